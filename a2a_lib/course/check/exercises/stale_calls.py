"""Lesson 17, exercise 3: stale_calls(calls, sets) -> the calls of a graph that find their own words of the replay before."""

from ..trial import exercise, whole

CASES = tuple((f"{calls} calls, {sets} sets", calls, sets) for calls, sets in (
    (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (1, 1), (2, 1), (3, 3), (4, 3), (5, 3), (6, 3), (7, 3), (2, 3), (9, 4), (0, 2)))


@exercise("17_decode.ipynb", "exercise-3")
def stale_calls(trial, function):
    """function(calls, sets) -> [call, ...], rising."""
    def read(got):
        with trial.form("the function returns a list of numbers of calls"):
            return [whole(call) for call in got]
    trial.asked(function, CASES, read, _right)


def _right(calls, sets) -> list[int]:
    """Replays the graph twice and looks into the sets."""
    holds: dict[int, int] = {}
    stale = []
    for replay in (1, 2):
        for call in range(1, calls + 1):
            if replay == 2 and holds[call % sets] == call:
                stale.append(call)
            holds[call % sets] = call
    return stale
