"""Mixture-of-experts problems: shapes, routing, inputs, the experts themselves, and the checks an all-to-all must pass.

Everything here is plain CPU PyTorch and numpy and knows no rung: rungs are judged by it.
"""

from importlib import import_module

from .shapes import Shape, benchmark_shapes, shapes, test_shapes

# Imported at their first use, because they import PyTorch. Shapes and a command line's arguments need none of it.
_LATER = {"MismatchError": "checks", "Problem": "problem", "ProblemError": "problem", "Received": "checks", "apply_expert": "expert",
          "expert_scale": "expert", "expert_shift": "expert"}
__all__ = ["MismatchError", "Problem", "ProblemError", "Received", "Shape", "apply_expert", "benchmark_shapes", "expert_scale",
           "expert_shift", "shapes", "test_shapes"]


def __getattr__(name: str):
    if name not in (*_LATER, *_LATER.values()):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{_LATER.get(name, name)}")
    return getattr(module, name) if name in _LATER else module
