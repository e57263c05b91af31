"""The wheel, built and installed in an environment of its own outside the checkout: it has all that a lesson needs."""

import json
import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.soak
ROOT = Path(__file__).resolve().parents[2]


def call(*command, cwd, env=None):
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=env, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    call(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder,
         f"--config-settings=build-dir={folder / 'build'}", "--config-settings=cmake.define.A2A_NATIVE=OFF", ROOT,
         cwd=folder)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def python(wheel, tmp_path_factory):
    """An environment that sees this one's packages, but not the checkout (its .pth files are not read from there)."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder / "venv", with_pip=True)
    own = Path(call(folder / "venv/bin/python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))",
                    cwd=folder).strip())
    (own / "packages.pth").write_text(sysconfig.get_path("purelib") + "\n")
    call(folder / "venv/bin/python", "-m", "pip", "install", "--quiet", "--no-deps", wheel, cwd=folder)
    return folder / "venv/bin/python"


def test_one_wheel_serves_every_python_of_a_platform(wheel):
    assert "-py3-none-" in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    for folder, ending in (("a2a_lib/recordings", ".xz"), ("a2a_lib/kernels/all_to_all/", ".hip"), ("a2a_lib/machine/device/a2a/", ".h"),
                           ("a2a_lib/kernels/align/", ".hip"), ("a2a_lib/kernels/all_reduce/", ".hip"),
                           ("a2a_lib/machine/toolchain/triton/stored/", ".xz")):
        assert any(name.startswith(folder) and name.endswith(ending) for name in names), folder
    for folder, own in (("notebooks", "[0-9]*.ipynb"), ("exercises", "[0-9]*"), ("solutions", "[0-9]*"), ("figures", "*.png")):
        there = {Path(name).name for name in names if name.startswith(f"a2a_lib/materials/{folder}/")}
        assert there >= {path.name for path in (ROOT / folder).glob(own) if path.is_file()}, folder
    assert not [name for name in names if name.endswith((".cpp", ".pyc"))] and not [name for name in names if "checkpoint" in name]
    assert any(name.endswith(".data/data/share/jupyter/labextensions/a2a-lab/static/remoteEntry.js") for name in names)


def test_commands_and_recordings_away_from_the_checkout(python, tmp_path):
    where = call(python, "-c", "import a2a_lib; print(a2a_lib.__file__)", cwd=tmp_path)
    assert str(ROOT) not in where
    assert "every output is right" in call(python, "-m", "a2a_lib", "run", "token_flags", "--shape", "tiny", cwd=tmp_path)
    assert "varlen" in call(python, "-m", "a2a_lib", "ladder", "--shape", "tiny", "--world-size", "2", cwd=tmp_path)
    code = "import a2a_lib as a2a; print(a2a.bench.load('bench-4xH200-2026-11-22')['label'])"
    assert "measured" in call(python, "-c", code, cwd=tmp_path)


def test_copies_to_work_in_away_from_the_checkout(python, tmp_path):
    """An empty folder gets the same copies as the checkout. Every link leads somewhere, and an exercise passes and is counted."""
    assert "Copied the course's" in call(python, "-m", "a2a_lib", "work", cwd=tmp_path)
    work = tmp_path / "work"
    for folder in ("notebooks", "exercises", "solutions"):
        names = {path.name for path in (ROOT / folder).glob("[0-9][0-9]_*")}
        assert {path.name for path in (work / folder).iterdir()} == names
    for book in work.glob("[ne]*/*.ipynb"):
        for cell in json.loads(book.read_text(encoding="utf-8"))["cells"]:
            links = re.findall(r"\]\(((?:\.\./|\d\d_)[^)#]*)", "".join(cell["source"]) if cell["cell_type"] == "markdown" else "")
            assert [link for link in links if not (book.parent / link).exists()] == []
    (work / "exercises" / "00_row_max.hip").write_bytes((work / "solutions" / "00_row_max.hip").read_bytes())
    call(python, "-c", "from a2a_lib import check; check.row_max('00_row_max.hip')", cwd=work / "exercises")
    rows = json.loads(call(python, "-m", "a2a_lib", "progress", "--json", cwd=tmp_path))
    assert [row["exercise"] for row in rows if row["passed"]] == ["row_max"]
    started = json.loads(call(python, "-m", "a2a_lib", "lab", "--json", cwd=work / "notebooks"))
    assert started["folder"] == str(tmp_path.resolve()) and (tmp_path / started["lesson"]).is_file()


def test_a_lesson_away_from_the_checkout(python, tmp_path):
    lesson = next((ROOT / "notebooks").glob("00*.ipynb"))
    (tmp_path / lesson.name).write_bytes(lesson.read_bytes())
    code = ("import nbformat, sys\nfrom nbclient import NotebookClient\n"
            "book = nbformat.read(sys.argv[1], as_version=4)\n"
            "from jupyter_client import KernelManager\n"
            "from jupyter_client.kernelspec import KernelSpec\n"
            "manager = KernelManager()\n"
            "manager._kernel_spec = KernelSpec(argv=[sys.executable, '-m', 'ipykernel_launcher', '-f',"
            " '{connection_file}'], language='python')\n"
            "NotebookClient(book, km=manager, timeout=900).execute()\n")
    environment = {**os.environ, "A2A_THREADS": "1"}
    environment.pop("PYTEST_CURRENT_TEST", None)
    call(python, "-c", code, lesson.name, cwd=tmp_path, env=environment)
