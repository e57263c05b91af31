"""The outcomes of a check: CheckFailed, which says what is wrong, or Passed."""

import textwrap
from collections.abc import Iterable, Mapping, Sequence

from ...errors import A2AError, SimulationError

NO_VALUE = "no value, this time: but two accesses are ordered by nothing"
REPORT = 6  # lines of the simulator's report in a message
MEET = (". A wave barrier holds for one wave. If other waves store what the signal covers, or read after the wait, the waves of a block "
        "meet at __syncthreads(), and blocks at a counter or a grid barrier")
HEADINGS = {  # cause of a fault: what it is
    "trap": "the kernel stopped itself: it called __builtin_trap() or abort(), or, in a case made for that, `broadcast` where lanes of "
            "its wave were missing",
    "assert": "an assert() of the kernel does not hold",
    "lds_misaligned": "an access to LDS (__shared__) at an address that is no multiple of its size",
    "lds_range": "an index outside of an array in LDS (__shared__)",
    "scratch_range": "an index outside of a local array",
    "misaligned": "an address that is no multiple of what is read or written there at once: atomics, and with "
                  "alignment=\"strict\" all accesses, want that",
    "other_rank": "an address of another rank, which means nothing here",
}


class CheckFailed(A2AError, AssertionError):
    """An answer is wrong. The message is complete; notebooks show it without a traceback.

    check   name of the check
    case    the input, as a text
    where   the wrong value: any of rank, slot, token, k, expert, dim, ... -> number
    place   the same as a text, if "rank 1, slot 3" does not say all
    expected, got   its value; None where no single value can be named
    cause   why; "" where it is not known
    digest  of the behaviour, where a cause was looked for by it (behaviour.py); otherwise ""
    """

    VERDICT = "not yet"

    def __init__(self, check, *, case="", place="", where=None, expected=None, got=None, wrong="", cause="", digest=""):
        self.check, self.case, self.where = check, case, dict(where or {})
        self.expected, self.got, self.cause, self.digest = expected, got, cause, digest
        place = place or ", ".join(f"{name} {number}" for name, number in self.where.items())
        rows = (("case", case), ("where", place), ("expected", expected), ("got", got), ("wrong", wrong), ("cause", cause))
        super().__init__("\n".join([f"{check}: {self.VERDICT}", *(line for row in rows for line in _labelled(*row))]))

    def _render_traceback_(self):  # IPython calls this instead of printing a Python traceback
        return [str(self)]


class Endless(CheckFailed):
    """A kernel was stopped after too many instructions."""


class NotChecked(CheckFailed):
    """The answer may be right or wrong: this machine lacks something that the check needs."""

    VERDICT = "cannot be checked here"


class Passed:
    """The result of a check: its name, the cases that passed, a score card (Table) or None, remarks, and its Cost or None. A remark
    names something that is right but costs more than it has to. facts: further lines {word: text}, such as the looks at a bug."""

    def __init__(self, name: str, cases: Sequence[str], score=None, remarks: Sequence[str] = (), cost=None, facts: Mapping[str, str] = {}):
        self.name, self.cases, self.score, self.remarks, self.cost = name, list(cases), score, list(remarks), cost
        self.facts = dict(facts)

    def __repr__(self):
        lines = [f"{self.name}: passed ({len(self.cases)} case{'s' * (len(self.cases) != 1)})"]
        rows = [*self.facts.items(), *(("remark", remark) for remark in self.remarks), *([("cost", self.cost.line)] if self.cost else [])]
        lines += [line for row in rows for line in _labelled(*row)]
        return "\n".join([*lines, *([] if self.score is None else [repr(self.score)])])


def _labelled(label: str, text: object) -> list[str]:
    """The text in lines, the first one with its label. None: no line."""
    lines = [] if text is None else [str(text)] if label in ("expected", "got") else wrapped(str(text))
    return [f"{'' if i else '  ' + label:12}{line}" for i, line in enumerate(lines)]


def wrapped(text: str) -> list[str]:
    """Lines of at most 100 characters. A longer word and a report's (indented) line stay whole."""
    return [part for line in text.splitlines()
            for part in ([line] if line.startswith(" ") else textwrap.wrap(line, 100, break_long_words=False) or [""])]


def heading(error) -> str:
    """The heading of a fault, by its report; "" where the report says all."""
    report = error.report
    return HEADINGS.get(report["cause"], "an address outside of its buffer" if "access" in report else "")


def report(error: SimulationError, text: str = "") -> str:
    """The beginning of the simulator's report (or of another `text` for it), its lines at most a page wide."""
    lines, rows = [], (text or str(error)).splitlines()
    if len(rows) > REPORT:
        rows = [*rows[:REPORT], "  ..."]
    for line in rows:
        indent = " " * (len(line) - len(line.lstrip()))
        lines += textwrap.wrap(line, 110, initial_indent=indent or "  ", subsequent_indent=indent + "    ",
                               break_long_words=False)
    return "\n".join(lines)


def first_race(races: Iterable, file: str = "", lines: Mapping[int, int] = {}) -> str:
    """The text of the most telling race; "" if there is none. lines: see `Trial.look_for_races`."""
    # A flag whose scope is too narrow races itself. The races of its data explain more, and come first.
    by_kind = sorted(races, key=lambda race: race.first.atomic or race.second.atomic)
    if not by_kind:
        return ""
    race = by_kind[0]
    sides = []
    for side in (race.first, race.second):
        line = lines.get(side.line, side.line) if side.file.endswith(file) else side.line
        place = f", line {line}" if side.file and line else f", {side.place}" if side.assembly_line else ""
        sides.append(f"  {'atomic ' * side.atomic}{'write' if side.write else 'read'} by rank {side.rank}, {side.kernel}{place}")
    where = "\n".join(sides)
    why = race.why + MEET * race.why.startswith("missing wave barrier")
    return f"{why}\nthe race detector names, on {race.symbol}:\n{where}"
