"""One HIP-shaped driver over three libraries: the simulator's, ROCm's and CUDA's."""
import os
from typing import Any

from .buffer import Buffer
from .driver import Runtime

TARGETS = ("sim", "hip", "cuda")

__all__ = ["Buffer", "Runtime", "TARGETS", "default_target", "load_runtime"]


def default_target() -> str:
    """The environment variable A2A_TARGET, else "sim"."""
    return os.environ.get("A2A_TARGET") or "sim"


def load_runtime(target: str | None = None, config: dict[str, Any] | None = None) -> Runtime:
    """The runtime of a target: "sim" (a new simulated node), "hip" or "cuda". None: A2A_TARGET.

    config: for "sim", the keys of a simulated node (gpus, xcds, cus, seed, preset, memory, ...). Raises ValueError for
    an unknown target, A2AError if the target's library is not on this machine.
    """
    target = target or default_target()
    if target == "sim":
        from .sim import SimLibrary
        return Runtime(SimLibrary(config or {}))
    if target == "hip":
        from .hip import HipLibrary
        return Runtime(HipLibrary())
    if target == "cuda":
        from .cuda import CudaLibrary
        return Runtime(CudaLibrary())
    raise ValueError(f"unknown target {target!r}: one of {', '.join(TARGETS)}")
