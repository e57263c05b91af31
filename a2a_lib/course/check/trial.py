"""Trying what a reader wrote, and saying what is wrong with it."""

from __future__ import annotations

import functools
import textwrap
import traceback
from pathlib import Path
from typing import Any, Callable, Sequence

import torch

from ...errors import A2AError, BudgetError, DeadlockError, FaultError, LaunchError, SimulationError
from .compare import compare

exercises: dict[str, Callable] = {}  # name -> check


class CheckFailed(A2AError, AssertionError):
    """An answer is wrong. The message is complete; notebooks show it without a traceback.

    check   name of the check
    case    the input, in words
    where   which value: any of rank, slot, token, k, expert, dim, ... -> number
    expected, got   its value; None where no single value can be named
    cause   why, in words; "" where it could not be found out
    """

    def __init__(self, check, *, case="", place="", where=None, expected=None, got=None, wrong="", cause=""):
        self.check, self.case, self.where = check, case, dict(where or {})
        self.expected, self.got, self.cause = expected, got, cause
        lines = [f"{check}: not yet"]
        lines += [f"  case      {case}"] if case else []
        lines += [f"  where     {place}"] if place else []
        if expected is not None or got is not None:
            lines += [f"  expected  {expected}", f"  got       {got}"]
        lines += [f"  wrong     {wrong}"] if wrong else []
        lines += [f"{'' if i else '  cause':12s}{line}" for i, line in enumerate(_wrapped(cause))]
        super().__init__("\n".join(lines))

    def _render_traceback_(self):  # IPython shows this instead of a Python traceback
        return [str(self)]


class Passed:
    """What a check returns: its name, the cases that passed, and a score card (Table) or None."""

    def __init__(self, name: str, cases: Sequence[str], score=None):
        self.name, self.cases, self.score = name, list(cases), score

    def __repr__(self):
        said = f"{self.name}: passed ({len(self.cases)} case{'s' * (len(self.cases) != 1)})"
        return said if self.score is None else f"{said}\n{self.score!r}"


def exercise(function):
    """Makes `function(trial, answer, ...)` the check of its name; see the package's text."""
    name = function.__name__
    if name in exercises:
        raise ValueError(f"two checks are called {name!r}: {exercises[name].__module__} and {function.__module__}")

    @functools.wraps(function)
    def check(*answers, **options):
        trial = Trial(name)
        score = function(trial, *answers, **options)
        return Passed(name, trial.cases, score)

    exercises[name] = check
    return check


class Trial:
    """One run of a check."""

    def __init__(self, name: str):
        self.name, self.cases = name, []

    def case(self, text: str) -> None:
        """The next input, in words; named by the failures that follow."""
        self.cases.append(text)

    def fail(self, **facts) -> None:
        """Raises CheckFailed with these facts and the current case."""
        raise CheckFailed(self.name, case=self.cases[-1] if self.cases else "", **facts) from None

    def compare(self, got: torch.Tensor, want: torch.Tensor, **how) -> None:
        """Fails unless two tensors agree; see `compare.compare`."""
        facts = compare(got, want, **how)
        if facts:
            self.fail(**facts)

    def call(self, function: Callable, *args: Any) -> Any:
        """The reader's Python function on these arguments (tensors: copies), its errors as failures."""
        if not callable(function):
            self.fail(cause=f"the check takes the function itself, without calling it; it got {_kind(function)}")
        try:
            result = function(*[arg.clone() if isinstance(arg, torch.Tensor) else arg for arg in args])
        except NotImplementedError:
            self.fail(cause="your code is missing: the function still raises NotImplementedError")
        except Exception as error:  # whatever the reader's code raises is the reader's to see
            self.fail(cause=f"your code raised {type(error).__name__}: {error}{_line(error, function)}")
        if result is None:
            self.fail(cause="the function returned nothing: is there a `return`?")
        return result

    def load(self, node, source: Any, kernel: str):
        """The reader's kernel on `node`: source is a compiled Module (as %%hip makes), a path or HIP text."""
        if isinstance(source, str) and "\n" not in source:
            source = Path(source)
        if isinstance(source, Path) and not source.exists():
            self.fail(cause=f"there is no file {source.name} beside this notebook")
        if not isinstance(source, (str, Path)) and not hasattr(source, "kernels"):
            self.fail(cause=f"the check takes what %%hip made, or the path of a .hip file; it got {_kind(source)}")
        try:
            module = node.load(getattr(source, "module", source))
        except A2AError as error:
            self.fail(cause=f"the kernel cannot be loaded:\n{error}")
        if kernel not in module.kernels:
            there = ", ".join(module.kernels) or "none (is there extern \"C\" __global__?)"
            self.fail(cause=f"no kernel is called {kernel!r}; there are: {there}")
        return module[kernel]

    def run(self, node, launches: Callable[[], None], *, fault: str = "", deadlock: str = ""):
        """Calls `launches`, which launches the reader's kernels, and synchronises `node`; returns the trace of it.

        fault, deadlock: what to say before the simulator's report, should there be one.
        """
        mark = node.mark()
        try:
            launches()
            node.synchronize()
        except LaunchError as error:
            self.fail(cause=f"the kernel's arguments are not those the check passes:\n{error}")
        except SimulationError as error:
            why = {FaultError: fault, DeadlockError: deadlock, BudgetError: "does a loop of the kernel never end?"}
            self.fail(cause=f"{why.get(type(error), '')}\n{error}".lstrip())
        return node.trace_since(mark)


def _wrapped(text: str) -> list[str]:
    """Its lines, none wider than 100 characters unless a word is, or it is a report's (indented) line."""
    return [part for line in text.splitlines()
            for part in ([line] if line.startswith(" ") else textwrap.wrap(line, 100, break_long_words=False) or [""])]


def _kind(value) -> str:
    return "nothing (None)" if value is None else f"a {type(value).__name__}"


def _line(error: BaseException, function: Callable) -> str:
    """Where in the reader's own code it was raised."""
    code = getattr(function, "__code__", None)
    frames = traceback.extract_tb(error.__traceback__) if code else []
    own = [frame for frame in frames if frame.filename == code.co_filename]
    return f"\nin line {own[-1].lineno} of the cell: {own[-1].line}".removesuffix(": ") if own else ""
