"""Lesson 02, exercise 3: place_stably(sorted_ids, topk_ids, start, ids, experts), every expert's rows in ascending order."""

import torch

from ....draw import Draw
from ....kernels.align import AlignedIds, capacity, expected
from ....kernels.align import check as check_aligned
from ....kernels.moe import MismatchError
from ....plurals import quantity
from ..cases import strict
from ..trial import exercise


@exercise("02_moe_align_and_sort.ipynb", "exercise-3")
def place_stably(trial, source):
    """source: HIP with a kernel `place_stably`. Before, sorted_ids holds the padding value everywhere."""
    for ids, experts, block_size, grid, drop, seed in ((200, 6, 8, 1, 0, 1), (333, 9, 4, 2, 4, 2), (64, 3, 16, 1, 0, 3),
                                                       (900, 5, 32, 3, 0, 4), (1, 4, 2, 1, 0, 5)):
        for schedule in (0, 3):
            with strict(1, seed=schedule) as node:
                _case(trial, node, trial.load(node, source, "place_stably"), ids, experts, block_size, grid, drop, seed)


def _case(trial, node, kernel, ids, experts, block_size, grid, drop, seed):
    trial.case(f"{ids} flat tokens, {experts} experts, tiles of {block_size}, {quantity(grid, 'block of 4 waves')}"
               + f", one in {drop} dropped" * bool(drop))
    ids_drawn = Draw(seed).integers(0, experts, ids, dtype=torch.int32)
    if drop:
        ids_drawn[::drop] = -1
    rows = torch.bincount(ids_drawn[ids_drawn >= 0].long(), minlength=experts)
    start = torch.cat([rows.new_zeros(1), ((rows + block_size - 1) // block_size * block_size).cumsum(0)]).int()
    rank, places = node.ranks[0], capacity(ids, experts, block_size)
    out = rank.from_torch(torch.full((places,), ids, dtype=torch.int32), "sorted_ids")
    flat, starts = rank.from_torch(ids_drawn, "topk_ids"), rank.from_torch(start, "start")
    trial.run(node, lambda: rank.launch(kernel, grid, 256, out, flat, starts, ids, experts))
    want = expected(ids_drawn, experts, block_size)
    try:
        check_aligned(AlignedIds(out.to_torch(), want.expert_ids, want.num_tokens_post_padded), ids_drawn, experts,
                      block_size,
                      stable=True)
    except MismatchError as error:
        trial.wrong(out.to_torch(), expected=error.expected, got=error.got, wrong=str(error))
