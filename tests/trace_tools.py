"""Records and traces by hand, and a small real run, which tests of traces and of pictures share."""
import pytest

import a2a_lib as a2a
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


def flag(kind, rank, index, at, value=1, until=None, **fields):
    """A flag of "flags" that is set, or seen, at `at` us. until: arrives."""
    return event(kind, rank, at, at if until is None else until, symbol=0, index=index, bytes=value, **fields)


def trace_of(rows, strings=STRINGS, **meta):
    return Trace(records_of(rows), strings, META | meta)


@pytest.fixture(scope="module")
def run():
    """A real run: `token_flags` on two small ranks."""
    comm = a2a.all_to_all.TokenFlags(a2a.Node(2, name="small", seed=0), "tiny", blocks=8)
    comm(a2a.Problem.random("tiny", world_size=2, seed=7))
    return comm.trace


# Rank 0 sends from 100 to 110; on rank 1 two waves run from 100 to 120, one of which waits from 104 to 112.
RUN = [launch(0, 100, 110, 0, 0), wave(0, 100, 110, 0, 0),
       launch(1, 100, 120, 1, 1), wave(1, 100, 120, 1, 1), wave(1, 100, 120, 1, 1, block=1),
       wave(1, 104, 112, 1, 1, kind="wait"), moved(0, 1, 105, 109, 4096, kernel=0), moved(1, 0, 118, 119, 1024, kernel=1),
       flag("flag_set", 0, 5, 109, until=111, kernel=0, dst=1),
       flag("flag_seen", 1, 5, 112, launch=1, block=0, wave=0, kernel=1, src=0),
       flag("flag_set", 0, 6, 101, until=102, kernel=0, dst=1),
       flag("flag_seen", 1, 6, 114, launch=1, block=1, wave=0, kernel=1, src=0)]
# Rank 0 sends until 112 and receives until 130; the receiving block 2 waits from 115 to 123 for flags[5], which wave 3
# of block 7 of rank 1 set at 119, in flight until 121. That wave had waited until 110 for flags[2], set by rank 0.
SET5 = wave(1, 119, 121, 1, 0, 7, 3, "flag_set", symbol=0, index=5, bytes=9, src=1, dst=0)
SETTER = wave(1, 103, 120, 1, 0, 7, 3)
TWO_RANKS = [
    launch(0, 100, 112, 0, 0), launch(0, 113, 130, 2, 1), launch(1, 102, 121, 1, 0), launch(1, 122, 126, 3, 1),
    wave(0, 100.5, 111, 0, 0), wave(0, 100.5, 112, 0, 0, wave=1),
    wave(0, 114, 124, 2, 1, block=1), wave(0, 114, 129.5, 2, 1, block=2),
    wave(0, 115, 123, 2, 1, 2, 0, "wait", symbol=0, index=5, bytes=9, src=1, dst=0),
    SETTER, wave(1, 122, 126, 3, 1), SET5,
    wave(1, 119, 119.4, 1, 0, 7, 2, "flag_set", symbol=0, index=5, bytes=8, src=1, dst=0),  # another value
    wave(1, 104, 110, 1, 0, 7, 3, "wait", symbol=0, index=2, bytes=4, src=0, dst=1),
    wave(0, 106, 108.5, 0, 0, 0, 1, "flag_set", symbol=0, index=2, bytes=4, src=0, dst=1),
    wave(0, 105, 105.5, 0, 0, 0, 1, "flag_set", symbol=0, index=2, bytes=4, src=0, dst=0),  # on another rank
]


def host(rank, start, end, symbol, kernel=-1):
    return event("host", rank, start, end, kernel=kernel, symbol=symbol)


def called(name):
    """The trace of one call of a rung, such as "gemm_rs/slots", on four ranks."""
    kind = a2a.families.find(name)
    family = kind.family
    shape = family.shape({"all_to_all": "tiny", "moe_layer": "tiny"}.get(family.name, "256x128x64"))
    with a2a.Node(4) as node:
        comm = kind(node, shape)
        comm(family.problem(shape, 4, 0))
        return comm.trace
