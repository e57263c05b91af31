"""Stores the assembly of the solution, the stub and all answers in the tables of the Triton exercises, with the installed Triton,
and the answers' texts (triton_answers.json). --texts: the texts alone, for which no Triton is needed. Run from the repository's
root: python -m tests.course.check.store_triton"""

import json
import os
import sys

from a2a_lib.course.check import CheckFailed, exercises, names, triton_answer
from a2a_lib.files import write_whole
from a2a_lib.machine.device.triton_names import VERSION
from tests.course.check import mistakes


def answers(name: str) -> list:
    """The solution of a Triton exercise and all answers of its tables."""
    text, table = mistakes.solution(name), mistakes.table(name)
    wrong = [change[:-1] for kind in ("MISTAKES", "REMARKED") for change in getattr(table, kind, {}).values()]
    changes = [(), *wrong, *getattr(table, "ALSO_RIGHT", {}).values()]
    return [mistakes.answer(mistakes.changed(text, *change)) for change in changes]


def store() -> None:
    """Checks every answer once, so that its kernel is compiled and stored."""
    os.environ["A2A_TRITON"] = "store"
    for name in TRITON:
        for answer in answers(name):
            try:
                exercises[name](answer)
            except CheckFailed:
                pass


TRITON = [name for name in names() if "@jit" in mistakes.solution(name)]

if __name__ == "__main__":
    texts = {name: [triton_answer.plain(answer.fn)[0] for answer in answers(name)] for name in TRITON}
    write_whole(triton_answer.FILE, (json.dumps(texts, indent=0) + "\n").encode())
    if "--texts" not in sys.argv:
        store()
    print(VERSION, *TRITON)
