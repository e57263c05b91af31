"""How the links between ranks were used, and the time that their bytes need at the speed of light. Traffic between the
nodes of a cluster, and within them."""
from typing import NamedTuple

import numpy as np

from ....table import Table
from ..records import COPY, LAUNCH, PACKETS, PS_PER_US, TRANSFER, Tables
from . import intervals
from .kernel_runs import origin_ps

BINS = 100


class Links:
    """Use of the links from the start of the first launch to the end of the last. W is the world size.

    bytes   int64 [W, W], [source, destination]: moved by kernels and copies, the bytes wanted
    moved   int64 [W, W]: bytes that the links carried for them, None where unknown. A packet has a minimum size,
            so a part of a line takes more than its bytes; a line that a cache had already is not moved
    busy_us float [W, W]: time in which at least one transfer of that link was in flight
    edges_us float [bins + 1]; gbps float [bins, W, W]: mean GB/s in each bin
    span_us, link_gbps and port_gbps (limits of the wire; None: unknown; port_gbps 0: links are independent)
    table   one row per directed link; ranks: one row per rank, out and in; lines: one row per source line of a kernel
    wasted  bytes moved and not wanted, of lines that moved more than they wanted; waste: a sentence on the worst line
    """

    def __init__(self, trace: Tables, bins: int, wire: tuple[float | None, float | None]):
        world, moved = trace.world_size, trace.between_ranks()
        start, self.span_us = _span(trace, moved)
        self.label, (self.link_gbps, self.port_gbps) = trace.label, wire
        edges = np.linspace(start, start + self.span_us * PS_PER_US, bins + 1)
        self.edges_us = (edges - start) / PS_PER_US
        self.bytes, self.busy_us = trace.link_bytes(), np.zeros((world, world))
        self.counts = np.zeros((world, world), dtype=np.int64)
        self.gbps = np.zeros((bins, world, world))
        width = self.span_us / bins
        for src, dst in np.argwhere(self.bytes > 0):
            own = moved[(moved["src"] == src) & (moved["dst"] == dst)]
            self.counts[src, dst] = len(own)
            self.busy_us[src, dst] = intervals.measure(intervals.of(own)) / PS_PER_US
            if width > 0:
                self.gbps[:, src, dst] = _rates(own, edges, width)
        self._packets = packets = _packets(trace)
        copied = moved["kind"] == COPY
        self.moved = np.zeros((world, world), dtype=np.int64) if len(packets) or copied.all() else None
        if self.moved is not None:
            np.add.at(self.moved, (packets["src"], packets["dst"]), packets["bytes"])
            np.add.at(self.moved, (moved["src"][copied], moved["dst"][copied]), moved["bytes"][copied])
        self.wasted = int(np.maximum(packets["bytes"] - packets["index"], 0).sum())
        self._names = Tables(packets, trace.strings)
        self._sides = {}
        for side, opposite in (("src", "out"), ("dst", "in")):
            self._sides[opposite] = [intervals.measure(intervals.of(moved[moved[side] == rank])) / PS_PER_US
                                     for rank in range(world)]

    @property
    def table(self) -> Table:
        """Columns: src, dst, bytes (wanted), transfers, busy_us, busy (share of the span), gbps (mean while busy),
        peak_gbps (of a bin), used (bytes as a share of the wire's capacity over the span; NaN if unknown), moved (bytes
        that the link carried; NaN if unknown) and carried (`moved` as a share of the same capacity)."""
        src, dst = np.nonzero(self.bytes)
        moved, busy = self.bytes[src, dst], self.busy_us[src, dst]
        carried = np.full(len(src), np.nan) if self.moved is None else self.moved[src, dst]
        return Table({"src": src, "dst": dst, "bytes": moved, "transfers": self.counts[src, dst], "busy_us": busy,
                      "busy": _share(busy, self.span_us), "gbps": _share(moved / 1e3, busy),
                      "peak_gbps": self.gbps[:, src, dst].max(0) if len(src) else np.zeros(0),
                      "used": _share(moved / 1e3, self.span_us * (self.link_gbps or np.nan)),
                      "moved": carried, "carried": _share(carried / 1e3, self.span_us * (self.link_gbps or np.nan))}, unit=self._unit,
                     label=self.label, title="use of each link")

    @property
    def ranks(self) -> Table:
        """Columns: rank, and for `out` and `in`: bytes, busy (share of the span in which any of the rank's links moved
        something in that direction), mean GB/s over the span, used (share of the capacity of its links or its port)."""
        world = len(self.bytes)
        data: dict = {"rank": np.arange(world)}
        allowed = self.port_gbps or (self.link_gbps or np.nan) * max(world - 1, 1)
        for side, axis in (("out", 1), ("in", 0)):
            moved = self.bytes.sum(axis)
            data |= {f"{side} bytes": moved, f"{side} busy": _share(np.array(self._sides[side]), self.span_us),
                     f"{side} gbps": _share(moved / 1e3, self.span_us),
                     f"{side} used": _share(moved / 1e3, self.span_us * allowed)}
        return Table(data, unit=self._unit, label=self.label, title="use of the links, per rank")

    @property
    def lines(self) -> Table:
        """The traffic of each source line of a kernel between ranks, in all launches and on all links, the most
        wasteful first.

        Columns: kernel, line ("file:number"), what ("stores" to peers or "loads" from them), symbol, bytes (wanted),
        moved, wanted (bytes / moved). Empty if the trace has no such records.
        """
        packets, names = self._packets, self._names
        sums: dict[tuple[str, str, str, str], list[int]] = {}
        for packet, kernel, file, symbol in zip(packets, names.names("kernel"), names.names("file"), names.names("symbol")):
            key = (str(kernel), f"{str(file).rsplit('/', 1)[-1]}:{packet['line']}",
                   "stores" if packet["src"] == packet["rank"] else "loads", str(symbol))
            total = sums.setdefault(key, [0, 0])
            total[0] += int(packet["index"])
            total[1] += int(packet["bytes"])
        rows = sorted(sums.items(), key=lambda row: (row[1][0] - row[1][1], row[0]))
        return Table.of_rows(("kernel", "line", "what", "symbol", "bytes", "moved", "wanted"),
                             ((*key, needed, moved, float(_share(needed, moved))) for key, (needed, moved) in rows),
                             unit="bytes; wanted: share of what was moved", label=self.label, title="what the links moved, by line")

    @property
    def waste(self) -> str:
        """The most wasteful line, in a sentence; "" if at most a tenth of the bytes that the links moved was not
        wanted."""
        total = 0 if self.moved is None else int(self.moved.sum())
        if self.wasted * 10 <= total:
            return ""
        kernel, line, what, symbol, needed, moved, share = self.lines.rows()[0]
        return (f"the links moved {total / 1e6:.3g} MB for {self.bytes.sum() / 1e6:.3g} MB that were wanted. The {what} of "
                f"{kernel} {'to' if what == 'stores' else 'from'} {symbol or 'memory'}, {line}, waste most: {moved / 1e6:.3g} MB "
                f"for {needed / 1e6:.3g} MB ({share:.0%}). Each line of 128 bytes that is written or read in part takes a packet; "
                f"pieces stored to cached memory share one until a release writes them back")

    @property
    def _unit(self) -> str:
        if self.link_gbps is None:
            return "shares of the span; what the wire allows is unknown"
        port = f", {self.port_gbps:g} GB/s per rank and direction" if self.port_gbps else ""
        return f"shares of the span of {self.span_us:.2f} us; the wire allows {self.link_gbps:g} GB/s per link{port}"

    def __repr__(self) -> str:
        return repr(self.ranks) + (f"\n{self.waste[0].upper()}{self.waste[1:]}." if self.waste else "")


