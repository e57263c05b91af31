"""The event record, and what can be computed from it. Data only: nothing is drawn here.

One record of 64 bytes per event, the same from the simulated node and from real GPUs. Times are integer picoseconds
in the records and microseconds (us) in every table.
"""
from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ..table import Table
from .analysis.methods import Analyses
from .match import latest_before

RECORD = np.dtype([
    ("time", "<i8"), ("duration", "<i8"),  # ps
    ("index", "<i8"),  # element index within the symbol, -1: none
    ("bytes", "<i8"),  # bytes moved; for flags the value
    ("block", "<i4"), ("line", "<i4"), ("launch", "<i4"),  # source line; ordinal of the launch
    ("kernel", "<i2"), ("symbol", "<i2"), ("file", "<i2"),  # indices into the strings, -1: none (kernel -1: host)
    ("wave", "<i2"), ("rank", "<i2"), ("src", "<i2"), ("dst", "<i2"),  # wave within its block; ranks, -1: none
    ("kind", "<i2"), ("stream", "<i2"), ("pad", "<i2"),
])
KINDS = ("launch", "wave", "transfer", "store", "flag_set", "flag_seen", "wait", "cache", "user", "copy", "host")
LAUNCH, WAVE, TRANSFER, STORE, FLAG_SET, FLAG_SEEN, WAIT, CACHE, USER, COPY, HOST = range(len(KINDS))
PS_PER_US = 1e6

assert RECORD.itemsize == 64


