"""Lesson 04, exercise 1: pass_on(inbox, mine, bases, rank, world_size, n), which writes into the inbox of rank + 1."""

import torch

from ....node.heap import SymmetricHeap
from ..cases import NAN, small
from ..faults import bases_of, cause_of_address
from ..trial import exercise


@exercise
def pass_on(trial, source):
    """source: HIP with a kernel `pass_on`, which writes mine[0..n) into the inbox of rank + 1."""
    for ranks, n, grid in ((2, 64, 1), (3, 200, 2), (8, 1000, 4)):
        trial.case(f"{ranks} ranks in a ring, {n} numbers each")
        with small(ranks) as node:
            score = _pass_on_case(trial, node, trial.load(node, source, "pass_on"), n, grid)
    return score


def _pass_on_case(trial, node, kernel, n, grid):
    ranks = node.world_size
    heap = SymmetricHeap(node, 1 << 16)
    before = heap.alloc("before", (n,), torch.int32)  # the kernel must not write to the start of the heap
    inbox = heap.alloc("inbox", (n,), torch.int32)
    numbers = [1000 * (rank + 1) + torch.arange(n, dtype=torch.int32) for rank in range(ranks)]
    mine = [rank.from_torch(numbers[rank.index], "mine") for rank in node.ranks]
    for rank in range(ranks):
        before[rank].copy_from(torch.full((n,), -2, dtype=torch.int32))
        inbox[rank].copy_from(torch.full((n,), -1, dtype=torch.int32))
    bases = bases_of(heap)
    guesses = []
    for rank in range(ranks):
        own, base, peer_base = inbox[rank].address, bases[rank][rank], bases[rank][(rank + 1) % ranks]
        guesses += [
            ("the two heap bases are swapped: add the peer's, subtract your own", rank, own - peer_base + base),
            ("the distance in bytes was added to an int*, which counts in ints: cast to char* (or int64_t) first", rank,
             own + 4 * (peer_base - base)),
            ("the own heap base is not subtracted: own address + peer's base lies far beyond both heaps", rank,
             own + peer_base)]
    trace = trial.run(node, lambda: [
        rank.launch(kernel, grid, 64, inbox[rank.index], mine[rank.index], heap.bases[rank.index], rank.index, ranks, n)
        for rank in node.ranks], lambda error: cause_of_address(error, 4 * n, guesses,
                                                     "the kernel writes to an address that means nothing on its rank"))

    for rank in range(ranks):
        start = before[rank].to_torch()
        if not bool((start == -2).all()):
            sent = int(start[start != -2][0]) // 1000 - 1
            trial.fail(where={"rank": rank}, place=f"the start of the heap of rank {rank}",
                       expected="-2 (not yours to write)", got=str(int(start[start != -2][0])),
                       cause=f"rank {sent} wrote to the start of the heap of rank {rank}: the heap base alone is not "
                             "the address. The inbox lies at an offset from it: own address - own base")
    got = torch.stack([buffer.to_torch() for buffer in inbox]).double()
    got[got == -1] = NAN
    sent = torch.stack(numbers).double()
    nowhere = "" if not bool(got.isnan().all()) else (
        "the numbers arrived in no inbox: `there` points elsewhere. Was something else translated than `inbox`?")
    trial.compare(got, sent.roll(1, 0), row="rank", column="number", cause=nowhere, causes=[
        ("translate was forgotten, or a rank took itself for the next: each wrote into its own inbox", sent),
        ("wrong peer: the numbers went to rank - 1", sent.roll(-1, 0))])
    return trial.card(trace, remote_bytes=4 * n * ranks, note="least remote bytes: each number once")


SOLUTION = "04_peer_memory_and_the_symmetric_heap.ipynb", "exercise-1"
MISTAKES = {
    "forgot translate": ("there = (int*)(bases[peer] + offset);", "", "translate was forgotten"),
    "bases swapped": ("(int64_t)inbox - bases[rank];\n  there = (int*)(bases[peer] + offset)",
                      "(int64_t)inbox - bases[peer];\n  there = (int*)(bases[rank] + offset)", "bases are swapped"),
    "arithmetic in ints": ("there = (int*)(bases[peer] + offset)", "there = inbox + (bases[peer] - bases[rank])",
                           "added to an int*, which counts in ints"),
    "own base not subtracted": (" - bases[rank];", ";", "the own heap base is not subtracted"),
    "base without the offset": ("bases[peer] + offset", "bases[peer]", "the heap base alone is not the address"),
    "the wrong buffer": ("(int64_t)inbox -", "(int64_t)mine -", "Was something else translated than `inbox`"),
    "to the previous rank": ("bases[peer] + offset", "bases[(rank + world_size - 1) % world_size] + offset",
                             "the numbers went to rank - 1"),
    "to itself": ("bases[peer] + offset", "bases[rank] + offset", "translate was forgotten"),
    "another signature": ("int world_size, int n)", "int world_size, int n, int more)", "(more)"),
}
