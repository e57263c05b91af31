"""An option that has no effect in a call is an error in one line that names it, in every command, before any work."""
import pytest

from a2a_lib.cli import main, options


@pytest.mark.parametrize("line, words", [
    ("run sorted --processes 2 --memory strict --preset h200 --analyse", "--memory, --preset, --analyse have no effect: sorted"),
    ("run sorted --memory strict", "--memory has no effect: sorted"),
    ("run sorted --processes 2 --variant x", "no variants"),
    ("run sorted --processes 2 --trace x.json", "no trace"),
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
])
def test_it_is_refused(line, words, capsys):
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == "" and words in err and err.count("\n") == 1


def test_options_are_found_however_they_are_written():
    there = ["--schedules", "--schedule-seed", "--memory", "--json"]
    assert options.given_options(["run", "--memory", "--schedule-seed=3", "-x", "json"], there) == {"--memory",
                                                                                                    "--schedule-seed"}
    assert options.given_options(["--schedules", "3", "--mem", "strict", "--"], there) == {"--schedules", "--memory"}


def test_a_command_that_is_called_without_a_line_refuses_nothing():
    from argparse import Namespace
    options.refuse(Namespace(memory="strict"), "it is not asked", "--memory")
