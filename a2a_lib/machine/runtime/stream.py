"""Streams and events of one rank."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ...errors import A2AError
from . import hip, stream_values
from .buffer import Buffer
from .context import Context
from .graph import Graph, capture


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
        stream_values.write(self, place, value)

    def wait_value(self, place: Buffer, value: int, condition: str = "at least") -> None:
        """Later work of this stream starts when the integer at `place` is `value` or more; with condition "equal", when
        it is `value`.

        The comparison is unsigned; CUDA compares cyclically, so stay below 2^31. The later work sees all work that was
        released with that value. place, errors: see `write_value`. Returns at once. Wait only for a value that will
        be written: the simulated node reports a deadlock otherwise.
        """
        stream_values.wait(self, place, value, condition)

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
