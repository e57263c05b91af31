"""Shapes, routing, problems, the oracle, and above all: that the checks notice what is wrong."""
import hashlib
import random
from dataclasses import replace

import pytest
import torch
from moe_tools import (
    SMALL,
    perfect_dispatch,
    problem,  # noqa: F401
)

from a2a_lib import Draw
from a2a_lib.kernels.moe import (
    Problem,
    ProblemError,
    Shape,
    apply_expert,
    benchmark_shapes,
    expert_scale,
    expert_shift,
    shapes,
)
from a2a_lib.kernels.moe import test_shapes as small_shapes

ROUTINGS = ("uniform", "one_expert", "hot_expert", "one_rank", "empty_rank")


def plain(problem):
    """The definition, one number at a time in Python floats: per rank a list of rows."""
    result = []
    for x, ids, weights in zip(problem.tokens, problem.topk_ids, problem.topk_weights, strict=True):
        x, ids, weights, dim = x.tolist(), ids.tolist(), weights.tolist(), problem.shape.dim
        rows = []
        for t in range(len(x)):
            row = [0.0] * dim
            for expert, weight in zip(ids[t], weights[t], strict=True):
                if expert >= 0:
                    for i in range(dim):
                        row[(i + expert_shift(expert, dim)) % dim] += weight * x[t][i] * expert_scale(expert)
            rows.append(row)
        result.append(rows)
    return result


# ---- shapes ----------------------------------------------------------------------------------------------------------

def test_shapes_are_the_published_ones():
    rows = [(s.num_experts, s.topk, s.dim, s.max_tokens, s.seed) for s in benchmark_shapes + small_shapes]
    assert rows == [
        (8, 2, 6144, 16, 6635), (64, 6, 2048, 32, 1234), (128, 4, 2880, 128, 51), (128, 8, 4096, 256, 175),
        (256, 8, 7168, 256, 4),
        (8, 2, 6144, 4, 1236), (64, 6, 2048, 4, 1234), (64, 6, 2048, 8, 542), (128, 4, 2880, 16, 347),
        (128, 4, 2880, 32, 51), (128, 8, 4096, 64, 175), (128, 8, 4096, 128, 534), (256, 8, 7168, 64, 897),
        (256, 8, 7168, 128, 4)]
    assert shapes["dsv3"] is shapes["bench5"] is benchmark_shapes[-1]
    assert all(shapes[s.name] is s for s in benchmark_shapes + small_shapes)


@pytest.mark.parametrize("sizes", [(8, 9, 64, 4), (8, 0, 64, 4), (8, 2, 60, 4), (8, 2, 0, 4), (8, 2, 64, 0),
                                   (0, 0, 8, 1)])
def test_impossible_shapes_are_refused(sizes):
    with pytest.raises(ValueError, match="bad"):
        Shape("bad", *sizes)


def test_experts_must_divide():
    assert shapes["tiny"].local_experts(8) == 2
    with pytest.raises(ValueError, match="16 experts do not divide over 3 ranks"):
        shapes["tiny"].local_experts(3)
    with pytest.raises(ProblemError, match="divide"):
        Problem.random("tiny", world_size=5)
    with pytest.raises(ValueError, match="no shape is called 'huge'"):
        Problem.random("huge")


# ---- experts ---------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("shape", [*benchmark_shapes, shapes["tiny"]], ids=lambda s: s.name)
def test_every_expert_is_another_one(shape):
    kinds = {(expert_shift(e, shape.dim), expert_scale(e)) for e in range(shape.num_experts)}
    assert len(kinds) == shape.num_experts
    assert (0, 1.0) not in kinds
    assert all(expert_shift(e, shape.dim) % 8 == 0 for e in range(shape.num_experts))


@pytest.mark.parametrize("dim", [8, 16, 2880])
def test_apply_expert_is_roll_and_scale(dim):
    x = Draw(0).normal(40, dim, dtype=torch.float16)
    experts = Draw(1).integers(0, 300, 40, dtype=torch.int32)
    y = apply_expert(x, experts)
    assert y.dtype == torch.float16
    for row, expert in enumerate(experts.tolist()):
        assert torch.equal(y[row], torch.roll(x[row], expert_shift(expert, dim)) * expert_scale(expert))
    assert apply_expert(x[:0], experts[:0]).shape == (0, dim)
    with pytest.raises(ValueError, match="40 rows"):
        apply_expert(x, experts[:3])
    with pytest.raises(ValueError, match="-1"):
        apply_expert(x[:1], torch.tensor([-1]))


# ---- drawing ---------------------------------------------------------------------------------------------------------

def digest(problem):
    parts = [t.numpy().tobytes() for ts in (problem.tokens, problem.topk_ids, problem.topk_weights) for t in ts]
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]


def test_the_same_bits_everywhere():
    """Golden values: a change here changes every output of the course."""
    assert digest(Problem.random("tiny")) == GOLDEN["float"]
    assert digest(Problem.random("tiny", exact=True)) == GOLDEN["exact"]
    assert digest(Problem.random("tiny", seed=-5, routing="hot_expert", target=3, drop=0.3)) == GOLDEN["hot"]
    assert Problem.random("dsv3").num_tokens == [6, 222, 194, 235, 100, 96, 30, 11]


GOLDEN = {"float": "ecbf87f0f19b8c56", "exact": "47cc18dbb4e32ed8", "hot": "877bd8909fb55b9a"}


