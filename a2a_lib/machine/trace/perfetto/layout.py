"""The place of each record in a trace file: tracks, nested slices, arrows, counters."""
import heapq
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import numpy as np

from ..match import counts, distinct, match_settings, strides
from ..records import (
    BARRIER,
    CACHE,
    COPY,
    FLAG_SEEN,
    FLAG_SET,
    HOST,
    KINDS,
    LAUNCH,
    STORE,
    TRANSFER,
    USER,
    WAIT,
    WAVE,
    Tables,
)

BINS = 256  # at most, over the whole trace


@dataclass
class Counter:
    """Use of the link src -> dst in GB/s: values[i] holds from bins[i] to bins[i] + width (times and width in ns). The
    sum of values * width is the bytes it carried: a transfer's bytes are spread evenly over its time."""

    src: int
    dst: int
    width: int
    bins: np.ndarray  # int64, ns
    values: np.ndarray  # float64, GB/s = bytes per ns

    @property
    def name(self) -> str:
        return f"link {self.src} -> {self.dst}: GB/s"

    def samples(self) -> tuple[np.ndarray, np.ndarray]:
        """(times in ns, values) where the value changes, from and to zero."""
        values = np.r_[self.values, 0.0]
        times = np.r_[self.bins, self.bins[-1] + self.width]
        keep = np.flatnonzero(np.r_[values[0] != 0, values[1:] != values[:-1]])
        return times[keep], values[keep]


