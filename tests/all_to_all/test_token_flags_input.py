"""token_flags refuses bad inputs before a kernel runs, and its checks notice a wrong byte.
"""

import pytest
import torch
from rung_tools import check_call, check_untouched, draw, make, poison, start_in_a_row

from a2a_lib.errors import HeapError
from a2a_lib.kernels.all_to_all import TokenFlags
from a2a_lib.kernels.moe import MismatchError, Problem, ProblemError, Shape
from a2a_lib.machine.node import Node

SMALL = Shape("small", 16, 4, 136, 12, 3)  # 17 pieces of 16 bytes: less than a wave, and no power of two


# ---- bad input -------------------------------------------------------------------------------------------------------

@pytest.fixture(scope="module")
def comm():
    return make(SMALL, 4, blocks=8)


def parts(seed=0):
    problem = draw(SMALL, 4, seed, num_tokens=[3, 5, 0, 12])
    return problem.tokens, problem.topk_ids, problem.topk_weights


def spoil_id(value):
    def spoil(tokens, ids, weights):
        ids[1][2, 3] = value
    return spoil


def too_many(tokens, ids, weights):
    tokens[3] = torch.zeros((13, 136), dtype=torch.float16)
    ids[3], weights[3] = torch.full((13, 4), -1, dtype=torch.int32), torch.zeros((13, 4))


def assign(which, make_value):
    def spoil(*lists):
        lists[which][1] = make_value(lists[which][1])
    return spoil


BAD = {
    "id below -1": (spoil_id(-2), r"rank 1: topk_ids\[2, 3\] is -2, must be an expert in \[0, 16\) or -1"),
    "id too large": (spoil_id(16), r"rank 1: topk_ids\[2, 3\] is 16"),
    "id far too large": (spoil_id(2**31 - 1), r"rank 1: topk_ids\[2, 3\] is 2147483647"),
    "an expert twice": (assign(1, lambda t: t[:, :1].repeat(1, 4)), "rank 1: token 0 chooses expert .* twice"),
    "too many tokens": (too_many, "rank 3 has 13 tokens, token_flags was made for at most 12"),
    "token dtype": (assign(0, torch.Tensor.float), "rank 1: tokens is torch.float32, must be torch.float16"),
    "id dtype": (assign(1, torch.Tensor.long), "rank 1: topk_ids is torch.int64, must be torch.int32"),
    "weight dtype": (assign(2, torch.Tensor.half), "rank 1: topk_weights is torch.float16, must be torch.float32"),
    "dim": (assign(0, lambda t: t[:, :128].contiguous()), r"rank 1: tokens has shape \[5, 128\], must be \[5, 136\]"),
    "topk": (assign(1, lambda t: t[:, :3].contiguous()), r"rank 1: topk_ids has shape \[5, 3\], must be \[5, 4\]"),
    "number of rows": (assign(2, lambda t: t[:4].contiguous()), r"rank 1: topk_weights has shape \[4, 4\]"),
    "one-dimensional": (assign(0, lambda t: t.flatten()[:5]), r"rank 1: tokens has shape \[5\]"),
    "not contiguous": (assign(0, lambda t: torch.zeros((5, 272), dtype=torch.float16)[:, ::2]), "not contiguous"),
    "no tensor": (assign(1, lambda t: t.tolist()), "rank 1: topk_ids is no torch tensor"),
    "infinite token": (assign(0, lambda t: t + float("inf")), r"rank 1: tokens\[0, 0\] is not finite"),
    "NaN weight": (assign(2, lambda t: t * float("nan")), r"rank 1: topk_weights\[0, 0\] is not finite"),
}


@pytest.mark.parametrize("spoil, message", BAD.values(), ids=BAD.keys())
def test_bad_input_is_refused_before_anything_runs(comm, spoil, message):
    tokens, ids, weights = parts()
    spoil(tokens, ids, weights)
    waves, epoch = comm.node.counters()["waves"], comm.epoch
    for entry in (comm, comm.launch, comm.dispatch):
        with pytest.raises(ProblemError, match=message):
            entry(Problem(SMALL, tokens, ids, weights, exact=True))
    assert comm.node.counters()["waves"] == waves and comm.epoch == epoch
    check_call(comm, draw(SMALL, 4, 9))  # the rung is as good as before


def test_problems_of_another_shape_are_refused(comm):
    for problem, message in (
            (draw(SMALL, 8, 1), "the problem has 8 ranks, token_flags was made for 4"),
            (draw(Shape("other", 16, 3, 136, 12), 4, 1), "the problem has topk 3, token_flags was made for 4"),
            (draw(Shape("other", 16, 4, 128, 12), 4, 1), "the problem has dim 128, token_flags was made for 136"),
            (draw(Shape("other", 20, 4, 136, 12), 4, 1), "the problem has num_experts 20, token_flags was made for 16"),
            (draw(Shape("other", 16, 4, 136, 20), 4, 1, num_tokens=20), "20 tokens, .* made for at most 12")):
        with pytest.raises(ProblemError, match=message):
            comm(problem)
    check_call(comm, draw(Shape("fewer", 16, 4, 136, 5), 4, 1))  # fewer tokens fit


def test_a_heap_too_small_is_refused():
    node = Node(4)
    with pytest.raises(HeapError, match="the heap is full"):
        TokenFlags(node, SMALL, heap_bytes=60_000)
    assert node.counters()["waves"] == 0
    problem = draw(SMALL, 4, 0)
    problem.check(TokenFlags(node, SMALL, heap_bytes=10_000_000, blocks=4)(problem))


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


# ---- the checks themselves -------------------------------------------------------------------------------------------

def test_a_wrong_byte_in_memory_shows():
    """Spoils one value between the stages, because the checks above look at values that kernels wrote."""
    problem = draw(SMALL, 4, 1, num_tokens=6)
    comm = make(SMALL, 4, blocks=8)
    received = comm.dispatch(problem)
    replies = comm.experts(received)
    replies[2][0, 7] += 1
    with pytest.raises(MismatchError):
        problem.check(comm.combine(problem, replies))
    poison(comm)
    start_in_a_row(comm, [problem])()
    comm.local[1]["expert_x"][0, -1:].memset_(0)
    with pytest.raises(AssertionError, match="rank 1: expert_x was written at an unused row"):
        check_untouched(comm, problem)
    comm.heap["counts guard"][3][:1].memset_(1)
    with pytest.raises(AssertionError, match="rank 3: bytes .* of the counts guard"):
        comm.heap.check()
