"""The reference: every public name of `a2a_lib`, with its docstring and its example."""
import inspect
import re
from pathlib import Path

import a2a_lib

from ..examples import EXAMPLES

ROOMS = {
    "The node": ("Node", "Rank", "SymmetricHeap", "Buffer", "Profile"),
    "The work": ("Shape", "Problem", "all_to_all", "moe"),
    "What happened": ("Trace", "Table", "show"),
    "Kernels": ("compile", "Module", "triton"),
}


def write(source: Path) -> None:
    """Writes a page for each public name and module, and one that lists them by room."""
    indexed: set[int] = set()
    folder = source / "api"
    folder.mkdir(parents=True, exist_ok=True)
    names = public_names()
    grouped = {name for group in ROOMS.values() for name in group}
    rooms = {room: [name for name in group if name in names] for room, group in ROOMS.items()}
    rooms["Everything else"] = [name for name in names if name not in grouped]
    lines = ["# Reference", "", "`import a2a_lib as a2a`: each name is imported when it is first used."]
    for room, group in rooms.items():
        lines += ["", f"## {room}", "", "```{toctree}", ":maxdepth: 1", "", *group, "```"]
    (folder / "index.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    for name in names:
        (folder / f"{name}.md").write_text(page(name, names[name], indexed), encoding="utf-8")


def public_names() -> dict[str, object]:
    """Name -> object. Names that need a missing package are left out."""
    objects = {}
    for name in sorted({*a2a_lib._NAMES, *a2a_lib._MODULES}):
        try:
            objects[name] = getattr(a2a_lib, name)
        except ImportError:
            continue
    return objects


def page(name: str, value: object, indexed: set[int]) -> str:
    """MyST text of one name's page. indexed: ids of objects that are in the index already; grows."""
    parts = [f"# a2a.{name}", ""]
    if inspect.ismodule(value):
        parts.append(directive("automodule", value.__name__, ["no-members"]))
        own = sorted(attribute for attribute in getattr(value, "__all__", ())
                     if inspect.getdoc(getattr(value, attribute, None)))
        parts += [member(value.__name__, attribute, getattr(value, attribute), indexed) for attribute in own]
    else:
        parts.append(member("a2a_lib", name, value, indexed) or f"{inspect.getdoc(value) or ''}\n")
    if name in EXAMPLES:
        parts += ["## Example", "", f"```{{code-block}} pycon\n{EXAMPLES[name].strip()}\n```", ""]
    return "\n".join(parts)


def member(module: str, name: str, value: object, indexed: set[int]) -> str:
    """The directive of a class or a function; empty for data."""
    if not inspect.isclass(value) and not inspect.isroutine(value):
        return ""
    options = ["no-index"] if id(value) in indexed else []
    indexed.add(id(value))
    return directive("autoclass" if inspect.isclass(value) else "autofunction", f"{module}.{name}", options)


def directive(kind: str, what: str, options: list[str]) -> str:
    return f"```{{eval-rst}}\n.. {kind}:: {what}\n" + "".join(f"   :{option}:\n" for option in options) + "```\n"


def as_restructured_text(app, what, name, value, options, lines: list[str]) -> None:
    """Converts a docstring, which is plain text, to reStructuredText in place. Paragraphs with columns or an indentation stay
    as they are. Asterisks stay asterisks."""
    converted = []
    for block in "\n".join(lines).strip("\n").split("\n\n"):
        rows = block.split("\n")
        if any(row.startswith(" ") or "  " in row.strip() for row in rows):
            converted += ["::", "", *("    " + row for row in rows), ""]
        else:
            converted += [*map(plain, rows), ""]
    lines[:] = converted


def plain(line: str) -> str:
    """A line with asterisks, bars and trailing underscores escaped, except between backticks."""
    parts = line.split("`")
    parts[::2] = [re.sub(r"([*|]|(?<=\w)_(?!\w))", r"\\\1", part) for part in parts[::2]]
    return "`".join(parts)
