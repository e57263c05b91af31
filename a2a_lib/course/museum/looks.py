"""Looks of a tool at one schedule of an exhibit. Exercises say what the looks before an answer have cost together.

    look("flag_reset", "run")      prints what this tool sees in the next schedule, and remembers the look
    score("flag_reset")            "run, races; cost 3 (...)"
"""
from dataclasses import dataclass

from ...machine.node.exploration import Exploration
from .exhibit import Exhibit, compare
from .exhibits import EXHIBITS
from .judge import finding


@dataclass(frozen=True)
class Look:
    """A tool. cost: of one schedule; the race detector makes a schedule slower, and counts twice."""

    races: bool
    stalls: bool
    cost: int


LOOKS = {"run": Look(False, False, 1), "stalls": Look(False, True, 1), "races": Look(True, False, 2), "both": Look(True, True, 2)}
taken: dict[str, list[str]] = {}  # by exhibit: the tools that have looked, in order


def look(name: str, tool: str = "run") -> None:
    """Prints what a tool sees in one schedule of the broken kernel: the first look is at schedule 0, the next at 1.

    tool: a key of LOOKS. "run" tells the symptom alone; "stalls" the whole report of a failure, "races" a race, "both"
    either. The first look is "run": no one begins with more than a symptom. Raises ValueError for another first look, and for
    an unknown name."""
    for given, known in ((name, EXHIBITS), (tool, LOOKS)):
        if given not in known:
            raise ValueError(f"there is no {given!r}; there are {', '.join(known)}")
    before = taken.setdefault(name, [])
    if not before and tool != "run":
        raise ValueError(f"the symptom comes first: look({name!r}, \"run\")")
    seen = glance(EXHIBITS[name], tool, len(before))
    text = "nothing in this schedule" if seen.ok else finding(seen)
    if tool == "run" and not seen.ok:
        text = f"{seen.outcomes[0].kind}: {seen.outcomes[0].text.splitlines()[0]}"
    print(f"schedule {len(before)}, {tool}: {text}")
    before.append(tool)


def glance(exhibit: Exhibit, tool: str, schedule: int) -> Exploration:
    """One schedule of the broken kernel, as a tool sees it."""
    stage = exhibit.stage(races=LOOKS[tool].races)  # a new one: what an earlier look left would change the schedule
    return stage.node.explore(lambda: exhibit.run(stage), seeds=1, first=schedule, check=compare, stalls=LOOKS[tool].stalls)


def score(name: str) -> str:
    """The looks at an exhibit so far, and their cost."""
    tools = taken.get(name, [])
    cost = sum(LOOKS[tool].cost for tool in tools)
    return f"{', '.join(tools) or 'none'}; cost {cost} (run and stalls 1 each, races and both 2)"
