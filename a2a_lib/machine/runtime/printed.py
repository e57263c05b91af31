"""The output of kernels' printf on a simulated node: read when the host has waited, and shown with rank and thread."""
import json
import re
from dataclasses import dataclass

MOST, MOST_LETTERS = 100_000, 20_000_000  # texts kept and shown, and their letters
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")  # all but tabs and line breaks: a terminal would obey them


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
        shown = _CONTROL.sub(lambda letter: f"\\x{ord(letter[0]):02x}", self.text.removesuffix("\n"))
        return "\n".join(origin + line for line in shown.split("\n"))


def read(text: bytes) -> list[Printed]:
    """The texts of `a2aSimPrinted`, in order of time. A kernel prints bytes; they are read as UTF-8."""
    texts = []
    for entry in json.loads(text):
        time = entry.pop("time")
        entry["text"] = entry["text"].encode("latin-1").decode("utf-8", errors="replace")
        texts.append(Printed(time_us=time / 1e6, **entry))
    return texts
