"""One entry of the leaderboard, whose values are checked, because files come from anywhere; and a verdict, which may have some."""
from __future__ import annotations

import datetime
import platform
from collections.abc import Mapping
from dataclasses import MISSING, asdict, dataclass, field, fields
from functools import cache
from importlib import metadata
from typing import Any

from ...errors import A2AError

LONGEST = 200  # characters of a text
LEAST_US, MOST_US = 1e-6, 1e12  # a picosecond, eleven days
SOURCES = ("simulated", "measured")  # how a label begins
TARGETS = ("sim", "hip", "cuda")


class SubmissionError(A2AError, ValueError):
    """A file that is no submission, or breaks the rules; the text says which."""


@cache
def versions() -> dict[str, str]:
    """Returns {package: version} of installed packages that an entry's times depend on."""
    known = {"python": platform.python_version()}
    for package in ("a2a-course", "ziglang", "torch", "triton"):
        try:
            known[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return known


@dataclass(frozen=True)
class Entry:
    """One submission at one shape. ValueError names a value that is no time or not printable.

    us: simulated: first kernel's start to last kernel's end over all ranks; measured: median of calls.
    light_us: least time of the bytes (0: not known).
    digest: of the submission's texts, hexadecimal.
    beside: {rung of the ladder: us}, timed in the same run.
    versions: {package: version} at that time.
    judged: "" for a seed from the system; "seed N" for a given one; "unfenced" if Python of the submission ran.
    """

    name: str
    rung: str
    digest: str
    shape: str
    world_size: int
    target: str
    us: float
    light_us: float
    label: str
    gpu: str
    machine: str
    date: str
    commit: str = ""
    host_us: float | None = None
    bytes: int | None = None
    beside: dict[str, float] | None = None
    versions: dict[str, str] = field(default_factory=versions)
    judged: str = ""

    def __post_init__(self):
        for name in ("name", "rung", "digest", "shape", "target", "label", "gpu", "machine", "date", "commit", "judged"):
            _text(name, getattr(self, name), empty=name in ("gpu", "machine", "commit", "judged"))
        _must(self.label.startswith(SOURCES), "label", self.label, "one that begins with simulated or measured")
        _must(_is_date(self.date), "date", self.date, "a date such as 2026-11-22T10:00:00")
        _must(set(self.digest) <= set("0123456789abcdef"), "digest", self.digest, "hexadecimal digits")
        _must(self.target in TARGETS, "target", self.target, " or ".join(TARGETS))
        _number("world_size", self.world_size, whole=True, most=1024)
        _number("us", self.us)
        _number("light_us", self.light_us, zero=True)
        if self.host_us is not None:
            _number("host_us", self.host_us)
        if self.bytes is not None:
            _number("bytes", self.bytes, whole=True, zero=True, most=1e18)
        for name, value, check in (("beside", {} if self.beside is None else self.beside, _number), ("versions", self.versions, _text)):
            _must(isinstance(value, dict) and len(value) <= LONGEST, name, value, "a table")
            for key, item in value.items():
                _text(name, key)
                check(f"{name} {key}", item)

    @classmethod
    def from_row(cls, row: Any) -> Entry:
        """Returns the entry of a file's row. Leaves out fields that this version does not know.
        ValueError for a row that is no entry."""
        if not isinstance(row, Mapping):
            raise ValueError(f"a row is {type(row).__name__}, not a table")
        values = {part.name: row[part.name] for part in fields(cls) if part.name in row}
        missing = [part.name for part in fields(cls) if part.default is MISSING and part.name not in row]
        if missing:
            raise ValueError(f"a row has no {missing[0]}")
        return cls(**values)


def _text(name: str, value: Any, empty: bool = False) -> None:
    _must(isinstance(value, str) and (empty or value) and len(value) <= LONGEST and value.isprintable(), name, value,
          f"a text of at most {LONGEST} characters that can be printed")


def _number(name: str, value: Any, *, whole: bool = False, zero: bool = False, most: float = MOST_US) -> None:
    kinds = int if whole else (int, float)
    least = 0 if whole else LEAST_US
    in_range = isinstance(value, kinds) and not isinstance(value, bool) and (least < value <= most or zero and value == 0)
    _must(in_range, name, value,
          f"a {'whole ' * whole}number{'' if zero else ' above 0'}")


def _is_date(text: str) -> bool:
    try:
        datetime.datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def _must(holds: Any, name: str, value: Any, what: str) -> None:
    if not holds:
        raise ValueError(f"{name} is {ascii(value)[:60]}, not {what}")


@dataclass
class Verdict:
    """checks: (name, ok, what was seen); entries: one per shape, empty unless all is right. seed: of everything that was drawn.
    goal: us that were to be reached; None: no goal. notes: what else the reader should know."""

    name: str
    digest: str
    checks: list[tuple[str, bool, str]] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    seed: int = 0
    goal: float | None = None
    notes: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Every check was made and passed."""
        return bool(self.checks) and all(ok for _, ok, _ in self.checks)

    @property
    def reached(self) -> bool | None:
        """Whether it is right and every time is at most the goal; None without a goal."""
        return None if self.goal is None else self.ok and bool(self.entries) and all(entry.us <= self.goal for entry in self.entries)

    def to_dict(self) -> dict:
        """Plain data, ready for JSON: name, digest, ok, seed, goal, reached, notes, checks and entries (times in us)."""
        return {"name": self.name, "digest": self.digest, "ok": self.ok, "seed": self.seed, "goal": self.goal, "reached": self.reached,
                "notes": list(self.notes), "entries": [asdict(entry) for entry in self.entries],
                "checks": [dict(zip(("check", "ok", "seen"), check)) for check in self.checks]}

    @classmethod
    def from_dict(cls, data: dict) -> Verdict:
        """A verdict from `to_dict`. ValueError or KeyError for anything else."""
        checks = [(str(row["check"]), bool(row["ok"]), str(row["seen"])) for row in data["checks"]]
        return cls(data["name"], data["digest"], checks, [Entry.from_row(row) for row in data["entries"]], int(data["seed"]), data["goal"],
                   [str(note) for note in data.get("notes", ())])

    def __repr__(self) -> str:
        lines = [f"{self.name} ({self.digest}), seed {self.seed}"]
        for name, ok, seen in self.checks:
            first, *rest = seen.splitlines() or [""]
            lines += [f"  {name:10s} {'ok ' if ok else 'NO '} {first}", *(f"{'':17s}{line}" for line in rest)]
        for entry in self.entries:
            least = (f"; least time of the bytes {entry.light_us:.1f} us ({100 * entry.light_us / entry.us:.0f} %)"
                     if entry.light_us else "")
            lines.append(f"  {entry.shape}: {entry.us:.1f} us, {entry.label}{least}" + (f"; {entry.judged}" if entry.judged else ""))
            lines += [f"    {rung:14s} {us:8.1f} us" for rung, us in sorted((entry.beside or {}).items(), key=lambda item: item[1])]
        lines += self.notes
        if self.goal is not None:
            lines.append(f"goal {self.goal:g} us: {'reached' if self.reached else 'not reached'}")
        return "\n".join([*lines, "right: it can be entered" if self.ok else "not entered"])
