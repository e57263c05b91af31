"""Ways of breaking the rungs after token_flags. What rungs share is broken in more than one of them by the same names."""
from .mutation import Mutation, swap

_LOCKSTEP = "lanes of a wave run in lockstep, and a wave's s_waitcnt covers the stores of all its lanes"
_RECV_LOCKSTEP = "lanes of a wave run in lockstep: the compiler makes the same instructions of it"
_HOME = "flag and data lie in the receiver's own memory, whose lines in its L2 are never old"

_REPLY = "signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch)"
_REPLY_WAIT = "wait_equal<Order::acquire, Scope::system>(&reply_flags[first + k], world.epoch)"
_TOKEN = "signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch)"
_TOKEN_WAIT = "wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch)"
_BEFORE_REPLY = ("    wave_barrier();  // every lane's stores come before the release\n"
                 f"    if (lane_id() == 0) {_REPLY}")
_AFTER_REPLY = "      wave_barrier();  // no lane reads the reply before lane 0 saw its flag\n"
_AFTER_TOKEN = "    wave_barrier();  // no lane reads the row before lane 0 saw the flag\n"
_PEER = "    const int peer = broadcast(expert_origin[from].rank), flat = broadcast(expert_origin[from].flat);\n"


def _combine(header: bool, *more: Mutation) -> tuple[Mutation, ...]:
    """What a combine of two roles can be broken by; with more of the rung's own."""
    shared = {"header": header}  # varlen sums in a2a/alltoall.h
    return (
        Mutation("release-dropped-reply", "a sender sets a reply's flag with a relaxed store",
                 swap(_REPLY, "release", "relaxed")),
        Mutation("acquire-dropped-reply", "a receiver waits for a reply's flag with relaxed loads and no acquire",
                 swap(_REPLY_WAIT, "acquire", "relaxed"), **shared),
        Mutation("agent-for-system-reply", "a sender releases a reply's flag to its own GPU only",
                 swap(_REPLY, "system", "agent")),
        Mutation("wave-barrier-dropped-reply", "lane 0 releases a reply without meeting the other lanes first",
                 ((_BEFORE_REPLY, _BEFORE_REPLY.split("\n", 1)[1]),), silent=_LOCKSTEP),
        Mutation("flag-first-reply", "a sender sets a reply's flag before it stores the row", (
            (_BEFORE_REPLY + ";\n", ""), (_PEER, f"{_PEER}    if (lane_id() == 0) {_REPLY};\n"))),
        Mutation("translate-forgotten-reply", "a sender sets a reply's flag on its own rank",
                 ((_REPLY, _REPLY.replace("world.at(reply_flags + flat, peer)", "reply_flags + flat")),)),
        Mutation("wrong-epoch-reply", "a receiver waits for the epoch before", swap(_REPLY_WAIT, "epoch", "epoch - 1"),
                 **shared),
        Mutation("own-counts-zeroed", "combine zeroes the counts of its own call, which senders have yet to read",
                 (("next_expert_count[e] = 0;", "((uint32_t*)expert_count)[e] = 0;"),)),
        Mutation("counts-not-zeroed", "nobody zeroes the counts of the next call", (("next_expert_count[e] = 0;", ";"),)),
        Mutation("ticket-not-reset", "nobody sets the tickets of the next call back",
                 ((" tickets[(world.epoch + 1) % 2] = 0;", " ;"),)),
        Mutation("roles-by-number", "receivers are the first blocks: where not all fit, senders cannot start",
                 (("turn = draw_ticket(&tickets[world.epoch % 2]);", "turn = gridDim.x - 1 - blockIdx.x;"),)),
        *more)


_LAST_ROW = Mutation("off-by-one", "each expert's last row is not sent",
                     (("if (row >= (int)expert_count[e]) continue;", "if (row + 1 >= (int)expert_count[e]) continue;"),))

ACTIVE_TOKENS = _combine(
    False, _LAST_ROW,
    Mutation("ticket-not-atomic", "two blocks may draw the same ticket",
             (("ticket = atomicAdd(tickets, 1u);", "ticket = (*tickets)++;"),)),
    Mutation("first-reply-only", "a receiver waits for a token's first reply",
             (("if (lane == 0) wait_equal", "if (lane == 0 && k == 0) wait_equal"),)))

