"""The event record: one of 64 bytes per event, the same from the simulated node and from real GPUs.

Times are integer picoseconds in the records and microseconds (us) in every table made of them.
"""
import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import numpy as np

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


def counts(records: np.ndarray) -> np.ndarray:
    """Number of flags that each record of a flag set or seen stands for: int64 [events], 1 for all other records.

    A word of 8 bytes may hold data and its flag. One record has a whole row of such words: those that one instruction
    set or saw, with the same flag, at equal distances.
    """
    return (records["range"].astype(np.int64) & 63) + 1


def strides(records: np.ndarray) -> np.ndarray:
    """The difference between the indices of a record's consecutive flags: int64 [events]."""
    return (records["range"].astype(np.int64) >> 6) + 1


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
