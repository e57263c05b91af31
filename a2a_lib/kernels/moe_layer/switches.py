"""The switches of the kernel. They are arguments of the kernel, so that all of them share one machine code."""
from __future__ import annotations

from dataclasses import dataclass, fields

from .names import BARRIERS, COMBINES

CHOICES = {"barrier": BARRIERS, "combine": COMBINES, "weigh": ("origin", "expert")}


class Checked:
    """Checks that the switches of both kernels share: some take certain words, and no number of tasks is negative."""

    def __post_init__(self):
        for field in fields(self):
            name, value = field.name, getattr(self, field.name)
            if name in CHOICES and value not in CHOICES[name]:
                raise ValueError(f"{name} {value!r}: one of {', '.join(CHOICES[name])}")
            if name.endswith("_tasks") and value < 0:
                raise ValueError(f"{name} is {value}: at least 0")

    def differences(self) -> str:
        """The differences from the defaults."""
        changed = [field.name for field in fields(self) if getattr(self, field.name) != field.default]
        return ", ".join(f"{name} {getattr(self, name)}" for name in changed)


@dataclass(frozen=True)
class Switches(Checked):
    """Switches of the kernel:

    barrier      an expert's tile waits for its rows ("tile"), its expert's ("expert"), all of the rank ("all")
    combine      outputs are sent by the second GEMM itself ("push"), sent by tasks of their own ("scatter"), pulled when they
                 are there ("gather"), or pulled when all ranks have finished ("serial")
    sort         rows are sent in the order of (rank, expert, token); else in that of (token, k)
    save         a row that several experts of a rank need goes there once, and `tail` tasks copy it. Needs barrier
                 "tile"
    weigh        the gate's weight travels with the row and is applied by the expert ("expert"), or when its output is
                 added ("origin")
    dispatch_tasks, tail_tasks, reduce_tasks   roles: number of tasks of a kind (0: one for each unit of work)
    down_lag     tiles by which a tile's second GEMM follows its first in the queue (-1: after all of them)
    scatter_lag  tiles by which a tile's scattering follows its second GEMM (-1: after all of them). Lags are -1 between
                 two launches

    Raises ValueError for unknown switches, or for combinations that do not work.
    """

    barrier: str = "tile"
    combine: str = "push"
    sort: bool = True
    save: bool = False
    weigh: str = "origin"
    dispatch_tasks: int = 0
    tail_tasks: int = 0
    reduce_tasks: int = 0
    down_lag: int = -1
    scatter_lag: int = 1

    def __post_init__(self):
        super().__post_init__()
        if self.save and self.barrier != "tile":
            raise ValueError("save needs barrier 'tile': a saved row is copied tile by tile")
