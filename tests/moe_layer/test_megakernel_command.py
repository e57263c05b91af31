"""`a2a megakernel`."""
import json

import pytest

from a2a_lib.cli import main

SMALL = ["megakernel", "--layer", "8x2x64x64", "--tokens", "8", "--world-size", "2", "--programs", "8"]


def test_rungs_and_switches(capsys):
    assert main([*SMALL, "--rung", "phases", "megakernel", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    phases, whole = found["rungs"]
    assert (phases["rung"], whole["rung"]) == ("phases", "megakernel") and "simulated" in found["label"]
    assert phases["us"] > whole["us"] and phases["more"]["hidden"] < whole["more"]["hidden"]
    command = [*SMALL, "--rung", "megakernel", "--switch", "save=1", "combine=scatter", "--uncertainty", "2"]
    assert main(command) == 0
    said = capsys.readouterr().out
    assert "with programs 8, save True, combine scatter" in said and "low us" in said and "high us" in said


@pytest.mark.parametrize("words, said", [
    (["--rung", "none"], "no rung 'none'; there are phases"), (["--switch", "speed=2"], "no switch 'speed'"),
    (["--switch", "save=1", "barrier=all"], "save needs barrier 'tile'"), (["--layer", "8x2"], "is no layer"),
    (["--switch", "save=yes"], "'save=yes': 0 or 1"), (["--layer", "8x2x60x64"], "must be multiples of 16")])
def test_what_is_refused(words, said, capsys):
    try:
        status = main([*SMALL, *words])
    except SystemExit as end:
        status = end.code
    assert status == 2 and said in capsys.readouterr().err
