"""Lesson 15, exercise 2: send_order(rank, world_size, tiles) -> [(owner, tile), ...]."""

from collections import Counter
from itertools import product

from ..trial import exercise

CASES = ((4, 6), (2, 11), (8, 2), (1, 4), (3, 2), (6, 4))


@exercise
def send_order(trial, function):
    """function(rank, world_size, tiles) -> a list of pairs."""
    for world, tiles in CASES:
        trial.case(f"{world} rank{'s' * (world > 1)}, {tiles} tiles for each owner")
        orders = [_pairs(trial, trial.call(function, rank, world, tiles), rank, world, tiles) for rank in range(world)]
        for rank, order in enumerate(orders):
            last = [owner for owner, _ in order[len(order) - tiles:]]
            if last != [rank] * tiles:
                trial.fail(where={"rank": rank}, place=f"rank {rank}, its last {tiles} tiles",
                           expected=f"all of owner {rank}",
                           got=f"owners {last}",
                           cause="own tiles go nowhere: whoever multiplies them before the others' lets "
                           "its links idle, and has to wait at the end for what it could have sent earlier")
        for step in range((world - 1) * tiles):
            owner, writers = Counter(order[step][0] for order in orders).most_common(1)[0]
            if writers > 1:
                trial.fail(where={"owner": owner}, place=f"the {step + 1}. tile of every rank",
                           expected="all to different owners", got=f"{writers} ranks send to rank {owner}",
                           cause="ranks that walk through the owners in the same order meet at one of them, and its "
                                 "links are all that work: let each rank begin elsewhere")


def _pairs(trial, got, rank, world, tiles):
    with trial.form("the function returns a list of pairs (owner, tile)"):
        got = [(int(owner), int(tile)) for owner, tile in got]
    want, place = Counter(product(range(world), range(tiles))), {"where": {"rank": rank}, "place": f"rank {rank}"}
    if world != tiles and Counter(got) != want == Counter((owner, tile) for tile, owner in got):
        trial.fail(**place, got=str(got[0]), cause="the pairs are the other way round: (owner, tile)")
    for pair in Counter(got) - want:
        trial.fail(**place, expected=f"owners 0 to {world - 1}, tiles 0 to {tiles - 1}, once", got=str(pair), cause=
                   "twice the same tile" if pair in want else "there is no such tile" + (
                       ": tiles begin at 0" if 0 <= pair[0] < world else ": is the owner taken modulo world_size?"))
    if missing := want - Counter(got):
        trial.fail(**place, expected=f"{world * tiles} pairs", got=f"{min(missing)} is missing",
                   cause="a tile that nobody multiplies is missing in its owner's sum")
    return got


SOLUTION = "15_gemm_reducescatter.ipynb", "exercise-2"
OWNER = "(rank + distance) % world_size"
MISTAKES = {
    "own first": ("range(1, world_size + 1)", "range(world_size)", "own tiles go nowhere"),
    "everybody to 0": (OWNER, "distance - 1", "own tiles go nowhere"),
    "ranks rising, own last": ("for distance in range(1, world_size + 1)", "for distance in [*(s - rank for s in range("
                               "world_size) if s != rank), 0]", "let each rank begin elsewhere"),
    "no own": ("range(1, world_size + 1)", "range(1, world_size)", "missing in its owner's sum"),
    "no modulo": (OWNER, "rank + distance", "taken modulo world_size"),
    "tiles from 1": ("range(tiles)", "range(1, tiles + 1)", "tiles begin at 0"),
    "exchanged": (f"({OWNER}, tile)", f"(tile, {OWNER})", "the other way round"),
    "twice": ("range(1, world_size + 1)", "range(0, world_size + 1)", "twice the same tile"),
    "numbers": ("return [(", "return [sum((", ", tile)\n", ", tile))\n", "a list of pairs (owner, tile)"),
}
ALSO_RIGHT = {"the other way round": (OWNER, "(rank - distance) % world_size")}
