"""The number of rows that each wave of a kernel took."""
import numpy as np

from ..match import counts
from ..records import Tables


def wave_rows(trace: Tables, kernel: str, kind: str, flag: str, rank: int) -> tuple[np.ndarray, int]:
    """(rows of each wave that has any, in descending order: int64 [waves]; number of waves without rows).

    A row is a flag of the buffer called `flag` that the wave set or saw (`kind`: "flag_set", "flag_seen"). A measured
    trace without such records has no rows. Raises ValueError for a simulated trace in which no wave of `kernel` on
    `rank` has any, KeyError for a kernel that is not in it.
    """
    waves = len(trace.select("wave", kernel=kernel, rank=rank))
    if trace.meta.get("target", "sim") != "sim" and not len(trace.select(kind)):
        return np.zeros(0, dtype=np.int64), waves
    marks = trace.select(kind, kernel=kernel, rank=rank)
    marks = marks.records[marks.names("symbol") == flag]
    if not len(marks):
        raise ValueError(f"no record says that a wave of {kernel} on rank {rank} has a {kind} of {flag}")
    wave = np.unique(np.stack([marks["launch"], marks["block"], marks["wave"]], axis=1), axis=0, return_inverse=True)[1]
    rows = np.bincount(wave.reshape(-1), counts(marks)).astype(np.int64)
    return np.sort(rows)[::-1], waves - len(rows)
