"""The family `all_reduce`: the sum of every rank's message, at every rank."""
import re
from typing import Any

from ..rung.family import Family
from ..rung.situations import Situation

_BYTES = re.compile(r"(\d+)(B|KiB|MiB)(?:x(\w+))?")
_ROWS = re.compile(r"(\d+)x(\d+)(?:x(\w+))?")
_UNITS = {"B": 1, "KiB": 1 << 10, "MiB": 1 << 20}
ROW = 4096  # elements of a row of a shape that is spelled by its bytes, where they are rows of that length


class AllReduceFamily(Family):
    """See `Family`. A shape is a `problem.MessageShape`, a problem an `AllReduceProblem`."""

    name = "all_reduce"
    what = "the sum of all ranks' messages, at every rank"
    registry = {"torch": ".by_torch:ByTorch", "one_shot": ".rungs:OneShot", "one_shot_push": ".rungs:OneShotPush",
                "two_shot": ".rungs:TwoShot", "flag_in_data": ".rungs:FlagInData", "flag_in_data_two_shot": ".rungs:FlagInDataTwoShot",
                "lamport": ".rungs:Lamport", "lamport_two_shot": ".rungs:LamportTwoShot", "quantized": ".rungs:Quantized",
                "with_norm": ".rungs:WithNorm", "with_norm_one_shot": ".rungs:WithNormOneShot"}
    spelling = "ROWSxDIM, ROWSxDIMxDTYPE, or the bytes of a message: 64KiB, 1MiBxf32"
    columns = {"rows": "rows", "dim": "dim", "dtype_name": "dtype"}
    shape_class, problem_class = ".problem:MessageShape", ".problem:AllReduceProblem"
    named = {"tiny": (2, 72), "odd": (1, 1003, "f16"), "f32": (3, 333, "f32"), "decode": (8, 4096), "prefill": (512, 8192)}
    most_ranks = world_size = 8
    has_published = True

    def spelled(self, text: str) -> Any:
        from .problem import DTYPES, MessageShape

        if match := _BYTES.fullmatch(text):
            dtype = match[3] or "bf16"
            count, rest = divmod(int(match[1]) * _UNITS[match[2]], DTYPES[dtype].itemsize) if dtype in DTYPES else (0, 0)
            if not count or rest:
                return None
            return MessageShape(count // ROW, ROW, dtype) if count % ROW == 0 else MessageShape(1, count, dtype)
        if match := _ROWS.fullmatch(text):
            rows, dim, dtype = int(match[1]), int(match[2]), match[3] or "bf16"
            return MessageShape(rows, dim, dtype) if rows and dim and dtype in DTYPES else None
        return None

    def hazards(self, shape: Any, world_size: int) -> dict[str, dict[str, Any]]:
        return {"random": {}, "large and small values": {"values": "wide"}, "zeros of both signs": {"values": "zeros"}}

    def hazard_shapes(self) -> tuple:
        return (self.shape("tiny"), self.shape("odd"), self.shape("f32"), self.shape("1x1"))

    @property
    def situations(self) -> tuple[Situation, ...]:
        # Five, not four: waves are late in every fourth schedule, and each situation is to meet that.
        return (Situation("three ranks", self.shape("1x1513"), 3, 2, 2), Situation("a short piece", self.shape("1x1003xf16"), 2, 2, 2),
                Situation("four ranks, one wave", self.shape("1x300xf32"), 4, 1, 1),
                Situation("more blocks than pieces", self.shape("1x5"), 3, 3, 1),
                Situation("in place", self.shape("1x700"), 2, 2, 2, options=(("in_place", True),)))

    def least_bytes(self, problem: Any) -> dict[str, int]:
        """"wire": every rank sends and gets 2 (N - 1) / N of a message."""
        return {"wire": 2 * (problem.world_size - 1) * problem.shape.bytes}

    def due_bytes(self, problem: Any, kind: Any = None) -> Any:
        """The least bytes on the wire, with `kind.out_bits` bits for an element."""
        bits = 8 * problem.shape.dtype.itemsize
        return super().due_bytes(problem, kind) * getattr(kind, "out_bits", bits) // bits

    def published(self, rung: str, shape: Any = None) -> Any:
        """Figures of vLLM, shown beside `two_shot` because vLLM itself chooses between one shot and two."""
        from .published import beside

        return beside(shape.bytes) if rung == "two_shot" and shape is not None else None

    def more_of(self, rung: Any) -> dict[str, float]:
        """Simulated: "least us", the wire's bytes or one trip, whichever takes longer (bounds.py), and how often us is that."""
        if rung.node is None or rung.node.target != "sim":
            return {}
        from .bounds import bound

        least = bound(rung.node.preset, rung.shape.bytes, rung.world_size).least_us
        return {"least us": least, "x least": rung.us / least} if least else {}


FAMILY = AllReduceFamily()
