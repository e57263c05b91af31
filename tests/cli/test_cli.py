"""The command `a2a` as a whole: its commands, words that changed, what is refused, where output cannot go."""
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from a2a_lib import cli
from a2a_lib.cli import options
from a2a_lib.lab import doctor
from a2a_lib.progress import Progress

ROOT = Path(__file__).resolve().parents[2]


def a2a(*arguments, **more):
    return subprocess.run([sys.executable, "-m", "a2a_lib", *arguments], cwd=ROOT, capture_output=True, text=True,
                          **more)


def help_of(command):
    return cli.build_parser(command).commands[command].format_help()


# ---- what there is

def test_bare_a2a_and_help_tell_every_command(capsys):
    assert cli.main([]) == 0
    bare = capsys.readouterr().out
    with pytest.raises(SystemExit) as status:
        cli.main(["--help"])
    assert status.value.code == 0 and capsys.readouterr().out == bare
    assert all(re.search(rf"^  a2a {name}\b", bare, re.M) for name in cli.COMMANDS)


def test_help_and_mistakes_import_no_command_and_no_heavy_package():
    code = """
import sys
from a2a_lib import cli
for words in ([], ["--version"], ["--help"], ["nope"], ["run", "--help"]):
    try:
        cli.main(words)
    except SystemExit:
        pass
assert "a2a_lib.cli.run" in sys.modules
loaded = [name for name in sys.modules if name.startswith("a2a_lib.cli.") or name in ("numpy", "torch", "shtab")]
assert set(loaded) <= {"a2a_lib.cli.run", "a2a_lib.cli.options"}, loaded
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help_and_json(command):
    text = help_of(command)
    assert "--json" in text
    parser = cli.build_parser(command).commands[command]
    assert parser.description and all(action.help for action in parser._actions)


SHARED = {"--shape", "--world-size", "--seed", "--schedule-seed", "--schedules", "--variant", "--memory", "--preset",
          "--target", "--picture", "--list", "--max-seconds"}


def test_one_name_means_one_thing():
    """An option of that name has the same type, metavar and way of naming values wherever it stands, and no second name
    is in use for it."""
    found = {}
    for name, command in cli.build_parser().commands.items():
        for action in command._actions:
            for option in action.option_strings:
                if option in SHARED:
                    found.setdefault(option, {})[name] = (action.type, action.metavar, action.dest)
    assert set(found) == SHARED
    for option, places in found.items():
        assert len(set(places.values())) == 1, (option, places)
    former = {old for names in options.FORMER.values() for old in names}
    text = "".join(map(help_of, cli.COMMANDS))
    assert not [old for old in former if re.search(rf"{old}\b", text)]
    assert {name for name in ("litmus", "explore", "run", "ladder", "bench") if "--memory" in help_of(name)} == {
        "litmus", "explore", "run", "ladder", "bench"}
    assert all("--shape" in help_of(name) for name in ("run", "ladder", "bench"))
    assert all("--world-size" in help_of(name) for name in ("run", "ladder", "bench", "calibrate"))


@pytest.mark.parametrize(("command", "words", "now", "said"), [
    ("litmus", ["--mode", "cpx", "--seeds=5", "--first", "7"], ["--memory", "cpx", "--schedules=5", "--schedule-seed",
                                                                "7"], "--mode is now --memory"),
    ("explore", ["token_flags", "--seeds", "5"], ["token_flags", "--schedules", "5"], "--seeds is now --schedules"),
    ("explore", ["token_flags", "--mutate", "x"], ["token_flags", "--variant", "x"], "--mutate is now --variant"),
    ("calibrate", ["--only", "l1", "l2", "--gpus", "2"], ["l1", "l2", "--world-size", "2"], "names stand without"),
    ("ladder", ["--rungs=sorted", "--json"], ["sorted", "--json"], "names stand without --rungs now"),
    ("bench", ["--workloads", "S1", "S2"], ["--shape", "S1", "S2"], "--workloads is now --shape"),
])
def test_former_names_still_do_with_a_note(command, words, now, said, capsys):
    assert options.renamed(command, words) == now
    err = capsys.readouterr().err
    assert said in err and err.count("\n") == sum(word.startswith("--") and word != "--json" for word in words)
    assert options.renamed(command, now) == now and not capsys.readouterr().err
    parse = cli.build_parser(command).parse_args
    assert parse([command, *now])


def test_a_former_name_end_to_end(capsys):
    assert cli.main(["ladder", "--rungs", "nope"]) == 2
    err = capsys.readouterr().err
    assert "names stand without --rungs now; the old form goes with the next version" in err
    assert "no rung is called 'nope'" in err


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_completion_knows_commands_options_rungs_and_shapes(shell, capsys):
    with pytest.raises(SystemExit) as status:
        cli.main(["--print-completion", shell])
    assert status.value.code == 0
    script = capsys.readouterr().out
    for word in (*cli.COMMANDS, "schedule-seed", "token_flags", "dsv3", "hw-spx", "world-size"):
        assert word in script, word


def test_bash_takes_the_completion_script():
    script = a2a("--print-completion", "bash").stdout
    asked = script + '\nCOMP_WORDS=(a2a run tok); COMP_CWORD=2; _shtab_a2a a2a tok run; echo "${COMPREPLY[@]}"\n'
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True)
    assert done.stdout.split() == ["token_flags"], done.stderr


def test_lists(capsys):
    assert cli.main(["shapes"]) == 0
    assert "dsv3" in capsys.readouterr().out
    assert cli.main(["shapes", "--json"]) == 0
    dsv3 = {row["name"]: row for row in json.loads(capsys.readouterr().out)}["dsv3"]
    assert (dsv3["num_experts"], dsv3["topk"], dsv3["dim"], dsv3["max_tokens"]) == (256, 8, 7168, 256)
    assert cli.main(["rungs", "--json"]) == 0
    assert {"sorted", "token_flags"} <= {row["name"] for row in json.loads(capsys.readouterr().out)}
    for command in (["calibrate"], ["litmus"], ["explore", "token_flags"]):
        assert cli.main([*command, "--list", "--json"]) == 0
        rows = json.loads(capsys.readouterr().out)
        assert cli.main([*command, "--list"]) == 0
        assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [row["name"] for row in rows]


def test_doctor_tells_simulated_from_real(capsys):
    assert cli.main(["doctor"]) == 0
    text = capsys.readouterr().out
    assert "zig clang" in text and "simulated: every instruction" in text and "machine code" in text
    assert cli.main(["doctor", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["targets"]["sim"]["gpus"] == 8
    assert "NEVER RUN ON HARDWARE" in found["targets"]["hip"]["run_on"] and "NEVER RUN ON HARDWARE" in text
    assert "clang version" in found["compilers"]["zig clang"]
    assert found["cache_bytes"] >= 0 and found["cache"] in text


def test_doctor_survives_a_machine_where_everything_is_missing(monkeypatch, capsys):
    monkeypatch.setattr(doctor, "_version_of", lambda name: None)
    monkeypatch.setattr(doctor, "_run", lambda *_: None)
    monkeypatch.setattr(doctor.shutil, "which", lambda name: None)
    monkeypatch.setenv("A2A_SIM_LIBRARY", "/nonexistent/liba2a_sim.so")
    monkeypatch.setenv("A2A_TARGET", "vulkan")
    assert cli.main(["doctor"]) == 0
    text = capsys.readouterr().out
    assert "A2A_TARGET is 'vulkan': one of sim, hip, cuda" in text
    assert "To mend:" in text and "torch is not installed" in text and "All is well" not in text


# ---- what is refused: one line, exit status 2, before any work

def one_line(done):
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    lines = done.stderr.splitlines()
    assert len(lines) == 1 and lines[0].startswith("a2a"), done.stderr
    return lines[0]


class InProcess:
    """`a2a` in this process, for what needs no other: starting one takes two seconds."""

    def __init__(self, capsys):
        self.capsys = capsys

    def __call__(self, *words):
        self.capsys.readouterr()
        try:
            self.returncode = cli.main(list(words))
        except SystemExit as status:
            self.returncode = status.code
        self.stdout, self.stderr = self.capsys.readouterr()
        return self


@pytest.fixture
def here(capsys):
    return InProcess(capsys)


@pytest.mark.parametrize(("words", "said"), [(["nope"], "invalid choice: 'nope'"), (["run", "nope"], "no rung is called")])
def test_bad_usage_is_one_line_of_a_process(words, said):
    assert said in one_line(a2a(*words))


@pytest.mark.parametrize(("words", "said"), [
    (["nope"], "invalid choice: 'nope'"),
    (["run"], "the following arguments are required: RUNG"),
    (["run", "nope"], "no rung is called 'nope'; there are reference"),
    (["run", "sorted", "--seed", "1.5"], "1.5 is no seed"),
    (["run", "sorted", "--seed", str(1 << 64)], "is no seed"),
    (["explore", "nope"], "no rung is called 'nope'"),
    (["explore", "token_flags", "--picture", "/nonexistent/x.png"], "there is no folder /nonexistent"),
    (["explore", "token_flags", "--memory", "weak"], "invalid choice: 'weak'"),
    (["ladder", "--picture", "x.docx"], "a picture ends in .png: not 'x.docx'"),
    (["ladder", "--world-size", "abc"], "abc is not at least 1"),
    (["bench", "varlen", "--out", "/dev/null/x"], "/dev/null is not a folder"),
    (["diff", "sorted", "p2p", "--context", "-1"], "-1 is not 0 or more"),
    (["--print-completion", "fish"], "invalid choice: 'fish'"),
])
def test_bad_usage_is_one_line(words, said, here):
    assert said in one_line(here(*words))


@pytest.mark.parametrize(("variables", "said"), [
    ({"WORLD_SIZE": "abc"}, "WORLD_SIZE is 'abc', not a whole number of at least 1"),
    ({"WORLD_SIZE": "2"}, "RANK is not set: start the processes with torchrun"),
    ({"WORLD_SIZE": "2", "RANK": "2"}, "RANK is 2, but WORLD_SIZE is 2"),
    ({"WORLD_SIZE": "2", "RANK": "0"}, "MASTER_ADDR is not set"),
])
@pytest.mark.parametrize("words", [["run", "sorted"], ["bench", "varlen", "--target", "hip"]])
def test_an_environment_that_torchrun_did_not_make(variables, said, words, here, monkeypatch):
    for name in ("WORLD_SIZE", "RANK", "LOCAL_RANK", "MASTER_ADDR", "MASTER_PORT"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert said in one_line(here(*words))


def test_a_port_that_is_taken():
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = a2a("run", "sorted", env={**os.environ, "WORLD_SIZE": "2", "RANK": "0", "MASTER_ADDR": "127.0.0.1",
                                         "MASTER_PORT": port})
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert f"a2a run: port 127.0.0.1:{port} is in use" in done.stderr.splitlines()[-1]


def test_python_dev_mode_has_the_traceback():
    done = subprocess.run([sys.executable, "-X", "dev", "-W", "ignore", "-m", "a2a_lib", "run", "nope"], cwd=ROOT,
                          capture_output=True, text=True)
    assert "Traceback" in done.stderr


# ---- where the output cannot go

@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")
@pytest.mark.parametrize(("words", "unbuffered"), [("shapes", ""), ("shapes", "1"),
                                                   ("diff rank_flags token_flags --context 9999", "")])
def test_a_full_disk_behind_stdout(words, unbuffered):
    done = subprocess.run(f"exec {sys.executable} -m a2a_lib {words} > /dev/full", shell=True, cwd=ROOT,
                          stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": unbuffered})
    done.stdout = ""
    assert "No space left on device (writing to stdout)" in one_line(done)


def test_stdout_closed():
    done = subprocess.run(f"exec {sys.executable} -m a2a_lib shapes >&-", shell=True, cwd=ROOT,
                          stderr=subprocess.PIPE, text=True)
    done.stdout = ""
    assert "stdout is closed" in one_line(done)


def test_stderr_closed_leaves_stdout_alone():
    done = subprocess.run(f"exec {sys.executable} -m a2a_lib shapes --json 2>&-", shell=True, cwd=ROOT,
                          stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0 and json.loads(done.stdout)
    done = subprocess.run(f"exec {sys.executable} -m a2a_lib run nope 2>&-", shell=True, cwd=ROOT,
                          stdout=subprocess.PIPE, text=True)
    assert done.returncode == 2 and done.stdout == ""


def test_a_reader_that_leaves_early():
    done = subprocess.run(f"{sys.executable} -m a2a_lib diff rank_flags token_flags --context 9999 | head -1",
                          shell=True, cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, "PYTHONUNBUFFERED": ""})
    assert done.stdout.startswith("--- ") and done.stderr == ""


def test_progress_is_silent_off_a_terminal_and_shown_on_one():
    class Stream:
        def __init__(self, terminal):
            self.terminal, self.text = terminal, ""

        def isatty(self):
            return self.terminal

        def write(self, text):
            self.text += text

        def flush(self):
            pass

    for terminal in (False, True):
        stream = Stream(terminal)
        bar = Progress(2, stream)
        bar.step("first")
        bar.step("second")
        bar.close()
        assert ("second" in stream.text) is terminal
