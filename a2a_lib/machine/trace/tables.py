"""Simple tables of the records: kernel times, replays, flags."""
from collections import Counter

import numpy as np

from ...table import Table
from .match import match_settings
from .records import COPY, FLAG_SEEN, FLAG_SET, LAUNCH, PS_PER_US, TRANSFER, Records


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
