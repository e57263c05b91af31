"""A progress bar for long work: on stderr, and only where a person watches (a terminal)."""

import sys
import threading
from contextlib import contextmanager


class Progress:
    """`steps` steps, each announced by `step(what)` before it starts. Silent if stderr is no terminal."""

    def __init__(self, steps: int, stream=None):
        stream = stream or sys.stderr
        self._bar = None
        if stream.isatty():
            from tqdm import tqdm

            layout = "{bar:24} {n_fmt}/{total_fmt} {desc} {elapsed}"
            self._bar = tqdm(total=steps, file=stream, leave=False, bar_format=layout)
            self._stop = threading.Event()
            self._clock = threading.Thread(target=self._tick, daemon=True)
            self._clock.start()
        self._started = False

    def _tick(self):
        while not self._stop.wait(0.5):  # one step may take long: keep its clock going
            self._bar.refresh()

    def step(self, what: str) -> None:
        if self._bar is None:
            return
        if self._started:
            self._bar.update(1)
        self._started = True
        self._bar.set_description_str(what)

    def close(self) -> None:
        if self._bar is not None:
            self._stop.set()
            self._clock.join()
            self._bar.close()
            self._bar = None


@contextmanager
def progress(steps: int):
    """`with progress(3) as bar: bar.step("compile") ...`"""
    bar = Progress(steps)
    try:
        yield bar
    finally:
        bar.close()
