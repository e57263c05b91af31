"""The layer's time by formula, for sizes that nobody simulates, and the break-even of replicas. README.md beside derives it.

    costs = Costs(link_gbps=45, worker_tflops=500, fixed_us=25)       # of a rank
    layer = Layer(experts=256, topk=8, dim=7168, inter=2048, tokens=4096, matrices=3)
    costs.us(layer, layer.plan(skew=4.0, way="replicas"))
"""
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from .plan import TILE, Plan, plan_replicas
from .problem import BalanceShape, shares

WAYS = ("home", "capacity", "replicas")


@dataclass(frozen=True)
class Layer:
    """Sizes of a layer on `ranks` ranks, each with `tokens` tokens. matrices: [inter, dim] of an expert; values have 2 bytes."""

    experts: int
    topk: int
    dim: int
    inter: int
    tokens: int
    ranks: int = 8
    matrices: int = 2

    @classmethod
    def of(cls, shape: BalanceShape, ranks: int = 8, tokens: int | None = None) -> "Layer":
        """The layer that the kernels of balance.hip execute."""
        return cls(shape.num_experts, shape.topk, shape.dim, shape.inter, shape.max_tokens if tokens is None else tokens, ranks)

    @property
    def row_bytes(self) -> int:
        """Bytes of a token."""
        return 2 * self.dim

    @property
    def weight_bytes(self) -> int:
        """Bytes of one expert."""
        return 2 * self.matrices * self.dim * self.inter

    @property
    def row_flops(self) -> int:
        """Operations for a row: two for each weight."""
        return 2 * self.matrices * self.dim * self.inter

    def counts(self, skew: float, hot: int | None = None) -> list[list[int]]:
        """[ranks][experts]: rows of each source, all sources alike. See `problem.shares`. ProblemError for what is impossible."""
        shape = BalanceShape(self.experts, self.topk, 64, 32, max(self.tokens, 1))
        parts = shares(shape, self.ranks, skew, hot)
        flat, whole, ends, before = self.tokens * self.topk, sum(parts), [0], 0
        for part in parts:
            before += part
            ends.append(flat * before // whole)
        return [[b - a for a, b in zip(ends, ends[1:])] for _ in range(self.ranks)]

    def capacity(self, percent: int = 125) -> int:
        """Rows of an expert at most, in percent of the mean."""
        return max(1, -(-percent * self.ranks * self.tokens * self.topk // (100 * self.experts)))

    def plan(self, skew: float, way: str, hot: int | None = None, *, copies: int = 4, percent: int = 125) -> tuple[list[list[int]], Plan]:
        """Counts, and the plan of one of WAYS. ValueError for another way."""
        if way not in WAYS:
            raise ValueError(f"way {way!r}: one of {', '.join(WAYS)}")
        counts = self.counts(skew, hot)
        return counts, plan_replicas(counts, copies=copies if way == "replicas" else 0,
                                     capacity=self.capacity(percent) if way == "capacity" else 1 << 30)


@dataclass(frozen=True)
class Costs:
    """The rates of a rank.

    link_gbps      GB/s of a link, one way
    worker_tflops  TFLOP/s of all its workers together
    fixed_us       us that depend on no size
    workers        with tile_us: blocks that take whole tiles; 0 if the last round of tiles costs nothing extra
    tile_us        us that a worker takes for a tile, instead of worker_tflops

    Raises ValueError for neither or both of the last two.
    """

    link_gbps: float
    worker_tflops: float = 0.0
    fixed_us: float = 0.0
    workers: int = 0
    tile_us: float = 0.0

    def __post_init__(self):
        if bool(self.worker_tflops) == bool(self.tile_us):
            raise ValueError("give worker_tflops or tile_us")

    def work_us(self, layer: Layer, tiles: int) -> float:
        """Time of so many tiles on one rank, us."""
        if not self.tile_us:
            return tiles * TILE * layer.row_flops / self.worker_tflops / 1e6
        return (math.ceil(tiles / self.workers) if self.workers else tiles) * self.tile_us

    def parts(self, layer: Layer, planned: tuple[Sequence[Sequence[int]], Plan]) -> dict[str, float]:
        """{"fixed", "dispatch", "experts", "combine"}: us. "experts" is from the last row's arrival to the last result of the slowest rank.

        dispatch, combine: the busiest link's rows. experts: a rank's tiles, local experts first; visitors begin when their weights are
        here,
        which follow the rows of their home over the same link.
        """
        counts, plan = planned
        ranks, local, link = layer.ranks, layer.experts // layer.ranks, self.link_gbps * 1e3
        total = [sum(source[e] for source in counts) for e in range(layer.experts)]
        over = [[0.0] * ranks for _ in range(ranks)]  # rows from a source to a rank
        for e, expert in enumerate(plan.share):
            for rank, rows in enumerate(expert):
                for source in range(ranks) if rows else ():
                    over[source][rank] += counts[source][e] * rows / total[e]
        row_us = layer.row_bytes / link
        dispatch = max((over[s][d] * row_us for s in range(ranks) for d in range(ranks) if s != d), default=0.0)
        experts = 0.0
        for rank, visitors in enumerate(plan.visitors):
            tiles = [-(-plan.share[e][rank] // TILE) for e in range(layer.experts)]
            ends = self.work_us(layer, sum(tiles))
            homes = [e // local for e in visitors]
            for home in set(homes):
                here = over[home][rank] * row_us + homes.count(home) * layer.weight_bytes / link - dispatch
                ends = max(ends, here + self.work_us(layer, sum(tiles[e] for e in visitors if e // local == home)))
            experts = max(experts, ends)
        return {"fixed": self.fixed_us, "dispatch": dispatch, "experts": experts, "combine": dispatch}

    def us(self, layer: Layer, planned: tuple[Sequence[Sequence[int]], Plan]) -> float:
        """Time of the layer, us."""
        return sum(self.parts(layer, planned).values())

    def break_even(self, layer: Layer, skew: float, hot: int | None = None, most: int = 1 << 14) -> int | None:
        """The fewest tokens of a rank with which replicas are faster than none, from 16 on in steps of an eighth; None if none up to
        `most`. Looks at every eighth step first: replicas that are faster stay so with more tokens."""
        steps = [16]
        while steps[-1] + max(1, steps[-1] // 8) <= most:
            steps.append(steps[-1] + max(1, steps[-1] // 8))

        def faster(tokens: int) -> bool:
            here = replace(layer, tokens=tokens)
            return self.us(here, here.plan(skew, "replicas", hot)) < self.us(here, here.plan(skew, "home", hot))

        parts = (steps[first:first + 8] for first in range(0, len(steps), 8))
        return next((next(filter(faster, part)) for part in parts if faster(part[-1])), None)


# An MI300X's links at a seventh of their rate: with two workers on each rank of the shape "lesson", weights over a link, rows over links
# and
# the experts' work then take times as 0.31 to 0.21 to 1. With LARGE at 500 TFLOP/s on whole links it is 0.34 to 0.23 to 1.
SLOW_LINKS = {"link_gbps": 45 / 7, "link_crowded_gbps": 31 / 7}
LARGE = Layer(256, 8, 7168, 2048, 4096, matrices=3)  # as of DeepSeek-V3
FITTED = 3  # the first of the executed points, from which `small` is


@dataclass(frozen=True)
class Point:
    """An executed call on 8 simulated ranks with SLOW_LINKS, experts of [inter, 2048], 16 experts, top-2. us: simulated."""

    rung: str
    inter: int
    tokens: int
    skew: float
    hot: int | None
    us: float

    @property
    def shape(self) -> BalanceShape:
        return BalanceShape(16, 2, 2048, self.inter, self.tokens)

    def computed_us(self) -> float:
        """The same by formula."""
        layer = Layer.of(self.shape)
        return small(self.inter).us(layer, layer.plan(self.skew, self.rung, self.hot))


@cache
def executed() -> list[Point]:
    """The executed points; tests/balance executes them again."""
    return [Point(**row) for row in json.loads(Path(__file__).with_name("points.json").read_text(encoding="utf-8"))]


def small(inter: int) -> Costs:
    """Costs of the executed layers. The first two points have even work and differ in tokens: they give the fixed time and a tile's. The
    third
    has twice the inter; between and beyond, a tile's time is on a line."""
    link_us = [2 * layer.tokens * layer.topk / layer.ranks * layer.row_bytes / (SLOW_LINKS["link_gbps"] * 1e3)
               for layer in (Layer.of(point.shape) for point in executed()[:FITTED])]
    even = [point.us - us for point, us in zip(executed(), link_us)]
    tile = (even[0] - even[1]) / (_rounds(executed()[0]) - _rounds(executed()[1]))
    fixed = even[0] - _rounds(executed()[0]) * tile
    more = (even[2] - fixed) / _rounds(executed()[2]) - tile
    first, third = executed()[0].inter, executed()[2].inter
    return Costs(SLOW_LINKS["link_gbps"], fixed_us=fixed, workers=2, tile_us=tile + more * (inter - first) / (third - first))


def _rounds(point: Point) -> int:
    """Rounds of tiles of a rank's two workers, where work is even."""
    return -(-max(Layer.of(point.shape).plan(1.0, "home")[1].tiles) // 2)
