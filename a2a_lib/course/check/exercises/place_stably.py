"""Lesson 02, exercise 3: place_stably(sorted_ids, topk_ids, start, ids, experts), every expert's rows in ascending order. Before,
sorted_ids holds the padding value everywhere."""

import torch

from ....kernels.align import AlignedIds, capacity, expected
from ....kernels.align import check as check_aligned
from ..kit import MismatchError, exercise, quantity, strict
from .count_rows import flat_tokens
from .sum_aligned import starts

# flat tokens, experts, rows of a tile, blocks, one in how many dropped (0: none), seed
CASES = ((200, 6, 8, 1, 0, 1), (333, 9, 4, 2, 4, 2), (64, 3, 16, 1, 0, 3), (900, 5, 32, 3, 0, 4), (1, 4, 2, 1, 0, 5))


@exercise("02_moe_align_and_sort.ipynb", "exercise-3")
def place_stably(trial, source):
    for case in CASES:
        for schedule in (0, 3):
            with strict(1, seed=schedule) as node:
                _case(trial, node, trial.load(node, source, "place_stably"), *case)


def _case(trial, node, kernel, ids, experts, block_size, grid, drop, seed):
    trial.case(f"{ids} flat tokens, {experts} experts, tiles of {block_size}, {quantity(grid, 'block of 4 waves')}"
               + f", one in {drop} dropped" * bool(drop))
    drawn, rows = flat_tokens(ids, experts, drop, seed)
    rank = node.ranks[0]
    out = rank.from_torch(torch.full((capacity(ids, experts, block_size),), ids, dtype=torch.int32), "sorted_ids")
    flat, start = rank.from_torch(drawn, "topk_ids"), rank.from_torch(starts(rows, block_size), "start")
    trial.run(node, lambda: rank.launch(kernel, grid, 256, out, flat, start, ids, experts))
    want = expected(drawn, experts, block_size)
    try:
        check_aligned(AlignedIds(out.to_torch(), want.expert_ids, want.num_tokens_post_padded), drawn, experts, block_size, stable=True)
    except MismatchError as error:
        trial.wrong(out.to_torch(), expected=error.expected, got=error.got, wrong=str(error))
