"""One way of breaking a kernel: text replacements."""
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ...errors import A2AError

SHARED = Path(__file__).resolve().parents[2] / "device" / "a2a" / "alltoall.h"


class MutationError(A2AError, ValueError):
    """A mutation that does not exist, or whose text is not in the kernel exactly once."""


@dataclass(frozen=True)
class Mutation:
    """One way of breaking a kernel. changes: (text, text instead), each found exactly once. silent: why no schedule of
    this machine shows it, "" if one does; the race detector reports it all the same. header: the kernels' parts in
    a2a/alltoall.h are changed too."""

    name: str
    why: str
    changes: tuple[tuple[str, str], ...]
    silent: str = ""
    header: bool = False

    def apply(self, source: str) -> str:
        """The broken source. MutationError if a text is not there exactly once."""
        source = inlined(source) if self.header else source
        for old, new in self.changes:
            if source.count(old) != 1:
                raise MutationError(f"mutation {self.name!r}: the kernel has this text {source.count(old)} times, not "
                                    f"once:\n{old}")
            source = source.replace(old, new)
        return source


def inlined(text: str) -> str:
    """A kernel file with the text of a2a/alltoall.h in the place of its include, so that this can be changed too."""
    shared = SHARED.read_text(encoding="utf-8").replace("#pragma once\n", "")
    return text.replace('#include "a2a/alltoall.h"\n', shared)


def swap(text: str, old: str, new: str) -> tuple[tuple[str, str], ...]:
    """A change of `text` in which `old` becomes `new`."""
    return ((text, text.replace(old, new)),)
