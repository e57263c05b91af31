"""Lesson 13, exercise 2: one_row_back(y, weights, owner, rank, world) -> [dim] float16."""

import numpy as np
import torch

from ..kit import Draw, exercise

CASES = (("every choice here", [1, 1, 1], 1, 2), ("one choice here, two there", [0, 1, 1], 0, 2),
         ("three ranks, none here", [2, 0, 2, 0], 1, 3), ("a dropped choice", [3, -1, 0, 3, 1], 3, 4),
         ("nothing but dropped ones", [-1, -1], 0, 2), ("eight choices on five ranks", [6, 1, 1, 4, 7, 6, 2, 4], 4, 8),
         ("three choices on twelve ranks", [9, 11, 2], 11, 12),
         # A term added before large numbers that cancel loses its last bits. This shows the order of ranks and of
         # choices.
         ("large sums of two ranks that cancel", [0, 1, 3, 2], 2, 4), ("four ranks, the own and the next cancel", [3, 0, 1, 2], 0, 4),
         ("large rows of one rank that cancel", [0, 0, 0, 1], 1, 2))
DIM = 256


@exercise("13_past_the_published_kernels.ipynb", "exercise-2")
def one_row_back(trial, function):
    for number, (description, owner, rank, world) in enumerate(CASES):
        trial.case(description)
        draw = Draw(number)
        y = draw.normal(len(owner), DIM, dtype=torch.float16).numpy()
        weights = draw.uniform(len(owner)).numpy()
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
            trial.wrong(got, where={"dim": at}, place=f"value {at}", expected=f"{want[at]!s}", got=f"{mine[at]!s}",
                       wrong=f"{int((mine != want).sum())} of {DIM} values")


def _right(y, weights, owner, rank, world) -> np.ndarray:
    """The oracle in numpy."""
    sums = []
    for of in range(world):
        total = np.zeros(y.shape[1], np.float32)
        for k in range(len(owner)):
            if owner[k] == of:
                total += y[k].astype(np.float32) * weights[k]
        sums.append(total if of == rank else total.astype(np.float16).astype(np.float32))
    for peer in range(world):
        if peer != rank:
            sums[rank] = sums[rank] + sums[peer]
    return sums[rank].astype(np.float16)
