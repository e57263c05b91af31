"""Lesson 17, exercise 3: stale_calls(calls, sets) -> the calls of a graph that find their own words of the replay before."""

from ..trial import exercise, whole

CASES = tuple((f"{calls} calls, {sets} sets", calls, sets) for calls, sets in (
    (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (1, 1), (2, 1), (3, 3), (4, 3), (5, 3), (6, 3), (7, 3), (2, 3), (9, 4), (0, 2)))


@exercise
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


SOLUTION = "17_decode.ipynb", "exercise-3"
KEEP = "if call <= sets and call + sets > calls"
MISTAKES = {
    "all": (KEEP, "", "a set that another call of the graph has used since holds that call's number"),
    "the first of each set": (KEEP, "if call <= sets", "a set that another call of the graph has used since holds that call's number"),
    "the last of each set": (KEEP, "if call + sets > calls", "a later call of a set finds the number of the one before it in this replay"),
    "the first alone": (KEEP, "if call == 1 and call + sets > calls", "each set has a first call, not only set 1"),
    "one too few": (KEEP, "if call <= sets and call + sets > calls + 1", "call + sets is the next call of a set only if the graph has it"),
    "one too many": (KEEP, "if call <= sets and call + sets >= calls", "call + sets is the next call of a set only if the graph has it"),
    "from 0": ("range(1, calls + 1)", "range(calls)", "calls are counted from 0: their numbers begin with 1"),
    "sets": ("[call for call", "[call % sets for call", "the sets are named, not the calls"),
    "a count": ("return [call for call in range(1, calls + 1) if call <= sets and call + sets > calls]",
                "return sum(call <= sets and call + sets > calls for call in range(1, calls + 1))", "a list of numbers of calls"),
}
