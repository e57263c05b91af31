"""Lesson 12, exercise 2: one_row_back(y, weights, owner, rank, world) -> [dim] float16."""

import numpy as np
import torch

from ..compare import blunder
from ..trial import exercise

CASES = (("every choice here", [1, 1, 1], 1, 2), ("one choice here, two there", [0, 1, 1], 0, 2),
         ("three ranks, none here", [2, 0, 2, 0], 1, 3), ("a dropped choice", [3, -1, 0, 3, 1], 3, 4),
         ("nothing but dropped ones", [-1, -1], 0, 2), ("eight choices on five ranks", [6, 1, 1, 4, 7, 6, 2, 4], 4, 8),
         # A term added before large numbers that cancel loses its last bits. This shows the order of ranks and of
         # choices.
         ("large sums of two ranks that cancel", [0, 1, 3, 2], 2, 4), ("large rows of one rank that cancel", [0, 0, 0, 1], 1, 2))
DIM = 256


@exercise
def one_row_back(trial, function):
    """function(y, weights, owner, rank, world) -> [dim] float16."""
    for number, (description, owner, rank, world) in enumerate(CASES):
        trial.case(description)
        draw = np.random.default_rng(number)
        y = draw.standard_normal((len(owner), DIM)).astype(np.float16)
        weights = draw.random(len(owner)).astype(np.float32)
        if "cancel" in description:
            y[1], weights[2] = y[1] * 8192, weights[1]
            y[2] = -y[1]
        got = trial.call(function, torch.from_numpy(y.copy()), torch.from_numpy(weights.copy()), list(owner), rank,
                         world)
        if not isinstance(got, torch.Tensor) or tuple(got.shape) != (DIM,) or got.dtype != torch.float16:
            trial.fail(expected=f"a float16 tensor of [{DIM}]", got=f"{got.dtype} of {list(got.shape)}" if isinstance(
                got, torch.Tensor) else type(got).__name__, cause="one row goes home, [dim], rounded to float16 at the end")
        mine, want = got.numpy(), _right(y, weights, owner, rank, world)
        if not np.array_equal(mine, want):
            at = int((mine != want).argmax())
            trial.fail(where={"dim": at}, place=f"value {at}", expected=f"{want[at]!s}", got=f"{mine[at]!s}",
                       wrong=f"{int((mine != want).sum())} of {DIM} values",
                       cause=_blunder((y, weights, owner, rank, world), mine))


def _right(y, weights, owner, rank, world, *, wire=np.float16, own=np.float32, inside=np.float32, product=np.float32,
           step=np.float32, weighted=True, dropped=False, fused=False,
           first=lambda k: k, order=lambda rank, world: [rank, *(of for of in range(world) if of != rank)]) -> np.ndarray:
    """The oracle in numpy. Each option is one mistake."""
    sums = {}
    for of in range(world):
        total = np.zeros(y.shape[1], inside)
        for k in sorted(range(len(owner)), key=first):
            if owner[k] == of or (dropped and owner[k] < 0 and of == rank):
                each = (y[k].astype(np.float32) * (weights[k] if weighted else np.float32(1))).astype(product)
                total = (total + each).astype(inside) if not fused else (
                    total + y[k].astype(np.float64) * weights[k]).astype(np.float32)
        sums[of] = total
    sums = {of: sums[of].astype(own) if of == rank else sums[of].astype(wire).astype(np.float32) for of in sums}
    begin, *peers = order(rank, world)
    total = sums[begin]
    for peer in peers:
        total = (total + sums[peer]).astype(step)
    return total.astype(np.float16)


