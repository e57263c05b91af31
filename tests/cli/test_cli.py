"""The command `a2a` as a whole: its commands, what there is to list. It refuses bad arguments, options without effect and
unwritable outputs, in one line and before any work."""
import io
import json
import os
import re
import socket
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from a2a_lib import cli
from a2a_lib.cli import options
from a2a_lib.lab import doctor
from a2a_lib.progress_bar import Progress

ROOT = Path(__file__).resolve().parents[2]


def a2a(*arguments, **more):
    return subprocess.run([sys.executable, "-m", "a2a_lib", *arguments], cwd=ROOT, capture_output=True, text=True,
                          **more)


def help_of(command):
    return cli.build_parser(command).commands[command].format_help()


# ---- what there is

def test_bare_a2a_and_help_tell_every_command(capsys, call_a2a):
    bare = call_a2a().out
    status = pytest.raises(SystemExit, cli.main, ["--help"])
    assert status.value.code == 0 and capsys.readouterr().out == bare
    assert all(re.search(rf"^  a2a {name}\b", bare, re.M) for name in cli.COMMANDS)


def test_help_and_mistakes_import_no_command_and_no_heavy_package():
    code = """
import sys
from a2a_lib import cli
for arguments in ([], ["--version"], ["--help"], ["nope"], ["run", "--help"], ["run", "nope"], ["shapes"]):
    try:
        cli.main(arguments)
    except SystemExit:
        pass
assert "a2a_lib.cli.run" in sys.modules
loaded = [name for name in sys.modules if name.startswith("a2a_lib.cli.") or name in ("numpy", "torch", "matplotlib", "shtab")]
assert set(loaded) <= {f"a2a_lib.cli.{name}" for name in ("run", "options", "shapes")}, loaded
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
    meanings = {}
    for name, command in cli.build_parser().commands.items():
        for action in command._actions:
            for option in action.option_strings:
                assert option not in ("--mode", "--seeds", "--first", "--mutate", "--gpus", "--workloads", "--rungs")
                if option in SHARED:
                    meanings.setdefault(option, {})[name] = (action.type, action.metavar, action.dest)
    assert set(meanings) == SHARED
    for option, places in meanings.items():
        assert len(set(places.values())) == 1, (option, places)
    assert {name for name in ("litmus", "explore", "run", "ladder", "bench") if "--memory" in help_of(name)} == {
        "litmus", "explore", "run", "ladder", "bench"}
    assert all("--shape" in help_of(name) for name in ("run", "ladder", "bench"))
    assert all("--world-size" in help_of(name) for name in ("run", "ladder", "bench", "calibrate"))


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_completion_knows_commands_options_rungs_and_shapes(shell, capsys):
    status = pytest.raises(SystemExit, cli.main, ["--print-completion", shell])
    assert status.value.code == 0
    script = capsys.readouterr().out
    for word in (*cli.COMMANDS, "schedule-seed", "token_flags", "dsv3", "hw-spx", "world-size"):
        assert word in script, word


def test_bash_takes_the_completion_script():
    script = a2a("--print-completion", "bash").stdout
    asked = script + '\nCOMP_WORDS=(a2a run tok); COMP_CWORD=2; _shtab_a2a a2a tok run; echo "${COMPREPLY[@]}"\n'
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True)
    assert done.stdout.split() == ["token_flags"], done.stderr


def test_lists(capsys, call_a2a):
    assert "dsv3" in call_a2a("shapes").out
    dsv3 = {row["name"]: row for row in json.loads(call_a2a("shapes", "--json").out)}["dsv3"]
    assert (dsv3["num_experts"], dsv3["topk"], dsv3["dim"], dsv3["max_tokens"]) == (256, 8, 7168, 256)
    assert {"sorted", "token_flags"} <= {row["name"] for row in json.loads(call_a2a("rungs", "--json").out)}
    for command in (["calibrate"], ["litmus"], ["explore", "token_flags"]):
        rows = json.loads(call_a2a(*command, "--list", "--json").out)
        assert cli.main([*command, "--list"]) == 0
        assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [row["name"] for row in rows]


def test_doctor_tells_simulated_from_real(call_a2a):
    text = call_a2a("doctor").out
    assert "zig clang" in text and "simulated: every instruction" in text and "machine code" in text
    report = json.loads(call_a2a("doctor", "--json").out)
    assert report["targets"]["sim"]["gpus"] == 8
    assert "never on hardware" in report["targets"]["hip"]["run_on"] and "never on hardware" in text
    for row in re.findall(r"^\| `(\w+)` \|.*\| ([^|]*) \|$", (ROOT / "README.md").read_text(), re.M):
        assert row[1].partition(";")[0] in report["targets"][row[0]]["run_on"], row
    assert "clang version" in report["compilers"]["zig clang"]
    assert report["cache_bytes"] >= 0 and report["cache"] in text


def test_doctor_survives_a_machine_where_everything_is_missing(monkeypatch, call_a2a, tmp_path):
    monkeypatch.setattr(doctor, "version_of", lambda name: None)
    monkeypatch.setattr(doctor, "_run", lambda *_: None)
    monkeypatch.setattr(doctor.shutil, "which", lambda name: None)
    monkeypatch.setenv("A2A_SIM_LIBRARY", str(tmp_path / "liba2a_sim.so"))
    monkeypatch.setenv("A2A_TARGET", "vulkan")
    monkeypatch.setenv("HOME", str(tmp_path / "nowhere"))
    text = call_a2a("doctor").out
    assert "nowhere cannot be written" in text
    assert "A2A_TARGET is 'vulkan': one of sim, hip, cuda" in text
    assert "To mend:" in text and "torch is not installed" in text and "All is well" not in text


# ---- what is refused: one line, exit status 2, before any work

def one_line(done):
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    lines = done.stderr.splitlines()
    assert len(lines) == 1 and lines[0].startswith("a2a"), done.stderr
    return lines[0]


class InProcess:
    """Runs `a2a` in this process where a test needs no other, because starting one takes two seconds."""

    def __init__(self, capsys):
        self.capsys = capsys

    def __call__(self, *arguments):
        self.capsys.readouterr()
        try:
            self.returncode = cli.main(list(arguments))
        except SystemExit as status:
            self.returncode = status.code
        self.stdout, self.stderr = self.capsys.readouterr()
        return self


@pytest.fixture
def here(capsys):
    return InProcess(capsys)


def test_bad_usage_is_one_line_of_a_process():
    assert "no rung is called" in one_line(a2a("run", "nope"))


@pytest.mark.parametrize("line, message", [
    ("nope", "invalid choice: 'nope'"), ("run", "the following arguments are required: RUNG"),
    ("--print-completion fish", "invalid choice: 'fish'"),
    ("run nope", "no rung is called 'nope'; there are reference"), ("explore nope", "no rung is called 'nope'"),
    ("bench nothing --target sim", "no rung is called 'nothing'"), ("diff sorted nope", "no rung is called 'nope'"),
    ("run sorted --seed 1.5", "1.5 is no seed"), (f"run sorted --seed {1 << 64}", "is no seed"),
    ("run token_flags --shape nope", "no shape is called 'nope'; there are tiny"), ("ladder --shape nope", "no shape is called 'nope'"),
    ("run token_flags --world-size 3", "shape 'tiny': 16 experts do not divide over 3 ranks"), ("ladder --world-size 3", "do not divide"),
    ("run token_flags --world-size 0", "0 is not a whole number of at least 1"),
    ("ladder --world-size abc", "abc is not a whole number of at least 1"), ("run token_flags --target tpu", "invalid choice"),
    ("run token_flags --variant nope", "token_flags has no variant 'nope'; there are"), ("run sorted --variant x", "no kernels"),
    ("run sorted --variant x --processes 2", "no kernels"), ("run p2p --processes 2", "made of kernels"),
    ("run sorted --processes 3", "do not divide"), ("run sorted --processes 2 --world-size 4", "each process is one rank"),
    ("run sorted --processes 2 --trace x.pftrace", "no trace"), ("run varlen --train 2", "--train is of layer/expert_parallel"),
    ("run layer/expert_parallel --shape 8x2x64x16x12-float8", "no shape is called"),
    ("explore token_flags --picture /dev/null/none/x.png", "there is no folder /dev/null/none"),
    ("explore token_flags --memory weak", "invalid choice: 'weak'"), ("explore sorted", "made of PyTorch calls"),
    ("explore token_flags --variant nonsense", "token_flags has no variant 'nonsense'"),
    ("explore varlen --gradients 2", "--gradients is of layer/expert_parallel"),
    ("ladder --picture x.docx", "a picture ends in .png: not 'x.docx'"), ("ladder nope", "no rung is called 'nope'; there are reference"),
    ("ladder moe_layer --option speed=2", "takes no option speed"), ("ladder moe_layer --option save=yes", "save"),
    ("ladder moe_layer --shape 8x2", "no shape is called '8x2'"), ("ladder moe_layer --shape 8x2x60x64x8", "must be multiples of 16"),
    ("ladder gemm_rs --full", "shapes of gemm_rs have no tokens"),
    ("ladder moe_layer --target cuda --uncertainty 2", "--uncertainty is for simulated times"),
    ("bench varlen --out /dev/null/x", "/dev/null is not a folder"), ("bench --grid 132", "no grid"), ("bench --tune 4x17", "no grid"),
    ("bench --calls 0", "at least 1"), ("bench --rounds -3", "at least 1"), ("bench varlen --shape huge", "no workload is called 'huge'"),
    ("bench --beside /nowhere/nothing.json", "nothing.json"),
    ("bench --verify varlen --shape tiny --target sim --world-size 3", "divides over 3 ranks"),
    ("bench moe_layer --on-gpu --target sim", "--on-gpu: these GPUs are simulated"),
    ("bench varlen --on-gpu --target cuda", "all_to_all has no problems that GPUs draw"),
    ("bench moe_layer gemm_rs --on-gpu --target cuda", "--on-gpu measures one family"),
    ("bench gemm_rs --on-gpu --target cuda --option save=1", "takes no option save"),
    ("bench gemm_rs --on-gpu --target cuda --shape 12", "no shape is called '12'; there are tiny, small, lesson, or MxNxK"),
    ("diff sorted p2p --context -1", "-1 is not 0 or more"), ("calibrate l7", "no row is called l7"),
    ("calibrate --preset mi400", "mi400"), ("calibrate --page x.md l1", "measures all rows"),
    ("leaderboard --picture x.png", "--picture needs --shape"), ("submit none.hip", "there is no file"),
    ("submit x.hip --goal 0", "above 0"),
    ("room --serve --host 203.0.113.1", "cannot listen at 203.0.113.1, port 0: "),
    # Options without effect.
    ("run sorted --processes 2 --memory strict --preset h200 --analyse", "--memory, --preset, --analyse have no effect: sorted"),
    ("run sorted --memory strict", "--memory has no effect: sorted"),
    ("run sorted --processes 2 --variant x", "no variants"),
    ("run sorted --processes 2 --trace x.pftrace", "no trace"),
    ("run token_flags --target cuda --preset h200", "--preset has no effect: the GPUs of target cuda are real"),
    ("ladder --target hip --memory strict --schedule-seed 0", "--memory, --schedule-seed have no effect: the GPUs of target hip"),
    ("ladder sorted reference --designs --preset ideal", "--preset, --designs have no effect: these rungs are made of PyTorch"),
    ("bench moe_layer --on-gpu --target cuda --grid 8x8", "--grid has no effect: plain launches"),
    ("bench varlen --designs", "--designs has no effect: it is of --on-gpu"),
    ("run layer/expert_parallel --train 1 --target cuda --schedule-seed=3", "--schedule-seed has no effect: the GPUs"),
    ("bench --beside x.json --calls 3 --litmus", "--calls, --litmus have no effect: --beside"),
    ("bench --verify --tune", "--tune has no effect: --verify"),
    ("bench --litmus --shape tiny", "--shape has no effect: --litmus"),
    ("bench --rounds 3 --target sim", "--rounds has no effect: it is of --litmus"),
    ("bench --target cuda --memory ideal", "--memory has no effect: the GPUs of target cuda are real"),
    ("explore token_flags --list --schedules 3", "--schedules has no effect: --list runs nothing"),
    ("litmus --list --max-seconds 3", "--max-seconds has no effect: --list runs nothing"),
    ("calibrate --list --preset h200", "--preset has no effect: --list runs nothing"),
    ("calibrate --target cuda --preset h200", "--preset has no effect: the GPUs of target cuda are real"),
    ("diff rank_flags token_flags --stat --context 2", "--context has no effect: --stat"),
    ("run varlen --compiled", "--compiled has no effect: it is of --train"),
    ("run layer/expert_parallel --train 2 --shape tiny", "--shape has no effect: --train has its own layers"),
    ("explore layer/expert_parallel --gradients 2 --memory strict", "--memory has no effect: --gradients draws"),
])
def test_a_bad_request_is_one_line(line, message, here):
    assert message in one_line(here(*line.split())) and here.stdout == ""


@pytest.mark.parametrize(("variables", "message"), [
    ({"WORLD_SIZE": "abc"}, "WORLD_SIZE is 'abc', not a whole number of at least 1"),
    ({"WORLD_SIZE": "2"}, "RANK is not set: start the processes with torchrun"),
    ({"WORLD_SIZE": "2", "RANK": "2"}, "RANK is 2, but WORLD_SIZE is 2"),
    ({"WORLD_SIZE": "2", "RANK": "0"}, "MASTER_ADDR is not set"),
])
@pytest.mark.parametrize("command", [["run", "sorted"], ["bench", "varlen", "--target", "hip"]])
def test_an_environment_that_torchrun_did_not_make(variables, message, command, here, monkeypatch):
    for name in ("WORLD_SIZE", "RANK", "LOCAL_RANK", "MASTER_ADDR", "MASTER_PORT"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert message in one_line(here(*command))


def test_a_port_that_is_taken(here, monkeypatch):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for name, value in {"WORLD_SIZE": "2", "RANK": "0", "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": port}.items():
            monkeypatch.setenv(name, value)
        done = here("run", "sorted")
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert f"a2a run: port 127.0.0.1:{port} is in use" in done.stderr.splitlines()[-1]


def test_python_dev_mode_has_the_traceback():
    done = subprocess.run([sys.executable, "-X", "dev", "-W", "ignore", "-m", "a2a_lib", "run", "nope"], cwd=ROOT,
                          capture_output=True, text=True)
    assert "Traceback" in done.stderr


# ---- where the output cannot go

# `a2a shapes` with more to say than a buffer holds: a write fails before the last one.
LONG = """
import sys
from a2a_lib import cli
from a2a_lib.cli import options
from a2a_lib.cli import shapes
shapes.run = lambda args: print("many shapes " * 10_000)
sys.exit(cli.main())
"""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")
@pytest.mark.parametrize(("command", "unbuffered"), [("-m a2a_lib shapes", ""), ("-m a2a_lib shapes", "1"),
                                                     (f"-c '{LONG}' shapes", "")])
def test_a_full_disk_behind_stdout(command, unbuffered):
    done = subprocess.run(f"exec {sys.executable} {command} > /dev/full", shell=True, cwd=ROOT,
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
    done = subprocess.run(f"{sys.executable} -c '{LONG}' shapes | head -c 10", shell=True, cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, "PYTHONUNBUFFERED": ""})
    assert done.stdout == "many shape" and done.stderr == ""


def test_progress_is_silent_off_a_terminal_and_shown_on_one():
    for terminal in (False, True):
        stream = io.StringIO()
        stream.isatty = lambda terminal=terminal: terminal
        bar = Progress(2, stream)
        bar.step("first")
        bar.step("second")
        bar.close()
        assert ("second" in stream.getvalue()) is terminal


def test_options_are_found_however_they_are_written():
    there = ["--schedules", "--schedule-seed", "--memory", "--json"]
    assert options.given_options(["run", "--memory", "--schedule-seed=3", "-x", "json"], there) == {"--memory", "--schedule-seed"}
    assert options.given_options(["--schedules", "3", "--mem", "strict", "--"], there) == {"--schedules", "--memory"}


def test_a_command_that_is_called_without_a_line_refuses_nothing():
    options.refuse(Namespace(memory="strict"), "it is not asked", "--memory")
