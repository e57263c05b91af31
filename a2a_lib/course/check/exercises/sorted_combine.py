"""Lesson 03, exercise 2: sorted_combine(dist, replies, order, sends, recvs, topk_weights) -> out."""

import torch

from ..routes import due, plan, pytorch_problems, rotated
from ..trial import exercise


@exercise
def sorted_combine(trial, function):
    """function(dist, replies [n, dim] float16, order, sends, recvs, topk_weights [T, topk] float32) -> out [T, dim]
    float16, on every rank. order is a tensor, the splits are lists."""
    for problem in pytorch_problems(trial):
        ranks = range(problem.world_size)
        plans = [plan(problem, rank) for rank in ranks]
        answers = [[_reply(problem, *row) for row in due(problem, rank)] for rank in ranks]
        replies = [torch.stack(rows).half() if rows else torch.zeros(0, problem.shape.dim).half() for rows in answers]

        def combine(dist, rank):
            order, sends, recvs = plans[rank]
            return trial.call(function, dist, replies[rank], torch.tensor(order, dtype=torch.int64), list(sends),
                              list(recvs), problem.topk_weights[rank])
        for rank, out in enumerate(trial.on_ranks(problem.world_size, combine)):
            _judge(trial, problem, rank, out, plans[rank][0])


def _reply(problem, source, expert, flat):
    return rotated(problem.tokens[source][flat // problem.shape.topk], expert)


def _judge(trial, problem, rank, out, order):
    ids, weights = problem.topk_ids[rank], problem.topk_weights[rank].double()[:, :, None]
    (tokens, topk), dim, place = ids.shape, problem.shape.dim, {"where": {"rank": rank}, "place": f"rank {rank}, out"}
    if not isinstance(out, torch.Tensor) or list(out.shape) != [tokens, dim]:
        trial.fail(**place, expected=[tokens, dim],
                   got=list(out.shape) if isinstance(out, torch.Tensor) else type(out).__name__)
    if out.dtype != torch.float16:
        trial.fail(**place, expected="torch.float16", got=out.dtype)
    terms = torch.zeros(tokens, topk, dim, dtype=torch.float64)
    for token, k in (ids >= 0).nonzero().tolist():
        terms[token, k] = _reply(problem, rank, int(ids[token, k]), token * topk + k)
    want, size = (terms * weights).sum(1), (terms * weights).abs().sum(1)
    # One rounding to float16 at the end, and a few of float32 before it.
    wrong = ~((out.double() - want).abs() <= 2.0**-11 * want.abs() + 2.0**-20 * size + 2.0**-25)
    trial.compare(out, want.half(), row="token", wrong=wrong,
                  cause=_cause(out, ids, terms, weights, order) if tokens else "",
                  where=lambda token: {"rank": rank, "experts": ids[token].tolist()})


def _cause(out, ids, terms, weights, order) -> str:
    """The cause, if the result is that of a common mistake."""
    (tokens, topk, dim), mine, weighted = terms.shape, out.double(), terms * weights
    near = lambda like, rows=slice(None): torch.allclose(mine[rows], like[rows], rtol=2e-3, atol=1e-3)
    flat = terms.view(-1, dim)
    arrived, by_slot, back = torch.zeros_like(flat), torch.zeros_like(flat), torch.zeros_like(flat)
    arrived[:len(order)] = flat[order]
    by_slot[order] = flat[order] * weights.flatten()[:len(order), None]
    if len(order) == tokens * topk:
        back = arrived[order]
    in_half, (arrived, by_slot, back) = torch.zeros(tokens, dim).half(), (
        each.view_as(terms) for each in (arrived, by_slot, back))
    for k in range(topk):
        in_half += weighted[:, k].half()
    for cause, like in (
            ("weights in the order of the slots: weight i was given to the reply in slot i. Weights are laid out as "
             "topk_ids was, by (token, k)", by_slot.sum(1)),
            ("the replies were taken in the order in which they came back, which is the sorted one: order says to "
             "which flat token each belongs (flat[order] = back)", (arrived * weights).sum(1)),
            ("back[order] takes apart what was not put together: the reply in slot s belongs to flat token order[s], "
             "so it is written there (flat[order] = back)", (back * weights).sum(1)),
            ("the weights are missing: this is the plain sum of the replies", terms.sum(1)),
            ("this is the mean: the answers are added up, weighted, and not divided by topk", weighted.mean(1)),
            ("wrong weight: that of k = 0 for every k", (terms * weights[:, :1]).sum(1)),
            ("only the first choice is there: sum over all topk", weighted[:, 0])):
        if bool(terms.any()) and near(like):
            return cause
    one_of = (mine[:, None] - weighted).abs().amax(2) <= 2e-3 * weighted.abs().amax(2) + 1e-3  # [tokens, topk]
    if bool(weighted.any()) and bool(one_of.any(1).all()):
        return ("each token has the reply to one of its choices only: `out[index] += ...` adds once where an index "
                "stands several times. Give each flat token a place of its own, then sum over k (or use index_add_)")
    size, whole = weighted.abs().sum(1), (ids >= 0).all(1)
    if torch.equal(out, in_half) or bool(((mine - weighted.sum(1)).abs() <= topk * 2.0**-10 * size + 2.0**-24).all()):
        return "rounded too often: sum in float32, and round to float16 once, at the end"
    return ("only tokens with dropped choices are wrong: nobody answered those, so their places have to be zero before "
            "the replies come (torch.zeros; torch.empty holds what was there before)"
            if not bool(whole.all()) and near(weighted.sum(1), whole) else "")


SOLUTION = "03_expert_parallelism_in_pytorch.ipynb", "exercise-2"
BACK = "    dist.all_to_all_single(back, replies, sends, recvs)\n"
MISTAKES = {
    "order forgotten": ("flat[order] = back.float()", "flat[:len(back)] = back.float()",
                        "in the order in which they came back"),
    "read instead of written": ("flat[order] = back.float()", "flat[:len(back)] = back[order % len(back)].float() "
                                "if len(back) else back.float()", "takes apart what was not put together"),
    "splits not exchanged": ("back, replies, sends, recvs", "back, replies, recvs, sends", "do not add up to its"),
    "no weights": (" * topk_weights[:, :, None]", "", "the weights are missing"),
    "first weight": ("topk_weights[:, :, None]", "topk_weights[:, :1, None]", "that of k = 0 for every k"),
    "first choice": ("weighted.sum(1)", "weighted[:, 0]", "only the first choice is there"),
    "sum in fp16": ("weighted.sum(1).half()", "(sum(weighted[:, k].half() for k in range(topk)))",
                    "rounded too often"),
    "adds once per token": ("    return weighted.sum(1).half()",
                            "    out, wide = torch.zeros(num_tokens, dim), topk_weights.flatten()[order][:, None]\n"
                            "    out[order // topk] += back.float() * wide\n    return out.half()",
                            "adds once where an index stands several times"),
    "dropped choices not zero": ("torch.zeros(num_tokens * topk, dim)", "torch.ones(num_tokens * topk, dim)",
                                 "token"),
    "empty rank stays out": (BACK, "    if num_tokens == 0: return torch.zeros(0, dim).half()\n" + BACK,
                             "rank 1 returned after no exchange"),
    "argsort": ("flat[order] = back.float()", "flat[order.argsort()] = back.float()",
                "takes apart what was not put together"),
    "weights by slot": ("flat[order] = back.float()\n    weighted = flat.view(num_tokens, topk, dim) * "
                        "topk_weights[:, :, None]",
                        "flat[order] = back.float() * topk_weights.flatten()[:len(back), None]\n"
                        "    weighted = flat.view(num_tokens, topk, dim)", "weights in the order of the slots"),
    "products in fp16": ("(num_tokens, topk, dim) * topk_weights[:, :, None]",
                         "(num_tokens, topk, dim).half() * topk_weights.half()[:, :, None]", "rounded too often"),
    "not zeroed": ("torch.zeros(num_tokens * topk, dim)", "torch.full((num_tokens * topk, dim), 3.0)",
                   "only tokens with dropped choices are wrong"),
    "weights changed": (" * topk_weights[:, :, None]", " * topk_weights.mul_(1)[:, :, None]\n"
                        "    topk_weights.zero_()", "argument 6 changed in place"),
    "float32": (".sum(1).half()", ".sum(1)", "torch.float16"),
    "flat tokens": ("    return weighted.sum(1).half()", "    return flat.half()", "out"),
}
