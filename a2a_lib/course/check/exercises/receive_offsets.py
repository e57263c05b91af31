"""Lesson 16, exercise 2: receive_offsets(splits, local, block) -> where every rank's rows for every expert begin."""

import random

from ..trial import exercise, whole

CASES = ((3, 3, 4, 1), (4, 2, 16, 2), (1, 8, 8, 3), (8, 1, 16, 4), (3, 11, 12, 5))  # ranks, experts on each, rows of a tile, seed


@exercise("16_expert_parallel_megakernel.ipynb", "exercise-2")
def receive_offsets(trial, function):
    """function(splits [ranks][experts], local, block) -> offsets [ranks][experts]."""
    for ranks, local, block, seed in CASES:
        draw = random.Random(seed)
        splits = [[draw.choice((0, 1, 3, block, block + 2)) for _ in range(ranks * local)] for _ in range(ranks)]
        trial.case(f"{ranks} rank{'s' * (ranks > 1)} of {local} expert{'s' * (local > 1)}, tiles of {block} rows "
                   f"(seed {seed})")
        _case(trial, _offsets(trial, trial.call(function, splits, local, block), splits), splits, local, block)


def _offsets(trial, got, splits):
    with trial.form("the function returns a list per source, each with a slot per expert"):
        got = [list(whole(tuple(row))) for row in got]
    if len(got) != len(splits) or any(len(row) != len(splits[0]) for row in got):
        trial.fail(expected=f"{len(splits)} lists of {len(splits[0])} slots",
                   got=f"lists of {[len(row) for row in got]}",
                   cause="a list per source, and in it a slot per expert of the whole node")
    return got


def _case(trial, got, splits, local, block):
    want = _laid_out(splits, local, block)
    for source, row in enumerate(want):
        for expert, slot in enumerate(row):
            if got[source][expert] != slot:
                trial.wrong(got, where={"source": source, "expert": expert},
                            place=f"rows of rank {source} for expert {expert}, which is on rank {expert // local}",
                            expected=f"from slot {slot} on", got=f"from slot {got[source][expert]} on")


def _laid_out(splits, local, block):
    """The oracle: lays the rows down one by one, each with its name, and looks where they are."""
    places, memory = [[None] * len(splits[0]) for _ in splits], []
    for expert in range(len(splits[0])):
        if expert % local == 0:
            memory = []
        while len(memory) % block:
            memory.append(None)
        for source in range(len(splits)):
            places[source][expert] = len(memory)
            memory += [(source, expert)] * splits[source][expert]
    return places
