"""The local leaderboard: a file of entries, a table, a picture."""
from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from ...files import write_whole
from ...table import Table

FILE = "leaderboard.json"


@dataclass(frozen=True)
class Entry:
    """One submission at one shape. us: first kernel's start to last kernel's end over all ranks (simulated), median of
    calls (measured); light_us: the least time of the bytes; beside: rungs of the ladder, timed in the same run."""

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


def default_path() -> Path:
    """A2A_LEADERBOARD, or leaderboard.json in the course's work/, or here."""
    if os.environ.get("A2A_LEADERBOARD"):
        return Path(os.environ["A2A_LEADERBOARD"])
    for folder in (Path.cwd(), *Path.cwd().parents):
        if (folder / "notebooks").is_dir() and (folder / "exercises").is_dir():
            return (folder if folder.name == "work" else folder / "work") / FILE
    return Path(FILE)


class Board:
    """The entries of a file, in the order in which they were made."""

    def __init__(self, path: str | Path | None = None):
        self.path = default_path() if path is None else Path(path)

    def entries(self, shape: str | None = None, target: str | None = None) -> list[Entry]:
        """Those of a shape and a target, the fastest first. ValueError for a file that is no leaderboard."""
        try:
            rows = json.loads(self.path.read_text(encoding="utf-8"))
            known = {field.name for field in fields(Entry)}
            found = [Entry(**{name: value for name, value in row.items() if name in known}) for row in rows]
        except FileNotFoundError:
            return []
        except (ValueError, TypeError, AttributeError) as error:
            raise ValueError(f"{self.path} is no leaderboard: {error}") from None
        found = [entry for entry in found if shape in (None, entry.shape) and target in (None, entry.target)]
        return sorted(found, key=lambda entry: (entry.shape, entry.target, entry.world_size, entry.label[:9], entry.us))

    def add(self, entries: list[Entry]) -> None:
        """Enters; the same sources at the same shape, ranks and label take the place of what they had."""
        new = {_key(entry) for entry in entries}
        kept = [entry for entry in self.entries() if _key(entry) not in new]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps([asdict(entry) for entry in (*kept, *entries)], indent=1) + "\n"
        write_whole(self.path, text.encode())

    def table(self, shape: str | None = None, target: str | None = None) -> Table:
        """Columns: shape, name, rung, us, of light (share of the time that the bytes need), digest, ranks, date, where."""
        rows = self.entries(shape, target)
        return Table({
            "shape": [one.shape for one in rows], "name": [one.name for one in rows], "rung": [one.rung for one in rows],
            "us": [one.us for one in rows], "of light": [f"{100 * one.light_us / one.us:.0f} %" for one in rows],
            "digest": [one.digest for one in rows], "ranks": [one.world_size for one in rows],
            "date": [one.date[:10] for one in rows], "times": [one.label for one in rows],
        }, unit="us of one call, the fastest first within a shape; of light: the least time of its bytes over it",
            title="local leaderboard")

    def picture(self, shape: str, target: str = "sim", world_size: int | None = None):
        """The entries at a shape among the rungs timed with them and the light: a `show.Picture`. ValueError without any."""
        from ... import show
        found = [one for one in self.entries(shape, target) if world_size in (None, one.world_size)]
        if not found:
            raise ValueError(f"no entry at {shape} on {target}: a2a submit makes one")
        last = max(found, key=lambda one: one.date)  # one machine and one number of ranks in a picture
        found = [one for one in found if (one.label, one.world_size) == (last.label, last.world_size)]
        rows = {one.name: one.us for one in reversed(found)} | {}
        others = {rung: us for one in found for rung, us in (one.beside or {}).items()}
        bars = [{"rung": rung, "label": last.label, "us": us} for rung, us in others.items()]
        bars += [{"rung": f"{name} (entered)", "label": last.label, "us": us} for name, us in rows.items()]
        bars.sort(key=lambda bar: -bar["us"])
        bars.append({"rung": "the bytes alone", "label": last.label, "us": last.light_us})
        return show.ladder(bars, title=f"{shape}, {last.world_size} ranks: entries among the rungs")


def _key(entry: Entry) -> tuple:
    return entry.name, entry.digest, entry.shape, entry.world_size, entry.target, entry.label


__all__ = ["Board", "Entry", "default_path"]
