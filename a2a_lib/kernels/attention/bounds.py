"""A lower bound of a rung's time: the wire of the links that it uses.

    print(a2a.attention.bound("mi300x", "ring", shape, world_size=4).wire_us)

`rungs.Alone` is computing alone.
"""
import math
from dataclasses import dataclass

from ...machine.sim.presets import constants
from .problem import AttentionShape


@dataclass(frozen=True)
class Bound:
    """The wire of a call. links: links of a rank that carry blocks away. link_bytes: bytes over the busiest of them. wire_us: their
    time in us at the link's rate; where ranks have one port for all links, the time of all bytes at the port's rate."""

    rung: str
    links: int
    link_bytes: int
    wire_us: float


def bound(preset: str, rung: str, shape: AttentionShape, world_size: int) -> Bound:
    """The `Bound` of a rung of the family. ValueError for an unknown preset, KeyError for an unknown rung."""
    peers = world_size - 1
    row = shape.rows(world_size) * shape.dim * shape.dtype.itemsize  # bytes of one head of a rank's rows
    around = peers * 2 * row
    links, link_bytes = {
        "gather": (peers, 2 * row * shape.kv_heads), "mesh": (peers, 2 * row * shape.kv_heads),
        "library": (peers, 2 * row * shape.kv_heads),
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
