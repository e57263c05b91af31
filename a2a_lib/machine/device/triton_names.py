"""`jit` and `tl`: Triton's own, or what stands in for them on a machine without Triton.

A kernel written with them can be imported everywhere. Without Triton it is not compiled: its gfx942 assembly, made
before, comes from toolchain/triton/stored.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

try:
    import triton
    import triton.language as tl

    jit = triton.jit
    VERSION = triton.__version__
except ImportError:
    VERSION = ""

    class _Anything:
        """Answers to every name that a kernel's annotations and constants may use."""

        def __getattr__(self, name: str) -> Any:
            if name.startswith("__"):
                raise AttributeError(name)
            return self

        def __call__(self, *args: Any, **_: Any) -> Any:
            return args[0] if args else self

    tl = _Anything()

    class Stored:
        """A `jit` function that only its stored assembly can run. `fn`: the function as it was written."""

        def __init__(self, fn: Callable):
            self.fn, self.__name__, self.__doc__ = fn, fn.__name__, fn.__doc__

        def __call__(self, *_: Any, **__: Any) -> Any:
            raise TypeError(f"{self.__name__} is a kernel: a2a.triton.load makes it one that ranks can launch")

    def jit(fn: Callable | None = None, **_: Any) -> Any:
        """Stands in for Triton's: makes a function a kernel whose stored assembly `a2a.triton.load` takes."""
        return Stored if fn is None else Stored(fn)

__all__ = ["VERSION", "jit", "tl"]
