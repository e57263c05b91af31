"""Runs a litmus test under many schedules and counts its final states."""
from __future__ import annotations

from dataclasses import dataclass

import torch

from ...errors import BudgetError, DeadlockError
from ...machine.node import Node
from ...machine.trace import Trace
from ...machine.trace.detail import Detail
from ...plurals import quantity
from .case import CHANNELS, CUS, STRIDE, XCDS, Litmus

# ticks of 10 ns from the launch to the common start of all threads: kernels take 4 to 5 us to get there
BEFORE_START = 700
# wave instructions of one schedule; a test needs a few hundred, an endless poll reaches the limit
MAX_INSTRUCTIONS = 20_000


@dataclass(frozen=True)
class State:
    """One final state. values: {"0:r0": 1, ...}, None: a thread never ended. witness: the first seed that led to it."""

    values: dict[str, int] | None
    count: int
    witness: int
    matches: bool

    def __str__(self):
        return "hang" if self.values is None else " ".join(f"{name}={value};" for name, value in self.values.items())


class Histogram:
    """Frequency of each final state. It prints like herd7's output, with a witness for every state.

    states     list of `State`, the most frequent first
    positive   number of seeds that ended in the outcome; negative: of the others
    observation  "Never", "Sometimes" or "Always"
    """

    def __init__(self, test: Litmus, mode: str, seeds: int, first: int, counts: dict):
        self.test, self.mode, self.seeds, self.first = test, mode, seeds, first
        self.states = [State(None if key is None else dict(zip(test.state_names(), key)), count, witness, False)
                       for key, (count, witness) in counts.items()]
        self.states = sorted((State(s.values, s.count, s.witness, test.holds(s.values)) for s in self.states),
                             key=lambda s: (-s.count, s.witness))
        self.positive = sum(s.count for s in self.states if s.matches)
        self.negative = sum(s.count for s in self.states) - self.positive

    @property
    def observation(self) -> str:
        """"Never", "Sometimes" or "Always": how often the outcome was reached."""
        return "Never" if not self.positive else "Sometimes" if self.negative else "Always"

    @property
    def rate(self) -> float:
        """Share of the seeds that ended in the outcome, 0 to 1."""
        return self.positive / max(1, self.positive + self.negative)

    @property
    def hangs(self) -> int:
        """Number of seeds that never ended."""
        return sum(s.count for s in self.states if s.values is None)

    @property
    def witness(self) -> int | None:
        """The first seed that ended in the outcome."""
        return min((s.witness for s in self.states if s.matches), default=None)

    def replay(self, seed: int | None = None) -> Replay:
        """One schedule again, with its trace: `seed`, or the witness of the outcome. Raises ValueError if there is
        none."""
        seed = self.witness if seed is None else seed
        if seed is None:
            raise ValueError(f"{self.test.name}: no seed ended in the outcome; name the seed to replay")
        return replay(self.test, self.mode, seed)

    def to_dict(self) -> dict:
        """Plain data, ready for JSON: the test, counts, and every final state with its witness."""
        return {"name": self.test.name, "mode": self.mode, "seeds": self.seeds, "outcome": self.test.outcome,
                "observation": self.observation, "positive": self.positive, "negative": self.negative,
                "witness": self.witness,
                "states": [{"values": s.values, "count": s.count, "witness": s.witness, "matches": s.matches}
                           for s in self.states]}

    def __repr__(self):
        lines = [f"Test {self.test.name} (mode {self.mode}, {quantity(self.seeds, 'seed')}, simulated)",
                 f"Histogram ({len(self.states)} states)"]
        lines += [f"{s.count:<6}{'*' if s.matches else ':'}> {s!s:<40} seed {s.witness}" for s in self.states]
        lines += ["Witnesses", f"Positive: {self.positive}, Negative: {self.negative}",
                  f"Condition exists ({self.test.outcome})",
                  f"Observation {self.test.name} {self.observation} {self.positive} {self.negative}"]
        return "\n".join(lines)


@dataclass(frozen=True)
class Replay:
    """One schedule again. state: as in `State.values`. error: the report of a hang, else "". trace: a `Trace`."""

    test: Litmus
    mode: str
    seed: int
    values: dict[str, int] | None
    error: str
    trace: Trace
    detail: Detail


