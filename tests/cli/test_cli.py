"""The command `a2a` as a whole: its commands, words that changed, what there is to list."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from cli_tools import ROOT, a2a

from a2a_lib import cli
from a2a_lib.lab import doctor

ROOT = Path(__file__).resolve().parents[2]


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
for words in ([], ["--version"], ["--help"], ["nope"], ["run", "--help"], ["run", "nope"], ["shapes"]):
    try:
        cli.main(words)
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
    found = {}
    for name, command in cli.build_parser().commands.items():
        for action in command._actions:
            for option in action.option_strings:
                assert option not in ("--mode", "--seeds", "--first", "--mutate", "--gpus", "--workloads", "--rungs")
                if option in SHARED:
                    found.setdefault(option, {})[name] = (action.type, action.metavar, action.dest)
    assert set(found) == SHARED
    for option, places in found.items():
        assert len(set(places.values())) == 1, (option, places)
    assert {name for name in ("litmus", "explore", "run", "ladder", "bench") if "--memory" in help_of(name)} == {
        "litmus", "explore", "run", "ladder", "bench"}
    assert all("--shape" in help_of(name) for name in ("run", "ladder", "bench"))
    assert all("--world-size" in help_of(name) for name in ("run", "ladder", "bench", "calibrate"))


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
    assert "never on hardware" in found["targets"]["hip"]["run_on"] and "never on hardware" in text
    for row in re.findall(r"^\| `(\w+)` \|.*\| ([^|]*) \|$", (ROOT / "README.md").read_text(), re.M):
        assert row[1].partition(";")[0] in found["targets"][row[0]]["run_on"], row
    assert "clang version" in found["compilers"]["zig clang"]
    assert found["cache_bytes"] >= 0 and found["cache"] in text


def test_doctor_survives_a_machine_where_everything_is_missing(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(doctor, "_version_of", lambda name: None)
    monkeypatch.setattr(doctor, "_run", lambda *_: None)
    monkeypatch.setattr(doctor.shutil, "which", lambda name: None)
    monkeypatch.setenv("A2A_SIM_LIBRARY", str(tmp_path / "liba2a_sim.so"))
    monkeypatch.setenv("A2A_TARGET", "vulkan")
    monkeypatch.setenv("HOME", str(tmp_path / "nowhere"))
    assert cli.main(["doctor"]) == 0
    text = capsys.readouterr().out
    assert "nowhere cannot be written" in text
    assert "A2A_TARGET is 'vulkan': one of sim, hip, cuda" in text
    assert "To mend:" in text and "torch is not installed" in text and "All is well" not in text
