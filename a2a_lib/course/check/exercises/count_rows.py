"""Lesson 02, exercise 1: count_rows(rows, topk_ids, ids, experts), a histogram that loses no update."""

import torch

from ..cases import HBM_BYTES_PER_US, LEAST, strict, whole
from ..compare import some
from ..trial import exercise

LOST = ("updates are lost: `rows[e] += 1` is a load, an addition and a store, and two that load before either stores count "
        "once. atomicAdd does all three at once, in LDS as in memory. If it is there: have all waves of a block counted before "
        "any adds `own` to `rows`, and does a lane look at every flat token? `rows` is zero before: who sets it again loses, too.")


@exercise
def count_rows(trial, source):
    """source: HIP with a kernel `count_rows`. It adds to rows[e] the number of topk_ids equal to e; rows starts as
    zero."""
    for ids, experts, grid, drop, seed in ((700, 8, 3, 0, 1), (500, 300, 2, 0, 2), (900, 5, 2, 3, 3), (3, 4, 2, 0, 4)):
        with strict(1) as node:
            _case(trial, node, trial.load(node, source, "count_rows"), ids, experts, grid, drop, seed)
            trial.no_races(node)
    with whole() as node:
        kernel = trial.load(node, source, "count_rows")
        return _case(trial, node, kernel, 131072, 256, 304, 0, 5)


def _case(trial, node, kernel, ids, experts, grid, drop, seed):
    trial.case(f"{ids} flat tokens, {experts} experts, {grid} blocks of 256" + f", one in {drop} dropped" * bool(drop))
    ids_drawn = torch.randint(0, experts, (ids,), generator=torch.Generator().manual_seed(seed), dtype=torch.int32)
    if drop:
        ids_drawn[::drop] = -1
    want = torch.bincount(ids_drawn[ids_drawn >= 0].long(), minlength=experts)
    rank = node.ranks[0]
    rows, flat = rank.zeros((experts + 2,), torch.int32, "rows"), rank.from_torch(ids_drawn, "topk_ids")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, 256, rows[1:experts + 1], flat, ids, experts),
                      fault="an address outside of its buffer: does a dropped flat token (-1) count, or one behind the last?")
    everything = rows.to_torch().long()
    got, sums = everything[1:-1], int(everything.sum())
    if int(everything[0]) or int(everything[-1]):
        trial.fail(place="rows, before its first or behind its last", cause="the kernel writes outside of `rows`: is a dropped "
                   "flat token (-1) counted?")
    if not torch.equal(got, want):
        cause = ""
        if torch.equal(got, want * grid):
            cause = f"every block counted everything: {grid} blocks share the flat tokens"
        elif not sums:
            cause = "nothing was counted. Is the kernel still the stub?"
        elif bool((got[256:] == 0).all()) and bool((want[256:] > 0).any()):
            cause = "experts from 256 on are missing: there may be more experts than threads in a block"
        elif any(torch.equal(got, counts) for counts in _of_blocks(ids_drawn, experts, grid)):
            cause = ("these are the rows of one block alone: a plain `rows[e] = own[e]` writes over what others counted, and a last "
                     "loop that goes by all threads of the grid adds a part of each block's. Or ") + LOST
        elif bool(want[0]) and torch.equal(got, want * (torch.arange(experts) > 0)):
            cause = "expert 0 has no rows: its id is 0, and only -1 is no expert"
        elif torch.equal(got, 2 * want):
            cause = "each flat token is counted twice"
        elif cause := next((text for text, counts in _shared(ids_drawn, experts, grid) if torch.equal(got, counts)),
                           ""):
            pass
        elif bool((got[:256] == want[:256]).all()) and bool((got[256:] != want[256:]).any()):
            cause = "experts from 256 on: LDS holds anything when a block starts. Are the counts of all experts set to zero, in rounds?"
        elif bool(((got == want) | (got == 0)).all()):
            cause = f"experts {some((got != want).nonzero().flatten().tolist())} have no rows: does the last loop add those of all experts?"
        elif bool((got <= grid).all()) and bool((want > grid).any()):
            cause = "no count is higher than the number of blocks: each block adds its own[e] to rows[e], not 1"
        elif bool((got <= want).all()):
            cause = LOST
        elif bool((got >= want).all()):
            cause = ("too many. Is a flat token counted by several lanes? Or were the counts in LDS not zero at first: it holds "
                     "anything when a block starts")
        trial.compare(got[:, None], want[:, None], row="expert", column="rows", wrong=(got != want)[:, None], cause=cause)
    return trial.card(trace, us=4 * ids / HBM_BYTES_PER_US, note=LEAST) if ids > 10000 else None


