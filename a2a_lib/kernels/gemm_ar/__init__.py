"""GEMM -> AllReduce, in rungs: `GEMM_AR` has them by name."""
from ..rung.family import lazily

__all__ = ["GEMM_AR"]
__getattr__ = lazily(__name__, dict.fromkeys(__all__, "by_name"))
