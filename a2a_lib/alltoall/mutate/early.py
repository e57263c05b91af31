"""Ways of breaking rank_flags and token_flags."""
from .mutation import Mutation, swap

_SEND = "signal<Order::release, Scope::system>(world.at(recv_flags"
_RECV = "wait_equal<Order::acquire, Scope::system>(&recv_flags"
_REPLY = "signal<Order::release, Scope::system>(world.at(reply_flags"
_SUM = "wait_equal<Order::acquire, Scope::system>(&reply_flags"


TOKEN_FLAGS = (
    Mutation("release-dropped", "dispatch_send sets a token's flag with a relaxed store", swap(_SEND, "release", "relaxed")),
    Mutation("release-dropped-reply", "combine_send sets a reply's flag with a relaxed store",
             swap(_REPLY, "release", "relaxed")),
    Mutation("acquire-dropped", "dispatch_recv waits for a token's flag with relaxed loads and no acquire",
             swap(_RECV, "acquire", "relaxed")),
    Mutation("acquire-dropped-reply", "combine_recv waits for the replies' flags with relaxed loads and no acquire",
             swap(_SUM, "acquire", "relaxed")),
    Mutation("agent-for-system", "dispatch_send releases a token's flag to its own GPU only",
             swap(_SEND, "system", "agent")),
    Mutation("agent-for-system-wait", "dispatch_recv acquires a token's flag from its own GPU only",
             swap(_RECV, "system", "agent"),
             silent="flag and data lie in the receiver's own memory, whose lines in its L2 are never old"),
    Mutation("wave-barrier-dropped", "in dispatch_send lane 0 releases without meeting the other lanes first",
             (("    wave_barrier();  // every lane's stores come before the release\n", ""),),
             silent="lanes of a wave run in lockstep, and a wave's s_waitcnt covers the stores of all its lanes"),
    Mutation("wave-barrier-dropped-recv", "in dispatch_recv the lanes read the row without meeting lane 0 after its wait",
             (("    wave_barrier();  // no lane reads the row before lane 0 saw the flag\n", ""),),
             silent="lanes of a wave run in lockstep: the compiler makes the same instructions of it"),
    Mutation("flag-first", "dispatch_send sets a token's flag before it copies the row", (
        ("    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, shape.row_bytes());\n", ""),
        ("      signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);\n",
         "      signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);\n"
         "    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, shape.row_bytes());\n"))),
    Mutation("reset-early", "combine_send zeroes expert_count while its other blocks have yet to read it", (
        ("  const int items = longest(expert_count, shape.experts) * shape.experts;\n"
         "  for (int item = wave_in_grid(), step = waves_in_grid(); item < items; item += step) {\n"
         "    const int e = item % shape.experts, row = item / shape.experts;\n"
         "    if (row >= (int)expert_count[e]) continue;\n"
         "    const int64_t from",
         "  const int items = longest(expert_count, shape.experts) * shape.experts;\n"
         "  if (blockIdx.x == 0)\n"
         "    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) ((uint32_t*)expert_count)[e] = 0;\n"
         "  for (int item = wave_in_grid(), step = waves_in_grid(); item < items; item += step) {\n"
         "    const int e = item % shape.experts, row = item / shape.experts;\n"
         "    if (row >= (int)expert_count[e]) continue;\n"
         "    const int64_t from"),)),
    Mutation("count-parity-dropped", "the counts of all calls share one slot", (
        ("&counts[(world.epoch % 2) * world.world_size + world.rank]", "&counts[world.rank]"),
        ("&counts[(world.epoch % 2) * world.world_size + source]", "&counts[source]"))),
)

_PAIR_SEND = "signal<Order::release, Scope::system>(flag"
_PAIR_RECV = "wait_until<Order::acquire, Scope::system>("
_ONE_SLOT = (("&rank_flags[(world.epoch % 2) * world.world_size + world.rank]", "&rank_flags[world.rank]"),
             ("&rank_flags[(world.epoch % 2) * world.world_size + source]", "&rank_flags[source]"))
_KERNEL_END = "the kernel ends right behind its flags, and its end writes back all it wrote before a peer has seen them"

RANK_FLAGS = (
    Mutation("release-dropped", "dispatch_send sets a pair's flag with a relaxed store",
             swap(_PAIR_SEND, "release", "relaxed"), silent=_KERNEL_END),
    Mutation("release-dropped-reply", "combine_send sets a reply's flag with a relaxed store",
             swap(_REPLY, "release", "relaxed")),
    Mutation("acquire-dropped", "dispatch_recv waits for a pair's flag with relaxed loads and no acquire",
             swap(_PAIR_RECV, "acquire", "relaxed"),
             silent="no row is read before the flag, and what earlier kernels had read, the start of this one threw out"),
    Mutation("acquire-dropped-reply", "combine_recv waits for the replies' flags with relaxed loads and no acquire",
             swap(_SUM, "acquire", "relaxed")),
    Mutation("agent-for-system", "dispatch_send releases a pair's flag to its own GPU only",
             swap(_PAIR_SEND, "system", "agent"), silent=_KERNEL_END),
    Mutation("agent-for-system-wait", "dispatch_recv acquires a pair's flag from its own GPU only",
             swap(_PAIR_RECV, "system", "agent"),
             silent="flag and data lie in the receiver's own memory, whose lines in its L2 are never old"),
    Mutation("grid-barrier-dropped", "block 0 of dispatch_send sets the flags when it has sent its own rows",
             (("  grid_barrier(barrier);", "  __syncthreads();"),)),
    Mutation("block-barrier-dropped", "in dispatch_recv the waves do not meet thread 0 after its wait",
             (("    __syncthreads();  // no wave reads rows before thread 0 saw the flag\n", ""),)),
    Mutation("zeros-not-told", "a rank sets no flag at peers that it sent nothing",
             (("      signal<Order::release, Scope::system>(flag,",
               "      if (count > 0) signal<Order::release, Scope::system>(flag,"),)),
    Mutation("count-plus-one-dropped", "the flag holds the count, its reader still takes one off",
             (("(count + 1));", "count);"),)),
    Mutation("slots-not-reset", "dispatch_send goes on counting slots from the call before",
             (("      send_slots[peer] = 0;\n", ""),)),
    Mutation("first-sources-only", "dispatch_recv takes one source per block, though there may be fewer blocks",
             (("source < world.world_size; source += gridDim.x", "source < world.world_size; source += world.world_size"),)),
    Mutation("parity-dropped", "the flags of all calls share one slot", _ONE_SLOT),
    Mutation("epoch-dropped", "any flag that is not zero is taken for this call's",
             (("return seen >> 32 == world.epoch;", "return seen != 0;"),)),
    Mutation("reset-after-reading", "as published: one slot, count + 1 without an epoch, set back to zero by its reader",
             (*_ONE_SLOT, ("(uint64_t)world.epoch << 32 | (count + 1)", "(uint64_t)(count + 1)"),
              ("return seen >> 32 == world.epoch;", "return seen != 0;"),
              ("      recv_count[source] = count;\n",
               "      recv_count[source] = count;\n      ((uint64_t*)rank_flags)[source] = 0;\n"))),
)
