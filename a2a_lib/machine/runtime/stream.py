"""Streams and events of one rank."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ...errors import A2AError
from ..toolchain import compile as compile_source
from . import hip
from .arguments import pack
from .buffer import Buffer
from .context import Context
from .graph import Graph, capture
from .module import LoadedModule

CONDITIONS = {"at least": 0, "equal": 1}  # hipStreamWaitValueGte, -Eq; CUDA's have the same numbers
# ROCm and CUDA have functions that write and wait for values. On the simulated node they are kernels of one wave, as ROCm's own are.
VALUES = """#include "a2a/a2a.h"
using namespace a2a;
#define VALUES(T, BITS)                                                                        \\
  extern "C" __global__ void stream_write_value##BITS(T* place, T value) {                     \\
    signal<Order::release, Scope::system>(place, value);                                       \\
  }                                                                                            \\
  extern "C" __global__ void stream_wait_value##BITS(const T* place, T value, int condition) { \\
    if (condition) wait_equal<Order::acquire, Scope::system>(place, value);                    \\
    else wait_at_least<Order::acquire, Scope::system>(place, value);                           \\
  }
VALUES(uint32_t, 32)
VALUES(uint64_t, 64)
"""


class Stream:
    """A queue of launches and copies that run in order, concurrently with the rank's other streams. Made by
    `Rank.stream`."""

    def __init__(self, context: Context, rank: int, number: int):
        self.context, self.rank, self.number = context, rank, number
        self._runtime, self.device = context.runtime, context.devices[rank]
        self.handle = self._runtime.create_stream(self.device)
        self._runtime.release_with(self, self.device, "hipStreamDestroy", self.handle)

    def synchronize(self) -> None:
        """Waits until all work of this stream is done. Raises the errors of its kernels."""
        self._runtime.stream_call(self.device, "hipStreamSynchronize", self.handle)

    @contextmanager
    def capture(self, mode: str = "global", update: Graph | None = None) -> Iterator[Graph]:
        """Captures the work that the block gives to this stream instead of running it, as a `Graph`, which can be launched
        when the block has ended. mode, update, errors: see `graph.capture`, which captures streams of several ranks."""
        with capture([self], mode, [update] if update else []) as (graph,):
            yield graph

    def wait(self, event: Event) -> None:
        """Work given to this stream from now on starts after `event` has happened. Raises A2AError if nobody has recorded it:
        HIP and CUDA would wait for nothing, in silence."""
        if not event.recorded:
            raise A2AError("this event was never recorded, so a stream would wait for nothing: call event.record(stream) first, where "
                           "the work stands that is to be waited for")
        self._runtime.stream_call(self.device, "hipStreamWaitEvent", self.handle, event.handle, 0)

    def write_value(self, place: Buffer, value: int) -> None:
        """Writes an integer into memory after all earlier work of this stream, and releases that work to the whole
        node: the flag after a copy.

        place: one element of 4 or 8 bytes, such as `heap.translate(flags[0:1], peer)`, at an address of this rank.
        Returns at once. Raises ValueError for another place or value, A2AError if the runtime has no such function.
        """
        bits = self._bits(place, value)
        self._give(place, f"stream_write_value{bits}", (value,), f"hipStreamWriteValue{bits}", value & (1 << bits) - 1, 0)

    def wait_value(self, place: Buffer, value: int, condition: str = "at least") -> None:
        """Later work of this stream starts when the integer at `place` is `value` or more; with condition "equal", when
        it is `value`.

        The comparison is unsigned; CUDA compares cyclically, so stay below 2^31. The later work sees all work that was
        released with that value. place, errors: see `write_value`. Returns at once. Wait only for a value that will
        be written: the simulated node reports a deadlock otherwise.
        """
        bits = self._bits(place, value)
        if condition not in CONDITIONS:
            raise ValueError(f"condition is one of {', '.join(map(repr, CONDITIONS))}, not {condition!r}")
        self._give(place, f"stream_wait_value{bits}", (value, CONDITIONS[condition]), f"hipStreamWaitValue{bits}",
                   value & (1 << bits) - 1, CONDITIONS[condition], (1 << bits) - 1)

    def _bits(self, place: Buffer, value: int) -> int:
        """The bits of a value's place, 32 or 64. Raises ValueError for another place, rank or value."""
        if not isinstance(place, Buffer) or place.nbytes not in (4, 8) or place.dtype.is_floating_point:
            raise ValueError(f"a value's place is a Buffer of one integer of 4 or 8 bytes, such as flags[0:1], not {place!r}")
        if place.context is not self.context or place.rank != self.rank:
            raise ValueError(f"{self!r} cannot reach {place!r}: its address is valid on rank {place.rank} only; use "
                             "heap.translate")
        if not isinstance(value, int) or not -(1 << 8 * place.nbytes - 1) <= value < 1 << 8 * place.nbytes:
            raise ValueError(f"{value!r} is no int of {8 * place.nbytes} bits")
        return 8 * place.nbytes

    def _give(self, place: Buffer, kernel: str, args: tuple[int, ...], function: str, *real_args: int) -> None:
        """Gives the stream a kernel of VALUES (simulated), or a call of the runtime's function."""
        if self._runtime.simulated:
            loaded = LoadedModule(self.context, compile_source(VALUES, name="stream_values.hip", target="sim"))[kernel]
            packed = pack(kernel, loaded.kernel.args, (place, *args), self.rank, None, self.context)
            self._runtime.launch(self.device, loaded.function(self.context, self.rank), (1, 1, 1), (1, 1, 1), 0, self.handle,
                                 packed.pointers)
        else:
            self._runtime.stream_call(self.device, function, self.handle, place.address, *real_args)
        self.context.keep_alive(self.rank, place.allocation.memory)

    @property
    def done(self) -> bool:
        """True if nothing is left to run. Simulated time passes only in calls that wait: do not poll this."""
        return self._runtime.stream_done(self.device, self.handle)

    def __repr__(self) -> str:
        return f"Stream({self.number} of rank {self.rank})"


