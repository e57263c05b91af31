"""Memory, flags and stages that several all-to-alls have in common, each named once."""
from __future__ import annotations

import torch

from ..moe import Shape
from ..rung.calls import Stage
from ..rung.memory import Counter, Rows, Symmetric
from ..rung.waits import Flag

PART_BYTES = 2048  # the least of the parts in which some rungs send a row


def extents(shape: Shape, world_size: int) -> dict[str, int]:
    """The values of the names in the tables."""
    return {"world": world_size, "slots": shape.max_tokens * shape.topk, "max_tokens": shape.max_tokens,
            "topk": shape.topk, "dim": shape.dim, "scales": -(-shape.dim // 128), "experts": shape.local_experts(world_size),
            "parts": -(-shape.row_bytes // PART_BYTES),  # of a row, at most (a2a/places.h)
            "capacity": world_size * shape.max_tokens}  # rows per local expert: no token chooses it twice


# Kinds of flags: see `waits.Flag`.
COUNTS = Flag(("parity", "source"), "{n} << 32 | rows")
TOKEN = Flag(("source", "slot"), "{n}")
REPLY = Flag(("token", "k"), "{n}")
HERE = Flag(("source", "token", "part"), "2 * {n}, one more where there is a row, or a later call's")
WORD = Flag(("source", "token", "place", "word"), "{n} << 32 | data, or a later call's")
PLACE = Flag(("source", "slot"), "{n} << 32 | 1 + local expert, {n} << 32 for none, or a later call's")
REPLY_PART = Flag(("token", "k", "part"), "{n}")
ANSWER = Flag(("source", "token", "part"), "{n}")

# Rows and replies in slots, a flag for each (token_flags to varlen). Heaps are laid out in this order.
REPLY_FLAGS = Symmetric("reply_flags", "max_tokens topk", flag=REPLY)
RECV_META = Symmetric("recv_meta", "world slots 2")
RECV_X = Symmetric("recv_x", "world slots dim", torch.float16)
REPLY_ROWS = Symmetric("reply", "max_tokens topk dim", torch.float16)
SLOTS = (Symmetric("counts", "2 world", torch.int64, COUNTS), Symmetric("recv_flags", "world slots", flag=TOKEN),
         REPLY_FLAGS, RECV_META, RECV_X, REPLY_ROWS)
SEND_SLOTS, SEND_SLOTS_PAIR = Counter("send_slots", "world"), Counter("send_slots", "2 world")
RECV_COUNT, TICKETS = Counter("recv_count", "world", kept=False), Counter("tickets", "2")
EXPERT_COUNT, EXPERT_COUNT_PAIR = Counter("expert_count", "experts"), Counter("expert_count", "experts", pair=True)
DISPATCH_TICKETS = Counter("dispatch_tickets", "2")
EXPERT_X = Rows("expert_x", "experts capacity dim", torch.float16)
EXPERT_Y = Rows("expert_y", "experts capacity dim", torch.float16)
EXPERT_ORIGIN = Rows("expert_origin", "experts capacity 2")

DISPATCH = (
    Stage("dispatch_send", "world shape x topk_ids send_slots recv_count counts recv_x recv_meta recv_flags", "dispatch"),
    Stage("dispatch_recv", "world shape recv_x recv_meta recv_flags recv_count send_slots expert_count expert_x "
                           "expert_origin", "dispatch"),
)
EXPERT = Stage("expert", "shape expert_x expert_y expert_count shift scale", "expert")
COMBINE = (
    Stage("combine_send", "world shape expert_y expert_count expert_origin reply reply_flags", "combine"),
    Stage("combine_recv", "world shape reply reply_flags topk_ids topk_weights out expert_count", "combine"),
)
COMBINE_WITH_EXPERTS = Stage("combine", "world shape expert_x expert_count next_expert_count expert_origin shift scale reply "
                                        "reply_flags topk_ids topk_weights out tickets", "combine", groups=2)

# Dispatch and combine in a launch each (no_overheads, varlen).
TWO_LAUNCHES = (
    Stage("dispatch", "world shape x topk_ids send_slots dispatch_tickets recv_count counts recv_x recv_meta "
                      "recv_flags expert_count expert_x expert_origin", "dispatch", groups=2), COMBINE_WITH_EXPERTS)
TWO_LAUNCHES_BUFFERS = (*SLOTS, SEND_SLOTS_PAIR, RECV_COUNT, EXPERT_COUNT_PAIR, TICKETS, DISPATCH_TICKETS, EXPERT_X,
                        EXPERT_ORIGIN)

# One launch whose rows have fixed places, by (source, token): dedup to fp8_rows.
HERE_FLAGS = Symmetric("recv_flags", "world max_tokens parts", flag=HERE)
ANSWER_FLAGS = Symmetric("reply_flags", "world max_tokens parts", flag=ANSWER)
CHOICES = Symmetric("recv_choices", "world max_tokens topk 2")
ROW_PLACES = Symmetric("recv_x", "world max_tokens dim", torch.float16)
ANSWERS = Symmetric("reply", "world max_tokens dim", torch.float16)
IN_PLACES = (HERE_FLAGS, ANSWER_FLAGS, CHOICES, ROW_PLACES, ANSWERS)
ALL_TO_ALL = (Stage("all_to_all", "world shape x topk_ids topk_weights recv_x recv_choices recv_flags shift scale reply "
                                  "reply_flags out", "call", cooperative=True),)
