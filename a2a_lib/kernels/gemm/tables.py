"""The rungs of both GEMM families by name, and their problems."""
from ..moe.gemm import GemmProblem, GemmShape
from . import family

AG_GEMM = {name: kind for name, kind in family.AG_GEMM.rungs.items() if not kind.on_cluster}
AG_GEMM_NODES = {name: kind for name, kind in family.AG_GEMM.rungs.items() if kind.on_cluster}  # on a Cluster
GEMM_RS = dict(family.GEMM_RS.rungs)
GEMM_AR = dict(family.GEMM_AR.rungs)

__all__ = ["AG_GEMM", "AG_GEMM_NODES", "GEMM_AR", "GEMM_RS", "GemmProblem", "GemmShape"]
