"""Bytes that crossed a link and were read where they came, from a detail record: bytes that nobody reads are no work."""
from __future__ import annotations

import numpy as np

from ...trace.detail import ISSUE, LOAD, RMW, Detail


def read_bytes(detail: Detail, world_size: int) -> np.ndarray:
    """int64 [source, destination]: bytes that a rank stored in another rank's memory, and that rank read afterwards, and bytes that
    a rank loaded from another rank's memory. A byte counts once for each time it came.

    RuntimeError for a record that is not whole.
    """
    if detail.meta["dropped"]:
        raise RuntimeError(f"the detail record lacks {detail.meta['dropped']:,} steps")
    steps = detail.steps
    steps = steps[np.isin(steps["kind"], (ISSUE, LOAD, RMW)) & (steps["memory"] >= 0) & (steps["home"] >= 0) & (steps["bytes"] > 0)]
    found = np.zeros((world_size, world_size), dtype=np.int64)
    came: dict[int, np.ndarray] = {}  # memory -> of each byte, 1 + the rank that it came from and 0 once it was read
    for memory in np.unique(steps["memory"]):
        end = int((steps["offset"] + steps["bytes"])[steps["memory"] == memory].max())
        came[int(memory)] = np.zeros(end, dtype=np.int16)
    for kind, memory, offset, nbytes, rank, home in zip(*(steps[name].tolist() for name in (
            "kind", "memory", "offset", "bytes", "rank", "home"))):
        here = came[memory][offset:offset + nbytes]
        if kind == ISSUE:
            here[:] = 0 if rank == home else rank + 1
        elif rank != home:
            found[home, rank] += nbytes
        elif here.any():
            found[:, home] += np.bincount(here, minlength=world_size + 1)[1:world_size + 1]
            here[:] = 0
    return found
