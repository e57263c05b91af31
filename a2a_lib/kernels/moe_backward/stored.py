"""The backward kernels whose gfx942 assembly is in the repository, so that every machine runs them without Triton."""
from __future__ import annotations

from dataclasses import asdict

from ..moe_layer.rungs import WAVES_PER_SIMD
from .kernel import moe_backward
from .names import KINDS, ORDER
from .rungs import SIGNATURE, SIMULATED, Backward

# Constants for up to 8 ranks, 8 experts on each and 16 on all of them: the simulated node's small shapes.
SMALL = asdict(SIMULATED) | {"KINDS": Backward.bits(KINDS), "KEPT": 0, "waves_per_eu": WAVES_PER_SIMD, "WORLD": 8, "LOCAL": 8,
                             "EXPERTS": 16}
SEVERAL = {"TURNS": 2, "STORES": 2, "WIDE": 2}  # several blocks in one task, as on real GPUs
DGRAD = "plan dispatch dhidden drows"
# Kinds of one launch: of the one launch, of phases, of two launches; with and without scatter. PLANS: those that make a plan or keep one.
PLANS = [" ".join(KINDS), "plan", DGRAD, f"{DGRAD} scatter"]
LAUNCHES = [*ORDER[1:], "dweights reduce"]


def kernel(element: str, kinds: str, **constants) -> tuple:
    """(function, signature, constants and options) of a launch with these kinds."""
    return moe_backward, SIGNATURE.format(element), SMALL | constants | {"KINDS": Backward.bits(kinds.split())}


KERNELS = [*(kernel(element, kinds, KEPT=kept) for element in ("*fp16", "*bf16") for kinds in PLANS for kept in (0, 1)),
           *(kernel(element, kinds) for element in ("*fp16", "*bf16") for kinds in LAUNCHES),
           *(kernel("*fp16", kinds, **SEVERAL) for kinds in (PLANS[0], DGRAD, "dweights reduce"))]
