"""Texts that kernels of several rungs have in common, and the ways in which these are broken, by the same names."""
from ..rung.situations import Situation
from ..rung.variants import Mutation, Variant, broken

SYSTEM = "<Order::acquire, Scope::system>"
LOCKSTEP = "lanes of a wave run in lockstep, and a wave's s_waitcnt covers the stores of all its lanes"
RECV_LOCKSTEP = "lanes of a wave run in lockstep: the compiler makes the same instructions of it"
HOME = "flag and data lie in the receiver's own memory, whose lines in its L2 are never old"

UNCACHED = Variant(
    "uncached",
    "a symmetric heap of uncached memory: stores that queue at several links of a GPU keep a link's full rate",
    options=(("heap_memory", "uncached"),))

PAST_EPOCH = "return seen >> 32 == world.epoch;"
COUNT_PLACE = "&counts[(world.epoch % 2) * world.world_size + world.rank]"
COUNT_SLOT = "&counts[(world.epoch % 2) * world.world_size + source]"
TOKEN = "signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch)"
TOKEN_WAIT = f"wait_equal{SYSTEM}(&recv_flags[from], world.epoch)"
REPLY = "signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch)"
REPLY_WAIT = f"wait_equal{SYSTEM}(&reply_flags[first + k], world.epoch)"
BEFORE_REPLY = ("    wave_barrier();  // every lane's stores come before the release\n"
                f"    if (lane_id() == 0) {REPLY}")
PEER = "    const int peer = broadcast(expert_origin[from].rank), flat = broadcast(expert_origin[from].flat);\n"
NEXT_SLOT = "send_slots[(world.epoch + 1) % 2 * world.world_size + peer] = 0;"
OWN_SLOT = "send_slots[world.epoch % 2 * world.world_size + peer] = 0;"

LAST_ROW = Mutation("off-by-one", "each expert's last row is not sent",
                    (("if (row >= (int)expert_count[e]) continue;", "if (row + 1 >= (int)expert_count[e]) continue;"),))
ONE_SLOT = Mutation("count-parity-dropped", "the counts of all calls share one slot",
                    ((COUNT_PLACE, "&counts[world.rank]"), (COUNT_SLOT, "&counts[source]")), header=True)

# More blocks than run at once: a role must not depend on who started.
CROWDED = Situation("crowded", (6, 2, 72, 6), 3, 10, 16, calls=2)
# The same, and rank 1 has much to send before its last receivers can start. Rank 0 has nothing to do: it runs ahead.
LATE_RECEIVERS = Situation("late receivers", (6, 2, 4104, 120), 3, 10, 16, calls=2,
                           problem=(("num_tokens", (0, 120, 0)), ("routing", "one_rank"), ("target", 2)))


def combine(header: bool) -> tuple:
    """Mutations of a combine of two roles. header: it sums in a2a/alltoall.h."""
    return (
        broken("release-dropped-reply", "a sender sets a reply's flag with a relaxed store", REPLY),
        broken("acquire-dropped-reply", "a receiver waits for a reply's flag with relaxed loads and no acquire", REPLY_WAIT, header=header),
        broken("agent-for-system-reply", "a sender releases a reply's flag to its own GPU only", REPLY),
        Mutation("wave-barrier-dropped-reply", "lane 0 releases a reply without meeting the other lanes first",
                 ((BEFORE_REPLY, BEFORE_REPLY.split("\n", 1)[1]),), LOCKSTEP),
        Mutation("flag-first-reply", "a sender sets a reply's flag before it stores the row", (
            (BEFORE_REPLY + ";\n", ""), (PEER, f"{PEER}    if (lane_id() == 0) {REPLY};\n"))),
        Mutation("translate-forgotten-reply", "a sender sets a reply's flag on its own rank",
                 ((REPLY, REPLY.replace("world.at(reply_flags + flat, peer)", "reply_flags + flat")),)),
        broken("wrong-epoch-reply", "a receiver waits for the epoch before", REPLY_WAIT, header=header),
        Mutation("own-counts-zeroed", "combine zeroes the counts of its own call, which senders have yet to read",
                 (("next_expert_count[e] = 0;", "((uint32_t*)expert_count)[e] = 0;"),)),
        Mutation("counts-not-zeroed", "nobody zeroes the counts of the next call",
                 (("next_expert_count[e] = 0;", ";"),)),
        Mutation("ticket-not-reset", "nobody sets the tickets of the next call back",
                 ((" tickets[(world.epoch + 1) % 2] = 0;", " ;"),)),
        Mutation("roles-by-number", "receivers are the first blocks: where not all fit, senders cannot start",
                 (("turn = draw_ticket(&tickets[world.epoch % 2]);", "turn = gridDim.x - 1 - blockIdx.x;"),)),
    )


def one_output(rung) -> None:
    """One output buffer for all calls, whose memory `result` gives out."""
    from ..rung.calls import NewOutputs

    class OneOutput(NewOutputs):
        """`take` gives the same buffer each time, `read` the memory itself."""

        def __init__(self, rung):
            super().__init__(rung)
            self.one = [rung.outputs.take(i, rung.shape.max_tokens) for i in range(len(self.ranks))]

        def take(self, i, num_tokens):
            return self.one[i]

        def read(self, call):
            return [inputs["out"].host() for inputs in call.inputs]

    rung.outputs = OneOutput(rung)


ONE_OUTPUT = ("as published: one output buffer, whose memory `result` gives out (simulated nodes): the next call "
              "overwrites the result of this one")
