"""Variants of rank_flags.hip: published designs, mutations, and a situation that only this rung needs."""
from ..rung.situations import Situation
from ..rung.variants import Mutation, Variant, broken
from .shared_variants import HOME, PAST_EPOCH

_COUNT_NOTED = "      recv_count[source] = count;\n"
_ONE_SLOT = (("&rank_flags[(world.epoch % 2) * world.world_size + world.rank]", "&rank_flags[world.rank]"),
             ("&rank_flags[(world.epoch % 2) * world.world_size + source]", "&rank_flags[source]"))
_NO_EPOCH = (*_ONE_SLOT, ("(uint64_t)world.epoch << 32 | (count + 1)", "(uint64_t)(count + 1)"),
             (PAST_EPOCH, "return seen != 0;"))

_SEND = "signal<Order::release, Scope::system>(flag"
_RECV = "wait_until<Order::acquire, Scope::system>("
_REPLY = "signal<Order::release, Scope::system>(world.at(reply_flags"
_SUM = "wait_equal<Order::acquire, Scope::system>(&reply_flags"

VARIANTS = (
    Variant(
        "unchecked", "an ordinary launch whatever the grid: hangs where not all blocks of dispatch_send fit",
        cooperative={"dispatch_send": False}),
    broken("release-dropped", "dispatch_send sets a pair's flag with a relaxed store", _SEND),
    broken("release-dropped-reply", "combine_send sets a reply's flag with a relaxed store", _REPLY),
    broken("acquire-dropped", "dispatch_recv waits for a pair's flag with relaxed loads and no acquire", _RECV,
           "no row is read before the flag, and what earlier kernels had read, the start of this one threw out"),
    broken("acquire-dropped-reply", "combine_recv waits for the replies' flags with relaxed loads and no acquire", _SUM),
    broken("agent-for-system", "dispatch_send releases a pair's flag to its own GPU only", _SEND),
    broken("agent-for-system-wait", "dispatch_recv acquires a pair's flag from its own GPU only", _RECV, HOME),
    Mutation("grid-barrier-dropped", "block 0 of dispatch_send sets the flags when it has sent its own rows",
             (("  grid_barrier(barrier);", "  __syncthreads();"),)),
    broken("block-barrier-dropped", "in dispatch_recv the waves do not meet thread 0 after its wait",
           "    __syncthreads();  // no wave reads rows before thread 0 saw the flag\n"),
    Mutation("zeros-not-told", "a rank sets no flag at peers that it sent nothing",
             (("      signal<Order::release, Scope::system>(flag,",
               "      if (count > 0) signal<Order::release, Scope::system>(flag,"),)),
    Mutation("count-plus-one-dropped", "the flag holds the count, its reader still takes one off",
             (("(count + 1));", "count);"),)),
    Mutation("slots-not-reset", "dispatch_send goes on counting slots from the call before",
             (("      send_slots[peer] = 0;\n", ""),)),
    Mutation("first-sources-only", "dispatch_recv takes one source per block, though there may be fewer blocks",
             (("source < world.world_size; source += gridDim.x",
               "source < world.world_size; source += world.world_size"),)),
    Mutation("parity-dropped", "the flags of all calls share one slot", _ONE_SLOT),
    Mutation("epoch-dropped", "any flag that is not zero is taken for this call's",
             ((PAST_EPOCH, "return seen != 0;"),)),
    Mutation("reset-after-reading",
             "as published: one slot, count + 1 without an epoch, set back to zero by its reader",
             (*_NO_EPOCH, (_COUNT_NOTED, _COUNT_NOTED + "      ((uint64_t*)rank_flags)[source] = 0;\n"))),
)
SITUATIONS = (
    # One block takes the sources in turn. While it copies what rank 0 sent, rank 2 is done and may be a call ahead.
    Situation("behind", (6, 2, 2056, 10), 3, 1, 1,
              problem=(("num_tokens", (10, 0, 0)), ("routing", "one_rank"), ("target", 1))),
)
