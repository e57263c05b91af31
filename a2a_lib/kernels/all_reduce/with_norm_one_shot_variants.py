"""Variants of with_norm_one_shot.hip: mutations."""
from __future__ import annotations

from ..rung.variants import Mutation
from .shared_variants import SUM_FROM_SELF, data_words

PUT = "put_data(to[k] + after, given, minus)"
GOT = "get_data(ranks, from, data);"
EMPTY = "      each(ranks, [&](int rank) { make_empty(from[rank]); });\n"
FROM = "from[rank] = now + rank * box + (int64_t)n * count + i;"
GET_SQUARES = "bits_float(get_word(squares + n * chunks + k, world.epoch))"

VARIANTS = (
    *(change for change in data_words(PUT, GOT, "now + world.rank * box + (int64_t)n * count + i", EMPTY)
      if change.name != "emptied-first"),
    Mutation("one-set", "the parity is missing: a rank that is a call ahead overwrites data that nobody has read",
             (("world.epoch % 2 * ranks * box", "0 * ranks * box"),), stalls=True),
    Mutation("other-order", SUM_FROM_SELF, ((FROM, FROM.replace("rank * box", "rank_after(world.rank, rank, ranks) * box")),),
             shows="wrong"),
    Mutation("squares-not-awaited", "sums of squares are taken as they are found",
             ((GET_SQUARES, "bits_float((uint32_t)load_relaxed<Scope::system>(squares + n * chunks + k))"),)),
    Mutation("squares-no-number", "every call's sums of squares carry the same number",
             (("put_word(squares + t, float_bits(sum_of_squares), world.epoch)", "put_word(squares + t, float_bits(sum_of_squares), 1u)"),
              (GET_SQUARES, GET_SQUARES.replace("world.epoch", "1u")))),
    Mutation("own-squares", "a wave takes the squares of its own chunk for the row's",
             ((GET_SQUARES, "chunks * bits_float(get_word(squares + t, world.epoch))"),), shows="wrong"),
    Mutation("residual-of-the-first", "every chunk has the residual of the wave's first",
             (("      if (t != first) extra = load(residual, n, i);\n", ""),), shows="wrong"),
)