def test_seeds_and_ranks_differ_and_purposes_do_not_disturb_each_other():
    a, b = Problem.random(SMALL, seed=1, num_tokens=6), Problem.random(SMALL, seed=2, num_tokens=6)
    assert not torch.equal(a.tokens[0], b.tokens[0]) and not torch.equal(a.tokens[0], a.tokens[1])
    c = Problem.random(SMALL, seed=1, num_tokens=6, routing="one_rank")
    assert torch.equal(a.tokens[3], c.tokens[3]) and not torch.equal(a.topk_ids[3], c.topk_ids[3])


def test_distributions():
    p = Problem.random(Shape("wide", 32, 4, 1024, 400, 9), num_tokens=300)
    x = torch.cat(p.tokens).double()
    assert abs(x.mean()) < 0.01 and abs(x.var() - 1) < 0.01
    w = torch.cat(p.topk_weights)
    assert 0 < w.min() and w.max() <= 1 and abs(w.mean() - 0.5) < 0.01
    counts = p.flat_tokens().sum(0)
    assert counts.sum() == 8 * 300 * 4 and (counts.double() - 300).abs().max() < 90  # over 5 standard deviations
    seen = {n for seed in range(60) for n in Problem.random(SMALL, seed=seed).num_tokens}
    assert seen == set(range(1, SMALL.max_tokens))
    e = Problem.random(SMALL, exact=True)
    assert set(torch.cat(e.tokens).unique().tolist()) == {*range(-8, 0), *range(1, 9)}
    assert set(torch.cat(e.topk_weights).unique().tolist()) == {0.25, 0.5, 1.0}


@pytest.mark.parametrize("world_size", [1, 2, 4, 8])
@pytest.mark.parametrize("routing", ROUTINGS)
def test_routings(routing, world_size):
    target = world_size - 1
    p = Problem.random(SMALL, world_size, num_tokens=SMALL.max_tokens, routing=routing, target=target)
    p.validate()
    ids = torch.cat(p.topk_ids)
    live, owner = ids[ids >= 0], ids[ids >= 0] // p.local_experts
    if routing == "uniform":
        assert len(live) == ids.numel()
    elif routing == "one_expert":
        assert (live == target).all() and (ids == target).sum() == len(ids)
    elif routing == "hot_expert":
        assert len(live) == ids.numel() and (ids == target).any(1).all()
        assert {int(k) for k in (ids == target).int().argmax(1)} == {0, 1, 2, 3}
    elif routing == "one_rank":
        assert (owner == target).all() and len(live) == len(ids) * min(4, p.local_experts)
    else:
        assert (owner != target).all() and len(live) == (0 if world_size == 1 else ids.numel())
        assert p.traffic()[:, target].sum() == 0


def test_drops_and_counts():
    p = Problem.random(SMALL, num_tokens=[0, 12, 5, 0, 12, 1, 2, 3], drop=0.5)
    assert p.num_tokens == [0, 12, 5, 0, 12, 1, 2, 3]
    dropped = sum(int((ids < 0).sum()) for ids in p.topk_ids)
    assert 40 < dropped < 100  # of 140
    everything = Problem.random(SMALL, drop=1.0)
    assert all(not out.any() for out in everything.expected()) and everything.traffic().sum() == 0
    everything.check_dispatch(perfect_dispatch(everything))
    for bad in ([13] * 8, [-1] * 8, [1] * 7):
        with pytest.raises(ProblemError, match="tokens"):
            Problem.random(SMALL, num_tokens=bad)
    with pytest.raises(ProblemError, match="routing"):
        Problem.random(SMALL, routing="sideways")
    with pytest.raises(ProblemError, match="target"):
        Problem.random(SMALL, routing="empty_rank", target=8)
    with pytest.raises(ProblemError, match="drop"):
        Problem.random(SMALL, drop=1.5)
    assert Problem.random(replace(SMALL, max_tokens=1)).num_tokens == [1] * 8


# ---- the oracle ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize("routing", ROUTINGS)
def test_expected_is_the_definition(routing, exact):
    seed = random.randrange(2**32)
    p = Problem.random(SMALL, 4, seed, exact, num_tokens=[0, 12, 3, 1], routing=routing, target=2, drop=0.2)
    for rank, rows in enumerate(plain(p)):
        want = torch.tensor(rows, dtype=torch.float64).reshape(-1, SMALL.dim)
        got = p.expected()[rank]
        assert got.dtype == torch.float16
        if exact:
            assert torch.equal(got.double(), want), seed
        else:
            assert (got.double() - want).abs().max().item() <= 2**-11 * want.abs().max() if len(want) else True, seed


def test_exact_sums_are_exact_in_fp16_in_any_order():
    for topk in (2, 8, 16):
        p = Problem.random(Shape("exact", 32, topk, 256, 30, 5), 4, random.randrange(2**32), exact=True)
        for rank, want in enumerate(p.expected()):
            order = Draw(rank).permutation(topk)
            total = torch.zeros_like(want)
            for k in order.tolist():
                y = apply_expert(p.tokens[rank], p.topk_ids[rank][:, k])
                total += y * p.topk_weights[rank][:, k, None].half()
            assert torch.equal(total, want)
    with pytest.raises(ProblemError, match="topk <= 128"):
        Problem.random(Shape("wide", 256, 200, 8, 4), exact=True)
