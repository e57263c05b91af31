"""Lesson 13, exercise 1: wait_in_place(...), a GEMM in Triton whose tiles wait for the ranks whose rows they read."""

import torch

from ....node.heap import SymmetricHeap
from ..cases import NAN, small
from ..trial import exercise
from ..triton_answer import ends, load_answer, send_all

SIGNATURE = "*fp16:16, *fp16:16, *fp16:16, *i32, i32, i32, i32, i32"
BM, N, K, EPOCH = 32, 32, 32, 5
CASES = ((4, 64, "whole tiles"), (4, 48, "tiles with rows of two ranks"), (8, 8, "tiles with rows of four ranks"),
         (2, 40, "a last tile that is not full"))


@exercise
def wait_in_place(trial, kernel):
    """kernel: a `@jit` function; the signature is the stub's."""
    for ranks, rows, description in CASES:
        trial.case(f"{ranks} ranks of {rows} rows each, tiles of {BM} rows: {description}")
        with small(ranks, seed=0) as node:
            _case(trial, node, load_answer(trial, node, kernel, SIGNATURE, len(MISTAKES), BM=BM, BN=N, BK=K), ranks,
                  rows)


def _case(trial, node, kernel, ranks, rows):
    draw, own = torch.Generator().manual_seed(ranks), [slice(rows * i, rows * (i + 1)) for i in range(ranks)]
    a = torch.randn(ranks * rows, K, generator=draw).half()
    weights = [torch.randn(N, K, generator=draw).half() for _ in node.ranks]
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
    with ends(trial, kernel.name, "a program waits for a flag that nobody sets. A rank's own rows need no copy, so "
                                  "nobody sets its own flag", "flags", "rank"):
        for i, rank in enumerate(node.ranks):
            kernel.launch(rank, tiles, gathered[i], b[i], outputs[i], flags[i], i, ranks, rows, EPOCH)
        send_all(node, heap, number, lambda i, peer: ((gathered[i], own[i]), mine[i], flags[i]))
        node.synchronize()
    flags_seen = node.trace_since(mark).select("flag_seen")
    flags_seen = {(int(r["rank"]), int(r["block"]), int(r["index"]))
                  for r in flags_seen.records[flags_seen.names("symbol") == "flags"]}
    for i in range(ranks):
        got = outputs[i].to_torch()
        for tile in range(tiles):
            first, last = BM * tile, min(BM * (tile + 1), ranks * rows) - 1
            needed = set(range(first // rows, last // rows + 1)) - {i}
            waited = {flag for rank, block, flag in flags_seen if (rank, block) == (i, tile)}
            wrong = got[first:last + 1].isnan().any(1).nonzero().flatten().tolist()
            if wrong or waited != needed:
                row = first + wrong[0] if wrong else first
                trial.fail(where={"rank": i, "tile": tile, "row": row},
                           place=f"rank {i}, tile {tile} (rows {first} to {last})",
                           expected=f"waits for the ranks {sorted(needed)}", got=f"waited for {sorted(waited)}" + (
                               f"; row {row} of rank {row // rows} had not come" if wrong else ""),
                           cause=_cause(waited, needed, i, first // rows, last // rows))
        want = (a.float() @ weights[i].float().T).half()
        trial.compare(got.double(), want.double(), row="row", column="column",
                      wrong=(got.float() - want.float()).abs() > 2e-2)


def _cause(waited, needed, rank, first, last) -> str:
    if waited == needed:
        return ("the program waits for the right ranks, and reads their rows all the same before they are there. Does "
                "the wait stand before the loads, and for the number of this call (epoch)?")
    if not waited and (first == last or rank not in (first, last)):
        return ("no wait at all: the tile reads rows whose copy is still on its way. (A loop of plain tl.load is none: Triton "
                "deletes it, as nobody seems to change the value)")
    if not needed <= waited:
        missing = sorted(needed - waited)
        part = "first" if first in missing else "last" if last in missing else "middle"
        return (f"nobody waits for rank{'s' * (len(missing) > 1)} {', '.join(map(str, missing))}, to which the tile's {part} "
                "rows belong: every rank from first // rows to last // rows has rows in it")
    return ("the values are right, but the tile waits for rows that it does not read: that is a GEMM which starts when "
            "all rows are there")


SOLUTION = "13_allgather_gemm.ipynb", "exercise-1"
LOOP = "for source in range(first // rows, last // rows + 1):"
WAIT = "wait_at_least(flags + source, epoch)"
MISTAKES = {
    "no wait": (WAIT, "pass", "no wait at all"),
    "the first rank": (LOOP, "for source in range(first // rows, first // rows + 1):", "the tile's last rows belong"),
    "the first and the last": ("    " + LOOP + "\n        if source != rank:\n            " + WAIT,
                               "    if first // rows != rank:\n        wait_at_least(flags + first // rows, epoch)\n"
                               "    if last // rows != rank:\n        wait_at_least(flags + last // rows, epoch)",
                               "the tile's middle rows belong"),
    "ranks by tiles": (LOOP, "for source in range(first // BM, last // BM + 1):", "at a place where no flag is"),
    "off by one": (LOOP, "for source in range(first // rows, last // rows):", "no wait at all"),
    "the last rank": (LOOP, "for source in range(last // rows, last // rows + 1):", "the tile's first rows belong"),
    "a plain loop": (WAIT, "while tl.load(flags + source) < epoch:\n                pass", "Triton deletes it"),
    "a volatile loop": (WAIT, "seen = tl.load(flags + source, volatile=True)\n            while seen < epoch:\n"
                        "                seen = tl.load(flags + source, volatile=True)", "orders nothing behind it"),
    "own too": ("if source != rank:", "if source >= 0:", "nobody sets its own flag"),
    "everybody": (LOOP, "for source in range(0, world_size):", "rows that it does not read"),
    "any call": (WAIT, "wait_at_least(flags + source, 1)", "and for the number of this call"),
    "too late": (LOOP, "for source in range(0, 0):", "tl.store(c + ", "for source in range(first // rows, last // rows + 1):\n"
                 "        if source != rank:\n            wait_at_least(flags + source, epoch)\n    tl.store(c + ",
                 "Does the wait stand before the loads"),
}
ALSO_RIGHT = {"counted": (LOOP, "for source in range(first // rows, 1 + last // rows):")}
