"""Lesson 06, exercise 3: dispatch_recv of rank_flags, with the rows of a source shared among the blocks."""

from functools import cache

from ..kit import HBM_BYTES_PER_US, Case, RankFlags, Taken, attempts, exercise

FASTER = 0.6  # of the time with one block per source
SMALL = Case(12, 3, 64, (12, 7, 0, 4), waves=2, exact=False)
COUNTED = SMALL.but(blocks=6, detail=True)  # records every store
LARGE = Case(64, 6, 1024, (32, 31, 32, 29, 30, 32, 28, 32), max_tokens=32, blocks=48, exact=False, memory="whole")


@exercise("06_share_sources.hip")
def share_sources(trial, source):
    trial.repeats = True  # blocks that share a source all note its count
    for blocks in (1, 3, 4, 6, 13):
        tokens = (12, 7, 4) if blocks == 4 else SMALL.tokens
        case = COUNTED if blocks == COUNTED.blocks else SMALL.but(blocks=blocks, tokens=tokens)
        attempts(trial, source, "dispatch_recv", RankFlags, case, 75, Taken, calls=2)
    if trial.remarks:  # its time would add nothing
        return None
    for blocks in (48, 51):
        attempt, trace = attempts(trial, source, "dispatch_recv", RankFlags, LARGE.but(blocks=blocks), 76, Taken)
        mine, narrow = _recv_us(trace), _narrow_us()
        trial.expect(mine <= FASTER * narrow, f"at most {FASTER * narrow:.1f} us, {FASTER} of what one block per source takes",
                     f"{mine:.1f} us, {trace.label}, all rows right",
                     f"too slow: with {blocks} blocks and 8 sources, each source can have 6 blocks of its own. How many "
                     "flags does a block wait for, and do all blocks have rows to copy?")
    own = trace.select(kernel="dispatch_recv")
    return trial.card(own, us=2 * max(attempt.taken()) / HBM_BYTES_PER_US, note="least: each row read and written once, at 5.3 TB/s")


@cache
def _narrow_us() -> float:
    """us of the library's rung, in which each source has one block, and all others have nothing to do."""
    with LARGE.node() as node:
        rung = RankFlags(node, LARGE.shape("dispatch_recv"), blocks=48)
        mark = node.mark()
        rung.dispatch(LARGE.problem("dispatch_recv", 76))
        return _recv_us(node.trace_since(mark))


def _recv_us(trace) -> float:
    return float(trace.stages()["dispatch_recv"].max())
