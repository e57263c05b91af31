"""Weighted sums of rows: what is right but for a rounding, and what usual mistakes give. Lessons 01 and 07."""

import torch

ROUNDED = ("rounded too often: every value is nearly right, as when the sum is kept in fp16, where each += rounds to "
           "11 bits. Sum in float, and round once at the end")


def off(got, want, size):
    """Which values are wrong: further off than one rounding to fp16 (2^-11) and fp32 sums, or NaN. size: of magnitudes."""
    return ~((got.double() - want).abs() <= 2.0**-11 * want.abs() + 1e-5 * size + 2.0**-25)


def nearly(got, want, size, ulps) -> bool:
    """Is every value right but for roundings on the way?"""
    return bool(((got.double() - want).abs() <= ulps * size).all())


def like(got, total, size, ulp):
    """The total as a kernel would round it: `got` itself, wherever it is that near."""
    near = (got.double() - total).abs() <= ulp * total.abs() + 1e-5 * size + 2.0**-24
    return torch.where(near, got.double(), total)


def last(live, dropped):
    """Of terms [T, k, dim], each token's last that is not dropped; zero where all are."""
    found = torch.zeros_like(live[:, 0])
    for k in range(live.shape[1]):
        found = torch.where(dropped[:, k], found, live[:, k])
    return found


def mistakes(live, dropped):
    """(cause, sums) of what goes wrong with the choices themselves."""
    return [("off by one: the first choice (k = 0) is missing", live[:, 1:].sum(1)),
            ("off by one: the last choice (k = topk - 1) is missing", live[:, :-1].sum(1)),
            ("only the first choice is there: does the loop run over all topk?", live[:, 0])]
