"""Waves that wait: for which words, who could set them, and whether ranks wait for each other in a circle."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from .places import Place, named, us

SHOWN = 4  # words of a wave


@dataclass(frozen=True)
class Word:
    """What a wave waits for to change. symbol: its buffer's name, None for unnamed memory; index: in the flattened buffer;
    indices: by dimension; offset: bytes from the allocation's start; owner: the rank whose memory it is, None: the host's.
    value: what it holds, None if it was never written; set_by: (rank, time) of who set it last; own_copy: (rank, file,
    line, time) of who set the same element in its own memory and nowhere else.

    After `complete`: could_set: the ranks that could end the wait; expected: what the wait wants, in words."""

    symbol: str | None
    index: int | None
    indices: tuple[int, ...] | None
    offset: int
    owner: int | None
    bytes: int
    value: int | None
    set_by: dict[str, int] | None
    own_copy: dict[str, Any] | None
    could_set: tuple[int, ...] = ()
    expected: str | None = None

    @property
    def value_text(self) -> str:
        """A flag of 64 bits often is two numbers, an epoch above a count: both are shown."""
        if self.value is None:
            return "never written"
        high, low = divmod(self.value, 1 << 32)
        return f"{high} << 32 | {low}" if self.bytes == 8 and high else str(self.value)


@dataclass(frozen=True)
class Waiter(Place):
    """A wave that waits, since a time, for one of `words` to change."""

    since: int
    words: tuple[Word, ...] = ()

    @classmethod
    def of(cls, report: dict[str, Any]):
        return replace(super().of(report), words=tuple(Word(**word) for word in report["words"]))

    def __str__(self) -> str:
        words = [_word(word, self.rank) for word in self.words[:SHOWN]] + ["..."] * (len(self.words) > SHOWN)
        return f"{super().__str__()}\n    waits since {us(self.since)} on {', '.join(words)}"


def waiting(error) -> list[Waiter]:
    """The waves that the report of a deadlock or of an exceeded wait names; [] for any other error."""
    return [Waiter.of(wave) for wave in getattr(error, "report", {}).get("waiting", ())]


def complete(error, due: Callable[[Waiter, Word], tuple[Iterable[int], str | None]]) -> None:
    """Adds to the report of `error` who could set each word that is waited for and what is expected there, and "cycle":
    the ranks of which each waits for the next, and the last for the first; [] if there is none.

    due(waiter, word): (ranks, what is expected in words). Where it names no rank, it is who set the word before, or its
    own copy of it."""
    edges: dict[int, set[int]] = {}
    for entry, waiter in zip(error.report.get("waiting", ()), waiting(error), strict=True):
        for fields, word in zip(entry["words"], waiter.words, strict=True):
            ranks, expected = due(waiter, word)
            ranks = sorted(ranks) or [who["rank"] for who in (word.set_by, word.own_copy) if who]
            fields |= {"could_set": ranks, "expected": expected}
            edges.setdefault(waiter.rank, set()).update(ranks)
    error.report["cycle"] = cycle(edges)


def cycle(edges: dict[int, set[int]]) -> list[int]:
    """A shortest cycle of a graph {node: the nodes it has an edge to}, from its least node on; [] if there is none. Of
    several it is the one with the least node, and then with the least next ones."""
    best: list[int] = []
    for first in sorted(edges):
        paths, seen = [[first]], {first}
        while paths and not (best and len(paths[0]) >= len(best)):
            path = paths.pop(0)
            after = sorted(edges.get(path[-1], ()))
            if first in after:
                best = path
                break
            paths += [[*path, node] for node in after if node > first and node not in seen]
            seen.update(after)
    return best


def _word(word: Word, rank: int) -> str:
    name = named(word.symbol, word.indices, word.offset)
    whose = f" of rank {word.owner}" if word.owner not in (None, rank) else ""
    if word.set_by:
        setter = f"last set by rank {word.set_by['rank']} at {us(word.set_by['time'])}"
    elif copy := word.own_copy:
        setter = (f"no rank has set it; but rank {copy['rank']} wrote its own copy of {name}, {copy['file']}:{copy['line']}, at "
                  f"{us(copy['time'])}: was a translate forgotten?")
    else:
        setter = "no rank has set it"
    return f"{name}{whose} = {word.value_text} ({setter})"
