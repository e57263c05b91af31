"""`broadcast`: the root stores its rows in every peer's heap (broadcast.hip)."""
from dataclasses import dataclass
from typing import ClassVar

import torch

from a2a_lib.kernels.rung.calls import Stage
from a2a_lib.kernels.rung.hip_rung import HipRung
from a2a_lib.kernels.rung.memory import Symmetric
from a2a_lib.kernels.rung.variants import Mutation, Variant, swap
from a2a_lib.kernels.rung.waits import Flag
from a2a_lib.machine.runtime.arguments import KernelStruct

from .family import FAMILY, BroadcastProblem

TO_PEER = "signal<Order::release, Scope::system>(world.at(flags + world.rank, peer), world.epoch)"


@dataclass(frozen=True)
class Rows(KernelStruct):
    """`Rows` of broadcast.hip."""

    TYPE: ClassVar[str] = "Rows"
    rows: int
    row_bytes: int
    root: int


class Broadcast(HipRung):
    """Outputs: [rows, columns] int32 per driven rank. Arguments and errors: those of `HipRung`."""

    family, name = FAMILY, "broadcast"
    idea = "the root stores its rows in every peer's heap; one flag per rank says that they are there, or taken"
    stages = (Stage("send_rows", "world shape x landing flags out", "call"),)
    buffers = (Symmetric("landing", "rows columns"),
               Symmetric("flags", "world", flag=Flag(("source",), "{n}, the number of this call; at the root of the call before")))
    variants = (
        Variant("last_first", "the root serves the last peer first",
                swap("for (int peer = blockIdx.x; peer < world.world_size; peer += gridDim.x)",
                     "peer = blockIdx.x; peer < world.world_size; peer += gridDim.x",
                     "peer = world.world_size - 1 - blockIdx.x; peer >= 0; peer -= gridDim.x")),
        Mutation("release-dropped", "the root's flag is set with a relaxed store", swap(TO_PEER, "release", "relaxed")),
        Mutation("agent-for-system", "the root's release stops at its own L2", swap(TO_PEER, "Scope::system", "Scope::agent")),
        Mutation("taken-not-awaited", "the root overwrites rows that nobody has taken",
                 (("wait_at_least<Order::acquire, Scope::system>(flags + peer, world.epoch - 1)", "(void)0"),)),
        Mutation("translate-forgotten", "the root sets the flag in its own heap",
                 swap(TO_PEER, "world.at(flags + world.rank, peer)", "flags + world.rank")),
    )

    def extents(self) -> dict[str, int]:
        return {"world": self.world_size, "rows": self.shape.rows, "columns": self.shape.columns}

    def inputs(self, problem: BroadcastProblem, rank: int) -> dict[str, torch.Tensor]:
        return {"x": problem.x if rank == self.shape.root else torch.empty(0, dtype=torch.int32)}

    def output_rows(self, problem: BroadcastProblem, rank: int) -> int:
        return self.shape.rows

    def output_extents(self, rows: int | None) -> tuple[tuple[int, int], torch.dtype]:
        return (self.shape.rows if rows is None else rows, self.shape.columns), torch.int32

    def sizes(self, rows: int) -> Rows:
        return Rows(rows, 4 * self.shape.columns, self.shape.root)
