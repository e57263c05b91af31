"""A line that reports the progress of a long simulator call. It appears after some seconds, and goes with the call."""
import os
import threading
import time
from typing import Any

from ...progress_bar import Line

PATIENCE, EVERY = 3.0, 0.5  # seconds until the line comes, and between two of its states


class Watch:
    """The watch of the process; one is enough, because simulator calls take turns. `begin` and `end` cost a
    microsecond; a thread prints."""

    def __init__(self, make_line=Line, patience: float = PATIENCE, every: float = EVERY):
        self._make, self._patience, self._every = make_line, patience, every
        self._forget()

    def _forget(self) -> None:  # also in a forked child, which has none of its parent's threads
        self._line: Line | None = None
        self._call: tuple[Any, float] | None = None  # the called library, and the time of the call
        self._shown, self._lock = False, threading.Lock()

    def begin(self, library) -> None:
        if self._line is None:
            self._line = self._make()
            if self._line.watched:
                threading.Thread(target=self._look, daemon=True).start()
        self._call = library, time.monotonic()

    def end(self) -> None:
        self._call = None
        if self._shown:
            with self._lock:
                self._line.clear()
                self._shown = False

    def _look(self) -> None:
        line, lock = self._line, self._lock
        while True:
            time.sleep(self._every)
            call = self._call
            if call is None or time.monotonic() - call[1] < self._patience:
                continue
            with lock:
                if self._call is call:
                    self._shown = True
                    line.show(progress_text(call[0], time.monotonic() - call[1]))


def progress_text(library, seconds: float) -> str:
    """The progress of the present call, as text."""
    instructions, ps = library.pulse()
    most = f" of at most {library.max_seconds:g}" if library.max_seconds else ""
    return (f"simulated node: {seconds:.0f} s{most}, {instructions / 1e6:.0f} million wave instructions, at "
            f"{ps / 1e6:,.0f} us simulated")


WATCH = Watch()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=WATCH._forget)
