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
            _judge(trial, problem, rank, out)


def _reply(problem, source, expert, flat):
    return rotated(problem.tokens[source][flat // problem.shape.topk], expert)


def _judge(trial, problem, rank, out):
    ids, weights = problem.topk_ids[rank], problem.topk_weights[rank].double()[:, :, None]
    (tokens, topk), dim, place = ids.shape, problem.shape.dim, {"where": {"rank": rank}, "place": f"rank {rank}, out"}
    if not isinstance(out, torch.Tensor) or list(out.shape) != [tokens, dim]:
        shape = list(out.shape) if isinstance(out, torch.Tensor) else type(out).__name__
        trial.fail(**place, expected=[tokens, dim], got=shape, cause="the function returns a row for each token of the rank")
    if out.dtype != torch.float16:
        trial.fail(**place, expected="torch.float16", got=out.dtype, cause="the outputs are float16, as the rows are")
    terms = torch.zeros(tokens, topk, dim, dtype=torch.float64)
    for token, k in (ids >= 0).nonzero().tolist():
        terms[token, k] = _reply(problem, rank, int(ids[token, k]), token * topk + k)
    want, size = (terms * weights).sum(1), (terms * weights).abs().sum(1)
    # One rounding to float16 at the end, and a few of float32 before it.
    wrong = ~((out.double() - want).abs() <= 2.0**-11 * want.abs() + 2.0**-20 * size + 2.0**-25)
    trial.compare(out, want.half(), row="token", wrong=wrong, size=None if problem.exact else size,
                  where=lambda token: {"rank": rank, "experts": ids[token].tolist()})


SOLUTION = "03_expert_parallelism_in_pytorch.ipynb", "exercise-2"
BACK = "    dist.all_to_all_single(back, replies, sends, recvs)\n"
MISTAKES = {
    "products rounded": ("weighted.sum(1)", "weighted.half().sum(1)", "products or sums are rounded to float16 on the way"),
    "order forgotten": ("flat[order] = back.float()", "flat[:len(back)] = back.float()",
                        "the replies are taken in the order in which they come back, which is the sorted one"),
    "read instead of written": ("flat[order] = back.float()", "flat[:len(back)] = back[order % len(back)].float() "
                                "if len(back) else back.float()",
                                "`back` is read at `order` instead of written there: flat[order] = back"),
    "splits not exchanged": ("back, replies, sends, recvs", "back, replies, recvs, sends", "do not add up to its"),
    "no weights": (" * topk_weights[:, :, None]", "", "the weights are left out"),
    "first weight": ("topk_weights[:, :, None]", "topk_weights[:, :1, None]", "every k gets the weight of k = 0"),
    "first choice": ("weighted.sum(1)", "weighted[:, 0]", "only the first choice counts"),
    "sum in fp16": ("weighted.sum(1).half()", "(sum(weighted[:, k].half() for k in range(topk)))",
                    "products or sums are rounded to float16 on the way"),
    "adds once per token": ("    return weighted.sum(1).half()",
                            "    out, wide = torch.zeros(num_tokens, dim), topk_weights.flatten()[order][:, None]\n"
                            "    out[order // topk] += back.float() * wide\n    return out.half()",
                            "`out[index] += ...` adds once where an index stands several times"),
    "dropped choices not zero": ("torch.zeros(num_tokens * topk, dim)", "torch.ones(num_tokens * topk, dim)",
                                 "the places of dropped choices hold 1 instead of 0"),
    "empty rank stays out": (BACK, "    if num_tokens == 0: return torch.zeros(0, dim).half()\n" + BACK,
                             "rank 1 returned after no exchange"),
    "argsort": ("flat[order] = back.float()", "flat[order.argsort()] = back.float()",
                "`back` is read at `order` instead of written there: flat[order] = back"),
    "weights by slot": ("flat[order] = back.float()\n    weighted = flat.view(num_tokens, topk, dim) * topk_weights[:, :, None]",
                        "flat[order] = back.float() * topk_weights.flatten()[:len(back), None]\n"
                        "    weighted = flat.view(num_tokens, topk, dim)", "weights are taken by slot: they are laid out by (token, k)"),
    "products in fp16": ("(num_tokens, topk, dim) * topk_weights[:, :, None]",
                         "(num_tokens, topk, dim).half() * topk_weights.half()[:, :, None]",
                         "products or sums are rounded to float16 on the way"),
    "not zeroed": ("torch.zeros(num_tokens * topk, dim)", "torch.full((num_tokens * topk, dim), 3.0)",
                   "the places of dropped choices hold what was there before instead of 0"),
    "weights changed": (" * topk_weights[:, :, None]", " * topk_weights.mul_(1)[:, :, None]\n"
                        "    topk_weights.zero_()", "argument 6 changed in place"),
    "float32": (".sum(1).half()", ".sum(1)", "torch.float16"),
    "flat tokens": ("    return weighted.sum(1).half()", "    return flat.half()", "out"),
}
