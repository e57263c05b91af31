"""show.tiles: whose rows a program multiplies, when it waits, which copies bring them; and kernels with a line changed."""
import re

import pytest

from a2a_lib import Node, show
from a2a_lib.kernels.ag_gemm import AG_GEMM
from a2a_lib.kernels.gemm import GemmProblem, GemmShape, kernels
from a2a_lib.kernels.gemm_rs import GEMM_RS
from a2a_lib.machine.toolchain.triton.stored import changed

pytestmark = pytest.mark.usefixtures("stored_assembly")
SMALL = GemmShape(m=256, n=128, k=64)


def called(rung, kind, **options):
    gemm = rung(Node(2, name="small", seed=0), SMALL, programs=1, **options)
    gemm(GemmProblem.random(kind, SMALL, 2, seed=1))
    return gemm


def test_a_gemm_that_waits_begins_with_its_own_rows():
    rung = called(AG_GEMM["copy_engine"], "ag_gemm", gemm_first=True)
    for rank in (0, 1):
        table = show.tiles(rung.trace, rank=rank, source=rung.source_of).table.to_dict()
        assert table["rows of"] == [0, 1] and table["waited_us"][rank] == 0
        own, other = rank, 1 - rank
        assert table["from_us"][own] < table["from_us"][other] and table["to_us"][own] <= table["from_us"][other]
        assert table["to_us"][other] <= rung.us


def test_a_gemm_that_sends_ends_with_its_own_rows():
    rung = called(GEMM_RS["slots"], "gemm_rs")
    picture = show.tiles(rung.trace, rank=1, kernel="gemm_reduce_scatter")
    table = picture.table.to_dict()
    assert table["rows of"] == [0, 1] and table["to_us"][0] <= table["from_us"][1]
    assert re.search("^1 program of rank 1.*They wait 0%", picture.alt)


def test_a_trace_without_such_waves():
    rung = called(GEMM_RS["slots"], "gemm_rs")
    pytest.raises(KeyError, show.tiles, rung.trace, kernel="nothing").match("no 'nothing' in this trace")
    pytest.raises(ValueError, show.tiles, rung.trace, rank=7).match("rank 7 has no waves")


def test_a_text_is_replaced_where_it_stands_once():
    with pytest.raises(ValueError, match="wait_for_all has 'i' .* times, not once"):
        changed(kernels.wait_for_all, ("i", "j"))
    other = changed(kernels.wait_for_all, ("!= own", "== own"))
    assert other.__name__ == "wait_for_all" and other.fn is not kernels.wait_for_all.fn


def test_a_python_function_is_shown():
    shown = show.source(AG_GEMM["copy_engine"].copy, part="rank.copy", mark=["flags[piece"])
    assert shown.lines[0] == "for piece in range(self.pieces):" and len(shown.lines) == 4
    assert shown.marked == {shown.first + 3}
