"""Compares the cost of a right answer with the solution's: simulated time, or calls of PyTorch. Every pass prints it.

    kernels             us of all cases, from the start of a case's first kernel to the end of its last
    PyTorch             calls of functions and methods of tensors, views among them; on a GPU the others are launches or copies
    all else in Python  nothing: a host has no simulated time
    open exercises      nothing: their card has the score

costs.json has the solutions' costs: {exercise: [what is counted, number]}. `python -m tests.course.check.digests` writes it.
"""

import json
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path

from torch.overrides import TorchFunctionMode

from .score import shown

FILE = Path(__file__).with_name("costs.json")
US, CALLS = "us", "calls"
MOST = {US: 2.0, CALLS: 5.0}  # factor above the solution from which a pass gets a remark
QUERIES = {"__get__", "data_ptr", "dim", "element_size", "is_contiguous", "numel", "size", "storage_offset", "stride"}  # no calls
COUNTED = {US: ("us", "simulated, preset mi300x"), CALLS: ("calls of PyTorch", "views count, too, loops in Python do not")}
NONE = "no time of its own: this answer runs on the host, and only GPUs are simulated"


class Counted(TorchFunctionMode):
    """Counts calls of PyTorch inside, of one thread. Looking at a tensor's shape, dtype or address is none."""

    def __init__(self, calls: count):
        super().__init__()
        self.calls = calls

    def __torch_function__(self, function, types, args=(), kwargs=None):
        if getattr(function, "__name__", "") not in QUERIES:
            next(self.calls)
        return function(*args, **(kwargs or {}))


@dataclass(frozen=True)
class Cost:
    """number: the answer's us or calls, as `unit` says ("": nothing is counted). ours: the solution's, 0 if none is stored."""

    unit: str
    number: float
    ours: float

    @property
    def line(self) -> str:
        if not self.unit:
            return NONE
        what, note = COUNTED[self.unit]
        ours = f"; the solution needs {shown(self.ours)} (factor {self.factor:.2f}; {note})" if self.ours else f" ({note})"
        return f"{shown(self.number)} {what} in all cases{ours}"

    @property
    def factor(self) -> float:
        return self.number / self.ours if self.ours else 1.0

    @property
    def remarks(self) -> list[str]:
        """One if the factor is above MOST."""
        if self.factor <= MOST.get(self.unit, 1.0):
            return []
        return [f"{shown(self.number)} {COUNTED[self.unit][0]} in all cases, and the solution needs {shown(self.ours)}: right, but "
                f"{self.factor:.1f} times as much. Full marks: at most {MOST[self.unit]:g} times"]


def of(name: str, us: float, calls: int) -> Cost:
    """The cost of an answer. us: simulated, of its kernels in all cases; calls: of PyTorch. Time counts before calls."""
    unit, number = (US, us) if us else (CALLS, calls) if calls else ("", 0)
    counted, ours = stored().get(name, (unit, 0))
    return Cost(unit, number, ours if counted == unit else 0)


@cache
def stored() -> dict[str, tuple[str, float]]:
    return json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
