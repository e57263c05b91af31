"""The house as its code is: rooms, imports, what the rest takes from the machine. Writes what pages show of them:

    python tests/house/house.py      draws ARCHITECTURE.md's picture and the table of machine/README.md anew
"""

import ast
import inspect
import re
import sys
from collections.abc import Collection
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
import sources  # noqa: E402

from a2a_lib import markup  # noqa: E402

PACKAGE = "a2a_lib"
PAGE, MACHINE = ROOT / "ARCHITECTURE.md", ROOT / "a2a_lib" / "machine" / "README.md"
FLOORS = ("machine", "kernels")  # folders whose folders are rooms


def storeys(text: str) -> list[list[str]]:
    """The rooms of a table whose rows begin with their names in backquotes, from the top of the table to its end. Rooms
    of one row stand side by side: none imports another."""
    rows = re.findall(r"^\| (`[^|]*`) \|", text, re.M)
    return [[name.rstrip("/") for name in re.findall(r"`([^`]+)`", row)] for row in rows]


def python_imports(file: str, text: str, package: str, files: Collection[str]) -> set[str]:
    """Modules of the package, dotted and without its name, that a file imports anywhere: at its top, inside functions, for
    annotations. "" is the package itself. files: those of the package."""
    folder = file.split("/")[:-1]
    modules = set()
    for node in sources.nodes(text):
        if isinstance(node, ast.ImportFrom):
            if node.level:
                base = folder[:len(folder) - node.level + 1]
                module = [*base, *(node.module.split(".") if node.module else [])]
            elif node.module and node.module.split(".")[0] == package:
                module = node.module.split(".")[1:]
            else:
                continue
            for alias in node.names:
                inner = ".".join([*module, alias.name])
                modules.add(inner if file_of(inner, files) else ".".join(module))
        elif isinstance(node, ast.Import):
            modules |= {alias.name.partition(".")[2] for alias in node.names if alias.name.split(".")[0] == package}
    return modules


def named_in_tables(text: str, files: Collection[str]) -> set[str]:
    """Modules of the package that tables at the top of a file name: the values of its dicts."""
    tables = [node.value for node in sources.nodes(text)[0].body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict)]
    values = {value.value for table in tables for value in table.values if isinstance(value, ast.Constant)}
    return {value for value in values if isinstance(value, str) and value and file_of(value, files)}


def file_of(module: str, files: Collection[str]) -> str | None:
    """The file of a module of the package; None for another name."""
    path = module.replace(".", "/")
    return next((file for file in (f"{path}.py", f"{path}/__init__.py".removeprefix("/")) if file in files), None)


def texts_of(package: Path) -> dict[str, str]:
    """{path below the package: text}"""
    if package == sources.LIBRARY:
        return sources.library()
    return {path.relative_to(package).as_posix(): path.read_text(encoding="utf-8") for path in sorted(package.rglob("*.py"))}


def graph_of_python(package: Path) -> dict[str, set[str]]:
    """file -> files it imports, as paths relative to the package. The package's own __init__.py imports the files
    that its tables of public names refer to."""
    texts, graph = texts_of(package), {}
    for name, text in texts.items():
        modules = python_imports(name, text, package.name, texts) | (named_in_tables(text, texts) if name == "__init__.py" else set())
        graph[name] = {file_of(module, texts) for module in modules} - {None, name}
    return graph


def graph_of_includes(folder: Path) -> dict[str, set[str]]:
    """file -> files it includes by #include "folder/file.h", as paths relative to `folder`."""
    graph = {}
    for path in sorted([*folder.rglob("*.h"), *folder.rglob("*.cpp")]):
        names = re.findall(r'^\s*#include "([^"]+)"', path.read_text(encoding="utf-8"), re.M)
        included = {(folder / name) if (folder / name).exists() else path.parent / name for name in names}
        graph[path.relative_to(folder).as_posix()] = {
            file.resolve().relative_to(folder).as_posix() for file in included if file.exists()}
    return graph


