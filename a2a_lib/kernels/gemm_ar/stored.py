"""The family's kernels whose gfx942 assembly is in the repository, so that every machine runs them without Triton."""
from __future__ import annotations

from dataclasses import asdict

from ..gemm import kernels as shared
from ..gemm.rung import ALL_GATHER_GEMM
from . import kernels
from .rungs import ALL_REDUCE_TILES, GEMM_ALL_REDUCE, SHARES, SIMULATED

TILES, SUMS = asdict(SIMULATED), dict(SHARES=SHARES, RANKS=8)
ADDER = {name: TILES[name] for name in ("BM", "BN", "GROUP", "num_warps")}
# (function, signature, constants and options) of every kernel that a rung loads on the simulated node
KERNELS = [kernel for element in ("*fp16", "*bf16") for kernel in (
    (shared.all_gather_gemm, ALL_GATHER_GEMM.format(element), TILES),
    (kernels.gemm_all_reduce, GEMM_ALL_REDUCE.format(element), TILES | SUMS),
    (kernels.all_reduce_tiles, ALL_REDUCE_TILES.format(element), ADDER | SUMS))]
