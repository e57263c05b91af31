"""Inputs of stored runs, drawn so that a browser draws the same: `numbers`, twin of `drawn` in static/node.js."""
from __future__ import annotations

import numpy as np
import torch

TYPES = {torch.float16: "fp16", torch.bfloat16: "bf16"}


def numbers(seed: int, count: int, limit: int, fraction: int = 0, dtype: torch.dtype = torch.float16) -> torch.Tensor:
    """[count]: multiples of 2^-fraction, from -limit to limit of them and never 0, from a mixed counter of 32 bits."""
    with np.errstate(over="ignore"):
        x = np.arange(count, dtype=np.uint32) + np.uint32(seed * 0x9E3779B1 % 2**32)
        for multiplier in (0x85EBCA6B, 0xC2B2AE35):
            x = (x ^ x >> np.uint32(16)) * np.uint32(multiplier)
        x ^= x >> np.uint32(16)
    table = np.array([*range(-limit, 0), *range(1, limit + 1)], dtype=np.float32) / 2**fraction
    return torch.from_numpy(table[x % np.uint32(2 * limit)]).to(dtype)
