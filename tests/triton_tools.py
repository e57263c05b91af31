"""Triton, in the version that made the stored assembly: another one makes other code, and a simulated node does not take it."""
import pytest

from a2a_lib.machine.toolchain.triton import compile_function
from a2a_lib.machine.toolchain.triton.stored import MADE_BY


def need_triton():
    """Skips a test where there is no Triton, or another one."""
    version = pytest.importorskip("triton").__version__
    if version != MADE_BY:
        pytest.skip(f"needs Triton {MADE_BY}, not {version}", allow_module_level=True)


def check_stored(monkeypatch, kernel, command):
    """The stored assembly of kernel (function, signature, constants) is what Triton makes of it. command stores it anew."""
    function, signature, constants = kernel
    monkeypatch.setenv("A2A_TRITON", "stored")
    kept = compile_function(function, signature, **constants).asm
    need_triton()
    monkeypatch.delenv("A2A_TRITON")
    assert compile_function(function, signature, **constants).asm == kept, command
