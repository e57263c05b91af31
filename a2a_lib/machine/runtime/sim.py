"""The simulated node's library: HIP's functions as in hip.py, and those that only a simulator has."""
import ctypes
import functools
import json
import threading
import weakref
from collections.abc import Callable
from ctypes import POINTER, c_char_p, c_int, c_int64, c_size_t, c_uint64, c_void_p
from typing import Any

from ...errors import SIMULATION_ERRORS, A2AError, ConfigError, HipError, simulation_error
from ..sim.library import available as available
from ..sim.library import library_path
from ..trace import reports
from . import printed
from .hip import HipLibrary
from .judge_looks import JudgeLooks
from .watch import WATCH

_SIGNATURES: dict[str, tuple] = {  # name -> (result, arguments...)
    "a2aSimCreate": (c_int, c_char_p), "a2aSimUse": (c_int, c_int), "a2aSimDestroy": (None, c_int),
    "a2aSimLastError": (c_char_p,), "a2aSimVersion": (c_char_p,),
    "a2aSimName": (c_int, c_int, c_void_p, c_size_t, c_char_p, c_int, POINTER(c_int64), c_int),
    "a2aSimHostPointer": (c_void_p, c_int, c_void_p, c_size_t),
    "a2aSimNic": (c_int, c_int, c_void_p, c_int),
    "a2aSimEvents": (c_int64, c_void_p, c_int64, c_int64),
    "a2aSimEventCount": (c_int64,), "a2aSimEventsDropped": (c_int64, c_int64), "a2aSimEventsClear": (None,),
    "a2aSimStrings": (c_char_p,),
    "a2aSimTime": (c_int64, c_int),
    "a2aSimHostWork": (c_int, c_int, c_char_p, c_int64),
    "a2aSimCounters": (c_char_p,),
    "a2aSimRaces": (c_char_p,), "a2aSimRacesClear": (None,),
    "a2aSimSeed": (None, c_uint64), "a2aSimLostWords": (c_char_p,), "a2aSimStalls": (None, ctypes.c_double),
    "a2aSimKill": (None, ctypes.c_int32, c_uint64, ctypes.c_int32),
    "a2aSimPrintedCount": (c_int64,), "a2aSimPrinted": (c_char_p,), "a2aSimPrintedDropped": (c_int64,),
    "a2aSimCrossing": (None, c_int), "a2aSimCrossed": (None, c_void_p), "a2aSimDiverged": (c_int,),
    "a2aSimRaceLines": (None, ctypes.c_uint32, c_uint64),
    "a2aSimDetail": (None, c_int64), "a2aSimDetailDropped": (c_int64,),
    "a2aSimDetailSteps": (c_int64, c_void_p, c_int64), "a2aSimDetailData": (c_int64, c_void_p, c_int64),
    "a2aSimPulse": (None, POINTER(c_uint64), POINTER(c_uint64)),
}
EVENT_BYTES, DETAIL_BYTES = 64, 88
_RUN_FAILURES = (700, 702, 719)  # hipErrorIllegalAddress, -LaunchTimeOut, -LaunchFailure
_INVALID_IMAGE = 200  # hipErrorInvalidImage


_LOCK = threading.RLock()  # of the simulator: the selected node and GPU are global to the process


def _alone(method: Callable) -> Callable:
    """A method that one thread of Python at a time may enter; others wait."""
    @functools.wraps(method)
    def locked(*args, **kwargs):
        with _LOCK:
            return method(*args, **kwargs)
    return locked


def _selected(method: Callable) -> Callable:
    """Like `_alone`, for a method that first selects its node."""
    @functools.wraps(method)
    def locked(self, *args, **kwargs):
        with _LOCK:
            self.use()
            return method(self, *args, **kwargs)
    return locked


