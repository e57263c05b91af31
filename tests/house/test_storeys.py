"""The house stands as ARCHITECTURE.md's table draws it: every import goes down, no circle of files, nothing unlisted. Its
picture and its table of public names are those of the code."""

import re
import sys

import house
import pytest
from house import PACKAGE, ROOT, circles, graph_of_includes, graph_of_python, room, storeys

import a2a_lib

pytestmark = pytest.mark.xdist_group("house")  # one process parses the files once
MAX_LOOSE = 7  # files at the top of the package, besides __init__.py and __main__.py


def upward(graph: dict[str, set[str]], rows: list[list[str]], floors=house.FLOORS) -> list[str]:
    """Imports that go up, or across to a room of the same row. The package's own __init__.py stands in no row: it names
    files of many rooms, and what may import it is what it does not lead to (`circles`)."""
    level = {name.removesuffix(".py"): number for number, row in enumerate(rows) for name in row}
    return [f"{file} imports {other}" for file, others in graph.items() for other in sorted(others)
            if "__init__.py" not in (file, other)
            and room(file, floors) != room(other, floors) and level[room(other, floors)] >= level[room(file, floors)]]


@pytest.fixture(scope="module")
def rows():
    return storeys(house.PAGE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def python():
    return graph_of_python(ROOT / PACKAGE)


def test_every_room_is_listed(rows):
    listed = {name.removesuffix(".py") for row in rows for name in row if not name.startswith(("sim/", "__"))}
    package = ROOT / PACKAGE
    files = {path.relative_to(package).as_posix() for path in package.rglob("*.py")}
    own = {"__init__.py", *(f"{floor}/__init__.py" for floor in house.FLOORS)}
    assert {room(file) for file in files - own} == {*listed, "__main__"}
    folders = sorted(path.name for path in package.iterdir() if path.is_dir() and not path.name.startswith("_"))
    assert folders == ["cli", "course", "kernels", "lab", "machine"], "five folders"
    assert len([path for path in package.glob("*.py") if not path.name.startswith("_")]) <= MAX_LOOSE


def test_python_imports_go_down(rows, python):
    assert upward(python, rows) == []


def test_no_circle_of_python_files(python):
    assert circles(python) == []


def test_includes_go_down(rows):
    inner = [[name.removeprefix("sim/") for name in row] for row in rows if row[0].startswith("sim/")]
    folder = ROOT / PACKAGE / "machine" / "sim"
    graph = graph_of_includes(folder)
    assert {room(file, ()) for file in graph} == {name for row in inner for name in row}
    assert upward(graph, inner, ()) == [] and circles(graph) == []


def test_the_pages_show_the_house_as_it_is():
    for path, text in house.drawn().items():
        assert path.read_text(encoding="utf-8") == text, "run `python tests/house/house.py` to draw it anew"


def test_no_import_hook_and_no_second_name():
    """A module has one name. `a2a_lib.NAME` is an attribute that is looked up once."""
    before = list(sys.meta_path)
    for name in a2a_lib.__all__:
        getattr(a2a_lib, name)
    assert sys.meta_path == before
    modules = {name: module for name, module in sys.modules.items() if name.split(".")[0] == PACKAGE}
    assert {name: module.__name__ for name, module in modules.items() if module.__name__ != name} == {}


def test_only_public_names_outside_the_package():
    """Notebooks, exercises and figures import from public modules, not from files inside of them."""
    deep = []
    for folder, ending in (("notebooks", "ipynb"), ("exercises", "ipynb"), ("solutions", "ipynb"), ("figures", "py")):
        for path in sorted((ROOT / folder).glob(f"*.{ending}")):
            for module in re.findall(r"(?:from|import) a2a_lib\.([\w.]+)", path.read_text(encoding="utf-8")):
                if module not in a2a_lib._MODULES.values():
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


def test_a_picture_leaves_out_what_others_lead_to(tmp_path):
    built(tmp_path, **{"high/three.py": "from ..low import two\nfrom ..top.four import y\n", "top/four.py": "from ..low import one\n"})
    table = "| **common** | |\n| `base.py` | |\n| **floor** | |\n| `low/` | |\n| `top/` | |\n| `high/` | |\n\nafter\n"
    assert house.picture(table, tmp_path / "house") == "\n".join([
        "```text", "floor", "    high                 -> top", "    top                  -> low", "    low", "common: base", "```"])


@pytest.mark.parametrize("text", ["from ..high import three\n", "def f():\n    from ..high.three import two\n",
                                  "import house.high.three\n",
                                  "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..high import three\n"])
def test_an_import_that_goes_up_is_found(tmp_path, text):
    graph = built(tmp_path, **{"low/one.py": text})
    assert upward(graph, storeys(TABLE)) == ["low/one.py imports high/three.py"]
    assert circles(graph) == [["high/three.py", "low/one.py", "low/two.py"]]


@pytest.mark.parametrize("public", ["from .high import three\n", '_NAMES = {"three": "high.three"}\n',
                                    "def f():\n    from .high.three import two\n"])
@pytest.mark.parametrize("text", ["from .. import three\n", "import house\n", "def f():\n    import house as h\n"])
def test_a_circle_through_the_packages_own_init_is_found(tmp_path, public, text):
    assert circles(built(tmp_path, **{"__init__.py": public})) == []
    graph = built(tmp_path, **{"__init__.py": public, "low/one.py": text})
    assert circles(graph) == [["__init__.py", "high/three.py", "low/one.py", "low/two.py"]]


def test_an_include_that_goes_up_is_found(tmp_path):
    for name, text in {"isa/wave.h": '#include "machine/node.h"\n', "machine/node.h": '#include "isa/wave.h"\n'}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    graph = graph_of_includes(tmp_path)
    assert upward(graph, [["isa"], ["machine"]], ()) == ["isa/wave.h imports machine/node.h"]
    assert circles(graph) == [["isa/wave.h", "machine/node.h"]]
