"""Shapes, routing, problems, the oracle, and above all: that the checks notice what is wrong."""
import hashlib
import random
from dataclasses import replace

import pytest
import torch

import a2a_lib as a2a
from a2a_lib import Draw, families
from a2a_lib.kernels.moe.checks import MismatchError, Received
from a2a_lib.kernels.moe.expert import apply_expert, expert_scale, expert_shift
from a2a_lib.kernels.moe.gemm import GemmShape
from a2a_lib.kernels.moe.layer_problem import LayerProblem, LayerShape
from a2a_lib.kernels.moe.problem import Problem, ProblemError
from a2a_lib.kernels.moe.shapes import MOST, Shape, benchmark_shapes, shapes
from a2a_lib.kernels.moe.shapes import test_shapes as small_shapes

SMALL = Shape("small", 16, 4, 128, 12, 3)  # 16 pieces of 16 bytes: all shifts differ


def perfect_dispatch(problem, rng=None):
    """The rows that every rank should receive, in random order."""
    rng = rng or random.Random(0)
    local, received = problem.local_experts, []
    for rank in range(problem.world_size):
        choices = []
        for src, ids in enumerate(problem.topk_ids):
            for t, k in (ids // local == rank).nonzero().tolist():
                choices.append((src, t, k, int(ids[t, k]) % local))
        rng.shuffle(choices)
        src, token, k, expert = torch.tensor(choices, dtype=torch.int64).reshape(-1, 4).unbind(1)
        rows = [problem.tokens[s][t] for s, t, _, _ in choices]
        rows = torch.stack(rows) if rows else torch.empty(0, problem.shape.dim, dtype=torch.float16)
        received.append(Received(rows, src, token, k, expert, torch.bincount(src, minlength=problem.world_size),
                                 torch.bincount(expert, minlength=local)))
    return received


# ---- checking outputs ------------------------------------------------------------------------------------------------

@pytest.fixture(params=[True, False], ids=["exact", "float"])
def problem(request):
    p = Problem.random(SMALL, 4, 20, request.param, num_tokens=[5, 0, 12, 7])
    for weights in p.topk_weights:
        weights.clamp_(min=0.25)  # so that a message can tell which choice is wrong
    return p


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
    pytest.raises(ValueError, Shape, "bad", *sizes).match("bad")


def test_experts_must_divide():
    assert shapes["tiny"].local_experts(8) == 2
    pytest.raises(ValueError, shapes["tiny"].local_experts, 3).match("16 experts do not divide over 3 ranks")
    pytest.raises(ProblemError, Problem.random, "tiny", world_size=5).match("divide")
    pytest.raises(ValueError, Problem.random, "huge").match("no shape is called 'huge'")


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
    pytest.raises(ValueError, apply_expert, x, experts[:3]).match("40 rows")
    pytest.raises(ValueError, apply_expert, x[:1], torch.tensor([-1])).match("-1")


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
        pytest.raises(ProblemError, Problem.random, SMALL, num_tokens=bad).match("tokens")
    pytest.raises(ProblemError, Problem.random, SMALL, routing="sideways").match("routing")
    pytest.raises(ProblemError, Problem.random, SMALL, routing="empty_rank", target=8).match("target")
    pytest.raises(ProblemError, Problem.random, SMALL, drop=1.5).match("drop")
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
    pytest.raises(ProblemError, Problem.random, Shape("wide", 256, 200, 8, 4), exact=True).match("topk <= 128")


def compute(problem, term):
    """Outputs made of `term(rank, t, k, expert, x, weight)` summed over the choices, in fp32."""
    outputs = []
    for rank in range(4):
        out = torch.zeros(problem.num_tokens[rank], problem.shape.dim)
        for t in range(len(out)):
            for k in range(problem.shape.topk):
                out[t] += term(rank, t, k, int(problem.topk_ids[rank][t, k]), problem.tokens[rank][t][None].float(),
                               float(problem.topk_weights[rank][t, k]))
        outputs.append(out.half())
    return outputs


def expert_output(x, expert):
    return apply_expert(x, torch.tensor([expert]))[0]


def test_right_outputs_pass(problem):
    problem.check(problem.expected())
    problem.check(compute(problem, lambda r, t, k, e, x, w: w * expert_output(x, e)))
    problem.check(problem.expected()[2:], ranks=[2, 3])
    problem.check({2: problem.expected()[2]})


def test_no_communication_fails(problem):
    """The competition's oracle passes a kernel without communication; ours must not."""
    with pytest.raises(MismatchError, match="no expert worked on it"):
        problem.check(compute(problem, lambda r, t, k, e, x, w: w * x[0]))
    pytest.raises(MismatchError, problem.check, problem.tokens).match("the token itself")
    home = problem.local_experts
    with pytest.raises(MismatchError):  # every row worked on at home, by the expert with the right local number
        problem.check(compute(problem, lambda r, t, k, e, x, w: w * expert_output(x, r * home + e % home)))


@pytest.mark.parametrize("step", [1, 2, 4, 8])
def test_wrong_expert_fails(problem, step):
    """One flat token gets another local expert (steps 1, 2), or the same local expert of another rank (steps 4, 8)."""
    wrong = int(problem.topk_ids[2][11, 1]) ^ step
    here = (2, 11, 1)
    text = f"expert {wrong} .* worked on it instead of expert {wrong ^ step}"
    with pytest.raises(MismatchError, match=text) as error:
        problem.check(compute(problem, lambda r, t, k, e, x, w:
                              w * expert_output(x, wrong if (r, t, k) == here else e)))
    assert (error.value.rank, error.value.token) == (2, 11)


def test_missing_doubled_and_unweighted_replies_fail(problem):
    here = (3, 6, 2)
    for factor, text in ((0, "k 2 .* is missing"), (2, "k 2 .* was added twice")):
        with pytest.raises(MismatchError, match=text):
            problem.check(compute(problem, lambda r, t, k, e, x, w, f=factor:
                                  (f if (r, t, k) == here else 1) * w * expert_output(x, e)))
    with pytest.raises(MismatchError, match="without the weights"):
        problem.check(compute(problem, lambda r, t, k, e, x, w: expert_output(x, e)))
    with pytest.raises(MismatchError, match="without the expert's work"):
        problem.check(compute(problem, lambda r, t, k, e, x, w:
                              w * (x[0] if (r, t, k) == here else expert_output(x, e))))


def test_a_row_that_fits_two_mistakes_is_told_by_the_other_rows():
    """Weights 1/2, 1, 1, 1 give the same wrong row if they are left out and if the first reply is added twice."""
    problem = Problem.random(SMALL, 4, 1, exact=True, num_tokens=[5, 0, 12, 7])
    problem.topk_weights[0][0] = torch.tensor([0.5, 1, 1, 1])
    problem.topk_weights[0][1] = torch.tensor([0.25, 0.5, 1, 0.5])
    out = compute(problem, lambda r, t, k, e, x, w: expert_output(x, e))
    with pytest.raises(MismatchError, match="without the weights") as error:
        problem.check(out)
    assert "added twice" not in str(error.value)
    right = [o.clone() for o in problem.expected()]
    right[0][0] = out[0][0]
    with pytest.raises(MismatchError, match=r"k 0 .* was added twice\n.*without the weights"):
        problem.check(right)  # of one row alone, both are said


def test_swapped_tokens_fail(problem):
    out = [o.clone() for o in problem.expected()]
    out[2][[3, 8]] = out[2][[8, 3]]
    with pytest.raises(MismatchError, match="the answer of rank 2, token 8") as error:
        problem.check(out)
    assert error.value.token == 3 and "in 2 of 12 tokens: 3, 8" in str(error.value)


def test_one_wrong_value_is_named(problem):
    out = [o.clone() for o in problem.expected()]
    want = float(out[0][4, 63])
    out[0][4, 63] += 4
    with pytest.raises(MismatchError, match=r"rank 0, token 4, dim 63: expected .* got .*\n1 of 640 values") as error:
        problem.check(out)
    e = error.value
    assert (e.rank, e.token, e.dim, e.expected, e.got, e.wrong) == (0, 4, 63, want, float(out[0][4, 63]), 1)


def test_never_written_is_said(problem):
    out = [o.clone() for o in problem.expected()]
    out[2][7, 8:24] = float("nan")
    pytest.raises(MismatchError, problem.check, out).match(r"dim 8: expected .*, never written \(NaN\)\n16 of 1536")
    pytest.raises(MismatchError, problem.check, [torch.zeros_like(o) for o in out]).match("all zeros")


def test_wrong_shapes_and_dtypes_of_outputs(problem):
    out = problem.expected()
    for bad, text in (
        (out[:3], "list of 4 outputs"), (out[0], "a single tensor"),
        ([out[0].float(), *out[1:]], "rank 0: output is torch.float32, must be torch.float16"),
        ([*out[:3], out[3][:, :64]], r"rank 3: output has shape \[7, 64\], must be \[7, 128\]"),
        ([*out[:3], None], "rank 3: output is NoneType"),
    ):
        pytest.raises(MismatchError, problem.check, bad).match(text)


def test_tolerance_is_tight():
    p = Problem.random("test4", 8)
    out = [o.clone() for o in p.expected()]
    p.check([o * (1 + 2**-11) for o in out])
    pytest.raises(MismatchError, p.check, [o * 1.01 for o in out])
    pytest.raises(MismatchError, p.check, [o * (1 + 2**-9) for o in out], rtol=2**-11)


# ---- checking dispatch -----------------------------------------------------------------------------------------------

def test_right_dispatch_passes(problem):
    problem.check_dispatch(perfect_dispatch(problem, random.Random()))
    problem.check_dispatch({1: perfect_dispatch(problem)[1]})
    empty = Problem.random(SMALL, 4, num_tokens=[0, 3, 0, 0], routing="empty_rank", target=1)
    empty.check_dispatch(perfect_dispatch(empty))


def change(received, rank, **fields):
    received = list(received)
    received[rank] = replace(received[rank], **fields)
    return received


def test_wrong_dispatch_fails(problem):
    recv = perfect_dispatch(problem)
    r = recv[1]
    rows = r.rows.clone()
    rows[4, 17] += 1
    cut = {name: getattr(r, name)[1:] for name in ("rows", "src", "token", "k", "expert")}
    twice = {name: torch.cat([getattr(r, name), getattr(r, name)[:1]])
             for name in ("rows", "src", "token", "k", "expert")}
    poisoned = r.rows.clone()
    poisoned[-1] = float("nan")
    for fields, text in (
        ({"rows": rows}, r"rank 1, received row 4 .* dim 17: expected"),
        ({"rows": poisoned}, r"dim 0: expected .* never written \(NaN\)"),
        ({"rows": r.rows.roll(1, 0)}, "rows are wrong"),
        ({"expert": r.expert ^ 1}, "it is for expert"),
        (cut, rf"rank 1 never received \(src {int(r.src[0])}, token {int(r.token[0])}, k {int(r.k[0])}\) for local "
              rf"expert {int(r.expert[0])}; 1 of {len(r)} rows are missing"),
        (twice, "received twice"),
        ({"src": r.src + 4}, "no such flat token"),
        ({"token": r.token + 12}, "no such flat token"),
        ({"token": r.token[:-1]}, "token must be"),
        ({"k": None}, "without token and k"),
        ({"rows": r.rows.float()}, "rows is torch.float32"),
        ({"source_counts": r.source_counts + torch.tensor([0, 0, 1, 0])}, r"source_counts\[2\] is"),
        ({"expert_counts": r.expert_counts[:-1]}, "expert_counts has shape"),
    ):
        pytest.raises(MismatchError, problem.check_dispatch, change(recv, 1, **fields)).match(text)
    pytest.raises(MismatchError, problem.check_dispatch, [recv[1], recv[0], *recv[2:]])


def test_rows_of_dropped_choices_must_not_arrive():
    p = Problem.random(SMALL, 4, num_tokens=8)
    recv = perfect_dispatch(p)
    r = recv[0]
    p.topk_ids[int(r.src[0])][int(r.token[0]), int(r.k[0])] = -1
    pytest.raises(MismatchError, p.check_dispatch, recv).match("row 0 .* it was dropped")


# ---- bad input -------------------------------------------------------------------------------------------------------

def test_bad_input_is_refused():
    def broken(change):
        p = Problem.random(SMALL, 4, num_tokens=5)
        change(p)
        return p

    def put(field, rank, value):
        return lambda p: getattr(p, field).__setitem__(rank, value(getattr(p, field)[rank]))

    def at(field, rank, where, value):
        return lambda p: getattr(p, field)[rank].__setitem__(where, value)

    for change_, text in (
        (at("topk_ids", 2, (3, 1), -2), r"rank 2: topk_ids\[3, 1\] is -2, must be an expert in \[0, 16\)"),
        (at("topk_ids", 0, (0, 0), 16), r"rank 0: topk_ids\[0, 0\] is 16"),
        (at("topk_ids", 3, 4, torch.tensor([5, 7, 7, -1])), "rank 3: token 4 chooses expert 7 twice"),
        (put("topk_ids", 1, lambda t: t.long()), "rank 1: topk_ids is torch.int64, must be torch.int32"),
        (put("topk_ids", 1, lambda t: t[:, :2]), r"topk_ids has shape \[5, 2\], must be \[5, 4\]"),
        (put("topk_ids", 1, lambda t: t[:4]), r"topk_ids has shape \[4, 4\]"),
        (put("tokens", 1, lambda t: t.float()), "tokens is torch.float32"),
        (put("tokens", 1, lambda t: t[:, :64]), "tokens has shape"),
        (put("tokens", 1, lambda t: t.repeat(3, 1)), "rank 1 has 15 tokens, more than the maximum of 12"),
        (put("tokens", 1, lambda t: t.t().contiguous().t()), "tokens is not contiguous"),
        (put("tokens", 1, lambda t: t.tolist()), "tokens is no torch tensor"),
        (put("topk_weights", 0, lambda t: t.double()), "topk_weights is torch.float64"),
        (at("topk_weights", 0, (2, 1), float("inf")), r"topk_weights\[2, 1\] is not finite"),
        (at("tokens", 0, (4, 63), float("nan")), r"tokens\[4, 63\] is not finite"),
        (lambda p: p.topk_ids.pop(), "4 ranks of tokens, 3 of topk_ids"),
    ):
        pytest.raises(ProblemError, broken(change_).validate).match(text)
    fine = broken(at("topk_ids", 3, 4, torch.tensor([-1, 7, -1, -1])))
    fine.validate()


def test_problem_of_given_tensors():
    p = Problem.random(SMALL, 2, num_tokens=[3, 0], exact=True)
    args = p.tokens, p.topk_ids, p.topk_weights
    q = Problem.of(*args, num_experts=16, exact=True)
    assert q.shape.max_tokens == 3 and q.world_size == 2
    q.check(p.expected())
    assert Problem.of(*args, shape=SMALL).shape is SMALL
    pytest.raises(ProblemError, Problem.of, *args, num_experts=16, max_tokens=2).match("more than the maximum of 2")
    pytest.raises(ProblemError, Problem.of, *args, num_experts=4).match("must be an expert")
    pytest.raises(ProblemError, Problem.of, *args).match("give shape or num_experts")
    with pytest.raises(ProblemError, match="multiple of 8"):
        Problem.of([t[:, :10].contiguous() for t in p.tokens], *args[1:], num_experts=16)
    third = [w / 3 for w in p.topk_weights]
    with pytest.raises(ProblemError, match="not exact in float16"):
        Problem.of(*args[:2], third, num_experts=16, exact=True).expected()
    with pytest.raises(ProblemError, match="does not fit float16"):
        Problem.of([t * 5000 for t in p.tokens], *args[1:], num_experts=16).expected()


# ---- bytes -----------------------------------------------------------------------------------------------------------

def test_traffic():
    p = Problem.random(SMALL, 4, num_tokens=[0, 12, 5, 7], drop=0.2)
    flat, dedup = torch.zeros(4, 4, dtype=torch.int64), torch.zeros(4, 4, dtype=torch.int64)
    for src, ids in enumerate(p.topk_ids):
        for row in ids.tolist():
            ranks = [e // 4 for e in row if e >= 0]
            for dst in ranks:
                flat[src, dst] += 256
            for dst in set(ranks):
                dedup[src, dst] += 256
    assert torch.equal(p.traffic(), flat) and torch.equal(p.traffic(dedup=True), dedup)


def test_repr_is_one_short_line():
    text = repr(Problem.random("tiny", exact=True))
    tokens = Problem.random("tiny").num_tokens
    assert text == f"Problem(tiny: 16 experts, top-2, dim 128; 8 ranks, tokens {tokens}, seed 7, exact)"
    assert "empty_rank" in repr(Problem.random("tiny", routing="empty_rank"))


# ---- sizes: too large, negative or no whole number

@pytest.mark.parametrize("sizes, name", [((2**31, 1, 8, 1), "num_experts"), ((MOST + 1, 1, 8, 1), "num_experts"),
                                         ((4, 1, 2**40, 1), "dim"), ((4, 1, 8, 2**31), "max_tokens")])
def test_a_shape_has_bounds(sizes, name):
    pytest.raises(ValueError, Shape, "large", *sizes).match(f"{name} is more than 1,048,576, the most there is")


@pytest.mark.parametrize("size", [8.0, "8", None, True])
def test_a_size_is_a_whole_number(size):
    pytest.raises(ValueError, Shape, "odd", 4, 1, 8, size).match("max_tokens is .*, must be a whole number")


def test_a_layers_routing_has_them_too():
    pytest.raises(ValueError, LayerShape, 2**31, 1, 16, 16, 1).match("the most there is")


@pytest.mark.parametrize("name", [f"{family}/{rung}" for family in ("ag_gemm", "gemm_rs")
                                  for rung in families.of(family).rungs])
def test_rows_of_a_product_are_multiples_of_16(name):
    kind = families.find(name)
    with (a2a.Cluster(2, 2, name="small") if kind.on_cluster else a2a.Node(4, name="small")) as node, \
            pytest.raises(ValueError, match="m = 40, .*must be a multiple of 16; 4 ranks with 10 rows each are none"):
        kind(node, GemmShape(40, 128, 64))


@pytest.mark.parametrize("change", [4, -2])
def test_a_megakernel_looks_at_ids_before_it_launches(change):
    """A problem's tensors may have been changed since it was made."""
    shape = LayerShape(4, 1, 16, 16, 4)
    problem = LayerProblem.random(shape, 2, num_tokens=4)
    with a2a.Node(2, name="small") as node:
        rung = a2a.moe_layer.Megakernel(node, shape, programs=4)
        problem.topk_ids[1][2, 0] = change
        for call in (rung.write, rung):
            with pytest.raises(ProblemError, match=rf"rank 1: topk_ids\[2, 0\] is {change}, must be an expert in \[0, 4\) or -1"):
                call(problem)
        problem.topk_ids[1][2, 0] = 0
        problem.tokens[0] = problem.tokens[0].to(torch.float32)
        pytest.raises(ProblemError, rung.write, problem).match("rank 0: tokens is")
