"""Lesson 04, exercise 2: push_rows(inbox, flags, x, to, bases, rank, rows, dim, pitch, epoch), rows and their flags."""

import torch

from ....errors import DeadlockError
from ....node.heap import SymmetricHeap
from ..cases import NAN, strict, whole
from ..marks import marks, require_signal
from ..trial import exercise

ORDER = "First the row, all of it, then wave_barrier(), then signal<Order::release, Scope::system> by lane 0."
GUARD = -777.0  # fills the places that the kernel must not write
BEHIND = 555.0  # fills the memory after the rows that it reads
EPOCH = 5  # value of the flags in the first case; each later case adds one
CASES = ((2, 6, 64, 64, 1, 41), (3, 9, 64, 80, 1, 42), (2, 12, 1027, 1032, 1, 43), (4, 21, 524, 528, 2, 44),
         (2, 5, 5, 8, 1, 46))

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


@exercise
def push_rows(trial, source):
    """source: HIP with a kernel `push_rows`: row i of x goes to the inbox of rank to[i], and then its flag."""
    for ranks, rows, dim, pitch, grid, seed in CASES:
        trial.case(f"{ranks} ranks, {rows} rows of {dim} values, one every {pitch}, memory mode strict (seed {seed})")
        with strict(ranks, seed, races=False) as node:
            _Push(trial, node, source, rows, dim, pitch, seed).check(grid, 64 if grid <= 2 else 256)
    require_signal(trial, marks(source, "push_rows"), ORDER)
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
        self.marks = [mark.split()[1:] for mark in marks(source) if mark.startswith("signal")]
        ranks, draw = node.world_size, torch.Generator().manual_seed(seed)
        self.x = torch.full((ranks, rows + 1, pitch), BEHIND).half()
        self.x[:, :rows, :dim] = torch.randn((ranks, rows, dim), generator=draw).half()
        to = torch.stack([torch.randperm(rows, generator=draw) % ranks for _ in range(ranks)])
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
        trace = self.trial.run(self.node, lambda: self.launch(grid, lanes), self.explain)
        end, seen = (torch.stack([b.to_torch() for b in buffers]) for buffers in (self.inbox, self.seen))
        self.rows_are(end, self.misplaced(end))
        self.nothing_else(end)
        self.rows_are(seen, self.early())
        return trace

    def explain(self, error):
        if isinstance(error, DeadlockError):
            return self.no_flag()
        return ("values in front of a row were touched: `dim` is any number, also one below 8, and the tail has to "
                "begin at 0 or later (dim / 8 * 8), not at dim - "
                "8" if self.dim < 8 else "an address that is not the kernel's: which of place, pitch and "
                "the arguments of translate (own pointer, bases, rank, peer) is wrong?")

    def rows_are(self, got, cause):
        """Compares the rows in the inboxes with the rows of x that were sent there."""
        s, r, p = torch.tensor(self.items).T
        got, want, causes = got[p, s, r], self.x[s, r], []
        if self.dim != self.pitch:
            apart = torch.full_like(got, GUARD)
            at = (r * self.dim)[:, None] + torch.arange(self.dim)
            apart[:, :self.dim] = self.x.view(len(self.x), -1)[s[:, None], at]
            causes = [("wrong stride: the rows of x were read `dim` values apart; they start every `pitch` values",
                       apart)]
        self.trial.compare(got, want, row="row", width=self.dim, cause=cause, causes=causes,
                           where=lambda i: dict(zip(("rank", "row of x", "peer"), self.items[i])),
                           name=lambda i: "row {1} of rank {0} for rank {2}".format(*self.items[i]))

    def misplaced(self, end) -> str:
        """Says where the rows went that did not arrive."""
        lost = [(s, r, p) for s, r, p in self.items if s != p and bool(end[p, s, r, 0].isnan())]
        first = min(8, self.dim)
        for s, r, p in lost:
            row = self.x[s, r, :first]
            if torch.equal(end[s, s, r, :first], row):
                return (f"translate was forgotten for the row: rank {s} wrote it into its own inbox, while its flag "
                        f"went to rank {p}")
            if torch.equal(end[p, p, r, :first], row):
                return (f"wrong place: inbox[{p}, {r}] was written, by the peer's number; rank {s} writes inbox[{s}, "
                        f"{r}]")
        tight = end.flatten(1)
        for s, r, p in lost:
            at = (s * self.count + r) * self.dim
            if self.dim != self.pitch and torch.equal(tight[p, at:at + 8], self.x[s, r, :8]):
                return "wrong stride: the rows stand `dim` values apart in the inbox; they start every `pitch` values"
        return ""

    def nothing_else(self, end):
        """Checks the guards after the rows, and the inboxes that nobody writes to."""
        for p, s, r, j in (end != GUARD)[..., self.dim:].nonzero().tolist()[:1]:
            dim = self.dim + j
            self.trial.fail(
                where={"rank": s, "row of x": r, "peer": p, "dim": dim}, expected=f"{GUARD:g} (not yours to write)",
                place=f"inbox[{s}, {r}] of rank {p}, dim {dim}, behind the row", got=f"{float(end[p, s, r, dim]):g}",
                cause=f"the tail: a row ends after {self.dim} values, {self.dim % 8} behind its last whole piece of 16 "
                      "bytes. Rounded up to whole pieces, the copy runs over what follows the row")
        due = {(p, s, r) for s, r, p in self.items}
        for p, s, r, _ in (~end[..., :1].isnan()).nonzero().tolist():
            if (p, s, r) not in due:
                self.trial.fail(where={"rank": p}, place=f"inbox[{s}, {r}] of rank {p}", expected="nothing",
                                got="a row", cause="a row that nobody sends there was written")

    def early(self) -> str:
        """Why a receiver saw the flag before its row, which is there in the end."""
        text, scope = "the flag is there before its row: ", self.marks[0][1] if self.marks else ""
        if not self.marks:
            return text + "a plain store sets it, no signal() with Order::release, and a plain store waits for nothing"
        if any(order == "relaxed" for order, _ in self.marks):
            return text + ("it is stored with Order::relaxed, which waits for nothing. With Order::release, whoever "
                           "sees it sees the row")
        if any(scope != "system" for _, scope in self.marks):
            return text + f"its scope is {scope}, which promises nothing to another GPU: Scope::system"
        return text + ("flag before data. A release covers the stores before it in the program: first the row, all of "
                       "it, then wave_barrier(), then the flag")

    def no_flag(self) -> str:
        """Why a receiver waits for ever."""
        flags = torch.stack([buffer.to_torch() for buffer in self.flags]).to(torch.int64)
        missing = [(s, r, p) for s, r, p in self.items if int(flags[p, s, r]) != self.epoch]
        for s, r, p in missing:
            if s != p and int(flags[s, s, r]) == self.epoch:
                return f"translate was forgotten for the flag: rank {s} set its own copy, and rank {p} waits forever"
            if int(flags[p, s, r]) > 1 << 16:
                return (f"flags[{s}, {r}] of rank {p} are {int(flags[p, s, r])}: a row was written over the flags. At "
                        "which place does row i of a rank stand in its peer's inbox?")
            if int(flags[p, s, r]):
                return (f"the value of a flag is `epoch`, here {self.epoch}; flags[{s}, {r}] of rank {p} is "
                        f"{int(flags[p, s, r])}")
            if s != p and int(flags[p, p, r]) == self.epoch:
                return f"wrong flag: flags[{p}, {r}] was set, by the peer's number; rank {s} sets flags[{s}, {r}]"
        if len(missing) == len(self.items):
            return "no flag was set: is the kernel still the stub? Or does it wait itself, at one of the places below?"
        if all(r > 0 for _, r, _ in missing) and len(missing) > len(self.items) // 2:
            return "only the first rows have flags: each wave goes on with a further row, and sets a flag for each"
        s, r, _ = missing[0]
        return f"{len(missing)} of {len(self.items)} flags were never set, the first by rank {s} for its row {r}"


