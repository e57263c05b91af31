"""The tables of an exercise, tables/NAME.py, and the answers that they describe. Only tests run them, no reader's check does.

    MISTAKES    name -> (old, new, ..., cause): each old text, which the solution has once, becomes new; the message of
                the check then contains the cause, as its last part or after "Exactly this comes out where"
    ALSO_RIGHT  name -> (old, new, ...): other answers that pass
    REMARKED    name -> (old, new, ..., remark): answers that pass with a remark that contains this text
"""

import importlib
import json
import re
from pathlib import Path

from a2a_lib import toolchain
from a2a_lib.course.check import CheckFailed, Passed, exercises, names, solutions

SOLUTIONS = Path(__file__).resolve().parents[3] / "solutions"
names()  # imports all checks


def table(name: str):
    """The module with the tables of an exercise."""
    return importlib.import_module(f"tests.course.check.tables.{name}")


def solution(name: str) -> str:
    """The text of an exercise's solution: a file, or one cell of a notebook."""
    file, cell = solutions[name]
    text = (SOLUTIONS / file).read_text(encoding="utf-8")
    if cell is None:
        return text
    return next("".join(c["source"]) for c in json.loads(text)["cells"] if c["id"] == cell)


def changed(text: str, *changes: str) -> str:
    """`text` with each old text replaced by the new one that follows it. Each must occur once."""
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        if text.count(old) != 1:
            raise ValueError(f"{old!r} is {text.count(old)} times in the solution")
        text = text.replace(old, new)
    return text


def answer(text: str):
    """The answer in the form that a check takes. HIP cells and files give the compiled Module, Python cells and Triton
    kernels the function."""
    if "__global__" in text:
        return toolchain.compile(re.sub(r"^%%hip.*\n", "\n", text), name="answer")
    if "@jit" in text:
        from a2a_lib.machine.node import triton
        name = re.search(r"^@jit\ndef (\w+)", text, re.M)[1]
        return triton.from_text(text, name, vars(triton))
    import torch
    names: dict = {"torch": torch}
    exec(compile(text, "answer", "exec"), names)
    return next(value for name, value in names.items() if name in exercises)


def judged(name: str, *changes: str) -> Passed:
    """What the check says of the exercise's solution with these changes. Raises CheckFailed."""
    return exercises[name](answer(changed(solution(name), *changes)))


def refused(name: str, *changes: str) -> CheckFailed:
    """The failure of the solution with these changes. Raises AssertionError if it passes."""
    try:
        judged(name, *changes)
    except CheckFailed as failed:
        return failed
    raise AssertionError(f"{name} passes with {changes}")