BLUNDERS = (
    ("a dropped choice adds nothing", {"dropped": True}),
    ("each expert's row counts as much as its weight says", {"weighted": False}),
    ("what crosses is fp16: another rank rounds its sum once, before it sends it", {"wire": np.float32}),
    ("the own rank's sum never crosses: it is not rounded", {"own": np.float16}),
    ("the product is rounded to float16 already: a float16 tensor times *one* float32 number is float16 in PyTorch. "
     "y[k].float() first", {"product": np.float16}),
    ("the sum at home is rounded after every rank: it stays in float32 until the end", {"step": np.float16}),
    ("the own rank's sum comes first, then the others' in the order of the ranks", {"order": lambda rank, world: range(world)}),
    ("the own rank's sum comes first, then the others' in the order of the ranks", {
        "order": lambda rank, world: [*(of for of in range(world) if of != rank), rank]}),
    ("the other ranks come in the order of the ranks, from 0 on, not from the own one on", {
        "order": lambda rank, world: [(rank + step) % world for step in range(world)]}),
    ("the other ranks come in the order of the ranks, from 0 on, not from the last one on", {
        "order": lambda rank, world: [rank, *(of for of in reversed(range(world)) if of != rank)]}),
    ("a rank adds in the order of k, from 0 on", {"first": lambda k: -k}),
    ("product and sum in one rounding, as addcmul and a kernel's fmaf do: here both are rounded, first the product, then the sum",
     {"fused": True}),
    ("sums are float32, not float64: that is what the kernel's registers hold, and other bits", {
        "inside": np.float64, "own": np.float64, "step": np.float64}),
    ("sums are float32 until they are sent: here each addition was rounded to float16", {"inside": np.float16}),
)


def _blunder(arguments, mine) -> str:
    with np.errstate(all="ignore"):
        return blunder([(arguments, mine)], _right, BLUNDERS, np.array_equal) or (
            "a sum per rank in the order of k, rounded for the wire; then own first, and the others by rank")


SOLUTION = "12_past_the_published_kernels.ipynb", "exercise-2"
MISTAKES = {
    "the others backwards": ("for other in range(world):", "for other in reversed(range(world)):", "not from the last one on"),
    "the others from the own rank on": ("for other in range(world):", "for other in [(rank + i) % world for i in range(world)]:",
                                        "not from the own one on"),
    "own sum last": ("total = partial(rank)", "total = torch.zeros(y.shape[1])", "    return total.half()",
                     "    return (total + partial(rank)).half()", "the own rank's sum comes first"),
    "choices backwards": ("for k in range(len(y)):", "for k in reversed(range(len(y))):", "in the order of k, from 0 on"),
    "never rounded for the wire": ("partial(other).half().float()", "partial(other)", "what crosses is fp16"),
    "own sum rounded": ("total = partial(rank)", "total = partial(rank).half().float()", "it is not rounded"),
    "rounded at every step": ("total += y[k].float() * weights[k]\n        return total",
                              "total = (total + y[k].float() * weights[k]).half().float()\n        return total",
                              "each addition was rounded"),
    "weights forgotten": ("y[k].float() * weights[k]", "y[k].float()", "as its weight says"),
    "dropped ones summed": ("if owner[k] == of:", "if owner[k] == of or (owner[k] < 0 and of == rank):",
                            "a dropped choice adds nothing"),
    "one sum for all": ("total = partial(rank)\n    for other in range(world):\n        if other != rank:\n"
                        "            total += partial(other).half().float()",
                        "total = torch.zeros(y.shape[1])\n    for k in range(len(y)):\n        if owner[k] >= 0:\n"
                        "            total += y[k].float() * weights[k]", "what crosses is fp16"),
    "a product in float16": ("y[k].float() * weights[k]", "y[k] * weights[k]", "the product is rounded to float16"),
    "rounded rank by rank": ("total += partial(other).half().float()", "total = (total + partial(other).half().float())"
                             ".half().float()", "rounded after every rank"),
    "float64": ("dtype=torch.float32)", "dtype=torch.float64)", "not float64"),
    "one rounding": ("total += y[k].float() * weights[k]", "total = torch.addcmul(total, y[k].float(), weights[k])",
                     "in one rounding"),
    "a row of rows": ("return total.half()", "return total.half()[None]", "torch.float16 of [1, 256]"),
    "float32 returned": ("return total.half()", "return total", "float16 tensor"),
}
