"""Lessons 12 and 17: all-reduces of the reader's, called several times in a row. Their sums are compared bit by bit."""

import functools
import math
from collections.abc import Callable
from dataclasses import dataclass

import torch

from ..kit import UNWRITTEN, Draw, Post, exercise, number, quantity, score_card, wasted

CALLS = 4
# ranks, elements, blocks, waves of a block
CASES = ((2, 64, 1, 1), (3, 345, 2, 2), (4, 1000, 3, 4), (7, 5, 2, 1), (1, 70, 1, 1))
STALLED = (3, 301, 2, 2)  # its waves pause
LANES = 64
FLOAT, WORD, FLAG = torch.float32, torch.int64, torch.int32


@dataclass(frozen=True)
class AllReduce:
    """One exercise's differences from the others."""

    cell: tuple[str, str]
    memory: Callable  # (ranks, elements, blocks) -> {name: (dims, dtype)} of its symmetric memory, in the order of its arguments
    schedules: int  # seeds of STALLED
    least: str  # what the card's least is
    nbytes: int = 4  # of an element on its way
    flags: int = 0  # that each block sets at each peer
    cases: tuple = CASES
    stalled: tuple = STALLED
    scored: tuple = ()  # a last case, with a time; otherwise the card is that of `stalled`
    zeros: bool = False  # whether every fifth number of a message is zero
    shots: int = 1
    product: bool = False  # whether a message is made from a matrix [n, LANES] and a vector, by a wave for each element


LESSON = "12_all_reduce.ipynb"
EXERCISES = {
    "pull_sum": AllReduce(
        (LESSON, "exercise-1"),  # two shots that read, with one box
        lambda ranks, n, blocks: {"box": ((n,), FLOAT), "sums": ((n,), FLOAT), "flags": ((2, blocks, ranks), FLAG)}, 4,
        "two shots' bytes, and two flags for each block and peer", flags=2, shots=2, scored=(4, 2048, 4, 4)),
    "word_sum": AllReduce(
        (LESSON, "exercise-2"),  # a product whose parts are sent as words
        lambda ranks, n, _: {"words": ((2, ranks, n), WORD)}, 12, "every word put once at every peer", nbytes=8, product=True,
        cases=((2, 6, 1, 1), (3, 45, 2, 2), (4, 30, 3, 4), (7, 5, 2, 1), (1, 9, 1, 1)), stalled=(3, 45, 2, 2), scored=(4, 128, 2, 4)),
    "lamport_sum": AllReduce(
        (LESSON, "exercise-4"),  # the data are their own flag
        lambda ranks, n, _: {"boxes": ((2, ranks, n), FLAG)}, 8, "every number stored once at every peer", zeros=True),
    "one_fence": AllReduce(
        ("17_decode.ipynb", "exercise-2"),  # one release for all flags of a block
        lambda ranks, n, blocks: {"boxes": ((2, ranks, n), FLOAT), "flags": ((blocks, ranks), FLAG)}, 2,
        "every message stored once at every peer, and a flag for each block and peer", flags=1,
        cases=((2, 64, 1, 1), (3, 345, 2, 2), (1, 70, 1, 1))),
}


def _judged(trial, source, name: str):
    """Judges the reader's kernel `name` with all cases of its exercise. Returns the card of the last one."""
    kind, trace = EXERCISES[name], None
    runs = [(case, seed, False) for seed, case in enumerate(kind.cases)] + [(kind.stalled, seed, True) for seed in range(kind.schedules)]
    for case, seed, stalls in runs + [(kind.scored, len(kind.cases), False)] * bool(kind.scored):
        calls = Calls(trial, source, name, case, seed, kind, stalls)
        with calls.node:
            trace = calls.run()
            trial.settle()
    ranks, n, blocks, _ = kind.scored or kind.stalled
    note, pairs = f"of {CALLS} calls; least: {kind.least}", CALLS * ranks * (ranks - 1)
    each = n * kind.nbytes if kind.shots == 1 else 2 * n * kind.nbytes // ranks  # bytes from a rank to another
    least = {"remote_bytes": pairs * (each + 4 * kind.flags * blocks)} | ({"flags": pairs * kind.flags * blocks} if kind.flags else {})
    if kind.scored or kind.flags:
        return trial.card(trace, note=note, **least)
    trial.remark(*wasted(trace, **least))
    return score_card(trace, note=note, **least)  # without a time: waves pause


