"""Every kernel of this suite is legal gfx942: the pinned clang assembles it. Needs the ziglang package."""
import shutil
import subprocess
from pathlib import Path

import pytest

from . import cases, harness, test_control


def assembler():
    """The pinned clang, as an argument list, or None."""
    try:
        import ziglang
    except ImportError:
        return None
    zig = Path(ziglang.__file__).parent / "zig"
    return [str(zig if zig.exists() else shutil.which("zig")), "clang"]


def kernels():
    """The kernels of every family, without the states that they start from, and those written by hand."""
    for family in cases.GROUPS:
        sizes = {"lds": {"lds": 4096}, "scratch": {"scratch": 128}}.get(family, {})
        yield from (harness.Test(text, [], **sizes) for text in cases.family(family))
    yield from (case.test for case in test_control.CASES)


@pytest.mark.skipif(assembler() is None, reason="ziglang is not installed")
def test_clang_accepts(tmp_path):
    tests = list(kernels())
    for number, test in enumerate(tests):
        test.name = f"k{number}"
    (tmp_path / "module.s").write_text(harness.module_text(tests))
    command = [*assembler(), "-x", "assembler", "--target=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-c", "-o", str(tmp_path / "module.o")]
    result = subprocess.run([*command, str(tmp_path / "module.s")], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr[:2000]
