"""Lesson 02, exercise 1: count_rows(rows, topk_ids, ids, experts), a histogram that loses no update."""

import torch

from ....draw import Draw
from ....plurals import quantity
from ..cases import HBM_BYTES_PER_US, LEAST, strict, whole
from ..trial import exercise


@exercise("02_moe_align_and_sort.ipynb", "exercise-1")
def count_rows(trial, source):
    """source: HIP with a kernel `count_rows`. It adds to rows[e] the number of topk_ids equal to e; rows starts as
    zero."""
    for case in ((700, 8, 3, 0, 1), (500, 300, 2, 0, 2), (900, 5, 2, 3, 3), (3, 4, 2, 0, 4),
                                           (1300, 300, 3, 2, 6, 128)):
        with strict(1) as node:
            _case(trial, node, trial.load(node, source, "count_rows"), *case)
    with whole() as node:
        kernel = trial.load(node, source, "count_rows")
        return _case(trial, node, kernel, 262144, 8, 64, 0, 5)


def _case(trial, node, kernel, ids, experts, grid, drop, seed, threads=256):
    trial.case(f"{ids} flat tokens, {experts} experts, {quantity(grid, f'block of {threads}')}" + f", one in {drop} dropped" * bool(drop))
    ids_drawn = Draw(seed).integers(0, experts, ids, dtype=torch.int32)
    if drop:
        ids_drawn[::drop] = -1
    want = torch.bincount(ids_drawn[ids_drawn >= 0].long(), minlength=experts)
    rank = node.ranks[0]
    rows, flat = rank.zeros((experts + 2,), torch.int32, "rows"), rank.from_torch(ids_drawn, "topk_ids")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, threads, rows[1:experts + 1], flat, ids, experts))
    everything = rows.to_torch().long()
    got = everything[1:-1]
    trial.compare(got[:, None], want[:, None], row="expert", column="rows")
    trial.untouched(everything[[0, -1]], torch.zeros(2, dtype=torch.int64), "rows")
    return trial.card(trace, us=4 * ids / HBM_BYTES_PER_US, note=LEAST) if ids > 10000 else None
