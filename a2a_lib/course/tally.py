"""Which exercises are solved: a file that checks write in work/, and nowhere else.

    record("gather", passed=True)     # in work/: counts the try; elsewhere: nothing
    read(work)                        # {exercise: tries and the day it passed}; `solved` makes a table of it
"""
from __future__ import annotations

import datetime
import json
import sys
from pathlib import Path

from ..files import ASIDE, locked, read_plain, set_aside, write_whole
from .work import COPIES, WORK

FILE = "progress.json"
DAMAGE = (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError)


def record(name: str, passed: bool) -> None:
    """Counts one try of an exercise, where the current folder lies in a work/ that `a2a work` made. Never raises for files:
    a full disk, say, is a line on stderr."""
    here = Path.cwd()
    work = next((folder for folder in (here, *here.parents) if folder.name == WORK and (folder / COPIES).is_file()), None)
    if work is None:
        return
    try:
        with locked(work / FILE, needed=False):
            tries = _tries(work)
            one = tries.setdefault(name, {"tries": 0, "passed": None})
            one["tries"] += 1
            if passed and not one["passed"]:
                one["passed"] = datetime.date.today().isoformat()
            write_whole(work / FILE, (json.dumps(tries, indent=1, sort_keys=True) + "\n").encode())
    except OSError as error:
        _say(f"this try of {name} is not counted: {error.strerror or error}: {work / FILE}")


def read(work: Path) -> dict[str, dict]:
    """{exercise: {"tries", "passed": a day or None}}; empty without a file, or with one that is none of ours."""
    try:
        return _read(work)
    except (OSError, *DAMAGE):
        return {}


def _read(work: Path) -> dict[str, dict]:
    found = {}
    for name, one in json.loads(read_plain(work / FILE)).items():
        if not isinstance(one["passed"], (str, type(None))) or not 0 <= int(one["tries"]) < 10**9:
            raise ValueError(f"{name} has no tries")
        found[name] = {"tries": int(one["tries"]), "passed": one["passed"]}
    return found


def _tries(work: Path) -> dict[str, dict]:
    """What is written down so far. A file that is none of ours is set aside, and a line says where."""
    try:
        return _read(work)
    except FileNotFoundError:
        return {}
    except DAMAGE as error:
        place = set_aside(work / FILE, work / ASIDE)
        _say(f"{work / FILE} is no list of tries ({error}); it is now {place}")
        return {}


def _say(line: str) -> None:
    print(line, file=sys.stderr)
