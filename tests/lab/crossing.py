"""Counts bytes that crossed a link and were read, from a detail record: what the simulator's own count is compared with."""
import numpy as np

from a2a_lib.machine.trace.detail import ISSUE, LOAD, RMW, Detail


def read_bytes(detail: Detail, world_size: int) -> np.ndarray:
    """Returns int64 [source, destination]: bytes that source stored at destination and destination then read, plus bytes that
    destination loaded from source. Bytes that a rank loads back from where it stored them do not count. A byte counts once for each
    time it crossed.

    RuntimeError for a record that is not whole.
    """
    if detail.meta["dropped"]:
        raise RuntimeError(f"the detail record lacks {detail.meta['dropped']:,} steps")
    steps = detail.steps
    steps = steps[np.isin(steps["kind"], (ISSUE, LOAD, RMW)) & (steps["memory"] >= 0) & (steps["home"] >= 0) & (steps["bytes"] > 0)]
    count = np.zeros((world_size, world_size), dtype=np.int64)
    writers: dict[int, np.ndarray] = {}  # memory -> per byte: 1 + the rank that wrote it, 0 for its home
    unread: dict[int, np.ndarray] = {}  # memory -> per byte: came over a link, and its home has not read it yet
    for memory in np.unique(steps["memory"]).tolist():
        end = int((steps["offset"] + steps["bytes"])[steps["memory"] == memory].max())
        writers[memory], unread[memory] = np.zeros(end, dtype=np.int16), np.zeros(end, dtype=bool)
    for kind, memory, offset, nbytes, rank, home in zip(*(steps[name].tolist() for name in (
            "kind", "memory", "offset", "bytes", "rank", "home"))):
        writer, waiting = writers[memory][offset:offset + nbytes], unread[memory][offset:offset + nbytes]
        if kind != ISSUE:
            if rank != home:
                count[home, rank] += int((writer != rank + 1).sum())
            else:
                count[:, home] += np.bincount(writer[waiting], minlength=world_size + 1)[1:]
                waiting[:] = False
        if kind != LOAD:
            writer[:] = 0 if rank == home else rank + 1
            waiting[:] = rank != home
    return count
