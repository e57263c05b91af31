"""Two lower bounds of a rung's time: the wire of the links that it uses, and computing alone.

    print(a2a.attention.bound("mi300x", "ring", shape, world_size=4).wire_us)
    a2a.attention.computing_us(node, shape)      # runs attention on a node, with all blocks there
"""
from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from ..sim.presets import constants
from ..trace import LAUNCH, PS_PER_US
from .family import FAMILY


@dataclass(frozen=True)
class Bound:
    """The wire of a call. links: links of a rank that carry blocks away. link_bytes: bytes over the busiest of them. wire_us: their
    time at the link's rate; where ranks have one port for all links, the time of all bytes at the port's rate."""

    rung: str
    links: int
    link_bytes: int
    wire_us: float


def bound(preset: str, rung: str, shape: Any, world_size: int) -> Bound:
    """The `Bound` of a rung of the family. ValueError for an unknown preset, KeyError for an unknown rung."""
    shape, peers = FAMILY.shape(shape), world_size - 1
    row = shape.rows(world_size) * shape.dim * shape.dtype.itemsize  # bytes of one head of a rank's rows
    around = peers * 2 * row
    links, link_bytes = {
        "gather": (peers, 2 * row * shape.kv_heads), "mesh": (peers, 2 * row * shape.kv_heads),
        "ring": (1, around * shape.kv_heads), "two_rings": (2, around * math.ceil(shape.kv_heads / 2)),
        "ulysses": (peers, row * 2 * (shape.heads + shape.kv_heads) // world_size)}[rung]
    if not peers:
        return Bound(rung, 0, 0, 0.0)
    rates = constants(preset)
    links = min(links, peers)
    if rung == "two_rings" and peers == 1:  # both rings lead to the one peer
        link_bytes = around * shape.kv_heads
    moved, gbps = (link_bytes * links, rates["port_gbps"]) if rates["port_gbps"] else (link_bytes, rates["link_gbps"])
    return Bound(rung, links, link_bytes, moved / gbps / 1e3)


def computing_us(node: Any, shape: Any) -> float:
    """us of attention alone on a node: the second kernel of `gather`, second call, slowest rank."""
    rung = FAMILY.rungs["gather"](node, shape)
    problem = FAMILY.problem(rung.shape, rung.world_size)
    for _ in range(2):
        rung(problem)
    records = rung.trace.records
    launches = records[(records["kind"] == LAUNCH) & (rung.trace.names("kernel") == "mesh_attention")]
    us = float(launches["duration"].max()) / PS_PER_US
    rung.close()
    return us
