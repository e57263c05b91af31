"""Lesson 07, exercise 2: dispatch_recv of token_flags: waits for a row's flag, takes the row to its expert."""

from ..kit import DROPPED, FEW, FULL, LONG, STRICT, Taken, TokenFlags, attempts, exercise

CASES = ((FEW.but(exact=False), 51, 1), (DROPPED.but(blocks=8, exact=False), 52, 1), (LONG.but(exact=False), 53, 3),
         (STRICT.but(dim=136, blocks=1, waves=1, exact=False, detail=True), 54, 2),
         (FULL.but(exact=False), 55, 1))


@exercise("07_one_flag_per_token.ipynb", "exercise-2")
def take_token(trial, source):
    for case, seed, calls in CASES:
        attempt, trace = attempts(trial, source, "dispatch_recv", TokenFlags, case, seed, Taken, calls=calls)
    return trial.card(trace.select(kernel="dispatch_recv"), remote_bytes=0, flags=0, waves=len(attempt.due),
                      note="least: rows are taken from the own memory, by a wave for each")
