"""`one_shot`: every rank reads all messages (one_shot.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import Stage
from ..rung.memory import Symmetric
from ..rung.waits import Flag
from .rung import AllReduce

MET = Flag(("block", "source"), "{n}, the number of this call")


class OneShot(AllReduce):
    """HIP all-reduce in which every rank reads every message. Arguments and errors: those of `AllReduce`."""

    name = "one_shot"
    idea = "every rank reads all messages and adds them up: one meeting, and two boxes instead of a second"
    stages = (Stage("one_shot", "world shape x box flags out", "call", cooperative=True),)
    buffers = (Symmetric("flags", "waves world", flag=MET), Symmetric("box", "2 pieces 4", torch.int32))
