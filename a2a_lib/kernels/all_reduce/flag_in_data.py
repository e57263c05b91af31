"""`flag_in_data`: one shot in words that carry their flag (flag_in_data.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import Stage
from ..rung.memory import Symmetric
from ..rung.situations import Situation
from ..rung.waits import Flag
from .family import FAMILY
from .rung import InWords


class FlagInData(InWords):
    """HIP all-reduce whose data carry their flags. Arguments and errors: those of `AllReduce`."""

    name = "flag_in_data"
    idea = "every 4 bytes travel with the call's number in one word: one trip, nothing is released, twice the bytes"
    stages = (Stage("flag_in_data", "world shape x words out", "call", cooperative=True),)
    buffers = (Symmetric("words", "2 world words", torch.int64, Flag(("parity", "source", "word"), "{n} << 32 | data")),)
    situations = (Situation("calls in a row", FAMILY.shape("1x512"), 3, 4, 1, calls=6),
                  Situation("two waves", FAMILY.shape("1x260"), 2, 1, 2))
