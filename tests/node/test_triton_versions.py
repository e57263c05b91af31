"""The Triton that is installed, or each one in A2A_TRITONS (folders, as `pip install --target FOLDER triton==VERSION` makes them,
separated as in PATH): its kernels run, its races and deadlocks are found, whatever instructions it makes of waits."""
import functools
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDERS = [folder for folder in os.environ.get("A2A_TRITONS", "").split(os.pathsep) if folder]
ROOT = Path(__file__).resolve().parents[2]
pytestmark = [
    pytest.mark.skipif(not FOLDERS and not importlib.util.find_spec("triton"), reason="no Triton: CONTRIBUTING.md says how to bring some"),
    pytest.mark.parametrize("folder", FOLDERS or [""], ids=lambda folder: Path(folder).name or "installed"),
    pytest.mark.xdist_group("tritons"),
]
needs_all = pytest.mark.skipif(not FOLDERS, reason="long: with A2A_TRITONS alone")


@functools.cache
def seen(folder):
    """The output of triton_version.py with the Triton of a folder. "" means the installed Triton."""
    path = os.pathsep.join(filter(None, [folder, str(ROOT), os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run([sys.executable, str(Path(__file__).with_name("triton_version.py")), *["all"] * bool(folder)],
                          capture_output=True, text=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": path})
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def unreleased(folder, order):
    """Whether an atomic of this order releases nothing. In front of one with sem="release", Triton 3.6 and 3.7 write back and do
    not wait for it (no s_waitcnt between buffer_wbl2 and the atomic). Triton 3.8 waits."""
    old = tuple(map(int, seen(folder)["version"].split(".")[:2])) < (3, 8)
    return order == "relaxed" or order == "release" and old


def test_a_race_is_found_whatever_else_the_kernel_signals(folder):
    for name, result in seen(folder)["reproductions"].items():
        order, poll = name.split(", ")[:2]
        assert result["races"] == (unreleased(folder, order) or poll == "relaxed"), name
        assert result["right"] or result["races"], name


def test_waits_and_signals_are_recorded_with_their_order(folder):
    for name, result in seen(folder)["reproductions"].items():
        order, poll, other, _ = name.split(", ")
        waits, signals = ([mark for mark in result["marks"] if mark.startswith(kind)] for kind in ("wait", "signal"))
        assert waits == [f"wait {'relaxed' if poll == 'relaxed' else 'acquire'} system"], name
        expected = "relaxed" if unreleased(folder, order) else "release"
        assert len(signals) == 1 + int(other) and signals[0] == f"signal {expected} system", name
        assert set(signals[1:]) <= {"signal release system"}, name
        assert result["waits"] == 1 and result["signals"] == len(signals), name


def test_races_of_the_samples_and_deadlocks_are_found(folder):
    races = seen(folder)["exchange"]
    assert races.pop("") == 0 and all(races.values()), races
    for name, text in seen(folder)["deadlocks"].items():
        assert text.startswith("DeadlockError: ") and "on flag[0] = 0 (no rank has set it)" in text, name


def test_answers_in_other_words(folder):
    answers = seen(folder)["exercise"]
    assert answers["renamed"] == answers["a poll of its own"] == "passed", answers
    for name in ("no wait", "any call"):  # the race's own text is the cause, with the reader's line
        assert "nothing orders them" in answers[name] and "read by rank 1, wait_in_place, line" in answers[name], answers


@needs_all
def test_senders_without_a_release_the_courses_kernels_and_a_picture(folder):
    races = seen(folder)["senders"]
    assert {name: bool(count) for name, count in races.items()} == {
        f"{senders}, {variant}": variant == "no release" for senders in (4, 5) for variant in ("as it is", "no release")}, races
    rungs = seen(folder)["rungs"]
    assert len(rungs) > 8 and set(rungs.values()) == {"ok"}, rungs
    assert max(seen(folder)["tiles"]) > 0, "a rank's own rows come first, the others are waited for"
