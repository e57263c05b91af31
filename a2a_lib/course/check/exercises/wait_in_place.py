"""Lesson 14, exercise 1: wait_in_place(...), a GEMM in Triton whose tiles wait for the ranks whose rows they read."""

import torch

from ..kit import NAN, Draw, SymmetricHeap, ends, exercise, load_answer, send_all, strict

SIGNATURE = "*fp16:16, *fp16:16, *fp16:16, *i32, i32, i32, i32, i32"
BM, N, K, EPOCH = 32, 32, 32, 5
CASES = ((4, 64, "whole tiles"), (4, 48, "tiles with rows of two ranks"), (8, 8, "tiles with rows of four ranks"),
         (2, 40, "a last tile that is not full"))


@exercise("14_allgather_gemm.ipynb", "exercise-1")
def wait_in_place(trial, kernel):
    for ranks, rows, description in CASES:
        trial.case(f"{ranks} ranks of {rows} rows each, tiles of {BM} rows: {description}")
        with strict(ranks) as node:
            _case(trial, node, load_answer(trial, node, kernel, SIGNATURE, BM=BM, BN=N, BK=K), ranks, rows)


def _case(trial, node, kernel, ranks, rows):
    draw, own = Draw(ranks), [slice(rows * i, rows * (i + 1)) for i in range(ranks)]
    a = draw.normal(ranks * rows, K, dtype=torch.float16)
    weights = [draw.normal(N, K, dtype=torch.float16) for _ in node.ranks]
    heap = SymmetricHeap(node, 2 * a.nbytes + 4096)
    gathered, flags = heap.alloc("gathered", tuple(a.shape), torch.float16), heap.alloc("flags", (ranks,), torch.int32)
    outputs = [rank.empty((ranks * rows, N), torch.float16, "c").fill_(NAN) for rank in node.ranks]
    mine = [rank.from_torch(a[own[i]], "mine") for i, rank in enumerate(node.ranks)]
    number = [rank.from_torch(torch.full((1,), EPOCH, dtype=torch.int32), "number") for rank in node.ranks]
    b = [rank.from_torch(weights[i], "b") for i, rank in enumerate(node.ranks)]
    for i in range(ranks):  # flags of the previous call; own rows are there, and nobody sets the own flag
        flags[i].fill_(EPOCH - 1)
        gathered[i].fill_(NAN)[own[i]].copy_from(a[own[i]])
    node.synchronize()
    mark, tiles = node.mark(), -(-ranks * rows // BM)
    with ends(trial, node, kernel.name):
        for i, rank in enumerate(node.ranks):
            kernel.launch(rank, tiles, gathered[i], b[i], outputs[i], flags[i], i, ranks, rows, EPOCH)
        send_all(node, heap, number, lambda i, peer: ((gathered[i], own[i]), mine[i], flags[i]))
        node.synchronize()
    seen = node.trace_since(mark).select("flag_seen")
    flags_seen = seen.records[seen.names("symbol") == "flags"][["rank", "block", "index"]].tolist()
    for i in range(ranks):
        got = outputs[i].to_torch()
        for tile in range(tiles):
            first, last = BM * tile, min(BM * (tile + 1), ranks * rows) - 1
            needed = set(range(first // rows, last // rows + 1)) - {i}
            waited = {flag for *block, flag in flags_seen if block == [i, tile]}
            wrong = got[first:last + 1].isnan().any(1).nonzero().flatten().tolist()
            if wrong or waited != needed:
                row = first + wrong[0] if wrong else first
                trial.wrong([i, tile, waited, wrong], where={"rank": i, "tile": tile, "row": row},
                           place=f"rank {i}, tile {tile} (rows {first} to {last})",
                           expected=f"waits for the ranks {sorted(needed)}", got=f"waited for {sorted(waited)}" + (
                               f"; row {row} of rank {row // rows} had not come" if wrong else ""))
        want = (a.double() @ weights[i].double().T).half().double()
        trial.compare(got.double(), want, row="row", column="column", wrong=(got.float() - want.float()).abs() > 2e-2)
