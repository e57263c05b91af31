"""Runs the suite and compares the observations with the verdicts."""
import re
from collections.abc import Iterable
from dataclasses import dataclass

from .case import MODES, Histogram, Litmus, run
from .cases import CASES

SEEDS = 1000     # schedules of each test
SOMETIMES = 0.01  # a possible outcome appears in at least this share of the seeds

suite: dict[str, Litmus] = {test.name: test for test in CASES}
assert len(suite) == len(CASES), "two litmus tests have the same name"


@dataclass(frozen=True)
class Result:
    """A test in one mode: expected and observed. missing: instructions that the assembly lacks."""

    histogram: Histogram
    verdict: str
    missing: tuple[str, ...] = ()

    @property
    def violation(self) -> str:
        """The contradiction between observation and verdict; "" if there is none."""
        histogram, test = self.histogram, self.histogram.test
        if self.missing:
            return f"the compiled code lacks {', '.join(self.missing)}"
        if histogram.hangs and "hang" not in test.outcome:
            return f"{histogram.hangs} of {histogram.seeds} schedules never ended"
        if self.verdict == "never" and histogram.positive:
            return f"{test.outcome} must never happen; seed {histogram.witness} shows it"
        if self.verdict == "sometimes" and histogram.rate < SOMETIMES:
            return f"{test.outcome} should happen in at least {SOMETIMES:.0%} of the seeds"
        return ""

    @property
    def ok(self) -> bool:
        """Whether the observation agrees with the verdict."""
        return not self.violation

    def to_dict(self) -> dict:
        """Plain data, ready for JSON: the histogram's, with verdict, violation and the suite's sentence on the test."""
        test = self.histogram.test
        return self.histogram.to_dict() | {"verdict": self.verdict, "ok": self.ok, "violation": self.violation,
                                           "row": test.row, "status": test.status, "why": test.why}


def run_suite(names: Iterable[str] = (), mode: str = "strict", *, seeds: int = SEEDS, first: int = 0):
    """Runs tests of the suite (default: all) and yields a `Result` each. Raises ValueError for an unknown name or
    mode."""
    names = list(names) or list(suite)
    unknown = [name for name in names if name not in suite]
    if unknown:
        raise ValueError(f"no litmus test is called {unknown[0]!r}; `a2a litmus --list` lists them")
    if mode not in MODES:
        raise ValueError(f"mode {mode!r}: not one of {', '.join(MODES)}")
    for name in names:
        yield check(suite[name], mode, seeds=seeds, first=first)


def check(test: Litmus, mode: str = "strict", *, seeds: int = SEEDS, first: int = 0) -> Result:
    """Runs one test with its verdict for that mode."""
    code = code_of(test)
    missing = tuple(pattern for pattern in test.expects if not re.search(pattern, code, re.M))
    return Result(run(test, mode, seeds=seeds, first=first), test.verdict.get(mode, "unspecified"), missing)


def code_of(test: Litmus) -> str:
    """The instructions of a test's kernel, one a line, without comments and directives."""
    lines = (line.split(";")[0].strip() for line in test.compile().asm.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("."))
