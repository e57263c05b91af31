"""The exercises as assignments of nbgrader: `a2a nbgrader FOLDER`. nbgrader itself is not needed for this.

    export(root, folder, ["04"])      FOLDER/nbgrader_config.py and FOLDER/source/04_.../04_....ipynb

Each lesson is an assignment. The reader's cell becomes a solution cell. The cell with the check becomes a locked test
cell, worth a point for each minute that the exercise takes. An answer in a file becomes a cell that writes this file, so
that nbgrader collects and clears it too. Cells that explain the answers stay out.

The exported notebooks have the answers. `nbgrader generate_assignment` takes them out with the course's own stubs, which
nbgrader_config.py brings: nbgrader's stub is Python, and most holes are in HIP. `nbgrader autograde` runs the notebook, whose
cells can reach its tests. So nbgrader_config.py also has `a2a grade` check the answers again, and refuses what that does.
"""
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...files import write_whole
from .. import exercise_texts
from ..exercise_texts import ExerciseText
from ..generate import MARKER
from ..notebooks import new_cell, new_notebook, text_of

CHECK = re.compile(r"check-(\d+)")
CALL = re.compile(r"^check\.\w+\(.+\)$", re.MULTILINE)
TEST = re.compile(r"^print\(check\.(\w+)\(", re.MULTILINE)
FILE = re.compile(r"%%writefile ([\w.]+)\n")
CONFIG = '''"""nbgrader's settings for the exercises of the all-to-all course, written by `a2a nbgrader`."""
from nbconvert.preprocessors import ClearMetadataPreprocessor
from nbgrader import preprocessors
from nbgrader.preprocessors import NbGraderPreprocessor

from a2a_lib.course.generate import stub
from a2a_lib.course.teach.nbgrader import refuse


class ClearAnswers(NbGraderPreprocessor):
    """Replaces each answer by the stub that the course gives its readers."""

    def preprocess_cell(self, cell, resources, index):
        cell.source = stub(cell.source)
        return cell, resources


class CheckAgain(NbGraderPreprocessor):
    """Fails tests whose answers `a2a grade` does not pass: no cell of the notebook reaches the checks there."""

    def preprocess(self, book, resources):
        refuse(book)
        return book, resources


c = get_config()  # noqa: F821  nbgrader defines it
c.CourseDirectory.course_id = "all-to-all"
c.GenerateAssignment.preprocessors = [
    preprocessors.IncludeHeaderFooter, preprocessors.LockCells, ClearAnswers, preprocessors.ClearOutput,
    preprocessors.CheckCellMetadata, preprocessors.ComputeChecksums, preprocessors.SaveCells,
    preprocessors.ComputeChecksums, preprocessors.CheckCellMetadata]
c.Autograde.autograde_preprocessors = [
    preprocessors.Execute, CheckAgain, preprocessors.IgnorePattern, ClearMetadataPreprocessor, preprocessors.LimitOutput,
    preprocessors.SaveAutoGrades, preprocessors.AssignLatePenalties, preprocessors.CheckCellMetadata]
# A check stops endless code itself, after a minute; several are slower than nbgrader's 30 s on a busy machine.
c.Execute.timeout = 300
c.ExecutePreprocessor.timeout = 300
'''
NOTE = "*In this notebook the file is the cell below: fill its hole, run it, which writes the file, then run the check.*"


