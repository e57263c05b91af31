"""Converts the contents of a `Profile`'s buffers to `user` records."""
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ...errors import ProfileError
from ...plurals import quantity
from ..trace import LAUNCH, USER, WAIT, WAVE, Trace, empty_records
from ..trace.match import latest_before

NEVER = np.iinfo(np.int64).max
SLACK_PS = 5_000_000  # real GPUs: greatest difference between a launch's start and the first event in it


class Held(NamedTuple):
    """Contents of the buffers of one rank. events: [slices, capacity] of `profile.EVENT`. counts: [slices], events that
    each (block, wave) recorded. homeless: waves without a slice. clock: (tick, ps), one moment on the GPU's clock and
    in the trace."""

    rank: int
    events: np.ndarray
    counts: np.ndarray
    homeless: int
    clock: tuple[int, int]


class Recorded(NamedTuple):
    """The events of a `Profile`: names of its tags, room per slice, grid, ps of one tick, and the contents of each
    rank."""

    tags: Sequence[str]
    capacity: int
    blocks: int
    waves: int
    ps_per_tick: int
    held: Sequence[Held]


def read(profile: Recorded, base: Trace) -> Trace:
    """See `Profile.trace`."""
    per_tick = profile.ps_per_tick
    mistakes, parts = [], []
    flaws: set[str] = set()
    for rank, events, counts, homeless, (tick, moment) in profile.held:
        name = f"rank {rank}"
        lost = np.maximum(counts.astype(np.int64) - profile.capacity, 0)
        if lost.any():
            worst = int(lost.argmax())
            mistakes.append(f"{name}, block {worst // profile.waves}, wave {worst % profile.waves} recorded "
                        f"{counts[worst]} events and has room for {profile.capacity}: Profile(capacity="
                        f"{counts[worst]}), or profile.clear() between calls")
        if homeless:
            mistakes.append(f"{name}: {quantity(homeless, 'wave lies', 'waves lie')} beyond {quantity(profile.blocks, 'block')} of "
                            f"{quantity(profile.waves, 'wave')} and "
                        f"recorded nothing: Profile(blocks=..., waves=...)")
        pairs, alone = _pair(profile, events)
        records = _records(profile, rank, pairs)
        for field, column in (("time", 2), ("duration", 3)):
            known = pairs[:, column] != NEVER
            records[field] = np.where(known, (pairs[:, column] - tick) * per_tick + moment, NEVER)
        records, open_here = _place(records, base, per_tick, rank)
        if len(open_here):
            flaws.add("no stop")
            first = records[open_here[0]]
            mistakes.append(f"{name}, block {first['block']}, wave {first['wave']}: {len(open_here)} starts of the rank "
                        f"have no stop, the first is {profile.tags[first['symbol']]!r} with id {first['index']}")
        if alone:
            flaws.add("no start")
            tag, ident, place = alone[0]
            mistakes.append(f"{name}, block {place // profile.waves}, wave {place % profile.waves}: a stop of "
                        f"{profile.tags[tag]!r} with id {ident} has no start")
        parts.append(records)
    if mistakes:
        raise ProfileError("; ".join(mistakes), flaws)
    return _joined(base, np.concatenate([empty_records(), *parts]), profile.tags)


