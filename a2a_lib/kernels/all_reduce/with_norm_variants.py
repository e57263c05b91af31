"""Variants of with_norm.hip: mutations."""
from __future__ import annotations

from ..rung.variants import Mutation
from .shared_variants import data_words

PUT = "put_data(to, given, minus)"
GOT = "get_data(ranks, from, data);"
EMPTY = "    if (i < share) each(ranks, [&](int r) { make_empty(from[r]); });\n"
SQUARES = "put_word(peers.of_lane(squares + of_row(n, rank) * own_chunks + chunk), float_bits(sum_of_squares), world.epoch)"
OF_SQUARES = "lane < words ? of_squares + lane : nullptr"
GET_BOTH = f"get_both(i < all ? from : nullptr, {OF_SQUARES}, world.epoch, total)"
H = "const Data total = with_residual(row, data, extra, sum_of_squares);"

VARIANTS = (
    *data_words(PUT, GOT, "parts + of_row(n, rank) * share + (i - peer * share)", EMPTY),
    Mutation("sums-not-awaited", "sums are taken as they are found",
             ((f"float sum_of_squares = {GET_BOTH};", "if (i < all) total = load_now(from);\n    float sum_of_squares = "
                                                      f"{GET_BOTH.replace('i < all ? from : nullptr', 'nullptr')};"),)),
    Mutation("sums-never-emptied", "the places of sums are not made empty: an earlier call's are taken for this one's",
             (("      make_empty(from);\n", ""),), shows="wrong"),
    Mutation("squares-not-awaited", "sums of squares are taken as they are found",
             ((GET_BOTH, f"{GET_BOTH.replace(OF_SQUARES, 'nullptr')} + "
                         "(lane < words ? bits_float((uint32_t)load_relaxed<Scope::system>(of_squares + lane)) : 0.0f)"),)),
    Mutation("squares-no-number", "every call's sums of squares carry the same number",
             ((SQUARES, SQUARES.replace("world.epoch", "1u")), (GET_BOTH, GET_BOTH.replace("world.epoch", "1u")))),
    Mutation("own-squares", "each rank takes the squares of its own share for the row",
             ((OF_SQUARES, "lane < words ? squares + of_row(n, rank) * own_chunks + lane % own_chunks : nullptr"),), shows="wrong"),
    Mutation("no-residual", "the residual is left out", ((H, H.replace("extra", "Data{}")),), shows="wrong"),
    Mutation("of-the-sum", "the sum's squares are added, without the residual",
             ((H, f"float others; {H.replace('sum_of_squares', 'others')} with_residual(row, data, Data{{}}, sum_of_squares);"),),
             shows="wrong"),
    Mutation("one-weight", "every chunk has the weights of the first",
             (("factor = load(weight, 0, at);", "factor = load(weight, 0, lane);"),
              ("factor = load(weight, 0, i);", "factor = load(weight, 0, lane);")),
             shows="wrong"),
)
