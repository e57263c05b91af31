"""Lesson 22, exercises 1 to 3: mend the kernel `swap` of an exhibit of the museum, and name its cause."""

import functools

from ...museum.judge import SCHEDULES, judge
from ...museum.looks import score
from ..kit import EXHIBITS, exercise, small

MENDED = {"mend_places": "places_by_grid", "mend_reset": "flag_reset", "mend_counter": "wrapped_counter"}  # exhibits, by exercise


def _mended(trial, source, name: str) -> None:
    exhibit, source = EXHIBITS[MENDED[name]], getattr(source, "module", source)
    trial.case(f"{sum(SCHEDULES.values())} schedules in the memory modes {', '.join(SCHEDULES)}")
    with small() as node:
        module = trial.module(node, source, "swap").module
    verdict = judge(exhibit, module)
    if not verdict.ok:
        trial.fail(place=verdict.case, cause=verdict.text)
    stage = exhibit.stage(module)
    trial.node, mark = stage.node, stage.node.mark()
    exhibit.run(stage)
    trial.since(mark)
    trial.facts["looks"] = score(MENDED[name])


for _number, _name in enumerate(MENDED, 1):
    exercise("22_a_museum_of_bugs.ipynb", f"exercise-{_number}", _name)(functools.partial(_mended, name=_name))
