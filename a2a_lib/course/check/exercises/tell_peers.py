"""Lesson 06, exercise 1: the end of dispatch_send of rank_flags. All blocks meet, then each peer gets one flag."""

import torch

from ....kernels.all_to_all.rank_flags import RankFlags
from ..cases import FEW, FULL, MANY, STRICT, Case
from ..routes import sent
from ..rung import Attempt, attempts
from ..trial import exercise
from ..watch import Watch

WIDE = Case(8, 3, 4096, (12, 7, 0, 4), blocks=8, waves=1, drop=0.3, memory="whole")
CASES = ((FEW, 61), (FEW.but(experts=9, tokens=(5, 0, 3), blocks=1, waves=2), 65), (WIDE, 62), (STRICT.but(blocks=3, drop=0.2), 63),
         (MANY, 66), (FULL, 64))


@exercise
def tell_peers(trial, source):
    """source: HIP with the kernel `dispatch_send` of rank_flags, or its path."""
    for case, seed in CASES:
        attempt, trace = attempts(trial, source, "dispatch_send", RankFlags, case, seed, _Told, calls=2)
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
                "wrong": f"{len(bad)} of {len(self.pairs)} flags", "evidence": ["flags", self.flags]}

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
                            "expected": f"the {name} of this call, when the flag was seen", "got": "what was there before",
                            "evidence": ["seen", name]}
        return None

    def not_reset(self):
        left = torch.stack([b["send_slots"].to_torch() for b in self.rung.b])
        for rank, peer in left.nonzero().tolist()[:1]:
            return {"place": f"send_slots[{peer}] of rank {rank}", "where": {"rank": rank, "peer": peer}, "expected": 0,
                    "got": int(left[rank, peer]), "evidence": ["send_slots", left]}
        return None


SOLUTION = "06_tell_peers.hip", None
MEET = "  grid_barrier(barrier);\n  if (blockIdx.x == 0)\n"
COUNT = "      const uint32_t count = send_slots[peer];\n"
PLACE = "&rank_flags[(world.epoch % 2) * world.world_size + world.rank]"
FLAG = f"      uint64_t* flag = world.at({PLACE}, peer);\n"
TELL = "      signal<Order::release, Scope::system>(flag, (uint64_t)world.epoch << 32 | (count + 1));\n"
RESET = "      send_slots[peer] = 0;\n"
MISTAKES = {
    "no barrier": (MEET, "  if (blockIdx.x == 0)\n", "missing wave barrier"),
    "another block tells, unmet": (MEET, "  __syncthreads();\n  if (blockIdx.x == gridDim.x - 1)\n", "nothing orders them: no signal"),
    "block barrier": (MEET, MEET.replace("grid_barrier(barrier)", "__syncthreads()"), "nothing orders them: no signal"),
    "every block tells": (MEET, "  grid_barrier(barrier);\n", "nothing orders them: no signal"),
    "barrier in block 0 only": (MEET, "  if (blockIdx.x == 0) grid_barrier(barrier);\n  if (blockIdx.x == 0)\n",
                                "only block 0 comes to the grid barrier: every block has to"),
    "forgot translate": (f"world.at({PLACE}, peer)", PLACE,
                         "the address of the flag is not translated: each rank sets flags in its own copy"),
    "zeros not told": ("      signal<", "      if (count) signal<", "peers that get no rows are not told: \"no rows\" is a message, too"),
    "no + 1": ("(count + 1)", "count", "the count stands in the flag without the + 1"),
    "epoch shifted out": ("(uint64_t)world.epoch << 32 |", "world.epoch << 32 |",
                          "the epoch is shifted in 32 bits, out of which it falls: (uint64_t)epoch << 32"),
    "no epoch": ("(uint64_t)world.epoch << 32 | (count + 1)", "(uint64_t)(count + 1)", "the epoch is not in the flag"),
    "halves exchanged": ("(uint64_t)world.epoch << 32 | (count + 1)", "(uint64_t)(count + 1) << 32 | world.epoch",
                         "epoch and count are exchanged: the epoch is the upper half"),
    "place of the peer": (PLACE, PLACE.replace("world.rank]", "peer]"), "nothing orders them: no signal"),
    "one slot": (PLACE, "&rank_flags[world.rank]", "flags are set in half 0 in every call: this call's half is epoch % 2"),
    "not itself": (COUNT, "      if (peer == world.rank) continue;\n" + COUNT, "no rank tells itself: its own receiver waits for it, too"),
    "first peers only": ("peer < world.world_size", "peer < world.world_size - 1", "the last peer is not told"),
    "a relaxed counter for a barrier": ("  grid_barrier(barrier);\n", """  __syncthreads();
  if (threadIdx.x == 0) {
    const uint32_t round = signal_add<Order::relaxed, Scope::agent>(barrier, 1u) / gridDim.x + 1;
    wait_at_least<Order::relaxed, Scope::agent>(barrier, round * gridDim.x);
  }
  __syncthreads();
""", "the synchronisation between them is too weak in more than one way"),
    "block 1": ("  if (blockIdx.x == 0)\n    for", "  if (blockIdx.x == 1)\n    for",
                "block 1 tells the peers: a grid of one block has none"),
    "relaxed": ("Order::release", "Order::relaxed", "missing release"),
    "scope too narrow": ("Scope::system", "Scope::agent", "scope too narrow"),
    "counter not reset": (RESET, "", "the counters are not set back to zero, and the next call counts on"),
    "reset before it is read": (COUNT + RESET, RESET + COUNT, "the counter is set to zero before it is read"),
    "nothing": (MEET + "    for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x) {\n" + COUNT
                + RESET + FLAG + TELL + "    }\n", "",
                "your code is missing"),
}
ALSO_RIGHT = {
    "stronger than it has to be": ("Order::release", "Order::seq_cst"),
    "a fence, then a relaxed flag": ("      signal<Order::release", "      fence<Order::release, Scope::system>();\n"
                                     "      signal<Order::relaxed"),
}
