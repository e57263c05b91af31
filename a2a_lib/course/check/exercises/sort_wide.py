"""Lesson 02, exercise 4, open and scored: sort_wide, all of align & sort in one cooperative launch of any grid."""

import torch

from ....moe import MismatchError
from ....moe.align import AlignAndSort, AlignedIds, AlignShape, capacity, measure
from ....moe.align import check as check_aligned
from ....plurals import quantity
from ..cases import HBM_BYTES_PER_US, strict, whole
from ..trial import exercise

TARGET = 2  # times the lesson's many_blocks, which has as many barriers as it likes
NOTE = ("target: twice what many_blocks takes; least: topk_ids read once and all places written once, at 5.3 TB/s. The "
        "rungs of the lesson, same input: one_block 154, two_kernels 76, many_blocks 17, xcd_aware 13, reserve 9 us (simulated)")
EXPERTS = 256  # columns of `counts`: the most experts of any case


@exercise
def sort_wide(trial, source):
    """source: HIP with a kernel `sort_wide`, launched twice on the same memory. Only the barrier is zero before."""
    for ids, experts, block_size, grid, seed in ((502, 12, 8, 3, 1), (64, 5, 16, 5, 2), (901, 70, 4, 2, 3), (0, 4, 4, 2, 4)):
        for schedule in (0, 3):
            with strict(1, seed=schedule) as node:
                _case(trial, node, trial.load(node, source, "sort_wide"), ids, experts, block_size, grid, seed)
    with whole() as node:
        trace = _case(trial, node, trial.load(node, source, "sort_wide"), 131072, 256, 128, 64, 6, calls=1, threads=1024)
    least = 4 * (131072 + capacity(131072, 256, 128)) / HBM_BYTES_PER_US
    with whole() as node:
        rung = measure(AlignAndSort(node, 256, 128, 131072, rung="many_blocks", blocks=64), _ids(131072, 256, 6))
    return trial.goal(trace.span_us, TARGET * rung["us"], least, unit="us", note=NOTE, label=rung["label"],
                      idea="How many barriers do you need, and what does a block read after the last one?")


def _ids(ids, experts, seed):
    draw = torch.Generator().manual_seed(seed)
    return torch.randint(-1 if seed % 2 else 0, experts, (ids,), generator=draw, dtype=torch.int32)


def _case(trial, node, kernel, ids, experts, block_size, grid, seed, calls=2, threads=256):
    trial.case(f"{ids} flat tokens, {experts} experts, tiles of {block_size}, {quantity(grid, f'block of {threads}')}")
    ids_drawn = _ids(ids, experts, seed)
    rank, places = node.ranks[0], capacity(ids, experts, block_size)
    flat = rank.from_torch(ids_drawn, "topk_ids") if ids else None
    sorted_ids = rank.empty((places,), torch.int32, "sorted_ids")
    expert_ids = rank.empty((places // block_size,), torch.int32, "expert_ids")
    post = rank.empty((1,), torch.int32, "num_post_padded")
    counts, barrier = rank.zeros((grid + 1, EXPERTS), torch.int32, "counts"), rank.zeros((2,), torch.int32, "barrier")
    shape, trace = AlignShape(ids, experts, block_size, places), None
    for call in range(calls):
        for buffer in (sorted_ids, expert_ids, post):
            buffer.fill_(-7)
        trace = trial.run(node, lambda: rank.launch(kernel, grid, threads, shape, flat, sorted_ids, expert_ids, post, counts,
                                                    barrier, cooperative=True))
        try:
            check_aligned(AlignedIds(sorted_ids, expert_ids, post), ids_drawn, experts, block_size)
        except MismatchError as error:
            experts_of, ends = expert_ids.to_torch(), post.to_torch()
            trial.wrong([call, experts_of, ends, sorted_ids.to_torch().view(len(experts_of), -1).sort(1).values],
                        expected=error.expected, got=error.got,
                        wrong=f"{error}" + ", in the second call on the same memory" * (call > 0))
    return trace


SOLUTION = "02_sort_wide.hip", None
MISTAKES = {
    "no barrier": ("  grid_barrier(barrier);\n", "  __syncthreads();\n", "race detector names"),
    "rows of lower blocks forgotten": ("next[e] = before;", "next[e] = 0;", "perhaps never written"),
    "lost updates": ("atomicAdd(&next[topk_ids[i]], 1);", "next[topk_ids[i]] += 1;", "race detector names"),
    "only own rows": ("rows[e] = all;", "rows[e] = counts[blockIdx.x * shape.experts + e];", "must be"),
    "counted on": ("counts[blockIdx.x * shape.experts + e] = next[e];", "counts[blockIdx.x * shape.experts + e] += next[e];",
                   "an address outside of its buffer"),
    "the rest is missing": ("  write_rest(", "  if (shape.ids < 0) write_rest(", "expert_ids and num_post_padded are not written"),
    "starts forgotten": ("next[e] += start[e];", ";", "perhaps never written"),
    "dropped placed": ("if (topk_ids[i] >= 0) sorted_ids", "sorted_ids", "an address outside of its buffer"),
}
