"""Interrupts Python code that does not end, after a budget of processor time."""

import ctypes
import threading
import time
from contextlib import contextmanager

SECONDS = 10.0  # of the thread's processor time, where the system counts it: a busy machine makes no difference
WALL = 120.0  # of elapsed time, for code that sleeps and for systems that count no thread's time


class NoEnd(BaseException):
    """Raised in code that was interrupted. The reader's `except Exception` does not catch it."""


@contextmanager
def patience(seconds: float | None = None, wall: float = WALL):
    """Raises NoEnd in the code inside, in this thread, when its time is over. Raises it again if it was caught."""
    me, seconds = threading.get_ident(), SECONDS if seconds is None else seconds
    spent, begin = _clock(me), time.monotonic()
    start = spent()
    over, lock = threading.Event(), threading.Lock()

    def watch():
        while not over.wait(0.2):
            with lock:
                try:
                    late = time.monotonic() - begin > wall or spent() - start > seconds
                except OSError:  # the thread has ended
                    return
                if late and not over.is_set():
                    _raise_in(me, NoEnd)

    threading.Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        with lock:
            over.set()
            _raise_in(me, None)  # take back an interrupt that has not been raised yet


def _clock(thread: int):
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    clock = time.pthread_getcpuclockid(thread)
    return lambda: time.clock_gettime(clock)


def _raise_in(thread: int, kind) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), None if kind is None else ctypes.py_object(kind))
