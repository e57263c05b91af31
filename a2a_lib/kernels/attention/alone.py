"""The other lower bound of a rung's time: computing alone. `a2a bench` times it beside the rungs."""
from __future__ import annotations

from .mesh import Mesh


class Alone(Mesh):
    """A baseline for `mesh`, not a rung. The first two calls fill both sets of buffers, and every later call computes with
    their contents. All programs compute. Takes one problem only."""

    name = "computing alone"
    idea = "all blocks are there"

    def start_on(self, i: int) -> None:
        self.attend(i, *(self.senders, self.turns) if self.epoch <= 2 else (0, 1))
