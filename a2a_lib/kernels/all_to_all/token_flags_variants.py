"""Variants of token_flags.hip: published designs, first drafts, and mutations."""
from ..rung.variants import Mutation, Variant, broken, swap
from ..rung.waits import Flag
from .shared_variants import (
    COUNT_OF_ONE,
    COUNT_PLACE,
    COUNT_READ,
    COUNT_SLOT,
    COUNTS_OF_ONE,
    HOME,
    INT32,
    INT32_AT,
    LOCKSTEP,
    RECV_LOCKSTEP,
    SYSTEM,
)

_TOKENS_OF_ONE = {"recv_flags": Flag(("source", "slot"), "1"), "reply_flags": Flag(("token", "k"), "1")}
_COUNT_WAIT = f"      recv_count[source] = (uint32_t)wait_until{SYSTEM}(\n          {COUNT_READ}"
_COUNT_RESET = (f"    {{\n      recv_count[source] = (uint32_t)wait_until{SYSTEM}(\n"
                "          &counts[source], [=](uint64_t seen) { return seen >> 32 == 1; });\n      %s\n    }")
_TOKEN_WAIT = f"wait_equal{SYSTEM}(&recv_flags[from], world.epoch);"
_REPLY_WAIT = f"    if (id >= 0) wait_equal{SYSTEM}(&reply_flags[first + lane], world.epoch);"
_TOKEN_RESET = (_TOKEN_WAIT, f"wait_equal{SYSTEM}(&recv_flags[from], 1u);\n"
                             "      store_relaxed<Scope::system>((uint32_t*)&recv_flags[from], 0);")
_REPLY_RESET = (_REPLY_WAIT, f"    if (id >= 0) {{\n      wait_equal{SYSTEM}(&reply_flags[first + lane], 1u);\n"
                             "      store_relaxed<Scope::system>((uint32_t*)&reply_flags[first + lane], 0);\n    }")
_FLAGS_OF_ONE = (("world.at(recv_flags + at, peer), world.epoch)", "world.at(recv_flags + at, peer), 1u)"),
                 ("world.at(reply_flags + flat, peer), world.epoch)", "world.at(reply_flags + flat, peer), 1u)"))


def _memset_flags(rung, stage, call) -> None:
    if stage == rung.STAGES[-1]:
        for own, stream in zip(rung.local, rung.streams, strict=True):
            own["recv_flags"].memset_(0, stream)
            own["reply_flags"].memset_(0, stream)


_DESIGNS = (
    Variant(
        "counts_reset",
        "counts as published (v5): one slot, set back to zero by its reader. A count of the next call can be erased "
        "before it was looked at: hangs",
        (*COUNT_OF_ONE, (_COUNT_WAIT, _COUNT_RESET % "store_relaxed<Scope::system>(&counts[source], 0);")),
        expected=COUNTS_OF_ONE),
    Variant(
        "counts_read_late",
        "as published (v5): counts and flags without epochs, set back to zero by their readers, and dispatch_recv "
        "reads the counts where the peers write them, maybe those of the next call: wrong rows, or hangs",
        (*COUNT_OF_ONE,
         (_COUNT_WAIT, _COUNT_RESET % "store_relaxed<Scope::system>((uint32_t*)&counts[source] + 1, 0);  // its flag"),
         ("__device__ inline int longest(const uint32_t* count, int n)",
          "template <class T> __device__ inline int longest(const T* count, int n)"),
         ("most = max(most, count[i]);", "most = max(most, (uint32_t)count[i]);"),
         ("    const uint32_t* recv_count, uint32_t* send_slots, uint32_t* expert_count,",
          "    const uint64_t* counts, uint32_t* send_slots, uint32_t* expert_count,"),
         ("longest(recv_count, world.world_size)", "longest(counts, world.world_size)"),
         ("if (slot >= (int)recv_count[source]) continue;", "if (slot >= (int)(uint32_t)counts[source]) continue;"),
         *_FLAGS_OF_ONE, _TOKEN_RESET, _REPLY_RESET),
        arguments={"dispatch_recv": ("recv_count", "counts")}, expected=COUNTS_OF_ONE | _TOKENS_OF_ONE),
    Variant(
        "flags_reset",
        "counts with epochs, the tokens' and replies' flags as published: 1, set back to zero by their readers. It "
        "holds: nobody sets such a flag again before he has an answer that its reader sent after setting it back",
        (*_FLAGS_OF_ONE, _TOKEN_RESET, _REPLY_RESET), expected=_TOKENS_OF_ONE),
    Variant(
        "flags_memset",
        "counts with epochs, the tokens' and replies' flags 1, set back to zero by the host behind each call. What a "
        "rank ahead has set for the next call is erased: hangs",
        (*_FLAGS_OF_ONE, *swap(_TOKEN_WAIT, "world.epoch", "1u"), *swap(_REPLY_WAIT, "world.epoch", "1u")),
        expected=_TOKENS_OF_ONE, after=_memset_flags),
    Variant(
        "int32_offsets", INT32,
        (INT32_AT, ("const int64_t from = (int64_t)source * shape.max_tokens * shape.topk + slot;",
                    "const int from = source * shape.max_tokens * shape.topk + slot;"))),
    Variant(
        "heap_as_it_is",
        "takes over another rung's heap without zeroing its flags: what lies there passes for flags", keeps_flags=True),
)

