"""The exercises of the course, with the tries that checks have recorded (`tally`)."""
from collections.abc import Sequence
from pathlib import Path

from ..table import Table
from . import check, tally
from .work import WORK


def rows(root: Path) -> list[dict]:
    """{"lesson", "exercise", "tries", "passed"} of every exercise, in the order of the lessons."""
    tries = tally.read(root / WORK)
    return [{"lesson": lesson, "exercise": name, **tries.get(name, {"tries": 0, "passed": None})} for name, lesson in lessons().items()]


def lessons(only: Sequence[str] = ()) -> dict[str, str]:
    """{exercise: lesson}, in the order of the lessons. only: numbers of lessons; empty: all. Raises ValueError for a lesson
    without exercises."""
    lesson_of = {name: check.solutions[name][0][:2] for name in check.names()}
    for lesson in only:
        if lesson not in lesson_of.values():
            raise ValueError(f"no lesson {lesson!r} has exercises; {', '.join(sorted(set(lesson_of.values())))} have")
    return {name: lesson for name, lesson in sorted(lesson_of.items(), key=lambda item: (item[1], item[0]))
            if not only or lesson in only}


def table(root: Path) -> Table:
    """The rows as a table, with the number of exercises passed."""
    exercises = rows(root)
    passed = sum(bool(row["passed"]) for row in exercises)
    return Table({name: [row[name] or ("" if name == "passed" else row[name]) for row in exercises]
                  for name in ("lesson", "exercise", "tries", "passed")},
                 unit=f"{passed} of {len(exercises)} exercises passed").whole()
