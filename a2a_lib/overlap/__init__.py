"""GEMMs whose communication is not seen: AllGather -> GEMM and GEMM -> ReduceScatter, each in rungs.

    shape   = a2a.overlap.GemmShape(m=1024, n=1024, k=512)
    problem = a2a.overlap.GemmProblem.random("ag_gemm", shape, world_size=node.world_size)
    rung    = a2a.overlap.AG_GEMM["copy_engine"](node, shape)
    problem.check(rung(problem))
    a2a.overlap.roofline(node, shape)       # at least, before anything runs: one after the other, and overlapped
"""
from ..moe.gemm import GemmProblem, GemmShape
from . import ag_gemm, gemm_rs, nodes
from .bounds import Roofline, roofline

AG_GEMM = {rung.name: rung for rung in (ag_gemm.Sequential, ag_gemm.PullByWaves, ag_gemm.PutByWaves, ag_gemm.CopyEngine)}
GEMM_RS = {rung.name: rung for rung in (gemm_rs.Sequential, gemm_rs.Slots, gemm_rs.FusedSum)}
AG_GEMM_NODES = {rung.name: rung for rung in (nodes.Flat, nodes.TwoLevel)}  # on a Cluster

__all__ = ["AG_GEMM", "AG_GEMM_NODES", "GEMM_RS", "GemmProblem", "GemmShape", "Roofline", "roofline"]
