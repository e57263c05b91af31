"""Lesson 19, exercise 1: moe_backward(dout [T, dim], x [T, dim], ids [T, topk] int64, weights [T, topk], experts [E, dim, dim]) -> dx,
dweights, dexperts, with dropped choices."""

import torch

from ..kit import Draw, exercise, first_wrong

ANSWERS = (("dx", "token, dim", "[{}, {}]"), ("dweights", "token, k", "[{}, {}]"), ("dexperts", "expert, row, column", "[{}, {}, {}]"))
DROPS = (0, 0), (3, 2), (4, 0), (4, 1), (4, 2)
# tokens, experts, topk, dim, dropped choices (token, k), the input of 12 bits with fractions; all sums are exact in float32
CASES = ((1, 1, 1, 3, (), ""), (2, 3, 2, 2, (), "dout"), (6, 4, 2, 4, (), "x"), (5, 4, 3, 3, DROPS, "experts"), (3, 4, 2, 4, (), "weights"),
         (0, 2, 1, 4, (), ""))


@exercise("19_the_way_back.ipynb", "exercise-1")
def moe_backward(trial, function):
    for seed, (tokens, experts, topk, dim, dropped, long) in enumerate(CASES):
        trial.case(f"{tokens} tokens, {experts} experts, top-{topk}, dim {dim}, {len(dropped)} choices dropped")
        given = _inputs(tokens, experts, topk, dim, dropped, long, seed)
        with trial.patient():
            answers = trial.parts(trial.call(function, *given), "dx, dweights, dexperts")
        for (name, names, brackets), got, want in zip(ANSWERS, answers, _right(*given), strict=True):
            trial.tensor(got, name, torch.float32, shape=want.shape, why=f"{name} has the shape of what it is the gradient of")
            trial.wrong_if(first_wrong(got, want, names, name + brackets, evidence=[name, got]))


def _inputs(tokens, experts, topk, dim, dropped, long, seed):
    draw = Draw(seed + 18)
    pick = lambda *size: draw.integers(-4, 5, size, dtype=torch.float32)
    ids = torch.stack([draw.permutation(experts)[:topk] for _ in range(tokens)]) if tokens else torch.zeros((0, topk)).long()
    for token, k in dropped:
        ids[token, k] = -1
    given = {"dout": pick(tokens, dim), "x": pick(tokens, dim), "ids": ids, "weights": draw.integers(2, 6, tokens, topk) / 4,
             "experts": pick(experts, dim, dim) + torch.arange(1, dim + 1).float()}
    if long:
        given[long] = (4 * given[long] + 2051) / 16  # odd numbers above 2048 do not fit fp16
    return tuple(given.values())


def _right(dout, x, ids, weights, experts):
    """Gradients by autograd, one choice at a time."""
    x, weights, experts = (part.clone().requires_grad_() for part in (x, weights, experts))
    loss = (x.sum() + weights.sum() + experts.sum()) * 0
    for t, choices in enumerate(ids.tolist()):
        for k, e in enumerate(choices):
            if e >= 0:
                loss = loss + weights[t, k] * (x[t] @ experts[e]) @ dout[t]
    return torch.autograd.grad(loss, [x, weights, experts])
