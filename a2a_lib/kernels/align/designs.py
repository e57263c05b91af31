"""The rungs of align & sort that are made of kernels: their launches, and the memory they keep between calls."""
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

import torch

from ...machine.runtime.arguments import KernelStruct
from ..rung.calls import Stage

FOLDER = Path(__file__).parent
# Rung -> target -> flat tokens that a block sorts at once, and its threads: its kernel is compiled for them.
TILES = {"tiles": {"sim": (4096, 256), "hip": (4096, 256), "cuda": (65536, 1024)},
         "stable_tiles": {"sim": (4096, 256), "hip": (4096, 256), "cuda": (16384, 512)}}
SIDE = 256  # least threads of a block of many_blocks: a fragment of 16 x 16


@dataclass(frozen=True)
class AlignShape(KernelStruct):
    """`AlignShape` of a2a/align.h."""

    TYPE: ClassVar[str] = "a2a::AlignShape"
    ids: int
    experts: int
    block_size: int
    capacity: int


@dataclass(frozen=True)
class AlignPlan:
    """The sizes that a rung's grids and memory depend on. ids: the most flat tokens of a call. blocks, threads: of its
    widest launch. xcds: of the GPU. per: flat tokens of a thread, of `reserve`. tile: flat tokens that a block sorts at
    once, of the rungs in TILES."""

    ids: int
    experts: int
    blocks: int
    threads: int
    xcds: int
    per: int = 4
    tile: int = 4096


@dataclass(frozen=True)
class Launch(Stage):
    """A stage whose grid, (blocks, threads), and dynamic LDS, bytes, come from the plan."""

    grid: Callable[[AlignPlan], tuple[int, int]] = lambda plan: (1, 64)
    lds: Callable[[AlignPlan], int] = lambda plan: 0


@dataclass(frozen=True)
class Design:
    """Launches and memory of one rung.

    name, idea   name also of its file
    launches     of a call
    memory       name -> (shape, dtype) from the plan, all zero before the first call
    stable       whether an expert's rows come in ascending order
    widest       its kernel with a grid to choose, if there is one
    """

    name: str
    idea: str
    launches: tuple[Launch, ...]
    memory: Callable[[AlignPlan], Mapping[str, tuple]] = field(default=lambda plan: {})
    stable: bool = False
    widest: str = ""

    @property
    def source(self) -> Path:
        return FOLDER / f"{self.name}.hip"


IN = "shape topk_ids expert_map"
OUT = "sorted_ids expert_ids num_post_padded"


def per_expert(kernel: str, arguments: str) -> Launch:
    return Launch(kernel, arguments, "call", grid=lambda plan: (-(-plan.experts // 64), 64))


def alone(kernel: str, arguments: str) -> Launch:
    return Launch(kernel, arguments, "call", grid=lambda plan: (1, plan.threads))


def wide(kernel: str, arguments: str, cooperative: bool = True, lds: Callable[[AlignPlan], int] = lambda plan: 0) -> Launch:
    return Launch(kernel, arguments, "call", cooperative=cooperative, grid=lambda plan: (plan.blocks, plan.threads), lds=lds)


def words_memory(plan: AlignPlan) -> dict[str, tuple]:
    return {"words": ((2, plan.experts), torch.int64), "calls": ((1,), torch.int32)}


def tile_lds(plan: AlignPlan) -> int:
    """Dynamic LDS of sort_tiles, bytes."""
    places = -(-(plan.tile + 6 * plan.experts) // 8) * 8
    return 2 * places + 4 * (5 * plan.experts + 2)


def tile_memory(plan: AlignPlan) -> dict[str, tuple]:
    count = -(-max(plan.ids, 1) // plan.tile)
    return words_memory(plan) | {"kept": ((count, plan.tile // 4), torch.int32),
                                 "counts": ((count, 2, plan.experts + 1), torch.int32)}


def stable_lds(plan: AlignPlan) -> int:
    """Dynamic LDS of sort_stably, bytes: waves of 32 need most."""
    return 4 * (plan.tile + (plan.threads // 32 + 3) * plan.experts + 1)


RUNGS = {design.name: design for design in (
    Design("four_stage", "four kernels, counts in HBM, a thread per expert",
           (per_expert("count", f"{IN} sorted_ids counts"), per_expert("sum_columns", "shape counts"),
            Launch("sum_aligned", "shape counts start num_post_padded", "call"),
            per_expert("place", f"{IN} sorted_ids expert_ids counts start")),
           lambda plan: {"counts": ((plan.experts + 1, plan.experts), torch.int32), "start": ((plan.experts + 1,), torch.int32)},
           stable=True),
    Design("one_block", "count, scan, place in the LDS of one block", (alone("sort_in_one_block", f"{IN} {OUT}"),)),
    Design("two_kernels", "one block aligns, many place",
           (alone("align", f"{IN} {OUT} next"), wide("place", f"{IN} sorted_ids next", cooperative=False)),
           lambda plan: {"next": ((plan.experts,), torch.int32)}, widest="place"),
    Design("many_blocks", "all blocks count, sum and place: two grid barriers",
           (wide("divide_count_place", f"{IN} {OUT} counts all_rows barrier"),),
           lambda plan: {"counts": ((plan.blocks, plan.experts), torch.int32), "all_rows": ((plan.experts,), torch.int32),
                         "barrier": ((2,), torch.int32)}, widest="divide_count_place"),
    Design("xcd_aware", "counts meet per XCD, blocks of an XCD are neighbours: one barrier",
           (wide("count_by_xcd", f"{IN} {OUT} of_xcd barrier xcds"),),
           lambda plan: {"of_xcd": ((2, plan.xcds, plan.experts), torch.int32), "barrier": ((2,), torch.int32)},
           widest="count_by_xcd"),
    Design("reserve", "one atomic per (block, expert) counts, reserves and signals: no barrier",
           (wide("count_and_reserve", f"{IN} {OUT} words calls", lds=lambda plan: 4 * plan.per * plan.threads),), words_memory,
           widest="count_and_reserve"),
    Design("tiles", "the same, with tiles sorted in LDS and written in runs: any number",
           (wide("sort_tiles", f"{IN} {OUT} words calls kept counts", lds=tile_lds),), tile_memory, widest="sort_tiles"),
    Design("stable_tiles", "tiles in order: counts by tile, two grid barriers, lanes of an expert numbered by a match",
           (wide("sort_stably", f"{IN} {OUT} counts all_rows barrier", lds=stable_lds),),
           lambda plan: {"counts": ((plan.experts, -(-max(plan.ids, 1) // plan.tile)), torch.int32),
                         "all_rows": ((plan.experts,), torch.int32), "barrier": ((2,), torch.int32)},
           stable=True, widest="sort_stably"),
)}
