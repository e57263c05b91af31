"""`Node`: the GPUs of one machine, simulated or real."""
from __future__ import annotations

import contextlib
import ctypes
import datetime
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ...plurals import quantity
from ..runtime import Runtime, default_target, load_runtime
from ..runtime.context import Context
from ..runtime.module import LoadedModule
from ..runtime.printed import Printed
from ..runtime.rank import Rank
from ..toolchain import Module
from ..toolchain import compile as compile_source
from ..trace import PS_PER_US, Trace
from ..trace.detail import STEP, Detail
from ..trace.races import Races
from . import devices
from .call import Calls
from .config import Nodes, check, crew, of_simulation, size_of
from .config import constants as config_constants
from .config import max_seconds as config_seconds
from .exploration import Exploration, explore


class Texts:
    """Names of the texts that a node has loaded: kernel.hip, kernel_2.hip, ... in the order of their first loading. So
    lines of two texts are never lines of one file."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    @contextmanager
    def named(self, source: Any, name: str | None) -> Iterator[str | None]:
        """The name of a source: `name`, else the text's own name, which it keeps if the block raises nothing. None for
        a source that is no text."""
        if name is not None or not isinstance(source, str):
            yield name
            return
        count = len(self._names)
        called = self._names.get(source) or (f"kernel_{count + 1}.hip" if count else "kernel.hip")
        yield called
        self._names[source] = called


class Node(Calls, Nodes):
    """All GPUs of one machine.

    target "sim" (default; the environment variable A2A_TARGET changes it) builds a simulated node, which this process
    drives whole. "hip" and "cuda" drive real GPUs: all `gpus` of them in one process, or, where WORLD_SIZE and RANK are
    set (torchrun), the one of this process. With `group`, a torch.distributed ProcessGroup with a process per GPU, torch's
    current one, and ranks are those of the group.

    gpus     number of GPUs (default: 8 simulated, or all there are)
    preset   how long things take: "mi300x", "h200", "ideal"       (simulated nodes only, as all that follow)
    memory   what values a load may return: "ideal", "strict", "hw-spx", "cpx"
    seed     schedule seed
    xcds, cus  XCDs per GPU, CUs per XCD (default 8 and 38, as an MI300X)
    name     "small" is 2 XCDs x 4 CUs, for lessons on the memory model; any other name is a label
    races    True runs the race detector (slow: for small shapes): see `races`
    threads  that run the GPUs of a simulated node side by side (default: A2A_THREADS, else as many as this process
             may use cores, where that is faster). Values and times do not depend on it
    detail   True records every memory access and what the caches hold (for small shapes): see `detail`
    alignment  "hardware": plain loads and stores may lie anywhere, as on an MI300X; "strict": those that are no multiple
             of their size (up to 4 bytes) raise FaultError. Atomics have to be aligned in both
    constants  other values for constants of the preset, {name: value in the unit of `a2a.presets.table`}
    max_seconds  seconds of this machine for one synchronising call: a kernel without an end then raises BudgetError
             (default: A2A_MAX_SECONDS, else 600). It ends a run, and changes none that ends before
    limits   max_events (details kept, see `trace`; default 4 Mi records, 256 MiB), max_instructions (per synchronising
             call; default 4e8), max_wait_us (bound of one wait)

    Attributes: ranks (list of Rank, those this process drives), world_size, target, preset, memory, seed, constants,
    runtime, recording (whether there is a detail record), detects_races (whether the race detector runs).
    Errors: ConfigError, A2AError (no such GPUs or library), ValueError, TypeError (no such option).
    """

    def __init__(self, gpus: int | None = None, *, preset: str = "mi300x", memory: str = "ideal", seed: int = 0,
                 xcds: int | None = None, cus: int | None = None, name: str | None = None, target: str | None = None,
                 group=None, races: bool = False, detail: bool = False, alignment: str = "hardware", threads: int | None = None,
                 max_seconds: float | None = None, constants: Mapping[str, float] | None = None, **limits: int):
        self.target = target or default_target()
        self.name, self._texts, self._processes = name or "node", Texts(), None
        self.preset, self.memory, self.seed = preset, memory, seed
        unknown = set(limits) - {"max_events", "max_instructions", "max_wait_us"}
        if unknown:
            raise TypeError(f"Node has no option {', '.join(sorted(unknown))}")
        self.constants = config_constants(constants)
        limits |= of_simulation(self.target, alignment, races, self.constants)
        if self.target == "sim":
            named_xcds, named_cus = size_of(self.name)
            self.xcds = named_xcds if xcds is None else xcds
            self.cus = named_cus if cus is None else cus
            limits |= crew(threads) | {"max_seconds": config_seconds(max_seconds)}
            devices.require_one_process(group)
            runtime, driven, self.world_size = self._simulate((8 if group is None else 1) if gpus is None else gpus, limits)
        else:
            self.xcds = self.cus = None
            runtime = load_runtime(self.target)
            driven, self.world_size, self._processes = devices.find(runtime, gpus, group)
        self.context = Context(runtime, driven, self.world_size)
        self.ranks = [Rank(self.context, index) for index in driven]
        self.detects_races = bool(races)
        self.recording = False
        self.record_detail(detail)
        self._peer_access = False

    def _simulate(self, gpus: int, limits: dict[str, int]) -> tuple[Runtime, dict[int, int], int]:
        config = check({"gpus": gpus, "nodes": self.nodes, "xcds": self.xcds, "cus": self.cus, "seed": self.seed,
                        "preset": self.preset, "memory": self.memory, **limits})
        return load_runtime("sim", config), {rank: rank for rank in range(gpus)}, gpus

    @property
    def runtime(self) -> Runtime:
        """The driver of the node's GPUs."""
        return self.context.runtime

    @property
    def shared_addresses(self) -> bool:
        """True if all ranks use the same addresses: real GPUs driven by one process."""
        return self.target != "sim" and self._processes is None

    def enable_peer_access(self) -> None:
        """Lets kernels of every driven rank use the memory of all others by plain addresses (real GPUs in one process).
        Raises A2AError if two of the GPUs cannot."""
        if not self._peer_access:
            for rank, peer in itertools.permutations(self.ranks, 2):
                self.runtime.enable_peer_access(rank.device, peer.device)
            self._peer_access = True

    def gather(self, own: Mapping[int, Any]) -> dict[int, Any]:
        """{rank: value} of all ranks, from the values of the driven ones; with one process per rank also a barrier."""
        if self._processes is None:
            return dict(own)
        parts: list[Any] = [None] * self.world_size
        self._processes.all_gather_object(parts, dict(own))
        return {rank: value for part in parts for rank, value in part.items()}

    def load(self, source: str | Path | Module | LoadedModule, *, name: str | None = None, opt: str = "-O3",
             include_dirs=(), std: str | None = None, defines: Mapping[str, Any] | None = None, **more: Any) -> LoadedModule:
        """Compiles HIP source (text or a Path) for this node's target and loads it, or loads a compiled Module
        (TypeError if name or defines come with it). A LoadedModule is returned as it is. name: file name in reports
        of lines (default: the file's, or one for each text: `Texts`). defines: preprocessor definitions; more of them
        as keywords, DIM=7168. opt, include_dirs, std: as `compile` has them. Errors: CompileError, LoadError, HipError."""
        defines = {**(defines or {}), **more}
        if not isinstance(source, (Module, LoadedModule)):  # a wrong type raises its error there, too
            with self._texts.named(source, name) as name:
                source = compile_source(source, name=name, target=self.target, opt=opt, defines=defines,
                                        include_dirs=include_dirs, std=std)
        elif defines or name:
            raise TypeError("a compiled Module takes no name or defines")
        elif isinstance(source, LoadedModule):
            return source
        return LoadedModule(self.context, source)

    def synchronize(self) -> None:
        """Waits for all work of all driven ranks. Raises DeadlockError, FaultError, BudgetError or HipError. All
        unfinished work of the node is then dropped, its memory is kept, and the node can be used again."""
        self.context.synchronize()

    # The trace.

    @property
    def trace(self) -> Trace:
        """All records since the node was made or `clear_trace` was called, after synchronising. If there are more than
        `max_events` details (waves, transfers, flags, waits), the oldest are lost. The trace's label, and all tables
        and pictures made of it, then say "incomplete"."""
        return self._trace(0)

    def mark(self) -> int:
        """A point in the trace for `trace_since`: the number of records so far, after synchronising."""
        self.synchronize()
        return self.runtime.library.event_count() if self.target == "sim" else self.context.recorder.count

    def trace_since(self, mark: int) -> Trace:
        """The records since `mark`, after synchronising. Complete unless there were too many details since then."""
        return self._trace(mark)

    def _trace(self, first: int) -> Trace:
        self.synchronize()
        meta = {"target": self.target, "world_size": self.world_size} | ({"nodes": self.nodes} if self.nodes > 1 else {})
        if self.target == "sim":
            library = self.runtime.library
            meta |= {"preset": self.preset, "memory": self.memory, "seed": self.seed, "node": self.name,
                     "constants": self.constants, "dropped": library.events_dropped(first)}
            return Trace.from_bytes(library.events(first), library.strings(), meta)
        records, strings = self.context.recorder.read(first)
        meta |= {"device": f"{self.world_size} x {self.runtime.device_name(self.ranks[0].device)}",
                 "date": datetime.date.today().isoformat(), "dropped": self.context.recorder.lost(first)}
        return Trace(records, strings, meta)

    def clear_trace(self) -> None:
        """Deletes all records, after synchronising."""
        self.synchronize()
        (self.runtime.library.clear_events if self.target == "sim" else self.context.recorder.clear)()
        if self.target == "sim":
            self.runtime.library.printed.clear()
        self.record_detail(self.recording)

    # Methods of simulated nodes.

    @property
    def time_us(self) -> float:
        """The latest host clock of all driven ranks, us: simulated, or wall time since the node was made."""
        if self.target == "sim":
            return self.runtime.library.time_ps(-1) / PS_PER_US
        return max(rank.time_us for rank in self.ranks)

    def counters(self) -> dict[str, Any]:
        """The simulator's counters: instructions, waves, link_bytes, never_written_reads, ... Empty on real GPUs."""
        return self.runtime.library.counters() if self.target == "sim" else {}

    def idle(self, streams: Sequence) -> bool:
        """Whether nothing is left to run in streams, one per driven rank; None: the default stream. Waits for nothing. On real GPUs True
        while PyTorch's current stream is captured: there a question would end the capture."""
        if self.target != "sim":
            if torch.cuda.is_available() and torch.cuda.is_current_stream_capturing():
                return True
        return all(self.runtime.stream_done(rank.device, stream.handle if stream else None)
                   for rank, stream in zip(self.ranks, streams, strict=True))

    def follow(self, streams: Sequence, before: Sequence) -> None:
        """Work that these streams get from now on starts after all that the streams `before` have got. Both: one per driven rank; None:
        the default stream. Waits for nothing. Raises HipError if only one of two streams is being captured."""
        for rank, stream, earlier in zip(self.ranks, streams, before, strict=True):
            mark = rank.event().record(earlier)
            self.runtime.stream_call(rank.device, "hipStreamWaitEvent", stream.handle if stream else None, mark.handle, 0)

    @property
    def races(self) -> Races:
        """Reports of the race detector (a node made with races=True). A race is two waves' accesses to the same memory,
        one of them a write, that nothing orders in the schedules that ran. Empty for a node made without it."""
        self.synchronize()
        return Races(self.runtime.library.races() if self.target == "sim" else [])

    @property
    def printed(self) -> list[Printed]:
        """The texts that kernels have printed with printf since `clear_trace`, in order of time, after synchronising.
        They also go to standard output whenever the host waits. Simulated nodes only: ROCm and CUDA print themselves."""
        self.synchronize()
        return list(self.runtime.library.printed) if self.target == "sim" else []

    @property
    def detail(self) -> Detail:
        """Every memory access with its values, and the contents of caches (`detail.Detail`), since recording began or
        `clear_trace` was called, after synchronising. Empty unless it was switched on: Node(detail=True) or
        `record_detail()`."""
        self.synchronize()
        steps, data, dropped = self.runtime.library.detail() if self.target == "sim" else (b"", b"", 0)
        strings = self.runtime.library.strings() if self.target == "sim" else {}
        return Detail(np.frombuffer(steps, dtype=STEP), data, strings,
                      {"target": self.target, "world_size": self.world_size, "preset": self.preset,
                       "constants": self.constants, "memory": self.memory, "seed": self.seed, "node": self.name,
                       "dropped": dropped})

    def record_detail(self, on: bool = True, steps: int = 1 << 18) -> None:
        """Starts the detail record afresh, with room for `steps`, or ends it, between runs. ValueError on real GPUs."""
        if on and self.target != "sim":
            raise ValueError("only a simulated node can say what its caches hold")
        if on or self.recording:
            self.runtime.library.record_detail(steps if on else 0)
        self.recording = on

    def explore(self, fn: Callable[[], Any], *, seeds: int = 100, first: int = 0,
                check: Callable[[Any], Any] | None = None, stalls: bool | float | None = None) -> Exploration:
        """Runs `fn()` under many schedule seeds and groups the results: see `a2a_lib.explore.explore`."""
        return explore(self, fn, seeds=seeds, first=first, check=check, stalls=stalls)

    def reseed(self, seed: int) -> None:
        """Schedule seed of later launches (simulated nodes; elsewhere without effect). If no work is in flight, the
        node also restarts with empty caches and links, so that later results depend on the seed alone."""
        self.seed = check({"seed": seed})["seed"]
        if self.target == "sim":
            self.runtime.library.seed(self.seed)

    def kill(self, rank: int, at: float | None = None, memory: str = "answers") -> None:
        """Kills a rank of a simulated node: from that moment on its waves stop, and kernels launched on it do nothing.

        rank    number of the rank, or a Rank
        at      us of the node's clock, `time_us` or later (default: now)
        memory  "answers": peers read and write its memory as before. "faults": their kernels' accesses raise FaultError

        CHOICE: stores that its waves issued before that moment arrive. What only its caches hold never reaches its memory or a peer's.
        Its launches count as ended, so that the host of all ranks can wait for the others. Copies and memsets go on,
        whatever `memory` is: they are for the one who looks.

        Reports name the rank: "rank 3 was killed at 12.000 us". It lives again after `reseed`, so each schedule of `explore`
        begins with all ranks. Raises ValueError on real GPUs, and for an unknown rank, memory or past time.
        """
        number = int(rank)
        if self.target != "sim":
            raise ValueError("only a simulated node can kill a rank; on real GPUs end the process of that rank")
        if not 0 <= number < self.world_size:
            raise ValueError(f"rank {number} does not exist: this node has ranks 0 to {self.world_size - 1}")
        if memory not in ("answers", "faults"):
            raise ValueError(f"memory={memory!r}: \"answers\" or \"faults\"")
        at_us = self.time_us if at is None else at
        if not self.time_us <= at_us < 1e12:
            raise ValueError(f"at={at_us}: a time from now, {self.time_us:.3f} us, to 1e12 us")
        self.runtime.library.kill(number, round(at_us * PS_PER_US), memory == "faults")

    def twin(self) -> Callable[[Mapping[str, float]], Node]:
        """Makes fresh nodes like this one, with the given constants of the preset. It does not refer to this one."""
        kind, size, own = type(self), self.size, self.constants
        options = dict(preset=self.preset, memory=self.memory, seed=self.seed, xcds=self.xcds, cus=self.cus, name=self.name)
        return lambda constants: kind(*size, target="sim", constants={**own, **constants}, **options)

    def close(self) -> None:
        """Ends the node. Its memory is freed when no `Buffer.host` is in use any more. Any later use raises
        A2AError."""
        self.context.close()
        if self.target == "sim":
            _give_back()

    def __enter__(self) -> Node:
        return self

    def __exit__(self, *_) -> None:
        self.close()

    def __repr__(self) -> str:
        if self.target == "sim":
            return (f"Node({quantity(self.world_size, 'GPU')} of {self.xcds} XCDs x {self.cus} CUs, simulated: "
                    f"preset {self.preset}, memory {self.memory}, seed {self.seed})")
        driven = "" if len(self.ranks) == self.world_size else f", rank {self.ranks[0].index} here"
        return f"Node({self.world_size} x {self.runtime.device_name(self.ranks[0].device)}, {self.target}{driven})"


def _give_back() -> None:
    """Returns freed memory to the system at once, which glibc would keep: a simulated node may have held a gigabyte."""
    with contextlib.suppress(AttributeError, OSError, TypeError):  # another C library
        ctypes.CDLL(None).malloc_trim(0)
