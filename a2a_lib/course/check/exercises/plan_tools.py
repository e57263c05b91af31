"""Lesson 22, exercise 5, open and scored: plan_tools() -> the order in which tools look at twelve broken kernels."""

from functools import cache

from ...museum import EXHIBITS
from ...museum.looks import LOOKS, glance
from ..trial import exercise

BROKEN = ("end_barrier", "relaxed_start", "volatile_flag", "flag_reset", "frozen_epoch", "places_by_grid", "two_streams",
          "words_without_parity", "pad_zeroed", "offset_32", "no_tokens", "same_expert")
MOST, TARGET = 40, 25
LEAST = len(BROKEN) + 1  # a schedule each; no value of volatile_flag is ever wrong
NOTE = "run and stalls cost 1 a schedule, races and both 2; bound: the cheapest tool finds each at once"


@exercise("22_a_museum_of_bugs.ipynb", "exercise-5")
def plan_tools(trial, function):
    """function() -> names of tools, at most 40. The n-th looks at schedule n, until the kernel is found."""
    plan = trial.call(function)
    trial.case(f"{len(BROKEN)} broken kernels")
    if not isinstance(plan, list) or not 1 <= len(plan) <= MOST or not set(plan) <= set(LOOKS):
        trial.fail(got=plan, cause=f"the function returns a list of 1 to {MOST} of {', '.join(LOOKS)}")
    spent, most = 0, ("", 0)
    for name in BROKEN:
        cost, seen = 0, False
        for seed, tool in enumerate(plan):
            cost, seen = cost + LOOKS[tool].cost, _finds(name, tool, seed)
            if seen:
                break
        if not seen:
            trial.fail(expected=f"{EXHIBITS[name].title!r}, found", got=f"nothing in {len(plan)} schedules",
                       cause="no tool of the plan sees it: some bugs never give a wrong value, and some are no race" if len(set(plan)) == 1
                       else "the plan ends too early: some bugs show in one of many schedules, and only with stalls")
        spent, most = spent + cost, max(most, (EXHIBITS[name].title, cost), key=lambda item: item[1])
    return trial.goal(spent, TARGET, LEAST, unit="cost", note=NOTE, label="counted", attained=False,
                      idea=f"The dearest is {most[0]!r}, with {most[1]}. Which tool costs 1, and finds most?")


@cache
def _finds(name: str, tool: str, seed: int) -> bool:
    return not glance(EXHIBITS[name], tool, seed).ok
