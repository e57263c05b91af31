"""`one_shot_push`: every rank stores its message at all ranks (one_shot_push.hip)."""
from __future__ import annotations

import torch

from ..rung.calls import Stage
from ..rung.memory import Symmetric
from .one_shot import MET
from .rung import AllReduce


class OneShotPush(AllReduce):
    """HIP all-reduce in which every rank stores its message at all ranks. Arguments and errors: those of `AllReduce`."""

    name = "one_shot_push"
    idea = "every rank stores its message at all ranks, which add up what came: one meeting, one trip over the links"
    stages = (Stage("one_shot_push", "world shape x box flags out", "call", cooperative=True),)
    buffers = (Symmetric("flags", "waves world", flag=MET), Symmetric("box", "2 world pieces 4", torch.int32))