class Trace(Analyses):
    """Event records of a run.

    records: numpy structured array of dtype RECORD, in the order of the library.
    strings: {"kernels": [...], "symbols": [...], "files": [...]}, which the records' indices refer to.
    meta: target ("sim", "hip", "cuda"), preset, memory, world_size, seed, dropped (records lost because the trace was
    full), device and date for measured traces.
    Besides the methods below it has those of `Analyses`: critical_path, links, light, overlap, balance,
    host_calls, host_us, latest_call.
    """

    span_of = "first kernel's start to last kernel's end"  # what span_us is

    def __init__(self, records: np.ndarray, strings: dict[str, list[str]] | None = None,
                 meta: dict[str, Any] | None = None):
        if records.dtype != RECORD:
            raise TypeError(f"records have dtype trace.RECORD, not {records.dtype}")
        self.records = records
        self.strings = {"kernels": [], "symbols": [], "files": []} | (strings or {})
        self.meta = {"target": "sim", "dropped": 0} | (meta or {})

    @classmethod
    def from_bytes(cls, data: Any, strings=None, meta=None) -> Trace:
        """A trace from the raw bytes of records (anything with the buffer protocol, 64 bytes per record)."""
        return cls(np.frombuffer(data, dtype=RECORD), strings, meta)

    def __len__(self) -> int:
        return len(self.records)

    def __repr__(self) -> str:
        counts = {KINDS[kind]: int((self.records["kind"] == kind).sum()) for kind in np.unique(self.records["kind"])}
        said = ", ".join(f"{count} {kind}" for kind, count in counts.items()) or "no events"
        dropped = f"; {self.meta['dropped']} dropped" if self.meta.get("dropped") else ""
        return f"Trace({said}{dropped}; {self.label})"

    @property
    def label(self) -> str:
        """Where the numbers come from: "simulated (preset mi300x, memory ideal)" or "measured (device, date)"."""
        if self.meta.get("target", "sim") == "sim":
            said = ", ".join(f"{key} {self.meta[key]}" for key in ("preset", "memory") if self.meta.get(key))
            return f"simulated ({said})" if said else "simulated"
        said = ", ".join(str(self.meta[key]) for key in ("device", "date") if self.meta.get(key))
        return f"measured ({said})" if said else "measured"

    @property
    def world_size(self) -> int:
        """Number of ranks: as recorded, else the highest rank in the records + 1."""
        if self.meta.get("world_size"):
            return int(self.meta["world_size"])
        if not len(self.records):
            return 0
        return 1 + max(int(self.records[field].max()) for field in ("rank", "src", "dst"))

    def select(self, kind: int | str | Iterable[int | str] | None = None, rank: int | Iterable[int] | None = None,
               kernel: str | None = None, symbol: str | None = None) -> Trace:
        """The records that match everything given. kind: a name of KINDS, its number, or several; kernel, symbol:
        names."""
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
        return Trace(self.records[keep], self.strings, self.meta)

    def _string_index(self, table: str, name: str) -> int:
        if name not in self.strings[table]:
            raise KeyError(f"no {name!r} in this trace; {table}: {', '.join(self.strings[table]) or 'none'}")
        return self.strings[table].index(name)

    def names(self, field: str) -> np.ndarray:
        """The names behind an index field ("kernel", "symbol" or "file") of every record; "" where there is none."""
        table = np.array([*self.strings[field + "s"], ""], dtype=object)
        index = self.records[field].astype(np.int64)
        return table[np.where((index >= 0) & (index < len(table) - 1), index, len(table) - 1)]

    def stages(self) -> Table:
        """Duration of every kernel launch, rank x launch, in us.

        Columns: "rank", one per launch in order ("dispatch_send", and "dispatch_send #2" for the second launch of the
        same kernel), and "total": from the start of the rank's first launch to the end of its last, so gaps between
        launches count. The last row, "max", is the largest of each column. NaN where a rank has no such launch.
        """
        launches = self.records[self.records["kind"] == LAUNCH]
        launches = launches[np.lexsort((launches["launch"], launches["rank"]))]
        names = Trace(launches, self.strings).names("kernel")
        ranks = sorted(int(rank) for rank in np.unique(launches["rank"]))
        columns: list[str] = []
        cells: dict[tuple[int, str], float] = {}
        for rank in ranks:
            seen: dict[str, int] = {}
            place = 0  # a column this rank has and earlier ranks lack goes after the one it followed here
            for position in np.flatnonzero(launches["rank"] == rank):
                name = str(names[position])
                seen[name] = seen.get(name, 0) + 1
                column = name if seen[name] == 1 else f"{name} #{seen[name]}"
                if column not in columns:
                    columns.insert(place, column)
                place = columns.index(column) + 1
                cells[rank, column] = launches["duration"][position] / PS_PER_US
        nan = float("nan")
        data: dict[str, list] = {"rank": [*ranks]}
        for column in columns:
            data[column] = [cells.get((rank, column), nan) for rank in ranks]
        data["total"] = [_span_us(launches[launches["rank"] == rank]) for rank in ranks]
        if ranks:
            data["rank"] = [*map(str, ranks), "max"]
            for column in [*columns, "total"]:
                data[column].append(float(np.nanmax(data[column])))
        return Table(data, unit="us", label=self.label, title="kernel time per rank")

    @property
    def span_us(self) -> float:
        """From the start of the first kernel launch to the end of the last, over all ranks, us. 0 without launches."""
        return _span_us(self.records[self.records["kind"] == LAUNCH])

    def transfers(self) -> Table:
        """Bytes moved between ranks, one row per record, by time: what each wave's stores and loads moved (merged per
        destination and source line), and copies between ranks. Columns: start_us, duration_us, src, dst, bytes,
        symbol, kernel, line."""
        moved = self._remote()
        names = Trace(moved, self.strings)
        return Table({"start_us": moved["time"] / PS_PER_US, "duration_us": moved["duration"] / PS_PER_US,
                      "src": moved["src"], "dst": moved["dst"], "bytes": moved["bytes"],
                      "symbol": names.names("symbol"), "kernel": names.names("kernel"), "line": moved["line"]},
                     label=self.label, title="transfers between ranks")

    def link_bytes(self) -> np.ndarray:
        """Bytes moved from rank to rank: int64 [world_size, world_size], [source, destination], zero diagonal."""
        moved = self._remote()
        total = np.zeros((self.world_size, self.world_size), dtype=np.int64)
        np.add.at(total, (moved["src"], moved["dst"]), moved["bytes"])
        return total

    def _remote(self) -> np.ndarray:
        kinds = np.isin(self.records["kind"], (TRANSFER, COPY))
        between = (self.records["src"] >= 0) & (self.records["dst"] >= 0) & (self.records["src"] != self.records["dst"])
        moved = self.records[kinds & between]
        return moved[np.argsort(moved["time"], kind="stable")]

    def flags(self) -> Table:
        """Which flag told what to whom: one row per flag a wave saw set, by time seen. Values nobody set have no row.

        Columns: symbol, index, value, src (the rank that set it), dst (the rank that saw it), set_us, seen_us and
        latency_us (NaN where no setting of that value is in the trace). A setting nobody saw has no row.
        """
        seen, settings = (self.records[self.records["kind"] == kind] for kind in (FLAG_SEEN, FLAG_SET))
        seen = seen[np.argsort(seen["time"], kind="stable")]
        source, set_at = seen["src"].astype(np.int64), np.full(len(seen), np.nan)
        setting = latest_before(_flag_keys(settings, "dst"), settings["time"], _flag_keys(seen, "rank"), seen["time"])
        found = setting >= 0
        source[found] = settings["rank"][setting[found]]
        set_at[found] = settings["time"][setting[found]]
        told = (source >= 0) | ~np.isnan(set_at)
        seen, source, set_at = seen[told], source[told], set_at[told]
        names = Trace(seen, self.strings).names("symbol")
        return Table({"symbol": names, "index": seen["index"], "value": seen["bytes"], "src": source,
                      "dst": seen["rank"], "set_us": set_at / PS_PER_US, "seen_us": seen["time"] / PS_PER_US,
                      "latency_us": (seen["time"] - set_at) / PS_PER_US}, label=self.label, title="flags")

    def wait_us(self) -> Table:
        """Time waves spent waiting for flags: rank x kernel, summed over waves (wave-us)."""
        waits = self.records[self.records["kind"] == WAIT]
        names = Trace(waits, self.strings).names("kernel")
        ranks = list(range(self.world_size))
        data: dict[str, list] = {"rank": [*map(str, ranks)]}
        for name in dict.fromkeys(map(str, names)):
            data[name] = [waits["duration"][(waits["rank"] == rank) & (names == name)].sum() / PS_PER_US
                          for rank in ranks]
        data["total"] = [waits["duration"][waits["rank"] == rank].sum() / PS_PER_US for rank in ranks]
        return Table(data, unit="wave-us", label=self.label, title="time in waits")

    def save(self, path):
        """Writes a file for Perfetto (.pftrace) or Chrome's viewer (.json, .json.gz): see `a2a_lib.perfetto`."""
        from .perfetto import write
        return write(self, path)

    def digest(self) -> str:
        """Twelve hex digits that are equal for equal traces: same events, same order, same times.

        Times and launch ordinals count from the first record, names stand for themselves, files and the hosts' calls are
        left out, so the digest depends neither on what ran before (whose memory is freed when Python lets go of it) nor
        on where the sources are.
        """
        if (self.records["kind"] == HOST).any():
            return Trace(self.records[self.records["kind"] != HOST], self.strings, self.meta).digest()
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
        hashed["file"] = hashed["pad"] = 0
        digest.update(hashed.tobytes())
        return digest.hexdigest()[:12]


