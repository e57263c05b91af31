"""Tokens of stored runs, drawn so that a browser draws the same: `halves`, twin of `drawn` in static/node.js."""
from __future__ import annotations

import numpy as np


def halves(seed: int, count: int, limit: int) -> np.ndarray:
    """float16 [count]: integers of [-limit, limit] without 0, from a mixed counter of 32 bits."""
    with np.errstate(over="ignore"):
        x = np.arange(count, dtype=np.uint32) + np.uint32(seed * 0x9E3779B1 % 2**32)
        for multiplier in (0x85EBCA6B, 0xC2B2AE35):
            x = (x ^ x >> np.uint32(16)) * np.uint32(multiplier)
        x ^= x >> np.uint32(16)
    table = np.array([*range(-limit, 0), *range(1, limit + 1)], dtype=np.float16)
    return table[x % np.uint32(2 * limit)]
