"""The rungs of align & sort that are made of kernels: their launches, and the memory they keep between calls."""
from __future__ import annotations

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
    """A stage whose grid, (blocks, threads), comes from the plan. lds: dynamic LDS, bytes."""

    grid: Callable[[AlignPlan], tuple[int, int]] = lambda plan: (1, 64)
    lds: int = 0


def launch(kernel: str, arguments: str, grid, cooperative: bool = False, lds: int = 0) -> Launch:
    return Launch(kernel, arguments, "call", cooperative=cooperative, grid=grid, lds=lds)


@dataclass(frozen=True)
class Design:
    """Launches and memory of one rung.

    name, idea   name also of its file
    launches     of a call, from the plan
    memory       name -> (shape, dtype) from the plan, all zero before the first call
    stable       whether an expert's rows come in ascending order
    widest       its kernel with a grid to choose, if there is one
    """

    name: str
    idea: str
    launches: Callable[[AlignPlan], tuple[Launch, ...]]
    memory: Callable[[AlignPlan], Mapping[str, tuple]] = field(default=lambda plan: {})
    stable: bool = False
    widest: str = ""

    @property
    def source(self) -> Path:
        return FOLDER / f"{self.name}.hip"


IN = "shape topk_ids expert_map"
OUT = "sorted_ids expert_ids num_post_padded"


def wide(plan: AlignPlan) -> tuple[int, int]:
    return plan.blocks, plan.threads


def per_expert(plan: AlignPlan) -> tuple[int, int]:
    return -(-plan.experts // 64), 64


def alone(plan: AlignPlan) -> tuple[int, int]:
    return 1, plan.threads


FOUR_STAGE = (launch("count", f"{IN} sorted_ids counts", per_expert), launch("sum_columns", "shape counts", per_expert),
              launch("sum_aligned", "shape counts start num_post_padded", lambda plan: (1, 64)),
              launch("place", f"{IN} sorted_ids expert_ids counts start", per_expert))
ONE_BLOCK = (launch("sort_in_one_block", f"{IN} {OUT}", alone),)
TWO_KERNELS = (launch("align", f"{IN} {OUT} next", alone), launch("place", f"{IN} sorted_ids next", wide))
MANY_BLOCKS = (launch("divide_count_place", f"{IN} {OUT} counts all_rows barrier", wide, cooperative=True),)
XCD_AWARE = (launch("count_by_xcd", f"{IN} {OUT} of_xcd barrier xcds", wide, cooperative=True),)


def reserve(plan: AlignPlan) -> tuple[Launch, ...]:
    return (launch("count_and_reserve", f"{IN} {OUT} words calls", wide, cooperative=True, lds=4 * plan.per * plan.threads),)


def words_memory(plan: AlignPlan) -> dict[str, tuple]:
    return {"words": ((2, plan.experts), torch.int64), "calls": ((1,), torch.int32)}


def tile_lds(plan: AlignPlan) -> int:
    """Dynamic LDS of sort_tiles, bytes."""
    places = -(-(plan.tile + 6 * plan.experts) // 8) * 8
    return 2 * places + 4 * (5 * plan.experts + 2)


def tiles(plan: AlignPlan) -> tuple[Launch, ...]:
    return (launch("sort_tiles", f"{IN} {OUT} words calls kept counts", wide, cooperative=True, lds=tile_lds(plan)),)


def tile_memory(plan: AlignPlan) -> dict[str, tuple]:
    count = -(-max(plan.ids, 1) // plan.tile)
    return words_memory(plan) | {"kept": ((count, plan.tile // 4), torch.int32),
                                 "counts": ((count, 2, plan.experts + 1), torch.int32)}


def stable_lds(plan: AlignPlan) -> int:
    """Dynamic LDS of sort_stably, bytes: waves of 32 need most."""
    return 4 * (plan.tile + (plan.threads // 32 + 3) * plan.experts + 1)


def stable_tiles(plan: AlignPlan) -> tuple[Launch, ...]:
    return (launch("sort_stably", f"{IN} {OUT} counts all_rows barrier", wide, cooperative=True, lds=stable_lds(plan)),)


RUNGS = {design.name: design for design in (
    Design("four_stage", "four kernels, counts in HBM, a thread per expert", lambda plan: FOUR_STAGE,
         lambda plan: {"counts": ((plan.experts + 1, plan.experts), torch.int32), "start": ((plan.experts + 1,), torch.int32)},
         stable=True),
    Design("one_block", "count, scan, place in the LDS of one block", lambda plan: ONE_BLOCK),
    Design("two_kernels", "one block aligns, many place", lambda plan: TWO_KERNELS,
         lambda plan: {"next": ((plan.experts,), torch.int32)}, widest="place"),
    Design("many_blocks", "all blocks count, sum and place: two grid barriers", lambda plan: MANY_BLOCKS,
         lambda plan: {"counts": ((plan.blocks, plan.experts), torch.int32), "all_rows": ((plan.experts,), torch.int32),
                       "barrier": ((2,), torch.int32)}, widest="divide_count_place"),
    Design("xcd_aware", "counts meet per XCD, blocks of an XCD are neighbours: one barrier", lambda plan: XCD_AWARE,
         lambda plan: {"of_xcd": ((2, plan.xcds, plan.experts), torch.int32), "barrier": ((2,), torch.int32)},
         widest="count_by_xcd"),
    Design("reserve", "one atomic per (block, expert) counts, reserves and signals: no barrier", reserve, words_memory,
         widest="count_and_reserve"),
    Design("tiles", "the same, with tiles sorted in LDS and written in runs: any number", tiles, tile_memory,
         widest="sort_tiles"),
    Design("stable_tiles", "tiles in order: counts by tile, two grid barriers, lanes of an expert numbered by a match", stable_tiles,
         lambda plan: {"counts": ((plan.experts, -(-max(plan.ids, 1) // plan.tile)), torch.int32),
                       "all_rows": ((plan.experts,), torch.int32), "barrier": ((2,), torch.int32)},
         stable=True, widest="sort_stably"),
)}
