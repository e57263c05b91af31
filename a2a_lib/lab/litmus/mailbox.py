"""Messages from rank 0 to rank 1 through one box, with kernels that may be broken on purpose: lesson 05's
experiments."""
import textwrap
from collections.abc import Iterable, Mapping

import torch

from ...errors import DeadlockError
from ...machine.node import Node, SymmetricHeap
from ...machine.node.exploration import Replay
from ...plurals import quantity

# Names of the places in which a load found old bytes, from a "cache" record.
PLACES = {1: "vL1", 2: "copy of a peer's line", 3: "scalar cache"}


class Mailbox:
    """Four messages of 64 integers on two small simulated GPUs (2 XCDs x 4 CUs each).

    source   HIP with the kernels `produce(box, full, free, bases, home)`, which rank 0 runs, and `consume(out, box, full,
             free, bases, home)`, on rank 1: a block of one wave each. Message m holds 100 * m + lane, for m from 1 on
    changes  {text of the source: its replacement}; ValueError for a text that does not occur exactly once
    home     the rank on which `box` lies; `full` is waited for on rank 1, `free` on rank 0
    memory   the node's memory mode; kind: of the heap's memory: "default", "finegrained" or "uncached"
    options  of `Node`
    """

    MESSAGES = 4

    def __init__(self, source, changes: Mapping[str, str] | None = None, *, home: int = 1, memory: str = "strict",
                 kind: str = "finegrained", **options):
        self.text = getattr(source, "source", source)
        for old, new in (changes or {}).items():
            if self.text.count(old) != 1:
                raise ValueError(f"the kernels have {quantity(self.text.count(old), 'place')}, not one, that read {old!r}")
            self.text = self.text.replace(old, new)
        self.home, self.memory, self.kind = home, memory, kind
        messages, lanes = torch.arange(1, self.MESSAGES + 1, dtype=torch.int32), torch.arange(64, dtype=torch.int32)
        self.due = 100 * messages[:, None] + lanes
        self.node = Node(2, name="small", memory=memory, **options)
        self.kernels = self.node.load(self.text, name="message.hip")
        self.heap = SymmetricHeap(self.node, 4096, memory=kind)
        self.box = self.heap.alloc("box", (64,), torch.int32)
        self.full, self.free = (self.heap.alloc(name, (1,), torch.uint32) for name in ("full", "free"))
        self.out = self.node.ranks[1].zeros((self.MESSAGES, 64), torch.int32, "out")

    def send(self) -> torch.Tensor:
        """Sends the messages. Returns those that arrived, [4, 64]. Raises DeadlockError if somebody waits for ever."""
        self.heap.zero_()
        for rank, kernel, first in zip(self.node.ranks, (self.kernels.produce, self.kernels.consume), ([], [self.out])):
            i = rank.index
            rank.launch(kernel, 1, 64, *first, self.box[i], self.full[i], self.free[i], self.heap.bases[i], self.home)
        return self.out.to_torch()

    def run(self, seed: int = 0) -> int:
        """Sends the messages in the schedule of `seed`. Returns the number of stale messages."""
        self.node.reseed(seed)
        self.node.clear_trace()
        return int((self.send() != self.due).any(1).sum())

    def stale(self, seeds: Iterable[int] = range(25)) -> int | str:
        """Number of stale messages in these schedules, of four in each; or "hangs"."""
        try:
            return sum(self.run(seed) for seed in seeds)
        except DeadlockError:
            return "hangs"

    def failure(self, seeds: int = 10) -> Replay:
        """The first schedule in which a message is stale, recorded in full: an argument of `show.stepper`."""
        return self.node.explore(self.send, seeds=seeds, stalls=False, check=lambda out: torch.equal(out, self.due)).replay()

    def reasons(self) -> str:
        """The records of caches and race detector on one schedule, in two lines or more."""
        watched = Mailbox(self.text, home=self.home, memory=self.memory, kind=self.kind, races=True)
        watched.run()
        old = [PLACES[int(value)] for value in watched.node.trace.select("cache").records["bytes"]]
        caches = ", ".join(f"{place}, {quantity(old.count(place), 'time')}"
                           for place in dict.fromkeys(old)) or "no cache"
        causes = dict.fromkeys(race.why for race in watched.node.races if race.symbol.startswith("box"))
        return "\n".join([f"old bytes read in: {caches}",
                          *(textwrap.fill(f"race detector: {cause}", 100) for cause in causes)])
