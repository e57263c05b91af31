"""Statistics of repeated measurements."""
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

HOLD_US = 2000  # longer than the host takes to queue two collectives


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


def each_way(ways: Mapping[str, Callable[[], Any]], right: Callable[[str, Any], bool], time: Callable[[Callable], Any],
             before: Callable[[], None] = lambda: None) -> tuple[dict[str, Any], bool, list[str]]:
    """({name: time}, whether all are right, what went wrong) of several ways to do the same work. A way that raises is left out, and
    named. Errors are alike on all ranks, which have the same GPUs and sizes. right(name, output): called after a first call."""
    times, correct, failed = {}, True, []
    for name, work in ways.items():
        try:
            before()
            if not right(name, work()):
                correct = False
                failed.append(f"{name}: wrong")
            times[name] = time(work)
        except (RuntimeError, AttributeError) as error:
            failed.append(f"{name}: {str(error).splitlines()[0][:100]}")
    return times, correct, failed
