"""Times on the GPUs themselves: events around pieces of work, ranks that start together, cold caches.

Every call has four parts. It overwrites the caches; it runs a kernel that no rank leaves before all have arrived
(`start_together`, over flags in the peers' memory). Then come an event and the work, with an event after each piece. So
neither the hosts' skew nor an earlier call's data in the L2 counts. A rank's time runs from its own first event; the
time of a call is that of the slowest rank. Two ways of launching:

graph   all calls are captured once and launched as one graph: the GPU runs it without the host
plain   one launch after the other. A kernel holds the stream while the host queues a whole call, so that Python's time per
        launch does not count. The host's time is measured separately
"""
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import torch

from ...machine.node import Node
from ...machine.node.heap import SymmetricHeap
from ...machine.runtime.graph import capture
from ...machine.runtime.stream import Stream
from .prepare import KERNELS

HOLD_US = 2000  # longer than the host takes to queue two collectives


def spread(us) -> dict[str, float]:
    """{"median", "p10", "p90", "min", "max", "calls"} of times in us, rounded to 0.01."""
    us = np.asarray(us, dtype=np.float64)
    if not len(us):
        raise ValueError("no measurements")
    p10, median, p90 = np.percentile(us, (10, 50, 90))
    result = {"median": median, "p10": p10, "p90": p90, "min": us.min(), "max": us.max()}
    return {name: round(float(value), 2) for name, value in result.items()} | {"calls": len(us)}


def slowest(per_rank: Mapping[int, Any]) -> np.ndarray:
    """The longest time of all ranks, call by call: {rank: [calls, ...]} -> [calls, ...]."""
    return np.max(np.stack([np.asarray(us, dtype=np.float64) for us in per_rank.values()]), axis=0)


def each_way(ways: Mapping[str, Callable[[], Any]], right: Callable[[str, Any], bool], time: Callable[[Callable], Any],
             before: Callable[[], None] = lambda: None) -> tuple[dict[str, Any], bool, list[str]]:
    """({name: time}, whether all are right, what went wrong) of several ways to do the same work. A way that raises is left out, and
    named. Errors are alike on all ranks, which have the same GPUs and sizes. right(name, output): called after a first call."""
    times, correct, failed = {}, True, []
    for name, work in ways.items():
        try:
            before()
            if not right(name, work()):
                correct = False
                failed.append(f"{name}: wrong")
            times[name] = time(work)
        except (RuntimeError, AttributeError) as error:
            failed.append(f"{name}: {str(error).splitlines()[0][:100]}")
    return times, correct, failed


# more than the sizes of L2 (H200: 60 MB) and Infinity Cache
FLUSH_BYTES = {"cuda": 256 << 20, "hip": 512 << 20, "sim": 0}
SPARE_US = 150  # a plain call is held back for the time of queueing and so much more

Call = Sequence[Callable[[], None]]  # the pieces of one call, each giving work to the streams of all driven ranks


