"""The layer's Triton kernels whose gfx942 assembly is in the repository, so that every machine runs them without Triton."""
from __future__ import annotations

from .fp8_experts import DOWN_SIGNATURE, UP_SIGNATURE, down_in_8_bits, up_in_8_bits

SMALL = {"BM": 16, "LOCAL": 8, "num_warps": 4, "num_stages": 2}
# (function, signature, constants and options)
KERNELS = [(up_in_8_bits, UP_SIGNATURE, SMALL), (down_in_8_bits, DOWN_SIGNATURE, SMALL)]
