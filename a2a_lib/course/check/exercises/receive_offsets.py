"""Lesson 15, exercise 2: receive_offsets(splits, local, block) -> where every rank's rows for every expert begin."""

import random

from ..compare import blunder
from ..trial import exercise

CASES = ((2, 2, 4, 1), (4, 2, 16, 2), (1, 8, 8, 3), (8, 1, 16, 4))  # ranks, experts on each, rows of a tile, seed


@exercise
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
        got = [[int(slot) for slot in row] for row in got]
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
                trial.fail(where={"source": source, "expert": expert},
                           place=f"rows of rank {source} for expert {expert}, which is on rank {expert // local}",
                           expected=f"from slot {slot} on", got=f"from slot {got[source][expert]} on",
                           cause=blunder([((splits, local, block), got)], _laid_out, BLUNDERS) or (
                               "at every owner: expert after expert, from multiples of the tile on, and within an "
                               "expert source after source"))


def _laid_out(splits, local, block, aligned=True, restart=True, order=lambda source, owner, ranks: source,
              each=False, behind=False, spare=False, skip=False, anew=False):
    """The oracle: lays the rows down one by one, each with its name, and looks where they are."""
    places, ranks = [[None] * len(splits[0]) for _ in splits], len(splits)
    memory: list = []
    for expert in range(len(splits[0])):
        if restart and expert % local == 0 or anew:
            memory = []
        memory += [None] * spare
        while aligned and len(memory) % block:
            memory.append(None)
        for source in sorted(range(ranks), key=lambda source: order(source, expert // local, ranks)):
            places[source][expert] = len(memory) + splits[source][expert] * behind
            memory += [(source, expert)] * splits[source][expert] * (not skip or source != expert // local)
            while each and len(memory) % block:
                memory.append(None)
    return places


AGREE = "sources follow one another from rank 0 on, at every owner: all ranks compute these numbers, and have to agree"
BLUNDERS = (
    ("each expert's rows begin at a multiple of the tile: a tile has the rows of one expert only", {"aligned": False}),
    ("every rank has memory of its own, which begins at slot 0", {"restart": False}),
    ("padding stands behind an expert's last row, not behind each source's: nobody sends it", {"each": True}),
    ("a slot that is a multiple of the tile already needs no padding", {"spare": True}),
    ("own rows take slots, too: only their way is short", {"skip": True}),
    ("a rank has one memory for all its experts: an expert begins behind the last row of the one before", {"anew": True}),
    ("that is where they end: rows begin behind those of the sources before", {"behind": True}),
    (AGREE, {"order": lambda source, owner, ranks: (source - owner) % ranks}),
    (AGREE, {"order": lambda source, owner, ranks: -source}))


SOLUTION = "15_expert_parallel_megakernel.ipynb", "exercise-2"
START, PAD = "        if expert % local == 0:\n            slot = 0\n", "slot = -(-slot // block) * block"
SOURCES = "for source in range(len(splits)):"
PUT, NEXT = "offsets[source][expert] = slot", "slot += splits[source][expert]"
MISTAKES = {
    "no padding": (PAD, "pass", "begin at a multiple of the tile"),
    "rounded down": (PAD, "slot = slot // block * block", "expert after expert, from multiples"),
    "one memory": (START, "        if expert == 0:\n            slot = 0\n", "memory of its own"),
    "padded for each source": (NEXT, "slot += -(-splits[source][expert] // block) * block", "nobody sends it"),
    "ends": (PUT + "\n            " + NEXT, NEXT + "\n            " + PUT, "that is where they end"),
    "last source first": (SOURCES, "for source in reversed(range(len(splits))):", "have to agree"),
    "own rows first": (SOURCES, "for source in [(s + expert // local) % len(splits) for s in range(len(splits))]:",
                       "have to agree"),
    "transposed": ("    return offsets", "    return list(zip(*offsets))", "a list per source"),
    "padded where it need not be": (PAD, "slot += block - slot % block", "needs no padding"),
    "own rows elsewhere": (NEXT, "slot += splits[source][expert] * (source != expert // local)", "own rows take slots, too"),
    "every expert from 0": (PAD, "slot = 0", "one memory for all its experts"),
    "counts": (PUT, "offsets[source][expert] = splits[source][expert]", "expert after expert, from multiples"),
}
