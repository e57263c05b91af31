"""The family's kernels whose gfx942 assembly is in the repository, so that every machine runs them without Triton.

    python -m a2a_lib.kernels.gemm_rs.stored     writes them anew, with the installed Triton
"""
from __future__ import annotations

from dataclasses import asdict

from ...machine.toolchain.triton import store_all, store_mutants
from ..gemm import kernels
from ..gemm.rung import SIMULATED
from ..rung.triton_mutants import changed_kernels
from .family import FAMILY
from .rungs import GEMM_REDUCE_SCATTER, REDUCE_TILES

TILES = asdict(SIMULATED)
ADDER = {name: TILES[name] for name in ("BM", "BN", "GROUP", "num_warps")}
# (function, signature, constants and options) of every kernel that a rung of this family alone loads on the simulated node
KERNELS = [kernel for element in ("*fp16", "*bf16") for flag in (False, True) for kernel in (
    (kernels.gemm_reduce_scatter, GEMM_REDUCE_SCATTER.format(element), TILES | dict(ADD=flag)),
    (kernels.reduce_tiles, REDUCE_TILES.format(element), ADDER | dict(WAIT=flag)))]


def mutants() -> list[tuple]:
    """The mutated kernels, in the form of `KERNELS`."""
    return changed_kernels(FAMILY.rungs.values())


if __name__ == "__main__":
    print("\n".join(store_all(KERNELS) + store_mutants(mutants())))
