"""Texts of a2a/places.h, which dedup and prereduced have in common, and the ways in which these are broken."""
from ..rung.situations import Situation
from ..rung.variants import Mutation, Variant, broken
from .shared_variants import LOCKSTEP

SENT = "signal<Order::release, Scope::system>(flag, 2 * world.epoch + token.wanted);"
SEEN = """    seen = wait_at_least<Order::acquire, Scope::system>(&recv_flags[flag_at(shape, at, part)], 2 * world.epoch);"""

# Rows whose parts are sent one after the other, to a rank that waits for them from the start; and rank 2, which sends
# nothing, is ahead of rank 1, which has many to answer before it looks at the last of rank 2's places.
PARTS = Situation("parts one by one", (6, 2, 10248, 1), 3, 1, 1, calls=3,
                  problem=(("num_tokens", (0, 1, 0)), ("routing", "one_rank"), ("target", 2)))
AHEAD = Situation("a rank ahead", (6, 2, 520, 24), 3, 1, 1, calls=3,
                  problem=(("num_tokens", (24, 0, 0)), ("routing", "one_rank"), ("target", 1)))
SITUATIONS = (PARTS, AHEAD)

UNCHECKED = Variant(
    "unchecked", "launched without asking whether all blocks fit: where they do not, those that wait keep out those that "
    "have yet to send, and it hangs", cooperative={"all_to_all": False})

MUTATIONS = (
    broken("release-dropped", "the flags of a row are set with relaxed stores", SENT, header=True),
    broken("agent-for-system", "a row is released to the own GPU only", SENT, header=True),
    broken("acquire-dropped", "a row's flags are waited for with relaxed loads and no acquire", SEEN, header=True),
    Mutation("exact-flag", "a wait that ends at this call's flags only: the flag of a source that is ahead is never seen",
             (("seen = wait_at_least<Order::acquire, Scope::system>(&recv_flags[flag_at(shape, at, part)], 2 * world.epoch)",
               "seen = wait_until<Order::acquire, Scope::system>(&recv_flags[flag_at(shape, at, part)], "
               "[=](uint32_t flag) { return flag / 2 == world.epoch; })"),), header=True),
    Mutation("one-flag-for-all-parts", "only the flag of a row's first part is waited for",
             (("part < parts; part += WAVE)\n    seen", "part < 1; part += WAVE)\n    seen"),), header=True),
    Mutation("none-not-told", "a source says nothing to ranks that it has no row for",
             ((SENT, f"if (token.wanted) {SENT}"),), header=True),
    Mutation("tail-not-told", "a source says nothing about the places of tokens that it does not have",
             (("for (int item = team.number; item < shape.max_tokens * team.items; item += team.count)",
               "for (int item = team.number; item < shape.num_tokens * team.items; item += team.count)"),), header=True),
)


ANSWER = "answer(world, shape, team, recv_x, recv_choices, recv_flags, shift, scale, reply, reply_flags);"


def replies(wait: str, sent: str, barrier: str, early: tuple[tuple[str, str], ...]) -> tuple[Variant, ...]:
    """Ways to break the replies. wait, sent, barrier: texts of the rung; early: changes that set a flag too early."""
    return (
        broken("release-dropped-reply", "the flag of a reply is set with a relaxed store", sent),
        broken("agent-for-system-reply", "a reply is released to the own GPU only", sent),
        broken("acquire-dropped-reply", "a reply's flag is waited for with relaxed loads and no acquire", wait),
        broken("wave-barrier-dropped-reply", "a reply is released before all lanes have met", barrier, LOCKSTEP),
        Mutation("flag-first-reply", "a reply's flag is set before its row is stored", early),
        broken("wrong-epoch-reply", "a reply of the call before is taken for one of this call", wait),
    )


# Replies that are sums of a rank's experts, as prereduced, pipelined and fp8_rows have them.
_SENT = ("      signal<Order::release, Scope::system>(world.at(reply_flags + flag_at(shape, to, part), source), "
         "world.epoch);\n")
_WAIT = ("wait_equal<Order::acquire, Scope::system>(\n"
         "          &reply_flags[flag_at(shape, (int64_t)lane * shape.max_tokens + t, part)], world.epoch);")
_ROW = "    store_sum(shape, world.at(reply + to * shape.dim, source), part, sum);\n"
SUMS = replies(_WAIT, _SENT, "    wave_barrier();  // every lane's stores come before the release\n",
               ((f"    if (lane_id() == 0)\n{_SENT}", ""), (_ROW, f"    if (lane_id() == 0)\n{_SENT}{_ROW}")))

ANSWERS_FIRST = Mutation(
    "answers-first", "a wave answers before it has sent: where no block is left that only sends, ranks wait for one another",
    (("  send_rows(world, shape, team, x, topk_ids, topk_weights, recv_x, recv_choices, recv_flags);\n", ""),
     (f"  {ANSWER}\n", f"  {ANSWER}\n  send_rows(world, shape, team, x, topk_ids, topk_weights, recv_x, recv_choices, recv_flags);\n")))
