"""Lesson 19, exercise 1: moe_backward(dout, x, ids, weights, experts) -> dx, dweights, dexperts, with dropped choices."""

import torch

from ....draw import Draw
from ..compare import number
from ..trial import exercise

# tokens, experts, topk, dim, dropped choices (token, k)
CASES = ((1, 1, 1, 3, ()), (2, 3, 2, 2, ()), (6, 4, 2, 4, ()), (5, 4, 3, 3, ((0, 0), (3, 2), (4, 0), (4, 1), (4, 2))), (0, 2, 1, 4, ()))
DROPPED = "a choice of -1 was dropped: it has no row, its weight gets 0, and experts[-1] is not its expert"


@exercise
def moe_backward(trial, function):
    """function(dout [T, dim], x [T, dim], ids [T, topk] int64, weights [T, topk], experts [E, dim, dim]) -> dx, dweights, dexperts."""
    for seed, (tokens, experts, topk, dim, dropped) in enumerate(CASES):
        trial.case(f"{tokens} tokens, {experts} experts, top-{topk}, dim {dim}, {len(dropped)} choices dropped")
        given = _inputs(tokens, experts, topk, dim, dropped, seed)
        with trial.patient():
            answers = trial.parts(trial.call(function, *given), "dx, dweights, dexperts")
        for name, got, want in zip(("dx", "dweights", "dexperts"), answers, _right(*given), strict=True):
            trial.tensor(got, name, torch.float32)
            if got.shape != want.shape:
                trial.fail(place=name, expected=f"{list(want.shape)}", got=f"{list(got.shape)}",
                           cause=f"{name} has the shape of what it is the gradient of")
            if bool((got != want).any()):
                at = tuple((got != want).nonzero()[0].tolist())
                cause = _cause(name, got, *given)
                trial.wrong_if({"place": f"{name}{list(at)}", "expected": number(want[at]), "got": number(got[at]),
                                "wrong": f"{int((got != want).sum())} of {want.numel()} values", "evidence": [name, got],
                                **({"cause": cause} if cause else {})})


def _inputs(tokens, experts, topk, dim, dropped, seed):
    """Whole numbers: all sums are exact."""
    draw = Draw(seed + 18)
    pick = lambda *size: draw.integers(-4, 5, size, dtype=torch.float32)  # noqa: E731
    ids = torch.stack([draw.permutation(experts)[:topk] for _ in range(tokens)]) if tokens else torch.zeros((0, topk)).long()
    for token, k in dropped:
        ids[token, k] = -1
    weights = draw.integers(2, 6, tokens, topk) / 4
    large = 2051 * (dim == 4)  # odd numbers above 2048 do not fit fp16
    return pick(tokens, dim), pick(tokens, dim) + large, ids, weights, pick(experts, dim, dim) + torch.arange(1, dim + 1).float()


def _right(dout, x, ids, weights, experts, *, drop=True):
    """Gradients by autograd, one choice at a time. drop: False lets -1 mean the last expert."""
    x, weights, experts = (part.clone().requires_grad_() for part in (x, weights, experts))
    loss = (x.sum() + weights.sum() + experts.sum()) * 0
    for t, choices in enumerate(ids.tolist()):
        for k, e in enumerate(choices):
            if e >= 0 or not drop:
                loss = loss + weights[t, k] * (x[t] @ experts[e]) @ dout[t]
    return torch.autograd.grad(loss, [x, weights, experts])


def _cause(name, got, dout, x, ids, weights, experts) -> str:
    """The known mistake that gives these values."""
    place = ("dx", "dweights", "dexperts").index(name)
    gives = lambda *given, **how: torch.equal(got, _right(*given, **how)[place])  # noqa: E731
    if bool((ids < 0).any()) and gives(dout, x, ids, weights, experts, drop=False):
        return DROPPED
    if not got.any():
        return f"{name} is zeros: nothing was added to it"
    if name == "dweights":
        if torch.equal(got, _right(dout, x, ids, weights, experts)[1] * weights):
            return "the dot product of y and dout does not contain the weight itself: y is what the expert returned"
        if torch.equal(got, ((ids >= 0) * (x * dout).sum(1, keepdim=True)).float()):
            return "the dot product takes y, the expert's output, and not the row of x"
    if gives(dout, x, ids, torch.ones_like(weights), experts):
        return "the weights are left out: dy is weight * dout"
    if name == "dx" and gives(dout, x, ids, weights, experts.mT.contiguous()):
        return "drows is dy times the *transposed* expert"
    if name == "dexperts" and torch.equal(got, _right(dout, x, ids, weights, experts)[2].mT):
        return "the expert's gradient is row, transposed, times dy: here it is transposed"
    return ""


SOLUTION = "19_the_way_back.ipynb", "exercise-1"
MISTAKES = {
    "not dropped": ("            if e < 0:\n                continue\n", "", "a choice of -1 was dropped"),
    "weights left out": ("weights[t, k] * dout[t]", "dout[t]", "the weights are left out"),
    "weight in the dot product": ("= y @ dout[t]", "= y @ dy", "does not contain the weight itself"),
    "row instead of y": ("= y @ dout[t]", "= x[t] @ dout[t]", "and not the row of x"),
    "not transposed": ("experts[e].T", "experts[e]", "times the *transposed* expert"),
    "transposed": ("torch.outer(x[t], dy)", "torch.outer(dy, x[t])", "here it is transposed"),
    "replaced": ("dx[t] +=", "dx[t] =", "a choice's part of dx replaces that of the choice before: they are added"),
    "no weights' gradient": ("            dweights[t, k] = y @ dout[t]\n", "", "dweights is zeros"),
    "two results": ("return dx, dweights, dexperts", "return dx, dexperts", "three things"),
}