FUSED_COMBINE = _combine(
    False, _LAST_ROW,
    Mutation("translate-forgotten-row", "a sender stores the row on its own rank", (
        ("half_t* to = world.at(reply + (int64_t)flat * shape.dim, peer);",
         "half_t* to = reply + (int64_t)flat * shape.dim;"),)),
    Mutation("first-expert-for-all", "every row is scaled as the first expert does", (("scale[e]);", "scale[0]);"),)))

_ONE_SLOT = Mutation("count-parity-dropped", "the counts of all calls share one slot", (
    ("&counts[(world.epoch % 2) * world.world_size + world.rank]", "&counts[world.rank]"),
    ("&counts[(world.epoch % 2) * world.world_size + source]", "&counts[source]")), header=True)

NO_OVERHEADS = (
    Mutation("release-dropped", "a token's flag is set with a relaxed store", swap(_TOKEN, "release", "relaxed"),
             header=True),
    Mutation("acquire-dropped", "a receiver waits for a token's flag with relaxed loads and no acquire",
             swap(_TOKEN_WAIT, "acquire", "relaxed")),
    Mutation("agent-for-system", "a token's flag is released to the sender's own GPU only",
             swap(_TOKEN, "system", "agent"), header=True),
    Mutation("agent-for-system-wait", "a receiver acquires a token's flag from its own GPU only",
             swap(_TOKEN_WAIT, "system", "agent"), silent=_HOME),
    Mutation("wave-barrier-dropped-recv", "the lanes read a row without meeting lane 0 after its wait",
             ((_AFTER_TOKEN, ""),), silent=_RECV_LOCKSTEP),
    Mutation("block-barrier-dropped", "waves read the counts without meeting those that waited for them",
             (("    __syncthreads();\n    const int blocks", "    const int blocks"),)),
    Mutation("translate-forgotten", "a token's flag is set on the sender's own rank",
             ((_TOKEN, _TOKEN.replace("world.at(recv_flags + at, peer)", "recv_flags + at")),), header=True),
    Mutation("wrong-epoch", "a receiver waits for the epoch before", swap(_TOKEN_WAIT, "epoch", "epoch - 1")),
    _ONE_SLOT,
    Mutation("count-epoch-dropped", "any count that is not of epoch 0 is taken for this call's",
             (("return seen >> 32 == world.epoch;", "return seen >> 32 != 0;"),)),
    Mutation("zeros-not-told", "a rank tells no count to peers that it sends nothing",
             (("    signal<Order::release, Scope::system>(count, ",
               "    if (to_rank[peer]) signal<Order::release, Scope::system>(count, "),), header=True),
    Mutation("slots-not-zeroed", "nobody zeroes the slots of the next call",
             (("send_slots[(world.epoch + 1) % 2 * world.world_size + peer] = 0;", ";"),)),
    Mutation("own-slots-zeroed", "dispatch zeroes the slots of its own call, which its senders count with",
             (("send_slots[(world.epoch + 1) % 2 * world.world_size + peer] = 0;", "send_slots[world.epoch % 2 * world.world_size + peer] = 0;"),)),
    Mutation("roles-by-number", "receivers are the first blocks: where not all fit, senders cannot start",
             (("turn = draw_ticket(&dispatch_tickets[world.epoch % 2]);", "turn = gridDim.x - 1 - blockIdx.x;"),)),
    Mutation("off-by-one", "each source's last row is not taken",
             (("if (slot >= (int)count[source]) continue;", "if (slot + 1 >= (int)count[source]) continue;"),)),
)

VARLEN = _combine(
    True, _ONE_SLOT,
    Mutation("release-dropped", "a token's flag is set with a relaxed store", swap(_TOKEN, "release", "relaxed"),
             header=True),
    Mutation("sequence-ends-early", "an item that is its sequence's last is taken for the next one's first",
             (("int(ends_ <= i)", "int(ends_ <= i + 1)"),)),
    Mutation("sequence-ends-late", "a sequence has one item more than it has", (("int(ends_ <= i)", "int(ends_ < i)"),)),
    Mutation("lanes-many-sequences", "a wave knows as many sequences as it has lanes",
             (("if (base_ + WAVE >= n_) return false;", "return false;"),)),
    Mutation("slots-not-zeroed", "nobody zeroes the slots of the next call",
             (("send_slots[(world.epoch + 1) % 2 * world.world_size + peer] = 0;", ";"),)))
