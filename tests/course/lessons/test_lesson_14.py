"""Lesson 14 says in prose what its stored outputs show."""
import re

import pytest
from lesson_tools import Lesson
from triton_tools import check_stored

import a2a_lib as a2a
from a2a_lib.course.check import tiles
from a2a_lib.kernels.ag_gemm.rungs import ALL_GATHER_GEMM
from a2a_lib.kernels.stored import TILES
from a2a_lib.machine.node import triton

LESSON = Lesson("14_allgather_gemm")
output, predictions, says = LESSON.output, LESSON.predictions, LESSON.says


def test_a_wait_that_is_missing_or_wrong():
    for cell in ("no-wait-run", "early-run"):
        assert predictions(cell) == [1] and "rank 0: 32768 of 131072 elements wrong" in output(cell)
    says("Only the first of them is wrong, because the later rows arrived while earlier tiles were multiplied.")
    report = output("wrong-flag-run")
    assert predictions("wrong-flag-run") == [3] and "gather_gemm.py:10" in report and "rank 0, kernel" not in report
    assert LESSON.source("kernel").splitlines()[9].strip().startswith("wait_at_least(flags + source"), "line 10"


def test_what_overlapping_gains():
    alone, = LESSON.numbers("alone", r"alone: ([\d.]+) us")[0]
    sequential, overlapped = predictions("overlap")
    assert overlapped - alone < (sequential - alone) / 2, "most is gone"
    first, = predictions("order-run")
    assert overlapped + 15 < first < sequential
    says("One after the other takes 16 µs more than the roofline says. Most of that is gathering: the last flag comes at 30.1 µs "
         "instead of 17.7.")
    (floor,), = LESSON.numbers("overlap", r"^one after the other +([\d.]+)")
    assert abs(sequential - floor - 16) < 0.5 and "the last flag is copied at 30.1 us" in output("tiles")
    says("All results are right, but the call is hardly faster than one after the other.")
    assert predictions("roofline") == [7.8, 17.7]
    says(f"A CU does {1307 / 304:.1f} TFLOP/s in fp16 (1307 over 304 CUs, published).")
    says(f"Alone, this GEMM takes {alone:.0f} µs")
    work = {int(rank): float(us) for rank, us in re.findall(r"^ +(\d) +[\d.]+ +[\d.]+ +([\d.]+) +[\d.]+$", output("order-run"), re.M)}
    assert work[0] > work[2] == pytest.approx(work[3], abs=0.1)
    says(f"the last wait is rank 2's rows, then come own rows. That is why both lines have {work[2]} µs of work.")


def test_pieces_and_waves():
    says(f"there are {3 * 4 * 2} copies per rank instead of {3 * 2}")  # peers, pieces, rows and flag
    assert predictions("pieces-run")[0] > 1.3 * predictions("overlap")[1], "it costs"
    us = {name: float(value) for name, value in re.findall(r"^(\S.*?), 16 +([\d.]+) ", output("waves-run"), re.M)}
    assert abs(us["copy_engine"] / us["put_by_waves"] - 1) < 0.03 and us["put_by_waves"] < 0.95 * us["pull_by_waves"]
    says("Pulling loses to pushing")
    flags = [float(at) for at in re.findall(r"^rank \d +1 +([\d.]+) ", output("flags"), re.M)]
    says("flags follow one another after 12 or 13 µs. One link works at a time, and it needs 11.7 µs for a rank's rows.")
    assert [round(late - soon) for soon, late in zip(flags, flags[1:])] == [12, 13] and round(2**19 / 45e3, 1) == 11.7
    last = max(flags)
    assert us["GEMM alone"] < last
    says(f"The last rows come at {last:.1f} µs, after the GEMM alone would have ended.")
    assert "exchange.py:6" in output("race-run") and "right: wrong on 0 ranks; races: 0" in output("race-run")


def test_measured():
    recording = a2a.bench.load("gemm-2xH200-2026-11-22")
    us = {(row["rung"], row["size"][0]): row["us"]["median"] for row in recording["rows"] if row["kind"] == "ag_gemm"}
    rungs = ("sequential", "pull_by_waves", "put_by_waves", "copy_engine")
    assert min(us[name, 8192] for name in rungs) == us["copy_engine", 8192] < us["torch fused", 8192]
    assert max(us.values(), key=lambda value: value) < 7000 and abs(us["put_by_waves", 8192] / us["sequential", 8192] - 1) < 0.01
    assert max((us[name, 4096], name) for name in rungs)[1] == "pull_by_waves"
    assert 1 < predictions("measured")[0] < 3


def test_bytes_between_nodes():
    flat, once = predictions("nodes")
    assert round(flat / once) == 8
    says("It is an eighth: data should cross the slow level once.")
    says(f"a rank's rows are {2048 // 8 * 256 * 2 // 1024} KiB")
    shorter, = predictions("two-level-run")
    assert shorter > 5
    says("In two dimensions a NIC is busy for 4.8 of 46 µs, and the links for 28.8.")
    text = " ".join(output("two-level-run").split())
    assert "2 nodes of 4 ranks, 46 us" in text and re.findall(r"at most ([\d.]+) us of a rank", text) == ["4.8", "28.8"]


def test_the_roofline_that_is_called_does_the_readers_sum():
    alone, = LESSON.numbers("alone", r"alone: ([\d.]+) us")[0]
    us = dict(re.findall(r"^(GEMM|communication|one after the other|overlapped) +([\d.]+)$", output("overlap"), re.M))
    assert abs(float(us["GEMM"]) - alone) < 0.1 and float(us["communication"]) == pytest.approx(predictions("roofline")[1], abs=0.1)
    sequential, overlapped = predictions("overlap")
    assert float(us["one after the other"]) < sequential and float(us["overlapped"]) < overlapped


def kernels():
    """(function, signature, constants) of the kernels in the cells, and of those with a line changed."""
    scope = dict(vars(triton))
    cell = lambda name, function: triton.from_text(LESSON.source(name).split("\n\nkernel = ")[0], function, scope)  # noqa: E731
    gemm = cell("kernel", "gather_gemm")
    wait = "wait_at_least(flags + source, epoch)"
    for changes in ((), ((wait, "pass"),), (("flags + source", "flags + number // tiles"),),
                    (("(rank + number // tiles) % world_size", "number // tiles"),)):
        yield (triton.changed(gemm, *changes), ALL_GATHER_GEMM.format("*fp16").removesuffix(", i32"),
               {name: value for name, value in TILES.items() if name != "GROUP"})
    yield cell("add-bias", "add_bias"), "*fp32, *fp32, i32", dict(BLOCK=128)
    yield tiles.gemm_in_order, tiles.ORDERED, dict(BM=tiles.BM, BN=tiles.BN, BK=tiles.BK)  # of exercise 2
    yield cell("exchange", "exchange"), "*i32, *i32, *i32, *i32, *i64, i32, i32, i32", dict(BLOCK=256)


@pytest.mark.parametrize("number", range(7))
def test_stored_assembly_is_what_triton_makes(number, monkeypatch):
    check_stored(monkeypatch, list(kernels())[number],
                 "A2A_TRITON=store python -m a2a_lib.course.notebooks execute notebooks/14_allgather_gemm.ipynb")
