"""What an answer changes of the library that checks it: functions, classes and cases, before and after it ran.

This notices what is easy to do. It is no sandbox: who looks for the check's own variables up the stack finds them.
"""
from __future__ import annotations

import sys
from types import FunctionType, ModuleType
from typing import Any

CASES = ("a2a_lib.course.check", "a2a_lib.moe")  # rooms whose data decide, too
MADE = {"__abstractmethods__", "_abc_impl", "__annotations__", "__annotations_cache__", "__doc__"}  # by Python, when it likes


def fingerprint() -> dict[tuple[str, ...], Any]:
    """{(module, name, ...): function, class, case, or what these are made of} of what is imported of a2a_lib, and of the
    functions of PyTorch and Python that comparisons stand on."""
    import builtins
    import math

    import numpy
    import torch

    found: dict[tuple[str, ...], Any] = {}
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "a2a_lib" and isinstance(module, ModuleType):
            for key, value in list(vars(module).items()):
                if isinstance(value, FunctionType | type):
                    _add(found, (name, key), value)
                elif name.startswith(CASES) and not key.startswith("__"):
                    found[name, key] = value
                    if isinstance(value, list | dict | set):
                        found[name, key, "contents"] = repr(value)
    for module in (builtins, math, numpy, torch):
        found |= {(module.__name__, key): value for key, value in list(vars(module).items()) if callable(value)}
    _add(found, ("torch", "Tensor"), torch.Tensor)
    return found


def changed(before: dict[tuple[str, ...], Any]) -> list[str]:
    """Names of `before` that are something else now. What has been imported since is no change."""
    now = fingerprint()
    return sorted(".".join(key) for key, value in before.items()
                  if now.get(key) is not value and not (isinstance(value, str | frozenset) and now.get(key) == value))


def _add(found: dict, name: tuple[str, ...], value: Any) -> None:
    found[name] = value
    if isinstance(value, FunctionType):
        found[*name, "__code__"], found[*name, "__defaults__"] = value.__code__, value.__defaults__
        if "__wrapped__" in vars(value):
            _add(found, (*name, "__wrapped__"), value.__wrapped__)
    elif isinstance(value, type) and value.__module__.startswith(name[0]):
        parts = {key: part for key, part in list(vars(value).items()) if key not in MADE}
        found[*name, "names"] = frozenset(parts)
        for key, part in parts.items():
            if isinstance(part, FunctionType):
                _add(found, (*name, key), part)
            elif isinstance(part, property | staticmethod | classmethod):
                found[*name, key] = part
