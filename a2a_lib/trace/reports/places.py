"""Where something is, in words: a time, an element of a buffer, an instruction of a wave."""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Place:
    """An instruction of a wave. file, line: of the source, None where the assembly names none (assembly_line counts lines of
    the assembly). block, grid: three numbers each."""

    rank: int
    kernel: str
    block: tuple[int, int, int]
    grid: tuple[int, int, int]
    wave: int
    file: str | None
    line: int | None
    assembly_line: int
    mnemonic: str

    @classmethod
    def of(cls, report: dict[str, Any]):
        """The fields of it in a dict that has more."""
        return cls(**{key: tuple(report[key]) if key in ("block", "grid") else report[key]
                      for key in cls.__match_args__ if key != "words"})

    def __str__(self) -> str:
        x, y, z = self.block
        block = f"({x}, {y}, {z})" if self.grid[1] > 1 or self.grid[2] > 1 else x
        source = f"{self.file}:{self.line}" if self.line else f"assembly line {self.assembly_line}"
        return f"rank {self.rank}, kernel {self.kernel}, block {block}, wave {self.wave}, {source} ({self.mnemonic})"


def us(ps: int) -> str:
    return f"{ps / 1e6:.3f} us"


def named(symbol: str | None, indices: Iterable[int] | None, offset: int) -> str:
    if symbol is None:
        return f"unnamed memory + {offset:#x}"
    return f"{symbol}[{', '.join(map(str, indices))}]" if indices else symbol


def element(report: dict[str, Any]) -> str:
    return named(report["symbol"], report["indices"], report["offset"])