def export(root: Path, folder: str | Path, lessons: Sequence[str] = ()) -> list[Path]:
    """Writes the configuration and an assignment for each lesson into `folder`, and returns the notebooks' paths.

    lessons: numbers ("04"); none: all with exercises. Raises ValueError for a lesson without exercises, and for a folder
    that already has one of these assignments. Nothing is overwritten.
    """
    books = {path.stem[:2]: (path, book) for path, book in exercise_texts.notebooks(root)}
    for lesson in lessons:
        if lesson not in books:
            raise ValueError(f"no lesson {lesson!r} has exercises; {', '.join(books)} have")
    chosen = [books[lesson] for lesson in books if not lessons or lesson in lessons]
    places = [Path(folder) / "source" / path.stem / path.name for path, _ in chosen]
    for place in places:
        if place.exists():
            raise ValueError(f"{place} is there already: move it away, or choose another folder")
    for place, (path, book) in zip(places, chosen, strict=True):
        place.parent.mkdir(parents=True, exist_ok=True)
        notebook = assignment(book, path.stem[:2], path.parent)
        write_whole(place, (json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n").encode())
    config = Path(folder) / "nbgrader_config.py"
    if not config.exists():
        write_whole(config, CONFIG.encode())
    return places


def assignment(book: dict, lesson: str, folder: Path) -> dict:
    """The notebook of an assignment, from a notebook of answers. folder: where the answers in files lie."""
    texts = {text.number: text for text in exercise_texts.of_notebook(lesson, book["cells"])}
    cells = []
    for cell in book["cells"]:
        tags = cell["metadata"].get("tags", [])
        if "solution" in tags:
            continue
        source = text_of(cell["source"])
        if cell["cell_type"] == "markdown":
            cells.append(_cell("markdown", cell["id"], source))
        elif "check" in tags:
            text = texts[int(CHECK.fullmatch(cell["id"])[1])]
            if text.file:
                cells += _file_cells(text, folder)
            # printed: nbgrader takes the value of a test cell for partial points
            source = CALL.sub(lambda call: f"print({call[0]})", source)
            cells.append(_cell("code", cell["id"], source, grade=True, locked=True, points=text.minutes))
        elif any(MARKER.fullmatch(line) for line in source.split("\n")):
            cells.append(_cell("code", cell["id"], source, solution=True))
        else:
            cells.append(_cell("code", cell["id"], source, locked=True))
    return new_notebook(cells)


def _file_cells(text: ExerciseText, folder: Path) -> list[dict]:
    """A note, and the solution cell that writes the exercise's file."""
    source = (folder / text.file).read_text(encoding="utf-8").rstrip("\n")
    return [_cell("markdown", f"file-{text.number}-note", NOTE),
            _cell("code", f"file-{text.number}", f"%%writefile {text.file}\n{source}", solution=True)]


def _cell(kind: str, name: str, source: str, **roles) -> dict:
    """A cell, with nbgrader's metadata (schema 3) if it has a role there."""
    usual = {"schema_version": 3, "grade_id": name, "grade": False, "locked": False, "solution": False, "task": False, "cell_type": kind}
    return new_cell(kind, name, source, **({"nbgrader": usual | roles} if roles else {}))


def refuse(book: Any) -> None:
    """Adds an error to the outputs of each test cell whose answer `a2a grade` does not pass. book: an executed assignment, as
    nbformat reads it. Its cells can write into the process that runs them and its tests, and not into that of `a2a grade`."""
    tests = {match[1]: cell for cell in book["cells"] if (match := TEST.search(text_of(cell["source"]))) and _role(cell, "grade")}
    import nbformat

    states = _graded(book["cells"], list(tests)) if tests else {}
    for name, cell in tests.items():
        state, note = states.get(name, ("unchecked", "it has no mark"))
        if state != "passed":
            text = f"checked again, outside of this notebook: {state}" + f": {note}" * bool(note)
            cell["outputs"].append(nbformat.v4.new_output("error", ename="CheckedAgain", evalue=text, traceback=[text]))


def _graded(cells: list, names: list[str]) -> dict[str, tuple[str, str]]:
    """{exercise: (state, note)} of the answers in these cells, as `a2a grade` marks them."""
    from .. import check

    with tempfile.TemporaryDirectory(prefix="a2a-nbgrader-") as scratch:
        folder = Path(scratch, "exercises")
        folder.mkdir()
        own = [{**cell, "id": _role(cell, "grade_id") or f"cell-{number}"} for number, cell in enumerate(cells)]
        for file in {check.solutions[name][0] for name in check.names() if name in names and check.solutions[name][1]}:
            write_whole(folder / file, json.dumps({"cells": own}).encode())
        for match in (FILE.match(text_of(cell["source"])) for cell in cells):
            if match and match[1] in {check.solutions[name][0] for name in names if name in check.names()}:
                write_whole(folder / match[1], (match.string[match.end():] + "\n").encode())
        done = subprocess.run([sys.executable, "-m", "a2a_lib", "grade", scratch, "--lessons", *names, "--json"],
                              capture_output=True, text=True)
    try:
        return {mark["exercise"]: (mark["state"], mark["note"]) for mark in json.loads(done.stdout)}
    except ValueError:
        return dict.fromkeys(names, ("unchecked", done.stderr.strip()[-400:]))


def _role(cell: Any, role: str) -> Any:
    return cell["metadata"].get("nbgrader", {}).get(role)
