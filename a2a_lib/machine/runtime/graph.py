"""Graphs: work captured from streams once and launched as one piece, without the host between its kernels.

Real GPUs only. Capture goes through the stream (hipStreamBeginCapture). So any code that launches kernels, sets memory
or records events (`Event.record_in_graph`) on a stream can be captured unchanged; cooperative kernels too.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import byref, c_void_p

from ...errors import A2AError
from . import hip
from .driver import Runtime
from .stream import Stream


def available(runtime: Runtime) -> bool:
    """Whether this target has graphs with timed events: CUDA 11.4, and ROCm with hipEventRecordWithFlags."""
    return not runtime.simulated and runtime.library.has(*hip.GRAPH_SIGNATURES)


class Graph:
    """Work captured from one stream, ready to be launched on it. Made by `capture`.

    Kernel arguments are those of the capture. Memory that they point to must stay allocated as long as the graph runs.
    """

    def __init__(self, stream: Stream, captured: int):
        self.stream, self._runtime = stream, stream.context.runtime
        device, handle = stream.device, c_void_p()
        try:
            self._runtime.stream_call(device, "hipGraphInstantiateWithFlags", byref(handle), captured, 0)
        finally:
            self._runtime.library.ask("hipGraphDestroy", captured)
        self.handle = handle.value or 0
        self._runtime.release_with(self, device, "hipGraphExecDestroy", self.handle)

    def upload(self) -> None:
        """Sends the graph to its GPU ahead of its first launch."""
        self._runtime.stream_call(self.stream.device, "hipGraphUpload", self.handle, self.stream.handle)

    def launch(self) -> None:
        """Starts everything captured, in order, and returns at once."""
        self._runtime.stream_call(self.stream.device, "hipGraphLaunch", self.handle, self.stream.handle)


@contextmanager
def capture(streams: Sequence[Stream]) -> Iterator[list[Graph]]:
    """Captures the work that the block gives to these streams instead of running it. The list that it yields holds one
    `Graph` per stream when the block ends. Raises A2AError on the simulated node, HipError for work that cannot be
    captured."""
    runtime, graphs, begun = streams[0].context.runtime, [], []
    if runtime.simulated:
        raise A2AError("the simulated node has no graphs: launches are free of Python there anyway")
    completed = False
    try:
        for stream in streams:
            runtime.stream_call(stream.device, "hipStreamBeginCapture", stream.handle, hip.CAPTURE_RELAXED)
            begun.append(stream)
        yield graphs
        completed = True
    finally:
        ended = []
        for stream in begun:  # end every capture in any case: a stream left in capture refuses everything else
            captured = c_void_p()
            with runtime.on(stream.device):
                code = runtime.library.ask("hipStreamEndCapture", stream.handle, byref(captured))
            ended.append((stream, captured.value, code))
        if not completed:
            for _, captured, _ in ended:
                if captured:
                    runtime.library.ask("hipGraphDestroy", captured)
    try:
        for _, captured, code in ended:
            if code or not captured:
                raise runtime.library.error("hipStreamEndCapture", code)
        while ended:
            stream, captured, _ = ended.pop(0)
            graphs.append(Graph(stream, captured))  # it destroys the captured graph
    finally:
        for _, captured, _ in ended:
            if captured:
                runtime.library.ask("hipGraphDestroy", captured)
