"""The switches of the backward kernel, arguments as those of the forward one."""
from __future__ import annotations

from dataclasses import dataclass

from ..moe_layer.switches import Checked


@dataclass(frozen=True)
class BackwardSwitches(Checked):
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
