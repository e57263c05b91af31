"""Variants of flag_in_data.hip: mutations."""
from __future__ import annotations

from dataclasses import replace

from ..rung.variants import Mutation
from .shared_variants import SUM_FROM_SELF, words

PUT = "put_word(at[k] + i, own, world.epoch)"
GOT = "get_words(from, world.epoch, data)"

VARIANTS = (
    Mutation("one-set", "the parity is missing: a rank that is a call ahead overwrites words that nobody has read, and their reader "
             "waits for ever", (("(world.epoch % 2) * ranks", "0 * ranks"),), shows="deadlock", stalls=True),
    *(replace(one, stalls=one.name == "in-halves")
      for one in words(PUT, GOT, "now + (int64_t)world.rank * count + i")),
    Mutation("other-order", SUM_FROM_SELF,
             (("from[rank] = now + (int64_t)rank * count + i;",
               "from[rank] = now + (int64_t)rank_after(world.rank, rank, ranks) * count + i;"),),
             shows="wrong"),
    Mutation("no-short-word", "what is behind the last whole word is left out",
             (("count = message.words();", "count = message.bytes / 4;"),), shows="wrong"),
    Mutation("one-word-each", "a lane does not go on to its next word", (("i < count; i += step", "i < count; i += count"),),
             shows="wrong"),
)
