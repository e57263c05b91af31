"""Variants of token_flags.hip: a design of its host code, and mutations."""
from ..rung.variants import Mutation, Variant, broken
from .shared_variants import COUNT_PLACE, COUNT_SLOT, HOME, LOCKSTEP, RECV_LOCKSTEP

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

VARIANTS = (
    Variant(
        "heap_as_it_is",
        "takes over another rung's heap without zeroing its flags: what lies there passes for flags", keeps_flags=True),
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
