"""Mixture-of-experts problems: shapes, routing, inputs, the experts themselves, and the checks an all-to-all must pass.

All of that is plain CPU PyTorch and numpy and knows nothing of any rung: it is what the rungs are judged by. `align` is what
stands between router and experts: flat tokens by expert, in tiles; its own right answer, its kernels.
"""

from .align import AlignAndSort, align_and_sort
from .checks import MismatchError, Received
from .expert import apply_expert, expert_scale, expert_shift
from .problem import Problem, ProblemError
from .shapes import Shape, benchmark_shapes, shapes, test_shapes

__all__ = [
    "AlignAndSort",
    "MismatchError",
    "Problem",
    "ProblemError",
    "Received",
    "Shape",
    "align_and_sort",
    "apply_expert",
    "benchmark_shapes",
    "expert_scale",
    "expert_shift",
    "shapes",
    "test_shapes",
]
