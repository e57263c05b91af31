"""Lesson 10, exercise 4, open and scored: diagnose(trace) -> (rank, "A", "B", "C" or "D"): the cause of a run that is too slow."""

from ...films import _mystery
from ..kit import exercise

RUNS = 8  # two of each cause, drawn: rank, cause, and another rank with MORE tokens, which is not the cause
MORE = range(10, 13)
NOTE = f"of {RUNS} runs, diagnosed wrongly"


@exercise("10_seeing_inside_a_kernel.ipynb", "exercise-4")
def diagnose(trial, function):
    wrong = []
    for number, letter in enumerate(trial.draw.sample(RUNS // len(_mystery.CAUSES) * list(_mystery.CAUSES), RUNS)):
        right, other = trial.draw.sample(range(4), 2)
        right = right, letter
        trial.case(f"run {number}")
        trace = _mystery._run(*right, other, trial.draw.choice(MORE))
        rank, letter = trial.parts(trial.call(function, trace), "rank, letter")
        trial.expect(not isinstance(rank, (bool, float)) and rank in range(4) and letter in _mystery.CAUSES,
                     "a rank from 0 to 3 and one of A, B, C, D", f"{rank!r}, {letter!r}")
        if (int(rank), letter) != right:
            wrong.append((number, right, (int(rank), letter)))
    if len(wrong) > RUNS // 2:
        number, (rank, letter), got = wrong[0]
        trial.fail(where={"run": number}, expected=f"rank {rank}, {letter}: {_mystery.CAUSES[letter]}",
                   got=f"rank {got[0]}, {got[1]}", wrong=f"{len(wrong)} of {RUNS} runs")
    return trial.goal(len(wrong), 0, 0, unit="wrong", note=NOTE, label="counted", idea=" ".join(
        f"Run {number} is rank {right[0]}, {right[1]}, and not rank {got[0]}, {got[1]}." for number, right, got in wrong[:1])
        + " Whose bytes, or whose start, do all wait for? From how many waves do a rank's rows leave?")