def _shared(ids_drawn, experts, grid):
    """(cause, rows) where the 256 lanes of each block share the flat tokens in a wrong way."""
    count = lambda flat: torch.bincount(flat[flat >= 0].long(), minlength=experts)  # noqa: E731
    lanes = 256 * grid
    if grid > 1:
        yield (f"each lane goes on by one block's lanes: all blocks together have {lanes}, so by gridDim.x * blockDim.x",
               sum(count(ids_drawn[256 * block:]) for block in range(grid)))
    if len(ids_drawn) > lanes:
        yield (f"each lane has counted one flat token, and there are more than {lanes} lanes: a lane goes on, by all lanes at a "
               "time", count(ids_drawn[:lanes]))
    yield "off by one: the last flat token is missing", count(ids_drawn[:-1])
    # lanes that visit each flat token, each one grid after the one before
    times = (torch.arange(len(ids_drawn)) // grid).clamp(max=255) + 1
    yield ("flat tokens are counted by many lanes: a lane goes on by all lanes, gridDim.x * blockDim.x, not by gridDim.x",
           torch.zeros(experts, dtype=torch.int64).index_add_(0, ids_drawn.clamp(min=0).long(),
                                                              torch.where(ids_drawn >= 0, times, 0)))


def _of_blocks(ids_drawn, experts, grid):
    """The counts of each block if block b takes flat tokens b * 256 and so on, and then those one grid further."""
    block = torch.arange(len(ids_drawn)) // 256 % grid
    return [torch.bincount(ids_drawn[(block == b) & (ids_drawn >= 0)].long(), minlength=experts) for b in range(grid)]


SOLUTION = "02_moe_align_and_sort.ipynb", "exercise-1"
MISTAKES = {
    "expert 0 dropped": ("topk_ids[i] >= 0", "topk_ids[i] > 0", "expert 0 has no rows"),
    "counted twice": ("atomicAdd(&own[topk_ids[i]], 1);", "atomicAdd(&own[topk_ids[i]], 2);", "counted twice"),
    "lost in LDS": ("atomicAdd(&own[topk_ids[i]], 1);", "own[topk_ids[i]] += 1;", "updates are lost"),
    "lost in memory": ("atomicAdd(&rows[e], own[e]);", "rows[e] += own[e];", "updates are lost"),
    "the last block's only": ("atomicAdd(&rows[e], own[e]);", "rows[e] = own[e];", "the rows of one block alone"),
    "stops at a dropped one": ("if (topk_ids[i] >= 0) atomicAdd", "if (topk_ids[i] < 0) break; else atomicAdd", "a lane look at every"),
    "every block counts all": ("blockIdx.x * blockDim.x + threadIdx.x; i < ids; i += gridDim.x * blockDim.x",
                               "threadIdx.x; i < ids; i += blockDim.x", "every block counted everything"),
    "dropped counted": ("if (topk_ids[i] >= 0) ", "", "dropped"),
    "a block's stride": ("i += gridDim.x * blockDim.x", "i += blockDim.x", "goes on by one block's lanes"),
    "a grid's stride": ("i += gridDim.x * blockDim.x", "i += gridDim.x", "not by gridDim.x"),
    "one round": ("i += gridDim.x * blockDim.x", "i += ids", "counted one flat token"),
    "the last is missing": ("i < ids; i +=", "i < ids - 1; i +=", "the last flat token is missing"),
    "ones": ("atomicAdd(&rows[e], own[e])", "atomicAdd(&rows[e], 1)", "its own[e] to rows[e], not 1"),
    "256 zeros": ("for (int e = threadIdx.x; e < experts; e += blockDim.x) own[e] = 0;", "own[threadIdx.x] = 0;",
                  "of all experts set to zero"),
    "not zeroed": ("own[e] = 0;", ";", "rows"),
    "one round of experts": ("e += blockDim.x) atomicAdd(&rows[e]", "e += experts) atomicAdd(&rows[e]",
                             "experts from 256 on are missing"),
    "no barrier before counting": ("own[e] = 0;\n  __syncthreads();", "own[e] = 0;", "__syncthreads()"),
    "no barrier behind it": ("1);\n  __syncthreads();", "1);", "have all waves of a block counted before"),
}