class Event:
    """A point in a stream whose time can be read. Made by `Rank.event`."""

    def __init__(self, context: Context, rank: int):
        self.context, self.rank = context, rank
        self._runtime, self.device = context.runtime, context.devices[rank]
        self.handle, self.recorded = self._runtime.create_event(self.device), False
        self._runtime.release_with(self, self.device, "hipEventDestroy", self.handle)

    def record(self, stream: Stream | None = None) -> Event:
        """Marks the present end of a stream (the default stream if None). Returns the event."""
        self._runtime.stream_call(self.device, "hipEventRecord", self.handle, stream.handle if stream else None)
        self.recorded = True
        return self

    def record_in_graph(self, stream: Stream) -> Event:
        """Like `record`, in a stream that is being captured (`runtime.graph`): every launch of the graph marks the
        time."""
        self._runtime.stream_call(self.device, "hipEventRecordWithFlags", self.handle, stream.handle,
                                  hip.EVENT_RECORD_EXTERNAL)
        self.recorded = True
        return self

    def synchronize(self) -> None:
        """Waits until everything before the mark is done."""
        self._runtime.stream_call(self.device, "hipEventSynchronize", self.handle)

    def elapsed_us(self, start: Event) -> float:
        """Time from `start` to this event in us, after waiting for this event. Both are of one rank."""
        if start.context is not self.context or start.rank != self.rank:
            raise ValueError(f"events of rank {start.rank} and rank {self.rank} have no common clock")
        self.synchronize()
        return self._runtime.elapsed_us(start.handle, self.handle)

    def __repr__(self) -> str:
        return f"Event(rank {self.rank})"


@dataclass(frozen=True)
class Borrowed:
    """A stream that other code made, such as torch's current one."""

    context: Context
    rank: int
    handle: int
    number: int = 0
