"""Finds handed-in answers and reads them as texts. This module runs none of them."""
import ast
import json
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from ....files import read_plain
from ... import check
from ...notebooks import text_of
from ...work import WORK

MOST = 64_000_000  # bytes of a notebook; its outputs may have pictures
FOLDER = "exercises"
NOWHERE = Path(os.devnull) / FOLDER  # of those who handed in nothing
CALL = re.compile(r"^check\.(\w+)\((.+)\)$", re.MULTILINE)
PYTHON, HIP = "python", "hip"
# Imports of the course's exercises. The teacher is told of any other import.
USUAL = {"torch", "numpy", "math", "a2a_lib", "collections", "itertools", "functools", "heapq", "bisect", "operator", "random",
         "__future__", "typing", "dataclasses"}


class AnswerError(ValueError):
    """A folder has no answer that can be checked; the text says why. state: "missing", "empty" or "unreadable"."""

    def __init__(self, state: str, text: str = ""):
        super().__init__(text)
        self.state = state


@dataclass(frozen=True)
class Task:
    """One exercise. file, cell: place of its answer (cell "": a file of its own). variable: the name that the check
    takes."""

    name: str
    lesson: str
    file: str
    cell: str
    variable: str
    stub: str


@dataclass(frozen=True)
class Answer:
    """An answer. kind: HIP (text: a kernel; options: of its %%hip line) or PYTHON (cells: those of the notebook up to
    the answer's own, the last). imports: those that no exercise needs."""

    kind: str
    text: str
    options: str = ""
    cells: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()


def tasks(root: Path, words: Iterable[str] = ()) -> list[Task]:
    """The exercises of the course in `root`, in the order of the lessons. `words`: only these lessons ("04") or names
    ("gather"); empty: all. Raises ValueError for a word that is neither."""
    tasks_found = []
    for name in check.names():
        file, cell = check.solutions[name]
        cells = _cells(root / FOLDER / file) if cell else {}
        calls = [match for source in cells.values() for match in CALL.findall(source) if match[0] == name]
        stub = cells.get(cell, "") if cell else (root / FOLDER / file).read_text(encoding="utf-8")
        tasks_found.append(Task(name, file[:2], file, cell or "", calls[0][1] if calls else "", stub))
    tasks_found.sort(key=lambda task: (task.lesson, task.cell or task.name))
    words = list(words)
    unknown = [word for word in words if not any(word in (task.name, task.lesson) for task in tasks_found)]
    if unknown:
        raise ValueError(f"no lesson and no exercise is called {unknown[0]!r}: lessons are "
                         f"{', '.join(sorted({task.lesson for task in tasks_found}))}, `a2a progress` names the exercises")
    return [task for task in tasks_found if not words or task.name in words or task.lesson in words]


def people(folders: Iterable[str | Path]) -> dict[str, Path]:
    """{name: folder with its exercises}. The name is the folder's; for a folder called work, that of the folder above.
    Where a folder has no exercises, all of its answers are missing. Raises ValueError if none has any, and for two of one name."""
    folder_of: dict[str, Path] = {}
    folders = list(folders)
    for word in folders:
        folder = Path(word).resolve()
        name = folder.parent.name if folder.name == WORK else folder.name
        place = next((place for place in (folder / FOLDER, folder / WORK / FOLDER, folder) if _has_exercises(place)), None)
        if place is None or not place.resolve().is_relative_to(folder):
            place = NOWHERE
        if name in folder_of:
            raise ValueError(f"two folders are called {name}: {folder_of[name]} and {place}")
        folder_of[name] = place
    if not any(map(_has_exercises, folder_of.values())):
        raise ValueError(f"{folders[0]} has no exercises: a folder is somebody's work/, with exercises/ in it")
    return folder_of


def without_exercises(people: Mapping[str, Path]) -> list[str]:
    """The names of those who handed in no exercises."""
    return [name for name, place in people.items() if not _has_exercises(place)]


