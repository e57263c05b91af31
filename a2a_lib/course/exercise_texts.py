"""Reads an exercise's number, title, language and minutes from its text."""
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .notebooks import text_of

HEADING = re.compile(r"^## Exercise (?P<number>\d+)(?P<open>, open)?: (?P<title>.+)\n+"
                     r"\*(?P<language>\w+), (?P<minutes>\d+) minutes(?P<rest>(?:[^*]|\n(?!\n))*)\*", re.MULTILINE)
FILE = re.compile(r"`(\d\d_\w+\.(?:hip|h|cpp|py))`")


@dataclass(frozen=True)
class ExerciseText:
    """One exercise as its heading describes it. file: the source beside the notebook that has its hole, or ""."""

    lesson: str
    number: int
    title: str
    open: bool
    language: str
    minutes: int
    file: str


def of_notebook(lesson: str, cells: list[dict]) -> list[ExerciseText]:
    """The exercises of a notebook's cells, in their order."""
    texts = []
    for cell in cells:
        match = HEADING.search(text_of(cell["source"])) if cell["cell_type"] == "markdown" else None
        if match:
            file = FILE.search(match["rest"])
            texts.append(ExerciseText(lesson, int(match["number"]), match["title"], bool(match["open"]), match["language"],
                                      int(match["minutes"]), file[1] if file else ""))
    return texts


def notebooks(root: Path) -> Iterator[tuple[Path, dict]]:
    """(path, notebook) of every lesson's exercises with their answers."""
    for path in sorted((root / "solutions").glob("[0-9]*.ipynb")):
        yield path, json.loads(path.read_text(encoding="utf-8"))


def of_course(root: Path) -> list[ExerciseText]:
    """All exercises of the course, in the order of the lessons."""
    return [text for path, book in notebooks(root) for text in of_notebook(path.stem[:2], book["cells"])]
