"""The switches of the backward kernel, arguments as those of the forward one."""
from __future__ import annotations

from dataclasses import dataclass, fields

from .names import BARRIERS, COMBINES


@dataclass(frozen=True)
class BackwardSwitches:
    """Switches of the backward kernel. barrier, combine, sort, dispatch_tasks, reduce_tasks, down_lag, scatter_lag: as of
    `Switches`, with dhidden and drows as the first and the second GEMM.

    weights_first   the experts' dweights tasks stand before their drows tasks in the queue, not behind them; then no lag counts

    Raises ValueError for unknown switches.
    """

    barrier: str = "tile"
    combine: str = "push"
    sort: bool = True
    dispatch_tasks: int = 0
    reduce_tasks: int = 0
    down_lag: int = -1
    scatter_lag: int = 1
    weights_first: bool = False

    def __post_init__(self):
        for name, known in (("barrier", BARRIERS), ("combine", COMBINES)):
            if getattr(self, name) not in known:
                raise ValueError(f"{name} {getattr(self, name)!r}: one of {', '.join(known)}")
        for name in ("dispatch_tasks", "reduce_tasks"):
            if getattr(self, name) < 0:
                raise ValueError(f"{name} is {getattr(self, name)}: at least 0")

    def differences(self) -> str:
        """The differences from the defaults."""
        changed = [f.name for f in fields(self) if getattr(self, f.name) != f.default]
        return ", ".join(f"{name} {getattr(self, name)}" for name in changed)
