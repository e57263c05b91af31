"""GEMM -> ReduceScatter, in rungs: `GEMM_RS` has them by name."""
from ..rung.family import lazily
from .family import FAMILY

GEMM_RS = FAMILY.rungs
__all__ = ["GEMM_RS"]
__getattr__ = lazily(__name__, {})
