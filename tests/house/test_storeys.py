"""The house stands as ARCHITECTURE.md's table draws it: every import goes down, no circle of files, nothing unlisted."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "a2a_lib"
MAX_LOOSE = 5  # files at the top of the package, besides __init__.py and __main__.py


def storeys(text: str) -> list[list[str]]:
    """The rooms of a table whose rows begin with their names in backquotes, from the top of the table to its end. Rooms
    of one row stand side by side: none imports another."""
    rows = re.findall(r"^\| (`[^|]*`) \|", text, re.M)
    return [[name.rstrip("/") for name in re.findall(r"`([^`]+)`", row)] for row in rows]


def python_imports(path: Path, package: Path) -> set[str]:
    """Modules of the package, dotted and without its name, that a file imports anywhere: at its top, inside functions, for
    annotations."""
    own = path.relative_to(package).with_suffix("").parts
    folder = own[:-1]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            if node.level:
                base = folder[:len(folder) - node.level + 1]
                module = [*base, *(node.module.split(".") if node.module else [])]
            elif node.module and node.module.split(".")[0] == package.name:
                module = node.module.split(".")[1:]
            else:
                continue
            for alias in node.names:
                inner = package.joinpath(*module, alias.name)
                is_module = inner.with_suffix(".py").exists() or (inner / "__init__.py").exists()
                found.add(".".join([*module, alias.name] if is_module else module))
        elif isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[2] for alias in node.names if alias.name.split(".")[0] == package.name}
    return {name for name in found if name}


def file_of(module: str, package: Path) -> Path | None:
    path = package.joinpath(*module.split("."))
    for candidate in (path.with_suffix(".py"), path / "__init__.py"):
        if candidate.exists():
            return candidate
    return None


def graph_of_python(package: Path) -> dict[str, set[str]]:
    """file -> files it imports, as paths relative to the package. The package's own __init__.py, a table of names, is left
    out."""
    graph = {}
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).as_posix()
        if name == "__init__.py":
            continue
        files = {file_of(module, package) for module in python_imports(path, package)} - {None, path}
        graph[name] = {file.relative_to(package).as_posix() for file in files}
    return graph


def graph_of_includes(folder: Path) -> dict[str, set[str]]:
    """The same of C++: #include "folder/file.h" below `folder`."""
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


def upward(graph: dict[str, set[str]], rows: list[list[str]]) -> list[str]:
    """Imports that go up, or across to a room of the same row."""
    level = {name.removesuffix(".py"): number for number, row in enumerate(rows) for name in row}
    return [f"{file} imports {other}" for file, others in graph.items() for other in sorted(others)
            if room(file) != room(other) and level[room(other)] >= level[room(file)]]


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


@pytest.fixture(scope="module")
def rows():
    return storeys((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def python():
    return graph_of_python(ROOT / PACKAGE)


def test_every_room_is_listed(rows):
    listed = {name for row in rows for name in row if not name.startswith(("sim/", "_"))}
    there = {path.name for path in (ROOT / PACKAGE).iterdir()
             if not path.name.startswith("_") and path.name not in ("py.typed",)}
    assert there == listed
    assert sum(name.endswith(".py") for name in there) <= MAX_LOOSE


def test_python_imports_go_down(rows, python):
    assert upward(python, rows) == []


def test_no_circle_of_python_files(python):
    assert circles(python) == []


def test_includes_go_down(rows):
    inner = [[name.removeprefix("sim/") for name in row] for row in rows if row[0].startswith("sim/")]
    folder = ROOT / PACKAGE / "sim"
    graph = graph_of_includes(folder)
    assert {room(file) for file in graph} == {name for row in inner for name in row}
    assert upward(graph, inner) == [] and circles(graph) == []


def test_only_public_names_outside_the_package():
    """Notebooks, exercises and figures take what `a2a_lib` offers, not what lies in its rooms."""
    import a2a_lib

    deep = []
    for folder, ending in (("notebooks", "ipynb"), ("exercises", "ipynb"), ("solutions", "ipynb"), ("figures", "py")):
        for path in sorted((ROOT / folder).glob(f"*.{ending}")):
            for module in re.findall(r"(?:from|import) a2a_lib\.([\w.]+)", path.read_text(encoding="utf-8")):
                if module not in a2a_lib.__all__:
                    deep.append(f"{path.name}: a2a_lib.{module}")
    assert deep == []


# The tests can fail: an import turned round, a circle, an unlisted room.

HOUSE = {"low/one.py": "x = 1\n", "low/two.py": "from .one import x\n", "high/three.py": "from ..low import two\n",
         "low/__init__.py": "", "high/__init__.py": "", "__init__.py": ""}
TABLE = "| room | what |\n|---|---|\n| `low/` | below |\n| `high/` | above |\n"


def built(tmp_path, **changes):
    package = tmp_path / "house"
    for name, text in (HOUSE | changes).items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    return graph_of_python(package)


def test_a_house_that_stands(tmp_path):
    graph = built(tmp_path)
    assert upward(graph, storeys(TABLE)) == [] and circles(graph) == []


@pytest.mark.parametrize("text", ["from ..high import three\n", "def f():\n    from ..high.three import two\n",
                                  "import house.high.three\n",
                                  "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..high import three\n"])
def test_an_import_that_goes_up_is_found(tmp_path, text):
    graph = built(tmp_path, **{"low/one.py": text})
    assert upward(graph, storeys(TABLE)) == ["low/one.py imports high/three.py"]
    assert circles(graph) == [["high/three.py", "low/one.py", "low/two.py"]]


def test_an_include_that_goes_up_is_found(tmp_path):
    for name, text in {"isa/wave.h": '#include "machine/node.h"\n', "machine/node.h": '#include "isa/wave.h"\n'}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    graph = graph_of_includes(tmp_path)
    assert upward(graph, [["isa"], ["machine"]]) == ["isa/wave.h imports machine/node.h"]
    assert circles(graph) == [["isa/wave.h", "machine/node.h"]]
