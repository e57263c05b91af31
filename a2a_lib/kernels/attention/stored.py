"""The kernels whose gfx942 assembly is in the repository, so that every machine runs them without Triton."""
from __future__ import annotations

from . import kernels, library, library_kernels, ring_kernels, rungs, ulysses_kernels
from .rungs import SIMULATED, constants

# (function, signature, constants and options) of every kernel that a rung loads on the simulated node, for heads of 64 values
KERNELS = []
for element in ("*fp16", "*bf16"):
    KERNELS.append((kernels.gather_blocks, rungs.GATHER_BLOCKS.format(element), rungs.gatherer_constants(SIMULATED, 64)))
    KERNELS += [(library_kernels.merge_parts, library.MERGE_PARTS.format(a, element, out), dict(DIM=64, BM=library.BM, LAST=out == element,
                                                                                                num_warps=4))
                for a in (element, "*fp32") for out in (element, "*fp32")]
    for masked in (False, True):
        common = constants(SIMULATED, 64, masked)
        KERNELS += [(kernels.mesh_attention, rungs.MESH_ATTENTION.format(element), common),
                    (ring_kernels.ring_attention, rungs.RING_ATTENTION.format(element), common),
                    (ulysses_kernels.ulysses_attention, rungs.ULYSSES_ATTENTION.format(element), common | dict(RANKS=rungs.RANKS))]
