"""What one rung changes over another, in its kernels and on the host: `a2a diff`."""
from __future__ import annotations

import difflib
from pathlib import Path

from .. import families


def files(rung: str) -> dict[str, Path]:
    """The files a reader compares: {"kernels": the rung's own, if it has kernels; "host": the .py of its class}."""
    kind = families.find(rung)
    return ({"kernels": kind.files()[0]} if kind.files() else {}) | {"host": kind.host_file()}


def kernels_of(rung: str) -> str:
    """The text of a rung's kernels in the order of their launches, those included that it takes over from
    another rung; "" for a rung without kernels."""
    return "\n".join(families.find(rung).kernel_texts().values())


def hosts_of(first: str, second: str) -> tuple[str, str]:
    """The texts of two rungs' host files."""
    return tuple(files(name)["host"].read_text(encoding="utf-8") for name in (first, second))


def differences(first: str, second: str, *, code: bool = False, context: int = 3) -> dict[str, list[str]]:
    """{"kernels" | "host": lines of a unified diff}, empty where nothing differs. A rung without kernels has an empty
    file of them. code: without lines that are only a comment, and without empty ones."""
    one, two = files(first), files(second)
    lines = {}
    for what in ("kernels", "host"):
        if what in one or what in two:
            texts = (kernels_of(first), kernels_of(second)) if what == "kernels" else hosts_of(first, second)
            texts = [_lines(text, code) for text in texts]
            names = [side[what].name if what in side else "(no kernels)" for side in (one, two)]
            lines[what] = list(difflib.unified_diff(*texts, *names, n=context, lineterm=""))
    return lines


def _lines(text: str, code: bool) -> list[str]:
    lines = text.splitlines()
    return [line for line in lines if line.strip() and not line.lstrip().startswith(("//", "# "))] if code else lines


def counts(first: str, second: str, found: dict[str, list[str]]) -> list[dict]:
    """{"files", "added", "removed"} of each diff that `differences` found, in lines."""
    one, two = files(first), files(second)
    rows = []
    for what, diff in found.items():
        changed = [line for line in diff if not line.startswith(("---", "+++", "@@"))]
        names = dict.fromkeys(side[what].name for side in (one, two) if what in side)
        rows.append({"files": " -> ".join(names), "added": sum(line.startswith("+") for line in changed),
                     "removed": sum(line.startswith("-") for line in changed)})
    return rows
