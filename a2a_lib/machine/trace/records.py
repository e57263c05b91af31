"""The event record: one of 64 bytes per event, the same from the simulated node and from real GPUs.

Times are integer picoseconds in the records and microseconds (us) in every table made of them.
"""
import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import numpy as np

from ...table import Table
from .match import counts, match_settings

RECORD = np.dtype([
    ("time", "<i8"), ("duration", "<i8"),  # ps
    # element index within the symbol, -1: none; barrier: the wave that came last; packets: bytes wanted
    ("index", "<i8"),
    ("bytes", "<i8"),  # bytes moved; for flags the value; packets: bytes that the link carried
    ("block", "<i4"), ("line", "<i4"), ("launch", "<i4"),  # source line; ordinal of the launch
    ("kernel", "<i2"), ("symbol", "<i2"), ("file", "<i2"),  # indices into the strings, -1: none (kernel -1: host)
    ("wave", "<i2"), ("rank", "<i2"), ("src", "<i2"), ("dst", "<i2"),  # wave within its block; ranks, -1: none
    ("kind", "<i2"), ("stream", "<i2"),
    ("range", "<i2"),  # of flags: other words of the record, see counts() and strides()
])
# barrier: a wave at its block's barrier, which another wave delays because it waits for a flag. packets: traffic of a
# source line of a launch over a link, in one record at the launch's end.
KINDS = ("launch", "wave", "transfer", "store", "flag_set", "flag_seen", "wait", "cache", "user", "copy", "host",
         "barrier", "packets")
LAUNCH, WAVE, TRANSFER, STORE, FLAG_SET, FLAG_SEEN, WAIT, CACHE, USER, COPY, HOST, BARRIER, PACKETS = range(len(KINDS))
PS_PER_US = 1e6

assert RECORD.itemsize == 64


class Records:
    """A selection of the event records of a run, with their source.

    records: numpy structured array [events] of dtype RECORD, in the order of the library (TypeError for another dtype).
    strings: {"kernels": [...], "symbols": [...], "files": [...]}, which the records' indices refer to. meta: target
    ("sim", "hip", "cuda"), preset, memory, world_size, seed, dropped (number of oldest records lost), device and date
    for measured traces.
    """

    def __init__(self, records: np.ndarray, strings: dict[str, list[str]] | None = None,
                 meta: dict[str, Any] | None = None):
        if records.dtype != RECORD:
            raise TypeError(f"records have dtype trace.RECORD, not {records.dtype}")
        self.records = records
        self.strings = {"kernels": [], "symbols": [], "files": []} | (strings or {})
        self.meta = {"target": "sim", "dropped": 0} | (meta or {})

    @classmethod
    def from_bytes(cls, data: Any, strings=None, meta=None) -> Self:
        """Records from the raw bytes of records (anything with the buffer protocol, 64 bytes per record)."""
        return cls(np.frombuffer(data, dtype=RECORD), strings, meta)

    def __len__(self) -> int:
        return len(self.records)

    def __repr__(self) -> str:
        counts = {KINDS[kind]: int((self.records["kind"] == kind).sum()) for kind in np.unique(self.records["kind"])}
        text = ", ".join(f"{count} {kind}" for kind, count in counts.items()) or "no events"
        return f"{type(self).__name__}({text}; {self.label})"

    @property
    def label(self) -> str:
        """The source of the numbers: "simulated (preset mi300x, memory ideal)" or "measured (device, date)". Says so if
        details were lost."""
        lost = self.meta.get("dropped")
        return self._source() + (f"; incomplete: the oldest {lost:,} records are lost" if lost else "")

    def _source(self) -> str:
        if self.meta.get("target", "sim") == "sim":
            return simulated(self.meta)
        text = ", ".join(str(self.meta[key]) for key in ("device", "date") if self.meta.get(key))
        return f"measured ({text})" if text else "measured"

    @property
    def world_size(self) -> int:
        """Number of ranks: as recorded, else the highest rank in the records + 1."""
        if self.meta.get("world_size"):
            return int(self.meta["world_size"])
        if not len(self.records):
            return 0
        return 1 + max(int(self.records[field].max()) for field in ("rank", "src", "dst"))

    def select(self, kind: int | str | Iterable[int | str] | None = None, rank: int | Iterable[int] | None = None,
               kernel: str | None = None, symbol: str | None = None) -> Self:
        """The records that match everything given. kind: a name of KINDS, its number, or several; kernel, symbol:
        names. ValueError for another kind, KeyError for a name that is not in the trace."""
        keep = np.ones(len(self.records), dtype=bool)
        if kind is not None:
            kinds = [kind] if isinstance(kind, (int, str)) else list(kind)
            keep &= np.isin(self.records["kind"], [_kind_number(item) for item in kinds])
        if rank is not None:
            keep &= np.isin(self.records["rank"], [rank] if isinstance(rank, int) else list(rank))
        if kernel is not None:
            keep &= self.records["kernel"] == self._string_index("kernels", kernel)
        if symbol is not None:
            keep &= self.records["symbol"] == self._string_index("symbols", symbol)
        return type(self)(self.records[keep], self.strings, self.meta)

    def _string_index(self, table: str, name: str) -> int:
        if name not in self.strings[table]:
            raise KeyError(f"no {name!r} in this trace; {table}: {', '.join(self.strings[table]) or 'none'}")
        return self.strings[table].index(name)

    @property
    def flag_counts(self) -> np.ndarray:
        """Number of flags of each record, int64 [events]: see `counts`."""
        return counts(self.records)

    def names(self, field: str) -> np.ndarray:
        """The names behind an index field ("kernel", "symbol" or "file") of every record, [events] str; "" where there
        is none."""
        table = np.array([*self.strings[field + "s"], ""], dtype=object)
        index = self.records[field].astype(np.int64)
        return table[np.where((index >= 0) & (index < len(table) - 1), index, len(table) - 1)]

    def digest(self) -> str:
        """Twelve hex digits that are equal for equal traces: same events, same order, same times.

        Times and launch ordinals count from the first record; names stand for themselves. Files, the hosts' calls, time
        at barriers and packets, which follow from the other events, are left out. A rank's streams count from the first
        one used. So the digest depends neither on earlier runs (whose memory Python frees at any time) nor on the place
        of the sources. The digest of an incomplete trace ends with "-incomplete".
        """
        ignored_kinds = np.isin(self.records["kind"], (HOST, BARRIER, PACKETS))
        if ignored_kinds.any():
            return type(self)(self.records[~ignored_kinds], self.strings, self.meta).digest()
        hashed = np.array(self.records)
        if len(hashed):
            hashed["time"] -= hashed["time"].min()
            launched = hashed["launch"] >= 0
            if launched.any():
                hashed["launch"][launched] -= hashed["launch"][launched].min()
        digest = hashlib.sha256()
        for field in ("kernel", "symbol"):
            names = self.names(field).astype(str) if len(hashed) else np.array([], dtype=str)
            used, index = np.unique(names, return_inverse=True)
            hashed[field] = index
            digest.update("\0".join(used).encode() + b"\1")
        for rank in np.unique(hashed["rank"]):
            used = (hashed["rank"] == rank) & (hashed["stream"] >= 0)
            hashed["stream"][used] = np.unique(hashed["stream"][used], return_inverse=True)[1]
        hashed["file"] = 0
        digest.update(hashed.tobytes())
        return digest.hexdigest()[:12] + ("-incomplete" if self.meta.get("dropped") else "")