class Clock:
    """Times calls on the driven ranks of a node; made once per node, collectively.

    node: the node. streams: one per driven rank, for all work. simulated: if True, caches are emptied instead of
    overwritten, and nothing is held. Used as a context manager, or closed by `close`.
    """

    def __init__(self, node: Node, flush_bytes: int | None = None):
        self.node, self.simulated = node, node.target == "sim"
        self.streams: list[Stream] = [rank.stream() for rank in node.ranks]
        self._module = node.load(KERNELS)
        self._heap = SymmetricHeap(node, 4 * 64, name="arrived")
        self._arrived = self._heap.alloc("arrived", (node.world_size,), torch.int32)
        self._rounds = [rank.zeros((1,), torch.int32, "rounds") for rank in node.ranks]
        self.flush_bytes = FLUSH_BYTES[node.target] if flush_bytes is None else flush_bytes
        self._scratch = [rank.empty((self.flush_bytes,), torch.uint8, "scratch") for rank in node.ranks]
        self._recorder = node.context.recorder
        self._recorded = bool(self._recorder) and self._recorder.enabled
        if self._recorder:
            self._recorder.enabled = False  # its events around every launch would be measured too
        self._heap.zero_()
        node.gather({rank.index: None for rank in node.ranks})

    def series(self, calls: Sequence[Call], *, graph: bool = False, each: bool = True, hold_us: float = 0.0) -> np.ndarray:
        """[calls, pieces] float64: us from the start of every call to the end of every piece, on the slowest rank.

        each=False: only the last piece's end, [calls, 1], with no event inside a call. hold_us: the least time between
        calls in which a GPU hardly works. Long calls heat it, and it then slows down.
        """
        if graph:
            return self._slowest(self._in_a_graph(calls, each, hold_us))
        least, marks = hold_us, []
        for call in calls:
            if self.simulated:
                self.node.synchronize()
                self.node.reseed(self.node.seed)  # empties the caches
            start = time.perf_counter()
            marks.append(self._queue(call, each, hold_us=hold_us))
            took = (time.perf_counter() - start) * 1e6
            self.node.synchronize()
            hold_us = max(least, min(took + SPARE_US, 20_000))  # the first call also pays for one-time work
        return self._slowest(marks)

    def _in_a_graph(self, calls: Sequence[Call], each: bool, hold_us: float):
        with capture(self.streams) as graphs:
            marks = [self._queue(call, each, graph=True, hold_us=hold_us) for call in calls]
        for graph in graphs:
            graph.upload()
        self.node.synchronize()
        self.node.gather({rank.index: None for rank in self.node.ranks})
        for graph in graphs:
            graph.launch()
        self.node.synchronize()
        return marks

    def _queue(self, call: Call, each: bool, *, graph: bool = False, hold_us: float = 0.0):
        """Puts one call on the streams. Returns its events, [marks][driven rank]."""
        self.hold(hold_us)
        for stream, scratch in zip(self.streams, self._scratch):
            scratch.memset_(0, stream)
        self.together()
        marks = [self._mark(graph)]
        for number, piece in enumerate(call, 1):
            piece()
            if each or number == len(call):
                marks.append(self._mark(graph))
        return marks if call else [*marks, self._mark(graph)]

    def hold(self, us: float) -> None:
        """Keeps the streams busy for `us` (real GPUs)."""
        if us and not self.simulated:
            for rank, stream in zip(self.node.ranks, self.streams):
                rank.launch(self._module.hold, 1, 64, int(us), stream=stream)

    def together(self) -> None:
        """Puts the common start on the streams."""
        for i, (rank, stream) in enumerate(zip(self.node.ranks, self.streams)):
            rank.launch(self._module.start_together, 1, 64, self._arrived[i], self._rounds[i], self._heap.bases[i],
                        rank.index, self.node.world_size, stream=stream)

    def _mark(self, graph: bool):
        events = [rank.event() for rank in self.node.ranks]
        return [event.record_in_graph(stream) if graph else event.record(stream)
                for event, stream in zip(events, self.streams)]

    def _slowest(self, marks) -> np.ndarray:
        mine = {rank.index: np.array([[mark[i].elapsed_us(call[0][i]) for mark in call[1:]] for call in marks])
                for i, rank in enumerate(self.node.ranks)}
        return slowest(self.node.gather(mine))

    def host(self, calls: Sequence[Call]) -> np.ndarray:
        """[calls] us of the host per call, launches and waiting for the end, on the slowest rank. The hosts meet before
        every call; caches stay as they are."""
        mine = []
        for call in calls:
            self.node.gather({rank.index: None for rank in self.node.ranks})
            start = self.node.time_us
            for piece in call:
                piece()
            self.node.synchronize()
            mine.append(self.node.time_us - start)
        return slowest(self.node.gather({rank.index: mine for rank in self.node.ranks}))

    def host_of_graphs(self, calls: Sequence[Call]) -> np.ndarray:
        """[calls] us until the launching call returns to the host, on the slowest rank (driven ranks take turns). Each
        call is a captured graph of its own that was sent to the GPU before. The hosts meet before every call."""
        graphs = []
        for call in calls:
            with capture(self.streams) as captured:
                for piece in call:
                    piece()
            graphs.append(captured)
            for graph in captured:
                graph.upload()
        mine = []
        for captured in graphs:
            self.node.synchronize()
            self.node.gather({rank.index: None for rank in self.node.ranks})
            start = time.perf_counter()
            for graph in captured:
                graph.launch()
            mine.append((time.perf_counter() - start) * 1e6)
        self.node.synchronize()
        return slowest(self.node.gather({rank.index: mine for rank in self.node.ranks}))

    def floor(self, calls: int, graph: bool = False) -> np.ndarray:
        """[calls] us between two events with nothing between them. This is included in every time above."""
        return self.series([()] * calls, graph=graph)[:, 0]

    def close(self) -> None:
        self.node.synchronize()
        self._heap.close()
        if self._recorder:
            self._recorder.enabled = self._recorded

    def __enter__(self) -> "Clock":
        return self

    def __exit__(self, kind, *_) -> None:
        if kind is None:  # after an error the other ranks may be gone, and closing waits for them
            self.close()
