"""Real processes, one per rank, under torch.distributed: started once, used from many notebook cells.

    group = Processes(4)                       # gloo on the CPU; NCCL where A2A_TARGET names real GPUs
    print(group.run("print(rank, dist.get_world_size())"))
    group["x"]                                 # the variable x of every rank, a list
    group.close()                              # or leave it to the end of the program

In a notebook, `%%ranks group` (of `%load_ext a2a_lib`) runs its cell in every process. Each process keeps its variables
from cell to cell and begins with `rank`, `world_size`, `device`, `torch`, `dist` (torch.distributed), `a2a`.

An error in a process becomes a `ProcessError` that names rank, place and cause. The cause is an exception, a process
that died, or a collective that waited longer than `timeout`. No process outlives the one that started it.
"""

import multiprocessing
import pickle
import shutil
import signal
import tempfile
import time
import weakref
from collections.abc import Callable
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

from ...errors import A2AError
from ...plurals import quantity
from .report import Died, Failure, Run, last_words, ranks_text, worded

START_LIMIT = 120.0  # seconds until all processes have found each other
EXIT_LIMIT = 10.0  # seconds until a process whose connection ended has an exit code
GRACE = 1.0  # seconds for further processes to die, once one has


class ProcessError(A2AError):
    """An error in a process. failures: {rank: Failure or Died}, of ranks that caused it or waited."""

    def __init__(self, text: str, failures: dict[int, Failure | Died] | None = None):
        super().__init__(text)
        self.failures = failures or {}

    def _render_traceback_(self):  # IPython calls this instead of printing a Python traceback
        return [f"{type(self).__name__}: {self}"]


