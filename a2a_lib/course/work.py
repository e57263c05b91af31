"""Copies to work in: lessons without outputs and guesses, and exercises. They lie in work/, which git ignores.

    update(root)             makes missing copies and renews untouched ones; never overwrites the others
    reset(root, ["04"])      starts these over; the old files move to work/set_aside/

work/ mirrors notebooks/ and exercises/, so that links between them lead to copies too. work/copies.json has the digest
of each copy as it was written: a file that differs from it is somebody's work. Links stay as they are, and nothing is
written through one. A file that cannot be read moves to work/set_aside/, and a new copy takes its place.

In a checkout, `root` is its folder. An installed wheel has the course's files in MATERIALS, and `root` is any folder.
There work/ also has copies of solutions/ and of the pages that lessons link to, because no checkout lies beside it.
"""
import hashlib
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path

from ..files import ASIDE, locked, new_folder, read_plain, remove_abandoned, write_whole
from .notebooks import new_cell, new_notebook, text_of

FOLDERS = ("notebooks", "exercises")
WORK, COPIES = "work", "copies.json"
PACKAGE = Path(__file__).resolve().parents[1]
# in a wheel: CMakeLists.txt installs notebooks/, exercises/, solutions/ and figures/ there
MATERIALS = PACKAGE / "materials"
GUESS = re.compile(r"^(?P<names>\w+(?:, \w+)*) = [^#\n]+?(?P<note>\s*#[^\n]*)?$", re.MULTILINE)
OUTSIDE = re.compile(rf"(\]\()\.\./(?!{'|'.join(FOLDERS)})")
LINKED = re.compile(rf"\]\(\.\./((?!{'|'.join(FOLDERS)})[^)#\s]+)")


@dataclass(frozen=True)
class Copy:
    """One file of work/. note: why it was set aside or is stuck, and where it is. state is one of

    new      just made
    fresh    equal to the course's
    renewed  untouched, and brought up to date
    yours    touched; it stays
    old      touched, and the course has another version now
    link     it stays
    aside    it could not be read, and was set aside for a new one
    stuck    neither readable nor movable
    """

    name: str  # "notebooks/04_....ipynb"
    state: str
    note: str = ""


def root_of(start: str | Path = ".") -> Path:
    """The folder in which work/ lies. It is the first checkout from `start` upwards, else the first folder with a
    work/, else the checkout of this library. With an installed wheel it is `start` itself. Raises ValueError where
    there are no lessons."""
    start_folder = Path(start).resolve()
    upwards = (start_folder, *start_folder.parents)
    for folder in upwards:
        if _is_checkout(folder):
            return folder
    if MATERIALS.is_dir():
        return next((folder for folder in upwards if (folder / WORK / COPIES).is_file()), start_folder)
    if _is_checkout(PACKAGE.parent):
        return PACKAGE.parent
    raise ValueError("there are no lessons here: go to the folder of the course, which has notebooks/ and exercises/")


def course_of(start: str | Path = ".") -> Path:
    """The folder with the course's solutions/ and exercises/: that of `root_of`, or, with an installed wheel, MATERIALS."""
    root = root_of(start)
    return root if (root / "solutions").is_dir() else MATERIALS


def _is_checkout(folder: Path) -> bool:
    return folder.name != WORK and all((folder / name).is_dir() for name in FOLDERS)


def without_guesses(source: str) -> str:
    """The source of a prediction cell with `...` for every number."""
    def open_(match: re.Match) -> str:
        dots = ", ".join("..." for _ in match["names"].split(", "))
        return f"{match['names']} = {dots}{match['note'] or ''}"

    return GUESS.sub(open_, source)


def is_guess(cell: dict) -> bool:
    """Whether the reader predicts in this cell: its id begins with "guess"."""
    return cell["cell_type"] == "code" and cell.get("id", "").startswith("guess")


def working_copy(notebook: dict, outside: str = "../../") -> dict:
    """A notebook (a dict, nbformat 4) without outputs and guesses. outside: prefix for links to folders not in
    FOLDERS."""
    cells = []
    for cell in notebook["cells"]:
        source, tags = text_of(cell["source"]), cell["metadata"].get("tags", [])
        if cell["cell_type"] == "markdown":
            source = OUTSIDE.sub(rf"\1{outside}", source)
        elif is_guess(cell):
            source = without_guesses(source)
        cells.append(new_cell(cell["cell_type"], cell["id"], source, **({"tags": tags} if tags else {})))
    return new_notebook(cells)


def update(root: Path) -> list[Copy]:
    """Makes and renews copies. Returns what became of each. Raises ValueError if a folder of work/ is a link, and
    OSError for a full disk, with nothing half written."""
    work, copies, aside = _folder(root), [], Aside(root / WORK)
    with locked(work / COPIES, needed=False):
        written, note = _written(aside)
        if note:
            copies.append(Copy(COPIES, "aside", note))
        try:
            due = _due(root)
            for name, text in due.items():
                state, note = _state(work / name, text, written.get(name))
                if state == "unreadable":
                    state, note = _moved(aside, name, note)
                if state in ("new", "renewed", "aside"):
                    _put(work / name, text)
                if state in ("new", "renewed", "aside", "fresh"):
                    written[name] = _digest(text.encode())
                copies.append(Copy(name, state, note))
        finally:
            _write(work, written)
    return copies


