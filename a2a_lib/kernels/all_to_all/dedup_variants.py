"""Variants of dedup.hip: designs and mutations."""
from .places_variants import ANSWERS_FIRST, MUTATIONS, UNCHECKED, replies

_BARRIER = "    wave_barrier();  // every lane's stores come before the release, which is one for all choices\n"
_SENT = "      signal<Order::release, Scope::system>(flag, world.epoch);\n"
_WAIT = ("wait_equal<Order::acquire, Scope::system>(&reply_flags[flag_at(shape, (int64_t)t * shape.topk + lane, part)],\n"
         "                                                world.epoch);")
_FLAG = """    if (expert.here) {
      uint32_t* flag = world.at(reply_flags + flag_at(shape, (int64_t)t * shape.topk + lane, part), source);
      signal<Order::release, Scope::system>(flag, world.epoch);
    }
"""
_ROWS = "    for (uint64_t left = wave_ballot(expert.here); left; left &= left - 1) {\n"

VARIANTS = (
    UNCHECKED, *MUTATIONS[:4],
    *replies(_WAIT, _SENT, _BARRIER, ((_FLAG, ""), (_ROWS, _FLAG + _ROWS))),
    ANSWERS_FIRST,
)
