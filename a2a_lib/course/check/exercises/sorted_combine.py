"""Lesson 03, exercise 2: sorted_combine(dist, replies [n, dim] float16, order tensor, sends list, recvs list, topk_weights [T, topk]
float32) -> out [T, dim] float16, on every rank."""

import torch

from ..kit import due, exercise, plan, pytorch_problems, rotated


@exercise("03_expert_parallelism_in_pytorch.ipynb", "exercise-2")
def sorted_combine(trial, function):
    for text, problem in pytorch_problems():
        trial.case(text)
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
    (tokens, topk), dim, place = ids.shape, problem.shape.dim, {"rank": rank, "place": f"rank {rank}, out"}
    shape = list(out.shape) if isinstance(out, torch.Tensor) else type(out).__name__
    trial.expect(shape == [tokens, dim], [tokens, dim], shape, "the function returns a row for each token of the rank", **place)
    trial.expect(out.dtype == torch.float16, "torch.float16", out.dtype, "the outputs are float16, as the rows are", **place)
    terms = torch.zeros(tokens, topk, dim, dtype=torch.float64)
    for token, k in (ids >= 0).nonzero().tolist():
        terms[token, k] = _reply(problem, rank, int(ids[token, k]), token * topk + k)
    want, size = (terms * weights).sum(1), (terms * weights).abs().sum(1)
    # One rounding to float16 at the end, and a few of float32 before it.
    wrong = ~((out.double() - want).abs() <= 2.0**-11 * want.abs() + 2.0**-20 * size + 2.0**-25)
    trial.compare(out, want.half(), row="token", wrong=wrong, size=None if problem.exact else size,
                  where=lambda token: {"rank": rank, "experts": ids[token].tolist()})
