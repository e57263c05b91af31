"""Lesson 22, exercise 5, open and scored: plan_tools() -> names of tools, at most 40. The n-th looks at schedule n of each of twelve
broken kernels, until it is found."""

from functools import cache

from ...museum.looks import LOOKS, glance
from ..kit import EXHIBITS, exercise

BROKEN = ("end_barrier", "relaxed_start", "volatile_flag", "flag_reset", "frozen_epoch", "places_by_grid", "two_streams",
          "words_without_parity", "pad_zeroed", "offset_32", "no_tokens", "same_expert")
MOST, TARGET = 40, 25
LEAST = len(BROKEN) + 1  # a schedule each; no value of volatile_flag is ever wrong
NOTE = "run and stalls cost 1 a schedule, races and both 2; bound: the cheapest tool finds each at once"


@exercise("22_a_museum_of_bugs.ipynb", "exercise-5")
def plan_tools(trial, function):
    plan = trial.call(function)
    trial.case(f"{len(BROKEN)} broken kernels")
    trial.expect(isinstance(plan, list) and 1 <= len(plan) <= MOST and all(tool in [*LOOKS] for tool in plan), got=plan,
                 cause=f"the function returns a list of 1 to {MOST} of {', '.join(LOOKS)}")
    spent = {}
    for name in BROKEN:
        title = EXHIBITS[name].title
        looks = next((n for n, tool in enumerate(plan, 1) if _finds(name, tool, n - 1)), 0)
        trial.expect(looks > 0, f"{title!r}, found", f"nothing in {len(plan)} schedules",
                     "no tool of the plan sees it: some bugs never give a wrong value, and some are no race" if len(set(plan)) == 1
                     else "the plan ends too early: some bugs show in one of many schedules, and only with stalls")
        spent[title] = sum(LOOKS[tool].cost for tool in plan[:looks])
    dearest = max(spent, key=spent.get)
    return trial.goal(sum(spent.values()), TARGET, LEAST, unit="cost", note=NOTE, label="counted", attained=False,
                      idea=f"The dearest is {dearest!r}, with {spent[dearest]}. Which tool costs 1, and finds most?")


@cache
def _finds(name: str, tool: str, seed: int) -> bool:
    return not glance(EXHIBITS[name], tool, seed).ok
