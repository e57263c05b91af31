"""The local leaderboard: a file of entries, a table, a picture; and verdicts, which may have entries. Values of an entry are checked,
because files come from anywhere.

The file is a list of entries in JSON. Processes take turns at it (`files.locked`), and it is written whole. Rows that
are no entries are kept and skipped; a file that is no list moves to set_aside/ beside it when something is entered.
"""
from __future__ import annotations

import datetime
import json
import os
import platform
import sys
from collections.abc import Mapping
from dataclasses import MISSING, asdict, dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

from ...errors import A2AError
from ...files import ASIDE, locked, read_plain, set_aside, write_whole
from ...table import Table
from ..doctor import version_of

LONGEST = 200  # characters of a text
LEAST_US, MOST_US = 1e-6, 1e12  # a picosecond, eleven days
SOURCES = ("simulated", "measured")  # how a label begins
TARGETS = ("sim", "hip", "cuda")


class SubmissionError(A2AError, ValueError):
    """A file that is no submission, or breaks the rules; the text says which."""


@cache
def versions() -> dict[str, str]:
    """Returns {package: version} of installed packages that an entry's times depend on."""
    known = {"python": platform.python_version()} | {name: version_of(name) for name in ("a2a-course", "ziglang", "torch", "triton")}
    return {name: version for name, version in known.items() if version}


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


FILE = "leaderboard.json"
MOST = 64_000_000  # bytes of a file that is read


def default_path() -> Path:
    """A2A_LEADERBOARD, or leaderboard.json in the course's work/, or here."""
    if os.environ.get("A2A_LEADERBOARD"):
        return Path(os.environ["A2A_LEADERBOARD"])
    for folder in (Path.cwd(), *Path.cwd().parents):
        if (folder / "notebooks").is_dir() and (folder / "exercises").is_dir():
            return (folder if folder.name == "work" else folder / "work") / FILE
    return Path(FILE)


class Board:
    """The leaderboard in a file."""

    def __init__(self, path: str | Path | None = None):
        self.path = default_path() if path is None else Path(path)

    def entries(self, shape: str | None = None, target: str | None = None) -> list[Entry]:
        """Returns the entries of a shape and a target, the fastest first. Rows that are no entries are left out; `troubles` names
        them."""
        entries = [entry for entry in self._entries()[0] if shape in (None, entry.shape) and target in (None, entry.target)]
        return sorted(entries, key=lambda entry: (entry.shape, entry.target, entry.world_size, entry.label[:9], entry.us))

    def troubles(self) -> list[str]:
        """A line for a file that is no leaderboard, or for the rows that are no entries; [] if all is well."""
        return self._entries()[1]

    def add(self, entries: list[Entry]) -> None:
        """Adds entries to the file. An entry replaces that of the same sources at the same shape, ranks and label. Sets a file aside
        that is no leaderboard, with a line on stderr. ValueError if the file is a link; OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.is_symlink():
            raise ValueError(f"{self.path} is a link, and nothing is written through links: A2A_LEADERBOARD names the file itself")
        new = [asdict(entry) for entry in entries]
        keys = {_key(row) for row in new}
        with locked(self.path):
            rows, trouble = self._rows()
            if trouble:
                print(f"{trouble}; it is now {set_aside(self.path, self.path.parent / ASIDE)}", file=sys.stderr)
            kept = [row for row in rows if _key(row) not in keys]
            write_whole(self.path, ("[\n" + ",\n".join(json.dumps(row) for row in (*kept, *new)) + "\n]\n").encode())

    def _rows(self) -> tuple[list, str]:
        """Returns the file's rows, and why it is no leaderboard ("" if it is one)."""
        try:
            rows = json.loads(read_plain(self.path, MOST))
            if isinstance(rows, list):
                return rows, ""
            why = "it is no list"
        except FileNotFoundError:
            return [], ""
        except (OSError, ValueError, RecursionError) as error:
            why = getattr(error, "strerror", None) or str(error).replace(f"{self.path} ", "it ")
        return [], f"{self.path} is no leaderboard: {why}"

    def _entries(self) -> tuple[list[Entry], list[str]]:
        rows, trouble = self._rows()
        entries, wrong = [], []
        for number, row in enumerate(rows, 1):
            try:
                entries.append(Entry.from_row(row))
            except ValueError as error:
                wrong.append(f"row {number}: {error}")
        if wrong:
            trouble = f"{self.path}: skipped {wrong[0]}" + (f"; and {len(wrong) - 1} more" if len(wrong) > 1 else "")
        return entries, [trouble] if trouble else []

    def table(self, shape: str | None = None, target: str | None = None) -> Table:
        """Columns: shape, name, rung, us, of light (share of the time that the bytes need), digest, ranks, date, times,
        judged (see `Entry`)."""
        rows = self.entries(shape, target)
        return Table({
            "shape": [row.shape for row in rows], "name": [row.name for row in rows], "rung": [row.rung for row in rows],
            "us": [row.us for row in rows], "of light": [f"{100 * row.light_us / row.us:.0f} %" if row.light_us else "-" for row in rows],
            "digest": [row.digest for row in rows], "ranks": [row.world_size for row in rows],
            "date": [row.date[:10] for row in rows], "times": [row.label for row in rows],
            "judged": [row.judged or "drawn" for row in rows],
        }, unit="us of one call, the fastest first within a shape; of light: the least time of its bytes over it. Kernels with "
                "machine code written by hand, headers that macros change and Python (unfenced) can deceive the judge",
            title="local leaderboard")

    def picture(self, shape: str, target: str = "sim"):
        """Draws the entries at a shape among the rungs timed with them and the light: a `show.Picture`. ValueError without entries."""
        from ...machine import show
        entries = self.entries(shape, target)
        if not entries:
            raise ValueError(f"no entry at {shape} on {target}: a2a submit makes one")
        last = max(entries, key=lambda entry: entry.date)  # one machine and one number of ranks in a picture
        entries = [entry for entry in entries if (entry.label, entry.world_size) == (last.label, last.world_size)]
        rows = {f"{entry.name}, {entry.judged}" if entry.judged else entry.name: entry.us for entry in reversed(entries)}
        others = {rung: us for entry in entries for rung, us in (entry.beside or {}).items()}
        bars = [{"rung": rung, "label": last.label, "us": us} for rung, us in others.items()]
        bars += [{"rung": f"{name} (entered)", "label": last.label, "us": us} for name, us in rows.items()]
        bars.sort(key=lambda bar: -bar["us"])
        bars.append({"rung": "the bytes alone", "label": last.label, "us": last.light_us})
        return show.ladder(bars, title=f"{shape}, {last.world_size} ranks: entries among the rungs")


def _key(row: object) -> str:
    """A key that is equal for rows of the same entry. Rows that are no entries have a key, too, because the board keeps them."""
    names = ("name", "digest", "shape", "world_size", "target", "label")
    return repr([row.get(name) for name in names]) if isinstance(row, dict) else repr(row)