class Calls:
    """CALLS calls of a kernel on a node, without a pause between them, each with messages of its own."""

    def __init__(self, trial, source, kernel: str, case: tuple, seed: int, kind: AllReduce, stalls: bool = False):
        self.trial, (ranks, self.n, self.blocks, self.waves) = trial, case
        grid = f"{quantity(self.blocks, 'block')} of {quantity(self.waves, 'wave')}"
        trial.case(f"{CALLS} calls in a row of {quantity(ranks, 'rank')} with {quantity(self.n, 'element')}, {grid}"
                   + ", waves pause" * stalls + f" (seed {seed})")
        symmetric = kind.memory(ranks, self.n, self.blocks)
        room = sum(-(-math.prod(dims) * dtype.itemsize // 256) * 256 for dims, dtype in symmetric.values())
        self.post = Post(ranks, seed, symmetric, room + 4096)  # the race detector looks at every word that is zeroed
        self.node = self.post.node
        self.kernel = trial.load(self.node, source, kernel)
        draw, powers = Draw(seed), torch.tensor([2.0**power for power in range(-6, 7)])
        if kind.product:  # whole numbers times a power of two: in any order of its terms a product is exact, and the sum of parts is not
            weights = [draw.integers(-15, 16, (self.n, LANES)).float() for _ in range(ranks)]
            inputs = [[draw.integers(-9999, 10000, LANES) * powers[draw.integers(0, 13, 1)] for _ in range(ranks)] for _ in range(CALLS)]
            self.messages = [[matrix @ x for matrix, x in zip(weights, call)] for call in inputs]
        else:
            weights = []
            inputs = self.messages = [[draw.normal(self.n) * powers[draw.integers(0, 13, self.n)] for _ in range(ranks)]
                                      for _ in range(CALLS)]
        for message in (message for call in self.messages for message in call if kind.zeros):
            message[::5] = 0
        self.weights = [[rank.from_torch(part, "weights")] for rank, part in zip(self.node.ranks, weights)] or [[]] * ranks
        self.x = [[rank.from_torch(part, "x") for rank, part in zip(self.node.ranks, parts)] for parts in inputs]
        self.out = [[rank.from_torch(torch.full((self.n,), UNWRITTEN), "out") for rank in self.node.ranks] for _ in range(CALLS)]
        self.node.stall(stalls)

    def run(self):
        """Runs all calls and checks their sums. Returns the trace."""
        trace = self.trial.run(self.node, self._launch, lambda error: {"evidence": [
            copy.to_torch() for copies in self.post.shared.values() for copy in copies if copy.dtype != torch.float32]})
        for call in range(CALLS):
            self._check(call)
        return trace

    def _launch(self):
        for call, (inputs, outs) in enumerate(zip(self.x, self.out)):
            for rank, driver in enumerate(self.node.ranks):
                driver.launch(self.kernel, self.blocks, 64 * self.waves, self.post.heap.world(rank, call + 1), *self.weights[rank],
                              inputs[rank], *self.post.of(rank), outs[rank], self.n)

    def _check(self, call: int) -> None:
        got = torch.stack([out.to_torch() for out in self.out[call]])
        want = sum(self.messages[call], torch.zeros(self.n))  # in the order of the ranks
        if bool((got != want).any()):
            rank, i = (got != want).nonzero()[0].tolist()
            value = float(got[rank, i])
            self.trial.wrong([call, got], where={"call": call + 1, "rank": rank, "element": i}, expected=f"{float(want[i]):.8g}",
                             place=f"call {call + 1}, rank {rank}, element {i}", got=number(value, ".8g"),
                             wrong=f"{int((got[rank] != want).sum())} of {self.n} elements")


for _name, _kind in EXERCISES.items():
    exercise(*_kind.cell, _name)(functools.partial(_judged, name=_name))
