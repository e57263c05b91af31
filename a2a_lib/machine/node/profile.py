"""Events from inside kernels (`a2a/profile.h`): their buffers, and their conversion to records of the trace.

    profile = a2a.Profile(node, comm.module, tags=["send", "wait"])   # names of the kernel's tags 0, 1
    comm(problem)
    trace = profile.trace(comm.trace)                                 # with a `user` record per start and stop
    trace.save("run.pftrace")
    profile.clear()                                                   # before the next call

The kernels' signatures stay as they are: the header defines a `__device__` variable, `a2a_profile`, and the host writes
the addresses of the buffers into it. Works on all targets.

Times have the resolution of the GPU's clock: 10 ns on AMD and on the simulator, rounded down; on NVIDIA nanoseconds,
updated as often as that GPU does it. On real GPUs, each rank's clock is compared with the events that time its launches
when the trace is read. Kernels and ranks then compare to some microseconds only, waves of one GPU to one tick.
"""
from __future__ import annotations

import struct
from collections.abc import Sequence

import numpy as np
import torch

from ...errors import HipError, ProfileError
from ...plurals import quantity
from ..runtime.module import LoadedModule
from ..runtime.rank import Rank
from ..trace import PS_PER_US, Trace
from .node import Node
from .profile_events import Held, Recorded, read

SYMBOL = "a2a_profile"
STATE = struct.Struct("<QQQIII4x")  # ProfileState of a2a/profile.h
EVENT = np.dtype([("ticks", "<u8"), ("id", "<i4"), ("tag", "<u4")])  # ProfileEvent
PS_PER_TICK = {"sim": 10_000, "hip": 10_000, "cuda": 1_000}  # MI300X counts at 100 MHz; %globaltimer in ns
CLOCK = """#include "a2a/profile.h"
extern "C" __global__ void a2a_clock(uint64_t* now) { *now = a2a::Profile::ticks(); }
"""


