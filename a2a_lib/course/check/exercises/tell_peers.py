"""Lesson 06, exercise 1: the end of dispatch_send of rank_flags. All blocks meet, then each peer gets one flag."""

import torch

from ....alltoall.rank_flags import RankFlags
from ....errors import FaultError
from ....trace.reports import waiting
from ..cases import FEW, FULL, STRICT, Case
from ..marks import require_signal
from ..routes import sent
from ..rung import Attempt, attempts
from ..trial import exercise
from ..watch import Watch

ORDER = ("First all blocks meet: grid_barrier(barrier). Then block 0, and no other, sets one released flag at every "
         "peer, and takes the counter back to zero.")
WIDE = Case(8, 3, 4096, (12, 7, 0, 4), blocks=8, waves=1, drop=0.3)
CASES = ((FEW, 61), (FEW.but(blocks=1, waves=2), 65), (WIDE, 62), (STRICT.but(blocks=3, drop=0.2, races=True), 63),
         (FULL, 64))


@exercise
def tell_peers(trial, source):
    """source: HIP with the kernel `dispatch_send` of rank_flags, or its path."""
    def rule(marks, race):
        # The flag for the peers is the last or only signal of scope system; the grid barrier has its own.
        signals = [mark for mark in marks if mark.startswith("signal")]
        require_signal(trial, [mark for mark in signals if mark.endswith("system")] or signals, ORDER, block=True)
    for case, seed in CASES:
        attempt, trace, _ = attempts(trial, source, "dispatch_send", RankFlags, case, seed, _Told, calls=2, rule=rule,
                                     order=ORDER)
    return trial.card(trace.select(("flag_set", "transfer"), kernel="dispatch_send", symbol="rank_flags"),
                      remote_bytes=8 * attempt.world * (attempt.world - 1), flags=attempt.world**2,
                      note="of the flags alone; least: one for each pair of ranks")


