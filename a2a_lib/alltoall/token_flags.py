"""`token_flags`: one flag per token, both ways (a2a_lib/alltoall/token_flags.hip)."""

from __future__ import annotations

import torch

from . import designs
from ..rungs import waits
from ..rungs.hip_rung import KERNELS, HipRung

SOURCE = KERNELS / "token_flags.hip"
STAGES = ("dispatch_send", "dispatch_recv", "expert", "combine_send", "combine_recv")


class TokenFlags(HipRung):
    """HIP all-to-all with one release flag per token.

    node:       a `Node`; its driven ranks must share this call (all of them in one process, or one under torchrun)
    shape:      a `Shape` or its name: sizes the buffers for the worst case (every token of every rank to one expert)
    blocks:     blocks of each kernel, at least 1 (default `usual_blocks`). No block waits for another of its own rank, so
                any number is safe
    waves:      waves per block (of 64 lanes; of 32 on NVIDIA GPUs), 1 to 16 (default `usual_waves`)
    source:     the kernels: a path or HIP text with the five kernels of token_flags.hip, or a loaded module
    heap_bytes: size of the symmetric heap; default: as much as is needed
    heap:       a heap to use instead of one of its own, also one that other rungs use: whose turn it is, after another
                one's, waits for all ranks and zeroes its flags
    variant:    another design, one of `VARIANTS`

    Errors: ProblemError for a bad problem, HeapError if the heap is too small, both before any kernel runs;
    DeadlockError, FaultError, BudgetError from the simulated node.
    """

    name = "token_flags"
    idea = "one flag per token both ways; one block sends the counts while the others send tokens"
    SOURCE, STAGES = SOURCE, STAGES
    FLAGS = ("counts", "recv_flags", "reply_flags")
    ARGUMENTS = {
        "dispatch_send": "world shape x topk_ids send_slots recv_count counts recv_x recv_meta recv_flags",
        "dispatch_recv": "world shape recv_x recv_meta recv_flags recv_count send_slots expert_count expert_x "
                         "expert_origin",
        "expert": "shape expert_x expert_y expert_count shift scale",
        "combine_send": "world shape expert_y expert_count expert_origin reply reply_flags",
        "combine_recv": "world shape reply reply_flags topk_ids topk_weights out expert_count",
    }

    EXPECTED = {"counts": waits.COUNTS, "recv_flags": waits.TOKEN, "reply_flags": waits.REPLY}
    VARIANTS = designs.texts("token_flags") | {
        "heap_as_it_is": "takes over another rung's heap without zeroing its flags: what lies there passes for flags",
    }

    def symmetric(self):
        s, world, i32 = self.shape, self.world_size, torch.int32
        slots = s.max_tokens * s.topk
        return {
            "counts": ((2, world), torch.int64),
            "recv_flags": ((world, slots), i32),
            "reply_flags": ((s.max_tokens, s.topk), i32),
            "recv_meta": ((world, slots, 2), i32),
            "recv_x": ((world, slots, s.dim), torch.float16),
            "reply": ((s.max_tokens, s.topk, s.dim), torch.float16),
        }

    def counters(self):
        world = self.world_size
        return {"send_slots": (world,), "recv_count": (world,), "expert_count": (self.local_experts,)}

    def rows(self):
        places = self.local_experts, self.capacity
        return {"expert_x": ((*places, self.shape.dim), torch.float16),
                "expert_y": ((*places, self.shape.dim), torch.float16),
                "expert_origin": ((*places, 2), torch.int32)}

    def _start(self, stage, call):
        super()._start(stage, call)
        if self.variant == "flags_memset" and stage == self.STAGES[-1]:
            for own, stream in zip(self.local, self.streams, strict=True):
                own["recv_flags"].memset_(0, stream)
                own["reply_flags"].memset_(0, stream)