def room(file: str, floors: tuple[str, ...] = FLOORS) -> str:
    """The room of a file: the first part of its path, and the second too, where folders of the first are rooms (floors)."""
    first, *rest = file.removesuffix(".py").removesuffix("/__init__").split("/")
    return f"{first}/{rest[0]}" if first in floors and rest else first


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Groups of files that import each other, directly or not (Tarjan's strongly connected components)."""
    index, low, stack, groups = {}, {}, [], []

    def visit(file):
        index[file] = low[file] = len(index)
        stack.append(file)
        for other in sorted(graph.get(file, ())):
            if other not in index:
                visit(other)
                low[file] = min(low[file], low[other])
            elif other in stack:
                low[file] = min(low[file], index[other])
        if low[file] == index[file]:
            group = stack[stack.index(file):]
            del stack[stack.index(file):]
            if len(group) > 1:
                groups.append(sorted(group))

    for file in graph:
        if file not in index:
            visit(file)
    return groups


def rooms_below(graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """room -> rooms that it imports, leaving out those that one of them imports, too, directly or not. The package's own
    __init__.py is in no room."""
    direct: dict[str, set[str]] = {}
    for file, others in graph.items():
        if file != "__init__.py":
            rooms = {room(other) for other in others if other != "__init__.py"}
            direct.setdefault(room(file), set()).update(rooms - {room(file)})

    def below(name):
        return {deeper for other in direct.get(name, ()) for deeper in {other} | below(other)}

    return {name: {other for other in others if not any(other in below(between) for between in others)}
            for name, others in direct.items()}


def picture(text: str, package: Path) -> str:
    """The rooms of a page's table, storey by storey from the top, each with the rooms right below it. Rooms of the table's
    first storey, which every room may use, have no arrows."""
    below = rooms_below(graph_of_python(package))
    parts = re.split(r"^\| \*\*(.*?)\*\* \| \|$", text, flags=re.M)[1:]
    floors = [(title, [name.removesuffix(".py") for row in storeys(rows.partition("\n\n")[0]) for name in row])
              for title, rows in zip(parts[::2], parts[1::2], strict=True)]
    common = set(floors[0][1])
    lines = []
    for title, names in reversed(floors[1:]):
        lines.append(title)
        for name in reversed(names):
            arrows = sorted(below.get(name, set()) - common)
            lines.append(f"    {name:20} -> {', '.join(arrows)}" if arrows else f"    {name}")
    return "\n".join(["```text", *lines, f"{floors[0][0]}: {', '.join(floors[0][1])}", "```"])


def taken_from_the_machine(texts: dict[str, str]) -> dict[str, list[str]]:
    """{module of machine/, dotted: names that files outside of machine/ import from it}. A module that is imported itself
    stands in its package's row, with a dot. texts: {file: text} of the package."""
    taken: dict[str, set[str]] = {}
    for file, text in texts.items():
        folder = file.split("/")[:-1]
        if folder[:1] == ["machine"]:
            continue
        for node in sources.nodes(text):
            if isinstance(node, ast.ImportFrom) and node.level:
                module = ".".join([*folder[:len(folder) - node.level + 1], *filter(None, [node.module])])
                if module.split(".")[0] == "machine":
                    taken.setdefault(module, set()).update(
                        f"{alias.name}." if file_of(f"{module}.{alias.name}", texts) else alias.name for alias in node.names)
    return {module: sorted(names) for module, names in sorted(taken.items())}


def kind_of(name: str, module: str) -> str:
    """A name as the table shows it: a function with its parameters, a class with "class", everything else as it is."""
    if name.endswith("."):
        return f"`{name}`"
    value = getattr(import_module(f"{PACKAGE}.{module}"), name)
    if inspect.isclass(value):
        return f"class `{name}`"
    if inspect.isfunction(value) and not module.startswith("machine.device"):  # with Triton, those are none
        return f"`{name}({', '.join(inspect.signature(value).parameters)})`"
    return f"`{name}`"


def interface() -> str:
    """A table: modules of the machine, and the names that the rest of the package takes from each."""
    rows = [f"| `{module.removeprefix('machine.')}` | {', '.join(kind_of(name, module) for name in names)} |"
            for module, names in taken_from_the_machine(texts_of(ROOT / PACKAGE)).items()]
    return "\n".join(["| module | names |", "|---|---|", *rows])


def drawn() -> dict[Path, str]:
    """{page: its text with what the code is now}."""
    page, machine = (path.read_text(encoding="utf-8") for path in (PAGE, MACHINE))
    return {PAGE: markup.between(page, "picture", picture(page, ROOT / PACKAGE)), MACHINE: markup.between(machine, "names", interface())}


if __name__ == "__main__":
    for path, text in drawn().items():
        path.write_text(text, encoding="utf-8")
