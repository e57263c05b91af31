"""The planner in plain Python, the oracle of `plan` in balance.hip; its bounds; and static placement."""
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, product

from ...plurals import quantity

TILE = 16  # rows that a worker computes together


def padded(rows: int) -> int:
    """Rows, rounded up to whole tiles."""
    return -(-rows // TILE) * TILE


def quota(rows: Sequence[int], ranks: int) -> int:
    """The mean number of rows of a rank, rounded up to a tile: with replicas and without limits no rank has more.
    rows: of each expert."""
    return padded(-(-sum(rows) // ranks))


@dataclass
class Plan:
    """Which rank computes which rows. All lists are [experts][ranks].

    share: rows of an expert on a rank; begin: the first of them among the expert's rows; first: its place among the rank's rows
    """

    share: list[list[int]]
    begin: list[list[int]]
    first: list[list[int]]

    @property
    def ranks(self) -> int:
        """Number of ranks."""
        return len(self.share[0])

    @property
    def load(self) -> list[int]:
        """Rows of each rank."""
        return [sum(expert[rank] for expert in self.share) for rank in range(self.ranks)]

    @property
    def tiles(self) -> list[int]:
        """Tiles of each rank. An expert's last tile may be partly empty."""
        return [sum(padded(expert[rank]) for expert in self.share) // TILE for rank in range(self.ranks)]

    @property
    def visitors(self) -> list[list[int]]:
        """Per rank the experts whose weights it fetches."""
        local = len(self.share) // self.ranks
        return [[e for e, expert in enumerate(self.share) if e // local != rank and expert[rank]] for rank in range(self.ranks)]

    @property
    def copies(self) -> int:
        """Weights of an expert that cross a link."""
        return sum(map(len, self.visitors))

    @property
    def busiest_link(self) -> int:
        """The most copies that cross the same link."""
        local = len(self.share) // self.ranks
        homes = [[e // local for e in visitors] for visitors in self.visitors]
        return max((links.count(home) for links in homes for home in links), default=0)


def plan_replicas(counts, *, copies: int = 1 << 30, worth: int = 1, capacity: int = 1 << 30) -> Plan:
    """The plan of balance.hip.

    counts:   rows per source and expert, [ranks][experts]; expert e is at home on rank e // (experts / ranks)
    copies:   visitors of a rank at most; 0: no replicas
    worth:    least rows of a visitor
    capacity: rows of an expert at most; those beyond it are dropped
    """
    ranks, experts = len(counts), len(counts[0])
    local = experts // ranks
    rows = [min(sum(int(source[e]) for source in counts), capacity) for e in range(experts)]
    load = [sum(rows[rank * local:(rank + 1) * local]) for rank in range(ranks)]
    most = quota(rows, ranks)

    ruler: list[tuple[int, int, int]] = []  # (expert, from, to): what experts give away
    for rank in range(ranks):
        excess = max(load[rank] - most, 0)
        for e in sorted(range(rank * local, (rank + 1) * local), key=lambda e: (-rows[e], e)):
            given = min(excess, rows[e])
            begin = ruler[-1][2] if ruler else 0
            ruler.append((e, begin, begin + given))
            excess -= given
    pieces = sorted(piece for piece in ruler if piece[2] > piece[1])
    share, low = [[0] * ranks for _ in range(experts)], 0
    for rank in range(ranks):
        high, visitors = low + max(most - load[rank], 0), 0
        for e, begin, end in pieces:
            taken = min(high, end) - max(low, begin)
            if taken >= worth and taken > 0:
                share[e][rank] = taken if visitors < copies else 0
                visitors += 1
        low = high
    for e in range(experts):
        share[e][e // local] = rows[e] - sum(share[e])
    return placed(share)


def placed(share: list[list[int]]) -> Plan:
    """The plan of these shares: an expert's rows go to ranks in their order; a rank has its own experts first, then visitors."""
    experts, ranks = len(share), len(share[0])
    local = experts // ranks
    begin = [[0, *accumulate(expert[:-1])] for expert in share]
    first = [[0] * ranks for _ in range(experts)]
    for rank in range(ranks):
        end, own = 0, range(rank * local, (rank + 1) * local)
        for e in chain(own, range(own.start), range(own.stop, experts)):
            first[e][rank] = end
            end += padded(share[e][rank])
    return Plan(share, begin, first)


def least_copies(rows: Sequence[int], ranks: int) -> int:
    """The fewest copies with which no rank has more than the quota, by exhaustive search: for few ranks and experts.

    A set of copies is enough if all excess can flow along it to ranks with room. That is so if no cut is smaller (Ford and
    Fulkerson, Can. J. Math. 8, 1956).
    """
    local = len(rows) // ranks
    most, load = quota(rows, ranks), [sum(rows[rank * local:(rank + 1) * local]) for rank in range(ranks)]
    givers = [rank for rank in range(ranks) if load[rank] > most]
    takers = [rank for rank in range(ranks) if load[rank] < most]
    hot = [e for rank in givers for e in range(rank * local, (rank + 1) * local)]
    best = len(hot) * len(takers)
    for sets in product(range(1 << len(takers)), repeat=len(hot)):  # for each expert, which takers have a copy
        copies = sum(bin(some).count("1") for some in sets)
        if copies < best and _flows(rows, load, most, local, givers, takers, hot, sets):
            best = copies
    return best


def _flows(rows, load, most, local, givers, takers, hot, sets) -> bool:
    """Whether the excess of all givers reaches takers: the least cut of giver -> expert -> taker is the whole excess."""
    excess = sum(load[rank] - most for rank in givers)
    for cut in range(1 << len(takers)):  # takers on the source's side
        room = sum(most - load[taker] for i, taker in enumerate(takers) if cut >> i & 1)
        for giver in givers:
            reach = sum(rows[e] for e, some in zip(hot, sets) if e // local == giver and some & ~cut)
            room += min(load[giver] - most, reach)
        if room < excess:
            return False
    return True


def place_by_counts(counts: Sequence[int], ranks: int) -> list[int]:
    """slot_of [experts]: a static placement from counts of another day. The largest expert first, each to the rank with the fewest
    rows that still has a free slot (Graham's rule, SIAM J. Appl. Math. 17, 1969). Raises ValueError for experts that do not divide."""
    if not counts or len(counts) % ranks:
        raise ValueError(f"counts of {quantity(len(counts), 'expert')} on {quantity(ranks, 'rank')}: the same number on each")
    local = len(counts) // ranks
    load, taken, slot_of = [0] * ranks, [0] * ranks, [0] * len(counts)
    for e in sorted(range(len(counts)), key=lambda e: (-int(counts[e]), e)):
        rank = min((rank for rank in range(ranks) if taken[rank] < local), key=lambda rank: (load[rank], rank))
        slot_of[e] = rank * local + taken[rank]
        load[rank] += int(counts[e])
        taken[rank] += 1
    return slot_of