_SEND = "signal<Order::release, Scope::system>(world.at(recv_flags"
_RECV = "wait_equal<Order::acquire, Scope::system>(&recv_flags"
_REPLY = "signal<Order::release, Scope::system>(world.at(reply_flags"
_SUM = "wait_equal<Order::acquire, Scope::system>(&reply_flags"
_ROW = ("    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, "
        "shape.row_bytes());\n")
_FLAG = "      signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);\n"
_REPLIES = (
    "  const int items = longest(expert_count, shape.experts) * shape.experts;\n%s"
    "  for (int item = wave_in_grid(), step = waves_in_grid(); item < items; item += step) {\n"
    "    const int e = item % shape.experts, row = item / shape.experts;\n"
    "    if (row >= (int)expert_count[e]) continue;\n"
    "    const int64_t from").replace("item %", "item %%")

_MUTATIONS = (
    broken("release-dropped", "dispatch_send sets a token's flag with a relaxed store", _SEND),
    broken("release-dropped-reply", "combine_send sets a reply's flag with a relaxed store", _REPLY),
    broken("acquire-dropped", "dispatch_recv waits for a token's flag with relaxed loads and no acquire", _RECV),
    broken("acquire-dropped-reply", "combine_recv waits for the replies' flags with relaxed loads and no acquire", _SUM),
    broken("agent-for-system", "dispatch_send releases a token's flag to its own GPU only", _SEND),
    broken("agent-for-system-wait", "dispatch_recv acquires a token's flag from its own GPU only", _RECV, HOME),
    broken("wave-barrier-dropped", "in dispatch_send lane 0 releases without meeting the other lanes first",
           "    wave_barrier();  // every lane's stores come before the release\n", LOCKSTEP),
    broken("wave-barrier-dropped-recv", "in dispatch_recv the lanes read the row without meeting lane 0 after its wait",
           "    wave_barrier();  // no lane reads the row before lane 0 saw the flag\n", RECV_LOCKSTEP),
    Mutation("flag-first", "dispatch_send sets a token's flag before it copies the row",
             ((_ROW, ""), (_FLAG, _FLAG + _ROW))),
    Mutation("reset-early", "combine_send zeroes expert_count while its other blocks have yet to read it", (
        (_REPLIES % "", _REPLIES % (
            "  if (blockIdx.x == 0)\n"
            "    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) "
            "((uint32_t*)expert_count)[e] = 0;\n")),)),
    Mutation("count-parity-dropped", "the counts of all calls share one slot",
             ((COUNT_PLACE, "&counts[world.rank]"), (COUNT_SLOT, "&counts[source]"))),
)

VARIANTS = (*_DESIGNS, *_MUTATIONS)
