"""`AllReduce`: the common part of the rungs of `all_reduce` with kernels."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import torch

from ...errors import LaunchError
from ...machine.runtime.arguments import KernelStruct
from ..rung.calls import Call, Stage
from ..rung.hip_rung import HipRung
from .family import FAMILY
from .problem import DTYPES, AllReduceProblem, MessageShape

MOST_WAVES = 2432  # of a launch, of 64 lanes: 8 for each of MI300X's 304 CUs. So many have places in the buffers
PIECE = 16  # bytes that a lane loads or stores at once


@dataclass(frozen=True)
class Message(KernelStruct):
    """`Message` of a2a/elements.h."""

    TYPE: ClassVar[str] = "a2a::Message"
    bytes: int
    dtype: int


class AllReduce(HipRung):
    """Outputs: the sum, [rows, dim] of the shape's dtype, per driven rank.

    Arguments: those of `HipRung`, and in_place: x and out are the same memory; each call begins with a copy into it. Errors: those
    of `HipRung`; ValueError for more than 8 ranks, and for a grid of more than MOST_WAVES waves of 64 lanes.
    """

    family = FAMILY
    own_options = ("in_place",)
    most_threads = 256  # of a block of the usual grid, but on NVIDIA
    shape: MessageShape

    def __init__(self, node=None, shape=None, *, in_place: bool = False, **arguments):
        self.in_place = bool(in_place)
        super().__init__(node, shape, **arguments)

    def extents(self) -> dict[str, int]:
        return {"world": self.world_size, "pieces": self.shape.pieces, "words": self.shape.words, "waves": self.most_waves,
                "share": -(-self.shape.words // self.world_size)}

    def inputs(self, problem: AllReduceProblem, rank: int) -> dict[str, torch.Tensor]:
        return {"x": problem.x[rank]}

    def output_rows(self, problem: AllReduceProblem, rank: int) -> int:
        return self.shape.rows

    def output_extents(self, rows: int | None) -> tuple[tuple[int, int], torch.dtype]:
        return (self.shape.rows if rows is None else rows, self.shape.dim), self.shape.dtype

    def sizes(self, rows: int) -> Message:
        return Message(self.shape.bytes, list(DTYPES).index(self.shape.dtype_name))

    def start(self, stage: str | Stage, call: Call) -> None:
        if self.in_place:
            for rank, given, stream in zip(self.node.ranks, call.inputs, self.streams):
                given.setdefault("given", given["x"])
                given["x"] = self.memory_of_x(given["out"])
                rank.copy(given["x"], given["given"], stream)
        super().start(stage, call)

    def memory_of_x(self, out):
        """The part of the output that is x, in place."""
        return out

    def set_grid(self, blocks: int, waves: int) -> None:
        if blocks * waves > self.most_waves:
            raise LaunchError(f"{self.name} has places for {self.most_waves} waves, not for {blocks} blocks of {waves}")
        changed = (blocks, waves) != (self.blocks, self.waves)
        super().set_grid(blocks, waves)
        if changed and self.memory.is_held:
            self.heap.holder = None  # places and numbers of tiles follow the grid: the next call waits for all and zeroes flags

    @property
    def most_waves(self) -> int:
        """Waves of a launch that have places in the buffers."""
        return MOST_WAVES * 64 // self.lanes

    @property
    def items(self) -> int:
        """Number of pieces that lanes share: each takes at most one where there are enough lanes."""
        return self.shape.pieces

    def usual_waves(self) -> int:
        """One wave per block while there are compute units for all, because a unit's rate and its accesses in flight are limited.
        512 threads at most on NVIDIA, which has half as many lanes in a wave."""
        waves = -(-self.items // self.lanes)
        threads = 512 if self.node.target == "cuda" else self.most_threads
        return max(1, min(threads // self.lanes, -(-waves // self.node.ranks[0].compute_units)))

    def usual_blocks(self, waves: int) -> int:
        """An item for each lane, and at most a block for each compute unit."""
        return max(1, min(self.node.ranks[0].compute_units, -(-self.items // (waves * self.lanes)), self.most_waves // waves))


class InWords(AllReduce):
    """The common part of rungs whose lanes take a word of 4 bytes at a time."""

    most_threads = 512

    @property
    def items(self) -> int:
        return self.shape.words
