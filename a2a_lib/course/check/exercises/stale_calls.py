"""Lesson 17, exercise 3: stale_calls(calls, sets) -> [call, ...], rising: those that find their own words of the graph's replay before."""

from ..kit import asked, quantity, whole_numbers

CASES = tuple((f"{quantity(calls, 'call')}, {quantity(sets, 'set')}", calls, sets) for calls, sets in (
    (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (1, 1), (2, 1), (3, 3), (4, 3), (5, 3), (6, 3), (7, 3), (2, 3), (9, 4), (0, 2)))


@asked("17_decode.ipynb", "exercise-3", CASES, whole_numbers("a list of numbers of calls", 0))
def stale_calls(calls, sets) -> tuple[int, ...]:
    """Replays the graph twice and looks into the sets."""
    holds, stale = {}, []
    for replay in range(2):
        for call in range(1, calls + 1):
            stale += [call] * (replay and holds[call % sets] == call)
            holds[call % sets] = call
    return tuple(stale)
