"""Where the wrong elements of an output came from, and where their right values went: facts of a detail record."""
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from ..reports.places import counted
from . import ISSUE, LOAD, RMW, Detail

SHOWN = 3  # stores of one place, places of one value, loads before one store


@dataclass(frozen=True, order=True)
class Spot:
    """An element of a symbol in a rank's memory."""

    symbol: str
    rank: int
    index: int

    def __str__(self) -> str:
        return f"{self.symbol}[{self.index}] of rank {self.rank}"


@dataclass(frozen=True)
class Source:
    """A store, and the load of its value that its wave did last (step and element), if there is one and it names one element."""

    store: int
    load: int | None = None
    spot: Spot | None = None


def origin(detail: Detail, symbol: str, rank: int, got: np.ndarray, due: np.ndarray) -> list[str]:
    """Sentences about the elements of an output that differ: which they are, who stored the first, after which load, who had
    stored there, and where kernels stored the expected value. A sentence about each of them stands there only if it holds for all.

    symbol, rank: of the output. got, due: its values and the expected ones, of one shape and dtype. [] if nothing differs, or if
    the record lacks steps (mode ideal, or steps dropped)."""
    wrong = np.flatnonzero(got.reshape(-1) != due.reshape(-1))
    if not len(wrong) or not len(detail) or detail.meta["dropped"]:
        return []
    record, expected = _Record(detail, got.dtype), due.reshape(-1)[wrong]
    spots = [Spot(symbol, rank, int(index)) for index in wrong]
    sources = [record.source(spot) for spot in spots]
    places = [record.places(value, symbol, source and source.spot) for value, source in zip(expected, sources)]
    lines = [f"they are {symbol}[{where}]"] if (where := _box(got != due)) else []
    lines += record.history(spots[0], sources[0])
    if not any(places):
        lines.append(f"no kernel stored {'any of the expected values' if len(wrong) > 1 else 'the expected value'} anywhere")
    elif 0 < len(places[0]) <= SHOWN and list(places[0]) != [sources[0] and sources[0].spot]:
        lines.append(f"{expected[0]} was stored to " + ", ".join(f"{spot} by {record.by(step)}" for spot, step in places[0].items()))
    if shift := _shift(sources, places):
        lines.append(f"each expected value was stored {abs(shift)} elements {'after' if shift > 0 else 'before'} the place that was read")
    if np.issubdtype(got.dtype, np.integer) and len(wrong) > 1 and got.any():
        parts = [record.places(value, symbol, spots[0]) for value in expected - got.reshape(-1)[wrong]]
        lacks = (part for part in parts[0] if all(Spot(part.symbol, part.rank, part.index + spot.index - spots[0].index) in those
                                                  for spot, those in zip(spots, parts)))
        if part := next(lacks, None):
            lines.append(f"each lacks a part of the expected sum: {spots[0].symbol}[{spots[0].index}] that of {part}, and so on")
    return lines


