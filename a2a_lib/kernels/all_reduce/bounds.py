"""The least that an all-reduce takes: the wire's bytes, and the latency of one trip and of two.

Proof that a rank sends 2 (N - 1) / N of a message at least. An element's sum is made at some rank, where its N - 1 other
parts have to arrive: over all elements, N - 1 messages. The sum then goes to N - 1 other ranks: N - 1 messages again. So
the ranks together send 2 (N - 1) messages. With equal links they finish soonest if each sends an equal share.
"""
from dataclasses import dataclass

from ...machine.sim.presets import constants


@dataclass(frozen=True)
class Bound:
    """Least times of a call on a simulated node, us.

    wire_us       2 (N - 1) / N of a message from each rank over all its links at once, without latency
    one_shot_us   the N - 1 messages that one shot sends
    one_trip_us   a kernel with one trip over a link and no bytes: arguments, input, trip, poll, output
    two_trips_us  the same with two trips
    """

    wire_us: float
    one_shot_us: float
    one_trip_us: float
    two_trips_us: float

    @property
    def least_us(self) -> float:
        """No all-reduce is faster: one trip, or the wire."""
        return max(self.wire_us, self.one_trip_us)


def bound(preset: str, nbytes: int, ranks: int) -> Bound:
    """The `Bound` of messages of `nbytes` bytes between `ranks` ranks. ValueError for an unknown preset."""
    rates = constants(preset)
    peers = ranks - 1
    gbps = rates["port_gbps"] or rates["link_gbps"] * max(1, peers)  # of all links of a GPU together
    wire = 2 * peers / ranks * nbytes / gbps / 1e3 if peers else 0.0
    look = rates["mall"] if rates["mall"] else rates["memory"]
    ends = rates["kernarg"] + look + rates["release"]  # its arguments, its input; its end, which writes back
    trip = (rates["remote_store"] / 2 + look) if peers else 0.0
    return Bound(wire, wire * ranks / 2, (ends + trip) / 1e6, (ends + 2 * trip) / 1e6)
