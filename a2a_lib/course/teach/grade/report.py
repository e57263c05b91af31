"""Marks as a table and as CSV."""
from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from ....table import Table
from .grading import Mark

LONGEST = 300  # characters of a note


def table(marks: Sequence[Mark]) -> Table:
    """A row for each person: passed exercises of each lesson, "3/4", and of all; seconds of processor time."""
    people, lessons = list(dict.fromkeys(mark.person for mark in marks)), sorted({mark.lesson for mark in marks})

    def passed(person: str, lesson: str | None = None) -> str:
        own = [mark for mark in marks if mark.person == person and lesson in (None, mark.lesson)]
        return f"{sum(mark.state == 'passed' for mark in own)}/{len(own)}"

    return Table({"who": [shown(person) for person in people],
                  **{lesson: [passed(person, lesson) for person in people] for lesson in lessons},
                  "all": [passed(person) for person in people],
                  "s": [sum(mark.seconds for mark in marks if mark.person == person) for person in people]},
                 unit="exercises passed, of those there are; s: processor time of the checks").whole()


def remarkable(marks: Sequence[Mark]) -> list[str]:
    """A line for each answer that the teacher should look at: stopped, tampered, unreadable, unchecked, wrong with
    hidden cases only, or with an import that no exercise needs."""
    lines = []
    for mark in marks:
        if mark.state in ("stopped", "tampered", "unreadable", "hidden", "unchecked"):
            lines.append(f"{shown(mark.person)}, {mark.exercise}: {mark.state}: {shown(mark.note)}")
        elif mark.imports:
            lines.append(f"{shown(mark.person)}, {mark.exercise}: {mark.state}, and it uses {shown(', '.join(mark.imports))}")
    return lines


def csv_text(marks: Sequence[Mark]) -> str:
    """A row for each person and exercise. No cell can be taken for a spreadsheet formula."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["who", "lesson", "exercise", "state", "seconds", "uses", "note"])
    for mark in marks:
        rows.writerow([_cell(value) for value in (mark.person, mark.lesson, mark.exercise, mark.state, f"{mark.seconds:.1f}",
                                                  ", ".join(mark.imports), mark.note)])
    return text.getvalue()


def shown(text: str) -> str:
    """A text on one line, without control characters of terminals."""
    line = " ".join("".join(sign if sign.isprintable() or sign.isspace() else "?" for sign in text).split())
    return line if len(line) <= LONGEST else line[:LONGEST - 4] + " ..."


def _cell(text: str) -> str:
    line = shown(text)
    return f"'{line}" if line[:1] in ("=", "+", "-", "@") else line
