"""An end for Python code that has none: after a budget of processor time it is interrupted where it stands."""

import ctypes
import threading
import time
from contextlib import contextmanager

SECONDS = 10.0  # of processor time, where the system tells a thread's: busy neighbours do not count
WALL = 120.0    # of the clock on the wall, for code that sleeps and for systems that do not


class NoEnd(BaseException):
    """Raised in code that was interrupted. No `except Exception` of the reader's catches it."""


@contextmanager
def patience(seconds: float | None = None, wall: float = WALL):
    """Interrupts what runs inside, in this thread, with NoEnd, and again should it be caught."""
    me, seconds = threading.get_ident(), SECONDS if seconds is None else seconds
    spent, begin = _clock(me), time.monotonic()
    start = spent()
    over, lock = threading.Event(), threading.Lock()

    def watch():
        while not over.wait(0.2):
            with lock:
                late = time.monotonic() - begin > wall or spent() - start > seconds
                if late and not over.is_set():
                    _raise_in(me, NoEnd)

    threading.Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        with lock:
            over.set()
            _raise_in(me, None)  # one on its way has nobody left to interrupt


def _clock(thread: int):
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    clock = time.pthread_getcpuclockid(thread)
    return lambda: time.clock_gettime(clock)


def _raise_in(thread: int, kind) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), None if kind is None else ctypes.py_object(kind))
