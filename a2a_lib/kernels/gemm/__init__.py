"""Matrix products with hidden communication: the common part of the families `ag_gemm`, `gemm_rs` and `gemm_ar`.

    shape   = a2a.gemm.GemmShape(m=1024, n=1024, k=512)
    problem = a2a.gemm.GemmProblem.random("ag_gemm", shape, world_size=node.world_size)
    rung    = a2a.ag_gemm.AG_GEMM["copy_engine"](node, shape)
    problem.check(rung(problem))
    a2a.gemm.roofline(node, shape)       # lower bounds, before anything runs: one after the other, and overlapped
"""
from ..rung.family import lazily

_NAMES = {"GemmProblem": "rung", "GemmShape": "rung", "Roofline": "bounds", "roofline": "bounds"}
__all__ = list(_NAMES)
__getattr__ = lazily(__name__, _NAMES)
