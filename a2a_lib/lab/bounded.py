"""The log of kernels whose waits have a bound (a2a/bounded.h)."""
from collections.abc import Iterable

import torch

from ..machine.runtime.buffer import Buffer
from ..table import Table

WORDS = 8  # of a record: a2a::GaveUp


def log(rank, room: int = 64) -> Buffer:
    """A log with room for `room` records on a rank, zero: uint64 [1 + 8 * room]."""
    return rank.zeros((1 + WORDS * room,), torch.uint64, "log")


def gave_up(log: Buffer, flags: Iterable[Buffer] = ()) -> Table:
    """The waits that gave up, in the order in which they did, and the words of dumps. Synchronises.

    flags: buffers that contain flags, to name each place as "full[3]"; others are shown by their address. Columns: rank,
    block, thread, place, flag, wanted, seen, us. The title says how many records had no room. Raises ValueError for a log
    of another shape."""
    words = log.to_torch().view(torch.int64)
    if words.dim() != 1 or len(words) % WORDS != 1:
        raise ValueError(f"a log has 1 + {WORDS} * room words, not {tuple(words.shape)}")
    count = int(words[0])
    records = words[1:].reshape(-1, WORDS)[:count]
    rows = {name: records[:, i].tolist() for i, name in enumerate(("rank", "block", "thread", "place", "flag", "wanted", "seen", "us"))}
    rows["place"] = [f"dump {-1 - place}" if place < 0 else str(place) for place in rows["place"]]
    rows["flag"] = [_name(address, flags) for address in rows["flag"]]
    lost = count - len(records)
    return Table(rows, title="waits that gave up" + (f", and {lost} more without room" if lost else ""))


def _name(address: int, flags: Iterable[Buffer]) -> str:
    for buffer in flags:
        if buffer.address <= address < buffer.address + buffer.nbytes:
            return f"{buffer.name}[{(address - buffer.address) // buffer.dtype.itemsize}]"
    return hex(address)
