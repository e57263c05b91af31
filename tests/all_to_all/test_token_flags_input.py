"""token_flags refuses bad inputs before a kernel runs."""
from dataclasses import replace

import pytest
from rung_tools import check_call, draw, make

from a2a_lib.errors import HeapError
from a2a_lib.kernels.all_to_all import TokenFlags
from a2a_lib.kernels.moe import ProblemError, Shape
from a2a_lib.machine.node import Node, SymmetricHeap

SMALL = Shape("small", 16, 4, 136, 12, 3)  # 17 pieces of 16 bytes: less than a wave, and no power of two


# ---- bad input -------------------------------------------------------------------------------------------------------

@pytest.fixture(scope="module")
def comm():
    return make(SMALL, 4, blocks=8)


def test_bad_input_is_refused_before_anything_runs(comm):
    """Through each entry. All that is refused: tests/moe/test_moe_checks.py."""
    unknown, many = draw(SMALL, 4, 0, num_tokens=[3, 5, 0, 12]), draw(replace(SMALL, max_tokens=13), 4, 0, num_tokens=[3, 5, 0, 13])
    unknown.topk_ids[1][2, 3] = 2**31 - 1
    waves, epoch = comm.node.counters()["waves"], comm.epoch
    for problem, message in ((unknown, r"rank 1: topk_ids\[2, 3\] is 2147483647, must be an expert in \[0, 16\) or -1"),
                             (many, "13 tokens, .* made for at most 12")):
        for entry in (comm, comm.launch, comm.dispatch):
            with pytest.raises(ProblemError, match=message):
                entry(problem)
    assert comm.node.counters()["waves"] == waves and comm.epoch == epoch
    check_call(comm, draw(SMALL, 4, 9))  # the rung is as good as before
    check_call(comm, draw(replace(SMALL, max_tokens=5), 4, 1))  # fewer tokens fit


def test_a_heap_too_small_is_refused():
    node = Node(4)
    with pytest.raises(HeapError, match="the heap is full"):
        TokenFlags(node, SMALL, heap=SymmetricHeap(node, 60_000))
    assert node.counters()["waves"] == 0


def test_grids_that_cannot_be_are_refused():
    node = Node(2)
    for options in (dict(blocks=0), dict(blocks=-1), dict(waves=0), dict(waves=17)):
        with pytest.raises(ValueError, match="at least 1 block, 1 to 16 waves"):
            TokenFlags(node, "tiny", **options)
    with pytest.raises(ValueError, match="topk <= 32"):
        TokenFlags(node, Shape("wide", 64, 33, 8, 1))
    with pytest.raises(ValueError, match="16 experts do not divide over 3 ranks"):
        TokenFlags(Node(3), "tiny")
    with pytest.raises(TypeError, match="needs a node"):
        TokenFlags(None, "tiny", world_size=2)
    assert node.counters()["waves"] == 0
