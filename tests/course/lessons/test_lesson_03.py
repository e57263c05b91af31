"""Lesson 03 says in prose what its stored outputs show, and its measured figures are read from recordings."""
import re

import pytest
from lesson_tools import Lesson

from a2a_lib.kernels.all_to_all import published
from a2a_lib.lab import bench

LESSON = Lesson("03_expert_parallelism_in_pytorch")
CELLS, PROSE, output, predictions, says = (LESSON.cells, LESSON.prose(), LESSON.output, LESSON.predictions, LESSON.says)


def test_nothing_is_simulated():
    assert "simulated" not in "".join(output(cell) for cell, c in CELLS.items() if c["cell_type"] == "code")


def test_bytes():
    stay, different = predictions("bytes")
    says("About one row in eight stays at home")
    assert 100 / stay == pytest.approx(8, abs=0.5)
    (flat, once), = LESSON.numbers("bytes", r"([\d.]+) MiB in all,\s+most [^;]*;\s+a row per \(token, rank\):\s+([\d.]+)\s+MiB")
    says("That saves a third.")
    assert once / flat == pytest.approx(2 / 3, abs=0.03) and different / 8 == pytest.approx(2 / 3, abs=0.03)
    says("One row per (token, k) is half as much again")
    sent = {int(rank): out for rank, out in LESSON.numbers("bytes", r"^ +(\d) +([\d.]+) ")}
    most = max(sent, key=sent.get)
    says(f"rank {most} sends {sent[most] / sent[0]:.0f} times as much as rank 0")


def test_wrong_splits_do_what_the_text_says():
    assert output("long").strip() == "rank 1: 8 rows; never written: [3]" and predictions("long-check") == [0]
    assert re.search(r"rank 1: .* will receive \[3, ", output("exchange-counts")), "the row behind the third"
    report = output("short")
    assert report.startswith("ProcessError: rank 1 died: SIGABRT") and "ranks 0, 2 and 3: ended" in report
    assert "correct" in output("loop-run") and "correct" in output("sorted-run")


def test_operations():
    loop, few = ({int(n): int(ops) for n, ops in LESSON.numbers(cell, r"^ *(\d+) tokens: +(\d+) op")}
                 for cell in ("ops", "sorted-ops"))
    says(f"needs {loop[4]} operations to pack and sum 4 tokens with 8 choices each")
    assert predictions("ops") == [loop[256]] and predictions("sorted-ops") == [few[256]]
    says("eight operations per flat token. Five of them are views")
    views = dict(LESSON.numbers("ops", r"^ *(\d+) tokens: +\d+ operations, +(\d+) of them"))
    assert (views[256] - views[4]) / (252 * 8) == 5
    assert (loop[256] - loop[4]) / (252 * 8) == pytest.approx(8)
    says("the same few operations for any number of tokens.")
    assert len(set(few.values())) == 1


def test_failures():
    assert "MismatchError" in output("no-inverse-fails") and predictions("no-inverse-check")[0] < 3
    assert "ranks 0, 2 and 3 got no answer from a peer within 3 s" in output("empty")
    assert predictions("empty-check") == [3]
    assert re.search(r"rank 1: correct: sent 0 rows, worked on [1-9]", output("empty-right"))
    assert output("killed").startswith("ProcessError: rank 2 died: SIGKILL")


def test_the_rungs_move_the_same_rows():
    rungs_bytes = re.findall(r"counts ([\d,]+), rows ([\d,]+)(?:, identity ([\d,]+))?, replies ([\d,]+)", output("rungs-bytes"))
    (_, first, labels, back), (counts, second, none, there) = rungs_bytes
    assert first == second == back == there and labels and not none
    says("The counts and `identity` (whose token a row is) are next to nothing")
    assert int(counts.replace(",", "")) < 0.002 * int(second.replace(",", ""))


def test_times_are_those_of_the_recordings():
    """The table agrees with two recordings of four H200, and the text agrees with the table."""
    table = [(name, float(us), float(alone)) for name, us, alone in
             re.findall(r"^sorted, (\w+) +([\d.]+) +([\d.]+) .*measured", output("time"), re.M)]
    assert len(table) == 6
    whole = {}
    for day in (21, 22):
        for peer in bench.load(f"bench-4xH200-2026-11-{day}")["peers"]:
            if peer["peer"] == "nccl" and peer["workload"] in ("bench1", "bench3", "dsv3"):
                us = peer["us"]
                assert (peer["workload"], us["total"]["median"], us["exchanges"]["median"]) in table
                whole.setdefault(peer["workload"], []).append(us["total"]["median"])
    says("takes between one and a half and three milliseconds")
    assert 1450 < min(map(min, whole.values())) < max(map(max, whole.values())) < 3050
    says("The bytes grow eightyfold, and the time not even twofold.")
    (grown,), = LESSON.numbers("time", r"dsv3 sends (\d+) times the bytes")
    assert grown == pytest.approx(80, abs=3) and predictions("time")[0] < 2
    says(f"differs between the two recordings by up to {max(max(times) / min(times) for times in whole.values()):.1f} times")
    (bench1, dsv3, many) = (share for share, in LESSON.numbers("time-4096", r"rows take (\d+) %"))
    says("NCCL's exchanges of the rows need a few percent of it.")
    says("The exchanges are still less than a tenth of it")
    assert bench1 < dsv3 < many < 10
    (large,), = LESSON.numbers("time-4096", r"per rank: (\d+) us")
    says("over eight times as long as `dsv3`")
    assert 8 < large / whole["dsv3"][1] < 9
    rows = 4096 * 8 * 14336
    says(f"But these are {rows / 1e6:.0f} MB, and to read and write them once at 4 TB/s takes {2 * rows / 4e12 * 1e3:.1f} ms (computed).")
    says("The recordings do not divide it.")
    says("So these recordings show what it is not: it is not the wire.")
    says("Our suspects for small shapes are the launches and the waiting host.")
    told = {version.us for rung in ("reference", "sorted") for version in published.VERSIONS[rung]}
    says("93 540 µs for a loop, and 1 361 µs with tokens grouped by sorting. When combine uses dispatch's order again, it is 1 311 µs.")
    assert {93_540, 1_361, 1_311} <= told
