"""All-reduces of the reader's, called several times in a row: their sums, bit by bit."""

import math

import torch

from ...draw import Draw
from ...machine.node.heap import SymmetricHeap
from ...plurals import quantity
from .cases import UNWRITTEN, strict
from .compare import number
from .score import score_card, wasted

CALLS = 4
# ranks, elements, blocks, waves of a block
CASES = ((2, 64, 1, 1), (3, 345, 2, 2), (4, 1000, 3, 4), (7, 5, 2, 1), (1, 70, 1, 1))
STALLED = (3, 301, 2, 2)  # its waves pause


def judged(trial, source, kernel: str, memory, schedules: int, scored: tuple = (), zeros: bool = False):
    """Judges the reader's kernel with CASES, with STALLED in so many schedules, and with the case `scored`. Returns the last trace.
    memory(ranks, n, blocks): `symmetric` of `Calls`."""
    runs = [(case, seed, False) for seed, case in enumerate(CASES)] + [(STALLED, seed, True) for seed in range(schedules)]
    trace = None
    for case, seed, stalls in runs + [(scored, len(CASES), False)] * bool(scored):
        calls = Calls(trial, source, kernel, case, seed, memory(*case[:3]), stalls, zeros)
        with calls.node:
            trace = calls.run()
            trial.settle()
    return trace


def stalled_card(trial, trace, nbytes: int, note: str):
    """The card of a run of STALLED in which every element is stored once at every peer, in `nbytes`. It has no time: waves pause."""
    ranks, n, *_ = STALLED
    least = {"remote_bytes": CALLS * ranks * (ranks - 1) * n * nbytes}
    list(map(trial.remark, wasted(trace, **least)))
    return score_card(trace, note=f"of {CALLS} calls; {note}", **least)


def summed(messages) -> torch.Tensor:
    """The sum in the order of the list, in fp32."""
    total = torch.zeros_like(messages[0])
    for message in messages:
        total = total + message
    return total


class Calls:
    """CALLS calls of a kernel on a node, without a pause between them, each with messages of its own.

    symmetric: {name: (dims, dtype)} of its memory on the heap, in the order of its arguments. zeros: every fifth number of
    a message is zero.
    """

    def __init__(self, trial, source, kernel: str, case: tuple, seed: int, symmetric: dict, stalls: bool = False, zeros: bool = False):
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
        for message in (message for call in self.messages for message in call if zeros):
            message[::5] = 0
        self.x = [[rank.from_torch(part, "x") for rank, part in zip(self.node.ranks, parts)] for parts in self.messages]
        self.out = [[rank.from_torch(torch.full((self.n,), UNWRITTEN), "out") for rank in self.node.ranks] for _ in range(CALLS)]
        self.node.stall(stalls)

    def run(self):
        """Runs all calls and checks their sums. Returns the trace."""
        trace = self.trial.run(self.node, self._launch, lambda error: {"evidence": [copy.to_torch() for copies in self.memory.values()
                                                                                    for copy in copies if copy.dtype != torch.float32]})
        for call in range(CALLS):
            self._check(call)
        return trace

    def _launch(self):
        for call, (inputs, outs) in enumerate(zip(self.x, self.out)):
            for rank, driver in enumerate(self.node.ranks):
                driver.launch(self.kernel, self.blocks, 64 * self.waves, self.heap.world(rank, call + 1), inputs[rank],
                              *(copies[rank] for copies in self.memory.values()), outs[rank], self.n)

    def _check(self, call: int) -> None:
        got, want = torch.stack([out.to_torch() for out in self.out[call]]), summed(self.messages[call])
        if bool((got != want).any()):
            rank, i = (got != want).nonzero()[0].tolist()
            value = float(got[rank, i])
            self.trial.wrong([call, got], where={"call": call + 1, "rank": rank, "element": i}, expected=f"{float(want[i]):.8g}",
                             place=f"call {call + 1}, rank {rank}, element {i}", got=number(value, ".8g"),
                             wrong=f"{int((got[rank] != want).sum())} of {self.n} elements")