def _packets(trace: Tables) -> np.ndarray:
    """The records of kind packets: bytes that each source line moved between two ranks, and bytes on the links for
    them."""
    packets = trace.records[trace.records["kind"] == PACKETS]
    return packets[packets["src"] != packets["dst"]]


class Light:
    """The time that the bytes need at the full speed of the wire, without latency, launches and computation.

    time_us: of the whole trace. span_us: the time taken. share: time_us / span_us; 1 would be the speed of light. link:
    (source, destination) of the busiest link, None if nothing moved. table: one row per kernel, footer "all".
    """

    def __init__(self, table: Table, link: tuple[int, int] | None):
        self.table, self.link = table, link
        whole = table.footer["all"]
        self.time_us, self.span_us, self.share = (float(whole[name]) for name in ("light_us", "took_us", "share"))

    def __repr__(self) -> str:
        return repr(self.table)


def light(trace: Tables, link_gbps: float | None = None, port_gbps: float | None = None) -> Light:
    """See `Trace.light`."""
    link_gbps, port_gbps = wire(trace, link_gbps, port_gbps)
    if link_gbps is None:
        raise ValueError(f"how fast a link is, is not known for a trace that is {trace.label}: give link_gbps")
    names, launches = trace.names("kernel"), trace.records["kind"] == LAUNCH
    moves = np.isin(trace.records["kind"], (TRANSFER, COPY))
    rows, link = {}, None
    started = trace.records["time"][launches]
    order = np.flatnonzero(launches)[np.argsort(started, kind="stable")]
    for kernel in [*dict.fromkeys(map(str, names[order])), None]:  # None: all of them
        chosen = np.ones(len(names), dtype=bool) if kernel is None else names == kernel
        ran = trace.records[chosen & launches]
        part = Tables(trace.records[chosen & moves], trace.strings, trace.meta | {"world_size": trace.world_size})
        matrix = part.link_bytes()
        needed, link = _needed(matrix, link_gbps, port_gbps)
        took = (int((ran["time"] + ran["duration"]).max() - ran["time"].min()) / PS_PER_US) if len(ran) else 0.0
        rows[kernel] = {"bytes": int(matrix.sum()), "busiest": f"{link[0]} -> {link[1]}" if link else "-",
                        "light_us": needed, "took_us": took, "share": needed / took if took else float("nan")}
    whole = rows.pop(None)
    port = f", {port_gbps:g} GB/s per rank and direction" if port_gbps else ""
    table = Table({"kernel": list(rows)} | {name: [row[name] for row in rows.values()] for name in whole},
                  unit=f"{link_gbps:g} GB/s per link{port}; took: from the first start to the last end over all ranks",
                  footer={"all": whole}, label=trace.label, title="against the speed of light")
    return Light(table, link)


