"""Lesson 04, exercise 2: push_rows(inbox, flags, x, to, bases, rank, rows, dim, pitch, epoch), rows and their flags."""

import torch

from ..kit import KERNELS, NAN, Draw, SymmetricHeap, compare, exercise, strict, whole

GUARD = -777.0  # fills the places that the kernel must not write
BEHIND = 555.0  # fills the memory after the rows that it reads
EPOCH = 5  # value of the flags in the first case; each later case adds one
CASES = ((2, 6, 64, 64, 1, 41), (3, 9, 64, 80, 1, 42), (2, 12, 1027, 1032, 1, 43), (4, 21, 524, 528, 2, 44),
         (2, 5, 5, 8, 1, 46), (2, 17, 36, 40, 3, 47))  # the last: waves of a block have one row or two



@exercise("04_push_rows.hip")
def push_rows(trial, source):
    for ranks, rows, dim, pitch, grid, seed in CASES:
        trial.case(f"{ranks} ranks, {rows} rows of {dim} values, one every {pitch}, memory mode strict (seed {seed})")
        with strict(ranks, seed) as node:
            _case(trial, node, source, rows, dim, pitch, seed, grid, 64 if grid <= 2 else 256)
    trial.case("8 ranks, 64 rows of 2884 values, one every 2888 (seed 45)")
    with whole(8) as node:
        trace, items = _case(trial, node, source, 64, 2884, 2888, 45, 16, 256)
        remote = sum(s != p for s, _, p in items)
        return trial.card(trace.select(kernel="push_rows"), remote_bytes=(2 * 2884 + 4) * remote, flags=len(items), waves=len(items),
                          note="least: each row and its flag once, a wave per row")


def _case(trial, node, source, rows, dim, pitch, seed, grid, lanes):
    """Runs one input. Returns (trace, (source, row of x, peer) of every row sent)."""
    kernel, take = trial.load(node, source, "push_rows"), node.load(KERNELS / "take.hip").take
    ranks, draw, epoch = node.world_size, Draw(seed), EPOCH + seed - 41
    x = torch.full((ranks, rows + 1, pitch), BEHIND).half()
    x[:, :rows, :dim] = draw.normal(ranks, rows, dim)
    to = torch.stack([draw.permutation(rows) % ranks for _ in range(ranks)])
    items = [(s, r, int(to[s, r])) for s in range(ranks) for r in range(rows)]
    s, r, p = torch.tensor(items).T
    heap = SymmetricHeap(node, ranks * (rows + 2) * (2 * pitch + 8) + 4096)
    heap.alloc("before", (64,), torch.float16)
    inbox, flags = heap.alloc("inbox", (ranks, rows, pitch), torch.float16), heap.alloc("flags", (ranks, rows), torch.uint32)
    heap.zero_()
    empty = torch.full((ranks, rows, pitch), NAN).half()
    empty[:, :, dim:] = GUARD
    want = empty.repeat(ranks, 1, 1, 1)  # [peer, source, row, pitch]
    want[p, s, r, :dim] = x[s, r, :dim]
    due = torch.zeros(ranks, ranks, rows, dtype=torch.int64)
    due[p, s, r] = epoch
    for buffer in inbox:
        buffer.copy_from(empty)
    seen = [rank.from_torch(empty, "seen") for rank in node.ranks]
    given = [(rank.from_torch(x[i], "x"), rank.from_torch(to[i].int(), "to")) for i, rank in enumerate(node.ranks)]
    places = [rank.from_torch((s * rows + r)[p == i].int(), "places") for i, rank in enumerate(node.ranks)]

    def launches():
        for i, rank in enumerate(node.ranks):  # the receivers, on streams of their own
            rank.launch(take, len(places[i]), 64, seen[i], inbox[i], flags[i], places[i], pitch, epoch, stream=rank.stream())
        for i, rank in enumerate(node.ranks):
            rank.launch(kernel, grid, lanes, inbox[i], flags[i], *given[i], heap.bases[i], i, rows, dim, pitch, epoch)

    def wrong(error=None):
        """Facts of the first flag that does not hold the epoch, or of the first wrong row."""
        got = torch.stack([buffer.to_torch() for buffer in flags]).to(torch.int64)
        missing = (got[p, s, r] != epoch).nonzero().flatten().tolist()
        if not missing:
            return wrong_rows("inbox", inbox)
        source, row, peer = items[missing[0]]
        return {"where": {"rank": source, "row of x": row, "peer": peer}, "place": f"flags[{source}, {row}] of rank {peer}",
                "expected": epoch, "got": int(got[peer, source, row]), "evidence": ["flags", got, due],
                "wrong": f"{len(missing)} of {len(items)} flags"}

    def wrong_rows(name, buffers, when=""):
        copies = torch.stack([buffer.to_torch() for buffer in buffers])
        facts = compare(copies[p, s, r], x[s, r], row="row", width=dim,
                        where=lambda i: dict(zip(("rank", "row of x", "peer"), items[i])))
        return facts and facts | {"place": facts["place"] + when, "evidence": [name, facts["evidence"]]}

    trace = trial.run(node, launches, wrong)
    trial.wrong_if(wrong())
    trial.untouched(torch.stack([buffer.to_torch() for buffer in inbox]), want, "inbox")
    trial.wrong_if(wrong_rows("seen", seen, ", when the flag was seen"))
    return trace, items
