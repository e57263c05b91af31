"""Other texts of with_norm.hip: mutations."""
from __future__ import annotations

from ..rungs.variants import Mutation
from .shared_variants import words

PUT = "put_word(peers.at(parts + mine + i, r), data[r], world.epoch)"
GOT = "get_words(from, world.epoch, data);\n      const uint32_t sum"

VARIANTS = (
    *words(PUT, GOT, "parts + mine + i"),
    Mutation("one-memory", "sums lie where the parts do, which others still read",
             (("peers.at(sums + mine + i, r)", "peers.at(parts + mine + i, r)"), ("from[r] = sums + first", "from[r] = parts + first"))),
    Mutation("one-wave-sums", "each wave takes its own elements for the row", ((
             "  for (int wave = 0; wave < waves_in_block(); ++wave) sum += part[wave];", "  sum = part[wave_in_block()];"),),
             shows="wrong"),
    Mutation("no-barrier", "the row's sum is read before all waves have stored their parts",
             (("part[own] = value;\n  __syncthreads();", "part[own] = value;"),)),
    Mutation("no-residual", "the residual is left out", (("both[2] = {data[r], rest[r]}", "both[2] = {data[r], 0}"),), shows="wrong"),
    Mutation("of-the-sum", "the sum is normalised, without the residual", (("squares += squares_of(shape.row, word[r]);",
             "squares += squares_of(shape.row, data[r]);"),), shows="wrong"),
    Mutation("one-weight", "every share has the weights of the first", (
        ("each(ranks, [&](int r) { factor[r] = load_halves<FULL>(weight, r * share + i, shape.row); });\n      each(",
         "each(ranks, [&](int r) { factor[r] = load_halves<FULL>(weight, i, shape.row); });\n      each("),), shows="wrong"),
)