def link_counters(trace: Tables) -> list[Counter]:
    """A counter per directed link that carried anything, in bins of 1, 2 or 5 times a power of ten ns."""
    moved = trace.between_ranks()
    if not len(moved):
        return []
    first, last = int(moved["time"].min()) // 1000, int((moved["time"] + moved["duration"]).max()) // 1000 + 1
    width = bin_width(last - first)
    edges = np.arange(first // width, -(-last // width) + 1) * width
    counters = []
    for src, dst in np.unique(np.stack([moved["src"], moved["dst"]], axis=1), axis=0).tolist():
        own = moved[(moved["src"] == src) & (moved["dst"] == dst)]
        lasts = np.maximum(own["duration"], 1)
        carried = np.zeros(len(edges))
        for at in range(0, len(own), 1 << 14):  # in pieces, for bounded memory
            part = slice(at, at + (1 << 14))
            share = (edges[:, None] * 1000 - own["time"][part]) / lasts[part]
            carried += (share.clip(0, 1) * own["bytes"][part]).sum(1)  # no BLAS: its roundings differ from host to host
        counters.append(Counter(src, dst, width, edges[:-1], np.diff(carried) / width))
    return counters


def bin_width(span: int) -> int:
    """The smallest of 1, 2, 5, 10, ... ns of which at most BINS cover `span` ns."""
    width = 1
    while True:
        for factor in (1, 2, 5):
            if -(-span // (width * factor)) <= BINS:
                return width * factor
        width *= 10


_DEPTH = {WAVE: 1, USER: 2, WAIT: 3, BARRIER: 3, HOST: 4}  # order of nesting for equal intervals


def nest(group: np.ndarray, start: np.ndarray, end: np.ndarray, instant: np.ndarray, kind: np.ndarray,
         ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(opens, closes, lane) per item. opens and closes are positions in one order, which on each lane of each group
    nests properly and goes forward in time. The lane is 0 unless an item crosses another's border. Instants go into the
    item that contains their moment, its end included, and close nowhere (-1)."""
    depth = np.zeros(len(kind), np.int64)
    for number, deep in _DEPTH.items():
        depth[kind == number] = deep
    order = np.lexsort((depth, -end, ~instant, start, group)).tolist()
    opens, closes, lanes = [-1] * len(group), [-1] * len(group), [0] * len(group)
    groups, starts, ends, points = group.tolist(), start.tolist(), end.tolist(), instant.tolist()
    place = 0
    for _, members in groupby(order, key=groups.__getitem__):
        stacks = [[]]
        for item in members:
            at, until, point = starts[item], ends[item], points[item]
            lane = 0
            while True:
                stack = stacks[lane]
                while stack and (ends[stack[-1]] < at or ends[stack[-1]] == at and not point):
                    closes[stack.pop()] = place
                    place += 1
                if point or not stack or ends[stack[-1]] >= until:
                    break
                lane += 1
                if lane == len(stacks):
                    stacks.append([])
            opens[item], lanes[item] = place, lane
            place += 1
            if not point:
                stack.append(item)
        for stack in stacks:
            while stack:
                closes[stack.pop()] = place
                place += 1
    return np.array(opens, dtype=np.int64), np.array(closes, dtype=np.int64), np.array(lanes, dtype=np.int64)


def side_by_side(group: np.ndarray, start: np.ndarray, end: np.ndarray, *_) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Like `nest`, for items of which no two on a lane may overlap at all: each takes the lowest free lane."""
    order = np.lexsort((end, start, group))
    lanes, current, busy, free, count = np.zeros(len(group), np.int64), None, [], [], 0
    for item, home, at, until in zip(order.tolist(), group[order].tolist(), start[order].tolist(), end[order].tolist()):
        if home != current:
            current, busy, free, count = home, [], [], 0
        while busy and busy[0][0] <= at:
            heapq.heappush(free, heapq.heappop(busy)[1])
        if free:
            lane = heapq.heappop(free)
        else:
            lane, count = count, count + 1
        lanes[item] = lane
        heapq.heappush(busy, (until, lane))
    opens = np.empty(len(group), np.int64)
    opens[order] = 2 * np.arange(len(group))
    return opens, opens + 1, lanes


# The arguments of each kind of record, besides its name: (name in the file, field of the record).
ARGUMENTS: dict[int, tuple[tuple[str, str], ...]] = {
    LAUNCH: (("launch", "launch"),), COPY: (("bytes", "bytes"), ("from", "src"), ("to", "dst")), HOST: (), WAVE: (),
    WAIT: (("index", "index"), ("value", "bytes"), ("from", "src"), ("line", "line")),
    FLAG_SET: (("index", "index"), ("value", "bytes"), ("to", "dst"), ("line", "line")),
    FLAG_SEEN: (("index", "index"), ("value", "bytes"), ("from", "src")),
    TRANSFER: (("bytes", "bytes"), ("block", "block"), ("wave", "wave"), ("line", "line")),
    USER: (("id", "index"),), CACHE: (("index", "index"), ("line", "line")), STORE: (("bytes", "bytes"),),
    BARRIER: (("behind wave", "index"), ("line", "line")),
}
BLOCK = len(KINDS)  # a kind of this file: a block's run, from its first wave's start to its last wave's end
ARGUMENTS[BLOCK] = (("launch", "launch"),)
# Kinds of this file: flags set and seen, several in one record.
WORDS = {kind: number for number, kind in enumerate((FLAG_SET, FLAG_SEEN), BLOCK + 1)}
for _kind, _words in WORDS.items():
    ARGUMENTS[_words] = (*ARGUMENTS[_kind], ("words", "words"), ("stride", "stride"))
# Kinds of this file: launches and copies of a graph's replay.
REPLAYED = {kind: number for number, kind in enumerate((LAUNCH, COPY), BLOCK + 1 + len(WORDS))}
for _kind, _replayed in REPLAYED.items():
    ARGUMENTS[_replayed] = (*ARGUMENTS[_kind], ("graph", "graph"), ("replay", "index"))
INSTANTS = (FLAG_SET, FLAG_SEEN, CACHE, STORE)


@dataclass
class Track:
    """parent: index of a track, -1 for a process. kind: "process", "thread" or "lane" (of a thread or process). Its
    number in the file, `uuid`, is index + 1; a thread's tid is FIRST_TID + index."""

    name: str
    kind: str
    rank: int
    parent: int = -1


@dataclass
class Items:
    """One row per slice or instant. record: row of the trace's records, -1 for a block. start, end: ns. opens, closes:
    position in the file's order of everything on its track (an instant closes nowhere: -1)."""

    kind: np.ndarray
    record: np.ndarray
    track: np.ndarray
    name: np.ndarray
    start: np.ndarray
    end: np.ndarray
    opens: np.ndarray
    closes: np.ndarray
    instant: np.ndarray


@dataclass
class Layout:
    tracks: list[Track]
    items: Items
    names: list[str]
    arguments: dict[str, np.ndarray]  # int64 per item
    flows: np.ndarray  # [n, 2]: items of a flag set and of its being seen
    counters: list[Counter]
    meta: dict[str, Any] = field(default_factory=dict)


def lay_out(trace: Tables, limit: int = 1 << 62) -> Layout:
    """The layout of a trace. More than `limit` items are reduced by `_lean`. Times before 0 (real GPUs' clocks) shift
    all times to the right."""
    records = trace.records
    meta = {key: value for key, value in trace.meta.items() if value is not None}
    meta |= {"label": trace.label, "time": "ns, rounded down from the ps of the records"}
    early = int(records["time"].min()) if len(records) else 0
    if early < 0:
        records = records.copy()
        records["time"] -= early // 1000 * 1000
        meta["shifted_by_ns"] = -(early // 1000)
    blocks = _blocks(records)
    keep, left_out = _lean(records, limit - len(blocks[0]))
    if left_out:
        meta["left_out"] = left_out
    parts = [blocks] + [_of_kind(records, kind, keep) for kind in ARGUMENTS if kind < BLOCK]
    kind, record, first, last, kernel = (np.concatenate(column) for column in zip(*parts))
    whole = records[np.maximum(record, 0)]  # of a block: a record of its first wave, for its rank and launch
    record = np.where(kind == BLOCK, -1, record)
    tracks, group, lanes = _Tracks(trace, records), np.full(len(kind), -1), np.zeros(len(kind), np.int64)
    stream = _streams(whole, records)
    by_wave = np.isin(kind, (WAVE, WAIT, BARRIER, USER, *INSTANTS))
    of_stream = np.isin(kind, (LAUNCH, COPY)) | by_wave & (whole["block"] < 0)  # a flag that a stream sets
    for which, columns, make in (
            (kind == HOST, ("rank",), tracks.host),
            (of_stream, ("rank", stream), tracks.stream),
            (kind == BLOCK, ("rank", stream, "block"), tracks.block),
            (by_wave & ~of_stream, ("rank", stream, "block", "wave"), tracks.wave),
            (kind == TRANSFER, ("src", "dst"), tracks.link)):
        rows = np.flatnonzero(which)
        if len(rows):
            unique, inverse = distinct(*((whole[c] if isinstance(c, str) else c)[rows] for c in columns))
            group[rows] = np.array([make(*key) for key in unique.tolist()])[inverse]
    instant = np.isin(kind, INSTANTS)
    opens, closes = np.full(len(kind), -1), np.full(len(kind), -1)
    links = kind == TRANSFER
    for rows, place in ((np.flatnonzero(~links), nest), (np.flatnonzero(links), side_by_side)):
        opens[rows], closes[rows], lanes[rows] = place(group[rows], first[rows], last[rows], instant[rows], kind[rows])
    track = tracks.with_lanes(group, lanes)
    names, name = _names(trace, whole, kind, kernel)
    arguments = {field: whole[field].astype(np.int64) for field in dict.fromkeys(
        column for pairs in ARGUMENTS.values() for _, column in pairs) if field in whole.dtype.names}
    arguments |= {"words": counts(whole), "stride": strides(whole)}
    shown = kind.copy()
    for flag, words in WORDS.items():
        shown[(kind == flag) & (arguments["words"] > 1)] = words
    in_graph, arguments["graph"] = np.isin(kind, list(REPLAYED)) & (whole["symbol"] >= 0), np.zeros(len(kind), np.int64)
    arguments["graph"][in_graph] = [int(trace.strings["symbols"][i].rpartition(" ")[2]) for i in whole["symbol"][in_graph]]
    for plain, replayed in REPLAYED.items():
        shown[(kind == plain) & in_graph] = replayed
    items = Items(shown, record, track, name, first // 1000, last // 1000, opens, closes, instant)
    return Layout(tracks.list, items, names, arguments, _flows(records, kind, record),
                  link_counters(Tables(records, trace.strings, trace.meta)), meta)


def _lean(records: np.ndarray, limit: int) -> tuple[np.ndarray, str]:
    """The records to show, and the left-out ones as text. Above `limit` records, waves without other records are left
    out, then the smallest transfers."""
    keep, left_out = np.isin(records["kind"], [kind for kind in ARGUMENTS if kind < BLOCK]), []
    if keep.sum() > limit:
        inside = (records["wave"] >= 0) & (records["launch"] >= 0)
        rows = np.flatnonzero(inside)
        number = distinct(*(records[field][rows] for field in ("rank", "launch", "block", "wave")))[1]
        alone = np.bincount(number)[number] == 1
        idle = rows[alone & (records["kind"][rows] == WAVE)]
        keep[idle] = False
        left_out.append(f"{len(idle)} waves in which nothing else was recorded")
    excess = int(keep.sum()) - limit
    if excess > 0:
        moved = np.flatnonzero(records["kind"] == TRANSFER)
        least = moved[np.argsort(records["bytes"][moved], kind="stable")][:excess]
        keep[least] = False
        left_out.append(f"the {len(least)} smallest transfers, which the links' counters have")
    return keep, "; ".join(left_out)


def _of_kind(records: np.ndarray, kind: int, keep: np.ndarray) -> tuple[np.ndarray, ...]:
    rows = np.flatnonzero((records["kind"] == kind) & keep)
    r = records[rows]
    return np.full(len(rows), kind), rows, r["time"], r["time"] + r["duration"], r["kernel"].astype(np.int64)


def _blocks(records: np.ndarray) -> tuple[np.ndarray, ...]:
    """A slice per block of each launch, from its waves."""
    rows = np.flatnonzero(records["kind"] == WAVE)
    w = records[rows]
    order = np.lexsort((w["time"], w["block"], w["launch"], w["rank"]))
    rows, w = rows[order], w[order]
    key = np.stack([w[f].astype(np.int64) for f in ("rank", "launch", "block")], axis=1)
    new = np.flatnonzero(np.r_[True, (key[1:] != key[:-1]).any(axis=1)]) if len(w) else np.zeros(0, np.int64)
    end = np.maximum.reduceat(w["time"] + w["duration"], new) if len(new) else np.zeros(0, np.int64)
    return np.full(len(new), BLOCK), rows[new], w["time"][new], end, w["kernel"][new].astype(np.int64)


def _streams(whole: np.ndarray, records: np.ndarray) -> np.ndarray:
    """The stream of every item; a wave's is its launch's."""
    launches = records[records["kind"] == LAUNCH]
    stream = whole["stream"].astype(np.int64)
    if len(launches):
        order = np.argsort(launches["launch"])
        place = np.searchsorted(launches["launch"][order], whole["launch"]).clip(0, len(launches) - 1)
        own = launches[order][place]
        known = (own["launch"] == whole["launch"]) & (whole["launch"] >= 0)
        stream = np.where(known, own["stream"], stream)
    return stream


class _Tracks:
    """The tracks, made at their first use. `list` holds each process before its parts."""

    def __init__(self, trace: Tables, records: np.ndarray):
        self.trace, self.list, self.found = trace, [], {}
        launches = records[records["kind"] == LAUNCH]
        self.many = {rank for rank in np.unique(launches["rank"]).tolist()
                     if len(np.unique(launches["stream"][launches["rank"] == rank])) > 1}
        for rank in range(trace.world_size):
            self.process(rank)

    def _get(self, key: tuple, make) -> int:
        if key not in self.found:
            self.found[key] = len(self.list)
            self.list.append(make)
        return self.found[key]

    def process(self, rank: int) -> int:
        return self._get(("process", rank), Track(f"rank {rank}: {_device(self.trace)}", "process", rank))

    def stream(self, rank: int, stream: int) -> int:
        return self._get(("stream", rank, stream), Track(f"stream {stream}", "thread", rank, self.process(rank)))

    def host(self, rank: int) -> int:
        return self._get(("host", rank), Track("host", "thread", rank, self.process(rank)))

    def block(self, rank: int, stream: int, block: int) -> int:
        beside = f", stream {stream}" if rank in self.many else ""
        return self._get(("block", rank, stream, block),
                         Track(f"block {block}{beside}", "thread", rank, self.process(rank)))

    def wave(self, rank: int, stream: int, block: int, wave: int) -> int:
        parent = self.block(rank, stream, block)
        return self._get(("wave", rank, stream, block, wave), Track(f"wave {wave}", "lane", rank, parent))

    def link(self, source: int, to: int) -> int:
        return self._get(("link", source, to), Track(f"link {source} -> {to}", "lane", source, self.process(source)))

    def with_lanes(self, group: np.ndarray, lanes: np.ndarray) -> np.ndarray:
        """The track of each item: its group's, or for lane 1, 2, ... another one of the same name."""
        track = group.copy()
        beside = np.flatnonzero(lanes)
        for row, home, lane in zip(beside.tolist(), group[beside].tolist(), lanes[beside].tolist()):
            first = self.list[home]
            parent = home if first.kind == "thread" else first.parent
            track[row] = self._get(("lane", home, lane), Track(first.name, "lane", first.rank, parent))
        return track


def _device(trace: Tables) -> str:
    """Name of a rank's process, after its number: the GPU and the source of the numbers."""
    meta = trace.meta
    if meta.get("target", "sim") == "sim":
        text = ", ".join(f"{key} {meta[key]}" for key in ("preset", "memory", "seed") if meta.get(key) is not None)
        return f"simulated MI300X ({text})" if text else "simulated MI300X"
    name = str(meta.get("device", "GPU"))
    return f"{name.split(' x ', 1)[-1]}, measured {meta.get('date', '')}".rstrip()


def _names(trace: Tables, whole: np.ndarray, kind: np.ndarray, kernel: np.ndarray) -> tuple[list[str], np.ndarray]:
    """The distinct names, and the number of each item's name."""
    verbs = {WAIT: "wait {}", FLAG_SET: "set {}", FLAG_SEEN: "saw {}", CACHE: "stale {}", STORE: "store {}",
             BARRIER: "wait at barrier"}
    symbol = np.where(kind == COPY, -1, whole["symbol"])  # of a copy, the symbol is its graph
    index = np.where(np.isin(kind, (LAUNCH, WAVE, BLOCK)), kernel, symbol)
    launched = np.where(kind == HOST, kernel, -1)  # a host's call that launches one
    pairs, name = distinct(kind, index, launched)
    texts = []
    for number, place, of in pairs.tolist():
        table = trace.strings["kernels" if number in (LAUNCH, WAVE, BLOCK) else "symbols"]
        text = table[place] if 0 <= place < len(table) else "memory" if number == TRANSFER else ""
        text = verbs.get(number, "{}").format(text or "flag" if number in verbs else text)
        if of >= 0:
            text = f"{text} {trace.strings['kernels'][of]}"
        texts.append(text or (KINDS[number] if number < BLOCK else "block"))
    names = list(dict.fromkeys(texts))
    return names, np.array([names.index(text) for text in texts], dtype=np.int64)[name] if texts else name


def _flows(records: np.ndarray, kind: np.ndarray, record: np.ndarray) -> np.ndarray:
    """[n, 2] items: a flag set and a wave that saw it, as in `Trace.flags`."""
    setting, seen = np.flatnonzero(kind == FLAG_SET), np.flatnonzero(kind == FLAG_SEEN)
    s, d = records[record[setting]], records[record[seen]]
    pieces = match_settings(s, d)
    known = pieces.setting >= 0
    pairs = np.stack([setting[pieces.setting[known]], seen[pieces.look[known]]], axis=1)
    return np.unique(pairs, axis=0) if len(pairs) > len(seen) else pairs
