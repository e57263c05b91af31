"""Mixture-of-experts problems: shapes, routing, inputs, the experts themselves, and the checks an all-to-all must pass.

Everything here is plain CPU PyTorch and numpy and knows nothing of any rung: it is what the rungs are judged by.
"""

from .checks import MismatchError, Received
from .expert import apply_expert, expert_scale, expert_shift
from .problem import Problem, ProblemError
from .shapes import Shape, benchmark_shapes, shapes, test_shapes

__all__ = [
    "MismatchError",
    "Problem",
    "ProblemError",
    "Received",
    "Shape",
    "apply_expert",
    "benchmark_shapes",
    "expert_scale",
    "expert_shift",
    "shapes",
    "test_shapes",
]
