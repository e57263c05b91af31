"""Exercises that are data: a function that an oracle answers, too, or a kernel on one GPU whose outputs are compared with right values."""

import functools
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import torch

from ...plurals import quantity
from .cases import HBM_BYTES_PER_US, LEAST, counted, strict, whole
from .failure import Endless
from .trial import Trial, exercise


def time_us(trial: Trial, answer: Any) -> float:
    """Reads a time, us."""
    return round(trial.numbers([answer], "us")[0], 6)


def whole_numbers(returns: str, *lengths: int) -> Callable[[Trial, Any], Any]:
    """Reads whole numbers; see `Trial.nested`."""
    return lambda trial, answer: trial.nested(answer, returns, *lengths)


def asked(file: str, cell: str, cases: Iterable[tuple] | Callable[[], Iterable[tuple]], read: Callable[[Trial, Any], Any],
          text: Callable = str, item: str = "", described: str = ""):
    """Makes an oracle the check of its name. It fails for the first case whose answer, as `read` gives it, is another one. The evidence
    is all answers.

    cases:      (description, argument, ...) each
    text:       of an answer, or of its entries if `item` names them; an answer is then a list with as many entries as the right one
    described:  the description of cases that have arguments alone
    """
    def register(right: Callable) -> Callable:
        @functools.wraps(right)
        def check(trial, function):
            rows = [(described.format(*case), *case) if described else case for case in (cases() if callable(cases) else cases)]
            got = []
            with trial.patient():
                for description, *arguments in rows:
                    trial.case(description)
                    got.append(read(trial, trial.call(function, *arguments)))
            for place, ((_, *arguments), mine) in enumerate(zip(rows, got, strict=True)):
                want = right(*arguments)
                if mine == want:
                    continue
                del trial.cases[place + 1:]
                if not item:
                    trial.wrong(got, expected=text(want), got=text(mine))
                trial.expect(len(mine) == len(want), quantity(len(want), item), len(mine), f"the answer has an entry for each {item}")
                n = next(n for n, (a, b) in enumerate(zip(mine, want)) if a != b)
                trial.wrong(got, where={item: n}, expected=text(want[n]), got=text(mine[n]))

        check.__doc__ = None  # the oracle's is none of the exercise
        exercise(file, cell)(check)
        return right
    return register


@dataclass
class Memory:
    """A buffer of the kernel.

    start:  what is in it before, [rows, ...]; for an output a number that fills it
    want:   the right values afterwards, of the same type (any for a comparison with a tolerance); None for an input
    around: fills one more row before it and one after it, which the kernel must neither write nor use; None: there are none
    """

    name: str
    start: torch.Tensor | float
    want: torch.Tensor | None = None
    around: float | None = None

    def __post_init__(self):
        if not isinstance(self.start, torch.Tensor):
            self.start = torch.full_like(self.want, self.start)

    def padded(self, rows: torch.Tensor) -> torch.Tensor:
        """`rows` between the rows around them."""
        if self.around is None:
            return rows
        guard = rows.new_full((1, *rows.shape[1:]), self.around)
        return torch.cat([guard, rows, guard])


@dataclass
class Run:
    """One launch of the reader's kernel.

    text:      describes the input
    arguments: of the kernel: `Memory` and numbers
    bytes:     the least that it moves, for the case that is scored
    how:       options of `Trial.compare`
    wrong:     of the values in the output's shape, those that are wrong; default: all that differ
    """

    text: str
    grid: int
    threads: int
    arguments: tuple
    bytes: float = 0.0
    how: dict = field(default_factory=dict)
    wrong: Callable[[torch.Tensor], torch.Tensor] | None = None

    def judge(self, trial, node, kernel):
        """Launches the kernel and compares its outputs. Returns the trace."""
        trial.case(self.text)
        rank, given, outputs = node.ranks[0], [], []
        for argument in self.arguments:
            if not isinstance(argument, Memory):
                given.append(argument)
                continue
            buffer = rank.from_torch(argument.padded(argument.start), argument.name)
            given.append(buffer if argument.around is None else buffer[1:1 + len(argument.start)])
            outputs += [(argument, buffer)] if argument.want is not None else []
        trace = trial.run(node, lambda: rank.launch(kernel, self.grid, self.threads, *given))
        for memory, buffer in outputs:
            everything = buffer.to_torch()
            got = everything if memory.around is None else everything[1:-1]
            wrong = None if self.wrong is None else _table(self.wrong(got))
            trial.compare(_table(got), _table(memory.want), wrong=wrong, **self.how)
            trial.untouched(everything, memory.padded(memory.want if wrong is None else got), memory.name)
        return trace


def _table(values: torch.Tensor) -> torch.Tensor:
    return values if values.dim() == 2 else values[:, None]


def graded(file: str, cell: str | None, cases: Iterable[tuple], few: tuple = (), least: dict[str, int] | None = None, large: tuple = ()):
    """Makes a function that returns a `Run` the check of its name, which is the kernel's: it judges the kernel with the inputs run(*case).

    All `cases` are judged in memory mode strict, with the race detector. For `few`, a record of every store shows stores
    far above `least` ({buffer: bytes}). For `large` the score card is returned, but not if stores were wasted, because
    its time would add nothing.
    """
    def register(run: Callable[..., Run]) -> Callable[..., Run]:
        name = run.__name__

        @functools.wraps(run)
        def check(trial, source):
            trial.repeats = bool(few)  # a right answer that does work twice gets a remark
            for case in cases:
                with strict() as node:
                    run(*case).judge(trial, node, trial.load(node, source, name))
            if few:
                with counted() as node:
                    run(*few).judge(trial, node, trial.load(node, source, name))
                    trial.stores(node, least)
            if trial.remarks or not large:
                return None
            try:
                with whole() as node:
                    scored = run(*large)
                    trace = scored.judge(trial, node, trial.load(node, source, name))
                    return trial.card(trace, us=scored.bytes / HBM_BYTES_PER_US, note=LEAST)
            except Endless as error:
                trial.remark(f"right, but far too slow in the large case, {error.case}: the kernel was stopped after many times the "
                             "instructions that it needs. Are lanes, waves or blocks idle, or do all do the same? Full marks: it ends")
            return None

        check.__doc__ = None  # the run's is none of the exercise
        exercise(file, cell)(check)
        return run
    return register
