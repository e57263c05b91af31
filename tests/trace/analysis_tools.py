"""Helpers that the tests of analysis share."""
from a2a_lib.machine.trace import Trace, records_of

US = 1_000_000
STRINGS = {"kernels": ["send", "recv"], "symbols": ["flags", "rows"], "files": []}
META = {"target": "sim", "preset": "mi300x", "memory": "ideal", "world_size": 2}


def event(kind, rank, start, end, launch=-1, kernel=-1, **fields):
    """A record from `start` to `end` us."""
    return {"kind": kind, "rank": rank, "time": round(start * US), "duration": round((end - start) * US),
            "launch": launch, "kernel": kernel, **fields}


def launch(rank, start, end, number, kernel, stream=1):
    return event("launch", rank, start, end, number, kernel, stream=stream)


def wave(rank, start, end, number, kernel, block=0, wave=0, kind="wave", **fields):
    return event(kind, rank, start, end, number, kernel, block=block, wave=wave, **fields)


def moved(src, dst, start, end, count, **fields):
    return event("transfer", src, start, end, src=src, dst=dst, bytes=count, **fields)


def trace_of(rows, **meta):
    return Trace(records_of(rows), STRINGS, META | meta)


# Rank 0 sends until 112 and receives until 130; the receiving block 2 waits from 115 to 123 for flags[5], which wave 3
# of block 7 of rank 1 set at 119, in flight until 121. That wave had waited until 110 for flags[2], set by rank 0.
SET_5 = wave(1, 119, 121, 1, 0, 7, 3, "flag_set", symbol=0, index=5, bytes=9, src=1, dst=0)
SETTER = wave(1, 103, 120, 1, 0, 7, 3)
TWO_RANKS = [
    launch(0, 100, 112, 0, 0), launch(0, 113, 130, 2, 1), launch(1, 102, 121, 1, 0), launch(1, 122, 126, 3, 1),
    wave(0, 100.5, 111, 0, 0), wave(0, 100.5, 112, 0, 0, wave=1),
    wave(0, 114, 124, 2, 1, block=1), wave(0, 114, 129.5, 2, 1, block=2),
    wave(0, 115, 123, 2, 1, 2, 0, "wait", symbol=0, index=5, bytes=9, src=1, dst=0),
    SETTER, wave(1, 122, 126, 3, 1), SET_5,
    wave(1, 119, 119.4, 1, 0, 7, 2, "flag_set", symbol=0, index=5, bytes=8, src=1, dst=0),  # another value
    wave(1, 104, 110, 1, 0, 7, 3, "wait", symbol=0, index=2, bytes=4, src=0, dst=1),
    wave(0, 106, 108.5, 0, 0, 0, 1, "flag_set", symbol=0, index=2, bytes=4, src=0, dst=1),
    wave(0, 105, 105.5, 0, 0, 0, 1, "flag_set", symbol=0, index=2, bytes=4, src=0, dst=0),  # on another rank
]


def host(rank, start, end, symbol, kernel=-1):
    return {"kind": "host", "rank": rank, "symbol": symbol, "kernel": kernel, "time": start * US,
            "duration": (end - start) * US}
