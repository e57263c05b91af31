"""Marks of many people, and the marks as a table and as CSV. Each answer runs in a process of its own, with hidden cases after the
course's own."""
import csv
import io
import shutil
import tempfile
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ....table import Table
from .answers import Answer, AnswerError, Task, find
from .process import Ended, Limits, run

STATES = ("passed", "failed", "hidden", "stopped", "tampered", "empty", "missing", "unreadable", "unchecked")
LONGEST = 300  # characters of a note
ALONE = {"A2A_THREADS": "1", "OMP_NUM_THREADS": "1", "A2A_PROGRESS": "0", "A2A_TARGET": "sim"}  # checks share the cores


@dataclass(frozen=True)
class Mark:
    """One person's answer to one exercise.

    state    one of passed; failed; hidden (failed with hidden cases only); stopped (out of time or memory, or the
             process died); tampered (it changes the library that checks it, or passes only where it runs itself); empty
             (the course's stub); missing; unreadable; unchecked (this machine lacks Triton, which the check needs)
    seconds  of processor time
    note     the reason, or what a pass costs more than it has to
    imports  imports of a Python answer that no exercise needs, and names that look into Python itself
    """

    person: str
    lesson: str
    exercise: str
    state: str
    seconds: float = 0.0
    note: str = ""
    imports: tuple[str, ...] = ()


def grade(people: dict[str, Path], tasks: Sequence[Task], limits: Limits = Limits(), *, seeds: Sequence[int] = (),  # noqa: B008
          at_once: int = 2, cache: Path | None = None, fill: bool = False, unasked: Collection[str] = (),
          announce: Callable[[str], None] = lambda what: None) -> list[Mark]:
    """Marks of all people and tasks, in their order.

    seeds: of hidden cases, each a run of its own after the course's own cases have passed. at_once: processes side by
    side. cache: compiled kernels of the course; each person gets a copy, so that nobody can change another's. fill:
    store the kernels of this run there. unasked: exercises without hidden cases. Raises ValueError on systems without
    fork.
    """
    from . import one

    marks: dict[tuple[str, str], Mark] = {}
    jobs: list[tuple[str, Task, Answer, int | None]] = []
    for person, folder in people.items():
        for task in tasks:
            try:
                answer = find(task, folder)
                jobs.append((person, task, answer, None))
                marks[person, task.name] = Mark(person, task.lesson, task.name, "", imports=answer.imports)
            except AnswerError as error:
                marks[person, task.name] = Mark(person, task.lesson, task.name, error.state, note=str(error))
    with tempfile.TemporaryDirectory(prefix="a2a-grade-") as scratch:
        def environment(job: tuple) -> dict[str, str]:
            if fill and cache:
                return {"A2A_CACHE_DIR": str(cache), **ALONE}
            own = Path(scratch, str(list(people).index(job[0])))
            if not own.exists():
                shutil.copytree(cache, own) if cache and cache.is_dir() else own.mkdir()
            return {"A2A_CACHE_DIR": str(own), **ALONE}

        for seed in (None, *seeds):
            jobs = [(person, task, answer, seed) for person, task, answer, _ in jobs]
            passed = []
            for job, ended in run(jobs, limits, at_once, environment, lambda person, *given: one.verdict(*given)):
                person, task, _, _ = job
                mark = marks[person, task.name] = _marked(marks[person, task.name], ended, seed)
                if mark.state == "passed":
                    passed.append((job, ended.result.get("results") or []))
                announce(f"{person}: {task.name}")
            for (person, task, _, _), ended in run([(*job[:2], taken, seed) for job, taken in passed if one.is_judged_again(*job[1:3])],
                                                   limits, at_once, environment, lambda person, *given: one.again(*given)):
                marks[person, task.name] = _judged_again(marks[person, task.name], ended)
            jobs = [job for job, _ in passed if marks[job[0], job[1].name].state == "passed" and job[1].name not in unasked]
    return list(marks.values())


