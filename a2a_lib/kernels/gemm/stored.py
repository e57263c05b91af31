"""The kernels whose gfx942 assembly is in the repository, so that every machine runs them without Triton.

    python -m a2a_lib.kernels.gemm.stored     writes them anew, with the installed Triton
"""
from __future__ import annotations

from dataclasses import asdict

from ...machine.toolchain.triton import store_all, store_mutants
from ..ag_gemm import node_kernels, nodes
from ..ag_gemm import rungs as ag_gemm
from ..ag_gemm.family import FAMILY as AG_GEMM
from ..gemm_ar import kernels as ar_kernels
from ..gemm_ar import rungs as gemm_ar
from ..gemm_ar.family import FAMILY as GEMM_AR
from ..gemm_rs import rungs as gemm_rs
from ..gemm_rs.family import FAMILY as GEMM_RS
from ..rung.triton_mutants import changed_kernels
from . import kernels
from .rung import SIMULATED

TILES = asdict(SIMULATED)
ADDER = {name: TILES[name] for name in ("BM", "BN", "GROUP", "num_warps")}
AR_SUMS = dict(SHARES=gemm_ar.SHARES, RANKS=8)
AR_ADDER = {name: value for name, value in asdict(gemm_ar.SIMULATED).items() if name in ADDER}
# (function, signature, constants and options) of every kernel that a rung loads on the simulated node
KERNELS = [(kernels.wait_for_all, ag_gemm.WAIT_FOR_ALL, dict(num_warps=1))]
for element in ("*fp16", "*bf16"):
    KERNELS += [(kernels.all_gather_gemm, ag_gemm.ALL_GATHER_GEMM.format(element), TILES),
                (kernels.push_and_multiply, ag_gemm.PUSH_AND_MULTIPLY.format(element), TILES | dict(BLOCK=ag_gemm.COPIED)),
                (kernels.pull_and_multiply, ag_gemm.PULL_AND_MULTIPLY.format(element), TILES | dict(BLOCK=ag_gemm.COPIED)),
                *((kernels.gemm_reduce_scatter, gemm_rs.GEMM_REDUCE_SCATTER.format(element), TILES | dict(ADD=add))
                  for add in (False, True)),
                *((kernels.reduce_tiles, gemm_rs.REDUCE_TILES.format(element), ADDER | dict(WAIT=wait))
                  for wait in (False, True)),
                (kernels.all_gather_gemm, ag_gemm.ALL_GATHER_GEMM.format(element), asdict(gemm_ar.SIMULATED)),
                (ar_kernels.gemm_all_reduce, gemm_ar.GEMM_ALL_REDUCE.format(element), asdict(gemm_ar.SIMULATED) | AR_SUMS),
                (ar_kernels.all_reduce_tiles, gemm_ar.ALL_REDUCE_TILES.format(element), AR_ADDER | AR_SUMS)]
KERNELS += [(kernels.all_gather_gemm_by_xcd, ag_gemm.ALL_GATHER_GEMM.format("*fp16"), TILES)]
KERNELS += [(node_kernels.gather_nodes_and_multiply, nodes.GATHER_NODES.format("*fp16"),
             TILES | dict(BLOCK=ag_gemm.COPIED, TWO_LEVEL=two_level)) for two_level in (False, True)]


def mutants() -> list[tuple]:
    """The mutated kernels, in the form of `KERNELS`."""
    return changed_kernels([*AG_GEMM.rungs.values(), *GEMM_RS.rungs.values(), *GEMM_AR.rungs.values()])


if __name__ == "__main__":
    print("\n".join(store_all(KERNELS) + store_mutants(mutants())))
