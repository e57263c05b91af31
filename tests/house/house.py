"""The house as its code is: rooms, imports, public names. Writes what ARCHITECTURE.md shows of them:

    python tests/house/house.py      draws the picture and the table of public names anew
"""

import ast
import re
import sys
from collections.abc import Collection
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
import sources  # noqa: E402

PACKAGE = "a2a_lib"
PAGE = ROOT / "ARCHITECTURE.md"


def storeys(text: str) -> list[list[str]]:
    """The rooms of a table whose rows begin with their names in backquotes, from the top of the table to its end. Rooms
    of one row stand side by side: none imports another."""
    rows = re.findall(r"^\| (`[^|]*`) \|", text, re.M)
    return [[name.rstrip("/") for name in re.findall(r"`([^`]+)`", row)] for row in rows]


def python_imports(file: str, text: str, package: str, files: Collection[str]) -> set[str]:
    """Modules of the package, dotted and without its name, that a file imports anywhere: at its top, inside functions, for
    annotations. "" is the package itself. files: those of the package."""
    folder = file.split("/")[:-1]
    found = set()
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
                found.add(inner if file_of(inner, files) else ".".join(module))
        elif isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[2] for alias in node.names if alias.name.split(".")[0] == package}
    return found


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
        found = {(folder / name) if (folder / name).exists() else path.parent / name for name in names}
        graph[path.relative_to(folder).as_posix()] = {
            file.resolve().relative_to(folder).as_posix() for file in found if file.exists()}
    return graph


def room(file: str) -> str:
    """The room of a file: the first part of its path."""
    return file.partition("/")[0].removesuffix(".py")


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Groups of files that import each other, directly or not (Tarjan's strongly connected components)."""
    index, low, stack, found = {}, {}, [], []

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
                found.append(sorted(group))

    for file in graph:
        if file not in index:
            visit(file)
    return found


def defined_in(name: str, module: str, texts: dict[str, str]) -> str:
    """The file that defines a name which a module of the package (dotted, without the package's name) offers."""
    file = file_of(module, texts)
    for node in sources.nodes(texts[file]):
        if isinstance(node, ast.ImportFrom) and node.level and any(name == (alias.asname or alias.name) for alias in node.names):
            folder = file.split("/")[:-1]
            inner = ".".join([*folder[:len(folder) - node.level + 1], *filter(None, [node.module])])
            if file_of(f"{inner}.{name}", texts) is None and file_of(inner, texts):
                return defined_in(name, inner, texts)
    return file


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
            lines.append(f"    {name:11} -> {', '.join(arrows)}" if arrows else f"    {name}")
    return "\n".join(["```text", *lines, f"{floors[0][0]}: {', '.join(floors[0][1])}", "```"])


def public_names() -> str:
    """A table: files, and the public names that each of them has."""
    import a2a_lib

    texts, files = texts_of(ROOT / PACKAGE), {}
    for name, module in a2a_lib._NAMES.items():
        files.setdefault(defined_in(name, module, texts), []).append(name)
    for name, module in a2a_lib._MODULES.items():
        files.setdefault(file_of(module, texts), []).append(f"{name} (module)")
    rows = [f"| {', '.join(names)} | `{file.removesuffix('__init__.py')}` |" for file, names in sorted(files.items())]
    return "\n".join(["| name, after `a2a.` | file, below `a2a_lib/` |", "|---|---|", *rows])


def drawn(text: str) -> str:
    """A page with its picture and its names as they are now, between their marks."""
    for mark, part in (("picture", picture(text, ROOT / PACKAGE)), ("names", public_names())):
        begin, end = f"<!-- {mark} -->\n", f"<!-- end of {mark} -->"
        before, _, rest = text.partition(begin)
        text = f"{before}{begin}{part}\n{end}{rest.partition(end)[2]}"
    return text


if __name__ == "__main__":
    PAGE.write_text(drawn(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
