"""Finds records that belong together by several integer columns at once."""
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
