"""Variants of prereduced.hip: designs and mutations."""
from ..rung.variants import Mutation, broken
from .places_variants import MUTATIONS, UNCHECKED, replies

_BARRIER = "    wave_barrier();  // every lane's stores come before the release\n"
_SENT = ("      signal<Order::release, Scope::system>(world.at(reply_flags + flag_at(shape, to, part), source), "
         "world.epoch);\n")
_WAIT = ("wait_equal<Order::acquire, Scope::system>(\n"
         "          &reply_flags[flag_at(shape, (int64_t)lane * shape.max_tokens + t, part)], world.epoch);")
_ROW = "    store_sum(shape, world.at(reply + to * shape.dim, source), part, sum);\n"

VARIANTS = (
    UNCHECKED, *MUTATIONS,
    *replies(_WAIT, _SENT, _BARRIER, ((f"    if (lane_id() == 0)\n{_SENT}", ""),
                                      (_ROW, f"    if (lane_id() == 0)\n{_SENT}{_ROW}"))),
    broken("wrong-epoch-reply", "a reply of the call before is taken for one of this call", _WAIT),
    Mutation("own-experts-twice", "the experts of the own rank are asked for a reply too",
             (("const bool waits = token.wanted && lane != world.rank;", "const bool waits = token.wanted;"),)),
    Mutation("weights-of-the-source-forgotten", "a rank's sum takes every weight as one",
             (("token.weight = recv_choices[at * shape.topk + lane_id()].weight;", "token.weight = 1.0f;"),)),
)
