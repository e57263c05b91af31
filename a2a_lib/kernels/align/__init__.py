"""MoE align & sort: flat tokens by expert, every expert's rows padded to tiles of the grouped GEMM.

`align_and_sort` does it once, `AlignAndSort` repeatedly in the same memory. `RUNGS` are the kernels, from four kernels
through HBM to one launch without a barrier. `contract` has the right answer and the check.
"""

from ..rung.family import lazily

_NAMES = {"AlignedIds": "contract", "AlignError": "contract", "AlignAndSort": "sorter", "AlignShape": "designs",
          "RUNGS": "designs", "align_and_sort": "sorter", "capacity": "contract", "check": "contract",
          "expected": "contract", "figures": "times", "measure": "sorter", "torch_sort": "sorter"}
__all__ = list(_NAMES)
__getattr__ = lazily(__name__, _NAMES)
