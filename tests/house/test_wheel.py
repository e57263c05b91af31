"""The wheel, built and installed in an environment of its own outside the checkout: it has all that a lesson needs."""

import os
import subprocess
import sys
import sysconfig
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


def test_one_wheel_serves_every_python_of_a_platform(wheel):
    assert "-py3-none-" in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    for folder, ending in (("a2a_lib/recordings", ".xz"), ("a2a_lib/kernels/all_to_all/", ".hip"), ("a2a_lib/machine/device/a2a/", ".h"),
                           ("a2a_lib/kernels/align/", ".hip"), ("a2a_lib/kernels/all_reduce/", ".hip"),
                           ("a2a_lib/machine/toolchain/triton/stored/", ".xz")):
        assert any(name.startswith(folder) and name.endswith(ending) for name in names), folder
    for folder, own in (("notebooks", "[0-9]*.ipynb"), ("exercises", "[0-9]*"), ("solutions", "[0-9]*"), ("figures", "*.webp")):
        there = {Path(name).name for name in names if name.startswith(f"a2a_lib/materials/{folder}/")}
        assert there >= {path.name for path in (ROOT / folder).glob(own) if path.is_file()}, folder
    assert not [name for name in names if name.endswith((".cpp", ".pyc"))] and not [name for name in names if "checkpoint" in name]
    assert any(name.endswith(".data/data/share/jupyter/labextensions/a2a-lab/static/remoteEntry.js") for name in names)


def test_the_wheel_by_itself(wheel):
    """`.ci/wheel` runs commands, reads a recording, executes a lesson and passes an exercise in an empty folder."""
    environment = {**os.environ, "A2A_THREADS": "1", "PYTHON": sys.executable, "PACKAGES": sysconfig.get_path("purelib")}
    environment.pop("PYTEST_CURRENT_TEST", None)
    printed = call(ROOT / ".ci" / "wheel", wheel, cwd=ROOT, env=environment)
    for phrase in ("every output is right", "varlen", "measured (4 x NVIDIA H200", "Copied the course's", "every link",
                   "executed lesson 00", "right: it can be entered", "JupyterLab starts at"):
        assert phrase in printed, printed
