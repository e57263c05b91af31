"""The exercises there are, beside what checks have written down of them (`tally`)."""
from __future__ import annotations

import importlib
from pathlib import Path

from ..table import Table
from . import check, tally
from .work import WORK


def rows(root: Path) -> list[dict]:
    """{"lesson", "exercise", "tries", "passed"} of every exercise there is, in the order of the lessons."""
    tries = tally.read(root / WORK)
    found = []
    for name in check.names():
        lesson = importlib.import_module(check.exercises[name].__module__).SOLUTION[0][:2]
        found.append({"lesson": lesson, "exercise": name, **tries.get(name, {"tries": 0, "passed": None})})
    return sorted(found, key=lambda one: (one["lesson"], one["exercise"]))


def table(root: Path) -> Table:
    """The rows, and how many are passed."""
    found = rows(root)
    done = sum(bool(one["passed"]) for one in found)
    made = Table({name: [one[name] or ("" if name == "passed" else one[name]) for one in found]
                  for name in ("lesson", "exercise", "tries", "passed")}, unit=f"{done} of {len(found)} exercises passed")
    made.shown = len(found)
    return made
