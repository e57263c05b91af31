"""`jit` functions from text: with changed lines, or written by a reader."""
from __future__ import annotations

import ast
import inspect
import linecache
import textwrap
from collections.abc import Mapping
from typing import Any

from .. import cache
from .stored import Function


def from_text(text: str, name: str, scope: Mapping[str, Any]) -> Any:
    """The object `name` that a Python text defines. scope: values of the names in it; other names are dropped, because
    a notebook's scope holds the results of all its runs. Raises the text's own errors."""
    file = f"<{name} {cache.key_of(text)[:12]}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)  # the place where inspect finds it
    tree = ast.parse(text, file)
    used = {"__name__", *(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))}
    names = {key: value for key, value in scope.items() if key in used}
    exec(compile(tree, file, "exec"), names)  # noqa: S102  a reader's own code
    return names[name]


def changed(fn: Any, *changes: tuple[str, str]) -> Any:
    """A `jit` function like `fn`, with texts replaced: changes = (text that occurs exactly once, its replacement).
    Reports count lines as in `fn`. Raises ValueError for a text that does not occur once.

        broken = changed(kernel, ("wait_at_least(flags + source, epoch)", "pass"))
    """
    function = Function(fn)
    rows, first = inspect.getsourcelines(function.fn)
    text = textwrap.dedent("".join(rows))
    for old, new in changes:
        if text.count(old) != 1:
            raise ValueError(f"{function.name} has {old!r} {text.count(old)} times, not once")
        text = text.replace(old, new)
    return from_text("\n" * (first - 1) + text, function.name, function.fn.__globals__)
