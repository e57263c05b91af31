COPY = "copy_row(out + (int64_t)i * pitch, there, dim * sizeof(half_t));"
MISTAKES = {
    "forgot translate": ("translate(own, bases, rank, from_rank[i])", "own", "the address is not translated: each rank reads its own x"),
    "translate the other way round": ("bases, rank, from_rank[i]", "bases, from_rank[i], rank", "an address outside of its buffer"),
    "out translated": (COPY, "copy_row(translate(out + (int64_t)i * pitch, bases, rank, from_rank[i]), own, "
                       "dim * sizeof(half_t));", "an address outside of its buffer"),
    "wrong stride of x": ("from_row[i] * pitch", "from_row[i] * dim",
                          "rows of x are read `dim` values apart: they start every `pitch` values"),
    "wrong stride of out": ("(int64_t)i * pitch", "(int64_t)i * dim",
                            "rows are written `dim` values apart: they start every `pitch` values"),
    "values, not bytes": ("dim * sizeof(half_t)", "dim", "copy_row gets the number of values: it counts bytes"),
    "whole pitch": ("dim * sizeof(half_t)", "pitch * sizeof(half_t)", "a whole `pitch` is copied, over what follows the row"),
    "no tail": ("dim * sizeof(half_t)", "dim / 8 * 16", "the values after the last whole piece of 16 bytes are not copied"),
    "off by one": ("dim * sizeof(half_t)", "(dim - 1) * sizeof(half_t)", "the last value of every row is left out"),
    "from_row not used": ("(int64_t)from_row[i]", "(int64_t)i", "row i is read for row i: from_row is not used"),
    "rank for row": ("(int64_t)from_row[i]", "(int64_t)from_rank[i]", "the rank's number is taken for the row's"),
    "one round of the waves": ("i += waves_in_grid()", "i += rows", "each wave takes one row and stops: it goes on, += waves_in_grid()"),
}
