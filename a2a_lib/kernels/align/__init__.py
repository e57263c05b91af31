"""MoE align & sort: flat tokens by expert, every expert's rows padded to tiles of the grouped GEMM.

`align_and_sort` does it once, `AlignAndSort` repeatedly in the same memory. `RUNGS` are the kernels, from four kernels
through HBM to one launch without a barrier. `contract` has the right answer and the check.
"""

from ..rung.family import lazily

_NAMES = {"AlignedIds": "contract", "AlignError": "contract", "capacity": "contract", "check": "contract",
          "expected": "contract", "RUNGS": "designs", "AlignShape": "designs", "AlignAndSort": "sorter",
          "align_and_sort": "sorter", "figures": "times", "measure": "sorter", "torch_sort": "sorter"}
__all__ = ["AlignedIds", "AlignError", "AlignAndSort", "AlignShape", "RUNGS", "align_and_sort", "capacity", "check", "expected",
           "figures", "measure", "torch_sort"]
__getattr__ = lazily(__name__, _NAMES)
