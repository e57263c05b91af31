"""`no_overheads`: two launches per call, nothing allocated or zeroed (a2a_lib/alltoall/no_overheads.hip)."""

from __future__ import annotations

import torch

from . import designs
from .fused_combine import FusedCombine
from ..rungs.hip_rung import KERNELS


class NoOverheads(FusedCombine):
    """`FusedCombine` with dispatch in one launch, of `blocks` senders and `blocks` receivers, and with output buffers
    that later calls use again once their result was taken.

    source: a path or HIP text with the kernel `dispatch`; the kernels it lacks are those of the rungs before.
    """

    name = "no_overheads"
    idea = "two launches per call; nothing is allocated, nothing is set to zero by the host"
    SOURCE = KERNELS / "no_overheads.hip"
    STAGES = ("dispatch", "combine")
    ARGUMENTS = FusedCombine.ARGUMENTS | {
        "dispatch": "world shape x topk_ids send_slots dispatch_tickets recv_count counts recv_x recv_meta "
                    "recv_flags expert_count expert_x expert_origin",
    }
    VARIANTS = designs.texts("no_overheads") | {
        "one_output": "as published: one output buffer, whose memory `result` gives out (simulated nodes): the next call "
                      "overwrites the result of this one",
        "memsets": "the host zeroes each counter of the call by a memset of its own, as v7 did",
    }

    def grid(self, stage):
        return 2 * self.blocks

    def defines(self):
        return {}

    def counters(self):
        return super().counters() | {"send_slots": (2, self.world_size), "dispatch_tickets": (2,)}

    def _allocate(self, heap):
        super()._allocate(heap)
        # Per driven rank: output buffers that no call uses. One is there before the first call.
        self._free = [[self._new_output(i)] for i in range(len(self.node.ranks))]

    def _new_output(self, i):
        return self.node.ranks[i].empty((self.shape.max_tokens, self.shape.dim), torch.float16, "out")

    def _output(self, i, num_tokens):
        buffer = self._free[i].pop() if self._free[i] else self._new_output(i)
        if self.variant == "one_output":
            self._free[i].append(buffer)
        return buffer

    def _take(self, call):
        if self.variant == "one_output":
            return [inputs["out"].host() for inputs in call.inputs]
        outputs = super()._take(call)
        self._give_back(call)
        return outputs

    def _drop(self, call):
        self._give_back(call)
        super()._drop(call)

    def _give_back(self, call):
        for free, buffer in zip(self._free, call.buffers, strict=True):
            free.append(buffer)

    def _start(self, stage, call):
        if self.variant == "memsets" and stage == self.STAGES[0]:
            for own, stream in zip(self.local, self.streams, strict=True):
                for name in ("send_slots", "dispatch_tickets", "tickets", "expert_count"):
                    own[name][call.epoch % 2].memset_(0, stream)
        super()._start(stage, call)
