"""The family `broadcast`: the root's rows to every rank. A family of a test, as CONTRIBUTING says how to add one."""
from dataclasses import dataclass
from typing import Any

from a2a_lib.kernels.rung.family import Family
from a2a_lib.kernels.rung.situations import Situation


@dataclass(frozen=True)
class BroadcastShape:
    """[rows, columns] int32, columns a multiple of 4; root: the rank that has them before the call."""

    rows: int
    columns: int
    root: int = 0


class BroadcastProblem:
    """x [rows, columns] int32, which every rank is to have."""

    def __init__(self, shape: BroadcastShape, world_size: int, seed: int = 0, fill: int | None = None):
        import torch

        from a2a_lib import Draw

        self.shape, self.world_size = shape, world_size
        extents = shape.rows, shape.columns
        self.x = (Draw(seed).integers(0, 1 << 30, extents, dtype=torch.int32) if fill is None
                  else torch.full(extents, fill, dtype=torch.int32))

    def check(self, outputs, ranks: list[int] | None = None) -> None:
        """MismatchError unless each output is x. outputs: one [rows, columns] int32 per rank."""
        from a2a_lib.kernels.moe import MismatchError

        for rank, out in zip(ranks or range(self.world_size), outputs, strict=True):
            wrong = (out != self.x).nonzero().tolist()
            if wrong:
                raise MismatchError(f"rank {rank}: {len(wrong)} values are wrong; the first is row {wrong[0][0]}, column {wrong[0][1]}")


class BroadcastFamily(Family):
    name = "broadcast"
    what = "the root's rows to every rank"
    registry = {"broadcast": ".broadcast:Broadcast"}
    shape_class, named = ".family:BroadcastShape", {"tiny": (5, 72), "last": (3, 4, 1)}
    spelling = "RxC (rows, columns)"
    columns = {"rows": "rows", "columns": "columns"}
    world_size = 4

    def check_world(self, shape: BroadcastShape, world_size: int) -> None:
        if shape.root >= world_size:
            raise ValueError(f"the root is rank {shape.root} of {world_size}")

    def problem(self, shape: BroadcastShape, world_size: int, seed: int | None = None, **options: Any) -> BroadcastProblem:
        return BroadcastProblem(shape, world_size, seed or 0, **options)

    def hazards(self, shape: BroadcastShape, world_size: int) -> dict[str, dict[str, Any]]:
        return {"random": {}, "what poison looks like": {"fill": -1}}

    def hazard_shapes(self) -> tuple:
        return tuple(self.shapes().values())

    @property
    def situations(self) -> tuple[Situation, ...]:
        return (Situation("few blocks", BroadcastShape(9, 260), 3, 2, 2), Situation("a pair", BroadcastShape(2, 4), 2, 1, 1))

    def least_bytes(self, problem: BroadcastProblem) -> dict[str, int]:
        return {"rows": problem.x.nbytes * (problem.world_size - 1)}


FAMILY = BroadcastFamily()
