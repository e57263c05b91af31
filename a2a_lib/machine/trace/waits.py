"""Waits for flags: waves that poll one, and waves at their block's barrier that such a wave delays."""
import numpy as np

from .match import distinct
from .records import BARRIER, WAIT

_WAVE = ("rank", "launch", "block")


def waiting(records: np.ndarray) -> np.ndarray:
    """All waits for flags as records of kind WAIT, [n] of dtype RECORD.

    They are the waits of the polling waves. In addition there is a record for each other wave of the block that stood
    at the barrier meanwhile. It covers the time that both share, with the flag, and the barrier's source line. Needs
    the records WAIT and BARRIER of the same waves. Without BARRIER (traces from real GPUs) it returns the polling
    waves' waits alone: time at barriers is then unknown, and counts as work.
    """
    waits, stays = records[records["kind"] == WAIT], records[records["kind"] == BARRIER]
    if not len(waits) or not len(stays):
        return waits
    wait, stay = _meetings(waits, stays)
    shared = waits[wait]
    ends = np.minimum(_end(shared), _end(stays[stay]))
    for field in ("wave", "line", "file"):
        shared[field] = stays[field][stay]
    shared["time"] = np.maximum(shared["time"], stays["time"][stay])
    shared["duration"] = ends - shared["time"]
    return np.concatenate([waits, shared[shared["duration"] > 0]])


def _meetings(waits: np.ndarray, stays: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Rows (wait, stay) in which the wave of the wait may have delayed the stay. They include all that share time."""
    wave = np.concatenate([waits["wave"].astype(np.int64), stays["index"]])
    key = distinct(*(np.concatenate([waits[field], stays[field]]) for field in _WAVE), wave)[1]
    starts, ends = (np.concatenate(times) for times in ((waits["time"], stays["time"]), (_end(waits), _end(stays))))
    moments, moment = np.unique(np.concatenate([starts, ends]), return_inverse=True)
    begin, end = (key * len(moments) + part for part in np.split(moment.reshape(-1), 2))  # sorts by wave, then by time
    n = len(waits)
    order = np.argsort(begin[:n], kind="stable")
    over = np.maximum.accumulate(end[:n][order])
    first = np.searchsorted(over, begin[n:], side="right")
    count = np.maximum(np.searchsorted(begin[:n][order], end[n:], side="left") - first, 0)
    stay = np.repeat(np.arange(len(stays)), count)
    nth = np.arange(len(stay)) - np.repeat(np.cumsum(count) - count, count)
    return order[first[stay] + nth], stay


def _end(records: np.ndarray) -> np.ndarray:
    return records["time"] + records["duration"]
