"""Variants of pipelined.hip: designs and mutations."""
from ..rung.variants import Mutation, broken, swap
from .places_variants import MUTATIONS, replies

_BARRIER = "    wave_barrier();  // every lane's stores come before the release\n"
_SENT = ("      signal<Order::release, Scope::system>(world.at(reply_flags + flag_at(shape, to, part), source), "
         "world.epoch);\n")
_WAIT = ("wait_equal<Order::acquire, Scope::system>(\n"
         "          &reply_flags[flag_at(shape, (int64_t)lane * shape.max_tokens + t, part)], world.epoch);")
_ROW = "    store_sum(shape, world.at(reply + to * shape.dim, source), part, sum);\n"
_SEND = """  if (all || sends)
    send_rows(world, shape, all ? team_of(shape) : team_of(shape, 0, roles.senders), x, topk_ids, topk_weights, recv_x,
              recv_choices, recv_flags);
"""
_ANSWER = """  if (all || (!sends && !finishes))
    answer(world, shape, all ? team_of(shape) : team_of(shape, roles.senders, roles.answerers), recv_x, recv_choices,
           recv_flags, shift, scale, reply, reply_flags);
"""

VARIANTS = (
    *MUTATIONS,
    *(variant for variant in replies(_WAIT, _SENT, _BARRIER, ((f"    if (lane_id() == 0)\n{_SENT}", ""),
                                                             (_ROW, f"    if (lane_id() == 0)\n{_SENT}{_ROW}")))
      if variant.name != "answers-first"),
    broken("wrong-epoch-reply", "a reply of the call before is taken for one of this call", _WAIT),
    Mutation("answers-first", "where every block does all, it answers before it has sent: ranks wait for one another",
             ((_SEND + _ANSWER, _ANSWER + _SEND),)),
    Mutation("a-share-of-all-blocks", "senders take the share that they would have if all blocks sent",
             swap(_SEND, "team_of(shape, 0, roles.senders)", "team_of(shape, 0, blocks)")),
    Mutation("first-answerer-skipped", "answerers are counted from one block further on: the first one's share is nobody's",
             swap(_ANSWER, "roles.senders, roles.answerers", "roles.senders + 1, roles.answerers")),
)
