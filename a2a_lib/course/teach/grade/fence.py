"""Finds what an answer changes in the library that checks it: functions, classes and cases, before and after it ran.

It notices simple changes. It is no sandbox: code that walks up the stack can find the check's own variables.
"""
import stat
import sys
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

CASES = ("a2a_lib.course.check", "a2a_lib.kernels.moe")  # rooms whose data decide the result, too
COMPILER = ("torch", "manual_seed")  # torch's own compiler wraps it when a check first imports that
# written by Python at any time
MADE = {"__abstractmethods__", "_abc_impl", "__annotations__", "__annotations_cache__", "__doc__"}


def fingerprint() -> dict[tuple[str, ...], Any]:
    """{(module, name, ...): function, class, case, or their parts} of the imported part of a2a_lib, and of the
    functions of PyTorch and Python that comparisons rely on."""
    import builtins
    import math

    import numpy
    import torch

    objects: dict[tuple[str, ...], Any] = {}
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "a2a_lib" and isinstance(module, ModuleType):
            for key, value in list(vars(module).items()):
                if isinstance(value, FunctionType | type):
                    _add(objects, (name, key), value)
                elif name.startswith(CASES) and not key.startswith("__"):
                    objects[name, key] = value
                    if isinstance(value, list | dict | set):
                        objects[name, key, "contents"] = repr(value)
    for module in (builtins, math, numpy, torch):
        objects |= {(module.__name__, key): value for key, value in list(vars(module).items()) if callable(value)}
    objects.pop(COMPILER)
    _add(objects, ("torch", "Tensor"), torch.Tensor)
    return objects


def changed(before: dict[tuple[str, ...], Any]) -> list[str]:
    """Names of `before` with another value now. Modules imported since then are no change."""
    now = fingerprint()
    return sorted(".".join(key) for key, value in before.items()
                  if now.get(key) is not value and not (isinstance(value, str | frozenset) and now.get(key) == value))


def files(folder: Path) -> dict[Path, tuple[int, int]]:
    """{file: (time of its latest change in ns, bytes)} of all files below a folder. A program cannot set that time back."""
    return {path: (facts.st_ctime_ns, facts.st_size) for path in folder.rglob("*")
            if "__pycache__" not in path.parts and not stat.S_ISDIR((facts := path.lstat()).st_mode)}


def _add(objects: dict, name: tuple[str, ...], value: Any) -> None:
    objects[name] = value
    if isinstance(value, FunctionType):
        objects[*name, "__code__"], objects[*name, "__defaults__"] = value.__code__, value.__defaults__
        if "__wrapped__" in vars(value):
            _add(objects, (*name, "__wrapped__"), value.__wrapped__)
    elif isinstance(value, type) and value.__module__.startswith(name[0]):
        parts = {key: part for key, part in list(vars(value).items()) if key not in MADE}
        objects[*name, "names"] = frozenset(parts)
        for key, part in parts.items():
            if isinstance(part, FunctionType):
                _add(objects, (*name, key), part)
            elif isinstance(part, property | staticmethod | classmethod):
                objects[*name, key] = part