def _marked(mark: Mark, ended: Ended, seed: int | None) -> Mark:
    seconds = mark.seconds + ended.seconds
    if ended.result is None:
        return replace(mark, state="stopped", seconds=seconds, note=ended.why or "the process ended without a verdict")
    state, note = str(ended.result.get("state")), str(ended.result.get("note"))
    if seed is not None and state == "failed":
        state, note = "hidden", f"hidden cases {seed}: {note}"
    return replace(mark, state=state if state in STATES else "stopped", seconds=seconds,
                   note=note if state != "passed" or seed is None else mark.note)


def _judged_again(mark: Mark, ended: Ended) -> Mark:
    """The mark of a pass, after the check of the results alone."""
    result, seconds = ended.result or {"state": "", "note": ended.why or "the process ended"}, mark.seconds + ended.seconds
    if result["state"] == "passed":
        return replace(mark, seconds=seconds)
    return replace(mark, state="tampered", seconds=seconds,
                   note=f"the check passes where the answer runs, but not on its results alone: {result['note']}")


def reference(root: Path, tasks: Sequence[Task], limits: Limits = Limits(), **options) -> list[Mark]:  # noqa: B008
    """Marks of the course's own answers, as from `grade`: nobody has to pass what they do not pass. Their kernels fill
    `cache`."""
    with tempfile.TemporaryDirectory(prefix="a2a-solutions-") as scratch:
        folder = Path(scratch, "exercises")
        shutil.copytree(root / "solutions", folder)
        return grade({"solutions": folder}, tasks, limits, fill=True, **options)


def unasked(own: Sequence[Mark]) -> set[str]:
    """Exercises whose own answer fails with hidden cases, or does not pass at all."""
    return {mark.exercise for mark in own if mark.state != "passed"}


def table(marks: Sequence[Mark]) -> Table:
    """A row for each person: passed exercises of each lesson, "3/4", and of all; seconds of processor time."""
    people, lessons = list(dict.fromkeys(mark.person for mark in marks)), sorted({mark.lesson for mark in marks})

    def passed(person: str, lesson: str | None = None) -> str:
        own = [mark for mark in marks if mark.person == person and lesson in (None, mark.lesson)]
        return f"{sum(mark.state == 'passed' for mark in own)}/{len(own)}"

    return Table({"who": [shown(person) for person in people],
                  **{lesson: [passed(person, lesson) for person in people] for lesson in lessons},
                  "all": [passed(person) for person in people],
                  "s": [sum(mark.seconds for mark in marks if mark.person == person) for person in people]},
                 unit="exercises passed, of those there are; s: processor time of the checks").whole()


def remarkable(marks: Sequence[Mark]) -> list[str]:
    """A line for each answer that the teacher should look at: stopped, tampered, unreadable, unchecked, wrong with
    hidden cases only, or with an import that no exercise needs."""
    lines = []
    for mark in marks:
        if mark.state in ("stopped", "tampered", "unreadable", "hidden", "unchecked"):
            lines.append(f"{shown(mark.person)}, {mark.exercise}: {mark.state}: {shown(mark.note)}")
        elif mark.imports:
            lines.append(f"{shown(mark.person)}, {mark.exercise}: {mark.state}, and it uses {shown(', '.join(mark.imports))}")
    return lines


def csv_text(marks: Sequence[Mark]) -> str:
    """A row for each person and exercise. No cell can be taken for a spreadsheet formula."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["who", "lesson", "exercise", "state", "seconds", "uses", "note"])
    for mark in marks:
        rows.writerow([_cell(value) for value in (mark.person, mark.lesson, mark.exercise, mark.state, f"{mark.seconds:.1f}",
                                                  ", ".join(mark.imports), mark.note)])
    return text.getvalue()


def shown(text: str) -> str:
    """A text on one line, without control characters of terminals."""
    line = " ".join("".join(sign if sign.isprintable() or sign.isspace() else "?" for sign in text).split())
    return line if len(line) <= LONGEST else line[:LONGEST - 4] + " ..."


def _cell(text: str) -> str:
    line = shown(text)
    return f"'{line}" if line[:1] in ("=", "+", "-", "@") else line
