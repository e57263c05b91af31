"""What one rung changes over another, in its kernels and on the host: `a2a diff`."""
from __future__ import annotations

import difflib
import inspect
import re
from pathlib import Path

KERNEL = re.compile(r'^extern "C" __global__[^;{]*?void\s+(\w+)\s*\([^{]*\{.*?^\}$', re.MULTILINE | re.DOTALL)


def files(rung: str) -> dict[str, Path]:
    """The files a reader compares: {"kernels": the rung's .hip, if it has kernels; "host": the .py of its class}."""
    from ..alltoall import rungs

    kind = rungs[rung]
    kernels = getattr(kind, "SOURCE", None)
    return ({"kernels": Path(kernels)} if kernels else {}) | {"host": Path(inspect.getsourcefile(kind))}


def kernels_of(rung: str) -> str:
    """The text of a rung's kernels in the order of their launches, those included that it takes over from
    another rung; "" for a rung without kernels."""
    from ..alltoall import rungs

    kind = rungs[rung]
    if not hasattr(kind, "stages"):
        return ""
    own, *before = [_kernels(file.read_text(encoding="utf-8")) for file in kind.files()]
    missing = [stage for stage in kind.STAGES if stage not in own]
    text = dict(own)
    for stage in missing:
        text[stage] = next((chunks[stage] for chunks in before if stage in chunks), "")
    order = {name: place for place, name in enumerate(kind.STAGES)}
    return "\n".join(text[name] for name in sorted(text, key=lambda name: order.get(name, -1)))


def _kernels(source: str) -> dict[str, str]:
    """{kernel: its text with what stands before it}; "": what comes before the first kernel's own comment, or after the
    last kernel."""
    chunks, at = {}, 0
    for kernel in KERNEL.finditer(source):
        start = at if at else source.rfind("\n\n", 0, kernel.start()) + 2
        if not at:
            chunks[""] = source[:start].strip("\n") + "\n"
        chunks[kernel[1]] = source[start:kernel.end()].strip("\n") + "\n"
        at = kernel.end()
    return chunks


def hosts_of(first: str, second: str) -> tuple[str, str]:
    """The texts of two rungs' host files."""
    return tuple(files(name)["host"].read_text(encoding="utf-8") for name in (first, second))


def differences(first: str, second: str, *, code: bool = False, context: int = 3) -> dict[str, list[str]]:
    """{"kernels" | "host": lines of a unified diff}, empty where nothing differs. A rung without kernels has an empty
    file of them. code: without lines that are only a comment, and without empty ones."""
    one, two = files(first), files(second)
    found = {}
    for what in ("kernels", "host"):
        if what in one or what in two:
            texts = (kernels_of(first), kernels_of(second)) if what == "kernels" else hosts_of(first, second)
            texts = [_lines(text, code) for text in texts]
            names = [side[what].name if what in side else "(no kernels)" for side in (one, two)]
            found[what] = list(difflib.unified_diff(*texts, *names, n=context, lineterm=""))
    return found


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
