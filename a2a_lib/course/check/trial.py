"""Runs a reader's answer, of any kind, and says what is wrong with it."""

import copy
import functools
import itertools
import operator
import os
import random
import secrets
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import torch

from ...errors import A2AError, BudgetError, FaultError, LaunchError, SimulationError
from ...machine.toolchain import compile as compile_source
from ...machine.trace.reports import waiting
from ...plurals import quantity
from .. import tally
from ..unusable import Unusable
from . import behaviour, cost
from .compare import compare, number
from .exchange import ExchangeError, run_ranks
from .failure import NO_VALUE, CheckFailed, Endless, NotChecked, Passed, first_race, heading, report
from .patience import NoEnd, patience
from .score import goal_card, score_card, too_many_stores, with_time

FLOATS = torch.float16, torch.bfloat16, torch.float32, torch.float64
exercises: dict[str, Callable] = {}  # name -> check
solutions: dict[str, tuple[str, str | None]] = {}  # name -> where its solution stands: file, and the notebook's cell
NO_END = "no end in sight: your code was stopped after a long time. Does a loop of it never end?"
NO_END_OF_KERNEL = "no end in sight: the kernel was stopped after many times the instructions that the exercise needs"


def exercise(file: str, cell: str | None = None, name: str = ""):
    """Makes `function(trial, answer, ...)` the check `name`, by default its own name, and notes where its solution stands: a notebook
    and a cell, or a .hip file. The function returns a score card or None. Unforeseen errors of an answer become CheckFailed as well.
    seed=N of the check draws scored inputs again. Its docstring, or else that of its module, is the check's. An answer in HIP is a
    compiled Module, a path or a text. Raises ValueError if the name is taken."""
    return functools.partial(_register, (file, cell), name)


def _register(solution, name, function):
    own = getattr(function, "func", function)  # of a partial function
    name = name or own.__name__
    if name in exercises:
        raise ValueError(f"two checks are called {name!r}: {exercises[name].__module__} and {own.__module__}")

    @functools.wraps(own)
    def check(*answers, **options):
        try:
            passed = tried(*answers, **options)
        except CheckFailed as failed:
            if not isinstance(failed, NotChecked):  # that says nothing about the answer
                tally.record(name, passed=False)
            raise
        tally.record(name, passed=True)
        return passed

    def tried(*answers, seed=None, **options):
        trial = Trial(name, seed)
        for answer in answers:
            if isinstance(answer, Unusable):
                trial.fail(cause=answer.text)
        try:
            score = function(trial, *answers, **options)
            trial.settle()
        except CheckFailed:
            raise
        except NoEnd:
            trial.fail(cause=NO_END)
        except SimulationError as error:
            trial.stopped(error)
        except Exception as error:
            raise CheckFailed(name, case=trial.cases[-1] if trial.cases else "", cause=(
                "the answer is not of the form that the exercise asks for: looking at it raised "
                f"{type(error).__name__}: {error}")) from error
        spent = None if score is not None and "target" in score else cost.of(name, trial.us, next(trial.calls))
        return Passed(name, trial.cases, score, trial.remarks or (spent.remarks if spent else []), spent, trial.facts)

    check.__name__, check.__wrapped__, check.__doc__ = name, function, own.__doc__ or sys.modules[own.__module__].__doc__
    exercises[name], solutions[name] = check, solution
    return check


