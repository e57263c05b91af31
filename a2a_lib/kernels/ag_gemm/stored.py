"""The family's kernels whose gfx942 assembly is in the repository, so that every machine runs them without Triton."""
from __future__ import annotations

from dataclasses import asdict

from ..gemm import kernels
from ..gemm.rung import ALL_GATHER_GEMM, SIMULATED, WAIT_FOR_ALL
from . import node_kernels
from .rungs import COPIED, GATHER_NODES, PULL_AND_MULTIPLY, PUSH_AND_MULTIPLY

TILES = asdict(SIMULATED)
# (function, signature, constants and options) of every kernel that a rung loads on the simulated node
KERNELS = [(kernels.wait_for_all, WAIT_FOR_ALL, dict(num_warps=1))]
for element in ("*fp16", "*bf16"):
    KERNELS += [(kernels.all_gather_gemm, ALL_GATHER_GEMM.format(element), TILES),
                (kernels.push_and_multiply, PUSH_AND_MULTIPLY.format(element), TILES | dict(BLOCK=COPIED)),
                (kernels.pull_and_multiply, PULL_AND_MULTIPLY.format(element), TILES | dict(BLOCK=COPIED))]
KERNELS += [(kernels.all_gather_gemm_by_xcd, ALL_GATHER_GEMM.format("*fp16"), TILES)]
KERNELS += [(node_kernels.gather_nodes_and_multiply, GATHER_NODES.format("*fp16"), TILES | dict(BLOCK=COPIED, TWO_LEVEL=two_level))
            for two_level in (False, True)]
