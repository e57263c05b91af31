"""Launch records on real GPUs: an event before and after each launch, read out as the records of `trace.py`."""
from collections import deque
from ctypes import c_void_p
from typing import NamedTuple

import numpy as np

from .. import trace
from .driver import Runtime

MAX_LAUNCHES = 4096  # the latest ones are kept


class _Launch(NamedTuple):
    rank: int
    kernel: str
    stream: int
    start: int
    stop: int


class Recorder:
    """Times every launch of the driven ranks by events of the runtime (an H200 shows about 3 us for an empty interval).
    `clear` sets every GPU's clock to 0 one after the other, so times of two ranks compare to some microseconds only."""

    def __init__(self, runtime: Runtime, devices: dict[int, int]):
        self._runtime, self._devices = runtime, devices
        self.enabled, self._gone = True, 0
        self._launches: deque[_Launch] = deque()
        self._spare: dict[int, list[int]] = {rank: [] for rank in devices}
        self._zero = {rank: runtime.create_event(device) for rank, device in devices.items()}
        self.clear()

    def clear(self) -> None:
        """Deletes all launches and sets every rank's clock to 0. Call it when the node is idle."""
        for launch in self._launches:
            self._spare[launch.rank] += [launch.start, launch.stop]
        self._launches.clear()
        self._gone = 0
        for rank, device in self._devices.items():
            self._runtime.stream_call(device, "hipEventRecord", self._zero[rank], None)

    def start(self, rank: int, kernel: str, stream: int, handle: int | None) -> _Launch | None:
        """Records the event before a launch; None if this launch is not recorded."""
        if not self.enabled:
            return None
        launch = _Launch(rank, kernel, stream, self._event(rank), self._event(rank))
        self._runtime.stream_call(self._devices[rank], "hipEventRecord", launch.start, handle)
        return launch

    def stop(self, launch: _Launch, handle: int | None) -> None:
        """Records the event after a launch."""
        self._runtime.stream_call(self._devices[launch.rank], "hipEventRecord", launch.stop, handle)
        self._launches.append(launch)
        if len(self._launches) > MAX_LAUNCHES:
            oldest = self._launches.popleft()
            self._spare[oldest.rank] += [oldest.start, oldest.stop]
            self._gone += 1

    def time_us(self, rank: int, launch) -> tuple[float, float]:
        """(start, duration) in us of the work that `launch()` puts on the rank's default stream, on the clock of the
        records. Nothing is recorded. Waits for the rank."""
        device, (start, stop), enabled = self._devices[rank], (self._event(rank), self._event(rank)), self.enabled
        self.enabled = False
        try:
            self._runtime.stream_call(device, "hipEventRecord", start, None)
            launch()
            self._runtime.stream_call(device, "hipEventRecord", stop, None)
            self._runtime.synchronize(device)
            with self._runtime.on(device):
                return (self._runtime.elapsed_us(c_void_p(self._zero[rank]), c_void_p(start)),
                        self._runtime.elapsed_us(c_void_p(start), c_void_p(stop)))
        finally:
            self.enabled = enabled
            self._spare[rank] += [start, stop]

    def _event(self, rank: int) -> int:
        spare = self._spare[rank]
        return spare.pop() if spare else self._runtime.create_event(self._devices[rank])

    @property
    def count(self) -> int:
        """Number of launches recorded so far: the next one's number."""
        return self._gone + len(self._launches)

    def lost(self, first: int = 0) -> int:
        """Number of lost launches, from number `first` on."""
        return max(0, self._gone - first)

    def read(self, first: int = 0) -> tuple[np.ndarray, dict[str, list[str]]]:
        """(records, strings) of the launches from number `first` on; the node must be idle."""
        kernels = sorted({launch.kernel for launch in self._launches})
        rows = []
        for ordinal, launch in enumerate(self._launches, self._gone):
            if ordinal < first:
                continue
            with self._runtime.on(self._devices[launch.rank]):
                start = self._runtime.elapsed_us(c_void_p(self._zero[launch.rank]), c_void_p(launch.start))
                took = self._runtime.elapsed_us(c_void_p(launch.start), c_void_p(launch.stop))
            rows.append({"kind": trace.LAUNCH, "rank": launch.rank, "kernel": kernels.index(launch.kernel),
                         "launch": ordinal, "stream": launch.stream, "time": round(start * trace.PS_PER_US),
                         "duration": round(took * trace.PS_PER_US)})
        return trace.records_of(rows), {"kernels": kernels, "symbols": [], "files": []}