class Trial:
    """One run of a check. cases: descriptions of the inputs so far. remarks, facts: lines that a pass will show."""

    def __init__(self, name: str, seed: int | None = None):
        self.name, self.cases, self.remarks, self.facts, self._seed, self._drawn = name, [], [], {}, seed, False
        self.node: Any = None  # that the reader's kernels run on
        self.us, self.calls = 0.0, itertools.count()  # of kernels and of PyTorch, in all cases; see cost.py
        self._race = ""  # the text of the latest run's race
        self.text = ""  # of the reader's kernels
        self.repeats = False  # whether waves may write the same value to the same place: right, though wasteful
        self._patient = threading.local()

    def case(self, text: str) -> None:
        """Describes the next input. Failures that follow name it."""
        self.settle()
        self.cases.append(text)

    def fail(self, kind: type[CheckFailed] = CheckFailed, **facts) -> None:
        """Raises CheckFailed, or one of its kinds, with these facts and the current case. facts["cause"] is known."""
        raise kind(self.name, case=self.cases[-1] if self.cases else "", **facts) from None

    def expect(self, right: bool, expected: Any = None, got: Any = None, cause: str = "", place: str = "", **where: Any) -> None:
        """Fails with these facts unless `right`; the cause is a race, if there is one. where: what the wrong value belongs to, such as
        rank=1."""
        if not right:
            self.fail(expected=expected, got=got, cause=self._race or cause, place=place, where=where)

    def wrong(self, evidence: Any = None, kind: str = "value", cause: str = "", **facts) -> None:
        """Fails because of a wrong value. The cause is a race of the run, or `cause`, or a known mistake with the same evidence
        (default: the facts), or it is not known."""
        if self._race or cause:
            self.fail(**facts, cause=self._race or cause)
        known = behaviour.digest(len(self.cases), kind, evidence if evidence is not None else facts)
        self.fail(**facts, cause=behaviour.sentence(self.name, known, self.text), digest=known)

    def wrong_if(self, facts: dict | None) -> None:
        """Fails if `facts` describe a wrong value."""
        if facts:
            self.wrong(**facts)

    def settle(self) -> None:
        """Fails if the latest run had a race, though its values are right."""
        if self._race:
            self.fail(wrong=NO_VALUE, cause=self._race)
        self._race = ""

    def untouched(self, memory: torch.Tensor, want: torch.Tensor, name: str) -> None:
        """Fails if anything in `memory` differs from `want`, which has the right values and what lies around them."""
        wrong = (memory != want) & ~((memory != memory) & (want != want))
        if bool(wrong.any()):
            at = tuple(wrong.nonzero()[0].tolist())
            self.wrong([name, wrong, memory[wrong]], place=f"{name}, beside its values", got=number(memory[at]),
                       expected=f"{number(want[at])} (not yours to write)", wrong=f"{int(wrong.sum())} values there")

    def compare(self, got: torch.Tensor, want: torch.Tensor, **options) -> None:
        """Fails unless two tensors agree; see `compare.compare`."""
        self.wrong_if(compare(got, want, **options))

    def remark(self, *texts: str) -> None:
        """Adds remarks that a pass will show, each once."""
        self.remarks += [text for text in texts if text not in self.remarks]

    def card(self, trace, *, note: str = "", **least):
        """The score card, with a remark on everything far above the least; see `score.with_time`, `score.score_card`."""
        least, remarks = with_time(trace, least)
        self.remark(*remarks)
        return score_card(trace, note=note, **least)

    def stores(self, node, least: dict[str, int], whose: str = "") -> None:
        """Remarks on buffers that received far more than the bytes in `least` ({name: bytes}). The node records in detail."""
        self.remark(*too_many_stores(node.detail, least, whose))

    # Open exercises: inputs that are drawn when the check runs, and a score beside a target and the least possible.

    @functools.cached_property
    def seed(self) -> int:
        """The seed of the scored inputs: the caller's, that of A2A_DRAW, with which the stored outputs were made, or a new one."""
        self._drawn = True
        if self._seed is not None:
            return self._seed
        return int(os.environ["A2A_DRAW"]) if os.environ.get("A2A_DRAW") else secrets.randbits(20)

    @functools.cached_property
    def draw(self) -> random.Random:
        """Draws the scored inputs."""
        return random.Random(self.seed)

    def goal(self, yours: float, target: float, least: float, *, unit: str, label: str, idea: str, note: str = "",
             attained: bool = True):
        """The card of an open exercise (less is better). Above the target a pass gets a remark; below the least it fails. attained: whether
        an answer is known that reaches `least`; otherwise the card calls it a bound."""
        if yours < least * (1 - 1e-9):
            self.fail(expected=f"{least:.6g} {unit}, the least possible, or more", got=f"{yours:.6g} {unit}",
                      cause="less is not possible: the answer does a part of its work where nobody counts")
        if yours > target:
            self.remark(f"right, and {yours:.4g} {unit}; the target is {target:.4g}. {idea}")
        if self._drawn:
            note += f"; drawn with seed {self.seed}, and check.{self.name}(..., seed={self.seed}) draws the same again"
        return goal_card(yours, target, least, unit=unit, label=label, note=note, attained=attained)

    # Python functions.

    def call(self, function: Callable, *args: Any, **options: Any) -> Any:
        """Calls the reader's function with copies of the arguments and returns its result. Errors, no result, changed
        arguments and endless loops are failures."""
        result = self.do(function, *args, **options)
        self.expect(result is not None, cause="the function returned nothing: is there a `return`?")
        return result

    def do(self, function: Callable, *args: Any, passing: tuple = (), **options: Any) -> Any:
        """Like `call`, but None is allowed. passing: exceptions to re-raise."""
        self.expect(callable(function), cause=f"the check takes the function itself, without calling it; it got {_kind(function)}")
        arguments, keywords = [copied(arg) for arg in args], {key: copied(value) for key, value in options.items()}
        try:
            with self.patient(), cost.Counted(self.calls):
                result = function(*arguments, **keywords)
        except (*passing, CheckFailed, ExchangeError):
            raise
        except NoEnd:
            self.fail(cause=NO_END)
        except NotImplementedError:
            self.fail(cause="your code is missing: the function still raises NotImplementedError")
        except (Exception, SystemExit) as error:  # the message shows the reader every error of the reader's code
            self.fail(cause=f"your code raised {type(error).__name__}: {error}{line_of(error, function)}")
        for place, (before, after) in enumerate(zip((*args, *options.values()), (*arguments, *keywords.values())), 1):
            self.expect(alike(before, after), "arguments as they were", f"argument {place} changed in place",
                        "the function changes what it was given: whoever called it goes on with it. Work on a "
                        "copy, or write the result elsewhere")
        return result

    @contextmanager
    def patient(self):
        """Interrupts endless code inside with NoEnd. For many short calls, one surrounds them all."""
        if getattr(self._patient, "on", False):
            yield
            return
        self._patient.on = True
        try:
            with patience():
                yield
        finally:
            self._patient.on = False

    def on_ranks(self, world: int, function: Callable[[Any, int], Any]) -> list:
        """function(dist, rank) on every rank at once; disagreements of the ranks are failures (see `exchange`)."""
        try:
            return run_ranks(world, function)
        except ExchangeError as error:
            self.fail(where={"rank": error.rank}, place=f"rank {error.rank}, all_to_all_single", cause=str(error))

    def parts(self, answer: Any, names: str, where: str = "") -> tuple:
        """The parts of a returned tuple, as many as `names` ("order, starts") has."""
        got = len(answer) if isinstance(answer, (tuple, list)) else _kind(answer)
        self.expect(got == len(names.split(", ")), place=where,
                    cause=f"the function returns {_counted(names)} things, {names}; it returned {got}")
        return tuple(answer)

    def numbers(self, answer: Any, names: str) -> tuple[float, ...]:
        """The parts of a returned tuple as floats, as many as `names` has."""
        count = _counted(names)
        with self.form(f"the function returns {count} number{'s' * (count != 'one')}, {names}; it returned {answer!r}"):
            values = tuple(map(real, answer))
        self.expect(len(values) == len(names.split(", ")),
                    cause=f"the function returns {count} numbers, {names}; it returned {len(values)}")
        return values

    def near(self, answer: Any, want: tuple, names: str, text: str, **facts) -> tuple[float, ...]:
        """The parts of a returned tuple as floats. Fails unless they are `want`, but for a millionth. names, text: of all of them."""
        got = self.numbers(answer, names)
        wrong = [name for name, mine, right in zip(names.split(", "), got, want) if not abs(mine - right) <= 1e-6 * abs(right) + 1e-9]
        if wrong:
            self.wrong(got, expected=text.format(*want), got=text.format(*got), wrong=", ".join(wrong), **facts)
        return got

    def each_once(self, got: Any, want: Iterable, form: str, item_name: str, where: dict | None = None, hint: str = "") -> list:
        """`got` as a list. Fails unless it has everything in `want` as often as that, in any order. form: of what the function returns;
        item_name: of each item, such as "pair (source, piece)". Items are whole numbers, texts, or tuples of these. hint: a cause
        that holds for every such mistake."""
        with self.form(f"the function returns {form}"):
            items = [whole(item, texts=True) for item in got]
        due, times = Counter(list(want)), Counter(items)
        strange = [item for item in items if item not in due]
        wrong = strange or [item for item in items if times[item] > due[item]] or [item for item in sorted(due) if times[item] < due[item]]
        if wrong:
            item, every = wrong[0], sorted(due)
            facts = {"got": f"{item}, and there is no such {item_name}" if strange else f"{item} is missing" if not times[item] else
                     f"{item} comes {quantity(times[item], 'time')}",
                     "expected": f"no {item_name}" if not every else f"each {item_name} once, {every[0]} to {every[-1]}"
                     if max(due.values()) == 1 else f"{item_name} {item} {quantity(due[item], 'time')}"}
            if hint:
                self.fail(where=where, **facts, cause=hint)
            self.wrong([form, *(where or {}).values(), items], where=where, **facts)
        return items

    def rows_of(self, got: Any, total: int, item: str, most: int) -> list[int]:
        """`got` as a list: the rows of each `item`, from 1 to `most`, together `total`."""
        with self.form(f"the function returns a list of whole numbers: the rows of each {item}"):
            rows = [whole(n, nested=False) for n in got]
        for place, n in enumerate(rows):
            self.expect(1 <= n <= most, f"1 to {quantity(most, 'row')}", n, f"a {item} has no more room, and none is empty",
                        **{item: place})
        self.expect(sum(rows) == total, f"{total} rows in all {item}s together", sum(rows), f"each row is in one {item}")
        return rows

    def nested(self, answer: Any, returns: str, *lengths: int) -> tuple:
        """A returned list of lists of whole numbers, as tuples. lengths: of the lists of each level, 0 for any. Fails for another form.
        returns: what the function returns."""
        def read(value, lengths):
            if not lengths:
                return whole(value, nested=False)
            parts = tuple(read(part, lengths[1:]) for part in value)
            if lengths[0] not in (0, len(parts)):
                raise ValueError(parts)
            return parts
        with self.form(f"the function returns {returns}"):
            return read(answer, lengths)

    @contextmanager
    def form(self, returns: str):
        """Turns a TypeError or ValueError inside into a failure with this cause: the answer has another form."""
        try:
            yield
        except (TypeError, ValueError):
            self.fail(cause=returns)

    def tensor(self, value: Any, name: str, dtype: torch.dtype, where: dict | None = None, shape: Any = None, why: str = ""):
        """Fails unless the returned value is a tensor of this dtype and, if one is given, this shape, for the reason `why`. Returns it."""
        place = "".join(f"{key} {number}, " for key, number in (where or {}).items()) + name
        if not isinstance(value, torch.Tensor) or value.dtype != dtype:
            got = value.dtype if isinstance(value, torch.Tensor) else _kind(value)
            self.fail(where=where, place=place, expected=f"a tensor of {dtype}", got=got,
                      cause=f"{name} is a tensor of {dtype}: whoever goes on with it indexes, or computes, with that")
        if shape is not None and list(value.shape) != list(shape):
            self.fail(where=where, place=place, expected=str(list(shape)), got=str(list(value.shape)), cause=why)
        return value

    # Kernels.

    def load(self, node, source: Any, kernel: str):
        """The reader's kernel on `node`. source: a compiled Module (as %%hip makes), a path or HIP text."""
        return self.module(node, source, kernel)[kernel]

    def source(self, source: Any) -> Any:
        """The answer's HIP: a compiled Module, a text, or the Path of a file that is there. Fails for anything else."""
        if isinstance(source, str) and "\n" not in source:
            source = Path(source)
        if isinstance(source, Path):
            self.expect(source.exists(), cause=f"there is no file {source.name} beside this notebook")
        self.expect(isinstance(source, (str, Path)) or hasattr(source, "kernels"),
                    cause=f"the check takes what %%hip made, or the path of a .hip file; it got {_kind(source)}")
        return source

    def compiled(self, source: Any, change: Callable[[str], str] = lambda text: text, **defines: int):
        """The answer's HIP compiled once more, its text changed, or with these macros."""
        source = self.source(source)
        module = getattr(source, "module", source)
        text, name = (module.source, module.name) if hasattr(module, "source") else (
            (source.read_text(encoding="utf-8"), source.name) if isinstance(source, Path) else (source, None))
        text = change(text)
        try:
            return compile_source(text, name=name, defines=defines)
        except A2AError as error:
            self.fail(cause=f"the kernel cannot be compiled:\n{error}")

    def module(self, node, source: Any, *kernels: str):
        """The reader's module on `node`. Fails unless it has these kernels."""
        source = self.source(source)
        try:
            module = node.load(getattr(source, "module", source))
            self.text = getattr(source, "source", "") or (source if isinstance(source, str) else source.read_text(encoding="utf-8"))
        except A2AError as error:
            self.fail(cause=f"the kernel cannot be loaded:\n{error}")
        present = ", ".join(module.kernels) or "none (is there extern \"C\" __global__?)"
        for kernel in kernels:
            self.expect(kernel in module.kernels, cause=f"no kernel is called {kernel!r}; there are: {present}")
        return module

    def run(self, node, launches: Callable[[], None], facts: Callable[[SimulationError], dict | None] = lambda error: None):
        """Calls `launches`, which starts the reader's kernels, and waits for `node`. Returns the trace; errors: `stopped`."""
        mark, self.node = node.mark(), node
        try:
            launches()
            node.synchronize()
        except LaunchError as error:
            self.fail(cause=f"the kernel's arguments are not those the check passes:\n{error}")
        except SimulationError as error:
            self.stopped(error, facts)
        self.look_for_races()
        return self.since(mark)

    def since(self, mark):
        """The trace of the node since `mark`. Its time is part of the answer's cost."""
        trace = self.node.trace_since(mark)
        self.us += float(trace.span_us)
        return trace

    def look_for_races(self, file: str = "", lines: dict[int, int] | None = None) -> None:
        """Remembers a race of the node's runs: it is the cause if a value is wrong, and a failure if none is. lines: of
        the reader's text, by the lines of `file` that was compiled in its place."""
        races = [race for race in self.node.races if not (self.repeats and race.repeats)]
        self._race = first_race(races, file, lines or {})

    def stopped(self, error: SimulationError, facts: Callable[[SimulationError], dict | None] = lambda error: None,
                text: str = "") -> None:
        """Fails because the simulator stopped the reader's kernels: its report, or `text` for it, is the cause, below a
        race if there is one. facts(error): after a deadlock, the first wrong value (`wrong`), so that a known mistake is
        recognised."""
        if self.node is not None:
            self.look_for_races()
        race, text = self._race, report(error, text)
        if isinstance(error, (FaultError, BudgetError)) or race:
            first = race or (heading(error) if isinstance(error, FaultError) else NO_END_OF_KERNEL)
            self.fail(Endless if isinstance(error, BudgetError) else CheckFailed, cause=f"{first}\n{text}".lstrip())
        memory = dict(facts(error) or {})
        waits = {(waiter.rank, waiter.kernel, word.symbol, str(word.indices), str(word.value), word.awaited_text)
                 for waiter in waiting(error) for word in waiter.words}
        known = behaviour.digest(len(self.cases), "deadlock", [waits, memory.pop("evidence", memory)])
        self.fail(**memory, cause=f"{behaviour.sentence(self.name, known, self.text)}\n{text}".lstrip(), digest=known)


