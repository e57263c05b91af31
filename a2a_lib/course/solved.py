"""The exercises of the course, with the tries that checks have recorded (`tally`)."""
from __future__ import annotations

import importlib
from pathlib import Path

from ..table import Table
from . import check, tally
from .work import WORK


def rows(root: Path) -> list[dict]:
    """{"lesson", "exercise", "tries", "passed"} of every exercise, in the order of the lessons."""
    tries = tally.read(root / WORK)
    rows_found = []
    for name in check.names():
        lesson = importlib.import_module(check.exercises[name].__module__).SOLUTION[0][:2]
        rows_found.append({"lesson": lesson, "exercise": name, **tries.get(name, {"tries": 0, "passed": None})})
    return sorted(rows_found, key=lambda row: (row["lesson"], row["exercise"]))


def table(root: Path) -> Table:
    """The rows as a table, with the number of exercises passed."""
    exercises = rows(root)
    passed = sum(bool(row["passed"]) for row in exercises)
    result = Table({name: [row[name] or ("" if name == "passed" else row[name]) for row in exercises]
                    for name in ("lesson", "exercise", "tries", "passed")},
                   unit=f"{passed} of {len(exercises)} exercises passed")
    result.shown = len(exercises)
    return result
