"""The simulator's C++ is formatted as .clang-format says, and the whole project has a budget of lines."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(path for ending in ("h", "cpp") for path in (ROOT / "a2a_lib" / "machine" / "sim").rglob(f"*.{ending}"))
MOST_LINES = 137_802


def unformatted(files: list[Path], binary: str) -> list[str]:
    """Names of the files that clang-format would change."""
    run = subprocess.run([binary, "--dry-run", *files], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return [path.name for path in files if f"{path}:" in run.stderr]


@pytest.fixture(scope="module")
def binary():
    clang_format = pytest.importorskip("clang_format", reason="clang-format is not installed: pip install .[test]")
    return clang_format.get_executable("clang-format")


def test_sources_are_formatted(binary):
    assert SOURCES
    assert unformatted(SOURCES, binary) == [], "run: clang-format -i with these files"


def test_a_file_that_is_not_formatted_is_named(binary, tmp_path):
    (tmp_path / ".clang-format").write_text((ROOT / ".clang-format").read_text())
    (tmp_path / "good.h").write_text("int one();\n")
    (tmp_path / "bad.h").write_text("int  one( );\n")
    assert unformatted([tmp_path / "good.h", tmp_path / "bad.h"], binary) == ["bad.h"]


def hand_written() -> int:
    """Lines of all sources that people write: Python, C++, HIP, CUDA, JavaScript, as git tracks them."""
    endings = ("py", "cpp", "h", "hip", "cu", "cuh", "js")
    command = ["git", "ls-files", *(f"*.{ending}" for ending in endings)]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    return sum(len((ROOT / name).read_bytes().splitlines()) for name in names if (ROOT / name).exists())


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no checkout")
def test_the_whole_has_a_budget():
    """What comes has to fit into what leaves. A file is as long as its one idea."""
    assert hand_written() <= MOST_LINES, "delete something first"
