"""Lesson 16, exercise 2: receive_offsets(splits [ranks][experts], local, block) -> [ranks][experts]: where each rank's rows begin."""

import random

from ..kit import asked, quantity, whole_numbers


def _drawn(ranks, local, block, seed):
    draw = random.Random(seed)
    splits = [[draw.choice((0, 1, 3, block, block + 2)) for _ in range(ranks * local)] for _ in range(ranks)]
    return f"{quantity(ranks, 'rank')} of {quantity(local, 'expert')}, tiles of {block} rows (seed {seed})", splits, local, block


@asked("16_expert_parallel_megakernel.ipynb", "exercise-2", [_drawn(*case) for case in (
    (3, 3, 4, 1), (4, 2, 16, 2), (1, 8, 8, 3), (8, 1, 16, 4), (3, 11, 12, 5))],  # ranks, experts on each, rows of a tile, seed
       whole_numbers("a list per source, each with a slot per expert of the whole node", 0, 0), lambda row: f"slots {list(row)}", "source")
def receive_offsets(splits, local, block):
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
    return tuple(map(tuple, places))
