"""Triton, in the version that made the stored assembly: another one makes other code, and a simulated node does not take it."""
import pytest

from a2a_lib.machine.toolchain.triton.stored import MADE_BY


def need_triton():
    """Skips a test where there is no Triton, or another one."""
    found = pytest.importorskip("triton").__version__
    if found != MADE_BY:
        pytest.skip(f"needs Triton {MADE_BY}, not {found}", allow_module_level=True)
