"""Lesson 02, exercise 1: count_rows adds to rows[e] the number of topk_ids equal to e, and loses no update."""

import torch

from ..kit import Draw, Memory, Run, graded, quantity

# flat tokens, experts, blocks, one in how many dropped (0: none), seed, threads
CASES = ((700, 8, 3, 0, 1), (500, 300, 2, 0, 2), (900, 5, 2, 3, 3), (3, 4, 2, 0, 4), (1300, 300, 3, 2, 6, 128))


def flat_tokens(ids, experts, drop, seed):
    """(the experts of `ids` flat tokens, one in `drop` dropped; the rows of each expert)."""
    drawn = Draw(seed).integers(0, experts, ids, dtype=torch.int32)
    if drop:
        drawn[::drop] = -1
    return drawn, torch.bincount(drawn[drawn >= 0].long(), minlength=experts)


@graded("02_moe_align_and_sort.ipynb", "exercise-1", CASES, large=(262144, 8, 64, 0, 5))
def count_rows(ids, experts, grid, drop, seed, threads=256):
    drawn, want = flat_tokens(ids, experts, drop, seed)
    return Run(f"{ids} flat tokens, {experts} experts, {quantity(grid, f'block of {threads}')}" + f", one in {drop} dropped" * bool(drop),
               grid, threads, (Memory("rows", 0, want.int(), 0), Memory("topk_ids", drawn), ids, experts), 4 * ids,
               {"row": "expert", "column": "rows"})
