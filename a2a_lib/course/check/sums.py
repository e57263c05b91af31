"""Weighted sums of rows: tolerance for rounding, and the results of common mistakes. Lessons 01 and 07."""

import torch

ROUNDED = ("rounded too often: every value is nearly right, as when the sum is kept in fp16, where each += rounds to "
           "11 bits. Sum in float, and round once at the end")


def off(got, want, size):
    """Mask of wrong values: NaN, or further off than one rounding to fp16 (2^-11) and fp32 sums. size: sum of
    magnitudes."""
    return ~((got.double() - want).abs() <= 2.0**-11 * want.abs() + 1e-5 * size + 2.0**-25)


def nearly(got, want, size, ulps) -> bool:
    """Whether every value is right up to intermediate roundings."""
    return bool(((got.double() - want).abs() <= ulps * size).all())


def like(got, total, size, ulp):
    """The total as a kernel would round it: `got` where it is within the tolerance."""
    near = (got.double() - total).abs() <= ulp * total.abs() + 1e-5 * size + 2.0**-24
    return torch.where(near, got.double(), total)


def last(live, dropped):
    """For terms [T, k, dim]: each token's last term that is not dropped; zero if all are dropped."""
    latest = torch.zeros_like(live[:, 0])
    for k in range(live.shape[1]):
        latest = torch.where(dropped[:, k], latest, live[:, k])
    return latest


def mistakes(live, dropped):
    """(cause, sums) of common mistakes with the choices."""
    return [("off by one: the first choice (k = 0) is missing", live[:, 1:].sum(1)),
            ("off by one: the last choice (k = topk - 1) is missing", live[:, :-1].sum(1)),
            ("only the first choice is there: does the loop run over all topk?", live[:, 0])]
