"""Lesson 03 says in prose what its stored outputs show, and its measured figures are those of one table."""
import re

import pytest
from lesson_tools import Lesson

LESSON = Lesson("03_expert_parallelism_in_pytorch")
CELLS, PROSE, output, predictions, said = (LESSON.cells, LESSON.prose(), LESSON.output, LESSON.predictions, LESSON.said)


def test_nothing_is_simulated():
    assert "simulated" not in "".join(output(cell) for cell, c in CELLS.items() if c["cell_type"] == "code")


def test_the_exercises_take_the_time_the_lesson_says():
    text = LESSON.solved.prose()
    asked = [int(found) for found in re.findall(r"^\*PyTorch, (\d+) minutes", text, re.MULTILINE)]
    said(f"four [exercises](../exercises/03_expert_parallelism_in_pytorch.ipynb) of {sum(asked)} minutes")
    assert f"Four exercises in PyTorch, {sum(asked)} minutes" in " ".join(text.split())
    end = " ".join(PROSE.split("## Exercises")[1].split())
    assert [int(found) for found in re.findall(r"\((\d+)(?: minutes)?\)", end)] == asked


def test_every_measurement_has_a_prediction_that_is_checked():
    guesses = [cell for cell in CELLS if cell.startswith("guess")]
    typed = sum(len(LESSON.source(cell).splitlines()) for cell in guesses)
    checked = [cell for cell in CELLS if "check.prediction(" in LESSON.source(cell)]
    assert typed == sum(len(predictions(cell)) for cell in checked) == 10
    ids = list(CELLS)
    for guess in guesses:
        at = ids.index(guess)
        assert set(ids[at + 1:at + 3]) & set(checked), f"{guess}: checked right below"
        assert "**Predict**" in LESSON.source(ids[at - 1]), f"{guess}: asked for right above"


def test_bytes():
    stay, different = predictions("bytes")
    said("One row in eight stays")
    assert 100 / stay == pytest.approx(8, abs=0.5)
    (flat, once), = LESSON.numbers("bytes", r"([\d.]+) MiB in all,\s+most [^;]*;\s+a row per \(token, rank\):\s+([\d.]+)\s+MiB")
    said("That saves a third.")
    assert once / flat == pytest.approx(2 / 3, abs=0.03) and different / 8 == pytest.approx(2 / 3, abs=0.03)
    said("one per (token, k) is half as much again")
    sent = {int(rank): out for rank, out in LESSON.numbers("bytes", r"^ +(\d) +([\d.]+) ")}
    said("rank 3 sends 36 times as much as rank 0")
    assert max(sent, key=sent.get) == 3 and sent[3] / sent[0] == pytest.approx(36, abs=0.5)


def test_wrong_splits_do_what_the_text_says():
    assert output("long").strip() == "rank 1: 8 rows; never written: [3]" and predictions("long-check") == [0]
    assert re.search(r"rank 1: .* will receive \[3, ", output("exchange-counts")), "the row behind the third"
    report = output("short")
    assert report.startswith("ProcessError: rank 1 died: SIGABRT") and "ranks 0, 2 and 3: ended" in report
    assert "correct" in output("loop-run") and "correct" in output("sorted-run")


def test_operations():
    loop, few = ({int(n): int(ops) for n, ops in LESSON.numbers(cell, r"^ *(\d+) tokens: +(\d+) op")}
                 for cell in ("ops", "sorted-ops"))
    said("to pack and sum 4 tokens with 8 choices each takes 261 operations")
    assert loop[4] == 261 and predictions("ops") == [loop[256]] and predictions("sorted-ops") == [few[256]]
    said("Eight operations for every flat token")
    assert (loop[256] - loop[4]) / (252 * 8) == pytest.approx(8)
    said("The same few for any number of tokens.")
    assert len(set(few.values())) == 1


def test_failures():
    assert "MismatchError" in output("no-inverse-fails") and predictions("no-inverse-check")[0] < 3
    assert "ranks 0, 2 and 3 got no answer from a peer within 3 s" in output("empty")
    assert predictions("empty-check") == [3]
    assert re.search(r"rank 1: correct: sent 0 rows, worked on [1-9]", output("empty-right"))
    assert output("killed").startswith("ProcessError: rank 2 died: SIGKILL")


def test_the_rungs_move_the_same_rows():
    found = re.findall(r"counts ([\d,]+), rows ([\d,]+)(?:, identity ([\d,]+))?, replies ([\d,]+)",
                       output("rungs-bytes"))
    (_, first, labels, back), (counts, second, none, there) = found
    assert first == second == back == there and labels and not none
    said("Counts, and `identity` (whose token a row is), are next to nothing")
    assert int(counts.replace(",", "")) < 0.002 * int(second.replace(",", ""))


def test_times_are_those_measured():
    """facts: four H200, 2026-11-21, PyTorch + NCCL, two runs, and the floor of the same bytes, flat."""
    floor = {"bench1": 18.7, "bench3": 23.6, "dsv3": 139, "dsv3, 4096 tokens": 1998}
    runs = {"bench1": (1311, 1423), "bench3": (1173, 1378), "dsv3": (1108, 1403), "dsv3, 4096 tokens": (5769,)}
    table = {name.strip(): (float(us), float(alone)) for name, us, alone in
             re.findall(r"^sorted, (bench1|bench3|dsv3(?:, 4096 tokens)?) +([\d.]+) +([\d.]+) ", output("time"), re.M)}
    assert table == {name: (min(runs[name]), floor[name]) for name in floor}
    assert "measured (4 H200" in output("time") and predictions("time")[0] < 1
    said("The bytes alone need an eighth of it at `dsv3`, a seventieth at `bench1`.")
    assert runs["dsv3"][0] / floor["dsv3"] == pytest.approx(8, abs=0.2)
    assert runs["bench1"][0] / floor["bench1"] == pytest.approx(70, abs=1)
    from a2a_lib.alltoall import published
    told = {version.us for rung in ("reference", "sorted") for version in published.VERSIONS[rung]}
    said("93 540 µs for the loops, 1 361 with tokens grouped by sorting, 1 311 with combine reusing dispatch's order")
    assert {93_540, 1_361, 1_311} <= told
