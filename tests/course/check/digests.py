"""Writes digests.json and costs.json: runs every mistake of the exercises' tables, and the solution. Names as arguments:
these exercises only. --costs: the solutions alone. Run from the repository's root: python -m tests.course.check.digests"""

import json
import sys

from a2a_lib.course.check import CheckFailed, NotChecked, behaviour, cost, exercises, names
from a2a_lib.course.generate import stub
from a2a_lib.files import write_whole
from tests.course.check import mistakes


def of_exercise(name: str) -> tuple[dict[str, list[str]], list[str]]:
    """({clause: digests}, [mistakes that do the same and have different clauses]: their digest is left out)."""
    text, table = mistakes.solution(name), mistakes.table(name).MISTAKES
    known = {behaviour.text_digest(stub(text)): ""} if "__global__" in text else {}
    clashes, shared = [], set()
    for row in table:
        if table[row][-1] in behaviour.STUB:  # the text as the exercise gives it
            continue
        digest = failure(name, mistakes.changed(text, *table[row][:-1]))
        if digest and known.setdefault(digest, table[row][-1]) != table[row][-1]:
            clashes.append(f"{name}: {row!r} does what {known[digest]!r} does")
            shared.add(digest)
    by_clause: dict[str, list[str]] = {}
    for digest, clause in known.items():
        by_clause.setdefault(clause, []).extend([digest] * (digest not in shared))
    return {clause: digests for clause, digests in by_clause.items() if digests}, clashes


def failure(name: str, text: str) -> str:
    """The digest of what an answer does wrong; "" if the cause is known without it."""
    try:
        exercises[name](mistakes.answer(text))
    except NotChecked:
        raise
    except CheckFailed as failed:
        return failed.digest
    return ""


def costs(name: str) -> None:
    """Runs this exercise's solution and writes its cost. Keeps the rest of the file."""
    stored = dict(cost.stored())
    spent = mistakes.judged(name).cost
    stored.pop(name, None)
    if spent and spent.unit:
        stored[name] = spent.unit, round(spent.number, 4)
    write(cost.FILE, stored)
    cost.stored.cache_clear()


def write(file, stored: dict) -> None:
    """Writes {exercise: value}, an exercise a line. Exercises that are no more are left out."""
    rows = (f"{json.dumps(name)}: {json.dumps(stored[name])}" for name in names() if name in stored)
    write_whole(file, ("{\n" + ",\n".join(rows) + "\n}\n").encode())


def write_digests(name: str) -> list[str]:
    """Runs this exercise's mistakes, keeps the rest of the file, and returns the clashes."""
    known, clashes = of_exercise(name)
    write(behaviour.FILE, behaviour.stored() | {name: known})
    behaviour.stored.cache_clear()
    return clashes


if __name__ == "__main__":
    for name in [name for name in sys.argv[1:] if name != "--costs"] or names():
        costs(name)
        for clash in write_digests(name) if "--costs" not in sys.argv else ():
            print(clash)
