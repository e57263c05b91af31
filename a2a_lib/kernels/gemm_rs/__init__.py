"""GEMM -> ReduceScatter, in rungs: `GEMM_RS` has them by name."""
from ..rung.family import lazily

__all__ = ["GEMM_RS"]
__getattr__ = lazily(__name__, dict.fromkeys(__all__, "by_name"))
