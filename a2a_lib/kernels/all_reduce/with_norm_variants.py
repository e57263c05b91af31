"""Variants of with_norm.hip: mutations."""
from __future__ import annotations

from ..rung.variants import Mutation
from .shared_variants import data_words

PUT = "put_data(to, given, minus)"
GOT = "get_data(ranks, from, data);"
EMPTY = "      each(ranks, [&](int r) { make_empty(from[r]); });\n"
SQUARES = "put_word(peers.of_lane(squares + of_row(n, rank) * own_chunks + chunk), float_bits(sum_of_squares), world.epoch)"
GET_SQUARES = "bits_float(get_word(squares + of_row(n, 0) * own_chunks + k, world.epoch))"

VARIANTS = (
    *data_words(PUT, GOT, "parts + of_row(n, rank) * share + (i - peer * share)", EMPTY),
    Mutation("sums-not-awaited", "sums are taken as they are found", (("get_data(1, from, total);", "total[0] = load_now(from[0]);"),)),
    Mutation("sums-never-emptied", "the places of sums are not made empty: an earlier call's are taken for this one's",
             (("      make_empty(from[0]);\n", ""),), shows="wrong"),
    Mutation("squares-not-awaited", "sums of squares are taken as they are found",
             ((GET_SQUARES, "bits_float((uint32_t)load_relaxed<Scope::system>(squares + of_row(n, 0) * own_chunks + k))"),)),
    Mutation("squares-no-number", "every call's sums of squares carry the same number",
             ((SQUARES, SQUARES.replace("world.epoch", "1u")), (GET_SQUARES, GET_SQUARES.replace("world.epoch", "1u")))),
    Mutation("own-squares", "each rank takes the squares of its own share for the row",
             ((GET_SQUARES, "ranks * bits_float(get_word(squares + of_row(n, rank) * own_chunks + k % own_chunks, world.epoch))"),),
             shows="wrong"),
    Mutation("no-residual", "the residual is left out", (("both[1] = load(residual, n, rank * share + i);", "both[1] = {};"),),
             shows="wrong"),
    Mutation("of-the-sum", "the sum's squares are added, without the residual", (("squares_of(row, total);", "squares_of(row, both[0]);"),),
             shows="wrong"),
    Mutation("one-weight", "every chunk has the weights of the first",
             (("factor = load(weight, 0, at);", "factor = load(weight, 0, lane);"),
              ("factor = load(weight, 0, i);", "factor = load(weight, 0, lane);")),
             shows="wrong"),
)
