"""Lesson 18, exercise 4: too_early(pieces, stages) -> [iteration, ...], rising: those that load before their piece was waited for."""

from ..kit import asked, whole_numbers

# what is special, the piece of each iteration (None: own rows), num_stages
CASES = [(f"{text}: pieces {pieces}, num_stages {stages}", pieces, stages) for text, pieces, stages in (
    ("not pipelined", [None, 0, 1, 1, 2], 1), ("own rows first", [None, 0, 0, 1, 1, 2], 2),
    ("a piece in three iterations", [0, 0, 0, 1, 1, 1, 2], 3), ("own rows in between", [3, None, None, 1, 3, None, 0, 1], 2),
    ("a deep pipeline", [None, None, 2, 2, 0, 2, 1, 1, 0], 4), ("a piece comes back", [1, 0, 1, 0, 2, 1], 3),
    ("fewer iterations than stages", [0, None], 5), ("own rows alone", [None, None, None], 3), ("none", [], 2))]


@asked("18_attention_over_ranks.ipynb", "exercise-4", CASES, whole_numbers("a list of numbers of iterations", 0),
       lambda got: str(list(got)))
def too_early(pieces, stages) -> tuple[int, ...]:
    """Runs the pipelined loop step by step."""
    waited, early, loads = {None}, [], iter(enumerate(pieces))
    for piece in [None] * (stages - 1) + pieces:  # before the first iteration the pipeline loads only
        waited.add(piece)
        i, loaded = next(loads, (0, None))
        early += [i] * (loaded not in waited)
    return tuple(early)
