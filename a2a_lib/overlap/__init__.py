"""GEMMs whose communication is not seen: AllGather -> GEMM and GEMM -> ReduceScatter, each in rungs.

    shape   = a2a.overlap.GemmShape(m=1024, n=1024, k=512)
    problem = a2a.overlap.GemmProblem.random("ag_gemm", shape, world_size=node.world_size)
    rung    = a2a.overlap.AG_GEMM["copy_engine"](node, shape)
    problem.check(rung(problem))
"""
from ..moe.gemm import GemmProblem, GemmShape
from .ag_gemm import CopyEngine, PullByWaves, PutByWaves, Sequential
from .gemm_rs import FusedSum

AG_GEMM = {rung.name: rung for rung in (Sequential, CopyEngine, PutByWaves, PullByWaves)}
GEMM_RS = {rung.name: rung for rung in (FusedSum,)}

__all__ = ["AG_GEMM", "GEMM_RS", "GemmProblem", "GemmShape"]
