"""Variants of active_tokens.hip: designs, mutations, and a situation that reveals its hazards."""
import torch

from ..rung.variants import Mutation, Variant
from .shared_variants import CROWDED, LAST_ROW, combine

_BY_NUMBER = (("turn = draw_ticket(&tickets[world.epoch % 2]);",
               "turn = gridDim.x - 1 - blockIdx.x;  // roles by number: every block must be resident at once"),)


def _every_row(rung) -> None:
    full = torch.full((rung.local_experts,), rung.world_size * rung.shape.max_tokens, dtype=torch.int32)
    for own, rank in zip(rung.local, rung.node.ranks, strict=True):
        own["every_row"] = rank.from_torch(full, "every_row")


VARIANTS = (
    Variant(
        "zeroed_in_use",
        "combine zeroes the counts of its own call, which some of its senders have yet to read: rows that are not sent",
        (("next_expert_count[e] = 0;", "((uint32_t*)expert_count)[e] = 0;"),)),
    Variant(
        "padded",
        "the experts work on every row their buffers have, as if tokens were not counted: slow, and it commits all the "
        "memory of the buffers; for small shapes",
        arguments={"expert": ("expert_count", "every_row")}, prepare=_every_row),
    Variant(
        "receivers_first",
        "roles by block number, receivers first: launched cooperatively, hence refused with more blocks than fit at "
        "once",
        _BY_NUMBER, cooperative={"combine": True}),
    Variant(
        "receivers_first_unchecked",
        "the same, launched without asking whether its blocks fit: hangs where they do not",
        _BY_NUMBER),
    *combine(header=False), LAST_ROW,
    Mutation("ticket-not-atomic", "two blocks may draw the same ticket",
             (("ticket = atomicAdd(tickets, 1u);", "ticket = (*tickets)++;"),)),
    Mutation("first-reply-only", "a receiver waits for a token's first reply",
             (("if (lane == 0) wait_equal", "if (lane == 0 && k == 0) wait_equal"),)),
)
SITUATIONS = (CROWDED,)
