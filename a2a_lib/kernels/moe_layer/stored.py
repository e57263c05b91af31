"""The kernels whose gfx942 assembly is in the repository, so that every machine runs them without Triton."""
from __future__ import annotations

from dataclasses import asdict

from .kernel import moe_layer
from .names import KINDS
from .rungs import SIGNATURE, SIMULATED, WAVES_PER_SIMD, Megakernel

# Constants for up to 8 ranks, 8 experts on each and 16 on all of them: the simulated node's small shapes.
SMALL = asdict(SIMULATED) | {"KINDS": Megakernel.bits(KINDS), "waves_per_eu": WAVES_PER_SIMD, "WORLD": 8, "LOCAL": 8, "EXPERTS": 16}
# Kinds of one launch: of the megakernel, of phases, of two launches; with and without scatter and tail.
LAUNCHES = [" ".join(KINDS), *("plan", "dispatch", "dispatch tail", "up", "down", "reduce", "scatter reduce"),
            *("plan dispatch up", "plan dispatch tail up", "down reduce", "down scatter reduce")]
# (function, signature, constants and options)
KERNELS = [*((moe_layer, SIGNATURE.format(element), SMALL | {"KINDS": Megakernel.bits(kinds.split())})
             for element in ("*fp16", "*bf16") for kinds in LAUNCHES),
           (moe_layer, SIGNATURE.format("*fp16"), SMALL | {"WIDE": 2})]  # several blocks in one task, as on real GPUs
