"""Variants of lamport.hip: mutations."""
from __future__ import annotations

from ..rung.variants import Mutation
from .shared_variants import SUM_FROM_SELF, data_words

PUT = "put_data(at[k] + i, own, minus)"
GOT = "get_data(ranks, from, data);"
EMPTY = "    each(ranks, [&](int rank) { make_empty(from[rank]); });\n"

VARIANTS = (
    Mutation("one-set", "the parity is missing: a rank that is a call ahead overwrites data that nobody has read",
             (("(world.epoch % 2) * ranks", "0 * ranks"),), stalls=True),
    *data_words(PUT, GOT, "now + (int64_t)world.rank * count + i", EMPTY),
    Mutation("other-order", SUM_FROM_SELF,
             (("from[rank] = now + (int64_t)rank * count + i;",
               "from[rank] = now + (int64_t)rank_after(world.rank, rank, ranks) * count + i;"),), shows="wrong"),
    Mutation("no-short-data", "what is behind the last whole word is left out",
             (("count = data_of(message);", "count = message.bytes / (int)sizeof(Data);"),), shows="wrong"),
    Mutation("one-word-each", "a lane does not go on to its next data", (("i < count; i += step", "i < count; i += count"),)),
    Mutation("sent-again", "a lane sends its first data once more", (
        ("      own = load_data<FULL>(x, i + step, message);\n", ""),), shows="wrong"),
)
