"""The class `Exhibit`, and the node that it runs on."""
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch

from ...errors import DeadlockError, FaultError
from ...machine.node import Node, SymmetricHeap
from ...machine.node.exploration import Exploration, WrongValues
from ...machine.toolchain import Module
from ...plurals import quantity
from ...table import Table

FOLDER = Path(__file__).parent
BUDGET = 20_000_000  # instructions after which a kernel counts as endless

CAUSES = {
    "no release": "the flag says that data are there, and nothing brings them there before it",
    "no acquire": "the flag is seen, and old copies of the data stay in use",
    "scope": "an access reaches fewer waves than those that take part",
    "reuse": "a place is written or zeroed while somebody may still need what it held",
    "place": "two ranks, calls or choices do not agree on a place, or on who signals whom",
    "number": "two calls have the same number, or numbers that compare wrongly",
    "residency": "somebody waits for a block that has no place on the GPU",
    "arithmetic": "an index, or a test of data, gives another value than its author meant",
}
TOOLS = {
    "race detector": "a race",
    "deadlock report": "a deadlock",
    "fault report": "a fault",
    "explorer": "wrong values or a deadlock in some schedules, none in others",
}

# A run returns (place, got, expected) of each output.
Outputs = list[tuple[str, torch.Tensor, torch.Tensor]]


@dataclass(frozen=True)
class Exhibit:
    """A bug of others, rebuilt small.

    name       of its file NAME.hip, which has the broken and the mended kernel
    cause      a key of CAUSES; `also`: others that are as right
    tool       a key of TOOLS: the first that finds it; `schedules` are enough for it
    saw, rare  what its authors saw, and why it was seldom: sentences
    source     address of a public report
    run        launches the kernels of one schedule on a stage and returns its outputs
    ranks      number of GPUs, each of 2 XCDs x 4 CUs
    memory     mode of the node
    """

    name: str
    title: str
    cause: str
    tool: str
    saw: str
    rare: str
    source: str
    run: Callable[[Stage], Outputs]
    ranks: int = 2
    memory: str = "strict"
    also: tuple[str, ...] = ()
    schedules: int = 40

    def text(self, mended: bool = False) -> str:
        """HIP source of the broken or the mended kernels, as a reader sees them."""
        return resolve((FOLDER / f"{self.name}.hip").read_text(encoding="utf-8"), mended)

    def stage(self, source: str | Module | None = None, *, mended: bool = False, **options) -> Stage:
        """A node with these kernels: source, or the exhibit's own. options: of `Node`, over the exhibit's own."""
        options = {"memory": self.memory, "races": True, "max_instructions": BUDGET, **options}
        return Stage(Node(self.ranks, name="small", seed=0, **options), self, self.text(mended) if source is None else source)

    def explore(self, source: str | Module | None = None, *, mended: bool = False, seeds: int = 12, first: int = 0,
                stalls: bool | float | None = None, **options) -> Exploration:
        """Runs the kernels under many schedules: see `Node.explore`. Errors: those of `Node.load`."""
        stage = self.stage(source, mended=mended, **options)
        return stage.node.explore(lambda: self.run(stage), seeds=seeds, first=first, check=compare, stalls=stalls)