def reset(root: Path, names: list[str]) -> list[str]:
    """Starts over the files that begin with one of `names` ("04", "04_push_rows"). Returns the new files, relative to
    work/.

    Touched files, links and unreadable files move to work/set_aside/DATE-TIME/. Raises ValueError, before any file
    moves, for a name that nothing begins with.
    """
    due, chosen = _due(root), {}
    for start in names:
        matching = [name for name in due if Path(name).name.startswith(start)]
        if not matching or not start:
            raise ValueError(f"no lesson and no exercise begins with {start!r}; "
                             f"{', '.join(sorted({Path(name).name[:2] for name in due if name.endswith('ipynb')}))} do")
        chosen |= dict.fromkeys(matching)
    work, aside = _folder(root), Aside(root / WORK)
    with locked(work / COPIES, needed=False):
        written, _ = _written(aside)
        try:
            for name in chosen:
                state, _ = _state(work / name, due[name], written.get(name))
                moved = aside.take(name) if state not in ("new", "fresh", "renewed") else None
                try:
                    _put(work / name, due[name])
                except OSError:
                    if moved:
                        os.rename(moved, work / name)
                    raise
                written[name] = _digest(due[name].encode())
        finally:
            _write(work, written)
    return list(chosen)


class Aside:
    """The folder to which the files of one command move, in work/set_aside/. It is made for the first of them."""

    def __init__(self, work: Path):
        self.work, self.folder = work, None

    def take(self, name: str) -> Path:
        """Moves work/NAME there. Returns its new path."""
        self.folder = self.folder or new_folder(self.work / ASIDE)
        place = self.folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        os.rename(self.work / name, place)
        return place


def _state(path: Path, text: str, written: str | None) -> tuple[str, str]:
    """(state, note) of a copy. text: the course's version; written: digest of the copy as it was last made. The state
    is "unreadable" for a file that the course did not make."""
    digest = _digest(text.encode())
    if path.is_symlink():
        return "link", ""
    try:
        data = read_plain(path)
        digest_now = _digest(data)
        if digest_now == digest:
            return "fresh", ""
        if digest_now == written:
            return "renewed", ""
        reason = _damage(path, data)
    except FileNotFoundError:
        return "new", ""
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error).replace(str(path), "it")
    return ("unreadable", reason) if reason else ("yours" if written == digest else "old", "")


def _damage(path: Path, data: bytes) -> str:
    """Why a copy cannot be opened; "" if it can be."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return f"byte {error.start + 1} is no UTF-8"
    if path.suffix != ".ipynb":
        return ""
    try:
        book = json.loads(text)
    except (ValueError, RecursionError) as error:
        return f"it is no JSON: {error}"
    return "" if isinstance(book, dict) and isinstance(book.get("cells"), list) else "it is no notebook"


def _moved(aside: Aside, name: str, reason: str) -> tuple[str, str]:
    try:
        place = aside.take(name)
    except OSError as error:
        return "stuck", f"{reason}; and it cannot be moved: {error.strerror}"
    return "aside", f"{reason}; it is now {Path(WORK, place.relative_to(aside.work))}"


def _folder(root: Path) -> Path:
    """work/, made if missing, without the remains of killed processes. Raises ValueError if a folder in it is a
    link."""
    work = root / WORK
    work.mkdir(exist_ok=True)
    for name in (*FOLDERS, ASIDE):
        if (work / name).is_symlink():
            raise ValueError(f"{WORK}/{name} is a link: nothing is written through links. Move it away, and a folder is made")
        remove_abandoned(work / name)
    remove_abandoned(work)
    return work


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text.encode())


def _due(root: Path) -> dict[str, str]:
    """{name in work/: text} of all copies in the course's current version."""
    if _is_checkout(root):
        return _copies(root, "../../")
    return _copies(MATERIALS, "../") | _linked(MATERIALS)


def _copies(originals: Path, outside: str) -> dict[str, str]:
    due = {}
    for folder in FOLDERS:
        for path in sorted(path for kind in ("[0-9][0-9]_*", "[A-Z]*.md") for path in (originals / folder).glob(kind)):
            text = path.read_text(encoding="utf-8")
            if path.suffix == ".ipynb":
                book = working_copy(json.loads(text), outside)
                text = json.dumps(book, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
            due[f"{folder}/{path.name}"] = text
    return due


def _linked(originals: Path) -> dict[str, str]:
    """The solutions, and each other file of the course that a lesson links to, unchanged."""
    linked = {f"solutions/{path.name}": path for path in sorted((originals / "solutions").glob("[0-9][0-9]_*"))}
    for book in sorted((originals / "notebooks").glob("[0-9]*.ipynb")):
        for target in LINKED.findall(book.read_text(encoding="utf-8")):
            path = next((candidate for candidate in (originals / target, PACKAGE.parent / target)
                         if candidate.is_file()), None)
            if path is not None:
                linked[target] = path
    return {name: path.read_text(encoding="utf-8") for name, path in linked.items()}


def _digest(data: bytes) -> str:
    """Digest of a text. It does not depend on the line ends of the system."""
    return hashlib.sha256(data.replace(b"\r\n", b"\n")).hexdigest()


def _written(aside: Aside) -> tuple[dict[str, str], str]:
    """({copy: its digest as it was made}, ""). A file that the course did not write moves: ({}, its new path)."""
    try:
        digests = json.loads(read_plain(aside.work / COPIES))
        if isinstance(digests, dict):
            return {name: digest for name, digest in digests.items() if isinstance(digest, str)}, ""
        reason = "it is no table"
    except FileNotFoundError:
        return {}, ""
    except (ValueError, RecursionError) as error:
        reason = str(error)
    return {}, _moved(aside, COPIES, reason)[1]


def _write(work: Path, written: dict[str, str]) -> None:
    write_whole(work / COPIES, (json.dumps(written, indent=1, sort_keys=True) + "\n").encode())
