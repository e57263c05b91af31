"""Progress of long work, if a person watches: a bar on a terminal, a line there and in an open notebook.

The environment variable A2A_PROGRESS=0 turns the line off in notebooks that a program executes.
"""

import os
import sys
import threading
from contextlib import contextmanager


class Progress:
    """`steps` steps, each announced by `step(what)` before it starts. Silent if stderr is no terminal."""

    def __init__(self, steps: int, stream=None):
        stream = stream or sys.stderr
        self._bar = None
        if stream.isatty():
            Line.hidden += 1
            from tqdm import tqdm

            layout = "{bar:24} {n_fmt}/{total_fmt} {desc} {elapsed}"
            self._bar = tqdm(total=steps, file=stream, leave=False, bar_format=layout)
            self._stop = threading.Event()
            self._clock = threading.Thread(target=self._tick, daemon=True)
            self._clock.start()
        self._started = False

    def _tick(self):
        while not self._stop.wait(0.5):  # one step may take long: keeps its clock running
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
            Line.hidden -= 1


class Line:
    """A temporary line of text: on a terminal, or as an output of a notebook's cell that is empty afterwards. watched:
    whether anybody can see it."""

    hidden = 0  # number of bars: they own the terminal's last line

    def __init__(self, stream=None):
        self._stream, self._handle = stream or sys.stderr, None
        self._notebook = not stream and _in_open_notebook()
        self.watched = self._notebook or self._stream is not None and self._stream.isatty()

    def show(self, text: str) -> None:
        if self._notebook:
            from IPython.display import display

            output = {"text/plain": text}
            if self._handle is None:
                self._handle = display(output, raw=True, display_id=True)
            else:
                self._handle.update(output, raw=True)
        elif self.watched and not Line.hidden:
            self._stream.write(f"\r{text}\033[K")
            self._stream.flush()

    def clear(self) -> None:
        if self._handle is not None:
            self._handle.update({"text/plain": ""}, raw=True)
            self._handle = None
        elif self.watched and not self._notebook and not Line.hidden:
            self._stream.write("\r\033[K")
            self._stream.flush()


def _in_open_notebook() -> bool:
    """Whether this is a notebook's kernel, and no program executes it to store or to compare outputs."""
    if "IPython" not in sys.modules or os.environ.get("A2A_PROGRESS") == "0":
        return False
    shell = sys.modules["IPython"].get_ipython()
    return getattr(shell, "kernel", None) is not None


@contextmanager
def progress(steps: int):
    """`with progress(3) as bar: bar.step("compile") ...`"""
    bar = Progress(steps)
    try:
        yield bar
    finally:
        bar.close()