def _pair(profile: Recorded, events: np.ndarray) -> tuple[np.ndarray, list[tuple[int, int, int]]]:
    """([n, 5]: tag, id, tick of the start, tick of the stop (NEVER: none), slice), and (tag, id, slice) of stops
    without start. A stop belongs to the latest open start of the same tag and id."""
    place, slot = np.nonzero(events["ticks"])
    recorded = events[place, slot]
    unnamed = np.flatnonzero(recorded["tag"] // 2 >= len(profile.tags))
    if len(unnamed):
        raise ProfileError(f"the kernel recorded tag {recorded['tag'][unnamed[0]] // 2}; names were given for "
                            f"{len(profile.tags)}: {', '.join(profile.tags)}", {"no name"})
    rows: list[list[int]] = []
    alone: list[tuple[int, int, int]] = []
    pending: dict[tuple[int, int, int], list[int]] = {}
    for where, ticks, ident, tag in zip(place.tolist(), recorded["ticks"].tolist(), recorded["id"].tolist(),
                                        recorded["tag"].tolist()):
        key = (tag >> 1, ident, where)
        if not tag & 1:
            pending.setdefault(key, []).append(len(rows))
            rows.append([tag >> 1, ident, ticks, NEVER, where])
        elif pending.get(key):
            rows[pending[key].pop()][3] = ticks
        else:
            alone.append(key)
    return np.array(rows, dtype=np.int64).reshape(-1, 5), alone


def _records(profile: Recorded, rank: int, pairs: np.ndarray) -> np.ndarray:
    records = empty_records(len(pairs))
    records["kind"], records["rank"] = USER, rank
    records["symbol"], records["index"] = pairs[:, 0], pairs[:, 1]  # the symbol is a tag until `_joined`
    records["block"], records["wave"] = pairs[:, 4] // profile.waves, pairs[:, 4] % profile.waves
    return records


def _place(records: np.ndarray, base: Trace, per_tick: int, rank: int) -> tuple[np.ndarray, np.ndarray]:
    """The records that lie in launches of `base`, in order of their time, and a mask of those without stop. They get
    launch, kernel, stream and a duration, in whose field the stop was before."""
    own = base.records[base.records["rank"] == rank]
    launches, waves, waits = (own[own["kind"] == kind] for kind in (LAUNCH, WAVE, WAIT))
    by_wave = len(waves) > 0
    hosts = waves if by_wave else launches
    slack = per_tick - 1 if by_wave else SLACK_PS
    host = _holder(hosts, hosts["time"], records, records["time"] + slack, by_wave)
    end = hosts["time"][host] + hosts["duration"][host] if len(hosts) else np.zeros(len(records), np.int64)
    # On real GPUs a launch's own length is known to some microseconds only; a wave's is exact.
    inside = host >= 0 if not by_wave else (host >= 0) & (records["time"] <= end)
    records, host, end = records[inside], host[inside], end[inside]
    unstopped = records["duration"] == NEVER
    if len(records):
        for field in ("launch", "kernel"):
            records[field] = hosts[field][host]
        streams = dict(zip(launches["launch"].tolist(), launches["stream"].tolist()))
        records["stream"] = [streams.get(launch, 0) for launch in records["launch"].tolist()]
        last = end if by_wave else np.maximum(end, records["time"])
        records["duration"] = np.where(unstopped, last, records["duration"])
        if by_wave:
            for field in ("time", "duration"):
                records[field] = np.maximum(_after_wait(waits, records, records[field]), hosts["time"][host])
    order = np.argsort(records["time"], kind="stable")
    records["duration"] -= records["time"]
    return records[order], np.flatnonzero(unstopped[order])


def _holder(hosts: np.ndarray, starts: np.ndarray, records: np.ndarray, at: np.ndarray, by_wave: bool) -> np.ndarray:
    """Per record the number of the latest host (of its own block and wave) that starts no later than `at`; -1: none."""
    fields = ("block", "wave") if by_wave else ("rank",)
    return latest_before([hosts[f] for f in fields], starts, [records[f] for f in fields], at)


def _after_wait(waits: np.ndarray, records: np.ndarray, at: np.ndarray) -> np.ndarray:
    """`at`, or the end of the same wave's wait that contains it. Waves wait and then read the clock: only its rounding
    can put an event inside a wait."""
    row = _holder(waits, waits["time"] + 1, records, at, True)
    if not len(waits):
        return at
    return np.where(row >= 0, np.maximum(at, waits["time"][row] + waits["duration"][row]), at)


def _joined(base: Trace, user: np.ndarray, tags: list[str]) -> Trace:
    """`base` and the user records in order of time. Tags become symbols."""
    symbols = list(base.strings["symbols"])
    number = {name: place for place, name in enumerate(symbols)}
    for tag in tags:
        if tag not in number:
            number[tag] = len(symbols)
            symbols.append(tag)
    if len(user):
        user["symbol"] = np.array([number[tag] for tag in tags])[user["symbol"]]
    records = np.concatenate([base.records, user[np.argsort(user["time"], kind="stable")]])
    return Trace(records, base.strings | {"symbols": symbols}, base.meta)
