"""Lesson 15, exercise 1: sum_in_order(...), a reduction in Triton that has the same bits in every schedule."""

import torch

from ..kit import NAN, Draw, SymmetricHeap, ends, exercise, load_answer, send_all, strict

SIGNATURE = "*fp16:16, *fp16:16, *fp16:16, *i32, i32, i32, i32, i32"
BLOCK, EPOCH = 128, 4
CASES = ((4, 256, 1), (2, 200, 2), (8, 128, 3))


@exercise("15_gemm_reducescatter.ipynb", "exercise-1")
def sum_in_order(trial, kernel):
    for ranks, n, seed in CASES:
        trial.case(f"{ranks} ranks, {n} sums on each; parts come in another order on each rank")
        with strict(ranks, seed) as node:
            _case(trial, node, load_answer(trial, node, kernel, SIGNATURE, BLOCK=BLOCK), n, seed)


def _case(trial, node, kernel, n, seed):
    ranks, draw = node.world_size, Draw(seed)
    # Two large parts that cancel, among small ones: the order decides which bits rounding loses in between.
    parts = draw.normal(ranks, ranks, n) / 256  # [source, owner, n]
    pair = draw.uniform(ranks, ranks, n).argsort(dim=0, stable=True)[:2]
    large = torch.tensor([30000.0, -30000.0]).view(2, 1, 1).expand(2, ranks, n)
    parts = (parts + torch.zeros_like(parts).scatter_(0, pair, large)).half()
    heap = SymmetricHeap(node, 4 * ranks * n + 8192)
    slots, flags = heap.alloc("slots", (ranks, n), torch.float16), heap.alloc("flags", (ranks,), torch.int32)
    out = [rank.empty((n,), torch.float16, "out").fill_(NAN) for rank in node.ranks]
    mine = [rank.from_torch(parts[i], "parts") for i, rank in enumerate(node.ranks)]
    number = [rank.from_torch(torch.full((1,), EPOCH, dtype=torch.int32), "number") for rank in node.ranks]
    for i in range(ranks):
        slots[i].fill_(NAN)
        flags[i].fill_(EPOCH - 1)
    node.synchronize()
    with ends(trial, node, kernel.name):
        for i, rank in enumerate(node.ranks):
            kernel.launch(rank, -(-n // BLOCK), mine[i][i], slots[i], out[i], flags[i], i, ranks, n, EPOCH)
        send_all(node, heap, number, lambda i, owner: ((slots[i], i), mine[i][owner], flags[i]))
        node.synchronize()
    want = torch.stack([sum(parts[:, i].float(), torch.zeros(n)).half() for i in range(ranks)])  # rank by rank, rounded once
    trial.compare(torch.stack([buffer.to_torch() for buffer in out]), want, row="rank", column="number")