class Profile:
    """Buffers for the events of a node's kernels, one slice per (block, wave) of each driven rank.

    node:     a `Node`
    modules:  loaded modules whose source includes a2a/profile.h; `attach` adds more
    tags:     names of the kernel's tags, in the order of its enum
    capacity: events (a start and a stop are two) a wave may record until `clear`, over all its launches
    blocks, waves: the largest grid, and waves per block, that has room. 16 bytes per event: with the defaults 2.4 MiB
              per rank

    Kernels that run at the same time on two streams of a rank must not share a Profile: they would share slices.
    Errors: ProfileError, ValueError.
    """

    def __init__(self, node: Node, *modules: LoadedModule, tags: Sequence[str], capacity: int = 128,
                 blocks: int = 304, waves: int = 4):
        if min(capacity, blocks, waves) < 1:
            raise ValueError(f"a profile of {quantity(blocks, 'block')} x {quantity(waves, 'wave')} x "
                             f"{quantity(capacity, 'event')}: at least 1 of each")
        if isinstance(tags, str) or len(set(tags)) != len(tags):
            raise ValueError(f"tags are distinct names, one per tag of the kernel; not {tags!r}")
        self.node, self.tags = node, list(tags)
        self.capacity, self.blocks, self.waves = capacity, blocks, waves
        slices = blocks * waves
        self._events = [rank.empty((slices, capacity, 4), torch.int32, "profile_events") for rank in node.ranks]
        # counts [slices]; the last element is the number of waves that had no slice
        self._counts = [rank.empty((slices + 1,), torch.int32, "profile_counts") for rank in node.ranks]
        self._modules: list[LoadedModule] = []
        self.clear()
        for module in modules:
            self.attach(module)

    def attach(self, module: LoadedModule) -> Profile:
        """Lets the kernels of a module record here, instead of in an earlier Profile. Raises ProfileError if they
        cannot."""
        slices = self.blocks * self.waves
        for rank, events, counts in zip(self.node.ranks, self._events, self._counts):
            self._write(module, rank, STATE.pack(events.address, counts.address, counts.address + 4 * slices,
                                                 self.capacity, self.blocks, self.waves))
        module.profile = self  # keeps the buffers alive as long as the module's kernels can run
        if module not in self._modules:
            self._modules.append(module)
        return self

    def detach(self) -> None:
        """Stops the recording; what was recorded stays readable."""
        self.node.synchronize()
        for module in self._modules:
            if module.profile is not self:
                continue  # another profile has replaced it
            for rank in self.node.ranks:
                self._write(module, rank, bytes(STATE.size))
            module.profile = None
        self._modules = []

    @staticmethod
    def _write(module: LoadedModule, rank: Rank, state: bytes) -> None:
        try:
            variable = module.symbol(rank, SYMBOL)
        except HipError as error:
            raise ProfileError("this module records no events: its source does not include a2a/profile.h, or "
                               "A2A_NO_PROFILE was defined") from error
        variable.copy_from(torch.frombuffer(bytearray(state), dtype=torch.uint8))

    def clear(self) -> None:
        """Forgets all events, after synchronising."""
        self.node.synchronize()
        for buffer in (*self._events, *self._counts):
            buffer.zero_()
        self.node.synchronize()

    def trace(self, base: Trace | None = None) -> Trace:
        """`base` (default: the node's whole trace) with a `user` record for every start and its stop.

        symbol is the tag's name, index the id; rank, block, wave, launch, kernel and stream are the wave's. Only events
        within launches of `base` count. A time is a tick, rounded down. On the simulated node, rounding could put it
        before the wave's first instruction or into a wait that was over; it is then the wave's start or the wait's end.

        Raises ProfileError if a wave recorded more than `capacity` events, or lies beyond `blocks` or `waves`. Also for a start
        without stop, a stop without start, and a tag without name.
        """
        base = self.node.trace if base is None else base
        self.node.synchronize()
        held = [Held(rank.index, *raw, self.clock_ps(rank)) for rank, raw in zip(self.node.ranks, self.raw(), strict=True)]
        return read(Recorded(self.tags, self.capacity, self.blocks, self.waves, self.ps_per_tick, held), base)

    @property
    def ps_per_tick(self) -> int:
        """Picoseconds of one tick of the GPU's clock."""
        return PS_PER_TICK[self.node.target]

    def raw(self) -> list[tuple[np.ndarray, np.ndarray, int]]:
        """Contents of the buffers per driven rank: events [blocks * waves, capacity] of dtype EVENT, counts [blocks *
        waves] integers, and the number of waves without a slice."""
        held = []
        for events, counts in zip(self._events, self._counts):
            count = counts.to_torch().numpy()
            held.append((events.to_torch().numpy().view(EVENT)[..., 0], count[:-1], int(count[-1])))
        return held

    def clock_ps(self, rank: Rank) -> tuple[int, int]:
        """(tick, ps): the same moment on the rank's clock and in the trace. On the simulated node both start at 0. A
        real GPU is asked, with the shortest of some launches; this is accurate to half its length, some
        microseconds."""
        recorder = self.node.context.recorder
        if recorder is None:
            return 0, 0
        module, now = self.node.load(CLOCK, name="a2a_clock.hip"), rank.zeros((1,), torch.int64, "clock")
        best = None
        for _ in range(9):
            start, took = recorder.time_us(rank.index, lambda: rank.launch(module.a2a_clock, 1, 1, now))
            if best is None or took < best[0]:
                best = took, int(now.to_torch().item()), round((start + took / 2) * PS_PER_US)
        return best[1], best[2]

    def __repr__(self) -> str:
        return (f"Profile({quantity(len(self.node.ranks), 'rank')}, {quantity(self.blocks, 'block')} x "
                f"{quantity(self.waves, 'wave')} x {self.capacity} "
                f"events, tags {', '.join(self.tags)})")
