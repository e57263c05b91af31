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
import struct
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import torch

from ...errors import HipError, ProfileError
from ...plurals import quantity
from ..runtime.module import LoadedModule
from ..runtime.rank import Rank
from ..trace import LAUNCH, PS_PER_US, USER, WAIT, WAVE, Trace, empty_records
from ..trace.match import latest_before
from .node import Node

NEVER = np.iinfo(np.int64).max
SLACK_PS = 5_000_000  # real GPUs: greatest difference between a launch's start and the first event in it


class Held(NamedTuple):
    """Contents of the buffers of one rank. events: [slices, capacity] of dtype `EVENT`. counts: int32 [slices], events that
    each (block, wave) recorded. homeless: waves without a slice. clock: (tick, ps), one moment on the GPU's clock and
    in the trace."""

    rank: int
    events: np.ndarray
    counts: np.ndarray
    homeless: int
    clock: tuple[int, int]


class Recorded(NamedTuple):
    """The events of a `Profile`: names of its tags, room per slice, grid, ps of one tick, and the contents of each
    rank."""

    tags: Sequence[str]
    capacity: int
    blocks: int
    waves: int
    ps_per_tick: int
    held: Sequence[Held]


def read(profile: Recorded, base: Trace) -> Trace:
    """See `Profile.trace`."""
    per_tick = profile.ps_per_tick
    mistakes, parts = [], []
    flaws: set[str] = set()
    for rank, events, counts, homeless, (tick, moment) in profile.held:
        name = f"rank {rank}"
        lost = np.maximum(counts.astype(np.int64) - profile.capacity, 0)
        if lost.any():
            worst = int(lost.argmax())
            mistakes.append(f"{name}, block {worst // profile.waves}, wave {worst % profile.waves} recorded "
                        f"{counts[worst]} events and has room for {profile.capacity}: Profile(capacity="
                        f"{counts[worst]}), or profile.clear() between calls")
        if homeless:
            mistakes.append(f"{name}: {quantity(homeless, 'wave lies', 'waves lie')} beyond {quantity(profile.blocks, 'block')} of "
                            f"{quantity(profile.waves, 'wave')} and "
                        f"recorded nothing: Profile(blocks=..., waves=...)")
        pairs, alone = _pair(profile, events)
        records = _records(profile, rank, pairs)
        for field, column in (("time", 2), ("duration", 3)):
            known = pairs[:, column] != NEVER
            records[field] = np.where(known, (pairs[:, column] - tick) * per_tick + moment, NEVER)
        records, open_here = _place(records, base, per_tick, rank)
        if len(open_here):
            flaws.add("no stop")
            first = records[open_here[0]]
            mistakes.append(f"{name}, block {first['block']}, wave {first['wave']}: {len(open_here)} starts of the rank "
                        f"have no stop, the first is {profile.tags[first['symbol']]!r} with id {first['index']}")
        if alone:
            flaws.add("no start")
            tag, ident, place = alone[0]
            mistakes.append(f"{name}, block {place // profile.waves}, wave {place % profile.waves}: a stop of "
                        f"{profile.tags[tag]!r} with id {ident} has no start")
        parts.append(records)
    if mistakes:
        raise ProfileError("; ".join(mistakes), flaws)
    return _joined(base, np.concatenate([empty_records(), *parts]), profile.tags)


