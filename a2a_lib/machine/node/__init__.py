"""A node: all GPUs of one machine, simulated or real.

    node         `Node`: makes ranks, loads kernels, records traces
    heap         `SymmetricHeap`: the same bytes at the same offsets on every rank
    call         one kernel on all ranks, checked and timed: `Node.call`, `Node.measure`
    profile      `Profile`: events that kernels record themselves
    exploration  one function under many schedules of a simulated node: `Node.explore`
"""
from ..runtime.buffer import Buffer
from ..runtime.module import LoadedKernel, LoadedModule
from ..runtime.rank import Rank
from .call import CallResult
from .heap import SymmetricHeap
from .node import Node
from .profile import Profile

__all__ = ["Buffer", "CallResult", "LoadedKernel", "LoadedModule", "Node", "Profile", "Rank", "SymmetricHeap"]
