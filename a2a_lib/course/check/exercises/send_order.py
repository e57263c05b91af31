"""Lesson 15, exercise 2: send_order(rank, world_size, tiles) -> [(owner, tile), ...]."""

from collections import Counter
from itertools import product

from ..trial import exercise

CASES = ((4, 6), (2, 11), (8, 2), (1, 4), (3, 2), (6, 4))


@exercise("15_gemm_reducescatter.ipynb", "exercise-2")
def send_order(trial, function):
    for world, tiles in CASES:
        trial.case(f"{world} rank{'s' * (world > 1)}, {tiles} tiles for each owner")
        orders = [trial.each_once(trial.call(function, rank, world, tiles), product(range(world), range(tiles)),
                                  "a list of pairs (owner, tile)", "pair (owner, tile)", {"rank": rank})
                  for rank in range(world)]
        for rank, order in enumerate(orders):
            last = [owner for owner, _ in order[len(order) - tiles:]]
            if last != [rank] * tiles:
                trial.fail(where={"rank": rank}, place=f"rank {rank}, its last {tiles} tiles", expected=f"all of owner {rank}",
                           got=f"owners {last}", cause="own tiles go nowhere: while they are multiplied, earlier ones can be sent")
        for step in range((world - 1) * tiles):
            owner, writers = Counter(order[step][0] for order in orders).most_common(1)[0]
            if writers > 1:
                trial.fail(where={"owner": owner}, place=f"the {step + 1}. tile of every rank",
                           expected="all to different owners", got=f"{writers} ranks send to rank {owner}",
                           cause="ranks that walk through the owners in the same order meet at one of them, and its "
                                 "links are all that work: let each rank begin elsewhere")
