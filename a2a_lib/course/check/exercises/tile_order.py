"""Lesson 14, exercise 2: tile_order(rank, world_size, pieces) -> [(source, piece), ...]."""

import functools
from itertools import product

import torch

from ..kit import LAUNCH, PS_PER_US, Draw, SymmetricHeap, Table, exercise, small
from ..tiles import BM, ordered

WORLD, PIECES, N, K, PROGRAMS = 4, 4, 128, 384, 4
CASES = ((4, 2), (2, 11), (8, 1), (1, 2), (3, 2), (WORLD, PIECES))
ENOUGH = 1.05  # times the time of a right order


@exercise("14_allgather_gemm.ipynb", "exercise-2")
def tile_order(trial, function):
    for world, pieces in CASES:
        trial.case(f"{world} rank{'s' * (world > 1)}, {pieces} piece{'s' * (pieces > 1)} of each rank's rows")
        orders = [trial.each_once(trial.call(function, rank, world, pieces), product(range(world), range(pieces)),
                                  "a list of pairs (source, piece)", "pair (source, piece)", {"rank": rank})
                  for rank in range(world)]
    peers = [[(rank + step) % WORLD for step in range(1, WORLD)] for rank in range(WORLD)]
    right = [[*product([rank], range(PIECES)), *((s, piece) for piece in range(PIECES) for s in peers[rank])]
             for rank in range(WORLD)]
    mine, least = (_us(tuple(map(tuple, each))) for each in (orders, right))
    if mine > ENOUGH * least:
        trial.wrong(orders, place="a call of four simulated ranks, four pieces each", expected=f"{least:.1f} us (simulated)",
                   got=f"{mine:.1f} us")
    return Table({"score": ["us"], "yours": [f"{mine:.1f}"], "least": [f"{least:.1f}"]},
                 label="simulated (preset mi300x, memory ideal)", title="four ranks, four pieces each")


@functools.cache
def _us(orders) -> float:
    """us of a call on four simulated ranks, from the first launch to the last kernel's end."""
    rows, draw = PIECES * BM, Draw(3)
    with small(WORLD, seed=0) as node:
        kernel, heap = ordered(node), SymmetricHeap(node, 2 * WORLD * rows * K + 8192)
        gathered = heap.alloc("gathered", (WORLD * rows, K), torch.float16)
        flags = heap.alloc("flags", (WORLD * PIECES,), torch.int32)
        a = draw.normal(rows, K, dtype=torch.float16)
        mine = [rank.from_torch(a, "mine") for rank in node.ranks]
        epochs = [rank.from_torch(torch.ones(1, dtype=torch.int32), "one") for rank in node.ranks]
        b = [rank.from_torch(draw.normal(N, K, dtype=torch.float16), "b") for rank in node.ranks]
        c = [rank.empty((WORLD * rows, N), torch.float16, "c") for rank in node.ranks]
        table = [rank.from_torch(torch.tensor([s * PIECES + p for s, p in order], dtype=torch.int32), "order")
                 for rank, order in zip(node.ranks, orders)]
        streams = [[rank.stream() for _ in range(WORLD - 1)] for rank in node.ranks]
        for i in range(WORLD):
            flags[i].zero_()
            gathered[i][i * rows:(i + 1) * rows].copy_from(a)
        node.synchronize()
        mark = node.mark()
        for i, rank in enumerate(node.ranks):
            kernel.launch(rank, PROGRAMS, gathered[i], b[i], c[i], flags[i], table[i], i, PIECES, WORLD * PIECES, N, K, 1, PROGRAMS)
        for piece, (i, rank) in product(range(PIECES), enumerate(node.ranks)):
            for step, stream in enumerate(streams[i], 1):
                peer, first, flag = (i - step) % WORLD, i * rows + piece * BM, i * PIECES + piece
                rank.copy(heap.translate(gathered[i], peer)[first:first + BM], mine[i][piece * BM:(piece + 1) * BM],
                          stream)
                rank.copy(heap.translate(flags[i], peer)[flag:flag + 1], epochs[i], stream)
        node.synchronize()
        runs = node.trace_since(mark).records
        runs = runs[runs["kind"] == LAUNCH]
        return float((runs["time"] + runs["duration"]).max() - runs["time"].min()) / PS_PER_US
