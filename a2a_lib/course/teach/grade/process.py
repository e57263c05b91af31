"""Runs one function in a process of its own, bounded in time and memory. Ends it with all processes that it started."""
import faulthandler
import json
import os
import secrets
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MOST = 20_000_000  # bytes of a result: those of an answer are part of it
LOOK = 0.1  # seconds between measurements of a process's memory


@dataclass(frozen=True)
class Limits:
    """Limits of one check. seconds: processor time of all threads; three times as much elapsed time is allowed.
    memory_gb: of the process and its children."""

    seconds: float = 60.0
    memory_gb: float = 4.0


@dataclass
class Ended:
    """The end of a process. result: return value of its function, None if there is none. why: "" or what stopped it."""

    result: Any
    seconds: float
    why: str = ""


class Running:
    """A process that runs function(*given) in an empty folder. Its result is plain data."""

    def __init__(self, function: Callable, arguments: tuple, limits: Limits, environment: dict[str, str]):
        self.limits, self.begin, self.word, self.data = limits, time.monotonic(), secrets.token_hex(16), b""
        self.folder = Path(tempfile.mkdtemp(prefix="a2a-grade-"))
        self.read, write = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if not self.pid:
            os.close(self.read)
            _child(function, arguments, limits, environment, self.folder, write, self.word)
        os.close(write)
        os.set_blocking(self.read, False)
        self.looked = self.begin

    def poll(self) -> Ended | None:
        """The end of the process, None while it runs."""
        self._take()
        pid, status, used = os.wait4(self.pid, os.WNOHANG)
        reason = self._died(status) if pid else self._too_much()
        if not pid and not reason:
            return None
        self._kill(alive=not pid)
        if not pid:
            _, _, used = os.wait4(self.pid, 0)
        self._take()
        os.close(self.read)
        shutil.rmtree(self.folder, ignore_errors=True)
        return Ended(None if reason else self._result(), used.ru_utime + used.ru_stime, reason)

    def _take(self) -> None:
        with suppress(BlockingIOError):
            while len(self.data) <= MOST and (more := os.read(self.read, MOST)):
                self.data += more

    def _too_much(self) -> str:
        """The limit that a running process exceeds, as text; "" for none."""
        now = time.monotonic()
        if now - self.begin > 3 * self.limits.seconds:
            return f"no end after {3 * self.limits.seconds:.0f} s"
        if len(self.data) > MOST:
            return "it writes without an end"
        if now - self.looked > LOOK:
            self.looked = now
            if (held := _held(self.pid)) > self.limits.memory_gb * 1e9:
                return f"more than {self.limits.memory_gb:g} GB of memory ({held / 1e9:.1f})"
        return ""

    def _died(self, status: int) -> str:
        if not os.WIFSIGNALED(status):
            return ""
        number = os.WTERMSIG(status)
        if number in (signal.SIGXCPU, signal.SIGKILL):
            return f"no end after {self.limits.seconds:.0f} s of processor time, or the system ended it"
        return f"the process died ({signal.Signals(number).name})"

    def _result(self) -> Any:
        try:
            message = json.loads(self.data)
            return message["result"] if message["word"] == self.word else None
        except (ValueError, TypeError, KeyError):
            return None

    def _kill(self, alive: bool) -> None:
        with suppress(OSError):  # the process and its children are one group
            os.killpg(self.pid, signal.SIGKILL)
        if alive:
            with suppress(OSError):  # before it has made the group, or after it has left it
                os.kill(self.pid, signal.SIGKILL)


def run(jobs: list[tuple], limits: Limits, at_once: int, environment: Callable[[tuple], dict[str, str]],
        function: Callable) -> Iterator[tuple[tuple, Ended]]:
    """Runs function(*job) of each job, `at_once` side by side. Yields (job, how it ended) in the order in which they
    end. Raises ValueError on systems without fork."""
    if not hasattr(os, "fork"):
        raise ValueError("a2a grade copies processes (fork), which this system does not: use Linux, macOS or WSL")
    waiting, running = list(reversed(jobs)), {}
    try:
        while waiting or running:
            while waiting and len(running) < at_once:
                job = waiting.pop()
                process = Running(function, job, limits, environment(job))
                running[process] = job
            time.sleep(0.02)
            for process in list(running):
                if (ended := process.poll()) is not None:
                    yield running.pop(process), ended
    finally:
        for process in running:
            process._kill(alive=True)
            with suppress(OSError):
                os.waitpid(process.pid, 0)
            shutil.rmtree(process.folder, ignore_errors=True)


def _child(function, arguments, limits: Limits, environment: dict[str, str], folder: Path, write: int,
           word: str) -> None:
    status = 1
    try:
        os.setsid()
        faulthandler.disable()
        nothing = os.open(os.devnull, os.O_RDWR)
        for descriptor in range(3):
            os.dup2(nothing, descriptor)
        os.closerange(3, write)  # closes the parent's open files
        os.closerange(write + 1, 65536)
        sys.stdin = open(0)  # noqa: SIM115, open to the end
        os.environ.update(environment, HOME=str(folder), TMPDIR=str(folder))
        tempfile.tempdir = str(folder)
        os.chdir(folder)
        _bound(limits)
        data = json.dumps({"word": word, "result": function(*arguments)}).encode()
        while data:
            data = data[os.write(write, data):]
        status = 0
    except BaseException:  # the parent reports that there is no result
        status = 1
    finally:
        os._exit(status)


def _bound(limits: Limits) -> None:
    import resource

    seconds = max(1, round(limits.seconds))
    for name, value in (("RLIMIT_CPU", seconds), ("RLIMIT_CORE", 0), ("RLIMIT_FSIZE", 256_000_000)):
        kind = getattr(resource, name)
        hard_limit = resource.getrlimit(kind)[1]
        more = value + 5 if name == "RLIMIT_CPU" else value
        with suppress(ValueError, OSError):
            resource.setrlimit(kind, tuple(limit if hard_limit == resource.RLIM_INFINITY else min(limit, hard_limit)
                                           for limit in (value, more)))
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)


def _held(pid: int) -> int:
    """Resident bytes of a process and of its group, on Linux; else 0."""
    total, page = 0, os.sysconf("SC_PAGE_SIZE")
    with suppress(OSError):
        for name in os.listdir("/proc"):
            if not name.isdecimal():
                continue
            with suppress(OSError, ValueError, IndexError):
                fields = Path("/proc", name, "stat").read_text().rpartition(")")[2].split()
                if int(fields[2]) == pid:  # its process group
                    total += int(Path("/proc", name, "statm").read_text().split()[1]) * page
    return total
