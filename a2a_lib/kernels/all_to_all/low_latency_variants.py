"""Variants of a2a/slots.h: mutations."""
from __future__ import annotations

from dataclasses import replace

from ..rung.situations import Situation
from ..rung.variants import Mutation, Variant

PUT_ROW = "put_data(to + data_at<OF>(piece_at(part, p), j), data[p * OF + j], MINUS_ROW)"
PUT_REPLY = "put_data(reply + data_at(piece_at(part, p), j), data[j], MINUS)"
SEEN = "return (seen >> 16 & 0xffff) == number;"
AWAITED = "    if (!missing) return;\n"
SAY = "store_relaxed<Scope::system>(peers.at(choices + at * shape.topk + lane, peer),"
ROWS_AT = "Row* to = peers.at(rows + at * slot, peer);"
REPLY_AT = "Data* reply = peers.at(replies + (now + (int64_t)world.rank * places + t) * reply_slot, source);"
EMPTY_REPLY = "make_empty((Data*)base[rank] + at[rank][j]);"
EMPTY_ROW = "make_empty(rows + at * slot + data_at<OF>(piece_at(part, p), j));"
CLEANED = "if (!wave_ballot((word >> 16 & 0xffff) == last && (word & 0xffff))) continue;"
SETS = "constexpr int SETS = 3;"

# Rank 2 has nothing to send and only one rank's rows to answer: it runs ahead of the others, over more calls than there are sets.
AHEAD = Situation("a rank ahead", (6, 2, 520, 6), 3, 1, 1, calls=5,
                  problem=(("num_tokens", (6, 0, 0)), ("routing", "one_rank"), ("target", 1)))
ROUND = Situation("all sets, twice", (6, 3, 72, 2), 3, 2, 1, calls=7)
SITUATIONS = (AHEAD, ROUND)


def halves(put: str) -> tuple[tuple[str, str], ...]:
    to, data = put.removeprefix("put_data(").rsplit(", ", 1)[0].rsplit(", ", 1)
    half = f"store_relaxed<Scope::system>((uint32_t*)({to}) + %d, (uint32_t)({data}.word[0] >> %d))"
    return ((put, f"({half % (0, 0)}, {half % (1, 32)})"),)


VARIANTS = tuple(replace(variant, header=bool(variant.changes)) for variant in (
    Variant("unchecked", "launched without asking whether all blocks fit: where they do not, those that wait keep out those that "
            "have yet to send, and it hangs", cooperative={"low_latency": False, "low_latency_fp8": False}),
    Mutation("not-awaited", "data are taken as they are found", ((AWAITED, "    return;\n"),)),
    Mutation("choices-not-awaited", "the words of choices are taken as they are found", ((SEEN, "return true;"),)),
    Mutation("any-call", "a choice of the call that used the set before is good enough", ((SEEN, "return seen != 0;"),)),
    Mutation("row-in-halves", "a word of a row is stored in two halves: the first makes it seen", halves(PUT_ROW), stalls=True),
    Mutation("reply-in-halves", "a word of a reply is stored in two halves: the first makes it seen", halves(PUT_REPLY)),
    Mutation("rows-kept-at-home", "a row's address is not translated", ((ROWS_AT, "Row* to = rows + at * slot;"),), shows="deadlock"),
    Mutation("reply-kept-at-home", "a reply's address is not translated",
             ((REPLY_AT, "Data* reply = replies + (now + (int64_t)world.rank * places + t) * reply_slot;"),), shows="deadlock"),
    Mutation("none-not-told", "a source says nothing to ranks that it has no row for",
             ((f"if (part == 0 && lane < shape.topk)\n        {SAY}",
               f"if (part == 0 && lane < shape.topk && wave_ballot(owner == peer))\n        {SAY}"),), shows="deadlock"),
    Mutation("tail-not-told", "a source says nothing about the slots of tokens that it does not have",
             (("if (part && t >= shape.num_tokens) continue;", "if (t >= shape.num_tokens) continue;"),), shows="deadlock"),
    Mutation("replies-not-emptied", "replies stay: those of three calls ago are taken for this call's", ((EMPTY_REPLY, ";"),)),
    Mutation("rows-not-emptied", "rows stay: those of three calls ago are taken for this call's", ((EMPTY_ROW, ";"),), stalls=True),
    Mutation("emptied-at-once", "slots of this call are made empty, not those of the call before: other waves have yet to read them",
             (("const int64_t at = before + rank_after", "const int64_t at = now + rank_after"),
              (CLEANED, CLEANED.replace("last", "number")))),
    Mutation("one-set", "one set of slots: what is made empty was filled by a rank that is a call ahead",
             ((SETS, SETS.replace("3", "1")),)),
    Mutation("two-sets", "two sets of slots: a rank that is a call ahead stores where rows have yet to be made empty",
             ((SETS, SETS.replace("3", "2")),), stalls=True),
    Mutation("first-weight", "both experts of a step are weighed as the first",
             (("weight[i], table[i].scale, scale);", "weight[0], table[i].scale, scale);"),), shows="wrong"),
))
