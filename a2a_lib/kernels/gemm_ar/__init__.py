"""GEMM -> AllReduce, in rungs: `GEMM_AR` has them by name."""
from ..rung.family import lazily
from .family import FAMILY

GEMM_AR = FAMILY.rungs
__all__ = ["GEMM_AR"]
__getattr__ = lazily(__name__, {})
