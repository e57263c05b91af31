"""`Case`: a problem too large for CPUs, which each process draws and checks on its own GPU. `on_gpu` times rungs with it."""
import gc
from collections.abc import Callable, Mapping
from dataclasses import asdict, is_dataclass
from typing import Any

from ...errors import A2AError
from .clock import Clock
from .peers import Timer
from .stats import spread


def row_name(name: str, options: Mapping[str, Any]) -> str:
    return ", ".join([name, *(f"{option} {value}" for option, value in options.items())])


class Case:
    """A subclass draws its inputs in `__init__`, and says what `give`, `check` and `peers` do. Collective, one GPU per process.

    baseline: the end of the name of the row that others are compared with. hold_us: the least pauses of the GPU between timed calls of
    rungs and of peers.
    """

    baseline = "phases"
    hold_us = (0.0, 3000.0)

    def __init__(self, clock: Clock, family, shape):
        self.clock, self.node, self.family, self.shape = clock, clock.node, family, shape
        if len(self.node.ranks) != 1:
            raise A2AError("a process for each GPU: torchrun --nproc-per-node N -m a2a_lib bench --on-gpu ...")

    @staticmethod
    def kind_of(family, name: str) -> type:
        """The class of a rung."""
        return family.rungs[name]

    def make(self, name: str, options: Mapping[str, Any]):
        """Makes the rung."""
        return self.kind_of(self.family, name)(self.node, self.shape, **options)

    def give(self, rung) -> None:
        """Writes the inputs of a rung, on all ranks."""
        raise NotImplementedError

    def check(self, rung) -> dict[str, Any]:
        """The largest error of all ranks, {"worst": error}. Raises A2AError on all ranks alike for a wrong answer."""
        raise NotImplementedError

    def peers(self) -> dict[str, Callable[[], Any]]:
        """{name: a call of PyTorch's way, which returns the outputs}."""
        return {}

    def check_peer(self, outputs: Any) -> dict[str, Any]:
        """Like `check`, of a peer's outputs."""
        return {}

    def close(self) -> None:
        """Frees the memory."""

    def time(self, name: str, options: Mapping[str, Any], calls: int, warmup: int) -> dict[str, Any]:
        """Times one rung and checks its last timed call. Returns its row of a recording."""
        rung = self.make(name, options)
        rung.run_in(self.clock.streams)
        self.give(rung)
        us = self.clock.series([[rung.launch]] * (calls + warmup), each=False, hold_us=self.hold_us[0])[warmup:, 0]
        row = {"rung": name, "name": row_name(name, options), "launch": "plain", "programs": rung.programs, "us": spread(us),
               "correct": True}
        row |= {what: asdict(part) for what in ("switches", "tiles") if is_dataclass(part := getattr(rung, what, None))}
        try:
            row |= self.check(rung)
        except A2AError as error:
            row |= {"correct": False, "error": str(error)}
        self.node.gather({rank.index: None for rank in self.node.ranks})
        rung.close()
        rung = None
        gc.collect()  # frees its memory for the next one
        return row

    def time_peer(self, name: str, work: Callable[[], Any], calls: int, warmup: int) -> dict[str, Any]:
        """Times and checks PyTorch's way. Returns its row."""
        import torch

        row = {"rung": name, "name": name, "peer": True, "correct": True}
        try:
            row |= self.check_peer(work()) | {"us": Timer(self.clock)(work, calls, warmup, hold_us=self.hold_us[1])["device"]}
        except Exception as error:  # a peer's failure is a result, whatever it is
            row |= {"error": f"{type(error).__name__}: {error}"[:300]}
        torch.cuda.empty_cache()
        return row