class Processes:
    """`world_size` processes in one torch.distributed group.

    backend: "gloo" (CPU) or "nccl" (a GPU for each); default: nccl where A2A_TARGET is hip or cuda, else gloo
    timeout: seconds that a collective waits for a peer
    limit:   seconds that a whole cell may take

    failures: of the latest cell, {rank: Failure or Died}, as in ProcessError.

    Errors: ValueError for less than one process, A2AError for fewer GPUs than processes, ProcessError if one does not
    start.

    Programs that are no notebook start them below `if __name__ == "__main__":`, as Python's multiprocessing requires.
    """

    def __init__(self, world_size: int = 4, *, backend: str | None = None, timeout: float = 20.0, limit: float = 120.0):
        if world_size < 1:
            raise ValueError(f"world_size is {world_size}, must be at least 1")
        self.world_size, self.timeout, self.limit = world_size, float(timeout), float(limit)
        self.backend = backend or _backend()
        if self.backend == "nccl":
            _require_gpus(self.world_size)
        self.failures: dict[int, Failure | Died] = {}
        self.broken = "not started"  # why it cannot be used; "" if it can
        self._done: list[str] = []  # cells that worked, for restart()
        self._start()

    def _start(self) -> None:
        from . import worker
        context = multiprocessing.get_context("forkserver")  # torch is imported once, and forked from there
        context.set_forkserver_preload([worker.__name__])
        self._folder = Path(tempfile.mkdtemp(prefix="a2a-processes-"))
        self._processes, self._ends = [], []
        self._stop = weakref.finalize(self, _stop, self._processes, self._ends, self._folder)
        for rank in range(self.world_size):
            ours, theirs = context.Pipe()
            process = context.Process(target=worker.main, daemon=True, name=f"rank {rank}", args=(
                rank, self.world_size, self.backend, self.timeout, str(self._folder), theirs))
            process.start()
            theirs.close()
            self._processes.append(process)
            self._ends.append(ours)
        self._gather(START_LIMIT, "start")
        self.broken = ""

    def run(self, code: str) -> Run:
        """Runs Python code in every process. Returns the output of each. Raises ProcessError if any failed."""
        self.failures = {}
        try:
            result = Run(self._ask("code", code))
        except ProcessError as error:
            self.failures = error.failures
            raise
        self._done.append(code)
        return result

    def call(self, function: Callable, *args: Any) -> list:
        """function(*args) in every process, one result per rank. The function must be in a module, not in a
        notebook."""
        return self._ask("call", (function, args))

    def __getitem__(self, name: str) -> list:
        """The variable `name` of every process, one value per rank."""
        return self._ask("get", name)

    def restart(self) -> None:
        """Starts new processes, and repeats in them the cells that worked."""
        self.close()
        failures, cells, self._done = self.failures, self._done, []
        self._start()
        for code in cells:
            self.run(code)
        self.failures = failures  # of the cell that made this necessary

    def close(self) -> None:
        """Ends the processes."""
        self._stop()
        self.broken = self.broken or "closed"

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

    def __repr__(self):
        state = f"unusable: {self.broken}" if self.broken else f"a collective waits at most {self.timeout:g} s"
        return f"Processes({self.world_size}, {self.backend}; {state})"

    def _ask(self, kind: str, body: Any) -> list:
        if self.broken:
            raise ProcessError(f"these processes are unusable ({self.broken}): restart() starts new ones and repeats "
                               "the cells that worked")
        message = pickle.dumps((kind, body))
        try:
            for end in self._ends:
                try:
                    end.send_bytes(message)
                except OSError:
                    pass  # it died between two cells, which is noticed right below
            return self._gather(self.limit, kind)
        except ProcessError:
            raise
        # an interrupt, or an unreadable answer: the answers still to come are not the next cell's
        except BaseException:
            self.broken = self.broken or "interrupted in the middle of a cell"
            self.close()
            raise

    def _gather(self, limit: float, kind: str) -> list:
        """The answer of every process to its latest message."""
        answers: dict[int, Any] = {}
        deadline = time.monotonic() + limit
        while len(answers) < self.world_size:
            open_ends = {end: rank for rank, end in enumerate(self._ends) if rank not in answers}
            left = deadline - time.monotonic()
            ready = wait(list(open_ends), timeout=max(left, 0)) if left > 0 else []
            if not ready:
                self._give_up(f"{ranks_text(sorted(open_ends.values()))} did not finish within {limit:g} s", kind)
            for end in ready:
                try:
                    answers[open_ends[end]] = pickle.loads(end.recv_bytes())
                except (EOFError, OSError):
                    self._dead(open_ends[end])
        failures = {rank: answers[rank] for rank in range(self.world_size) if isinstance(answers[rank], Failure)}
        if failures:
            if any(failure.peer for failure in failures.values()):
                self.broken = "a collective failed"
                self.close()
            raise ProcessError(worded(failures, self.world_size, self.timeout), failures)
        return [answers[rank] for rank in range(self.world_size)]

    def _dead(self, first: int) -> None:
        """Raises an error that names the dead processes. `first` is one. Chance decides which living ones answered, so none is named."""
        self._processes[first].join(EXIT_LIMIT)  # its connection closes before it has an exit code
        deadline = time.monotonic() + GRACE
        while time.monotonic() < deadline and any(p.exitcode is None for p in self._processes):
            time.sleep(0.02)
        dead = {rank: Died(_exit(process.exitcode), last_words(self._folder / f"rank{rank}.log"))
                for rank, process in enumerate(self._processes) if process.exitcode is not None or rank == first}
        self.broken = f"{ranks_text(sorted(dead))} died"
        self.close()
        raise ProcessError(worded(dead, self.world_size, self.timeout), dead)

    def _give_up(self, why: str, kind: str) -> None:
        self.broken = why
        self.close()
        raise ProcessError(f"{why}{' of starting' if kind == 'start' else ''}; all {self.world_size} were ended")


def _stop(processes, ends, folder: Path) -> None:
    for end in ends:
        end.close()
    for process in processes:
        process.kill()
    for process in processes:
        process.join(5)
    shutil.rmtree(folder, ignore_errors=True)


def _backend() -> str:
    from ...machine.runtime import default_target
    return "gloo" if default_target() == "sim" else "nccl"


def _require_gpus(world_size: int) -> None:
    import torch
    if (gpus := torch.cuda.device_count()) < world_size:
        raise A2AError(f"NCCL needs a GPU for each of {quantity(world_size, 'process', 'processes')}; this machine has {gpus}. Without "
                       "A2A_TARGET, and with --target sim, they talk over the CPU (gloo)")


def _exit(code: int | None) -> str:
    if code is None:
        return "no exit code yet"
    if code < 0:
        return signal.Signals(-code).name
    return f"exit code {code}"
