"""Writes digests.json and costs.json: runs every mistake of the exercises' tables, and the solution. Names as arguments:
these exercises only. --costs: the solutions alone."""

import json
import sys

from ...files import write_whole
from ..generate import stub
from . import NotChecked, behaviour, cost, exercises, mistakes, names
from .failure import CheckFailed


def of_exercise(name: str) -> tuple[dict[str, str], list[str]]:
    """({digest: mistake}, [mistakes that do the same and have different sentences]: their digest is left out)."""
    text, table = mistakes.solution(name), mistakes.table(name).MISTAKES
    known = {behaviour.text_digest(stub(text)): ""} if "__global__" in text else {}
    clashes, shared = [], set()
    for row in table:
        if table[row][-1] in behaviour.STUB:  # the text as the exercise gives it
            continue
        digest = failure(name, mistakes.changed(text, *table[row][:-1]))
        other = known.setdefault(digest, row) if digest else row
        if table[other][-1] != table[row][-1]:
            clashes.append(f"{name}: {row!r} does what {other!r} does")
            shared.add(digest)
    return {digest: row for digest, row in known.items() if digest not in shared}, clashes


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


def write(name: str) -> list[str]:
    """Runs this exercise's mistakes, keeps the rest of the file, and returns the clashes."""
    known, clashes = of_exercise(name)
    stored = (json.loads(behaviour.FILE.read_text(encoding="utf-8")) if behaviour.FILE.exists() else {}) | {name: known}
    rows = (f"{json.dumps(each)}: {json.dumps(stored[each])}" for each in names() if each in stored)
    write_whole(behaviour.FILE, ("{\n" + ",\n".join(rows) + "\n}\n").encode())
    behaviour._stored.cache_clear()
    return clashes


if __name__ == "__main__":
    for name in [name for name in sys.argv[1:] if name != "--costs"] or names():
        costs([name])
        for clash in write(name) if "--costs" not in sys.argv else ():
            print(clash)
