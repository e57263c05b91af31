"""Writes digests.json and costs.json: runs the stub, every mistake of the exercises' tables, and the solution. Names as arguments:
these exercises only. --costs: the solutions alone."""

import json
import sys

from ...files import write_whole
from ..generate import stub
from . import NotChecked, behaviour, cost, exercises, mistakes, names
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


def costs(chosen) -> None:
    """Runs these exercises' solutions and writes their costs. Keeps the rest of the file."""
    stored = dict(cost.stored())
    for name in chosen:
        spent = exercises[name](mistakes.answer(mistakes.solution(name))).cost
        stored.pop(name, None)
        if spent and spent.unit:
            stored[name] = spent.unit, round(spent.number, 4)
    rows = (f"{json.dumps(name)}: {json.dumps(stored[name])}" for name in names() if name in stored)
    write_whole(cost.FILE, ("{\n" + ",\n".join(rows) + "\n}\n").encode())
    cost.stored.cache_clear()


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
    chosen = [name for name in sys.argv[1:] if name != "--costs"] or names()
    costs(chosen)
    if "--costs" not in sys.argv:
        print(*write(chosen), sep="\n")
