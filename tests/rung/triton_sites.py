"""Places of the Triton kernels at which one thing is changed: an operator, operand, index, mask, order, scope, wait or release."""
from dataclasses import dataclass

from a2a_lib.kernels.moe.layer_problem import LayerShape
from a2a_lib.kernels.rung.situations import Situation

PUT, PULL, SLOTS, FUSED = "ag_gemm/put_by_waves", "ag_gemm/pull_by_waves", "gemm_rs/slots", "gemm_rs/fused_sum"
GATHERED, SCATTERED = "ag_gemm/sequential", "gemm_rs/sequential"
FLAT, TWO_LEVEL = "ag_gemm/flat", "ag_gemm/two_level"
PHASES, TWO_LAUNCHES, MEGA = "moe_layer/phases", "moe_layer/two_launches", "moe_layer/megakernel"


# Two parts of a plan, of more than a chunk of choices each, the last one shorter; two blocks of columns, the last not full.
UNEVEN = Situation("uneven parts of a plan", LayerShape(8, 4, 80, 80, 48), 2, calls=2, options=(("programs", 2),),
                   problem=(("num_tokens", (47, 33)),))


@dataclass(frozen=True)
class Site:
    """One change: `old`, which stands once in `function` of `rung`, becomes `new`. variant: of the rung, which takes the kernel
    there."""

    rung: str
    function: str
    old: str
    new: str
    variant: str | None = None

    def __str__(self) -> str:
        return " ".join(f"{self.rung}: {self.function}: {self.old} -> {self.new}".split())