SOLUTION = "04_push_rows.hip", None
TAIL = "for (int i = dim / 8 * 8 + lane_id(); i < dim; i += WAVE) there[i] = from[i];\n"
SIGNAL = ("if (lane_id() == 0) signal<Order::release, Scope::system>(translate(flags + place, bases, rank, peer), "
          "epoch);")
MISTAKES = {
    "forgot translate of the row": ("there = translate(inbox + place * pitch, bases, rank, peer)",
                                    "there = inbox + place * pitch", "translate was forgotten for the row"),
    "forgot translate of the flag": ("translate(flags + place, bases, rank, peer)", "flags + place",
                                     "translate was forgotten for the flag"),
    "translate the other way round": ("inbox + place * pitch, bases, rank, peer",
                                      "inbox + place * pitch, bases, peer, rank",
                                      "an address that is not the kernel's"),
    "wrong stride of the inbox": ("place * pitch", "place * dim", "wrong stride: the rows stand `dim` values"),
    "wrong stride of x": ("(int64_t)row * pitch", "(int64_t)row * dim", "wrong stride: the rows of x were read"),
    "no tail": (TAIL, "\n", "the tail is never written"),
    "off by one": ("i < dim; i += WAVE", "i < dim - 1; i += WAVE", "off by one: the last value of every row"),
    "tail rounded up": ("i + 8 <= dim", "i < dim", "Rounded up to whole pieces"),
    "flag before data": ("half_t* there", SIGNAL + "\n    half_t* there", "flag before data"),
    "relaxed flag": ("Order::release", "Order::relaxed", "stored with Order::relaxed"),
    "agent scope": ("Scope::system", "Scope::agent", "its scope is agent, which promises nothing to another GPU"),
    "a plain store": (SIGNAL, "if (lane_id() == 0) *translate(flags + place, bases, rank, peer) = epoch;", "no signal()"),
    "no wave barrier": ("wave_barrier();\n", "\n", "run in step"),
    "tail from dim - 8": ("int i = dim / 8 * 8 + lane_id()", "int i = dim - 8 + lane_id()", "also one below 8"),
    "flag is 5": (", epoch);", ", 5);", "the value of a flag is `epoch`, here 6"),
    "flag is 1": (", epoch);", ", 1);", "the value of a flag is `epoch`, here 5; flags[0,"),
    "place by the peer's number": ("(int64_t)rank * rows + row", "(int64_t)peer * rows + row",
                                   "by the peer's number"),
    "no flag": (SIGNAL, "", "no flag was set"),
    "no flag for own rows": ("if (lane_id() == 0)", "if (lane_id() == 0 && peer != rank)", "flags were never set"),
    "one round of the waves": ("row += waves_in_grid()", "row += rows", "only the first rows have flags"),
}
ALSO_RIGHT = {
    "stronger than it has to be": ("Order::release", "Order::seq_cst"),
    "a fence, then a relaxed flag": ("if (lane_id() == 0) signal<Order::release", "if (lane_id() == 0) fence<Order::release, "
                                     "Scope::system>();\n    if (lane_id() == 0) signal<Order::relaxed"),
}
REMARKED = {
    "all lanes signal": ("if (lane_id() == 0) signal", "signal", "flags set"),
    "every lane the whole row": ("int i = 8 * lane_id(); i + 8 <= dim; i += 8 * WAVE", "int i = 0; i + 8 <= dim; i += 8",
                                 "bytes to other ranks"),
}
