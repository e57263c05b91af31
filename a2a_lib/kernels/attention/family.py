"""The family `attention`: attention of a sequence that is split over ranks."""
from typing import Any

from ..rung.family import Family
from ..rung.situations import Situation

_OPTIONS = {"full": "mask", "causal": "mask", "contiguous": "order", "zigzag": "order", "striped": "order", "f16": "dtype_name",
          "bf16": "dtype_name"}


class AttentionFamily(Family):
    """See `Family`. A shape is a `problem.AttentionShape`, a problem an `AttentionProblem`."""

    name = "attention"
    what = "attention of a sequence that is split over ranks"
    registry = {"gather": ".rungs:Gather", "ring": ".rungs:Ring", "two_rings": ".rungs:TwoRings", "mesh": ".rungs:Mesh",
                "ulysses": ".rungs:Ulysses", "library": ".library:Library"}
    spelling = "RANKSxROWS or LENGTHxHEADSxKV_HEADSxDIM, and words: 4x256, 8x128xcausal, 1000x8x2x64xcausalxstripedxbf16"
    columns = {"length": "length", "heads": "heads", "kv_heads": "kv heads", "dim": "dim", "mask": "mask", "order": "order",
               "dtype_name": "dtype"}
    shape_class, problem_class = ".problem:AttentionShape", ".problem:AttentionProblem"
    named = {"tiny": (256, 4, 4), "odd": (150, 8, 4, 64, "causal"), "lesson": (1024,), "long": (4096,)}
    most_ranks, world_size = 8, 4
    pause_us = 4000.0  # longer than the host takes to queue a peer's call
    beside = (".rungs:Alone",)

    def spelled(self, text: str) -> Any:
        from .problem import AttentionShape

        parts = text.split("x")
        numbers = [int(part) for part in parts if part.isdecimal()]
        options = [part for part in parts if not part.isdecimal()]
        given = {_OPTIONS.get(word): word for word in options}
        if None in given or len(given) < len(options) or parts != [*map(str, numbers), *options] or len(numbers) not in (2, 4):
            return None
        sizes = (numbers[0] * numbers[1],) if len(numbers) == 2 else numbers
        try:
            return AttentionShape(*sizes, **given)
        except ValueError:
            return None

    def hazards(self, shape: Any, world_size: int) -> dict[str, dict[str, Any]]:
        return {"random": {}, "few large weights": {"values": "peaked"}}

    def hazard_shapes(self) -> tuple:
        return (self.shape("tiny"), self.shape("odd"))

    @property
    def situations(self) -> tuple[Situation, ...]:
        few = (("teams", 1), ("members", 2))
        return (Situation("a late rank, padded rows", self.shape("150x4x2x64xcausal"), 2, calls=1, late=4 << 20,
                          options=(*few, ("programs", 6)), cus=4),
                Situation("four ranks", self.shape("96x4x4x64xcausal"), 4, options=(*few, ("programs", 12)), cus=6))

    def least_bytes(self, problem: Any) -> dict[str, int]:
        """"blocks": K and V of every rank to each other rank, once."""
        shape, world = problem.shape, problem.world_size
        return {"blocks": 2 * shape.length * shape.kv_heads * shape.dim * shape.dtype.itemsize * (world - 1)}

    def due_bytes(self, problem: Any, kind: Any = None) -> Any:
        """Nobody knows for `ulysses`, where heads travel instead of blocks."""
        return None if kind is not None and kind.name == "ulysses" else super().due_bytes(problem, kind)

    def more_of(self, rung: Any) -> dict[str, float]:
        """"wire us": see `bounds.bound`, on a simulated node."""
        from .bounds import bound

        if rung.node.target != "sim":
            return {}
        return {"wire us": bound(rung.node.preset, rung.name, rung.shape, rung.world_size).wire_us}


FAMILY = AttentionFamily()