KERNELS = (
    Site(FUSED, "place_in_chunk", "inside % height", "inside % GROUP"),
    Site(PUT, "first_tile", "(chunk * tiles) % programs", "(chunk + tiles) % programs"),
    Site(PUT, "multiply_gathered", "flags + source * pieces + piece", "flags + source + piece"),
    Site(PUT, "multiply_gathered", "(source * pieces + piece) * rows_here", "(source + piece) * rows_here"),
    Site(PUT, "multiply_gathered", "piece.to(tl.int64) * rows_here * K if", "piece.to(tl.int64) * K if"),
    Site(GATHERED, "multiply_gathered", "range(0, tl.cdiv(K, BK))", "range(1, tl.cdiv(K, BK))"),
    Site(PUT, "multiply_gathered", "[rows_here, N], [N, 1]", "[rows_here + 1, N], [N, 1]"),
    Site(PUT, "push_rows", "tl.minimum(part - first, share)", "share"),
    Site(PUT, "push_rows", "world_size - distance", "distance"),
    Site(PUT, "push_rows", "range(pieces)", "range(1, pieces)"),
    Site(PUT, "count_up", 'sem="acquire"', 'sem="relaxed"'),
    Site(PULL, "count_up", 'sem="acquire", scope="sys"', 'sem="acquire", scope="cta"'),
    Site(PULL, "pull_rows", "wait_at_least(ready + peer, epoch)", "pass"),
    Site(PULL, "pull_rows", "gathered + peer.to(tl.int64) * rows * K", "gathered + peer.to(tl.int64) * K"),
    Site(PUT, "push_and_multiply", "program < senders", "program <= senders"),
    Site(PULL, "pull_and_multiply", "epoch, program - senders", "epoch, program"),
    Site(SCATTERED, "wait_for_all", "range(count)", "range(1, count)"),
    Site(SLOTS, "gemm_reduce_scatter", "rank * rows * columns", "rank * rows"),
    Site(FUSED, "gemm_reduce_scatter", "[rows_here, N], [N, 1]", "[rows_here + 1, N], [N, 1]"),
    Site(FUSED, "gemm_reduce_scatter", "owner != rank or not ADD", "owner != rank and not ADD"),
    Site(FUSED, "add_parts", "row < rows_here", "row <= rows_here"),
    Site(FUSED, "add_parts", "flags + source * tiles", "flags + rank * tiles"),
    Site(SLOTS, "reduce_tiles", "rows * columns, programs)", "rows * columns, programs + 1)"),
)
NODE_KERNELS = (
    Site(FLAT, "rank_at", "rank // per_node + step // per_node", "rank // per_node - step // per_node"),
    Site(TWO_LEVEL, "rank_at", "(rank + step) % per_node", "step % per_node"),
    Site(TWO_LEVEL, "post_rows", "not TWO_LEVEL or", "TWO_LEVEL or"),
    Site(FLAT, "post_rows", "rank * pieces + piece", "rank + piece"),
    Site(TWO_LEVEL, "pass_rows", "flags + source * pieces + piece", "flags + source * pieces"),
    Site(TWO_LEVEL, "pass_rows", "if WAIT:", "if not WAIT:"),
    Site(FLAT, "multiply_by_nodes", "source != rank", "source > rank"),
    Site(TWO_LEVEL, "gather_nodes_and_multiply", "range(per_node, world_size, per_node)", "range(0, world_size, per_node)"),
)
PLAN = (
    Site(MEGA, "share_of", "tl.cdiv(s.tokens, parts)", "s.tokens // parts"),
    Site(MEGA, "count_choices", "other=-1", "other=0"),
    Site(MEGA, "count_choices", "tl.cumsum(same, 0) + counts[None, :]", "tl.cumsum(same, 0)"),
    Site(MEGA, "count_before", "mask=(row < part)", "mask=(row <= part)"),
    Site(TWO_LAUNCHES, "exchange", "w.rank, peer) + w.rank * s.experts", "w.rank, peer) + peer * s.experts"),
    Site(MEGA, "receive_offsets", "offset, mask=there & here", "offset, mask=there"),
    Site(MEGA, "receive_offsets", "tl.cumsum(padded, 1) - padded", "tl.cumsum(padded, 1)"),
    Site(MEGA, "place_choices", "(other < least)", "(other <= least)"),
    Site(MEGA, "place_choices", "other // s.local == expert", "other // s.local != expert"),
    Site(MEGA, "place_tiles", "<= (tile * BM)", "< (tile * BM)"),
    Site(PHASES, "lay_out", "(tiles == 0)", "(tiles != 0)"),
    Site(PHASES, "lay_out", "RECEIVES, receives", "RECEIVES, receives // 2"),
    Site(MEGA, "make_plan", "signal_add(counted, 1)", 'tl.atomic_add(counted, 1, sem="relaxed", scope="sys")'),
    Site(MEGA, "make_plan", "part == 0", "part == parts - 1"),
)
QUEUES = (
    Site(MEGA, "until", "tl.maximum(turn, 0)", "turn"),
    Site(MEGA, "enqueue_tiles", "(kind > DOWN)", "(kind >= DOWN)"),
    Site(MEGA, "write_queue", "    enqueue(m, TAIL, part, parts)\n", ""),
    Site(MEGA, "measure_queue", "tiles * scatter, 0", "tiles, 0", "combine_scatter"),
)
TILES = (
    Site(MEGA, "tile_and_block", "first + within % tiles", "tile"),
    Site(MEGA, "count_alike", "number[None, :] < number", "number[None, :] <= number"),
    Site(MEGA, "signal_origins", "size.TOKENS * s.down + block", "size.TOKENS + block"),
    Site(PHASES, "tell_all", "range(w.size)", "range(1, w.size)"),
)
WORK = (
    Site(MEGA, "up_and_gate", "gate_row + s.inter, first", "gate_row, first"),
    Site(MEGA, "up_and_gate", "    see_stores()\n", ""),
    Site(MEGA, "answers", "row, row < count", "row, row <= count"),
    Site(MEGA, "answers", "if how.weigh:", "if how.weigh == 0:", "weigh_expert"),
    Site(MEGA, "rows_needed", "flag += expert", "flag += tile", "barrier_expert"),
    Site(PHASES, "replies_needed", "count + w.size", "count + w.rank"),
    Site(MEGA, "needs", "DOWN_DONE + block, 0 * unit + 1", "DOWN_DONE + block, 0 * unit", "combine_scatter"),
    Site(MEGA, "draw_task", 'draw, 1, sem="relaxed", scope="gpu"', 'draw, 1, sem="relaxed", scope="cta"'),
    Site(MEGA, "dispatch", "column < s.dim", "column < s.dim - 1"),
    Site(MEGA, "dispatch", "expert % s.local", "expert // s.local", "barrier_expert"),
    Site(MEGA, "tail", "s, lies // size.BM)", "s, tile)"),
    Site(MEGA, "tail", "(lies != row)", "(lies > row)"),
    Site(MEGA, "scatter", "slot, there = tile * size.BM + row", "slot, there = row", "combine_scatter"),
    Site(MEGA, "reduce_columns",
         "loop_unroll_factor=size.UNROLL):\n            expert, weight = choice(m, s, how, token, k)\n            there",
         "loop_unroll_factor=size.UNROLL):\n            expert, weight = choice(m, s, how, token, 0)\n            there", "combine_gather"),
    Site(TWO_LAUNCHES, "reduce_columns", "tl.where((expert >= 0)[:, None]", "tl.where((expert > 0)[:, None]"),
)
SITES = (*KERNELS, *NODE_KERNELS, *PLAN, *QUEUES, *TILES, *WORK)
