"""Lesson 15, exercise 3, open: two_nodes(nodes, local) -> [step, ...], a step a list of (from, to, owner): a reduce-scatter over nodes,
scored by its time."""

from collections import Counter

from ..kit import exercise

ROWS, LINK, NIC = 12.6, 45e3, 50e3  # MB of a rank's part of C; MB/s of a link and of a NIC (source 1 of the lesson)
CASES = ((2, 2), (2, 4), (3, 2), (2, 9))
SCORED = range(7, 11)  # ranks of each of two nodes, one number drawn
TARGET = 1.1  # times the least


@exercise("15_gemm_reducescatter.ipynb", "exercise-3")
def two_nodes(trial, function):
    for nodes, local in (*CASES, (2, trial.draw.choice(SCORED))):
        trial.case(f"{nodes} nodes of {local} ranks")
        steps = trial.call(function, nodes, local)
        mine = _us(trial, trial.nested(steps, "a list of steps, each a list of (from, to, owner)", 0, 0, 3), nodes * local, local)
    least = (nodes * local - 1) * ROWS / ((local - 1) * LINK + NIC) * 1e6
    return trial.goal(mine, TARGET * least, least, unit="us", note=f"{nodes} nodes of {local} ranks, {ROWS} MB per part; bound: each "
                      "rank gives away its parts for all other owners, over all its links and its NIC",
                      label="computed: 45 GB/s per link, 50 GB/s per NIC, steps one after the other", attained=False,
                      idea="Which sums cross the NIC that could be added up before? And which links are idle while the NICs work?")


def _us(trial, steps, world, local) -> float:
    """Sends the sums, checks that each owner ends with one part of every rank, and adds up the times of the steps."""
    held, total = {(rank, owner): Counter({rank: 1}) for rank in range(world) for owner in range(world)}, 0.0
    for number, step in enumerate(steps):
        received, links, nics = {}, Counter(), Counter()
        for a, b, owner in step:
            trial.expect({a, b, owner} <= set(range(world)) and a != b, "a move between two ranks", f"({a}, {b}, {owner})",
                         f"ranks are 0 to {world - 1}, and nobody sends to itself", f"step {number}")
            trial.expect(held[a, owner] and (a, owner) not in received, f"rank {a} holds a sum for owner {owner}",
                         f"rank {a} has given away its sum for owner {owner}",
                         "a sum that was sent is not there any more: sent twice, it would be added twice",
                         f"step {number}: {a} -> {b}, rows of owner {owner}", step=number, rank=a)
            received[a, owner] = held[a, owner]
            links[a, b] += a // local == b // local
            nics[a] += a // local != b // local
        for a, owner in received:
            held[a, owner] = Counter()
        for a, b, owner in step:
            held[b, owner] += received[a, owner]
        total += max(max(links.values(), default=0) * ROWS / LINK, max(nics.values(), default=0) * ROWS / NIC) * 1e6
    for owner in range(world):
        missing = sorted(set(range(world)) - set(held[owner, owner]))
        where = sorted({rank for rank in range(world) for m in missing if held[rank, owner][m]})
        trial.expect(held[owner, owner] == Counter(range(world)), "one part of every rank", f"the parts of {missing} are missing",
                     f"they lie on {where}: every part has to reach the owner, by itself or in a sum",
                     f"owner {owner}, after {len(steps)} steps", owner=owner)
    return total
