"""`prereduced`: one row per (token, rank) each way, in one launch (prereduced.hip)."""
from __future__ import annotations

from .hip import InPlaces


class Prereduced(InPlaces):
    """HIP all-to-all in one launch, whose ranks send back one weighted sum per token. Its sums are rounded
    differently from those of earlier rungs: see prereduced.hip.

    Arguments and errors: those of `HipRung`; at most 32 ranks. source: with the kernel
    `all_to_all`.
    """

    name = "prereduced"
    idea = "one launch; a row goes once to each rank that needs it, and one weighted sum comes back"
