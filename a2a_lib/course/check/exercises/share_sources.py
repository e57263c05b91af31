"""Lesson 06, exercise 3: dispatch_recv of rank_flags, with the rows of a source shared among the blocks."""

from functools import cache

from ....alltoall.rank_flags import RankFlags
from ..cases import Case
from ..sources import require_acquire, run_calls
from ..trial import exercise

FASTER = 0.6  # of the time with one block per source
SMALL = Case(12, 3, 64, (12, 7, 0, 4), waves=2, exact=False)
COUNTED = SMALL.but(blocks=6, memory="strict", detail=True)  # records every store
LARGE = Case(64, 6, 4096, (64, 63, 64, 61, 62, 64, 60, 64), max_tokens=64, exact=False)


@exercise
def share_sources(trial, source):
    """source: HIP with the kernel `dispatch_recv` of rank_flags, or its path."""
    for blocks in (1, 3, 4, 6, 13):
        attempt, _ = run_calls(trial, source, COUNTED if blocks == COUNTED.blocks else SMALL.but(blocks=blocks), 75, 2)
    require_acquire(trial, attempt.rung.marks)
    if trial.remarks:  # its time would add nothing
        return None
    for blocks in (48, 51):
        _, trace = run_calls(trial, source, LARGE.but(blocks=blocks), 76, 1)
        mine, narrow = _recv_us(trace), _narrow_us(blocks)
        if mine > FASTER * narrow:
            trial.fail(expected=f"well below {narrow:.1f} us", got=f"{mine:.1f} us, {trace.label}",
                       cause=f"all rows are right, but dispatch_recv takes about as long as with one block per source: with "
                             f"{blocks} blocks and 8 sources, 6 blocks can share one. Do they all have rows to copy?")
    return trial.card(trace.select(kernel="dispatch_recv"), us=narrow,
                      note="us: `least` is what one block per source takes on the same input")


@cache
def _narrow_us(blocks) -> float:
    """us of the library's rung, in which each source has one block."""
    case = LARGE.but(blocks=blocks)
    with case.node() as node:
        rung = RankFlags(node, case.shape("dispatch_recv"), blocks=blocks)
        mark = node.mark()
        rung.dispatch(case.problem("dispatch_recv", 76))
        return _recv_us(node.trace_since(mark))


def _recv_us(trace) -> float:
    return float(trace.stages()["dispatch_recv"].max())


SOLUTION = "06_share_sources.hip", None
SHARE = "const int share = blockIdx.x / world.world_size;"
STEP = "slot += sharers * waves_in_block()"
MISTAKES = {
    "one block per source": (SHARE, SHARE + "\n  if (share) return;", "were not taken"),
    "all blocks take all": ("const int first = share * waves_in_block() + wave_in_block();",
                            "const int first = wave_in_block();", "rows were taken more than once"),
    "step of one block": (STEP, "slot += waves_in_block()", "rows were taken more than once"),
    "step of whole shares": (STEP, "slot += gridDim.x / world.world_size * waves_in_block()",
                             "is its step 0 for some grid"),
    "step of the grid": (STEP, "slot += gridDim.x * waves_in_block()", "were not taken"),
    "sharers rounded down": ("- source + world.world_size - 1) / world.world_size", ") / world.world_size",
                             "rows were taken more than once"),
    "one sharer too many": ("- source + world.world_size - 1) / world.world_size",
                            "+ world.world_size - 1) / world.world_size",
                            "were not taken"),
    "one block per source for odd grids": (
        SHARE, SHARE + "\n  if (gridDim.x % 2 && share) return;", "- source + world.world_size - 1) / world.world_size",
        "* (1 - (int)gridDim.x % 2) - source + world.world_size - 1) / world.world_size", "all rows are right"),
    "share by remainder": (SHARE, SHARE.replace("/", "%"), "not taken"),
    "one turn only": ("% world.world_size; source < world.world_size; source += gridDim.x",
                      "% world.world_size; source < world.world_size; source += world.world_size",
                      "nobody took this source"),
    "relaxed wait": ("Order::acquire", "Order::relaxed", "nothing says they must be"),
}
REMARKED = {
    "every lane the whole row": (
        "copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());",
        "for (int i = 0; i < shape.dim / 8; ++i)\n"
        "        ((Half8*)(expert_x + to * shape.dim))[i] = ((const Half8*)(recv_x + from * shape.dim))[i];",
        "bytes were stored to expert_x"),
}
