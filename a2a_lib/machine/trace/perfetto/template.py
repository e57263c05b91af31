"""Many packets of one form at once: the package encodes one, and numpy writes the numbers into copies of it.

Every number has a fixed width in bytes. A varint may carry leading zeros (its continuation bits mark its end), and
every reader of protobuf accepts it.
"""
from collections.abc import Callable, Mapping

import numpy as np

_MARKS = 0x2A51  # first of the numbers that mark the places


def varint(values: np.ndarray, width: int) -> np.ndarray:
    """uint64 [n] as varints of exactly `width` bytes: uint8 [n, width]."""
    bits = values[:, None] >> (np.arange(width, dtype=np.uint64) * np.uint64(7))
    data = (bits & np.uint64(0x7F)).astype(np.uint8)
    data[:, :-1] |= 0x80
    return data


def packets(make: Callable[..., bytes], columns: Mapping[str, np.ndarray]) -> np.ndarray:
    """uint8 [n, length]: n encoded packets.

    make(**numbers) encodes one packet with these numbers in it, each once. columns: [n] per number; integers are
    varints (negative ones as two's complement of 64 bits); uint64 of a name that ends in "_fixed", and floats, are
    8 bytes.
    """
    marks: dict[str, int | float] = {}
    patches: list[tuple[bytes, np.ndarray]] = []
    count = len(next(iter(columns.values())))
    for place, (name, column) in enumerate(columns.items()):
        if column.dtype.kind == "f" or name.endswith("_fixed"):
            exact = np.ascontiguousarray(column, dtype="<f8" if column.dtype.kind == "f" else "<u8")
            data = exact.view(np.uint8).reshape(count, 8)
            mark = np.array([_MARKS + place], dtype=exact.dtype)
            marks[name], pattern = mark[0].item(), mark.tobytes()
        else:
            values = column.astype(np.int64).view(np.uint64)
            width = max(3, -(-int(values.max()).bit_length() // 7)) if count else 3
            marks[name] = _MARKS + place + (1 << 7 * (width - 1) if width > 3 else 1 << 15)
            if width == 10:  # a varint of ten bytes has one bit in the last
                marks[name] = _MARKS + place - (1 << 63)
            data = varint(values, width)
            pattern = varint(np.array([marks[name]], dtype=np.int64).view(np.uint64), width)[0].tobytes()
        patches.append((pattern, data))
    form = make(**marks)
    rows = np.tile(np.frombuffer(form, dtype=np.uint8), (count, 1))
    for pattern, data in patches:
        if form.count(pattern) != 1:
            raise RuntimeError("a packet's form does not hold each of its numbers once")
        at = form.index(pattern)
        rows[:, at:at + len(pattern)] = data
    return rows


def in_order(parts: list[tuple[np.ndarray, np.ndarray]], *, first: bytes = b"") -> bytes:
    """All packets of `parts`, (rank in the order, uint8 [n, length]) each, sorted by rank, after `first`."""
    order = np.concatenate([rank for rank, _ in parts]) if parts else np.zeros(0, np.int64)
    length = np.concatenate([np.full(len(rows), rows.shape[1]) for _, rows in parts]) if parts else order
    by_rank = np.argsort(order, kind="stable")
    offset = np.empty(len(order), np.int64)
    offset[by_rank] = np.cumsum(length[by_rank]) - length[by_rank]
    out = np.empty(int(length.sum()), np.uint8)
    at = 0
    for rank, rows in parts:
        places = offset[at:at + len(rows), None] + np.arange(rows.shape[1])
        out[places] = rows
        at += len(rows)
    return first + out.tobytes()
