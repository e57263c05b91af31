"""Shapes, routing, problems, the oracle, and above all: that the checks notice what is wrong."""
import random
from dataclasses import replace

import pytest
import torch
from moe_tools import (
    SMALL,
    perfect_dispatch,
    problem,  # noqa: F401
)

from a2a_lib.kernels.moe import (
    MismatchError,
    Problem,
    ProblemError,
    apply_expert,
)


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
    with pytest.raises(MismatchError, match="the token itself"):
        problem.check(problem.tokens)
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
    with pytest.raises(MismatchError, match=r"dim 8: expected .*, never written \(NaN\)\n16 of 1536"):
        problem.check(out)
    with pytest.raises(MismatchError, match="all zeros"):
        problem.check([torch.zeros_like(o) for o in out])


def test_wrong_shapes_and_dtypes_of_outputs(problem):
    out = problem.expected()
    for bad, text in (
        (out[:3], "list of 4 outputs"), (out[0], "a single tensor"),
        ([out[0].float(), *out[1:]], "rank 0: output is torch.float32, must be torch.float16"),
        ([*out[:3], out[3][:, :64]], r"rank 3: output has shape \[7, 64\], must be \[7, 128\]"),
        ([*out[:3], None], "rank 3: output is NoneType"),
    ):
        with pytest.raises(MismatchError, match=text):
            problem.check(bad)


def test_tolerance_is_tight():
    p = Problem.random("test4", 8)
    out = [o.clone() for o in p.expected()]
    p.check([o * (1 + 2**-11) for o in out])
    with pytest.raises(MismatchError):
        p.check([o * 1.01 for o in out])
    with pytest.raises(MismatchError):
        p.check([o * (1 + 2**-9) for o in out], rtol=2**-11)


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
        with pytest.raises(MismatchError, match=text):
            problem.check_dispatch(change(recv, 1, **fields))
    with pytest.raises(MismatchError):
        problem.check_dispatch([recv[1], recv[0], *recv[2:]])


def test_rows_of_dropped_choices_must_not_arrive():
    p = Problem.random(SMALL, 4, num_tokens=8)
    recv = perfect_dispatch(p)
    r = recv[0]
    p.topk_ids[int(r.src[0])][int(r.token[0]), int(r.k[0])] = -1
    with pytest.raises(MismatchError, match="row 0 .* it was dropped"):
        p.check_dispatch(recv)


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
        with pytest.raises(ProblemError, match=text):
            broken(change_).validate()
    fine = broken(at("topk_ids", 3, 4, torch.tensor([-1, 7, -1, -1])))
    fine.validate()


def test_problem_of_given_tensors():
    p = Problem.random(SMALL, 2, num_tokens=[3, 0], exact=True)
    args = p.tokens, p.topk_ids, p.topk_weights
    q = Problem.of(*args, num_experts=16, exact=True)
    assert q.shape.max_tokens == 3 and q.world_size == 2
    q.check(p.expected())
    assert Problem.of(*args, shape=SMALL).shape is SMALL
    with pytest.raises(ProblemError, match="more than the maximum of 2"):
        Problem.of(*args, num_experts=16, max_tokens=2)
    with pytest.raises(ProblemError, match="must be an expert"):
        Problem.of(*args, num_experts=4)
    with pytest.raises(ProblemError, match="give shape or num_experts"):
        Problem.of(*args)
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