class SimLibrary(JudgeLooks, HipLibrary):
    """One simulated node. Several can live in a process; every call first selects its own.

    Threads of Python take turns: one waits while another's call runs. A caller holds `lock` over calls that belong
    together. config: keys of a2aSimCreate (gpus, xcds, cus, ...), all optional. Raises ConfigError for invalid ones.
    """

    target = "sim"
    lock = _LOCK
    bind = staticmethod(lambda path: _bound(path))  # what `course.live.recorder` listens to
    _in_use: tuple[str, int] | None = None

    @_alone
    def __init__(self, config: dict[str, Any]):
        self.path = str(library_path())
        self._library, functions, own = SimLibrary.bind(self.path)
        self._functions = dict(functions)
        self.__dict__ |= own
        self.max_seconds = config.get("max_seconds")
        self.printed: list[printed.Printed] = []
        self._printed_dropped = self._letters = 0
        self._silent = False
        self.node = self._a2aSimCreate(json.dumps(config).encode())
        if self.node < 0:
            report = self._last_report() or {"kind": "config", "text": "a2aSimCreate failed"}
            raise ConfigError(report["text"], report)
        SimLibrary._in_use = None  # creating a node may have selected it
        self._destroy = weakref.finalize(self, _destroy, self._a2aSimDestroy, self.path, self.node)

    @_alone
    def close(self) -> None:
        """Ends the simulated node and frees its memory. Later calls raise A2AError; releases do nothing."""
        self._destroy()

    def use(self) -> None:
        """Selects this node for the calls that follow. Raises A2AError if it is closed."""
        if not self._destroy.alive:
            raise A2AError("the node is closed")
        if SimLibrary._in_use != (self.path, self.node):
            self._a2aSimUse(self.node)
            SimLibrary._in_use = (self.path, self.node)

    @_alone
    def call(self, name: str, *arguments) -> None:
        self.use()
        WATCH.begin(self)
        try:
            super().call(name, *arguments)
        finally:
            WATCH.end()
            if self._a2aSimPrintedCount():
                self._show_printed()

    @_alone
    def ask(self, name: str, *arguments) -> int:
        """Like HipLibrary.ask. Keeps another node selected: finalizers may run between its `use` and its call."""
        if not self._destroy.alive:
            return 0
        former = SimLibrary._in_use
        self.use()
        try:
            return super().ask(name, *arguments)
        finally:
            if former and former != SimLibrary._in_use and former[0] == self.path:
                self._a2aSimUse(former[1])
                SimLibrary._in_use = former

    def pulse(self) -> tuple[int, int]:
        """(wave instructions, simulated ps) so far of the call in which another thread is."""
        instructions, ps = c_uint64(), c_uint64()
        self._a2aSimPulse(instructions, ps)
        return instructions.value, ps.value

    def error(self, name: str, code: int) -> A2AError:
        report, plain = self._last_report(), super().error(name, code)
        if code in _RUN_FAILURES or code == _INVALID_IMAGE:
            return simulation_error(report or {"kind": "simulation", "text": str(plain)})
        if report.get("kind") in SIMULATION_ERRORS:
            return plain  # the report is an older one: this call was refused without a report
        return HipError(name, code, plain.name, str(report.get("text", "")))

    def _last_report(self) -> dict[str, Any]:
        text = (self._a2aSimLastError() or b"").decode()
        report = json.loads(text) if text else {}
        return reports.read(report) if report else {}

    def _show_printed(self) -> None:
        """Writes the new output of kernels to standard output, and appends it to `printed`; at most MOST texts of MOST_LETTERS."""
        if not self.printed:
            self._letters, self._silent = 0, False
        for text in printed.read(self._a2aSimPrinted()):
            self._letters += len(text.text)
            if len(self.printed) < printed.MOST and self._letters <= printed.MOST_LETTERS:
                self.printed.append(text)
                print(text)
            elif not self._silent:
                self._silent = True
                print(f"[printf: {printed.MOST:,} texts or {printed.MOST_LETTERS:,} letters are shown; no more until clear_trace()]")
        if (dropped := self._a2aSimPrintedDropped()) > self._printed_dropped:
            more = dropped - self._printed_dropped
            print(f"[{more} more texts of printf: more than 1 MiB since the host last waited]")
            self._printed_dropped = dropped

    # Functions that only a simulator has.

    def version(self) -> str:
        return (self._a2aSimVersion() or b"").decode()

    @_selected
    def name_memory(self, rank: int, address: int, nbytes: int, name: str, itemsize: int,
                    shape: tuple[int, ...], floating: bool = False) -> None:
        """Gives device memory a name and a shape, so that diagnostics can write name[3, 17]. floating: of its elements."""
        extent = (c_int64 * max(1, len(shape)))(*shape)
        self._a2aSimName(rank, address, nbytes, name.encode(), -itemsize if floating else itemsize, extent, len(shape))

    @_selected
    def host_pointer(self, rank: int, address: int, nbytes: int) -> int:
        """Host address of device memory. Raises HipError if the range is not one mapped range of that rank."""
        pointer = self._a2aSimHostPointer(rank, address, nbytes)
        if not pointer:
            raise self.error("a2aSimHostPointer", 1)
        return pointer

    @_selected
    def attach_nic(self, rank: int, address: int, entries: int) -> None:
        """Sets the queue of the rank's NIC: int64 [1 + entries, 8], zero at first."""
        if self._a2aSimNic(rank, address, entries):
            raise self.error("a2aSimNic", 1)

    @_selected
    def event_count(self) -> int:
        """Number of events recorded so far, lost ones included: the next one's number."""
        return self._a2aSimEventCount()

    @_selected
    def events(self, first: int = 0) -> ctypes.Array:
        """The remaining event records from number `first` on, as raw bytes (64 per record)."""
        count = self._a2aSimEvents(None, first, 0)
        records = (ctypes.c_char * (count * EVENT_BYTES))()
        copied = self._a2aSimEvents(records, first, count) if count else 0
        return records if copied == count else (ctypes.c_char * (copied * EVENT_BYTES)).from_buffer(records)

    @_selected
    def events_dropped(self, first: int = 0) -> int:
        """Number of lost records, from number `first` on."""
        return self._a2aSimEventsDropped(first)

    @_selected
    def clear_events(self) -> None:
        self._a2aSimEventsClear()

    @_selected
    def strings(self) -> dict[str, list[str]]:
        return json.loads((self._a2aSimStrings() or b"{}").decode() or "{}")

    @_selected
    def time_ps(self, rank: int = -1) -> int:
        """Host clock of a rank (-1: the latest of all), in simulated picoseconds."""
        return self._a2aSimTime(rank)

    @_selected
    def host_work(self, rank: int, name: str, ps: int = -1) -> None:
        """Keeps a rank's host busy, under a name of the record; -1: for the time of the preset's `call`."""
        self._a2aSimHostWork(rank, name.encode(), ps)

    @_selected
    def counters(self) -> dict[str, Any]:
        counters = json.loads((self._a2aSimCounters() or b"{}").decode() or "{}")
        return counters | {"never_written_first": reports.never_written(counters.get("never_written_first"))}

    @_selected
    def races(self) -> list[dict[str, Any]]:
        """Reports of the race detector since it was last cleared (node made with races=1)."""
        return json.loads((self._a2aSimRaces() or b"[]").decode())

    @_selected
    def clear_races(self) -> None:
        self._a2aSimRacesClear()

    @_selected
    def record_detail(self, steps: int) -> None:
        """Starts the detail record afresh, with room for `steps`; 0 ends it."""
        self._a2aSimDetail(steps)

    @_selected
    def detail(self) -> tuple[bytes, bytes, int]:
        """(steps, data, number of steps that did not fit): see `a2a_lib.detail`."""
        parts = []
        for read, size in ((self._a2aSimDetailSteps, DETAIL_BYTES), (self._a2aSimDetailData, 1)):
            count = read(None, 0)
            buffer = (ctypes.c_char * (count * size))()
            read(buffer, count)
            parts.append(bytes(buffer))
        return *parts, self._a2aSimDetailDropped()

    @_selected
    def stalls(self, longest: float | None = None) -> list[dict[str, Any]]:
        """Sets the longest pause of waves before some memory instructions, in us (0: no pauses; None: unchanged).
        Returns the words that, since it was last set, were overwritten unread, and read after that."""
        lost = json.loads((self._a2aSimLostWords() or b"[]").decode())
        self._a2aSimStalls(-1 if longest is None else longest)
        return lost

    @_selected
    def kill(self, rank: int, at_ps: int, faults: bool) -> None:
        """Stops a rank's waves from that moment on; faults: its memory then answers no peer."""
        self._a2aSimKill(rank, c_uint64(at_ps), faults)

    @_selected
    def seed(self, seed: int) -> None:
        """Schedule seed of everything launched from now on."""
        self._a2aSimSeed(c_uint64(seed))


@functools.cache  # there are many nodes, but one library
def _bound(path: str) -> tuple[ctypes.CDLL, dict[str, Callable], dict[str, Callable]]:
    """The library, its functions by HIP's names, and the simulator's own by "_" and their name."""
    plain, own = HipLibrary(path), {}
    for name, (result, *arguments) in _SIGNATURES.items():
        function = getattr(plain._library, name)
        function.restype, function.argtypes = result, arguments
        own["_" + name] = function
    return plain._library, plain._functions, own


@_alone
def _destroy(destroy, path: str, node: int) -> None:
    if SimLibrary._in_use == (path, node):
        SimLibrary._in_use = None
    destroy(node)
