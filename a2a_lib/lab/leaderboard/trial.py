"""A submission with the request to judge it, and single calls of it: `Trial`, `right`."""
from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch

from ...errors import A2AError
from ...kernels import families
from ...kernels.moe import MismatchError, Problem
from ...kernels.rung.hip_rung import HipRung
from .entry import Entry, SubmissionError
from .submission import Submission, folders_of

LATE = 1 << 20  # bytes that a late rank copies before its first call


@dataclass(frozen=True)
class Asked:
    """How to judge a submission. seed: of all that is drawn. shapes: names; (): the family's usual one."""

    seed: int
    shapes: tuple[str, ...] = ()
    world_size: int | None = None
    target: str = "sim"
    preset: str = "mi300x"
    schedules: int = 12
    beside: tuple[str, ...] | None = None

    def draw(self, what: str, below: int = 1 << 30) -> int:
        """A number in [0, below) for one purpose."""
        return int.from_bytes(hashlib.sha256(f"{self.seed} {what}".encode()).digest()[:8], "little") % below


class Sealed(Problem):
    """A problem without its answer. SubmissionError if the submission asks for it."""

    def expected(self):
        raise SubmissionError("the submission asked for the right answer")

    @classmethod
    def of_problem(cls, problem: Problem) -> Sealed:
        return cls(problem.shape, problem.tokens, problem.topk_ids, problem.topk_weights, exact=problem.exact, experts=problem.experts)


@dataclass
class Trial:
    """One submission, its rung's class with drawn experts, and how it is judged."""

    given: Submission
    kind: type
    asked: Asked
    announce: Callable[[str], None] = lambda what: None
    entries: list[Entry] = field(default_factory=list)

    @classmethod
    def of(cls, given: Submission, request: Asked, folder: str | Path, kind: type | None = None, **more: Any) -> Trial:
        """kind: class of Python that was executed; None: the class that `given` declares."""
        kind = given.kind(folder) if kind is None else kind
        return cls(given, with_drawn(kind, request.draw("experts")), request, **more)

    @property
    def family(self):
        return self.kind.family

    @property
    def own(self) -> dict:
        """Kernels instead of the rung's own."""
        return {"source": self.given.text} if self.given.source and not self.given.python else {}

    def make(self, node, shape, **options):
        """The rung on a node."""
        source = self.own
        if source and issubclass(self.kind, HipRung):  # others compile the text themselves, for their dtype
            source = {"source": node.load(self.given.text, name=self.given.file, include_dirs=folders_of(self.kind))}
        return self.kind(node, shape, **source, **options)

    @property
    def small(self) -> dict:
        return dict(blocks=3, waves=2) if issubclass(self.kind, HipRung) else {}

    @property
    def shapes(self) -> list[str]:
        usual = "bench1" if self.family.name == families.FIRST else self.family.default_shape
        return list(self.asked.shapes) or [usual]


def with_drawn(kind: type, seed: int) -> type:
    """The rung's class, whose family draws the parameters of its experts."""
    return of_family(kind, kind.family.drawn(seed))


def of_family(kind: type, family: Any) -> type:
    """The rung's class with another family."""
    return type(kind.__name__, (kind,), {"family": family, "__module__": kind.__module__})


def sealed(problem):
    return Sealed.of_problem(problem) if isinstance(problem, Problem) else problem


def right(comm, problem, what: str, outputs: list | None = None, *, timed: bool = False) -> None:
    """Makes a call, then checks its answer and its inputs; with `outputs`, checks them alone. Errors begin with `what`.

    timed: does not check inputs, because a look at the node's memory moves the times of later calls.
    """
    try:
        if outputs is None:
            call = comm.launch(sealed(problem))
            outputs = comm.result(call)
            if not timed:
                require_inputs(comm, problem, call)
        if isinstance(problem, Problem) and problem.exact:  # bit by bit, whatever the rung's class says
            problem.check(outputs, ranks=comm.ranks)
        else:
            comm.check(problem, outputs)
    except (A2AError, AssertionError) as error:
        error.args = (f"{what}\n{error}", *error.args[1:])
        raise


def in_a_row(comm, problems: list, before: int, late: int, what: str) -> None:
    """Starts a call for each problem without a wait, and checks all of them. before: number of the call before the first, as kernels
    are told (rungs whose flags count calls begin at 0); late: the rank that first copies LATE bytes. Errors begin with `what`."""
    if isinstance(comm, HipRung) and before:
        comm.epoch = before
    if comm.one_input:
        first = comm.prepare(sealed(problems[0]))
        problems, calls = problems[:1] * len(problems), [comm.another(first) for _ in problems]
    else:
        calls = [comm.begin(sealed(problem)) for problem in problems]
    rank = comm.node.ranks[late]
    busy = rank.zeros((2, LATE), torch.int8, "busy")
    comm.node.synchronize()
    rank.copy(busy[0], busy[1], (comm.main if hasattr(comm, "main") else comm.streams)[late])
    for call in calls:
        comm.start_call(call)
    for number, (problem, call) in enumerate(zip(problems, calls), 1):
        outputs = comm.result(call)
        require_inputs(comm, problem, call)
        right(comm, problem, f"{what}, call {number} of {len(calls)} in a row", outputs)


def require_inputs(comm, problem, call) -> None:
    """MismatchError if a call has written over its inputs."""
    for rank, own in zip(comm.ranks, call.inputs if isinstance(comm, HipRung) else ()):
        for name, tensor in comm.inputs(problem, rank).items():
            if not torch.equal(own[name].to_torch(), tensor):
                raise MismatchError(f"rank {rank}: the call has written over {name}, its input")


@contextmanager
def races_told(node, what: str) -> Iterator[None]:
    """MismatchError for races of the calls inside, even if their answers are right. Errors of these calls name races, too."""
    try:
        yield
    except (A2AError, AssertionError) as error:
        if node.target == "sim" and node.races:
            error.args = (f"{error}\nthe race detector: {node.races}", *error.args[1:])
        raise
    if node.target == "sim" and node.races:
        raise MismatchError(f"{what}, the race detector, whatever came out:\n{node.races}")
