"""Variants of one_launch.hip: designs and mutations."""
from ..rung.situations import Situation
from ..rung.variants import Mutation, broken
from .shared_variants import CROWDED, LOCKSTEP, REPLY_WAIT, UNCACHED

_TOKEN = "signal<Order::release, Scope::system>(flag, flag_of(world, rank == peer ? id % shape.experts : -1));"
_SEEN = "seen = wait_until<Order::acquire, Scope::system>("
_REPLY = "signal<Order::release, Scope::system>(world.at(reply_flags + flat, source), world.epoch);"
_BARRIER = "      wave_barrier();  // every lane's stores come before the release\n"
_TURN = "turn = draw_ticket(&tickets[world.epoch % 2])"

VARIANTS = (
    UNCACHED,
    broken("release-dropped", "a row's flag is set with a relaxed store", _TOKEN),
    broken("agent-for-system", "a row is released to the own GPU only", _TOKEN),
    broken("acquire-dropped", "places are waited for with relaxed loads and no acquire", _SEEN),
    broken("release-dropped-reply", "a reply's flag is set with a relaxed store", _REPLY),
    broken("acquire-dropped-reply", "a reply's flag is waited for with relaxed loads and no acquire", REPLY_WAIT, header=True),
    broken("wave-barrier-dropped-reply", "lane 0 releases a reply without meeting the other lanes first", _BARRIER, LOCKSTEP),
    Mutation("exact-flag", "a wait that ends at this call's flags only: the flag of a source that is ahead is never seen",
             (("return flag >> 32 >= world.epoch;", "return flag >> 32 == world.epoch;"),)),
    Mutation("none-not-told", "a source says nothing to ranks that it has no row for", ((_TOKEN, f"if (rank == peer) {_TOKEN}"),)),
    Mutation("ticket-not-reset", "nobody sets the tickets of the next call back",
             (("tickets[(world.epoch + 1) % 2] = 0;", ";"),)),
    Mutation("own-ticket-reset", "the tickets of this call are set back while they are drawn",
             (("tickets[(world.epoch + 1) % 2] = 0;", "tickets[world.epoch % 2] = 0;"),)),
    Mutation("roles-by-number", "those that sum are the first blocks: where not all fit, senders cannot start",
             ((_TURN, "turn = gridDim.x - 1 - blockIdx.x"),)),
    broken("wrong-epoch-reply", "a reply of the call before is taken for one of this call", REPLY_WAIT, header=True),
)
# More blocks than run at once: a role must not depend on the order of starts. In the second, rank 2 sends nothing and runs
# ahead of rank 1, which answers all ranks' rows before it polls rank 2's places.
SITUATIONS = (CROWDED, Situation("a rank ahead", (6, 2, 520, 24), 3, 1, 1, calls=3,
                                 problem=(("num_tokens", (24, 24, 0)), ("routing", "one_rank"), ("target", 1))))
