"""The tests lie where the code lies: every folder of tests/ that holds tests is a room of the library, or stands here."""

import re
from pathlib import Path

from a2a_lib.files import read_archive

ROOT = Path(__file__).resolve().parents[2]
TESTS, LIBRARY = ROOT / "tests", ROOT / "a2a_lib"
# Folder -> what it is, where no room of the library has its name.
OTHERS = {
    "house": "the house as a whole: set-up, packages, folders",
    "samples": "kernels that several rooms' tests run",
    "standin": "a stand-in for AMD's library, in C",
    "course/check/tables": "answers to exercises, wrong and right",
    "course/lessons": "notebooks/ and solutions/",
    "node/stored": "assembly of the tests' Triton kernels",
    "sim/isa": "the instructions: a2a_lib/machine/sim/isa is C++",
    "sim/kernels": "the sample kernels' assembly",
    "lab/axiomatic": "an oracle of the litmus tests",
    "rung/broadcast": "a family that a test adds",
}


def folders(root):
    files = (path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {folder.relative_to(root).as_posix() for path in files for folder in path.parents
            if folder.is_relative_to(root)} - {"."}


def strangers(tests, rooms):
    """Folders of `tests` that are no room and not listed, nor below a listed one."""
    return {name for name in tests - rooms - set(OTHERS) if not any(name.startswith(other + "/") for other in OTHERS)}


def test_every_folder_is_a_room_or_listed():
    rooms = {name.removeprefix(f"{floor}/") for name in folders(LIBRARY) for floor in ("machine", "kernels", "")}
    assert strangers(folders(TESTS), rooms) == set()


def test_every_listed_folder_is_there():
    missing = [name for name in OTHERS if not (TESTS / name).is_dir()]
    assert not missing, missing


def test_tests_lie_in_folders():
    loose = sorted(path.name for path in TESTS.glob("test_*.py"))
    assert not loose, "tests/*.py are helpers only"


def test_the_longest_units_are_there():
    """conftest.py starts them first."""
    text = (ROOT / "conftest.py").read_text()
    files = re.findall(r'^    "([^"]+/[^"]+)",  # \d+$', text, re.MULTILINE)
    assert len(files) >= 10 and [file for file in files if not (ROOT / file).is_file()] == []


def unnamed(recordings, texts):
    """Recordings that no text names in full: `bench-2x-last` does not name `bench-2x`."""
    return [name for name in recordings if not any(re.search(rf"{re.escape(name)}(?![\w-])", text) for text in texts)]


def test_every_recording_is_named():
    """A lesson, a page, a picture or code names every recording. A recording that nothing names is to be removed."""
    files = [*ROOT.glob("*.md"), *(ROOT / "benchmarks").glob("*.md"), *(ROOT / "figures").glob("*.py"),
             *(ROOT / "notebooks").glob("*.ipynb"), *LIBRARY.rglob("*.py"), *LIBRARY.rglob("*.md")]
    texts = [path.read_text(encoding="utf-8") for path in files]
    archived = read_archive(ROOT / "figures" / "recordings.tar.xz")
    assert unnamed(sorted(name.removesuffix(".json") for name in archived), texts) == [] and len(archived) > 60
    new = ROOT.glob("figures/recordings/*")
    assert [path.name for path in new] == [], "python benchmarks/pack_recordings.py"
    assert unnamed(["bench-2x", "bench-2x-last"], ['load("bench-2x-last.json")']) == ["bench-2x"]


PATH = re.compile(r"(?<![\w./<-])((?:a2a_lib|tests|notebooks|figures)/[\w./-]*\w\.(?:py|h|cpp|c|hip|md|json|cfg))\b")
PLACEHOLDER = re.compile(r"[A-Z]{2,}\.|/_name\.|/NN_")


def test_files_that_texts_name_are_there():
    """Comments, docstrings and pages name files from the root; they name no file that was moved or removed."""
    pages = [*ROOT.glob("*.md"), *ROOT.glob("*.yml"), *(ROOT / "notebooks").glob("*.md"), *(ROOT / "notebooks").glob("[0-9]*.ipynb")]
    code = [path for folder in (LIBRARY, TESTS) for ending in ("py", "h", "cpp", "c", "hip", "md") for path in folder.rglob(f"*.{ending}")]
    gone = {f"{path.relative_to(ROOT)}: {name}" for path in pages + code if path.name != "CHANGELOG.md"
            for name in PATH.findall(path.read_text(encoding="utf-8"))
            if not PLACEHOLDER.search(name) and not (ROOT / name).exists()}
    assert gone == set()


def test_a_stranger_is_found():
    assert strangers({"show", "sim/isa/data", "somewhere"}, {"show", "sim"}) == {"somewhere"}
