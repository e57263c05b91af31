"""AllGather -> GEMM, in rungs: `AG_GEMM` has them by name."""
from ..rung.family import lazily

__all__ = ["AG_GEMM", "AG_GEMM_NODES"]
__getattr__ = lazily(__name__, dict.fromkeys(__all__, "rungs"))
