"""The other lower bound of a rung's time: computing alone.

    a2a.attention.computing_us(node, shape)      # runs attention on a simulated node, with all blocks there

`a2a bench` times `Alone` beside the rungs.
"""
from __future__ import annotations

from typing import Any

from ...machine.trace import LAUNCH, PS_PER_US
from .mesh import Gather, Mesh


class Alone(Mesh):
    """A baseline for `mesh`, not a rung. The first two calls fill both sets of buffers, and every later call computes with
    their contents. All programs compute. Takes one problem only."""

    name = "computing alone"
    idea = "all blocks are there"

    def start_on(self, i: int) -> None:
        self.attend(i, *(self.senders, self.turns) if self.epoch <= 2 else (0, 1))


def computing_us(node: Any, shape: Any) -> float:
    """us of attention alone on a node: the second kernel of `gather`, second call, slowest rank."""
    rung = Gather(node, shape)
    problem = rung.family.problem(rung.shape, rung.world_size)
    for _ in range(2):
        rung(problem)
    trace = rung.trace
    records = trace.records
    launches = records[(records["kind"] == LAUNCH) & (trace.names("kernel") == "mesh_attention")]
    us = float(launches["duration"].max()) / PS_PER_US
    rung.close()
    return us
