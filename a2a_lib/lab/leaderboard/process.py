"""The judge's own process: fresh, in an empty folder, with nothing of the submission but data.

It reads one line of JSON: {"given": a submission, "asked": how to judge it}. It writes lines of JSON: {"announce": step} before each
check, at the end {"verdict": ...} or {"error": ..., "text": ...}. It ends with an error if it takes too long or too much memory.
Output of kernels is thrown away, and the verdict says how many bytes it had.
"""
import json
import os
import secrets
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from ...errors import A2AError
from ...kernels import families
from ...machine.runtime import default_target
from ...machine.sim.limits import limits
from ...machine.toolchain import CompileError
from .board import Board, SubmissionError, Verdict, default_path
from .submission import Submission, read

ROOT = Path(__file__).resolve().parents[3]  # where a2a_lib lies
# Variables that may change a result unnoticed: another simulator, other defaults.
DROPPED = ("A2A_SIM_LIBRARY", "A2A_TARGET", "A2A_LEADERBOARD", "PYTHONPATH", "PYTHONSTARTUP", "PYTHONHOME")
ERRORS: dict[str, type[Exception]] = {kind.__name__: kind for kind in (SubmissionError, CompileError, ValueError, A2AError)}
MOST_SECONDS = 3600.0
MOST_MEMORY = 0.8  # of what the machine, or the container, has
MOST_PRINTED = 64 << 20  # bytes
TAIL = 2000  # bytes of what a process printed that an error shows
_START = "import sys, json; sys.path[:] = json.loads(sys.argv[1]); from a2a_lib.lab.leaderboard.process import main; main()"


