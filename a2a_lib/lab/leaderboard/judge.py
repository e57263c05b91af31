"""Judges a submission. Reads its text once, checks it in a fresh process (`checks`), enters it if all checks pass."""
from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from ...kernels import families
from ...machine.runtime import default_target
from .board import Board, default_path
from .entry import Verdict
from .process import in_fresh_process
from .submission import read

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

    SubmissionError for a file that is no submission, ValueError for an unknown shape or target, CompileError.
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
