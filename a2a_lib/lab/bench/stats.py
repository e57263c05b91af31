"""Statistics of repeated measurements."""
from collections.abc import Mapping
from typing import Any

import numpy as np


def spread(us) -> dict[str, float]:
    """{"median", "p10", "p90", "min", "max", "calls"} of times in us, rounded to 0.01."""
    us = np.asarray(us, dtype=np.float64)
    if not len(us):
        raise ValueError("no measurements")
    p10, median, p90 = np.percentile(us, (10, 50, 90))
    result = {"median": median, "p10": p10, "p90": p90, "min": us.min(), "max": us.max()}
    return {name: round(float(value), 2) for name, value in result.items()} | {"calls": len(us)}


def slowest(per_rank: Mapping[int, Any]) -> np.ndarray:
    """The longest time of all ranks, call by call: {rank: [calls, ...]} -> [calls, ...]."""
    return np.max(np.stack([np.asarray(us, dtype=np.float64) for us in per_rank.values()]), axis=0)
