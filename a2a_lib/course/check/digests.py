"""Writes digests.json: runs the stub and every mistake of the exercises' tables. Names as arguments: these exercises only."""

import json
import sys

from ...files import write_whole
from ..generate import stub
from . import NotChecked, behaviour, exercises, mistakes, names
from .failure import CheckFailed


def of_exercise(name: str) -> tuple[dict[str, str], list[str]]:
    """({digest: mistake}, [digests that belong to mistakes with different sentences])."""
    text, table = mistakes.solution(name), mistakes.table(name).MISTAKES
    known: dict[str, str] = {}
    clashes = []
    for row in (*table, ""):  # a mistake that does what the stub does explains more
        digest = failure(name, stub(text) if row == "" else mistakes.changed(text, *table[row][:-1]))
        other = known.setdefault(digest, row) if digest else row
        if row and table[other][-1] != table[row][-1]:
            clashes.append(f"{name}: {row!r} does what {other!r} does")
    return known, clashes


def failure(name: str, text: str) -> str:
    """The digest of what an answer does wrong; "" if the cause is known without it."""
    try:
        exercises[name](mistakes.answer(text))
    except NotChecked:
        raise
    except CheckFailed as failed:
        return failed.digest
    return ""


def write(chosen) -> list[str]:
    """Runs these exercises' mistakes, keeps the rest of the file, and returns the clashes."""
    stored = json.loads(behaviour.FILE.read_text(encoding="utf-8")) if behaviour.FILE.exists() else {}
    clashes = []
    for name in chosen:
        stored[name], problems = of_exercise(name)
        clashes += problems
    rows = (f"{json.dumps(name)}: {json.dumps(stored[name])}" for name in names() if name in stored)
    write_whole(behaviour.FILE, ("{\n" + ",\n".join(rows) + "\n}\n").encode())
    behaviour._stored.cache_clear()
    return clashes


if __name__ == "__main__":
    print(*write(sys.argv[1:] or names()), sep="\n")
