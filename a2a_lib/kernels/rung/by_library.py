"""`ByLibrary`: what rungs share that leave a part of their work to a library."""
from dataclasses import replace
from typing import Any

from ...errors import A2AError
from ...machine.runtime.shared import TorchCalls
from .calls import Stage
from .triton_rung import TritonRung


class ByLibrary(TritonRung):
    """A rung with a library's part, as PyTorch calls it on NVIDIA GPUs. On the simulated node the host computes that part, and simulated
    times lack it. A call is `send(i)`, which waits for no other rank, and then `finish(i)`. calls: None on the simulated node."""

    measured = False  # simulated, it has no time
    calls: TorchCalls | None = None

    def use_library(self) -> None:
        """Makes `calls`. Raises A2AError for AMD GPUs, where nobody has run such a rung."""
        if self.node.target == "hip":
            raise A2AError(f"{self.full_name()} has run on NVIDIA's GPUs alone; this node's are AMD's")
        self.calls = TorchCalls(self.node) if self.node.target == "cuda" else None

    def send(self, i: int) -> None:
        """Starts what other ranks wait for on the i-th driven rank, and returns at once."""
        raise NotImplementedError

    def finish(self, i: int) -> None:
        """Starts the rest."""
        raise NotImplementedError

    @classmethod
    def all_situations(cls):
        return tuple(replace(situation, options=()) for situation in cls.family.situations)

    @property
    def us(self) -> float:
        """us of the latest call; NaN on the simulated node."""
        return float("nan") if self.node.target == "sim" else super().us

    def start(self, stage: str | Stage, call: Any) -> None:
        latest, self.epoch = self.epoch, call.epoch
        with self._or_failed():
            for step in (self.send, self.finish):  # all ranks send before one waits: a library's first call may hold the host meanwhile
                for i in range(len(self.node.ranks)):
                    step(i)
                if self.node.target == "sim":
                    self.node.synchronize()  # the host computes with what has come
        self.epoch = latest

    def start_on(self, i: int) -> None:
        self.send(i)
        self.finish(i)

    def close(self) -> None:
        self.node.synchronize()
        self.calls = None
        super().close()
