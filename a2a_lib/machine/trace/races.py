"""`Races`: the reports of the simulated node's race detector."""
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...plurals import quantity
from .reports.places import replayed

# Kernels that stand for a stream's operations: the user's call.
STREAM = {f"stream_{what}_value{bits}": f"Stream.{what}_value" for what in ("write", "wait") for bits in (32, 64)}


@dataclass(frozen=True)
class Access:
    """One of the two accesses of a race. line: of the kernel's source, 0 if the assembly names none. assembly_line: of
    the assembly. block: its number in the grid. scope: of an atomic access, such as "agent". An access of a copy engine,
    a memset or a NIC has no file; `kernel` names it. mnemonic: of the instruction, such as "global_load_dword"."""

    rank: int
    kernel: str
    block: int
    wave: int
    file: str
    line: int
    write: bool
    atomic: bool
    assembly_line: int = 0
    scope: str | None = None
    stream: int = -1
    graph: int = 0
    replay: int = 0
    mnemonic: str = ""

    def text(self, exact: bool = False) -> str:
        """Who accessed what, and where. exact: with the instruction."""
        what = ("atomic " if self.atomic else "") + ("write" if self.write else "read")
        if self.scope:
            what += f" of {self.scope} scope"
        if self.kernel in STREAM:
            return f"{what} by rank {self.rank}, {STREAM[self.kernel]}{replayed(self)}"
        if not self.file and not self.assembly_line:
            return f"{what} by rank {self.rank}, {self.kernel}{replayed(self)}"
        place = self.place + f" ({self.mnemonic})" * (exact and bool(self.mnemonic))
        return f"{what} by rank {self.rank}, kernel {self.kernel}, block {self.block}, wave {self.wave}, {place}{replayed(self)}"

    __str__ = text

    @property
    def place(self) -> str:
        """ "file:line", or "assembly line N" where the assembly names no source line."""
        return f"{self.file}:{self.line}" if self.file and self.line else f"assembly line {self.assembly_line}"


@dataclass(frozen=True)
class Race:
    """Two unordered accesses to `symbol`. why: the flaw of the synchronisation between them. count: number of times
    that this pair of source lines met. other_launch: whether they are of one kernel, but not both of its n-th launch
    on their ranks. seen: where nothing orders them, what their blocks had seen of flags before, a sentence each."""

    first: Access
    second: Access
    symbol: str
    why: str
    count: int
    other_launch: bool = False
    seen: tuple[str, ...] = ()

    @property
    def launches(self) -> tuple[str, str]:
        """Which launches the two accesses belong to, where that is not plain: two streams, or two calls of one kernel."""
        first, second = self.first, self.second
        if min(first.stream, second.stream) >= 0 and first.stream != second.stream:
            return f", stream {first.stream}", f", stream {second.stream}"
        return "", ", another launch" * (self.other_launch and not (first.replay or second.replay))

    @property
    def repeats(self) -> bool:
        """Whether one line of the source wrote twice, such as the same value by two waves."""
        first, second = self.first, self.second
        return first.write and second.write and not (first.atomic or second.atomic) and (first.kernel, first.place) == (
            second.kernel, second.place)

    def __str__(self) -> str:
        exact = "scope" in self.why or "s_waitcnt" in self.why  # then the bits of the instruction matter
        return (f"race on {self.symbol}: {self.why}\n  {self.first.text(exact)}{self.launches[0]}\n"
                f"  {self.second.text(exact)}{self.launches[1]}\n" + "".join(f"  {line}\n" for line in self.seen) +
                f"  ({quantity(self.count, 'time')})")


class Races(Sequence):
    """A sequence of `Race`, printed as a report."""

    def __init__(self, races: list[dict[str, Any]]):
        self._races = [Race(Access(**race["first"]), Access(**race["second"]), race["symbol"], race["why"], race["count"],
                            race.get("other_launch", False), tuple(race.get("seen", ())))
                       for race in races]

    def __len__(self) -> int:
        return len(self._races)

    def __getitem__(self, index):
        return self._races[index]

    def __repr__(self) -> str:
        if not self._races:
            return "no races"
        return "\n".join(map(str, self._races))
