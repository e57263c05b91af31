"""Traffic between the nodes of a cluster, and within them."""
from typing import NamedTuple

import numpy as np

from ..records import PS_PER_US
from ..tables import Tables
from . import intervals
from .kernel_runs import origin_ps


class Busy(NamedTuple):
    """Times in which any transfer of a rank is in flight: starts and ends, us from the first launch, [n] each, disjoint
    and in order. bytes: sent in total."""

    starts: np.ndarray
    ends: np.ndarray
    bytes: int

    @property
    def us(self) -> float:
        """Total time, us."""
        return float((self.ends - self.starts).sum())


def node_levels(trace: Tables) -> tuple[list[Busy], list[Busy]]:
    """Per rank, the traffic to other nodes, and the traffic to ranks of its own node. Raises ValueError for a trace of
    one node, or one without transfers."""
    nodes, world, moved = int(trace.meta.get("nodes", 1)), trace.world_size, trace.between_ranks()
    if nodes < 2 or not len(moved):
        raise ValueError("two levels need a trace of a Cluster of several nodes, in which something moved between ranks")
    across = moved["src"] // (world // nodes) != moved["dst"] // (world // nodes)
    return tuple([_busy(moved[(moved["src"] == rank) & crosses], origin_ps(trace)) for rank in range(world)]
                 for crosses in (across, ~across))


def _busy(records: np.ndarray, origin: int) -> Busy:
    starts, ends = intervals.of(records)
    return Busy((starts - origin) / PS_PER_US, (ends - origin) / PS_PER_US, int(records["bytes"].sum()))
