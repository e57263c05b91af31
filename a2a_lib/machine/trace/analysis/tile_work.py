"""The rows that every program of a persistent GEMM multiplies, and its waits."""
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from ..records import FLAG_SEEN, FLAG_SET, PS_PER_US, WAIT, WAVE, Tables

WAITING = -1  # in place of a rank
FLAG_BYTES = 4  # a copy of no more bytes is a flag


class Piece(NamedTuple):
    """Time of a program or of a copy, ps from the first launch, and the rank that owns the rows. WAITING: none."""

    start: int
    end: int
    owner: int


class TileWork:
    """The work of a kernel's programs on one rank.

    programs: the pieces of each program's first wave, program by program. copies: those that bring rows to this rank,
    by source (empty without `source`). flags: those that bring their flags. owners: ranks whose rows are multiplied.
    source, kernel and order as in `show.tiles`. Raises KeyError for a kernel that is not in the trace, ValueError for a rank
    without waves, or one whose rows `order` lacks.
    """

    def __init__(self, trace: Tables, rank: int, source: Callable[[int], int] | None, kernel: str | None, order: Sequence[int] = ()):
        waves = trace.select("wave", rank=rank, kernel=kernel).records
        if not len(waves):
            raise ValueError(f"rank {rank} has no waves{f' of {kernel}' if kernel else ''} in this trace")
        origin = int(trace.select("launch").records["time"].min())
        launch = int(waves["launch"][np.argmax(waves["duration"])])
        self.programs = _programs(trace, rank, launch, source, origin)
        if order:
            self.programs = [_in_order(pieces, tuple(order)) for pieces in self.programs]
        copies = _copies(trace, rank, origin) if source else []
        self.copies = [piece for piece, size in copies if size > FLAG_BYTES]
        self.flags = [piece for piece, size in copies if size <= FLAG_BYTES]
        self.owners = sorted({piece.owner for pieces in self.programs for piece in pieces} - {WAITING})

    def row(self, owner: int) -> tuple[float, float, float, float]:
        """For an owner's rows, in us: begin, end, the programs' time, and their waiting right before."""
        work = [piece for pieces in self.programs for piece in pieces if piece.owner == owner]
        waits = [piece for pieces in self.programs for piece, after in zip(pieces, pieces[1:])
                 if piece.owner == WAITING and after.owner == owner]
        begin, end = min(piece.start for piece in work), max(piece.end for piece in work)
        waited = _length(waits) / PS_PER_US if waits else 0
        return begin / PS_PER_US, end / PS_PER_US, _length(work) / PS_PER_US, waited

    @property
    def waiting(self) -> float:
        """Share of the programs' time spent waiting, 0 to 1."""
        pieces = [piece for pieces in self.programs for piece in pieces]
        return _length([piece for piece in pieces if piece.owner == WAITING]) / _length(pieces)


def _length(pieces: list[Piece]) -> int:
    return sum(piece.end - piece.start for piece in pieces)


def _programs(trace: Tables, rank: int, launch: int, source, origin: int) -> list[list[Piece]]:
    records = trace.records[(trace.records["rank"] == rank) & (trace.records["launch"] == launch)
                            & (trace.records["wave"] == 0)]
    waves = {int(wave["block"]): wave for wave in records[records["kind"] == WAVE]}
    pieces: dict[int, list[Piece]] = {block: [] for block in waves}
    since = {block: int(wave["time"]) - origin for block, wave in waves.items()}
    owner = dict.fromkeys(waves, rank)  # until a flag says whose rows come next
    events = records[np.isin(records["kind"], (WAIT, FLAG_SEEN, FLAG_SET))]
    # A flag is seen at the end of its wait: the wait comes first, then the work after it.
    for event in events[np.lexsort((events["kind"] != WAIT, events["time"] + events["duration"]))]:
        block, time, kind = int(event["block"]), int(event["time"]) - origin, event["kind"]
        if kind == WAIT:
            end = time + int(event["duration"])
            pieces[block] += [Piece(since[block], time, owner[block]), Piece(time, end, WAITING)]
            since[block] = end
        elif kind == FLAG_SEEN and source:
            owner[block] = source(int(event["index"]))
        elif kind == FLAG_SET and not source:
            pieces[block].append(Piece(since[block], time, int(event["dst"])))
            since[block] = time
    flagged = not source and bool(((events["kind"] == FLAG_SET) & (events["dst"] == rank)).any())
    if not flagged:  # if own tiles set flags as well, no work follows the last flag
        for block, wave in waves.items():
            pieces[block].append(Piece(since[block], int(wave["time"] + wave["duration"]) - origin, owner[block]))
    return [[piece for piece in pieces[block] if piece.end > piece.start] for block in sorted(pieces)]


def _in_order(pieces: list[Piece], order: tuple[int, ...]) -> list[Piece]:
    """A program's pieces with the owners that `order` gives to the time between two waits: see `show.tiles`."""
    if missing := {piece.owner for piece in pieces} - {WAITING, *order}:
        raise ValueError(f"order lacks rank {min(missing)}, whose rows are multiplied")
    work = [piece for piece in pieces if piece.owner != WAITING]
    starts = [order.index(piece.owner) for piece in work]
    begins = bool(pieces) and pieces[0].owner != WAITING  # before any flag: with the first rows of the order, if those are own ones
    cut = [piece for piece in pieces if piece.owner == WAITING]
    for i, (piece, last) in enumerate(zip(work, [*starts[1:], len(order)], strict=True)):
        early = begins and i == 0
        first = 0 if early else starts[i]
        owners = order[first:last] or (() if early else (piece.owner,))
        edges = np.linspace(piece.start, piece.end, len(owners) + 1).astype(int).tolist()
        cut += map(Piece, edges, edges[1:], owners)
    return sorted(cut)


def _copies(trace: Tables, rank: int, origin: int) -> list[tuple[Piece, int]]:
    """The copies to a rank from others, and their bytes."""
    copies = trace.select("copy").records
    copies = copies[(copies["dst"] == rank) & (copies["src"] != rank)]
    times = [(Piece(int(copy["time"]) - origin, int(copy["time"] + copy["duration"]) - origin, int(copy["src"])), int(copy["bytes"]))
             for copy in copies]
    return sorted(times, key=lambda pair: (pair[0].owner, pair[0].start))