def simulated(meta: Mapping[str, Any]) -> str:
    """The label of a simulated node's records: preset, constants that the node was given, memory mode."""
    text = ", ".join(f"{key} {meta[key]}{_other(meta) if key == 'preset' else ''}" for key in ("preset", "memory")
                     if meta.get(key))
    return f"simulated ({text})" if text else "simulated"


def _other(meta: Mapping[str, Any]) -> str:
    constants = meta.get("constants") or {}
    named = " and ".join(f"{name} {value:g}" for name, value in constants.items())
    return f" with {named if len(constants) < 3 else f'{len(constants)} other constants'}" if constants else ""


def _kind_number(kind: int | str) -> int:
    if isinstance(kind, str):
        if kind not in KINDS:
            raise ValueError(f"unknown kind {kind!r}: one of {', '.join(KINDS)}")
        return KINDS.index(kind)
    return int(kind)


def empty_records(count: int = 0) -> np.ndarray:
    """Array [count] of dtype RECORD with every optional field at -1 and every number at 0."""
    records = np.zeros(count, dtype=RECORD)
    for field in ("index", "block", "launch", "kernel", "symbol", "file", "wave", "src", "dst"):
        records[field] = -1
    return records


def records_of(rows: Sequence[dict[str, Any]]) -> np.ndarray:
    """Array [rows] of dtype RECORD from dicts of fields (kind by name or number); fields left out are as in
    `empty_records`. ValueError for an unknown kind."""
    records = empty_records(len(rows))
    for record, row in zip(records, rows):
        for field, value in row.items():
            record[field] = _kind_number(value) if field == "kind" else value
    return records


