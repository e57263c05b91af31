"""The work of one process: converts an answer's text to the value that the course's check takes, and runs the check."""
import ast
import hashlib
import linecache
import os
import random
from typing import Any

import torch

from ....draw import Draw
from ....errors import A2AError
from ....kernels.moe import Problem
from ....machine.node import Node
from ... import check
from . import fence, results
from .answers import HIP, PYTHON, Answer, Task

LONGEST = 4000  # characters of a note
MOST = 2**31  # largest seed of a hidden case, exclusive
DRIFT = 4  # in every such seed waves of a block drift apart, and a kernel takes twice as long (sim/README.md, Schedules)


def verdict(task: Task, answer: Answer, seed: int | None) -> dict[str, Any]:
    """{"state": "passed", "failed", "unchecked" or "tampered", "note": why}, and the "results" of an answer that has to be
    judged `again`. seed: of the hidden cases. None: the course's own cases."""
    _prepare()
    if not is_judged_again(task, answer):
        return _short(_verdict(task, answer, seed))
    with results.taken() as taken:
        result = _short(_verdict(task, answer, seed))
    return result | {"results": taken} if result["state"] == "passed" else result


def is_judged_again(task: Task, answer: Answer) -> bool:
    """Whether a pass counts only if the results of the answer pass in a process where the answer never runs."""
    return answer.kind == PYTHON and task.name not in results.BESIDE


def again(task: Task, taken: list, seed: int | None) -> dict[str, Any]:
    """Like `verdict`, of results alone: no line of the answer runs."""
    _prepare()
    if seed is not None:
        shift(seed)
    try:
        with results.given(taken):
            check.exercises[task.name](lambda *args, **options: None)
        return {"state": "passed", "note": ""}
    except check.CheckFailed as failed:
        return _short({"state": "failed", "note": failed.cause or str(failed)})


def shift(number: int) -> None:
    """Shifts the seeds of all later draws and schedules in this process: hidden cases. The same number gives the same draws, on every
    machine."""
    by = 1 + int.from_bytes(hashlib.sha256(str(number).encode()).digest()[:8], "little") % (MOST // 2)
    order = DRIFT + by // DRIFT * DRIFT  # a node where times are compared stays without drift

    class Random(random.Random):
        """Python's generator with shifted seeds."""

        def __init__(self, seed=None):
            super().__init__(seed + by if isinstance(seed, int) else seed)

    start, draw, reseed, begin = Draw.__init__, Problem.random.__func__, Node.reseed, Node.__init__

    def problem(cls, shape, world_size=8, seed=None, *more, **options):
        return draw(cls, shape, world_size, None if seed is None else seed + by, *more, **options)

    def shifted(self, *args, seed=0, **options):
        begin(self, *args, seed=(seed + order) % MOST, **options)

    Draw.__init__ = lambda self, seed, device=None: start(self, seed + by, device)
    random.Random = Random
    Problem.random = classmethod(problem)
    Node.__init__, Node.reseed = shifted, lambda self, seed: reseed(self, (seed + order) % MOST)


def _prepare() -> None:
    torch.set_num_threads(1)  # checks run side by side
    os.environ.setdefault("A2A_DRAW", "1")  # everybody has the same scored inputs; hidden cases shift them


def _short(result: dict[str, str]) -> dict[str, Any]:
    return result | {"note": result["note"][:LONGEST]}


def _verdict(task: Task, answer: Answer, seed: int | None) -> dict[str, str]:
    try:
        value = _kernel(answer) if answer.kind == HIP else None
    except (A2AError, ValueError) as error:
        return {"state": "failed", "note": f"{type(error).__name__}: {error}"}
    function = check.exercises[task.name]
    if seed is not None:
        shift(seed)
    before = fence.fingerprint() if value is None else {}
    try:
        if value is None:
            value = _value(task, answer)
        _untouched(before)
        passed = function(value)
        _untouched(before)
        if type(passed) is not check.Passed:
            return {"state": "failed", "note": "the check did not return"}
        return {"state": "passed", "note": "; ".join(passed.remarks)}
    except check.NotChecked as unknown:
        return {"state": "unchecked", "note": unknown.cause}
    except check.CheckFailed as failed:
        note = failed.cause or str(failed)
        if changes := fence.changed(before) if before else []:
            return {"state": "tampered", "note": f"changes {', '.join(changes[:5])}"}
        return {"state": "failed", "note": f"{failed.case}: {note}" if failed.case else note}
    except Tampered as error:
        return {"state": "tampered", "note": str(error)}


class Tampered(Exception):
    """The answer changes the library that checks it."""


def _untouched(before: dict) -> None:
    if before and (changes := fence.changed(before)):
        raise Tampered(f"changes {', '.join(changes[:5])}")


def _kernel(answer: Answer) -> Any:
    from ....machine.toolchain import compile as compile_source
    from ...magic import compile_cell

    if not answer.options:
        return compile_source(answer.text, name="answer")
    if "--target" in answer.options:
        raise ValueError("the check takes a kernel of the simulated node: --target is not for exercises")
    return compile_cell(answer.options, answer.text)[1]


def _value(task: Task, answer: Answer) -> Any:
    """The variable's value after the notebook's cells. Cells before the answer's own may fail: they are other
    exercises. Checks in cells are left out."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, text in enumerate(answer.cells):
        file = f"<cell {number} of {task.file}>"
        linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        try:
            tree = ast.parse(text, file)
            tree.body = [node for node in tree.body if not _is_check(node)]
            exec(compile(tree, file, "exec"), names)
        except BaseException as error:  # any error of the cell, SystemExit too
            if number == len(answer.cells) - 1:
                raise check.CheckFailed(task.name, cause=f"the cell raised {type(error).__name__}: {error}") from None
    if task.variable not in names:
        raise check.CheckFailed(task.name, cause=f"the cell defines no {task.variable}")
    return names[task.variable]


def _is_check(node: ast.stmt) -> bool:
    value = node.value if isinstance(node, ast.Expr) else None
    while isinstance(value, ast.Call | ast.Attribute):
        value = value.func if isinstance(value, ast.Call) else value.value
    return isinstance(value, ast.Name) and value.id == "check"
