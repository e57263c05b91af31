"""GEMMs with hidden communication: AllGather -> GEMM, GEMM -> ReduceScatter and GEMM -> AllReduce, each in rungs.

    shape   = a2a.gemm.GemmShape(m=1024, n=1024, k=512)
    problem = a2a.gemm.GemmProblem.random("ag_gemm", shape, world_size=node.world_size)
    rung    = a2a.gemm.AG_GEMM["copy_engine"](node, shape)
    problem.check(rung(problem))
    a2a.gemm.roofline(node, shape)       # lower bounds, before anything runs: one after the other, and overlapped
"""
from ..rung.family import lazily

_NAMES = {"GemmProblem": "tables", "GemmShape": "tables", "Roofline": "bounds", "roofline": "bounds",
          "AG_GEMM": "tables", "AG_GEMM_NODES": "tables", "GEMM_AR": "tables",
          "GEMM_RS": "tables"}
__all__ = ["AG_GEMM", "AG_GEMM_NODES", "GEMM_AR", "GEMM_RS", "GemmProblem", "GemmShape", "Roofline", "roofline"]
__getattr__ = lazily(__name__, _NAMES)