class _Record:
    """The stores, loads and read-modify-writes of a detail record, by element of `dtype`."""

    def __init__(self, detail: Detail, dtype: np.dtype):
        self.detail, self.dtype = detail, np.dtype(dtype)
        self.steps = detail.steps
        self.written: dict[Spot, list[int]] = {}
        self.spots: dict[bytes, dict[Spot, int]] = {}
        self.loaded: dict[int, list[list[tuple[Spot, bytes, int]]]] = {}
        for step in np.flatnonzero((self.steps["kind"] == ISSUE) | (self.steps["kind"] == RMW)):
            for spot, value in self.elements(int(step)):
                self.written.setdefault(spot, []).append(int(step))
                self.spots.setdefault(value, {})[spot] = int(step)

    def elements(self, step: int) -> Iterator[tuple[Spot, bytes]]:
        """The elements of a step, with their bits."""
        symbol, size = self.detail.symbol(step), self.dtype.itemsize
        data, first = self.detail.values(step).tobytes(), int(self.steps["index"][step])
        if symbol and first >= 0 and not symbol.endswith(".bases"):  # of a heap: addresses, which at() reads
            for k in range(len(data) // size):
                yield Spot(symbol, int(self.steps["home"][step]), first + k), data[k * size:(k + 1) * size]

    def source(self, spot: Spot, before: int | None = None) -> Source | None:
        """The last store to an element before a step, and where its value came from. None if no kernel stored to it."""
        stores = self.stores(spot, before)
        if not stores:
            return None
        mine, position = self._position(stores[-1], spot)
        bits = mine[position][1]
        for loaded in self.loads(stores[-1]):
            same = [loaded[position]] if len(loaded) == len(mine) else loaded  # lane by lane, or other lanes
            if matches := [(place, step) for place, value, step in same if value == bits]:
                return Source(stores[-1], matches[0][1], matches[0][0] if len(matches) == 1 else None)
        return Source(stores[-1])

    def history(self, spot: Spot, source: Source | None) -> list[str]:
        """Sentences about the last store to an element, about the element that it was loaded from, and about what that one had."""
        if source is None:
            return [f"no kernel stored to {spot}"]
        stored = f"{self.by(source.store)} stored {spot.symbol}[{spot.index}]"
        if source.spot is None:
            return [stored + self.made(source, spot)]
        lines = [f"{stored} after a load from {source.spot}, {self.line(source.load)}"]
        writers = self.stores(source.spot, source.load)
        if not writers:
            return [*lines, f"no kernel had stored to {source.spot}"]
        values = [f"{self.value(step, source.spot)} by {self.by(step)}" for step in writers[-SHOWN:]]
        return [*lines, f"{source.spot} had {', then '.join(values)}" + self.made(self.source(source.spot, source.load), source.spot)]

    def made(self, source: Source, spot: Spot) -> str:
        """Where the value of a store came from: the end of a sentence."""
        if source.spot:
            return f", which had loaded it from {source.spot}"
        if source.load is not None or self.steps["kind"][source.store] == RMW:
            return ""
        mine, position = self._position(source.store, spot)
        bits, parts = np.frombuffer(mine[position][1], self.dtype)[0], []
        for loaded in self.loads(source.store)[:SHOWN]:
            at = position if len(loaded) == len(mine) else 0
            place, value, step = loaded[at]
            if len(loaded) in (1, len(mine)):
                parts.append(f"{np.frombuffer(value, self.dtype)[0]} in {place} ({self.line(step)})")
                continue
            parts.append(f"{len(loaded)} elements from {place} on ({self.line(step)})")
            values = np.frombuffer(b"".join(value for _, value, _ in loaded), self.dtype)
            if part := next((n for n in range(1, len(values)) if values[:n].sum() == bits), 0):
                parts[-1] += f", of which it is the sum of the first {part}"
        return f", computed after loads of {', '.join(parts)}" if parts else ""

    def loads(self, store: int) -> list[list[tuple[Spot, bytes, int]]]:
        """The loads of a store's wave before it, the latest first: elements, bits and steps of one instruction each."""
        if store in self.loaded:
            return self.loaded[store]
        same = self.steps["kind"][:store] == LOAD
        for name in ("rank", "launch", "block", "wave"):
            same &= self.steps[name][:store] == self.steps[name][store]
        ops: dict[int, list[int]] = {}
        for step in np.flatnonzero(same):
            ops.setdefault(int(self.steps["op"][step]), []).append(int(step))
        loads = [[(spot, value, step) for step in steps for spot, value in self.elements(step)]
                 for steps in sorted(ops.values(), key=lambda steps: -steps[-1])]
        self.loaded[store] = [loaded for loaded in loads if loaded]
        return self.loaded[store]

    def _position(self, store: int, spot: Spot) -> tuple[list[tuple[Spot, bytes]], int]:
        """The elements that the instruction of a store wrote, and the place of one among them."""
        steps = np.flatnonzero((self.steps["op"] == self.steps["op"][store]) & (self.steps["kind"] == self.steps["kind"][store]))
        mine = [element for step in (steps if self.steps["op"][store] >= 0 else [store]) for element in self.elements(int(step))]
        return mine, next(k for k, (place, _) in enumerate(mine) if place == spot)

    def stores(self, spot: Spot, before: int | None) -> list[int]:
        """The steps that stored to an element before a step (None: all), in order."""
        return [step for step in self.written.get(spot, ()) if before is None or step < before]

    def places(self, value: Any, output: str, near: Spot | None) -> dict[Spot, int]:
        """The elements that a value was stored to, with the last store of it to each. Elements of the output do not count. Those of
        the symbol and rank of `near` go first, then those of its rank: others only if there are none. {} for 0: it may be memory's."""
        spots = self.spots.get(self.dtype.type(value).tobytes(), {}) if value else {}
        spots = {spot: step for spot, step in sorted(spots.items()) if spot.symbol != output}
        here = {spot: step for spot, step in spots.items() if near and spot.rank == near.rank}
        return {spot: step for spot, step in here.items() if spot.symbol == near.symbol} or here or spots

    def value(self, step: int, spot: Spot) -> Any:
        return np.frombuffer(dict(self.elements(step))[spot], self.dtype)[0]

    def line(self, step: int) -> str:
        return f"{self.detail.strings['files'][int(self.steps['file'][step])]}:{self.steps['line'][step]}"

    def by(self, step: int) -> str:
        return f"rank {self.steps['rank'][step]}, block {self.steps['block'][step]}, {self.line(step)}"


def _box(wrong: np.ndarray) -> str:
    """"0 to 3, 48, 49" if the wrong elements are all of these rows with all of these columns, else ""."""
    axes = [sorted({int(index) for index in axis}) for axis in np.nonzero(wrong)]
    if len(list(product(*axes))) != int(wrong.sum()):
        return ""
    return ", ".join(counted("index", axis).partition(" ")[2].replace(", ", " and ") for axis in axes)


def _shift(sources: list[Source | None], places: list[dict[Spot, int]]) -> int:
    """The one distance from where each element was read to the one place its expected value was stored to; 0 if there is none."""
    shifts = set()
    for source, spots in zip(sources, places):
        read = source and source.spot
        near = [spot.index - read.index for spot in spots if read and (spot.symbol, spot.rank) == (read.symbol, read.rank)]
        shifts.add(near[0] if len(near) == 1 else 0)
    return shifts.pop() if len(shifts) == 1 else 0
