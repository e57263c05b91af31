"""The simulator's C++ is formatted as .clang-format says. No file of the simulator, the library or the tests is too long."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(path for ending in ("h", "cpp") for path in (ROOT / "a2a_lib" / "machine" / "sim").rglob(f"*.{ending}"))
MAX_LINES = 300


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


# Longer, because they are tables of instructions, whose entries belong together.
TABLES = {"tests/sim/isa/cases.py": "texts and starting states of every family of instructions",
          "tests/sim/isa/handwritten.py": "what those do of which the ISA document has no pseudocode",
          "tests/sim/isa/oracle.py": "what each must do to a state", "tests/sim/isa/pcode.py": "the pseudocode's operators",
          "tests/sim/isa/values.py": "the pseudocode's values and functions"}
FILES = [*SOURCES, *(path for folder in ("a2a_lib", "tests", "benchmarks", "figures")
                     for ending in ("py", "hip") for path in sorted((ROOT / folder).rglob(f"*.{ending}")))]


def long(files) -> dict[str, int]:
    """Name -> lines, of the files that have too many."""
    return {path.relative_to(ROOT).as_posix(): lines for path in files
            if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MAX_LINES}


def test_no_source_is_long():
    assert len(FILES) > 300
    assert set(long(FILES)) == set(TABLES), "split what is new here; take out of TABLES what is short by now"


def test_a_long_file_is_named(monkeypatch, tmp_path):
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    (tmp_path / "short.py").write_text("x = 1\n" * MAX_LINES)
    (tmp_path / "long.py").write_text("x = 1\n" * (MAX_LINES + 1))
    assert long([tmp_path / "short.py", tmp_path / "long.py"]) == {"long.py": MAX_LINES + 1}
