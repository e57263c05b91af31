"""The C++ of the simulator is laid out as .clang-format says."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(path for ending in ("h", "cpp") for path in (ROOT / "a2a_lib" / "sim").rglob(f"*.{ending}"))
MAX_LINES = 300


def unformatted(files: list[Path], binary: str) -> list[str]:
    """Names of the files that clang-format would change."""
    found = []
    for path in files:
        text = path.read_text(encoding="utf-8")
        run = subprocess.run([binary, f"--assume-filename={path}"], input=text, capture_output=True, text=True, check=True)
        if run.stdout != text:
            found.append(path.name)
    return found


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


def test_no_source_is_long():
    long = {path.name: lines for path in SOURCES if (lines := len(path.read_text().splitlines())) > MAX_LINES}
    assert long == {}
