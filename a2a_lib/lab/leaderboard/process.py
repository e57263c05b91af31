"""The judge's own process: fresh, in an empty folder, with nothing of the submission but data.

It reads one line of JSON, a submission and what was asked, and writes lines of JSON: {"announce": step} as it goes on, and at the end
{"verdict": ...} or {"error": ..., "text": ...}.
"""
from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...errors import A2AError
from ...toolchain import CompileError
from .errors import SubmissionError
from .submission import Submission
from .verdict import Verdict

ROOT = Path(__file__).resolve().parents[3]  # where a2a_lib lies
# What may change a result without being asked for: another simulator, another preset of defaults.
DROPPED = ("A2A_SIM_LIBRARY", "A2A_MAX_SECONDS", "A2A_TARGET", "A2A_LEADERBOARD", "PYTHONPATH", "PYTHONSTARTUP", "PYTHONHOME")
ERRORS: dict[str, type[Exception]] = {kind.__name__: kind for kind in (SubmissionError, CompileError, ValueError, A2AError)}
_START = "import sys, json; sys.path[:] = json.loads(sys.argv[1]); from a2a_lib.lab.leaderboard.process import main; main()"


def in_fresh_process(given: Submission, asked: dict[str, Any], announce: Callable[[str], None] = lambda what: None) -> Verdict:
    """The verdict of a process that was started for it. Errors: those of `ERRORS`, by name, as they were raised there; A2AError for a
    process that ended without a verdict."""
    here = os.getcwd()
    path = [place for place in sys.path if place and os.path.abspath(place) not in (here, str(ROOT))]
    environment = {name: value for name, value in os.environ.items() if name not in DROPPED}
    with tempfile.TemporaryDirectory(prefix="a2a-judge-") as folder, tempfile.TemporaryFile("w+", errors="replace") as said:
        process = subprocess.Popen([sys.executable, "-E", "-P", "-c", _START, json.dumps([*path, str(ROOT)])], cwd=folder,
                                   env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=said, text=True)
        try:
            assert process.stdin and process.stdout
            with suppress(BrokenPipeError):  # it has ended, and its status says why
                process.stdin.write(json.dumps({"given": asdict(given), "asked": asked}) + "\n")
                process.stdin.close()
            found: dict[str, Any] = {}
            for line in process.stdout:
                found = json.loads(line)
                if "announce" in found:
                    announce(found["announce"])
            process.wait()
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
            process.stdout.close()
        said.seek(max(0, said.seek(0, os.SEEK_END) - 2000))
        last = said.read().strip()
    if "error" in found:
        raise ERRORS.get(found["error"], A2AError)(found["text"])
    if "verdict" not in found:
        raise A2AError(f"the judge's process ended without a verdict (status {process.returncode})\n{last}")
    return Verdict.from_dict(found["verdict"])


def main() -> None:
    """Of the process."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what anything prints is none of the answer

    def tell(**what: Any) -> None:
        print(json.dumps(what), file=out, flush=True)

    from .checks import judged
    from .trial import Asked

    data = json.loads(sys.stdin.readline())
    given = Submission(**data["given"])
    asked = Asked(**data["asked"] | {name: tuple(data["asked"][name]) for name in ("shapes", "beside") if data["asked"][name] is not None})
    try:
        kind = None
        if given.python:
            from .unfenced import class_of
            kind = class_of(given)
        verdict = judged(given, asked, kind, lambda what: tell(announce=what))
    except Exception as error:  # told where somebody asked
        kinds = [name for name, kind in ERRORS.items() if isinstance(error, kind)]
        if not kinds:
            raise
        tell(error=kinds[0], text=str(error))
    else:
        tell(verdict=verdict.to_dict())
