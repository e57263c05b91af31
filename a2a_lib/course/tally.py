"""Which exercises are solved: a file that checks write in work/, and nowhere else.

    record("gather", passed=True)     # in work/: counts the try; elsewhere: nothing
    read(work)                        # {exercise: tries and the day it passed}; `solved` makes a table of it
"""
from __future__ import annotations

import contextlib
import datetime
import json
from pathlib import Path

from ..files import write_whole
from .work import COPIES, WORK

FILE = "progress.json"


def record(name: str, passed: bool) -> None:
    """One try of an exercise, where the current folder lies in a work/ that `a2a work` made. Never raises for files."""
    here = Path.cwd()
    work = next((folder for folder in (here, *here.parents) if folder.name == WORK and (folder / COPIES).is_file()), None)
    if work is None:
        return
    with contextlib.suppress(OSError):
        tries = read(work)
        one = tries.setdefault(name, {"tries": 0, "passed": None})
        one["tries"] += 1
        if passed and not one["passed"]:
            one["passed"] = datetime.date.today().isoformat()
        write_whole(work / FILE, (json.dumps(tries, indent=1, sort_keys=True) + "\n").encode())


def read(work: Path) -> dict[str, dict]:
    """{exercise: {"tries", "passed": a day or None}}; empty without a file, or with one that is none of ours."""
    try:
        found = json.loads((work / FILE).read_text(encoding="utf-8"))
        return {name: {"tries": int(one["tries"]), "passed": one["passed"]} for name, one in found.items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}
