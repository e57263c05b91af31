"""A design of `mesh` that keeps its sums in registers, and the mutation that Triton's pipelining makes of it.

A program takes a tile of Q through the blocks of all ranks, in their order from its own rank on. So it needs no partial results, but it
waits for the blocks in that order. A tile of 128 keys holds a whole block: there is no loop over tiles of keys.

Triton loads the next iteration's operands of `tl.dot` early, if `num_stages` is 2. It leaves loops alone that contain a barrier, or a
loop. The wait is a loop, but it stands in an `if`, where Triton 3.6 does not look. So the loads move ahead of the wait.
"""
from ..rung.variants import DESIGN, Mutation, Variant

LOOP = "    for n in tl.range(late if program < senders else 0, rounds, num_stages=1):"
REGISTERS = """\
    m, j, d = tl.arange(0, BM), tl.arange(0, 128), tl.arange(0, DIM)
    there = j < rows
    for unit in range(units if program < senders else program - senders, units, workers):
        head, tile = unit // tiles, unit % tiles
        kv = head // group
        places = (j.to(tl.int64) * kv_heads + kv) * DIM
        queries = load_queries(q, tile * BM, head, heads, rows, DIM, BM, MASKED)
        own = position(tile * BM + m, rank, world_size, chunk, stride)
        last = tl.minimum(tl.where(causal != 0, own, length), length - 1)
        best = tl.full((BM,), LOWEST, tl.float32)
        weights = tl.zeros((BM,), tl.float32)
        total = tl.zeros((BM, DIM), tl.float32)
        for n in tl.range(0, world_size, num_stages=STAGES):
            source = (rank + n) % world_size
            if source != rank:
                wait_for_copy(arrived + (source * kv_heads + kv) * COPIES * LINE, turns * members, tile)
            keys = k if source == rank else gathered + source * 2 * block
            values = v if source == rank else gathered + (source * 2 + 1) * block
            columns = tl.load(keys + places[None, :] + d[:, None], mask=there[None, :], other=0)
            seen = position(j, source, world_size, chunk, stride)[None, :] <= last[:, None]
            scores = tl.where(seen & there[None, :], tl.dot(queries, columns) * scale, LOWEST)
            peak = tl.maximum(best, tl.max(scores, axis=1))
            weight = tl.exp2(scores - peak[:, None])
            rescale = tl.exp2(best - peak)
            weights = weights * rescale + tl.sum(weight, axis=1)
            lines = tl.load(values + places[:, None] + d[None, :], mask=there[:, None], other=0)
            total = tl.dot(weight.to(lines.dtype), lines, total * rescale[:, None])
            best = peak
        store_rows(out, total * (1 / weights)[:, None], tile * BM, head, heads, rows, DIM, BM, MASKED)
    for n in tl.range(rounds, rounds, num_stages=1):  # no other units
"""


def registers(stages: int) -> tuple[tuple[str, str], ...]:
    """The change of `mesh_attention`. stages: iterations of the loop over blocks that Triton overlaps."""
    return ((LOOP, REGISTERS.rstrip().replace("STAGES", str(stages))),)


VARIANTS = (
    Variant("in-registers", "a program takes a tile of Q through all blocks; blocks of at most 128 rows", registers(1), kind=DESIGN),
    Mutation("loads-pipelined", "the same, and Triton loads the next block's keys and values before that block's wait", registers(2)),
)
