"""Copies to work in: lessons without outputs and guesses, and exercises, in work/, which git ignores.

    update(root)             makes what is missing, brings copies that nobody touched up to date; never overwrites others
    reset(root, ["04"])      starts these over; what was there moves to work/set_aside/

work/ mirrors notebooks/ and exercises/, so that links between them lead to copies too. work/copies.json has the digest
of each copy as it was written: a file that differs from it is somebody's work.

In a checkout, `root` is its folder. An installed wheel has the course's files in MATERIALS, and `root` is any folder. There
work/ also has copies of solutions/ and of the pages that lessons link to, because no checkout lies beside it.
"""
from __future__ import annotations

import hashlib
import json
import re
import time
from dataclasses import dataclass
from pathlib import Path

from .notebooks import METADATA, text_of

FOLDERS = ("notebooks", "exercises")
WORK, COPIES, ASIDE = "work", "copies.json", "set_aside"
PACKAGE = Path(__file__).resolve().parents[1]
MATERIALS = PACKAGE / "materials"  # of a wheel: CMakeLists.txt installs notebooks/, exercises/, solutions/ and figures/ there
GUESS = re.compile(r"^(?P<names>\w+(?:, \w+)*) = [^#\n]+?(?P<note>\s*#[^\n]*)?$", re.MULTILINE)
OUTSIDE = re.compile(rf"(\]\()\.\./(?!{'|'.join(FOLDERS)})")
LINKED = re.compile(rf"\]\(\.\./((?!{'|'.join(FOLDERS)})[^)#\s]+)")


@dataclass(frozen=True)
class Copy:
    """One file of work/. state: new, fresh (as the course has it), renewed, yours (touched; it stays), or old (touched,
    and the course has another one now)."""

    name: str  # "notebooks/04_....ipynb"
    state: str


def root_of(start: str | Path = ".") -> Path:
    """The folder in which work/ lies: the first checkout from `start` upwards, else the first folder with a work/, else
    the checkout of this library. With a wheel's library it is `start` itself. ValueError where there are no lessons."""
    here = Path(start).resolve()
    upwards = (here, *here.parents)
    for folder in upwards:
        if _is_checkout(folder):
            return folder
    if MATERIALS.is_dir():
        return next((folder for folder in upwards if (folder / WORK / COPIES).is_file()), here)
    if _is_checkout(PACKAGE.parent):
        return PACKAGE.parent
    raise ValueError("there are no lessons here: go to the folder of the course, which has notebooks/ and exercises/")


def _is_checkout(folder: Path) -> bool:
    return folder.name != WORK and all((folder / name).is_dir() for name in FOLDERS)


def without_guesses(source: str) -> str:
    """A cell of predictions with `...` for every number."""
    def open_(match: re.Match) -> str:
        dots = ", ".join("..." for _ in match["names"].split(", "))
        return f"{match['names']} = {dots}{match['note'] or ''}"

    return GUESS.sub(open_, source)


def is_guess(cell: dict) -> bool:
    """A cell in which the reader predicts: its id begins with "guess"."""
    return cell["cell_type"] == "code" and cell.get("id", "").startswith("guess")


def working_copy(notebook: dict, outside: str = "../../") -> dict:
    """A notebook (a dict, nbformat 4) without outputs and guesses. outside: where links to other folders than FOLDERS lead."""
    cells = []
    for cell in notebook["cells"]:
        source, tags = text_of(cell["source"]), cell["metadata"].get("tags", [])
        if cell["cell_type"] == "markdown":
            source = OUTSIDE.sub(rf"\1{outside}", source)
        elif is_guess(cell):
            source = without_guesses(source)
        new = {"cell_type": cell["cell_type"], "id": cell["id"], "metadata": {"tags": tags} if tags else {},
               "source": source.splitlines(keepends=True)}
        if cell["cell_type"] == "code":
            new |= {"execution_count": None, "outputs": []}
        cells.append(new)
    return {"cells": cells, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}


def update(root: Path) -> list[Copy]:
    """Makes and renews copies; what became of each."""
    work, done = root / WORK, []
    written = _written(work)
    for name, text in _due(root).items():
        path, digest = work / name, _digest(text)
        if not path.exists():
            state = "new"
        elif (there := _digest(path.read_text(encoding="utf-8"))) == digest:
            state = "fresh"
        elif there == written.get(name):
            state = "renewed"
        else:
            state = "yours" if written.get(name) == digest else "old"
        if state in ("new", "renewed"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        if state in ("new", "renewed", "fresh"):
            written[name] = digest
        done.append(Copy(name, state))
    _write(work, written)
    return done


def reset(root: Path, names: list[str]) -> list[str]:
    """Starts over what begins with one of `names` ("04", "04_push_rows"); the files made anew, relative to work/.

    Touched files move to work/set_aside/DATE-TIME/. ValueError for a name that nothing begins with, before any file moves.
    """
    work, due = root / WORK, _due(root)
    written, chosen = _written(work), {}
    for start in names:
        found = [name for name in due if Path(name).name.startswith(start)]
        if not found or not start:
            raise ValueError(f"no lesson and no exercise begins with {start!r}; "
                             f"{', '.join(sorted({Path(name).name[:2] for name in due if name.endswith('ipynb')}))} do")
        chosen |= dict.fromkeys(found)
    aside = work / ASIDE / time.strftime("%Y-%m-%d-%H%M%S")
    for name in chosen:
        path = work / name
        if path.exists() and _digest(path.read_text(encoding="utf-8")) not in (written.get(name), _digest(due[name])):
            (aside / name).parent.mkdir(parents=True, exist_ok=True)
            path.replace(aside / name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(due[name], encoding="utf-8")
        written[name] = _digest(due[name])
    _write(work, written)
    return list(chosen)


def _due(root: Path) -> dict[str, str]:
    """{name in work/: text} of all copies as the course has them now."""
    if _is_checkout(root):
        return _copies(root, "../../")
    return _copies(MATERIALS, "../") | _linked(MATERIALS)


def _copies(originals: Path, outside: str) -> dict[str, str]:
    due = {}
    for folder in FOLDERS:
        for path in sorted((originals / folder).glob("[0-9][0-9]_*")):
            text = path.read_text(encoding="utf-8")
            if path.suffix == ".ipynb":
                book = working_copy(json.loads(text), outside)
                text = json.dumps(book, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
            due[f"{folder}/{path.name}"] = text
    return due


def _linked(originals: Path) -> dict[str, str]:
    """The solutions, and each other file of the course that a lesson links to, as they are."""
    linked = {f"solutions/{path.name}": path for path in sorted((originals / "solutions").glob("[0-9][0-9]_*"))}
    for book in sorted((originals / "notebooks").glob("[0-9]*.ipynb")):
        for target in LINKED.findall(book.read_text(encoding="utf-8")):
            path = next((there for there in (originals / target, PACKAGE.parent / target) if there.is_file()), None)
            if path is not None:
                linked[target] = path
    return {name: path.read_text(encoding="utf-8") for name, path in linked.items()}


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _written(work: Path) -> dict[str, str]:
    try:
        found = json.loads((work / COPIES).read_text(encoding="utf-8"))
        return found if isinstance(found, dict) else {}
    except (OSError, ValueError):
        return {}


def _write(work: Path, written: dict[str, str]) -> None:
    work.mkdir(exist_ok=True)
    (work / COPIES).write_text(json.dumps(written, indent=1, sort_keys=True) + "\n", encoding="utf-8")
