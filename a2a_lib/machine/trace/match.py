"""Finds records that belong together by several integer columns at once, and the setting of each flag that was seen.

A record may stand for several flags: words with data and a flag in them, which one instruction set or saw. It has the
first word's `index`; `counts` and `strides` give the others.
"""
from typing import NamedTuple

import numpy as np


def distinct(*columns: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The distinct rows of integer columns [n], sorted: int64 [k, columns], and for each row the number of its distinct
    row, [n]."""
    if not len(columns[0]):
        return np.zeros((0, len(columns)), np.int64), np.zeros(0, np.int64)
    code, size = np.zeros(len(columns[0]), np.int64), 1
    for column in columns:
        low = int(column.min())
        extent = int(column.max()) - low + 1
        if extent > 1 << 20 or size * extent >= 1 << 62:  # compact numbers instead
            values, place = np.unique(column, return_inverse=True)
            low, extent = 0, len(values)
            column = place.reshape(-1)
            if size * extent >= 1 << 62:
                values, code = np.unique(code, return_inverse=True)
                size = len(values)
        code, size = code * extent + (column.astype(np.int64) - low), size * extent
    _, first, inverse = np.unique(code, return_index=True, return_inverse=True)
    return np.stack([column[first].astype(np.int64) for column in columns], axis=1), inverse.reshape(-1)


def latest_before(keys: list[np.ndarray], times: np.ndarray, of: list[np.ndarray], at: np.ndarray) -> np.ndarray:
    """For each row of the columns `of`: the latest row of the columns `keys` that equals it and whose time is not after
    `at`; -1: none. If several rows have that time, the last one."""
    if not len(times) or not len(at):
        return np.full(len(at), -1)
    key = distinct(*(np.concatenate([k.astype(np.int64), o.astype(np.int64)]) for k, o in zip(keys, of)))[1]
    moments, moment = np.unique(np.concatenate([times, at]), return_inverse=True)
    place = key * len(moments) + moment.reshape(-1)  # sorts by key, then by time
    order = np.argsort(place[:len(times)], kind="stable")
    latest = np.searchsorted(place[:len(times)][order], place[len(times):], side="right") - 1
    row = order[latest]
    return np.where((latest >= 0) & (key[row] == key[len(times):]), row, -1)


def counts(records: np.ndarray) -> np.ndarray:
    """Number of flags that each record of a flag set or seen stands for: int64 [events], 1 for all other records.

    A word of 8 bytes may hold data and its flag. One record has a whole row of such words: those that one instruction
    set or saw, with the same flag, at equal distances.
    """
    return (records["range"].astype(np.int64) & 63) + 1


def strides(records: np.ndarray) -> np.ndarray:
    """The difference between the indices of a record's consecutive flags: int64 [events]."""
    return (records["range"].astype(np.int64) >> 6) + 1


class Pieces(NamedTuple):
    """Records cut into pieces: arrays [pieces]. record: row of the records; index, count: first word, number of words."""

    record: np.ndarray
    index: np.ndarray
    count: np.ndarray


class Told(NamedTuple):
    """Flags seen, and their settings: arrays [pieces]. look, setting: rows of the records (setting -1: none). life:
    distinct for each piece of a setting, -1 without one. index, count: first word, number of words."""

    look: np.ndarray
    setting: np.ndarray
    life: np.ndarray
    index: np.ndarray
    count: np.ndarray


def match_settings(settings: np.ndarray, looks: np.ndarray) -> Told:
    """Finds, for each piece of each flag-seen record, the latest earlier setting of that value at that place.
    settings, looks: records of flags set and flags seen."""
    sets, seen = _cut(settings, looks)
    (set_keys, set_times), (seen_keys, seen_times) = (
        ([records["symbol"][piece.record], piece.index, records["bytes"][piece.record], records[home][piece.record]],
         records["time"][piece.record]) for records, piece, home in ((settings, sets, "dst"), (looks, seen, "rank")))
    life = latest_before(set_keys, set_times, seen_keys, seen_times)
    return Told(seen.record, np.where(life >= 0, sets.record[life] if len(sets.record) else -1, -1), life, seen.index, seen.count)


def covers(settings: np.ndarray, index: int) -> np.ndarray:
    """The records that contain the word `index` of their symbol: a mask, bool [records]."""
    away, step = index - settings["index"], strides(settings)
    return (away >= 0) & (away % step == 0) & (away // step < counts(settings))


def _cut(settings: np.ndarray, looks: np.ndarray) -> list[Pieces]:
    """Cuts both so that a piece of one and a piece of the other have either all words in common or none."""
    tables = settings, looks
    if not any(table["range"].any() for table in tables):
        return [Pieces(np.arange(len(table)), table["index"].astype(np.int64), np.ones(len(table), np.int64)) for table in tables]
    lengths = [len(table) for table in tables]
    symbol, value, first = (np.concatenate([table[field].astype(np.int64) for table in tables])
                            for field in ("symbol", "bytes", "index"))
    home = np.concatenate([settings["dst"], looks["rank"]]).astype(np.int64)
    count, step = (np.concatenate([of(table) for table in tables]) for of in (counts, strides))
    record = np.concatenate([np.arange(length) for length in lengths])
    table = np.repeat(np.arange(2), lengths)

    # Words of a symbol lie on lines: on line i those whose index is i modulo the stride. If a symbol has several
    # strides, # every word stands alone.
    multiple = (count > 1) & (first >= 0)
    name = distinct(symbol)[1]
    least, most = np.full(name.max() + 1, 1 << 20), np.zeros(name.max() + 1, np.int64)
    np.minimum.at(least, name[multiple], step[multiple])
    np.maximum.at(most, name[multiple], step[multiple])
    alone = multiple & (least != most)[name]
    times = np.where(alone, count, 1)
    within = _within(times)
    symbol, value, first, home, record, table, alone, name = (
        np.repeat(column, times) for column in (symbol, value, first, home, record, table, alone, name))
    first = first + within * np.repeat(step, times)
    count = np.where(alone, 1, np.repeat(count, times))
    stride = np.where((least == most)[name], most[name], 1)
    named = first >= 0  # words without a symbol all have the index -1
    place, line = np.where(named, first // stride, first), np.where(named, first % stride, 0)

    key = distinct(symbol, value, home, line)[1]
    extent = int((place + count).max()) + 2
    start = key * extent + place + 1
    end = start + np.where(named, count, 1)
    edges = np.unique(np.concatenate([start, end]))
    low, high = np.searchsorted(edges, start), np.searchsorted(edges, end)
    times = high - low
    edge = np.repeat(low, times) + _within(times)
    row = np.repeat(np.arange(len(first)), times)
    index = np.where(named[row], (edges[edge] - 1 - key[row] * extent) * stride[row] + line[row], -1)
    words = np.where(named[row], edges[edge + 1] - edges[edge], count[row])
    return [Pieces(record[row[of]], index[of], words[of]) for of in (table[row] == 0, table[row] == 1)]


def _within(times: np.ndarray) -> np.ndarray:
    """0, 1, ..., times[0] - 1, 0, 1, ..., times[1] - 1, ..."""
    return np.arange(int(times.sum())) - np.repeat(np.cumsum(times) - times, times)
