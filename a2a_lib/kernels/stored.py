"""The Triton kernels whose gfx942 assembly is in the repository, so that every machine runs them without Triton.

They are those that the rungs of a family load on the simulated node, and those that its mutations and designs change.

    python -m a2a_lib.kernels.stored ag_gemm gemm_rs     writes these families' anew, with the installed Triton
"""
import sys
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from ..machine.node.triton import load
from ..machine.toolchain.triton import store_all, store_mutants
from . import families
from .ag_gemm import node_kernels
from .ag_gemm import rungs as ag_gemm
from .attention import kernels as attention_kernels
from .attention import library, library_kernels, ring_kernels, ulysses_kernels
from .attention import rungs as attention
from .gemm import kernels as gemm_kernels
from .gemm.rung import ALL_GATHER_GEMM, SIMULATED, WAIT_FOR_ALL
from .gemm_ar import kernels as gemm_ar_kernels
from .gemm_ar import rungs as gemm_ar
from .gemm_rs.rungs import GEMM_REDUCE_SCATTER, REDUCE_TILES
from .moe_backward import rungs as moe_backward
from .moe_backward.names import ORDER
from .moe_layer import rungs as moe_layer
from .rung.triton_rung import TritonRung
from .rung.triton_variants import with_changes
from .rung.variants import DESIGN, MUTATION

Kernel = tuple[Any, str, dict]  # function, signature, constants and options
ELEMENTS = ("*fp16", "*bf16")
TILES, AR_TILES = asdict(SIMULATED), asdict(gemm_ar.SIMULATED)
ADDER, AR_ADDER = ({name: tiles[name] for name in ("BM", "BN", "GROUP", "num_warps")} for tiles in (TILES, AR_TILES))
SUMS = dict(SHARES=gemm_ar.SHARES, RANKS=8)

# Constants for up to 8 ranks, 8 experts on each and 16 on all of them: the simulated node's small shapes.
SMALL = {"waves_per_eu": moe_layer.WAVES_PER_SIMD, "WORLD": 8, "LOCAL": 8, "EXPERTS": 16}
# Kinds of one launch: of the megakernel, of phases, of two launches; with and without scatter and tail.
LAUNCHES = [" ".join(moe_layer.KINDS), *("plan", "dispatch", "dispatch tail", "up", "down", "reduce", "scatter reduce"),
            *("plan dispatch up", "plan dispatch tail up", "down reduce", "down scatter reduce")]
SEVERAL = {"TURNS": 2, "STORES": 2, "WIDE": 2}  # several blocks in one task, as on real GPUs
DGRAD = "plan dispatch dhidden drows"
# The same of the backward pass. PLANS: those that make a plan or keep one.
PLANS = [" ".join(moe_backward.KINDS), "plan", DGRAD, f"{DGRAD} scatter"]
BACKWARD_LAUNCHES = [*ORDER[1:], "dweights reduce"]


def of_layer(element: str, kinds: str, **constants: Any) -> Kernel:
    """A launch of the MoE layer with these kinds of tasks."""
    return moe_layer.moe_layer, moe_layer.SIGNATURE.format(element), {
        **asdict(moe_layer.SIMULATED), **SMALL, "KINDS": moe_layer.Megakernel.bits(kinds.split()), **constants}


def of_backward(element: str, kinds: str, **constants: Any) -> Kernel:
    """A launch of its backward pass with these kinds of tasks."""
    return moe_backward.moe_backward, moe_backward.SIGNATURE.format(element), {
        **asdict(moe_backward.SIMULATED), "KEPT": 0, **SMALL, **constants, "KINDS": moe_backward.Backward.bits(kinds.split())}


def of_attention(element: str, masked: bool) -> list[Kernel]:
    """The kernels that attend to heads of 64 values."""
    common = attention.constants(attention.SIMULATED, 64, masked)
    return [(attention_kernels.mesh_attention, attention.MESH_ATTENTION.format(element), common),
            (ring_kernels.ring_attention, attention.RING_ATTENTION.format(element), common),
            (ulysses_kernels.ulysses_attention, attention.ULYSSES_ATTENTION.format(element), common | dict(RANKS=attention.RANKS))]


