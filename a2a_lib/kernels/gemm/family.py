"""The base of the families `ag_gemm`, `gemm_rs` and `gemm_ar`: their shapes, problems and situations."""
from typing import Any

from ..rung.family import Family
from ..rung.situations import Situation


class GemmFamily(Family):
    """See `Family`. A shape is a `moe.gemm.GemmShape`, a problem a `GemmProblem`."""

    shape_class, problem_class = "..moe.gemm:GemmShape", "..moe.gemm:GemmProblem"
    named = {"tiny": (256, 256, 128), "small": (512, 512, 256), "lesson": (1024, 1024, 512)}
    spelling = "MxNxK"
    columns = {"m": "m", "n": "n", "k": "k"}
    world_size = 4

    def check_world(self, shape: Any, world_size: int) -> None:
        shape.local(self.name, world_size)

    def problem(self, shape: Any, world_size: int, seed: int | None = None, **options: Any) -> Any:
        return self.imported(self.problem_class).random(self.name, shape, world_size, seed or 0, **options)

    @property
    def situations(self) -> tuple[Situation, ...]:
        # A program without a tile of the first chunk begins with the next rank's rows at once. No earlier call has left
        # rows there that would hide a missing wait.
        return (Situation("a late rank", self.shape("192x192x192"), 3, calls=1, late=4 << 20, options=(("programs", 4),), cus=4),
                Situation("few programs", self.shape("256x128x64"), 2, options=(("programs", 3),), cus=4),
                Situation("three ranks, odd rows", self.shape("336x192x96"), 3, options=(("programs", 5),), cus=4))

    def least_bytes(self, problem: Any) -> dict[str, int]:
        """"rows": every rank's rows of A to each other rank, or its parts of C; for an all-reduce also the sums. Each way once."""
        shape, world = problem.shape, problem.world_size
        rows = shape.m * (shape.k if self.name == "ag_gemm" else shape.n) * shape.dtype.itemsize
        return {"rows": rows * (world - 1) * (2 if self.name == "gemm_ar" else 1)}
