"""Lesson 22, exercise 4: sum_living(world, x, box, flags, words, us, out, mask): a sum that goes on without a rank that dies."""

import torch

from ....machine.node.heap import SymmetricHeap
from ..cases import strict
from ..trial import exercise

N, US, CALLS = 64, 60, 3
# Ranks; the one that dies, and us after the first launch, or nobody.
DEATHS = ((4, 1, 0.0), (3, 2, 15.0), (6, 0, 17.0), (4, 3, 19.0), (5, None, 0.0))


@exercise("22_a_museum_of_bugs.ipynb", "exercise-4")
def sum_living(trial, source):
    """source: HIP with the kernel `sum_living`, of one block of 64 threads."""
    for seed, (ranks, dead, after) in enumerate(DEATHS):
        who = "nobody dies" if dead is None else f"rank {dead} dies {after:.0f} us after their beginning"
        trial.case(f"{ranks} ranks, three calls; {who}")
        with strict(ranks, seed=seed) as node:
            _case(trial, node, trial.load(node, source, "sum_living"), dead, after)


def _case(trial, node, kernel, dead, after):
    ranks, heap = node.world_size, SymmetricHeap(node, 1 << 14)
    box, flags, words = (heap.alloc(name, extents, dtype) for name, extents, dtype in (
        ("box", (2, ranks, N), torch.int32), ("flags", (ranks,), torch.uint32), ("words", (2, ranks), torch.uint32)))
    heap.zero_()
    x = [[1000 * (call + 1) + 10 ** 5 * rank.index + torch.arange(N, dtype=torch.int32) for rank in node.ranks] for call in range(CALLS)]
    inputs = [[rank.from_torch(x[call][rank.index], "x") for rank in node.ranks] for call in range(CALLS)]
    out = [rank.from_torch(torch.full((CALLS, N), -1, dtype=torch.int32), "out") for rank in node.ranks]
    mask = [rank.zeros((CALLS,), torch.uint32, "mask") for rank in node.ranks]
    node.synchronize()
    at = node.time_us + after
    if dead is not None:
        node.kill(dead, at=at)
    trace = trial.run(node, lambda: [
        rank.launch(kernel, 1, 64, heap.world(rank, call + 1), inputs[call][rank.index], box[rank.index], flags[rank.index],
                    words[rank.index], US, out[rank.index][call], mask[rank.index][call:call + 1])
        for call in range(CALLS) for rank in node.ranks])
    living = [rank for rank in range(ranks) if rank != dead]
    for call in range(CALLS):
        for rank in living:
            _compare(trial, call, rank, int(mask[rank].to_torch()[call]), out[rank].to_torch()[call], x[call], dead, call == CALLS - 1)
    ends = [int(row.max()) / 1e6 for row in [_ends(trace, rank) for rank in living]]
    if dead is not None and max(ends) - at > 3 * US:
        trial.wrong(kind="late", place="the last call", expected=f"an end at most {3 * US} us after the death",
                    got=f"{max(ends) - at:.0f} us after it")


def _compare(trial, call, rank, mask, out, x, dead, last):
    place = f"call {call + 1}, rank {rank}"
    members = [member for member in range(32) if mask >> member & 1]
    due = [member for member in range(len(x)) if member != dead]
    if set(members) - {dead} != set(due) or (last and dead in members):
        trial.wrong(kind="mask", place=place, expected=f"a mask of ranks {due}" + (", the dead one as you found it" if not last else ""),
                    got=f"ranks {members}")
    want = sum(x[member] for member in members)
    if not torch.equal(out, want):
        at = int((out != want).nonzero()[0])
        trial.wrong(kind="sum", place=f"{place}, element {at}", expected=f"{int(want[at])}, the sum of ranks {members} of the mask",
                    got=int(out[at]))


def _ends(trace, rank):
    launches = trace.select("launch", rank=rank).records
    return launches["time"] + launches["duration"]
