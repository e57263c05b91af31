"""MoE align & sort: flat tokens by expert, every expert's rows padded to tiles of the grouped GEMM.

`align_and_sort` does it once, `AlignAndSort` again and again in the same memory; `RUNGS` are the kernels, from four kernels
through HBM to one launch without a barrier; `contract` has the right answer and the check.
"""

from .contract import AlignedIds, AlignError, capacity, check, expected
from .figures import figures
from .measure import measure
from .rungs import RUNGS, AlignShape
from .sorter import AlignAndSort, align_and_sort
from .torch_sort import torch_sort

__all__ = ["AlignedIds", "AlignError", "AlignAndSort", "AlignShape", "RUNGS", "align_and_sort", "capacity", "check", "expected",
           "figures", "measure", "torch_sort"]
