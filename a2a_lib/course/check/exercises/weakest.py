"""Lesson 05, exercise 4, open and scored: weakest(program) -> the fences that cost least, and release every flag of a thread. A list with
None or a fence's scope for each statement, which is ("store", name) or ("flag", scope, name)."""

from collections.abc import Callable

from ..kit import exercise

COST = {"workgroup": 1, "agent": 2, "system": 4}
PROGRAMS, LENGTH, BACK = 6, 24, 3  # statements of a program; a flag's value is one of the last BACK + 1
NOTE = f"of {PROGRAMS} programs; a fence costs 1 at workgroup, 2 at agent, 4 at system"


@exercise("05_flags.ipynb", "exercise-4")
def weakest(trial, function):
    yours = best = 0
    for number in range(PROGRAMS):
        program = drawn(trial.draw)
        trial.case(f"program {number}, of {LENGTH} statements")
        answer = trial.call(function, program)
        with trial.form(f"the function returns a list of {LENGTH} entries, one for each statement: None, {', '.join(COST)}"):
            fences = {place: scope for place, scope in enumerate(answer) if scope is not None}
            if len(answer) != LENGTH or not set(fences.values()) <= set(COST):
                raise ValueError
        for stored, place, scope in needs(program):
            between = [fences[at] for at in range(stored + 1, place + 1) if at in fences]
            trial.expect(covered(fences, stored, place, scope), f"a fence of scope {scope} or wider right before one of the statements "
                         f"{stored + 1} to {place}", ", ".join(between) or "none",
                         f"{program[place]} tells that {program[stored]}, statement {stored}, is done: nothing releases it",
                         statement=place)
        yours, best = yours + cost(fences), best + least(program)
    return trial.goal(yours, best, best, unit="cost", note=NOTE, label="counted",
                      idea="Fences that cost less alone may cost more together. What has to be known of the fences so far, to go on from a "
                      "statement? Keep the cheapest way for each such case.")


def drawn(draw, hard: bool = True) -> list[tuple]:
    """A program of LENGTH statements. hard: one for which every simple way is dearer than it has to be."""
    while True:
        program, names = [], 0
        while len(program) < LENGTH:
            new = not names or draw.random() < 0.5
            program.append(("store", f"v{names}") if new else
                           ("flag", draw.choice(list(COST)), f"v{max(0, names - 1 - draw.randrange(BACK + 1))}"))
            names += new
        if not hard or min(cost(in_turn(program, *way)) for way in WAYS) > least(program):
            return program


def needs(program) -> list[tuple[int, int, str]]:
    """(the store's statement, the flag's, its scope) of each flag: a fence that wide has to be between them."""
    stores = {name: place for place, (kind, *_, name) in enumerate(program) if kind == "store"}
    return [(stores[rest[1]], place, rest[0]) for place, (kind, *rest) in enumerate(program) if kind == "flag"]


def covered(fences: dict[int, str], stored: int, place: int, scope: str) -> bool:
    return any(COST[fences[at]] >= COST[scope] for at in range(stored + 1, place + 1) if at in fences)


def cost(fences: dict[int, str]) -> int:
    return sum(map(COST.get, fences.values()))


def in_turn(program, order: Callable, best: Callable) -> dict[int, str]:
    """Each flag that nothing covers widens a fence that could cover it, or gets one of its own, as late or as early as possible."""
    fences: dict[int, str] = {}
    for stored, place, scope in sorted(needs(program), key=order):
        if not covered(fences, stored, place, scope):
            fences[best([at for at in fences if stored < at <= place] or (stored + 1, place))] = scope
    return fences


WAYS = ((lambda need: need[1], max), (lambda need: -need[0], min), (lambda need: -COST[need[2]], max))  # the first: the hints'


def least(program) -> int:
    """The least cost, by all ways to go on from each flag: a fence can as well stand right before the next flag. A way is known by its
    last fence of each scope or a wider one."""
    ways, due = {(-1, -1, -1): 0}, needs(program)
    for n, (stored, place, scope) in enumerate(due):
        longer: dict[tuple, int] = {}
        oldest = min(need[0] for need in due[n:])  # a fence before that is as good as none
        for last, spent in ways.items():
            for price in (0, *COST.values()):
                now = tuple(place if price >= width else max(before, oldest) for width, before in zip(COST.values(), last))
                if now[list(COST).index(scope)] > stored:
                    longer[now] = min(longer.get(now, spent + price), spent + price)
        ways = longer
    return min(ways.values())
