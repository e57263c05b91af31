"""The speed of light of this node: the rate at which all GPUs push to all peers at once, and the time of a workload's
bytes at that rate.
"""
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch

from ...kernels.moe import Problem
from ...machine.node.heap import SymmetricHeap
from .clock import Call, Clock, spread
from .prepare import KERNELS, STREAM

THREADS = 1024
MIB = 1 << 20


def push_GBps(clock: Clock, calls: int = 10, mib: int | None = None) -> float | None:
    """GB/s that every GPU pushes to all its peers at once, 16 bytes per lane: the slowest rank's, median over calls.

    It is computed from a push of `mib` MiB per GPU (default 768; simulated 2) and one of twice as much, so that their
    common overhead cancels. None for a single GPU.
    """
    node, world = clock.node, clock.node.world_size
    if world < 2:
        return None
    blocks = max(1, node.ranks[0].compute_units // (world - 1)) * (world - 1)
    n = max(1, (mib or (2 if clock.simulated else 768)) * MIB // 16 // blocks)
    heap = SymmetricHeap(node, 2 * n * 16 * blocks // (world - 1), name="light")
    data = heap.alloc("data", (2 * n * 4 * blocks // (world - 1),), torch.int32)
    push = node.load(STREAM).push

    def call(n: int):
        def start():
            for i, (rank, stream) in enumerate(zip(node.ranks, clock.streams)):
                rank.launch(push, blocks, THREADS, data[i], heap.bases[i], rank.index, world, world - 1, n,
                            stream=stream)
        return [start]
    small, large = (_series(clock, lambda number, size=size: [call(size)] * number, calls, warmup=1) for size in (n, 2 * n))
    heap.close()
    return n * 16 * blocks / float(np.median(large) - np.median(small)) / 1e3


def _series(clock: Clock, make: Callable[[int], Sequence[Call]], calls: int, warmup: int, graph: bool = False) -> np.ndarray:
    """[calls] us of equal calls; `make` makes a number of them. A simulated one outside of graphs runs once: it takes the same time
    each time."""
    if clock.simulated and not graph:
        return np.repeat(clock.series(make(1), each=False)[:, 0], calls)
    clock.series(make(warmup))
    return clock.series(make(calls), graph=graph, each=False)[:, 0]


def light_us(bytes: dict[str, dict[str, int]], rate: float | None, world_size: int, target: str) -> dict[str, float]:
    """{"flat", "dedup"}: least time of dispatch and combine together, us, from `Workload.facts`' bytes.

    NVIDIA GPUs are connected by a switch, so the busiest GPU decides. Otherwise every pair has a link of its own: the
    busiest pair decides, at 1 / peers of the rate. Bytes alone: no latency, no flags, no local work. Empty without a
    rate.
    """
    if not rate:
        return {}
    if target == "cuda":
        return {kind: round(2 * busiest["gpu"] / rate / 1e3, 2) for kind, busiest in bytes.items()}
    return {kind: round(2 * busiest["pair"] * (world_size - 1) / rate / 1e3, 2) for kind, busiest in bytes.items()}


def least_us(bytes: dict[str, int], rate: float | None, world_size: int) -> dict[str, float]:
    """{kind: us}: the time of a family's `least_bytes` at `rate`, if each rank sends an equal part. Empty without a rate."""
    return {kind: round(total / world_size / rate / 1e3, 2) for kind, total in bytes.items() if total} if rate else {}


class Floor:
    """Pushes the bytes of a workload and a flag to every peer, for dispatch and combine in turn. This is the least work
    of a pair of kernels, with latency but without routing and sums."""

    def __init__(self, clock: Clock, problem: Problem, dedup: bool):
        node, world = clock.node, clock.node.world_size
        self.clock, self.kind = clock, "dedup" if dedup else "flat"
        traffic = problem.traffic(dedup).fill_diagonal_(0)
        room = max(16, int(traffic.max()))
        self.heap = SymmetricHeap(node, world * room + 4096, name="floor")
        self.inbox = self.heap.alloc("inbox", (world, room), torch.uint8)
        self.told = self.heap.alloc("told", (world,), torch.int32)
        self.heap.zero_()
        self.room = room // 16
        self.kernel = node.load(KERNELS).push_bytes
        self.own = []
        for rank in node.ranks:
            ways = [rank.from_torch(way[rank.index].clone(), "bytes") for way in (traffic, traffic.T)]
            self.own.append({"source": rank.zeros((room,), torch.uint8, "source"),
                             "done": rank.zeros((2,), torch.int32, "done"), "bytes": ways})
        node.gather({rank.index: None for rank in node.ranks})

    def calls(self, number: int, blocks: int):
        return [[lambda way=way: self._push(way, blocks) for way in (0, 1)] for _ in range(number)]

    def _push(self, way: int, blocks: int) -> None:
        node = self.clock.node
        for i, (rank, stream) in enumerate(zip(node.ranks, self.clock.streams)):
            own = self.own[i]
            rank.launch(self.kernel, blocks, THREADS, own["source"], self.inbox[i], own["bytes"][way], own["done"],
                        self.told[i], self.heap.bases[i], rank.index, node.world_size, self.room, stream=stream)


def time_floor(clock: Clock, problem: Problem, *, calls: int, launches) -> list[dict[str, Any]]:
    """Rows "floor flat" and "floor dedup", as `rung_times.time_rung` makes them."""
    if clock.node.world_size < 2:
        return []
    rows, peers = [], clock.node.world_size - 1
    blocks = max(1, clock.node.ranks[0].compute_units // peers) * peers
    for dedup in (False, True):
        floor = Floor(clock, problem, dedup)
        for launch in launches:
            total = _series(clock, lambda number, floor=floor: floor.calls(number, blocks), calls, warmup=3, graph=launch == "graph")
            rows.append({"rung": f"floor {floor.kind}", "launch": launch, "blocks": blocks,
                         "us": {"total": spread(total)}, "stages": {}, "correct": True})
        floor.heap.close()
    return rows
