"""Lesson 15, exercise 2: send_order(rank, world_size, tiles) -> [(owner, tile), ...]."""

from collections import Counter
from itertools import product

from ..kit import exercise, quantity

CASES = ((4, 6), (2, 11), (8, 2), (1, 4), (3, 2), (6, 4))


@exercise("15_gemm_reducescatter.ipynb", "exercise-2")
def send_order(trial, function):
    for world, tiles in CASES:
        trial.case(f"{quantity(world, 'rank')}, {tiles} tiles for each owner")
        orders = [trial.each_once(trial.call(function, rank, world, tiles), product(range(world), range(tiles)),
                                  "a list of pairs (owner, tile)", "pair (owner, tile)", {"rank": rank})
                  for rank in range(world)]
        for rank, order in enumerate(orders):
            last = [owner for owner, _ in order[len(order) - tiles:]]
            trial.expect(last == [rank] * tiles, f"all of owner {rank}", f"owners {last}",
                         "own tiles go nowhere: while they are multiplied, earlier ones can be sent",
                         f"rank {rank}, its last {tiles} tiles", rank=rank)
        for step in range((world - 1) * tiles):
            owner, writers = Counter(order[step][0] for order in orders).most_common(1)[0]
            trial.expect(writers == 1, "all to different owners", f"{writers} ranks send to rank {owner}",
                         "ranks that walk through the owners in the same order meet at one of them, and its "
                         "links are all that work: let each rank begin elsewhere", f"the {step + 1}. tile of every rank", owner=owner)