class Stage:
    """The node of an exhibit, its kernels and its memory. Memory is made once, and `begin` sets it to zero again."""

    def __init__(self, node: Node, exhibit: Exhibit, source: str | Module):
        self.node, self.ranks = node, node.ranks
        self.kernels = node.load(source, **({"name": f"{exhibit.name}.hip"} if isinstance(source, str) else {}))
        self.symmetric = SymmetricHeap(node, 1 << 16)
        self._own: dict[str, list] = {}
        self._streams: dict = {}

    def heap(self, name: str, count: int, dtype: torch.dtype = torch.int32) -> list:
        """A symmetric buffer of `count` elements: one for each rank."""
        return self.symmetric[name] if name in self.symmetric else self.symmetric.alloc(name, (count,), dtype)

    def own(self, name: str, *shape: int, dtype: torch.dtype = torch.int32) -> list:
        """A buffer in each rank's own memory."""
        if name not in self._own:
            self._own[name] = [rank.zeros(shape, dtype, name) for rank in self.ranks]
        return self._own[name]

    def stream(self, rank):
        """A second stream of a rank."""
        if rank.index not in self._streams:
            self._streams[rank.index] = rank.stream()
        return self._streams[rank.index]

    def begin(self) -> None:
        """Sets all small memory to zero, and synchronises."""
        for buffers in self._own.values():
            for buffer in buffers:
                buffer.zero_()
        self.symmetric.zero_()

    def fill(self, buffers: list, values: torch.Tensor) -> None:
        """Copies values[rank], of the buffers' shape and dtype, into each rank's buffer."""
        for buffer, value in zip(buffers, values):
            buffer.copy_from(value)
        self.node.synchronize()

    def launch(self, kernel: str, call: int, *arguments: list | int, grid: int = 1, threads: int = 64, streams: list | None = None) -> None:
        """Launches a kernel on every rank, in its stream, with its World and its own buffer of each list."""
        for i, rank in enumerate(self.ranks):
            rank.launch(self.kernels[kernel], grid, threads, self.symmetric.world(rank, call),
                        *(argument[i] if isinstance(argument, list) else argument for argument in arguments),
                        stream=streams[i] if streams else None)


def resolve(text: str, mended: bool) -> str:
    """The lines of a file between `#if MENDED`, `#if !MENDED`, `#else` and `#endif` that a compiler would keep."""
    kept, state = [], []
    for line in text.splitlines(keepends=True):
        if match := re.match(r"#if (!?)MENDED$", line.rstrip()):
            state.append(mended != bool(match[1]))
        elif state and line.startswith("#else"):
            state[-1] = not state[-1]
        elif state and line.startswith("#endif"):
            state.pop()
        elif all(state):
            kept.append(line)
    return "".join(kept)


def compare(outputs: Outputs) -> None:
    """Raises WrongValues that names the first wrong value."""
    for place, got, due in outputs:
        if not torch.equal(got, due):
            at = tuple(int(index) for index in (got != due).nonzero()[0])
            wrong = quantity(int((got != due).sum()), "value")
            index = ", ".join(map(str, at))
            rank, symbol = re.fullmatch(r"rank (\d+): (\w+)", place).groups()
            raise WrongValues(f"{place}[{index}] is {got[at].item()}, expected {due[at].item()}; {wrong} of {place} differ",
                              symbol, int(rank), got, due)


def tools(exploration: Exploration) -> list[str]:
    """The keys of TOOLS that show something in an exploration, in their order."""
    kinds = {outcome.kind for outcome in exploration.outcomes if outcome.failed}
    shown = {"race detector": bool(exploration.races), "deadlock report": DeadlockError.__name__ in kinds,
             "fault report": FaultError.__name__ in kinds, "explorer": 0 < len(exploration.failing) < exploration.seeds}
    return [tool for tool in TOOLS if shown[tool]]


def until_found(exhibit: Exhibit) -> int | None:
    """Number of schedules after which the exhibit's tool has found it, at most `schedules`; None if it has not."""
    stage, right, wrong = exhibit.stage(), False, False
    for seed in range(exhibit.schedules):
        exploration = stage.node.explore(lambda: exhibit.run(stage), seeds=1, first=seed, check=compare)
        right, wrong = right or not exploration.failing, wrong or bool(exploration.failing)
        if right and wrong if exhibit.tool == "explorer" else exhibit.tool in tools(exploration):
            return seed + 1
    return None


def catalogue(exhibits: dict[str, Exhibit]) -> Table:
    """The exhibits with the tool that finds each, and the number of schedules that it took: some seconds."""
    return Table({"exhibit": list(exhibits), "title": [exhibit.title for exhibit in exhibits.values()],
                  "tool": [exhibit.tool for exhibit in exhibits.values()],
                  "schedules": [until_found(exhibit) for exhibit in exhibits.values()]}, label="simulated (memory strict)")