def copied(value):
    if isinstance(value, torch.Tensor):
        return value.clone()
    return copy.deepcopy(value) if isinstance(value, (list, dict, tuple)) else value


def alike(before, after) -> bool:
    """Whether an argument is unchanged. NaN equals NaN."""
    if isinstance(before, torch.Tensor):
        return before.shape == after.shape and before.dtype == after.dtype and bool(
            ((before == after) | ((before != before) & (after != after))).all())
    if isinstance(before, (list, tuple)):
        return len(before) == len(after) and all(map(alike, before, after))
    if isinstance(before, float) and isinstance(after, float):
        return before == after or (before != before and after != after)
    return before == after if isinstance(before, (dict, int, str)) else True


def line_of(error: BaseException, function: Callable) -> str:
    """The line of the reader's own code that raised the error, as a text."""
    code = getattr(function, "__code__", None)
    frames = traceback.extract_tb(error.__traceback__) if code else []
    own = [frame for frame in frames if frame.filename == code.co_filename]
    return f"\nin line {own[-1].lineno} of the cell: {own[-1].line}".removesuffix(": ") if own else ""


def whole(value: Any, texts: bool = False, nested: bool = True) -> Any:
    """A whole number as an int, and a list or tuple of these, if they may be nested, as a tuple. texts: a text stays as it is. Raises
    TypeError for anything else, such as a float or a bool."""
    if nested and isinstance(value, (list, tuple)):
        return tuple(whole(part, texts) for part in value)
    if isinstance(value, bool) or isinstance(value, torch.Tensor) and value.dtype in (torch.bool, *FLOATS):
        raise TypeError(f"{value!r} is no whole number")
    return value if texts and isinstance(value, str) else operator.index(value)


def real(value: Any) -> float:
    """A number of any type as a float. Raises TypeError for a text or a bool."""
    if isinstance(value, (str, bytes, bool)):
        raise TypeError(f"{value!r} is no number")
    return float(value)


def _counted(names: str) -> str:
    return ("one", "two", "three", "four", "five", "six")[names.count(", ")]


def _kind(value) -> str:
    return "nothing (None)" if value is None else f"a {type(value).__name__}"
