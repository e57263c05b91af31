"""Every kernel of this suite is legal gfx942: the pinned clang assembles it. Needs the ziglang package."""
import shutil
import subprocess
from pathlib import Path

import pytest

from . import cases, harness, test_atomic_conflicts, test_control, test_division


def assembler():
    """The pinned clang, as an argument list, or None."""
    try:
        import ziglang
    except ImportError:
        return None
    zig = Path(ziglang.__file__).parent / "zig"
    return [str(zig if zig.exists() else shutil.which("zig")), "clang"]


def assemble(tests, folder):
    for i, test in enumerate(tests):
        test.name = f"k{i}"
    source = folder / "module.s"
    source.write_text(harness.module_text(tests))
    command = assembler() + ["-x", "assembler", "--target=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-c",
                                      "-o", str(folder / "module.o"), str(source)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr[:2000]


@pytest.mark.skipif(assembler() is None, reason="ziglang is not installed")
@pytest.mark.parametrize("family", list(cases.GROUPS) + ["control"])
def test_clang_accepts(family, tmp_path):
    if family == "control":
        tests = [c.test for c in test_control.CASES]
        tests += [test_atomic_conflicts.build(t)[1] for t in test_atomic_conflicts.GLOBAL + test_atomic_conflicts.LDS]
        tests += [harness.Test(t, []) for t in (test_division.F32, test_division.F64)]
    else:
        tests = [harness.Test(c.test.text, [], lds=c.test.lds, scratch=c.test.scratch) for c in cases.group(family)]
    assemble(tests, tmp_path)