def wire(trace: Tables, link_gbps: float | None, port_gbps: float | None) -> tuple[float | None, float | None]:
    """(GB/s per directed link, GB/s per rank and direction or 0): the given ones, else those of the trace's preset,
    else (None, None)."""
    if link_gbps is None and trace.meta.get("target") == "sim" and trace.meta.get("preset"):
        from ...sim.presets import constants
        preset = constants(trace.meta["preset"]) | trace.meta.get("constants", {})
        return preset["link_gbps"], preset["port_gbps"] if port_gbps is None else port_gbps
    return link_gbps, (port_gbps or 0.0) if link_gbps is not None else port_gbps


def _needed(matrix: np.ndarray, link_gbps: float, port_gbps: float | None) -> tuple[float, tuple[int, int] | None]:
    if not matrix.any():
        return 0.0, None
    slowest = matrix.max() / link_gbps
    if port_gbps:
        slowest = max(slowest, matrix.sum(0).max() / port_gbps, matrix.sum(1).max() / port_gbps)
    return float(slowest) / 1e3, tuple(int(n) for n in np.unravel_index(matrix.argmax(), matrix.shape))


def _span(trace: Tables, moved: np.ndarray) -> tuple[int, float]:
    """Start (ps) and length (us) of the launches; without launches, of the transfers."""
    records = trace.records[trace.records["kind"] == LAUNCH]
    records = records if len(records) else moved
    if not len(records):
        return 0, 0.0
    start = int(records["time"].min())
    return start, (int((records["time"] + records["duration"]).max()) - start) / PS_PER_US


def _rates(records: np.ndarray, edges: np.ndarray, width_us: float) -> np.ndarray:
    """Mean GB/s between each two edges (ps)."""
    ends = records["time"] + records["duration"]
    origin = edges[0]  # near zero, floats keep single picoseconds
    shared = intervals.per_bin(records["time"] - origin, ends - origin, records["bytes"], edges - origin)
    return np.maximum(shared, 0) / 1e3 / width_us


def _share(part, whole):
    part = np.asarray(part, dtype=float)
    whole = np.broadcast_to(np.asarray(whole, dtype=float), part.shape)
    return np.divide(part, whole, out=np.full(part.shape, np.nan), where=whole > 0)


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
