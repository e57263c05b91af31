"""Lesson 22, exercise 4: sum_living(world, x, box, flags, words, us, out, mask): a sum that goes on without a rank that dies. One block of
64 threads."""

import torch

from ..kit import Post, exercise, first_wrong

N, US, CALLS = 64, 60, 3
# Ranks; the one that dies, and us after the first launch, or nobody.
DEATHS = ((4, 1, 0.0), (3, 2, 15.0), (6, 0, 17.0), (4, 3, 19.0), (5, None, 0.0))
PAUSE, PAUSED = 24.0, (10, 11)  # us, at most, of a wave; schedules in which a rank then finds a flag of a peer that is a call ahead


@exercise("22_a_museum_of_bugs.ipynb", "exercise-4")
def sum_living(trial, source):
    for seed, (ranks, dead, after) in enumerate(DEATHS):
        who = "nobody dies" if dead is None else f"rank {dead} dies {after:.0f} us after their beginning"
        trial.case(f"{ranks} ranks, three calls; {who}")
        _case(trial, source, ranks, dead, after, seed)
    for seed in PAUSED:
        trial.case(f"4 ranks, three calls; nobody dies, and waves pause for at most {PAUSE:.0f} us")
        _case(trial, source, 4, None, 0.0, seed, PAUSE)


def _case(trial, source, ranks, dead, after, seed, pause=0.0):
    post = Post(ranks, seed, {"box": ((2, ranks, N), torch.int32), "flags": ((ranks,), torch.uint32), "words": ((2, ranks), torch.uint32)},
                1 << 14)
    node, calls = post.node, range(CALLS)
    kernel = trial.load(node, source, "sum_living")
    x = torch.stack([torch.stack([1000 * (call + 1) + 10**5 * rank + torch.arange(N) for rank in range(ranks)]) for call in calls]).int()
    inputs = [[rank.from_torch(x[call, rank.index], "x") for rank in node.ranks] for call in calls]
    out = [rank.from_torch(torch.full((CALLS, N), -1, dtype=torch.int32), "out") for rank in node.ranks]
    mask = [rank.zeros((CALLS,), torch.uint32, "mask") for rank in node.ranks]
    node.synchronize()
    node.stall(pause)
    at = node.time_us + after
    if dead is not None:
        node.kill(dead, at=at)
    trace = trial.run(node, lambda: [
        rank.launch(kernel, 1, 64, post.heap.world(rank, call + 1), inputs[call][i], *post.of(i), US, out[i][call], mask[i][call:call + 1])
        for call in calls for i, rank in enumerate(node.ranks)])
    living = [rank for rank in range(ranks) if rank != dead]
    for call in calls:
        for rank in living:
            place, bits = f"call {call + 1}, rank {rank}", int(mask[rank].to_torch()[call])
            members = [member for member in range(32) if bits >> member & 1]
            if set(members) - {dead} != set(living) or (call == CALLS - 1 and dead in members):
                trial.wrong(kind="mask", place=place, got=f"ranks {members}",
                            expected=f"a mask of ranks {living}" + ", the dead one as you found it" * (call < CALLS - 1))
            facts = first_wrong(out[rank].to_torch()[call], x[call, members].sum(0), "element", f"{place}, element {{}}")
            trial.wrong_if(facts and facts | {"expected": f"{facts['expected']}, the sum of ranks {members} of the mask"})
    ends = [(trace.select("launch", rank=rank).records[["time", "duration"]]).tolist() for rank in living]
    late = max(sum(times) for records in ends for times in records) / 1e6 - at
    if dead is not None and late > 3 * US:
        trial.wrong(kind="late", place="the last call", expected=f"an end at most {3 * US} us after the death", got=f"{late:.0f} us later")
