"""The output of kernels' printf on a simulated node: read when the host has waited, and shown with rank and thread."""
from __future__ import annotations

import json
from dataclasses import dataclass

MOST = 100_000  # texts kept


@dataclass(frozen=True)
class Printed:
    """One call of printf by one thread. block: its number in the grid; thread: in the block; time_us: simulated."""
    rank: int
    kernel: str
    block: int
    thread: int
    time_us: float
    place: str  # "file:line"
    text: str

    def __str__(self) -> str:
        origin = f"[rank {self.rank}, block {self.block}, thread {self.thread}] "
        return "\n".join(origin + line for line in self.text.removesuffix("\n").split("\n"))


def read(text: bytes) -> list[Printed]:
    """The texts of `a2aSimPrinted`, in order of time. A kernel prints bytes; they are read as UTF-8."""
    texts = []
    for entry in json.loads(text):
        time = entry.pop("time")
        entry["text"] = entry["text"].encode("latin-1").decode("utf-8", errors="replace")
        texts.append(Printed(time_us=time / 1e6, **entry))
    return texts
