"""Judging a submission: its text is read once, a fresh process makes the checks (`checks`), and the board gets what is right."""
from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from ... import families
from ...runtime import default_target
from .board import Board, default_path
from .process import in_fresh_process
from .submission import Submission, read
from .verdict import Verdict

SCHEDULES = 12
UNFENCED = "unfenced"


def submit(file: str | Path, *, rung: str | None = None, shape: str | Sequence[str] | None = None, world_size: int | None = None,
           target: str | None = None, preset: str = "mi300x", schedules: int = SCHEDULES, beside: Sequence[str] | None = None,
           board: Board | None = None, announce: Callable[[str], None] = lambda what: None, seed: int | None = None,
           goal: float | None = None, unfenced: bool = False) -> Verdict:
    """Judges a submission and enters it.

    rung: see `submission.read`; shape: what is timed, one name or several; world_size: ranks (default 8; real: all GPUs);
    beside: rungs of the ladder to time with it (default: the one whose place it takes, token_flags, and the best for the
    shape); board: where it is entered (default: the local one); seed: of all that is drawn, to repeat a verdict (default: from the
    system; an entry with a seed of one's own says so); goal: us to be reached; unfenced: Python of the submission may run, and its
    entries say so.
    SubmissionError for a file that is none, ValueError for an unknown shape or target, CompileError. What goes wrong
    from then on, a wrong answer (MismatchError) too, is a check of the `Verdict` that did not pass.
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
    asked = dict(seed=secrets.randbits(48) if seed is None else seed, shapes=names, world_size=world_size, target=target, preset=preset,
                 schedules=schedules, beside=None if beside is None else list(beside))
    verdict = in_fresh_process(given, asked, announce)
    verdict.goal = goal
    judged = ", ".join([UNFENCED] * bool(given.python) + [f"seed {seed}"] * (seed is not None))
    verdict.entries = [replace(entry, name=given.name, digest=given.digest, rung=given.rung, judged=judged)
                       for entry in verdict.entries] if verdict.ok else []
    if verdict.entries:
        (board or Board()).add(verdict.entries)
    return verdict


def _existing(file: Path) -> Path:
    """The file, or the one of that name in the course's work/."""
    work = default_path().parent / file
    return file if file.is_absolute() or file.is_file() or not work.is_file() else work


__all__ = ["SCHEDULES", "Submission", "Verdict", "submit"]
