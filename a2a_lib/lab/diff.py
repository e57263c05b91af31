"""The differences of one rung from another, in its kernels and on the host: `a2a diff`."""
import difflib
import inspect
from pathlib import Path

from ..kernels import families


def files(rung: str) -> dict[str, Path]:
    """The files that a reader compares: {"kernels": the rung's own, if it has kernels; "host": the .py of its
    class}."""
    kind = families.find(rung)
    return ({"kernels": kind.files()[0]} if kind.files() else {}) | {"host": kind.host_file()}


def kernels_of(rung: str) -> str:
    """The text of a rung's kernels in the order of their launches, with those from other rungs; "" for a rung without
    kernels."""
    return "\n".join(families.find(rung).kernel_texts().values())


def host_of(rung: str) -> str:
    """The text of a rung's class; of its file, where a table makes the class."""
    kind = families.find(rung)
    try:
        return inspect.getsource(kind)
    except OSError:
        return kind.host_file().read_text(encoding="utf-8")


def differences(first: str, second: str, *, code: bool = False, context: int = 3) -> dict[str, list[str]]:
    """{"kernels" | "host": lines of a unified diff}, empty if nothing differs. A rung without kernels has an empty file
    of them. code: leave out empty lines and lines with only a comment."""
    first_files, second_files = files(first), files(second)
    lines = {}
    for part in ("kernels", "host"):
        if part in first_files or part in second_files:
            texts = [kernels_of(name) if part == "kernels" else host_of(name) for name in (first, second)]
            texts = [_lines(text, code) for text in texts]
            names = [side[part].name if part in side else "(no kernels)" for side in (first_files, second_files)]
            lines[part] = list(difflib.unified_diff(*texts, *names, n=context, lineterm=""))
    return lines


def _lines(text: str, code: bool) -> list[str]:
    lines = text.splitlines()
    return [line for line in lines if line.strip() and not line.lstrip().startswith(("//", "# "))] if code else lines


def counts(first: str, second: str, diffs: dict[str, list[str]]) -> list[dict]:
    """{"files", "added", "removed"} of each diff from `differences`, in lines."""
    first_files, second_files = files(first), files(second)
    rows = []
    for part, diff in diffs.items():
        changed = [line for line in diff if not line.startswith(("---", "+++", "@@"))]
        names = dict.fromkeys(side[part].name for side in (first_files, second_files) if part in side)
        rows.append({"files": " -> ".join(names), "added": sum(line.startswith("+") for line in changed),
                     "removed": sum(line.startswith("-") for line in changed)})
    return rows
