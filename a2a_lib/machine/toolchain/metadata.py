"""Reads the `.amdgpu_metadata` of LLVM's assembly, which tells the runtime about every kernel.

It is YAML. This file reads only the part of YAML that compilers print: maps, lists and scalars in lines, by
indentation. https://llvm.org/docs/AMDGPUUsage.html#code-object-v5-metadata has the keys.
"""
import re
from typing import Any

from ...errors import LoadError

_BLOCK = re.compile(r"^[ \t]*\.amdgpu_metadata[ \t]*\n(.*?)^[ \t]*\.end_amdgpu_metadata", re.MULTILINE | re.DOTALL)
_NOTHING = re.compile(r"\s*(---|\.\.\.|#.*)")
_ENTRY = re.compile(r"([\w.]+|'[^']*'|\"[^\"]*\")\s*:(?:\s+(.*))?")
_KEY = re.compile(r"\s+[\w.'\"]+\s*:(\s|$)")


def kernels(asm: str, name: str) -> list[dict[str, Any]]:
    """One map per kernel: its keys without the dot, "args" a list of maps, other values as text. Raises LoadError with
    the reason for a text without readable metadata."""
    block = _BLOCK.search(asm, asm.rfind("\n", 0, max(asm.find(".amdgpu_metadata"), 0)) + 1)
    if not block:
        raise LoadError(f"{name}: no kernels: there is no .amdgpu_metadata, which LLVM prints at the end of its "
                        "assembly for the target amdgcn-amd-amdhsa (`a2a asm` reads .hip, .cu, .cpp and .cc as sources)")
    first = asm.count("\n", 0, block.start(1)) + 1
    rows = [(len(text) - len(text.lstrip()), text.strip(), first + i) for i, text in enumerate(block[1].splitlines())
            if text.strip() and not _NOTHING.fullmatch(text)]
    try:
        data, at = _value(rows, 0, rows[0][0]) if rows else ({}, 0)
        if at < len(rows):
            raise ValueError(rows[at][2])
        return [_plain(kernel) for kernel in (data or {}).get("amdhsa.kernels") or ()]
    except (ValueError, AttributeError, TypeError) as error:
        line = error.args[0] if error.args and isinstance(error.args[0], int) else first
        raise LoadError(f"{name}:{line}: the metadata cannot be read") from None


def _value(rows: list, at: int, indent: int) -> tuple[Any, int]:
    """The list or map that begins at a row with that indentation, and the row after it."""
    if rows[at][1].startswith("-"):
        return _list(rows, at, indent)
    result = {}
    while at < len(rows) and rows[at][0] == indent and not rows[at][1].startswith("- "):
        entry = _ENTRY.fullmatch(rows[at][1])
        if not entry:
            raise ValueError(rows[at][2])
        key, value, at = entry[1].strip("'\""), entry[2], at + 1
        below = at < len(rows) and (rows[at][0] > indent or rows[at][0] == indent and rows[at][1][0] == "-")
        if value is None and below:
            value, at = _value(rows, at, rows[at][0])
        result[key] = _scalar(value) if isinstance(value, str) else value
    return result, at


def _list(rows: list, at: int, indent: int) -> tuple[list, int]:
    items = []
    while at < len(rows) and rows[at][0] == indent and rows[at][1].startswith("-"):
        after_dash = rows[at][1][1:]
        deeper = indent + 1 + len(after_dash) - len(after_dash.lstrip())
        if _KEY.match(after_dash):  # a map, whose first key follows the dash
            rows[at] = (deeper, after_dash.lstrip(), rows[at][2])
            value, at = _value(rows, at, deeper)
        else:
            value, at = _scalar(after_dash.strip()), at + 1
        items.append(value)
    return items, at


def _scalar(text: str) -> Any:
    """Text after `!str`. YAML would otherwise read it as another type: an argument called nan or inf."""
    return [] if text == "[]" else {} if text == "{}" else text.removeprefix("!str ").strip("'\"")


def _plain(kernel: dict[str, Any]) -> dict[str, Any]:
    """The keys without their leading dot."""
    plain = {key.removeprefix("."): value for key, value in kernel.items()}
    return plain | {"args": [{key.removeprefix("."): value for key, value in arg.items()}
                             for arg in plain.get("args") or ()]}
