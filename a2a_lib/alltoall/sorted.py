"""Rung `sorted`: group tokens by expert with one sort, exchange rows with all_to_all_single, reuse the order."""
from __future__ import annotations

from ..rungs.by_sorting import BySorting


class Sorted(BySorting):
    """The all-to-all in PyTorch, the one to compare with. How it groups tokens: `BySorting`; how it moves them,
    processes, identify, bytes_moved: `Exchanges`."""

    name = "sorted"
    idea = "group tokens by sorting them by expert; sort once and reuse the order in combine"
