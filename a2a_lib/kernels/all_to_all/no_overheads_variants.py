"""Variants of no_overheads.hip and of its host code: designs, mutations, and situations that reveal hazards."""
from ..rung.variants import Mutation, Variant, broken
from .shared_variants import (
    CROWDED,
    HOME,
    LATE_RECEIVERS,
    NEXT_SLOT,
    ONE_OUTPUT,
    ONE_SLOT,
    OWN_SLOT,
    PAST_EPOCH,
    RECV_LOCKSTEP,
    TOKEN,
    TOKEN_WAIT,
    one_output,
)

_AFTER_TOKEN = "    wave_barrier();  // no lane reads the row before lane 0 saw the flag\n"


def _memsets(rung, stage, call) -> None:
    if stage == rung.STAGES[0]:
        for own, stream in zip(rung.local, rung.streams, strict=True):
            for name in ("send_slots", "dispatch_tickets", "tickets", "expert_count"):
                own[name][call.epoch % 2].memset_(0, stream)


VARIANTS = (
    Variant(
        "not_restored",
        "nobody zeroes the slots that dispatch counted: two calls later tokens go to slots where nobody looks",
        ((NEXT_SLOT, ";"),)),
    Variant(
        "zeroed_in_use",
        "dispatch zeroes the slots of its own call while its senders count with them: two tokens in one slot",
        ((NEXT_SLOT, OWN_SLOT),)),
    Variant("one_output", ONE_OUTPUT, prepare=one_output),
    Variant("memsets", "the host zeroes each counter of the call by a memset of its own, as v7 did", before=_memsets),
    broken("release-dropped", "a token's flag is set with a relaxed store", TOKEN, header=True),
    broken("acquire-dropped", "a receiver waits for a token's flag with relaxed loads and no acquire", TOKEN_WAIT),
    broken("agent-for-system", "a token's flag is released to the sender's own GPU only", TOKEN, header=True),
    broken("agent-for-system-wait", "a receiver acquires a token's flag from its own GPU only", TOKEN_WAIT, HOME),
    broken("wave-barrier-dropped-recv", "the lanes read a row without meeting lane 0 after its wait", _AFTER_TOKEN, RECV_LOCKSTEP),
    Mutation("block-barrier-dropped", "waves read the counts without meeting those that waited for them",
             (("    __syncthreads();\n    const int blocks", "    const int blocks"),)),
    broken("translate-forgotten", "a token's flag is set on the sender's own rank", TOKEN, header=True),
    broken("wrong-epoch", "a receiver waits for the epoch before", TOKEN_WAIT),
    ONE_SLOT,
    Mutation("count-epoch-dropped", "any count that is not of epoch 0 is taken for this call's",
             ((PAST_EPOCH, "return seen >> 32 != 0;"),)),
    Mutation("zeros-not-told", "a rank tells no count to peers that it sends nothing",
             (("    signal<Order::release, Scope::system>(count, ",
               "    if (to_rank[peer]) signal<Order::release, Scope::system>(count, "),), header=True),
    Mutation("slots-not-zeroed", "nobody zeroes the slots of the next call", ((NEXT_SLOT, ";"),)),
    Mutation("own-slots-zeroed", "dispatch zeroes the slots of its own call, which its senders count with",
             ((NEXT_SLOT, OWN_SLOT),)),
    Mutation("roles-by-number", "receivers are the first blocks: where not all fit, senders cannot start",
             (("turn = draw_ticket(&dispatch_tickets[world.epoch % 2]);", "turn = gridDim.x - 1 - blockIdx.x;"),)),
    Mutation("off-by-one", "each source's last row is not taken",
             (("if (slot >= (int)count[source]) continue;", "if (slot + 1 >= (int)count[source]) continue;"),)),
)
SITUATIONS = (CROWDED, LATE_RECEIVERS)
