"""The family's kernels whose gfx942 assembly is in the repository, so that every machine runs them without Triton."""
from __future__ import annotations

from dataclasses import asdict

from ..gemm import kernels
from ..gemm.rung import SIMULATED
from .rungs import GEMM_REDUCE_SCATTER, REDUCE_TILES

TILES = asdict(SIMULATED)
ADDER = {name: TILES[name] for name in ("BM", "BN", "GROUP", "num_warps")}
# (function, signature, constants and options) of every kernel that a rung of this family alone loads on the simulated node
KERNELS = [kernel for element in ("*fp16", "*bf16") for flag in (False, True) for kernel in (
    (kernels.gemm_reduce_scatter, GEMM_REDUCE_SCATTER.format(element), TILES | dict(ADD=flag)),
    (kernels.reduce_tiles, REDUCE_TILES.format(element), ADDER | dict(WAIT=flag)))]
