"""Lesson 15, exercise 3, open: two_nodes(nodes, local) -> steps of a reduce-scatter over nodes, scored by its time."""

from collections import Counter

from ..trial import exercise, whole

ROWS, LINK, NIC = 12.6, 45e3, 50e3  # MB of a rank's part of C; MB/s of a link and of a NIC (source 1 of the lesson)
CASES = ((2, 2), (2, 4), (3, 2), (2, 9))
SCORED = range(7, 11)  # ranks of each of two nodes, one number drawn
TARGET = 1.1  # times the least


@exercise("15_gemm_reducescatter.ipynb", "exercise-3")
def two_nodes(trial, function):
    """function(nodes, local) -> [step, ...], a step a list of (from, to, owner)."""
    for nodes, local in (*CASES, (2, trial.draw.choice(SCORED))):
        trial.case(f"{nodes} nodes of {local} ranks")
        steps = trial.call(function, nodes, local)
        mine = _run(trial, steps, nodes, local)
    least = (nodes * local - 1) * ROWS / ((local - 1) * LINK + NIC) * 1e6
    return trial.goal(mine, TARGET * least, least, unit="us", note=f"{nodes} nodes of {local} ranks, {ROWS} MB per part; bound: each "
                      "rank gives away its parts for all other owners, over all its links and its NIC",
                      label="computed: 45 GB/s per link, 50 GB/s per NIC, steps one after the other", attained=False,
                      idea="Which sums cross the NIC that could be added up before? And which links are idle while the NICs work?")


def _us(load) -> float:
    return max(load.get("link", 0) * ROWS / LINK, load.get("nic", 0) * ROWS / NIC) * 1e6


def _run(trial, steps, nodes, local) -> float:
    """Sends the sums, checks that each owner ends with one part of every rank, and adds up the times of the steps."""
    world, total = nodes * local, 0.0
    held = {(rank, owner): Counter({rank: 1}) for rank in range(world) for owner in range(world)}
    for number, step in enumerate(steps):
        with trial.form("the function returns a list of steps, each a list of (from, to, owner)"):
            moves = [(whole(a), whole(b), whole(owner)) for a, b, owner in step]
        received, load = {}, Counter()
        for a, b, owner in moves:
            if not all(0 <= rank < world for rank in (a, b, owner)) or a == b:
                trial.fail(place=f"step {number}", expected="a move between two ranks", got=f"({a}, {b}, {owner})",
                           cause=f"ranks are 0 to {world - 1}, and nobody sends to itself")
            if not held[a, owner] or (a, owner) in received:
                trial.fail(where={"step": number, "rank": a}, place=f"step {number}: {a} -> {b}, rows of owner {owner}",
                           expected=f"rank {a} holds a sum for owner {owner}",
                           got=f"rank {a} has given away its sum for owner {owner}",
                           cause="a sum that was sent is not there any more: sent twice, it would be added twice")
            received[a, owner] = held[a, owner]
            load["link", a, b] += a // local == b // local
            load["nic", a] += a // local != b // local
        for a, owner in received:
            held[a, owner] = Counter()
        for a, b, owner in moves:
            held[b, owner] += received[a, owner]
        total += _us({kind: max((n for (k, *_), n in load.items() if k == kind), default=0)
                      for kind in ("link", "nic")})
    for owner in range(world):
        if held[owner, owner] != Counter(range(world)):
            missing = sorted(set(range(world)) - set(held[owner, owner]))
            where = sorted({rank for rank in range(world) for m in missing if held[rank, owner][m]})
            trial.fail(where={"owner": owner}, place=f"owner {owner}, after {len(steps)} steps",
                       expected="one part of every rank", got=f"the parts of {missing} are missing",
                       cause=f"they lie on {where}: every part has to reach the owner, by itself or in a sum")
    return total
