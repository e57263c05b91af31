"""All-reduces of the reader's, called several times in a row: their sums, bit by bit, and where others come from."""

import itertools
import math

import torch

from ...draw import Draw
from ...errors import DeadlockError, FaultError, LaunchError, SimulationError
from ...machine.node.heap import SymmetricHeap
from ...plurals import quantity
from .cases import strict
from .failure import report

CALLS = 4
# ranks, elements, blocks, waves of a block
CASES = ((2, 64, 1, 1), (3, 301, 2, 2), (4, 1000, 3, 4), (7, 5, 2, 1), (1, 70, 1, 1))
UNWRITTEN = -1.2345e30  # in `out` before each call
DIVERGENT = "not all threads of a block come to the same __syncthreads()"
STUB = "no rank wrote anything: is the kernel still the stub?"


def summed(messages) -> torch.Tensor:
    """The sum in the order of the list, in fp32."""
    total = torch.zeros_like(messages[0])
    for message in messages:
        total = total + message
    return total


class Calls:
    """CALLS calls of a kernel on a node, without a pause between them, each with messages of its own.

    symmetric: {name: (dims, dtype)} of its memory on the heap, in the order of its arguments.
    """

    def __init__(self, trial, source, kernel: str, case: tuple, seed: int, symmetric: dict, stalls: bool = False):
        self.trial, (ranks, self.n, self.blocks, self.waves) = trial, case
        grid = f"{quantity(self.blocks, 'block')} of {quantity(self.waves, 'wave')}"
        trial.case(f"{CALLS} calls in a row of {quantity(ranks, 'rank')} with {quantity(self.n, 'element')}, {grid}"
                   + ", waves pause" * stalls + f" (seed {seed})")
        self.node = strict(ranks, seed)
        self.kernel = trial.load(self.node, source, kernel)
        room = sum(-(-math.prod(dims) * dtype.itemsize // 256) * 256 for dims, dtype in symmetric.values())
        self.heap = SymmetricHeap(self.node, room + 4096)  # the race detector looks at every word that is zeroed
        self.heap.alloc("before", (64,), torch.int32)  # so that nothing lies at the heap's base
        self.memory = {name: self.heap.alloc(name, dims, dtype) for name, (dims, dtype) in symmetric.items()}
        self.heap.zero_()
        draw, powers = Draw(seed), torch.tensor([2.0**power for power in range(-6, 7)])
        self.messages = [[draw.normal(self.n) * powers[draw.integers(0, 13, self.n)] for _ in range(ranks)] for _ in range(CALLS)]
        self.x = [[rank.from_torch(part, "x") for rank, part in zip(self.node.ranks, parts)] for parts in self.messages]
        self.out = [[rank.from_torch(torch.full((self.n,), UNWRITTEN), "out") for rank in self.node.ranks] for _ in range(CALLS)]
        self.node.stall(stalls)

    def run(self, hang, fault: str):
        """Runs all calls and checks their sums. hang(): the cause of a deadlock without a race, read from the memory; fault: of an
        access outside of a buffer. Returns the trace."""
        mark, self.trial.node = self.node.mark(), self.node
        try:
            self._launch()
            self.node.synchronize()
        except DeadlockError as error:
            if not self.node.races:
                self.trial.fail(cause=f"{hang()}\n{report(error)}")
            self.trial.stopped(error)
        except FaultError as error:
            self.trial.stopped(error, text=DIVERGENT if error.report["cause"] == "divergent_barrier" else fault)
        except LaunchError as error:
            self.trial.fail(cause=f"the kernel's arguments are not those the check passes:\n{error}")
        except SimulationError as error:
            self.trial.stopped(error)
        self.trial.look_for_races()
        trace = self.trial.since(mark)
        for call, outs in enumerate(self.out):
            for rank, out in enumerate(outs):
                self._check(call, rank, out.to_torch())
        return trace

    def _launch(self):
        for call, (inputs, outs) in enumerate(zip(self.x, self.out)):
            for rank, driver in enumerate(self.node.ranks):
                driver.launch(self.kernel, self.blocks, 64 * self.waves, self.heap.world(rank, call + 1), inputs[rank],
                              *(copies[rank] for copies in self.memory.values()), outs[rank], self.n)

    def _check(self, call: int, rank: int, got: torch.Tensor) -> None:
        want = summed(self.messages[call])
        bad = (got != want).nonzero().flatten()
        if len(bad):
            i = int(bad[0])
            facts = dict(where={"call": call + 1, "rank": rank, "element": i}, place=f"call {call + 1}, rank {rank}, element {i}",
                         expected=f"{float(want[i]):.8g}", got="never written" if got[i] == UNWRITTEN else f"{float(got[i]):.8g}",
                         wrong=f"{len(bad)} of {self.n} elements", cause=self._cause(call, rank, got, bad))
            self.trial.wrong_if(facts)

    def _cause(self, call: int, rank: int, got, bad) -> str:
        x, ranks = self.messages[call], self.node.world_size
        if all(bool((out.to_torch() == UNWRITTEN).all()) for outs in self.out for out in outs):
            return STUB
        if bool((got[bad] == UNWRITTEN).all()):
            return ("these were never written: does every element have a thread? Threads go on in steps of the whole grid"
                    if len(bad) < self.n else "this rank wrote nothing")
        if torch.equal(got, summed([x[(rank + k) % ranks] for k in range(ranks)])):
            return (f"it is the sum in another order: rank {rank} begins with its own message. All ranks add in the order of the "
                    "ranks, 0 first, so that all hold the same bits")
        if torch.equal(got, summed(x[::-1])):
            return "it is the sum in another order: the last rank's message comes first"
        if torch.equal(got, summed([x[rank]] * ranks)):
            return f"rank {rank} added its own message {ranks} times: the address in the loop has to be that at the peer (world.at)"
        if torch.equal(got, x[rank]):
            return "it is the rank's own message alone: the others were not added, or read too early"
        for lost in range(ranks):
            if torch.equal(got, summed(x[:lost] + x[lost + 1:])):
                return f"it is the sum without rank {lost}'s message: it was not added, or read too early"
        for other, text in (*((later, f"of call {later + 1}, which comes later: a rank that is ahead has overwritten what others still "
                               "read. Calls take turns at two places: world.epoch % 2") for later in range(call + 1, CALLS)),
                            *((before, f"of call {before + 1}: read before this call's were there. Who waits for whose flag, and is it "
                               "set after the data?") for before in range(call)),
                            (None, "of memory that nobody has written yet: read too early. Who waits for whose flag, and is it set after "
                             "the data?")):
            if self._explains(x, None if other is None else self.messages[other], got, bad):
                return f"some of the values added are those {text}"
        return "an element is the sum of this element of all ranks' messages, in float"

    def _explains(self, x, others, got, bad) -> bool:
        """Whether each wrong element is a sum in which some messages are replaced by `others` (None: zeros)."""
        explained = torch.zeros(len(bad), dtype=torch.bool)
        for choice in itertools.product((False, True), repeat=len(x)):
            parts = [(torch.zeros_like(own) if others is None else others[r]) if choice[r] else own for r, own in enumerate(x)]
            explained |= summed(parts)[bad] == got[bad]
        return bool(explained.all())