class _Told(Attempt):
    """One dispatch_send on every rank: the flags that each rank should get, those it got, and the rows present then."""

    STAGES = "dispatch_send",

    def prepare(self):
        self.want = [[len(flats) for flats in row] for row in sent(self.problem)]  # [source][dest]: rows
        self.pairs = [(s, d) for s in range(self.world) for d in range(self.world)]
        for b in self.rung.b:
            b["recv_x"].memset_(0xFF), b["recv_meta"].memset_(0xFF), b["rank_flags"].zero_()
        self.watch = Watch(self.rung.node, "per_source", list(zip(*self.want)), self.slots, self.dim)

    def launch(self):
        self.watch.launch("rank_flags", self.rung)
        super().launch()

    def explain(self, error):
        if isinstance(error, FaultError):
            return ("an address outside of its buffer: rank_flags has two slots of one flag per source, [2, "
                    "world_size]; send_slots one counter per peer")
        facts = self.wrong()
        if any(word.symbol == "barrier" for waiter in waiting(error) if waiter.kernel == "dispatch_send" for word in waiter.words):
            return ("blocks wait at the grid barrier for one that does not come: every block must reach it, so it "
                    "stands outside of any `if`, once")
        return facts

    def wrong(self):
        return self.wrong_flags() or self.too_early() or self.not_reset()

    def wrong_flags(self):
        self.slot, self.flags = self.rung.epoch % 2, [b["rank_flags"].to_torch() for b in self.rung.b]  # [dest][slot, source]
        expected = {(s, d): self.rung.epoch << 32 | self.want[s][d] + 1 for s, d in self.pairs}
        got = {(s, d): int(self.flags[d][self.slot, s]) for s, d in self.pairs}
        bad = [pair for pair in self.pairs if got[pair] != expected[pair]]
        if not bad:
            return None
        s, d = next((pair for pair in bad if pair[0] != pair[1]), bad[0])
        value = got[s, d]
        return {"where": {"rank": d, "source": s}, "place": f"rank {d}, rank_flags[{self.slot}, {s}]",
                "expected": f"{self.rung.epoch} << 32 | {self.want[s][d]} + 1",
                "got": f"{value >> 32} << 32 | {value & 0xFFFFFFFF}" if value else "0: not set",
                "wrong": f"{len(bad)} of {len(self.pairs)} flags", "cause": self.why(got, expected, bad)}

    def why(self, got, expected, bad):
        epoch, want, sets = self.rung.epoch, self.want, self.rung.flags_set("rank_flags")
        if not sets:
            return "no flag was set at all: the rows lie there, and nobody knows. Is the hole still empty?"
        if not any(to != by for by, to, _ in sets):
            return ("forgotten translate: every rank set flags in its own copy of rank_flags only. The receiver looks "
                    "at the peer's")
        if all(got[pair] == 0 for pair in bad):
            if all(want[s][d] == 0 for s, d in bad):
                return ("only those that got rows were told: \"no rows\" is a message too, or the receiver waits for "
                        "ever. That is what the + 1 is for")
            if any(bool(own[1 - self.slot].any()) for own in self.flags):
                return f"the flags stand in the other half: calls alternate, and this one's is epoch % 2 = {self.slot}"
            if all(s == d for s, d in bad):
                return ("no rank has told itself: it has experts, too, and its own receiver waits for every source, itself among "
                        "them")
            return "some peers were not told: one thread for each, or a loop, `peer += blockDim.x`"
        for value, words in (
                (lambda n: epoch << 32 | n, "the + 1 is missing: the receiver takes one off, and has a row too few"),
                (lambda n: n + 1, "the epoch is missing: in the upper half stands which call this is"),
                (lambda n: (n + 1) << 32 | epoch, "the halves are exchanged: the epoch is the upper one"),
                (lambda n: (epoch << 32) + (n + 1 << 32), "the count stands in the upper half, too")):
            if len(bad) == len(got) and all(got[s, d] == value(want[s][d]) for s, d in bad):
                return words
        if all(got[s, d] == expected.get((d, s)) for s, d in bad):
            return "wrong place: a sender writes at its own number, `rank`, in the peer's flags; this is another's"
        if any(int(i) % self.world != by for by, _, i in sets):
            return "wrong place: a sender writes at its own number, `rank`, in the peer's flags"
        counts = [(got[pair] & 0xFFFFFFFF, expected[pair] & 0xFFFFFFFF) for pair in bad]
        if any(got[pair] >> 32 != epoch for pair in bad):
            return ("the receiver expects the epoch in the upper half and count + 1 in the lower one, in one 64-bit "
                    "value; `epoch` has 32 bits, and is made wider before the shift: (uint64_t)epoch << 32")
        if not all(0 < mine <= right for mine, right in counts):
            return "a count that is too large: was send_slots set back to zero in the call before?"
        if all(mine == 1 for mine, _ in counts) and len(sets) == len(got) and not any(
                bool(b["send_slots"].to_torch().any()) for b in self.rung.b):
            return ("all counts are zero: the counter was set to zero before it was read, a count that is too small. "
                    "Read it, then set it back")
        return "a count that is too small: " + (
            "every block set the flags, or set the counter to zero, though block 0 alone "
            "should. " if len(sets) > len(got) else
            "it was read before all blocks had counted their rows. `__syncthreads` makes one block meet, the grid "
            "barrier all of them. ") + ORDER

    def too_early(self):
        """Facts of rows that were not there when their flag was seen. In the end every flag is right."""
        for s, d in self.pairs:
            n, final = self.want[s][d], self.rung.b[d]
            for name, mine, theirs in (("metadata", self.watch.meta[d], final["recv_meta"]),
                                       ("row", self.watch.rows[d], final["recv_x"])):
                mine, theirs = (each[s][:n].to_torch().view(torch.int16) for each in (mine, theirs)) if n else ([], [])
                if n and not torch.equal(mine, theirs):
                    slot = int((mine != theirs).flatten(1).any(1).nonzero()[0])
                    return {"where": {"rank": d, "source": s, "slot": slot},
                            "place": f"rank {d}, slot {slot} of source {s}",
                            "expected": f"the {name} of this call", "got": "what was there before",
                            "cause": "flag before data: when the flag was seen, not all blocks had sent their rows, or "
                                     "nothing made their stores visible first. " + ORDER}
        return None

    def not_reset(self):
        for rank, b in enumerate(self.rung.b):
            left = b["send_slots"].to_torch().tolist()
            for peer, n in enumerate(left):
                if n:
                    return {"place": f"send_slots[{peer}] of rank {rank}", "where": {"rank": rank, "peer": peer},
                            "expected": 0, "got": n,
                            "cause": "the next call counts on from here, and its rows land in the wrong slots: set the "
                                     "counter back to zero when you have read it"}
        return None