def find(task: Task, folder: Path) -> Answer:
    """The answer to an exercise in a folder of exercises. Raises AnswerError."""
    path = folder / task.file
    if not path.resolve().is_relative_to(folder.resolve()) or path.is_symlink():
        raise AnswerError("unreadable", f"{task.file} is a link")
    try:
        if not task.cell:
            text = read_plain(path, MOST).decode("utf-8")
            return _kernel(task, text, "")
        cells = _cells(path)
    except AnswerError:
        raise
    except (FileNotFoundError, NotADirectoryError):
        raise AnswerError("missing", f"there is no {task.file}") from None
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise AnswerError("unreadable", f"{task.file}: {error}") from None
    name = task.cell if task.cell in cells else next((key for key in cells if _defines(cells[key], task.variable)), None)
    if name is None:
        raise AnswerError("missing", f"{task.file} has no cell {task.cell}, and none that defines {task.variable}")
    text = cells[name]
    if text.startswith("%%hip"):
        line, _, text = text.partition("\n")
        return _kernel(task, text, line.removeprefix("%%hip").strip())
    if _same_code(text, task.stub):
        raise AnswerError("empty")
    before = list(cells)[:list(cells).index(name)]
    python = [_python(cells[key]) for key in before if not cells[key].startswith("%%")]
    return Answer(PYTHON, text, cells=(*python, _python(text)), imports=tuple(_imports([*python, text])))


def _kernel(task: Task, text: str, options: str) -> Answer:
    stub = task.stub.partition("\n")[2] if task.cell else task.stub
    if _same_code(text, stub):
        raise AnswerError("empty")
    return Answer(HIP, text, options)


def _same_code(text: str, second: str) -> bool:
    return [line.rstrip() for line in text.strip().splitlines()] == [line.rstrip()
                                                                     for line in second.strip().splitlines()]


def _has_exercises(folder: Path) -> bool:
    try:
        return any(re.match(r"\d\d_.*\.(ipynb|hip)$", path.name) for path in folder.iterdir())
    except OSError:
        return False


def _cells(path: Path) -> dict[str, str]:
    """{id: text} of a notebook's code cells, in order. If two cells share an id, the first counts."""
    text_of_id: dict[str, str] = {}
    for number, cell in enumerate(json.loads(read_plain(path, MOST))["cells"]):
        if cell["cell_type"] == "code":
            text_of_id.setdefault(str(cell.get("id", f"cell {number}")), text_of(cell["source"]))
    return text_of_id


def _defines(text: str, variable: str) -> bool:
    name = re.escape(variable)
    return bool(re.search(rf"^(?:%%hip\b.*\b{name}\b|(?:def|class)\s+{name}\b|{name}\s*=)", text, re.MULTILINE))


def _python(text: str) -> str:
    """A cell without notebook syntax such as magics; lines keep their numbers."""
    return "\n".join("" if re.match(r"\s*[%!?]", line) else line for line in text.split("\n"))


def _imports(cells: list[str]) -> list[str]:
    """Imported modules that are not usual, and names that look into Python itself (`__code__`, `_getframe`)."""
    names_found: dict[str, None] = {}
    for text in cells:
        try:
            tree = ast.parse(_python(text))
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                names_found |= dict.fromkeys(alias.name for alias in node.names if not _is_usual(alias.name))
            elif isinstance(node, ast.ImportFrom) and not all(_is_usual(f"{node.module}.{alias.name}") for alias in node.names):
                names_found[node.module or "."] = None
            elif isinstance(node, ast.Attribute) and (node.attr.startswith("__") or node.attr == "_getframe"):
                names_found[node.attr] = None
            elif isinstance(node, ast.Name) and node.id in ("__import__", "__builtins__", "eval", "exec", "globals", "open"):
                names_found[node.id] = None
    return list(names_found)


def _is_usual(module: str) -> bool:
    return module.split(".")[0] in USUAL and not module.startswith("a2a_lib.course")  # which has the checks, with their right values
