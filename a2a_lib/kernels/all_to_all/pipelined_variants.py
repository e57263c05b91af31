"""Variants of pipelined.hip: designs and mutations."""
from ..rung.variants import Mutation, swap
from .places_variants import MUTATIONS, SUMS

_SEND = """  if (all || sends)
    send_rows(world, shape, all ? team_of(shape) : team_of(shape, 0, roles.senders), x, topk_ids, topk_weights, recv_x,
              recv_choices, recv_flags);
"""
_ANSWER = """  if (all || (!sends && !finishes))
    answer(world, shape, all ? team_of(shape) : team_of(shape, roles.senders, roles.answerers), recv_x, recv_choices,
           recv_flags, shift, scale, reply, reply_flags);
"""

VARIANTS = (
    *MUTATIONS, *SUMS,
    Mutation("answers-first", "where every block does all, it answers before it has sent: ranks wait for one another",
             ((_SEND + _ANSWER, _ANSWER + _SEND),)),
    Mutation("a-share-of-all-blocks", "senders take the share that they would have if all blocks sent",
             swap(_SEND, "team_of(shape, 0, roles.senders)", "team_of(shape, 0, blocks)")),
    Mutation("first-answerer-skipped", "answerers are counted from one block further on: the first one's share is nobody's",
             swap(_ANSWER, "roles.senders, roles.answerers", "roles.senders + 1, roles.answerers")),
)
