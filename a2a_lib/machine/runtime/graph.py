"""Graphs: work captured from streams once and launched as one piece, without the host between its kernels.

Capture goes through the stream (hipStreamBeginCapture). So any code that launches kernels, sets or copies memory, writes or
awaits values, or records events on a stream can be captured unchanged; cooperative kernels too. Another stream joins by
waiting for an event that a captured stream recorded, and the first stream has to wait for the other's last event.
"""
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import byref, c_int, c_uint64, c_void_p

from ...errors import A2AError
from . import hip
from .driver import Runtime

MODES = {"global": hip.CAPTURE_GLOBAL, "relaxed": hip.CAPTURE_RELAXED}


def available(runtime: Runtime) -> bool:
    """Whether this target has graphs with timed events: the simulated node, CUDA 11.4, and ROCm with
    hipEventRecordWithFlags."""
    return runtime.library.has(*hip.GRAPH_SIGNATURES)


class Graph:
    """Work captured from one stream, ready to be launched on it. Made by `capture` and `Stream.capture`.

    Kernel arguments are those of the latest capture, a call's number among them (`capture(update=...)`). Memory that they
    point to must stay allocated as long as the graph runs.
    """

    def __init__(self, stream):
        self.stream, self._runtime, self._handle = stream, stream.context.runtime, 0

    def take(self, captured: int) -> None:
        """Becomes the captured work, and destroys it. The second time it takes that work's arguments; raises HipError, and stays
        as it is, if they are not all that changed."""
        device, handle = self.stream.device, c_void_p(self._handle or None)
        try:
            if self._handle:
                facts, reason = (c_uint64 * 4)(), c_int()  # CUDA 12 writes a struct of 24 bytes, HIP and CUDA 11 a node
                self._runtime.stream_call(device, "hipGraphExecUpdate", handle, captured, facts, byref(reason))
                return
            self._runtime.stream_call(device, "hipGraphInstantiateWithFlags", byref(handle), captured, 0)
        finally:
            self._runtime.library.ask("hipGraphDestroy", captured)
        self._handle = handle.value or 0
        self._runtime.release_with(self, device, "hipGraphExecDestroy", self._handle)

    @property
    def handle(self) -> int:
        """The runtime's handle. Raises A2AError before the capture has ended."""
        if not self._handle:
            raise A2AError("this graph has nothing to launch: its capture has not ended, or has failed")
        return self._handle

    def upload(self) -> None:
        """Sends the graph to its GPU ahead of its first launch."""
        self._runtime.stream_call(self.stream.device, "hipGraphUpload", self.handle, self.stream.handle)

    def launch(self) -> None:
        """Starts everything captured, after the stream's earlier work, and returns at once."""
        self._runtime.launched_on(self.stream.device)
        self._runtime.stream_call(self.stream.device, "hipGraphLaunch", self.handle, self.stream.handle)


@contextmanager
def capture(streams: Sequence, mode: str = "relaxed", update: Sequence[Graph] = ()) -> Iterator[list[Graph]]:
    """Captures the work that the block gives to these streams instead of running it. The list that it yields has one
    `Graph` per stream; they can be launched when the block has ended. streams: of `Rank.stream`, of any ranks.

    mode: "global" refuses calls that no graph can repeat, such as allocations and copies that the host waits for.
    "relaxed" runs them once, during the capture. Waiting for a captured stream or its GPU is refused in both.

    update: graphs of these streams, which take the arguments, grids and places of this capture, from their next launch on.
    The operations have to be the same ones in the same order (hipGraphExecUpdate).

    Raises HipError for work that cannot be captured, and for an update that changes more; that graph stays as it was.
    ValueError for another mode, or graphs of other streams.
    """
    if mode not in MODES:
        raise ValueError(f"mode is one of {', '.join(map(repr, MODES))}, not {mode!r}")
    if update and [graph.stream for graph in update] != list(streams):
        raise ValueError("update: takes one graph of each of these streams, in their order")
    runtime, graphs = streams[0].context.runtime, list(update) or [Graph(stream) for stream in streams]
    begun, ended = [], []
    try:
        try:
            for stream in streams:
                runtime.stream_call(stream.device, "hipStreamBeginCapture", stream.handle, MODES[mode])
                begun.append(stream)
            yield graphs
        finally:
            for stream in begun:  # end every capture in any case: a stream left in capture refuses everything else
                captured = c_void_p()
                with runtime.on(stream.device):
                    code = runtime.library.ask("hipStreamEndCapture", stream.handle, byref(captured))
                ended.append((captured.value, code))
        for captured, code in ended:
            if code or not captured:
                raise runtime.library.error("hipStreamEndCapture", code)
        for graph in graphs:
            graph.take(ended.pop(0)[0])
    finally:
        for captured, _ in ended:
            if captured:
                runtime.library.ask("hipGraphDestroy", captured)
