"""Lesson 04, exercise 2: push_rows(inbox, flags, x, to, bases, rank, rows, dim, pitch, epoch), rows and their flags."""

import torch

from ....draw import Draw
from ....machine.node.heap import SymmetricHeap
from ..cases import NAN, strict, whole
from ..compare import compare
from ..trial import exercise

GUARD = -777.0  # fills the places that the kernel must not write
BEHIND = 555.0  # fills the memory after the rows that it reads
EPOCH = 5  # value of the flags in the first case; each later case adds one
CASES = ((2, 6, 64, 64, 1, 41), (3, 9, 64, 80, 1, 42), (2, 12, 1027, 1032, 1, 43), (4, 21, 524, 528, 2, 44),
         (2, 5, 5, 8, 1, 46), (2, 17, 36, 40, 3, 47))  # the last: waves of a block have one row or two

# The receiver: waits for each expected flag, and copies the row at that moment.
TAKE = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ __launch_bounds__(64)
void take(half_t* seen, const half_t* inbox, const uint32_t* flags, const int* places, int pitch, uint32_t epoch) {
  const int64_t place = places[blockIdx.x];
  if (lane_id() == 0) wait_equal<Order::acquire, Scope::system>(flags + place, epoch);
  wave_barrier();
  copy_row(seen + place * pitch, inbox + place * pitch, pitch * sizeof(half_t));
}
"""


@exercise("04_push_rows.hip")
def push_rows(trial, source):
    for ranks, rows, dim, pitch, grid, seed in CASES:
        trial.case(f"{ranks} ranks, {rows} rows of {dim} values, one every {pitch}, memory mode strict (seed {seed})")
        with strict(ranks, seed) as node:
            _Push(trial, node, source, rows, dim, pitch, seed).check(grid, 64 if grid <= 2 else 256)
    trial.case("8 ranks, 64 rows of 2884 values, one every 2888 (seed 45)")
    with whole(8) as node:
        push = _Push(trial, node, source, 64, 2884, 2888, 45)
        trace = push.check(16, 256).select(kernel="push_rows")
        sent, remote = len(push.items), sum(s != p for s, _, p in push.items)
        return trial.card(trace, remote_bytes=(2 * push.dim + 4) * remote, flags=sent, waves=sent,
                          note="least: each row and its flag once, a wave per row")


class _Push:
    """One input of push_rows. items: (source, row of x, peer) of every row sent."""

    def __init__(self, trial, node, source, rows, dim, pitch, seed):
        self.trial, self.node, self.dim, self.pitch, self.count = trial, node, dim, pitch, rows
        self.epoch = EPOCH + seed - 41
        self.kernel, self.take = trial.load(node, source, "push_rows"), node.load(TAKE, name="take.hip").take
        ranks, draw = node.world_size, Draw(seed)
        self.x = torch.full((ranks, rows + 1, pitch), BEHIND).half()
        self.x[:, :rows, :dim] = draw.normal(ranks, rows, dim)
        to = torch.stack([draw.permutation(rows) % ranks for _ in range(ranks)])
        self.items = [(s, r, int(to[s, r])) for s in range(ranks) for r in range(rows)]
        self.heap = SymmetricHeap(node, ranks * (rows + 2) * (2 * pitch + 8) + 4096)
        self.heap.alloc("before", (64,), torch.float16)
        self.inbox = self.heap.alloc("inbox", (ranks, rows, pitch), torch.float16)
        self.flags = self.heap.alloc("flags", (ranks, rows), torch.uint32)
        self.heap.zero_()
        empty = torch.full((ranks, rows, pitch), NAN).half()
        empty[:, :, dim:] = GUARD
        for buffer in self.inbox:
            buffer.copy_from(empty)
        self.start = empty.repeat(ranks, 1, 1, 1)
        self.seen = [rank.from_torch(empty, "seen") for rank in node.ranks]
        self.given = [(rank.from_torch(self.x[rank.index], "x"), rank.from_torch(to[rank.index].int(), "to"))
                      for rank in node.ranks]
        self.places = [rank.from_torch(torch.tensor([s * rows + r for s, r, p in self.items if p == rank.index],
                                                    dtype=torch.int32), "places") for rank in node.ranks]

    def launch(self, grid, lanes):
        for i, rank in enumerate(self.node.ranks):  # the receivers, on streams of their own
            rank.launch(self.take, len(self.places[i]), 64, self.seen[i], self.inbox[i], self.flags[i], self.places[i],
                        self.pitch, self.epoch, stream=rank.stream())
        for i, rank in enumerate(self.node.ranks):
            rank.launch(self.kernel, grid, lanes, self.inbox[i], self.flags[i], *self.given[i], self.heap.bases[i], i,
                        self.count, self.dim, self.pitch, self.epoch)

    def check(self, grid, lanes):
        trace = self.trial.run(self.node, lambda: self.launch(grid, lanes), lambda error: self.flags_are() or self.rows_are("inbox"))
        self.trial.wrong_if(self.flags_are() or self.rows_are("inbox"))
        want = self.start.clone()
        for s, r, p in self.items:
            want[p, s, r, :self.dim] = self.x[s, r, :self.dim]
        self.trial.untouched(self.copies("inbox"), want, "inbox")
        self.trial.wrong_if(self.rows_are("seen"))
        return trace

    def copies(self, name):
        """[peer, source, row, pitch]: the inboxes in the end, or what the receivers saw."""
        return torch.stack([buffer.to_torch() for buffer in getattr(self, name)])

    def flags_are(self):
        """Facts of the first flag that does not hold the epoch; None if all do."""
        flags = torch.stack([buffer.to_torch() for buffer in self.flags]).to(torch.int64)
        due = torch.zeros_like(flags)
        for s, r, p in self.items:
            due[p, s, r] = self.epoch
        missing = [item for item in self.items if int(flags[item[2], item[0], item[1]]) != self.epoch]
        if not missing:
            return None
        s, r, p = missing[0]
        return {"where": {"rank": s, "row of x": r, "peer": p}, "place": f"flags[{s}, {r}] of rank {p}", "expected": self.epoch,
                "got": int(flags[p, s, r]), "evidence": ["flags", flags, due], "wrong": f"{len(missing)} of {len(self.items)} flags"}

    def rows_are(self, name):
        """Facts of the first wrong row in `copies(name)`."""
        s, r, p = torch.tensor(self.items).T
        facts = compare(self.copies(name)[p, s, r], self.x[s, r], row="row", width=self.dim,
                        where=lambda i: dict(zip(("rank", "row of x", "peer"), self.items[i])))
        if facts and name == "seen":
            facts["place"] += ", when the flag was seen"
        return facts and facts | {"evidence": [name, facts["evidence"]]}
