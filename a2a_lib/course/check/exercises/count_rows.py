"""Lesson 02, exercise 1: count_rows(rows, topk_ids, ids, experts), a histogram that loses no update."""

import torch

from ....draw import Draw
from ....plurals import quantity
from ..cases import HBM_BYTES_PER_US, LEAST, strict, whole
from ..trial import exercise


@exercise
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


SOLUTION = "02_moe_align_and_sort.ipynb", "exercise-1"
MISTAKES = {
    "expert 0 dropped": ("topk_ids[i] >= 0", "topk_ids[i] > 0", "expert 0 is left out: only -1 is no expert"),
    "counted twice": ("atomicAdd(&own[topk_ids[i]], 1);", "atomicAdd(&own[topk_ids[i]], 2);", "each flat token counts twice"),
    "lost in LDS": ("atomicAdd(&own[topk_ids[i]], 1);", "own[topk_ids[i]] += 1;", "waves of one block meet at __syncthreads()"),
    "lost in memory": ("atomicAdd(&rows[e], own[e]);", "rows[e] += own[e];", "nothing orders them: no signal"),
    "the last block's only": ("atomicAdd(&rows[e], own[e]);", "rows[e] = own[e];", "nothing orders them: no signal"),
    "stops at a dropped one": ("if (topk_ids[i] >= 0) atomicAdd", "if (topk_ids[i] < 0) break; else atomicAdd",
                               "a lane stops at its first dropped flat token"),
    "every block counts all": ("blockIdx.x * blockDim.x + threadIdx.x; i < ids; i += gridDim.x * blockDim.x",
                               "threadIdx.x; i < ids; i += blockDim.x", "every block counts all flat tokens: the blocks share them"),
    "dropped counted": ("if (topk_ids[i] >= 0) ", "", "dropped"),
    "a block's stride": ("i += gridDim.x * blockDim.x", "i += blockDim.x",
                         "each lane goes on by one block's lanes: all blocks together have gridDim.x * blockDim.x"),
    "a grid's stride": ("i += gridDim.x * blockDim.x", "i += gridDim.x",
                        "each lane goes on by gridDim.x, the number of blocks, instead of all lanes"),
    "one round": ("i += gridDim.x * blockDim.x", "i += ids", "each lane counts one flat token and stops"),
    "the last is missing": ("i < ids; i +=", "i < ids - 1; i +=", "the last flat token is left out"),
    "ones": ("atomicAdd(&rows[e], own[e])", "atomicAdd(&rows[e], 1)", "each block adds 1 to rows[e] instead of its own[e]"),
    "256 zeros": ("for (int e = threadIdx.x; e < experts; e += blockDim.x) own[e] = 0;", "own[threadIdx.x] = 0;",
                  "only the first 256 counts in LDS are set to zero: LDS holds anything when a block starts"),
    "not zeroed": ("own[e] = 0;", ";", "the counts in LDS are not set to zero: LDS holds anything when a block starts"),
    "one round of experts": ("e += blockDim.x) atomicAdd(&rows[e]", "e += experts) atomicAdd(&rows[e]",
                             "only the first 256 experts are added to `rows`"),
    "no barrier before counting": ("own[e] = 0;\n  __syncthreads();", "own[e] = 0;", "__syncthreads()"),
    "no barrier behind it": ("1);\n  __syncthreads();", "1);", "waves of one block meet at __syncthreads()"),
}
ALSO_RIGHT = {"no LDS, which takes twice as long": ("atomicAdd(&own[topk_ids[i]], 1);", "atomicAdd(&rows[topk_ids[i]], 1);")}
