"""Texts of places: a time, an element of a buffer, an instruction of a wave."""
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any

from ....plurals import noun


@dataclass(frozen=True)
class Place:
    """An instruction of a wave. file, line: of the source, None if the assembly names none. assembly_line: of the
    assembly. block, grid: x, y, z. graph, replay: its number and that of its launch; 0: in no graph."""

    rank: int
    kernel: str
    block: list[int]
    grid: list[int]
    wave: int
    file: str | None
    line: int | None
    assembly_line: int
    mnemonic: str
    stream: int = 0
    graph: int = 0
    replay: int = 0

    @classmethod
    def of(cls, report: dict[str, Any]):
        """The place in a dict, which may have more fields."""
        return cls(**{field.name: report[field.name] for field in fields(cls) if field.name in report})

    def __str__(self) -> str:
        x, y, z = self.block
        block = f"({x}, {y}, {z})" if self.grid[1] > 1 or self.grid[2] > 1 else x
        where = source({"file": self.file, "line": self.line, "assembly_line": self.assembly_line})
        return f"rank {self.rank}, kernel {self.kernel}, block {block}, wave {self.wave}, {where} ({self.mnemonic})" + replayed(self)


def replayed(place: Any) -> str:
    """", replay 2 of graph 1" for something that has both numbers; "" if it is in no graph."""
    return f", replay {place.replay} of graph {place.graph}" if place.replay else ""


def source(place: dict[str, Any]) -> str:
    """The place of an instruction in the source: "kernel.hip:17", or a line of the assembly."""
    return f"{place['file']}:{place['line']}" if place["line"] else f"assembly line {place.get('assembly_line')}"


def counted(what: str, numbers: list[int]) -> str:
    """"wave 3", "lanes 0 to 15, 40": ascending numbers of things. A run of consecutive numbers is given by its first
    and last; of more than six runs, the first four are shown."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    shown = [str(first) if first == last else f"{first}{', ' if last == first + 1 else ' to '}{last}" for first, last in runs]
    more = [f"... ({len(numbers)} in all)"] if len(runs) > 6 else []
    return f"{noun(what, len(numbers))} " + ", ".join([*(shown[:4] if more else shown), *more])


def us(ps: int) -> str:
    return f"{ps / 1e6:.3f} us"


def named(symbol: str | None, indices: Iterable[int] | None, offset: int) -> str:
    if symbol is None:
        return f"unnamed memory + {offset:#x}"
    return f"{symbol}[{', '.join(map(str, indices))}]" if indices else symbol


def element(report: dict[str, Any]) -> str:
    return named(report["symbol"], report["indices"], report["offset"])
