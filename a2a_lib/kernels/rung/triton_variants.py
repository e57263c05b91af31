"""Triton kernels with texts changed: what variants of a rung made of `jit` functions are."""
from __future__ import annotations

import ast
import textwrap
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any

from ...machine.toolchain.triton.stored import Function, from_text, source_lines
from .variants import MutationError


class FirstTurn:
    """A buffer of two turns, of which every call takes the first."""

    def __init__(self, buffer: Any):
        self.buffer = buffer

    def __getitem__(self, turn: int) -> Any:
        return self.buffer[0]


def one_turn(name: str) -> Callable[[Any], None]:
    """The `prepare` of a variant in which every call takes the same of the two sets of buffers of that name."""
    return lambda rung: setattr(rung, name, [FirstTurn(buffer) for buffer in getattr(rung, name)])


def functions_of(modules: Iterable[ModuleType]) -> dict[str, Any]:
    """{name: `jit` function} that these modules define, in their order."""
    return {name: value for module in modules for name, value in vars(module).items()
            if getattr(getattr(value, "fn", None), "__module__", "") == module.__name__}


def text_of(fn: Any) -> str:
    """A function's text, from its decorator on."""
    return textwrap.dedent("".join(source_lines(fn.fn)[0]))


def texts_of(kernel: Any, modules: Iterable[ModuleType]) -> dict[str, str]:
    """{name: text} of the functions of `modules` that a kernel is made of. Callees come before callers."""
    there, texts = functions_of(modules), {}

    def visit(fn: Any) -> None:
        for other in Function(fn).calls():
            if other.name in there and other.name not in texts:
                visit(there[other.name])
        texts[fn.fn.__name__] = text_of(fn)

    visit(kernel)
    return texts


def functions_in(text: str) -> dict[str, str]:
    """{name: text with its decorator} of the `jit` functions that a Python text defines at its top; nothing is executed."""
    functions = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and any("jit" in ast.unparse(mark) for mark in node.decorator_list):
            functions[node.name] = "@jit\n" + ast.get_source_segment(text, node) + "\n"
    return functions


def with_changes(kernel: Any, modules: Iterable[ModuleType], changes: Iterable[tuple[str, str]],
                 instead_of: Mapping[str, str] | None = None) -> Any:
    """`kernel` with texts replaced in the functions of `modules` that it is made of; itself where none of them has one.
    Reports count lines as in the originals. changes: (what stands in one of these functions exactly once, what comes
    instead); instead_of: whole functions, {name: text}. MutationError where a text stands in them more than once."""
    modules = list(modules)
    there, texts = functions_of(modules), texts_of(kernel, modules)
    new = {name: (instead_of or {}).get(name, text) for name, text in texts.items()}
    for old, instead in changes:
        count = sum(text.count(old) for text in texts.values())
        if count > 1:
            raise MutationError(f"{kernel.fn.__name__} has this text {count} times, not once:\n{old}")
        new = {name: text.replace(old, instead) for name, text in new.items()}
    changed: dict[str, Any] = {}
    for name, text in new.items():  # callees come before callers
        fn = there.get(name, kernel)
        if text != texts[name] or any(other.name in changed for other in Function(fn).calls()):
            first = source_lines(fn.fn)[1]
            changed[name] = from_text("\n" * (first - 1) + text, name, {**fn.fn.__globals__, **changed})
    return changed.get(kernel.fn.__name__, kernel)


def require_once(kernels: Mapping[str, Any], modules: Iterable[ModuleType], changes: Iterable[tuple[str, str]]) -> None:
    """MutationError unless each change's text stands exactly once in the functions that these kernels are made of."""
    texts: dict[str, str] = {}
    for kernel in kernels.values():
        texts |= texts_of(kernel, list(modules))
    for old, _ in changes:
        count = sum(text.count(old) for text in texts.values())
        if count != 1:
            raise MutationError(f"the kernels have this text {count} times, not once:\n{old}")
