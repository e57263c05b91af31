"""Lesson 04, exercise 1: pass_on(inbox, mine, bases, rank, world_size, n), which writes into the inbox of rank + 1."""

import torch

from ..kit import NAN, SymmetricHeap, exercise, strict

NEAR, FAR = 0, (1 << 32) + (1 << 20)  # bytes before the inbox; neither FAR nor the heaps' distance then fits 32 bits


@exercise("04_peer_memory_and_the_symmetric_heap.ipynb", "exercise-1")
def pass_on(trial, source):
    for ranks, n, grid, gap in ((2, 64, 1, FAR), (3, 200, 2, NEAR), (8, 1000, 4, NEAR)):
        trial.case(f"{ranks} ranks in a ring, {n} numbers each")
        with strict(ranks) as node:
            score = _pass_on_case(trial, node, trial.load(node, source, "pass_on"), n, grid, gap)
    return score


def _pass_on_case(trial, node, kernel, n, grid, gap):
    ranks = node.world_size
    heap = SymmetricHeap(node, gap + (1 << 16))
    before = heap.alloc("before", (n,), torch.int32)  # the kernel must not write to the start of the heap
    if gap:
        heap.alloc("gap", (gap,), torch.uint8)  # never touched, so that it takes no memory
    inbox = heap.alloc("inbox", (n,), torch.int32)
    numbers = [1000 * (rank + 1) + torch.arange(n, dtype=torch.int32) for rank in range(ranks)]
    mine = [rank.from_torch(numbers[rank.index], "mine") for rank in node.ranks]
    for rank in range(ranks):
        before[rank].copy_from(torch.full((n,), -2, dtype=torch.int32))
        inbox[rank].copy_from(torch.full((n,), -1, dtype=torch.int32))
    trace = trial.run(node, lambda: [
        rank.launch(kernel, grid, 64, inbox[rank.index], mine[rank.index], heap.bases[rank.index], rank.index, ranks, n)
        for rank in node.ranks])
    got = torch.stack([buffer.to_torch() for buffer in inbox]).double()
    got[got == -1] = NAN
    trial.untouched(torch.stack([buffer.to_torch() for buffer in before]), torch.full((ranks, n), -2), "the start of the heap")
    trial.compare(got, torch.stack(numbers).double().roll(1, 0), row="rank", column="number")
    return trial.card(trace, remote_bytes=4 * n * ranks, note="least remote bytes: each number once")