def _pair(profile: Recorded, events: np.ndarray) -> tuple[np.ndarray, list[tuple[int, int, int]]]:
    """([n, 5]: tag, id, tick of the start, tick of the stop (NEVER: none), slice), and (tag, id, slice) of stops
    without start. A stop belongs to the latest open start of the same tag and id."""
    place, slot = np.nonzero(events["ticks"])
    recorded = events[place, slot]
    unnamed = np.flatnonzero(recorded["tag"] // 2 >= len(profile.tags))
    if len(unnamed):
        raise ProfileError(f"the kernel recorded tag {recorded['tag'][unnamed[0]] // 2}; names were given for "
                            f"{len(profile.tags)}: {', '.join(profile.tags)}", {"no name"})
    rows: list[list[int]] = []
    alone: list[tuple[int, int, int]] = []
    pending: dict[tuple[int, int, int], list[int]] = {}
    for where, ticks, ident, tag in zip(place.tolist(), recorded["ticks"].tolist(), recorded["id"].tolist(),
                                        recorded["tag"].tolist()):
        key = (tag >> 1, ident, where)
        if not tag & 1:
            pending.setdefault(key, []).append(len(rows))
            rows.append([tag >> 1, ident, ticks, NEVER, where])
        elif pending.get(key):
            rows[pending[key].pop()][3] = ticks
        else:
            alone.append(key)
    return np.array(rows, dtype=np.int64).reshape(-1, 5), alone


def _records(profile: Recorded, rank: int, pairs: np.ndarray) -> np.ndarray:
    records = empty_records(len(pairs))
    records["kind"], records["rank"] = USER, rank
    records["symbol"], records["index"] = pairs[:, 0], pairs[:, 1]  # the symbol is a tag until `_joined`
    records["block"], records["wave"] = pairs[:, 4] // profile.waves, pairs[:, 4] % profile.waves
    return records


def _place(records: np.ndarray, base: Trace, per_tick: int, rank: int) -> tuple[np.ndarray, np.ndarray]:
    """The records that lie in launches of `base`, in order of their time, and a mask of those without stop. They get
    launch, kernel, stream and a duration, in whose field the stop was before."""
    own = base.records[base.records["rank"] == rank]
    launches, waves, waits = (own[own["kind"] == kind] for kind in (LAUNCH, WAVE, WAIT))
    by_wave = len(waves) > 0
    hosts = waves if by_wave else launches
    slack = per_tick - 1 if by_wave else SLACK_PS
    host = _holder(hosts, hosts["time"], records, records["time"] + slack, by_wave)
    end = hosts["time"][host] + hosts["duration"][host] if len(hosts) else np.zeros(len(records), np.int64)
    # On real GPUs a launch's own length is known to some microseconds only; a wave's is exact.
    inside = host >= 0 if not by_wave else (host >= 0) & (records["time"] <= end)
    records, host, end = records[inside], host[inside], end[inside]
    unstopped = records["duration"] == NEVER
    if len(records):
        for field in ("launch", "kernel"):
            records[field] = hosts[field][host]
        streams = dict(zip(launches["launch"].tolist(), launches["stream"].tolist()))
        records["stream"] = [streams.get(launch, 0) for launch in records["launch"].tolist()]
        last = end if by_wave else np.maximum(end, records["time"])
        records["duration"] = np.where(unstopped, last, records["duration"])
        if by_wave:
            for field in ("time", "duration"):
                records[field] = np.maximum(_after_wait(waits, records, records[field]), hosts["time"][host])
    order = np.argsort(records["time"], kind="stable")
    records["duration"] -= records["time"]
    return records[order], np.flatnonzero(unstopped[order])


def _holder(hosts: np.ndarray, starts: np.ndarray, records: np.ndarray, at: np.ndarray, by_wave: bool) -> np.ndarray:
    """Per record the number of the latest host (of its own block and wave) that starts no later than `at`; -1: none."""
    fields = ("block", "wave") if by_wave else ("rank",)
    return latest_before([hosts[f] for f in fields], starts, [records[f] for f in fields], at)


def _after_wait(waits: np.ndarray, records: np.ndarray, at: np.ndarray) -> np.ndarray:
    """`at`, or the end of the same wave's wait that contains it. Waves wait and then read the clock: only its rounding
    can put an event inside a wait."""
    row = _holder(waits, waits["time"] + 1, records, at, True)
    if not len(waits):
        return at
    return np.where(row >= 0, np.maximum(at, waits["time"][row] + waits["duration"][row]), at)


def _joined(base: Trace, user: np.ndarray, tags: list[str]) -> Trace:
    """`base` and the user records in order of time. Tags become symbols."""
    symbols = list(base.strings["symbols"])
    number = {name: place for place, name in enumerate(symbols)}
    for tag in tags:
        if tag not in number:
            number[tag] = len(symbols)
            symbols.append(tag)
    if len(user):
        user["symbol"] = np.array([number[tag] for tag in tags])[user["symbol"]]
    records = np.concatenate([base.records, user[np.argsort(user["time"], kind="stable")]])
    return Trace(records, base.strings | {"symbols": symbols}, base.meta)


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

    def attach(self, module: LoadedModule) -> "Profile":
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