# The kernels that rungs load as they are, by family. A kernel that families share stands at the first of them.
KERNELS: dict[str, list[Kernel]] = {
    "ag_gemm": [
        (gemm_kernels.wait_for_all, WAIT_FOR_ALL, dict(num_warps=1)),
        (gemm_kernels.all_gather_gemm_by_xcd, ALL_GATHER_GEMM.format("*fp16"), TILES),
        *((node_kernels.gather_nodes_and_multiply, ag_gemm.GATHER_NODES.format("*fp16"),
           TILES | dict(BLOCK=ag_gemm.COPIED, TWO_LEVEL=two_level)) for two_level in (False, True)),
        *(kernel for element in ELEMENTS for kernel in (
            (gemm_kernels.all_gather_gemm, ALL_GATHER_GEMM.format(element), TILES),
            (gemm_kernels.push_and_multiply, ag_gemm.PUSH_AND_MULTIPLY.format(element), TILES | dict(BLOCK=ag_gemm.COPIED)),
            (gemm_kernels.pull_and_multiply, ag_gemm.PULL_AND_MULTIPLY.format(element), TILES | dict(BLOCK=ag_gemm.COPIED))))],
    "gemm_rs": [kernel for element in ELEMENTS for flag in (False, True) for kernel in (
        (gemm_kernels.gemm_reduce_scatter, GEMM_REDUCE_SCATTER.format(element), TILES | dict(ADD=flag)),
        (gemm_kernels.reduce_tiles, REDUCE_TILES.format(element), ADDER | dict(WAIT=flag)))],
    "gemm_ar": [kernel for element in ELEMENTS for kernel in (
        (gemm_kernels.all_gather_gemm, ALL_GATHER_GEMM.format(element), AR_TILES),
        (gemm_ar_kernels.gemm_all_reduce, gemm_ar.GEMM_ALL_REDUCE.format(element), AR_TILES | SUMS),
        (gemm_ar_kernels.all_reduce_tiles, gemm_ar.ALL_REDUCE_TILES.format(element), AR_ADDER | SUMS))],
    "moe_layer": [*(of_layer(element, kinds) for element in ELEMENTS for kinds in LAUNCHES), of_layer("*fp16", LAUNCHES[0], WIDE=2)],
    "moe_backward": [*(of_backward(element, kinds, KEPT=kept) for element in ELEMENTS for kinds in PLANS for kept in (0, 1)),
                     *(of_backward(element, kinds) for element in ELEMENTS for kinds in BACKWARD_LAUNCHES),
                     *(of_backward("*fp16", kinds, **SEVERAL) for kinds in (PLANS[0], DGRAD, "dweights reduce"))],
    "attention": [
        *((attention_kernels.gather_blocks, attention.GATHER_BLOCKS.format(element),
           attention.gatherer_constants(attention.SIMULATED, 64)) for element in ELEMENTS),
        *((library_kernels.merge_parts, library.MERGE_PARTS.format(a, element, out),
           dict(DIM=64, BM=library.BM, LAST=out == element, num_warps=4))
          for element in ELEMENTS for a in (element, "*fp32") for out in (element, "*fp32")),
        *(kernel for element in ELEMENTS for masked in (False, True) for kernel in of_attention(element, masked))],
}


def mutants(family: str) -> list[Kernel]:
    """The kernels that mutations and designs of a family change."""
    kinds = [kind for kind in families.of(family).rungs.values() if issubclass(kind, TritonRung)]
    return changed_kernels(kinds, MUTATION) + changed_kernels(kinds, DESIGN)


def changed_kernels(kinds: Iterable[type[TritonRung]], of: str) -> list[Kernel]:
    """Each kernel that a MUTATION or DESIGN of these rungs changes, as the rungs' situations load it."""
    changed: list[Kernel] = []
    for kind in kinds:
        kernels = loaded_kernels(kind)
        for variant in kind.of_kind(of).values():
            for function, signature, constants in kernels:
                new = with_changes(function, kind.modules, variant.changes)
                if new is not function:
                    changed.append((new, signature, constants))
    return changed


def loaded_kernels(kind: type[TritonRung]) -> list[Kernel]:
    """Each kernel that the rung itself loads in its situations."""
    kernels: list[Kernel] = []

    class Recorder(kind):  # type: ignore[misc, valid-type]
        """Notes what it loads."""

        separate = False  # of rungs with several launches: a mutation is compiled once, for all of them

        def load(self, function, signature, **constants):
            if (function, signature, constants) not in kernels:
                kernels.append((function, signature, constants))
            return load(self.node, function, signature, **constants)

    for situation in kind.all_situations():
        with situation.node("ideal", 0) as node:
            Recorder(node, kind.family.small_shape(situation.name, situation.shape), **dict(situation.options))
    return kernels


if __name__ == "__main__":
    chosen = sys.argv[1:]
    print("\n".join(store_all([kernel for name in chosen for kernel in KERNELS[name]])
                    + store_mutants([kernel for name in chosen for kernel in mutants(name)])))
