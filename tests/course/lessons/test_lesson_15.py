"""Lesson 15 says in prose what its stored outputs show."""
import re

import pytest
from lesson_tools import Lesson
from triton_tools import check_stored

from a2a_lib.kernels.gemm import kernels
from a2a_lib.kernels.gemm_rs.rungs import GEMM_REDUCE_SCATTER, REDUCE_TILES
from a2a_lib.kernels.stored import ADDER, TILES
from a2a_lib.machine.node import triton

LESSON = Lesson("15_gemm_reducescatter")
output, predictions, says = LESSON.output, LESSON.predictions, LESSON.says


def test_a_forgotten_wait_shows_where_a_rank_is_late():
    assert predictions("break-run") == [0, 3] and "rank 2:" not in output("break-run")
    assert "with its wait, rank 2 late: wrong on 0 ranks" in output("break-run")
    says("At one pace nobody is wrong.")


def test_times():
    assert predictions("roofline") == [0.975, 11.8]
    sequential, slots = predictions("run")
    assert 0.4 < slots / sequential < 0.5
    says("`slots` takes less than half of the time: no copy has to be started")
    says("most of that is storing: the GEMM alone takes 8.5 µs")
    (last,), = LESSON.numbers("tiles-film", r"of rank 0 over (\d+) us")
    assert last > 2 * 8.5 and "the GEMM alone: 8.5 us" in output("break-run")
    says("13 of 32 at 15.5 µs, and 2 to 7 for each other rank")
    counts, = re.findall(r"^ *15\.5\d +(\d+) +(\d+) +(\d+) +(\d+) ", output("tiles-film"), re.M)
    own, *others = (32 - int(count) for count in counts)
    assert own == 13 and (min(others), max(others)) == (2, 7)
    half, = predictions("programs-run")
    assert 1.15 < half / slots < 1.4, "the answer is B: longer by a quarter"
    us = {name: float(value) for name, value in re.findall(r"^(\S.*?) {2,}([\d.]+)  simulated", output("order-run"), re.M)}
    kernel = us["32 programs"]
    assert all(abs(us[f"32, {name}"] / kernel - 1) < 0.05 for name in ("own first", "owner 0 first"))
    says("Which owner comes first hardly matters.")
    says(f"In this order a call takes {kernel:.1f} µs (simulated, printed below).")
    assert 0.75 < us["32, spread"] / kernel < 0.85 and us["32, spread"] < us["slots, 64 programs"]
    says("spread over the owners, they take a fifth less")
    (gemm, of_128), = LESSON.numbers("programs-run", r"the GEMM alone: ([\d.]+) us with 64 programs, ([\d.]+) with 128")
    assert half - slots > 2 * (gemm - of_128) and abs(us["64, spread"] - slots - (gemm - of_128)) < 0.5
    says(f"The GEMM alone is {gemm - of_128:.1f} µs longer with one program per CU, but `slots` is {half - slots:.1f} µs longer.")
    says(f"Spread over the owners they take {us['64, spread']:.1f} µs, {us['64, spread'] - us['slots']:.1f} more than 128 programs")
    says(f"Own tiles first even save {kernel - us['32, own first']:.1f} µs")
    assert 0.01 < 1 - us["fused_sum"] / us["slots"] < 0.08
    says("And the links carry twice the tiles' bytes, as the last cell counts: 6.46 MB for 3.15 MB.")
    assert "The links moved 6.46 MB for 3.15 MB that were wanted." in output("links")
    says("It gains a few percent (in the next chart), and not more")


def test_bits():
    assert predictions("bits")[0] > 70 and predictions("bits")[1] == 0
    says("In fp16, three quarters of the values depend on which part came first. In float32 none does, here")


def test_measured():
    assert 22 < predictions("measured")[0] < 25
    small, large = ({name: float(us) for name, us in re.findall(r"^(\S.*?) {2,}([\d.]+)  measured", output(cell), re.M)}
                    for cell in ("measured", "measured-large"))
    assert large["library"] < 1.05 * large["cuBLAS alone"] < min(large[name] for name in ("slots", "fused_sum", "torch fused"))
    pairs = [percent for percent, in LESSON.numbers("measured-large", r"slots takes ([+-][\d.]+) % compared")]
    of_sequential = [percent for percent, in LESSON.numbers("measured-large", r"([+-][\d.]+) % with sequential")]
    for percents in (pairs, of_sequential):
        assert len(percents) == 3 and sum(percent < 0 for percent in percents) == 1
    says("`slots` is ahead on one pair, and behind on the others")
    assert small["sequential"] > small["slots"] and min(small["slots"], small["fused_sum"]) > small["torch fused"]
    assert large["sequential"] < min(large["slots"], large["fused_sum"])
    says("At the large shape even `sequential` beats `slots` and `fused_sum`")
    says(f"At the large shape it takes {100 * (large['library'] / large['cuBLAS alone'] - 1):.1f} % more than cuBLAS alone, "
         f"at the small one {small['library']:.1f} µs instead of {small['cuBLAS alone']:.1f}.")


def lesson_kernels():
    """(function, signature, constants) of the kernel in the cell, and of kernels with a line changed."""
    adder = triton.from_text(LESSON.source("adder"), "sum_slots", {**vars(triton), "kernels": kernels})
    wait = ("wait_at_least(flags + source * tiles + tile, epoch)", "pass")
    for function in (adder, triton.changed(adder, wait)):
        yield function, REDUCE_TILES.format("*fp16"), ADDER
    for owner in ("(rank + chunk) % world_size", "chunk", "(rank + 1 + chunk + tl.program_id(0)) % world_size"):
        yield (triton.changed(kernels.gemm_reduce_scatter, ("(rank + 1 + chunk) % world_size", owner)),
               GEMM_REDUCE_SCATTER.format("*fp16"), TILES | dict(ADD=False))


@pytest.mark.parametrize("number", range(5))
def test_stored_assembly_is_what_triton_makes(number, monkeypatch):
    check_stored(monkeypatch, list(lesson_kernels())[number],
                 "A2A_TRITON=store python -m a2a_lib.course.notebooks execute notebooks/15_gemm_reducescatter.ipynb")


def test_the_sum_for_everybody():
    (both, gemm, sums), = LESSON.numbers("all-run", r"^sequential: ([\d.]+) us; all_gather_gemm ([\d.]+), all_reduce_tiles ([\d.]+)")
    (fused,), = LESSON.numbers("all-run", r"^fused: ([\d.]+) us; gemm_all_reduce")
    assert 1.2 * max(gemm, sums) < fused < both
    says("Overlap hides less than it could.")
    with_nccl, with_lamport = predictions("all-measured")
    assert with_nccl > 1.25 and 0.9 < with_lamport < 1.1
    (in_turn, at_once), = LESSON.numbers("all-measured", r"^sequential ([\d.]+) us, fused ([\d.]+)")
    says(f"Alone, the two kernels take {gemm} and {sums} µs.")
    says(f"Against our own product and sum in turn, fusing gains {100 * (1 - at_once / in_turn):.0f} %. "
         "Against cuBLAS and `lamport` it is about equal, by an estimate")
