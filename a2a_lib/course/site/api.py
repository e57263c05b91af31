"""The reference: every public name of `a2a_lib`, from its docstring, with its example."""
from __future__ import annotations

import inspect
import re
import textwrap
from pathlib import Path

import a2a_lib

from ..examples import EXAMPLES

ROOMS = {
    "The node": ("Node", "Rank", "SymmetricHeap", "Buffer", "Profile"),
    "The work": ("Shape", "Problem", "alltoall", "moe"),
    "What happened": ("Trace", "Table", "show"),
    "Kernels": ("compile", "Module", "triton"),
}


def write(source: Path) -> None:
    """A page for each public name and module, and one that lists them by room."""
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
    """Name -> what it is. Names that need a package which is not installed are left out."""
    found = {}
    for name in sorted({*a2a_lib._NAMES, *a2a_lib._MODULES}):
        try:
            found[name] = getattr(a2a_lib, name)
        except ImportError:
            continue
    return found


def page(name: str, value: object, indexed: set[int]) -> str:
    """MyST text of one name's page. indexed: what has an entry in the index already (its id), grows."""
    parts = [f"# a2a.{name}", ""]
    if inspect.ismodule(value):
        parts.append(directive("automodule", value.__name__, ["no-members"]))
        own = sorted(other for other in getattr(value, "__all__", ()) if inspect.getdoc(getattr(value, other, None)))
        parts += [member(value.__name__, other, getattr(value, other), indexed) for other in own]
    else:
        parts.append(member("a2a_lib", name, value, indexed) or f"{inspect.getdoc(value) or ''}\n")
    if name in EXAMPLES:
        parts += ["## Example", "", f"```{{code-block}} pycon\n{EXAMPLES[name].strip()}\n```", ""]
    return "\n".join(parts)


def member(module: str, name: str, value: object, indexed: set[int]) -> str:
    """The directive of a class or a function; nothing for data."""
    if not inspect.isclass(value) and not inspect.isroutine(value):
        return ""
    options = ["no-index"] if id(value) in indexed else []
    indexed.add(id(value))
    return directive("autoclass" if inspect.isclass(value) else "autofunction", f"{module}.{name}", options)


def directive(kind: str, what: str, options: list[str]) -> str:
    return f"```{{eval-rst}}\n.. {kind}:: {what}\n" + "".join(f"   :{option}:\n" for option in options) + "```\n"


def as_restructured_text(app, what, name, thing, options, lines: list[str]) -> None:
    """Docstrings here are plain text: names with what they mean beside them become a list, any other paragraph with columns
    or an indentation is shown as it stands, and an asterisk is an asterisk."""
    made = []
    for block in "\n".join(lines).strip("\n").split("\n\n"):
        rows = block.split("\n")
        below = textwrap.dedent("\n".join(rows[1:])).split("\n")
        if "  " in below[0] and rows[1].startswith(" ") and not MEANING.match(rows[0]) and meanings(below):
            made += [plain(rows[0]), ""]  # a heading, such as "Attributes"
            rows = below
        if listed := meanings(rows):
            made += [*listed, ""]
        elif any(row.startswith(" ") or "  " in row.strip() for row in rows):
            made += ["::", "", *("    " + row for row in rows), ""]
        else:
            made += [*map(plain, rows), ""]
    lines[:] = made


MEANING = re.compile(r"([A-Za-z_][\w.]*(?:, [A-Za-z_][\w.]*)*)(?::\s+|\s{2,})((?!=)\S.*)")


def meanings(rows: list[str]) -> list[str]:
    """A definition list of rows "name  what it means", whose further lines are indented; [] where they are none."""
    made = []
    for row in rows:
        if found := MEANING.fullmatch(row):
            made += [f"``{found[1]}``", "    " + plain(found[2])]
        elif made and row.startswith(" ") and "  " not in row.strip():
            made.append("    " + plain(row.strip()))
        else:
            return []
    return made


def plain(line: str) -> str:
    """A line whose asterisks, bars and trailing underscores mean nothing; what stands between backticks is left."""
    parts = line.split("`")
    parts[::2] = [re.sub(r"([*|]|(?<=\w)_(?!\w))", r"\\\1", part) for part in parts[::2]]
    return "`".join(parts)