class _Setup:
    """A test on a node of its own: compiled, its locations allocated, one set per schedule."""

    def __init__(self, test: Litmus, mode: str, count: int, **limits):
        self.test = test
        self.node = Node(test.ranks, name="litmus", xcds=XCDS, cus=CUS, memory=mode, target="sim",
                         max_instructions=MAX_INSTRUCTIONS, **limits)
        self.kernel = self.node.load(test.compile()).litmus
        ranks, self.home, self.seen = self.node.ranks, {}, [[] for _ in self.node.ranks]
        for name, (home, kind) in test.where.items():
            first = torch.zeros((count, STRIDE), dtype=torch.int32)
            first[:, 0] = test.init.get(name, 0)
            own = ranks[home].from_torch(first, name, memory=kind)
            self.home[name] = own
            handle = own.ipc_handle()
            for rank, seen in zip(ranks, self.seen):
                seen.append(own if rank.index == home else rank.open(handle, own.shape, own.dtype, name, home=home))
        self.results = [rank.from_torch(torch.zeros((count, len(test.threads), 8), dtype=torch.int32), "result")
                        for rank in ranks]
        self.active = sorted({rank for rank, _, _ in test.place})
        self.threads = 1 if max(test.waves) == 0 else 64 * (1 + max(test.waves))
        self.node.synchronize()

    def run(self, seed: int, slot: int) -> str:
        """Runs one schedule on the locations number `slot`. Returns the report if a thread never ended, else ""."""
        node = self.node
        node.reseed(seed)
        start = round(node.time_us * 100) + BEFORE_START
        for rank in self.active:
            node.ranks[rank].launch(self.kernel, XCDS * CUS, self.threads, *self.seen[rank], self.results[rank], rank,
                                    slot, start, _delays(seed))
        try:
            node.synchronize()
        except (DeadlockError, BudgetError) as error:
            return str(error)
        return ""

    def states(self) -> torch.Tensor:
        """The final states of all slots, [slots, names] in the order of `state_names`."""
        results, columns = [result.host() for result in self.results], []
        for name in self.test.state_names():
            if ":" in name:
                thread = int(name[0])
                columns.append(results[self.test.place[thread][0]][:, thread, int(name[3])])
            else:
                columns.append(self.home[name].host()[:, 0])
        return torch.stack(columns, 1) if columns else torch.zeros((len(results[0]), 0), dtype=torch.int32)


def _delays(seed: int) -> int:
    """A byte per thread, in units of 64 clocks: the thread sleeps so long before it begins. Half of all are below 8, the rest below 64
    (2 us)."""
    word, x = 0, (seed + 1) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
    for thread in range(4):
        x = (x ^ x >> 31) * 0xD6E8FEB86659FD93 & (1 << 64) - 1
        delay = x >> 40
        word |= (delay % 8 if delay >> 20 & 1 else delay % 64) << 8 * thread
    return word


def run(test: Litmus, mode: str = "strict", *, seeds: int = 1000, first: int = 0) -> Histogram:
    """Runs a test under schedule seeds first ... first + seeds - 1. See `a2a.litmus`. Raises ValueError for no seeds or
    an unknown mode."""
    if seeds < 1:
        raise ValueError(f"seeds is {seeds}: at least one schedule")
    shift = first % CHANNELS  # so that a seed's locations lie in the same channels in every run
    setup = _Setup(test, mode, shift + seeds, max_events=1)
    hung = {i for i in range(seeds) if setup.run(first + i, shift + i)}
    counts: dict = {}
    for i, state in enumerate(setup.states()[shift:].tolist()):
        key = None if i in hung else tuple(state)
        count, witness = counts.get(key, (0, first + i))
        counts[key] = (count + 1, witness)
    return Histogram(test, mode, seeds, first, counts)


def replay(test: Litmus, mode: str, seed: int) -> Replay:
    """One schedule of a test again, with its trace and its detail record."""
    setup = _Setup(test, mode, CHANNELS, detail=mode != "ideal")
    setup.node.clear_trace()
    error = setup.run(seed, seed % CHANNELS)
    values = None if error else dict(zip(test.state_names(), setup.states()[seed % CHANNELS].tolist()))
    return Replay(test, mode, seed, values, error, setup.node.trace, setup.node.detail)
