"""The local leaderboard: a file of entries, a table, a picture.

The file is a list of entries in JSON. Processes take turns at it (`files.locked`), and it is written whole. Rows that
are no entries are kept and skipped; a file that is no list moves to set_aside/ beside it when something is entered.
"""
from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from pathlib import Path

from ...files import ASIDE, locked, read_plain, set_aside, write_whole
from ...table import Table
from .entry import Entry

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
