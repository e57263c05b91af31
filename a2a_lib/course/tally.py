"""Which exercises are solved. Checks write it to a file in work/, and to the room that this work/ has joined, if any.

    record("gather", passed=True)     # in work/: counts the try; elsewhere: nothing
    read(work)                        # {exercise: tries and the day it passed}; `solved` makes a table of it
"""
import datetime
import json
import sys
from pathlib import Path

from ..files import ASIDE, locked, read_plain, set_aside, write_whole
from .teach.room import membership
from .teach.room.members import DAMAGE
from .work import COPIES, WORK

FILE = "progress.json"


def record(name: str, passed: bool) -> None:
    """Counts one try of an exercise if the current folder lies in a work/ that `a2a work` made. Never raises for files:
    a full disk, for example, becomes a line on stderr."""
    here = Path.cwd()
    work = next((folder for folder in (here, *here.parents) if folder.name == WORK and (folder / COPIES).is_file()), None)
    if work is None:
        return
    try:
        with locked(work / FILE, needed=False):
            tries = _tries(work)
            entry = tries.setdefault(name, {"tries": 0, "passed": None})
            entry["tries"] += 1
            if passed and not entry["passed"]:
                entry["passed"] = datetime.date.today().isoformat()
            write_whole(work / FILE, (json.dumps(tries, indent=1, sort_keys=True) + "\n").encode())
            reason = membership.report(work, tries)  # inside the lock, so that an older report never follows a newer one
        if reason:
            _warn(f"this try of {name} is counted here, but not sent: {reason}")
    except OSError as error:
        _warn(f"this try of {name} is not counted: {error.strerror or error}: {work / FILE}")


def read(work: Path) -> dict[str, dict]:
    """{exercise: {"tries", "passed": a day or None}}. Empty if there is no file, or one that a check did not write."""
    try:
        return _read(work)
    except (OSError, *DAMAGE):
        return {}


def _read(work: Path) -> dict[str, dict]:
    tries = {}
    for name, entry in json.loads(read_plain(work / FILE)).items():
        if not isinstance(entry["passed"], (str, type(None))) or not 0 <= int(entry["tries"]) < 10**9:
            raise ValueError(f"{name} has no tries")
        tries[name] = {"tries": int(entry["tries"]), "passed": entry["passed"]}
    return tries


def _tries(work: Path) -> dict[str, dict]:
    """The tries recorded so far. A file that no check wrote is set aside, and a line says where."""
    try:
        return _read(work)
    except FileNotFoundError:
        return {}
    except DAMAGE as error:
        place = set_aside(work / FILE, work / ASIDE)
        _warn(f"{work / FILE} is no list of tries ({error}); it is now {place}")
        return {}


def _warn(line: str) -> None:
    print(line, file=sys.stderr)
