"""`dedup`: in one launch, a row goes once to each rank that needs it (dedup.hip)."""
from __future__ import annotations

from ..rung.memory import Symmetric
from . import tables
from .hip import InPlaces


class Dedup(InPlaces):
    """HIP all-to-all in one launch, where a token crosses to a rank once, however many of its experts are there.

    Arguments and errors: those of `HipRung`; at most 32 ranks. source: with the kernel
    `all_to_all`.
    """

    name = "dedup"
    idea = "one launch; a row goes once to each rank that needs it, with the list of its choices"
    buffers = (
        tables.HERE_FLAGS,
        Symmetric("reply_flags", "max_tokens topk parts", flag=tables.REPLY_PART),
        tables.CHOICES, tables.ROW_PLACES, tables.REPLY_ROWS,
    )