class Tables(Records):
    """Tables of a run, and the numbers behind them."""

    span_of = "first kernel's start to last kernel's end"  # what span_us is

    def stages(self) -> Table:
        """Duration of every kernel launch, rank x launch, in us.

        Columns: "rank", one per launch in order ("dispatch_send", and "dispatch_send #2" for the second launch of the
        same kernel), and "total": from the start of the rank's first launch to the end of its last, so gaps between
        launches count. NaN where a rank has no such launch. Footer "max": the largest of each column.
        """
        launches, names = self.launches()
        ranks = sorted(int(rank) for rank in np.unique(launches["rank"]))
        columns: list[str] = []
        cells: dict[tuple[int, str], float] = {}
        for rank in ranks:
            place = 0  # a column that this rank has and earlier ranks lack goes after the one that it followed here
            for position in np.flatnonzero(launches["rank"] == rank):
                column = names[position]
                if column not in columns:
                    columns.insert(place, column)
                place = columns.index(column) + 1
                cells[rank, column] = launches["duration"][position] / PS_PER_US
        nan = float("nan")
        times = {column: [cells.get((rank, column), nan) for rank in ranks] for column in columns}
        times["total"] = [_span_us(launches[launches["rank"] == rank]) for rank in ranks]
        longest = {"max": {column: float(np.nanmax(us)) for column, us in times.items()}} if ranks else {}
        return Table({"rank": ranks} | times, unit="us", footer=longest, label=self.label, title="kernel time per rank")

    def replays(self) -> Table:
        """The replays of graphs, by time: one row per kernel, copy and memset. Columns: graph, replay (from 1), rank,
        kernel ("" for a copy or memset), start_us, duration_us. Empty for real GPUs, whose graphs make no records."""
        records = self.records[np.isin(self.records["kind"], (LAUNCH, COPY)) & (self.records["symbol"] >= 0)]
        records = records[np.argsort(records["time"], kind="stable")]
        names = Records(records, self.strings)
        return Table({"graph": names.names("symbol"), "replay": records["index"], "rank": records["rank"], "kernel": names.names("kernel"),
                      "start_us": records["time"] / PS_PER_US, "duration_us": records["duration"] / PS_PER_US},
                     label=self.label, title="replays of graphs")

    def launches(self) -> tuple[np.ndarray, list[str]]:
        """The records of the launches, [n] of dtype RECORD, by rank and then in order, and the column of `stages()` of
        each: "dispatch_send", then "dispatch_send #2"."""
        launches = self.records[self.records["kind"] == LAUNCH]
        launches = launches[np.lexsort((launches["launch"], launches["rank"]))]
        counts: Counter = Counter()
        columns = []
        for rank, name in zip(launches["rank"].tolist(), map(str, Records(launches, self.strings).names("kernel"))):
            counts[rank, name] += 1
            columns.append(name if counts[rank, name] == 1 else f"{name} #{counts[rank, name]}")
        return launches, columns

    def mean_stages(self) -> dict[str, float]:
        """{column of `stages()`: us}, means over the ranks; a rank that has not launched a kernel counts as 0. So stages of different
        traces compare, and their sum is at most `span_us`. For a trace without kernels, the longest of all ranks, because every rank
        waits for the slowest."""
        stages, launches = self.stages(), self.records[self.records["kind"] == LAUNCH]
        names = [name for name in stages.columns if name not in ("rank", "total")]
        if not len(launches):
            return {name: stages.footer["max"][name] for name in names}
        return {name: float(np.nansum(stages[name]) / len(stages)) for name in names}

    @property
    def span_us(self) -> float:
        """From the start of the first kernel launch to the end of the last, over all ranks, us. 0 without launches."""
        return _span_us(self.records[self.records["kind"] == LAUNCH])

    def link_bytes(self) -> np.ndarray:
        """Bytes moved from rank to rank: int64 [world_size, world_size], [source, destination], zero diagonal."""
        moved = self.between_ranks()
        total = np.zeros((self.world_size, self.world_size), dtype=np.int64)
        np.add.at(total, (moved["src"], moved["dst"]), moved["bytes"])
        return total

    def between_ranks(self) -> np.ndarray:
        """The records of transfers and copies from one rank to another, by time: [n] of dtype RECORD."""
        kinds = np.isin(self.records["kind"], (TRANSFER, COPY))
        between = (self.records["src"] >= 0) & (self.records["dst"] >= 0) & (self.records["src"] != self.records["dst"])
        moved = self.records[kinds & between]
        return moved[np.argsort(moved["time"], kind="stable")]

    def flags(self) -> Table:
        """One row per flag that a wave saw set, by time seen. Values that nobody set have no row.

        Words with data and a flag in them that a wave saw at once are one row, with the first one's index. If there are
        any, a column "words" has their number. Columns: symbol, index, value, src (the rank that set it), dst (the rank
        that saw it), set_us, seen_us and latency_us (NaN if no setting of that value is in the trace). A setting that
        nobody saw has no row.
        """
        seen, settings = (self.records[self.records["kind"] == kind] for kind in (FLAG_SEEN, FLAG_SET))
        seen = seen[np.argsort(seen["time"], kind="stable")]
        look, setting, _, index, count = match_settings(settings, seen)
        seen = seen[look]
        source, set_at = seen["src"].astype(np.int64), np.full(len(seen), np.nan)
        known = setting >= 0
        source[known] = settings["rank"][setting[known]]
        set_at[known] = settings["time"][setting[known]]
        kept = (source >= 0) | ~np.isnan(set_at)
        seen, source, set_at, index, count = seen[kept], source[kept], set_at[kept], index[kept], count[kept]
        words = {"words": count} if (count > 1).any() else {}
        names = Records(seen, self.strings).names("symbol")
        return Table({"symbol": names, "index": index} | words | {"value": seen["bytes"], "src": source,
                      "dst": seen["rank"], "set_us": set_at / PS_PER_US, "seen_us": seen["time"] / PS_PER_US,
                      "latency_us": (seen["time"] - set_at) / PS_PER_US}, label=self.label, title="flags")


def _span_us(launches: np.ndarray) -> float:
    if not len(launches):
        return 0.0
    return float((launches["time"] + launches["duration"]).max() - launches["time"].min()) / PS_PER_US