def _span_us(launches: np.ndarray) -> float:
    if not len(launches):
        return 0.0
    return float((launches["time"] + launches["duration"]).max() - launches["time"].min()) / PS_PER_US


def _kind_number(kind: int | str) -> int:
    if isinstance(kind, str):
        if kind not in KINDS:
            raise ValueError(f"unknown kind {kind!r}: one of {', '.join(KINDS)}")
        return KINDS.index(kind)
    return int(kind)


def _flag_keys(records: np.ndarray, home: str) -> list[np.ndarray]:
    """Four columns: which flag of which rank (field `home`), and the value."""
    return [records[field] for field in ("symbol", "index", "bytes", home)]


def empty_records(count: int = 0) -> np.ndarray:
    """`count` records with every optional field at -1 and every number at 0."""
    records = np.zeros(count, dtype=RECORD)
    for field in ("index", "block", "launch", "kernel", "symbol", "file", "wave", "src", "dst"):
        records[field] = -1
    return records


def records_of(rows: Sequence[dict[str, Any]]) -> np.ndarray:
    """Records from dicts of fields (kind by name or number); fields left out are as in `empty_records`."""
    records = empty_records(len(rows))
    for record, row in zip(records, rows):
        for field, value in row.items():
            record[field] = _kind_number(value) if field == "kind" else value
    return records
