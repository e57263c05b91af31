"""Stores the assembly of the solution, the stub and all answers in the tables of the Triton exercises, with the installed Triton.
Run from the repository's root: python -m tests.course.check.store_triton"""

import os

from a2a_lib.course.check import CheckFailed, exercises, names
from a2a_lib.machine.device.triton_names import VERSION
from tests.course.check import mistakes


def store() -> list[str]:
    """Checks every answer once, so that its kernel is compiled and stored. Returns the exercises' names, once an answer."""
    os.environ["A2A_TRITON"] = "store"
    stored = []
    for name in names():
        text = mistakes.solution(name)
        if "@jit" not in text:
            continue
        table = mistakes.table(name)
        wrong = [change[:-1] for kind in ("MISTAKES", "REMARKED") for change in getattr(table, kind, {}).values()]
        for changes in [(), *wrong, *getattr(table, "ALSO_RIGHT", {}).values()]:
            try:
                exercises[name](mistakes.answer(mistakes.changed(text, *changes)))
            except CheckFailed:
                pass
            stored.append(name)
    return stored


if __name__ == "__main__":
    print(VERSION, *store())
