"""`inline_flags`: prereduced for small shapes, with a flag in every word of 8 bytes (inline_flags.hip)."""
from __future__ import annotations

from pathlib import Path

import torch

from ..rung import grids
from ..rung.calls import Stage
from ..rung.memory import Symmetric
from . import tables
from .hip import InPlaces

WIDE = Path(__file__).with_name("inline_flags_wide.hip")
LEAST_WIDE = 2_150_000  # bytes that a rank sends at most, from which on words of 16 bytes are faster: MEASURED.md


class InlineFlags(InPlaces):
    """HIP all-to-all in one launch, where each 4 bytes of a row travel with the call's number, so that nothing has to be
    released. The same bits as prereduced, twice its bytes.

    Arguments and errors: those of `HipRung`; at most 32 ranks. source: with the kernel
    `all_to_all`. On NVIDIA GPUs, where many bytes go (`wide`), its kernel is that of inline_flags_wide.hip, whose words
    have 12 bytes of data.
    """

    name = "inline_flags"
    idea = "the flag inside the data: every 4 bytes travel with the call's number, and nothing is released"
    stages = (
        Stage("all_to_all", "world shape x topk_ids topk_weights row_words choice_words shift scale reply_words out",
              "call", cooperative=True),
    )
    buffers = (
        Symmetric("row_words", "world max_tokens parts 512", torch.int64, tables.WORD),
        Symmetric("choice_words", "world max_tokens topk 2", torch.int64, tables.WORD),
        Symmetric("reply_words", "world max_tokens parts 512", torch.int64, tables.WORD),
    )
    pieces = 1  # of 16 bytes, that a lane has of a part

    @property
    def wide(self) -> bool:
        """Whether words of 16 bytes are the faster ones."""
        most = self.shape.max_tokens * self.shape.row_bytes * min(self.shape.topk, self.world_size - 1)
        return self.node.target == "cuda" and most >= LEAST_WIDE

    def usual_waves(self) -> int:
        if not self.wide:
            return grids.whole_teams(self)
        parts = -(-self.shape.row_bytes // (12 * self.lanes))
        return grids.of_whole_teams(parts, 16)

    def _load(self, source) -> None:
        super()._load(WIDE if source is None and self.wide and not self._variant.changes else source)