SOLUTION = "06_tell_peers.hip", None
MEET = "  grid_barrier(barrier);\n  if (blockIdx.x == 0)\n"
COUNT = "      const uint32_t count = send_slots[peer];\n"
PLACE = "&rank_flags[(world.epoch % 2) * world.world_size + world.rank]"
FLAG = f"      uint64_t* flag = world.at({PLACE}, peer);\n"
TELL = "      signal<Order::release, Scope::system>(flag, (uint64_t)world.epoch << 32 | (count + 1));\n"
RESET = "      send_slots[peer] = 0;\n"
MISTAKES = {
    "no barrier": (MEET, "  if (blockIdx.x == 0)\n", "before all blocks had counted their rows"),
    "another block tells, unmet": (MEET, "  __syncthreads();\n  if (blockIdx.x == gridDim.x - 1)\n",
                                   "before all blocks had counted their rows"),
    "block barrier": (MEET, MEET.replace("grid_barrier(barrier)", "__syncthreads()"),
                      "`__syncthreads` makes one block meet, the grid barrier all of them"),
    "every block tells": (MEET, "  grid_barrier(barrier);\n", "block 0 alone should"),
    "barrier in block 0 only": (MEET, "  if (blockIdx.x == 0) grid_barrier(barrier);\n  if (blockIdx.x == 0)\n",
                                "every block must reach it"),
    "forgot translate": (f"world.at({PLACE}, peer)", PLACE,
                         "forgotten translate: every rank set flags"),
    "zeros not told": ("      signal<", "      if (count) signal<", "\"no rows\" is a message too"),
    "no + 1": ("(count + 1)", "count", "the + 1 is missing"),
    "epoch shifted out": ("(uint64_t)world.epoch << 32 |", "world.epoch << 32 |", "made wider before the shift"),
    "no epoch": ("(uint64_t)world.epoch << 32 | (count + 1)", "(uint64_t)(count + 1)", "the epoch is missing"),
    "halves exchanged": ("(uint64_t)world.epoch << 32 | (count + 1)",
                         "(uint64_t)(count + 1) << 32 | world.epoch",
                         "the halves are exchanged"),
    "place of the peer": (PLACE, PLACE.replace("world.rank]", "peer]"), "a sender writes at its own number"),
    "one slot": (PLACE, "&rank_flags[world.rank]", "the flags stand in the other half"),
    "not itself": (COUNT, "      if (peer == world.rank) continue;\n" + COUNT, "no rank has told itself"),
    "first peers only": ("peer < world.world_size", "peer < world.world_size - 1", "some peers were not told"),
    "a relaxed counter for a barrier": ("  grid_barrier(barrier);\n", """  __syncthreads();
  if (threadIdx.x == 0) {
    const uint32_t round = signal_add<Order::relaxed, Scope::agent>(barrier, 1u) / gridDim.x + 1;
    wait_at_least<Order::relaxed, Scope::agent>(barrier, round * gridDim.x);
  }
  __syncthreads();
""", "First all blocks meet"),
    "block 1": ("  if (blockIdx.x == 0)\n    for", "  if (blockIdx.x == 1)\n    for", "no flag was set at all"),
    "relaxed": ("Order::release", "Order::relaxed", "nothing says they must"),
    "scope too narrow": ("Scope::system", "Scope::agent", "nothing says they must"),
    "counter not reset": (RESET, "", "the next call counts on from here"),
    "reset before it is read": (COUNT + RESET, RESET + COUNT, "set to zero before it was read"),
    "nothing": (MEET + "    for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x) {\n" + COUNT
                + RESET + FLAG + TELL + "    }\n", "", "no flag was set at all"),
}
ALSO_RIGHT = {
    "stronger than it has to be": ("Order::release", "Order::seq_cst"),
    "a fence, then a relaxed flag": ("      signal<Order::release", "      fence<Order::release, Scope::system>();\n"
                                     "      signal<Order::relaxed"),
}