def in_fresh_process(given: Submission, request: dict[str, Any], announce: Callable[[str], None] = lambda what: None) -> Verdict:
    """Starts a process, which judges. Raises errors of `ERRORS` as that process did, and A2AError if it ended without a verdict."""
    here = os.getcwd()
    path = [place for place in sys.path if place and os.path.abspath(place) not in (here, str(ROOT))]
    environment = {name: value for name, value in os.environ.items() if name not in DROPPED}
    with tempfile.TemporaryDirectory(prefix="a2a-judge-") as folder:
        process = subprocess.Popen([sys.executable, "-E", "-P", "-c", _START, json.dumps([*path, str(ROOT)])], cwd=folder,
                                   env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert process.stdin and process.stdout and process.stderr
        printed = _Tail(process.stderr, process.kill)
        message: dict[str, Any] = {}
        try:
            with suppress(BrokenPipeError):  # it has ended, and its status says why
                process.stdin.write((json.dumps({"given": asdict(given), "asked": request}) + "\n").encode())
                process.stdin.close()
            for line in process.stdout:
                message = json.loads(line)
                if "announce" in message:
                    announce(message["announce"])
            process.wait()
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
            process.stdout.close()
            printed.join()
    if "error" in message:
        raise ERRORS.get(message["error"], A2AError)(message["text"])
    if printed.count > MOST_PRINTED:
        raise A2AError(f"its kernels printed more than {MOST_PRINTED >> 20} MiB: the judge has ended")
    if "verdict" not in message:
        raise A2AError(f"the judge's process ended without a verdict (status {process.returncode})\n{printed.text()}")
    verdict = Verdict.from_dict(message["verdict"])
    if printed.count:
        verdict.notes.append(f"its kernels printed {printed.count:,} bytes, which are not shown")
    return verdict


class _Tail(threading.Thread):
    """Reads a pipe to its end and keeps the last bytes. count: of all bytes. end: called when they are more than MOST_PRINTED."""

    def __init__(self, pipe: Any, end: Callable[[], None]):
        super().__init__(daemon=True)
        self.pipe, self.end, self.count, self.last = pipe, end, 0, b""
        self.start()

    def run(self) -> None:
        with self.pipe:
            while more := self.pipe.read1(1 << 16):
                self.count += len(more)
                if self.count > MOST_PRINTED:
                    self.end()
                self.last = (self.last + more)[-TAIL:]

    def text(self) -> str:
        return self.last.decode(errors="replace").strip()


def main() -> None:
    """Judges the submission on standard input."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # prints go to stderr, so that stdout holds JSON alone

    def tell(**message: Any) -> None:
        print(json.dumps(message), file=out, flush=True)

    def end(why: str) -> None:
        tell(error="A2AError", text=why)
        os._exit(1)

    threading.Thread(target=_bound, args=(end,), daemon=True).start()

    from .checks import Asked, judged

    data = json.loads(sys.stdin.readline())
    given = Submission(**data["given"])
    tuples = {name: tuple(data["asked"][name]) for name in ("shapes", "beside") if data["asked"][name] is not None}
    request = Asked(**data["asked"] | tuples)
    try:
        kind = None
        if given.python:
            from .unfenced import class_of
            kind = class_of(given)
        verdict = judged(given, request, kind, lambda step: tell(announce=step))
    except Exception as error:  # `in_fresh_process` raises it again
        kinds = [name for name, kind in ERRORS.items() if isinstance(error, kind)]
        if not kinds:
            raise
        tell(error=kinds[0], text=str(error))
    else:
        tell(verdict=verdict.to_dict())


def _bound(end: Callable[[str], None]) -> None:
    """Calls `end` when this process takes too long or too much memory."""
    begin, most = time.monotonic(), MOST_MEMORY * limits().memory
    while True:
        time.sleep(0.2)
        if time.monotonic() - begin > MOST_SECONDS:
            end(f"no verdict after {MOST_SECONDS:,.0f} s: the judge has ended. A smaller shape or fewer blocks take less")
        if (held := _memory()) > most:
            end(f"the judge took {held / 1e9:.1f} GB of memory, of at most {most / 1e9:.1f}: it has ended. A smaller shape, smaller "
                "buffers or fewer blocks take less")


def _memory() -> float:
    """Bytes that this process holds."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        with suppress(ImportError):
            import resource

            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # macOS: bytes
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE")


SCHEDULES = 12
UNFENCED = "unfenced"


def submit(file: str | Path, *, rung: str | None = None, shape: str | Sequence[str] | None = None, world_size: int | None = None,
           target: str | None = None, preset: str = "mi300x", schedules: int = SCHEDULES, beside: Sequence[str] | None = None,
           board: Board | None = None, announce: Callable[[str], None] = lambda what: None, seed: int | None = None,
           goal: float | None = None, unfenced: bool = False) -> Verdict:
    """Judges a submission and enters it.

    rung: see `submission.read`. shape: a name or several; each is timed. world_size: ranks (default 8; real: all GPUs).
    beside: rungs to time with it (default: the rung that it replaces, token_flags, the best for the shape).
    board: where to enter it (default: the local one). goal: us to reach.
    seed: of all that is drawn, to repeat a verdict (default: from the system). Entries name a given seed.
    unfenced: Python of the submission may run, and its entries say so.

    SubmissionError for a file that is no submission, ValueError for an unknown shape or target, CompileError,
    A2AError if the judge ends without a verdict.
    Later errors, a wrong answer (MismatchError) too, are failed checks of the `Verdict`.
    """
    target = target or default_target()
    names = [shape] if isinstance(shape, str) else list(shape or ())
    announce("compile")
    given = read(_existing(Path(file)), rung, unfenced)
    if not given.python:
        family = (families.family_of(given.rung) if given.tables is None else
                  families.of(given.tables.get("family", families.FIRST)))
        for name in names:
            shape = family.shape(name)
            if target == "sim" or world_size is not None:
                family.check_world(shape, world_size or family.world_size)
    for name in beside or ():
        families.full_name(name)
    request = dict(seed=secrets.randbits(48) if seed is None else seed, shapes=names, world_size=world_size, target=target,
                   preset=preset, schedules=schedules, beside=None if beside is None else list(beside))
    verdict = in_fresh_process(given, request, announce)
    verdict.goal = goal
    judged = ", ".join([UNFENCED] * bool(given.python) + [f"seed {seed}"] * (seed is not None))
    verdict.entries = [replace(entry, name=given.name, digest=given.digest, rung=given.rung, judged=judged)
                       for entry in verdict.entries] if verdict.ok else []
    if verdict.entries:
        (board or Board()).add(verdict.entries)
    return verdict


def _existing(file: Path) -> Path:
    """Returns the file, or the file of that name in the course's work/."""
    work = default_path().parent / file
    return file if file.is_absolute() or file.is_file() or not work.is_file() else work
