"""Whose address a fault is at: what a usual mistake would have computed."""

from __future__ import annotations

import re


def whose(error, nbytes: int, guesses, otherwise: str) -> str:
    """The cause whose address the fault is at. guesses: (cause, rank, address its array would start at)."""
    found, rank = re.search(r"at 0x([0-9a-f]+)", str(error)), re.search(r"by rank (\d+)", str(error))
    if found and rank:
        for cause, on, start in guesses:
            if on == int(rank[1]) and 0 <= int(found[1], 16) - start % 2**64 < nbytes:
                return cause
    return otherwise


def bases_of(heap) -> list[list[int]]:
    """[rank][peer]: where `rank` sees the heap of `peer`."""
    return [bases.to_torch().tolist() for bases in heap.bases]
