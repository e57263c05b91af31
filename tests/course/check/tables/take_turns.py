TERM = "min(counts[s * num_experts + e], indices[i] + (s < source ? 1 : 0))"
MISTAKES = {
    "source after source": (TERM, "s < source ? counts[s * num_experts + e] : s == source ? indices[i] : 0",
                            "all rows of the sources before come first: sources take turns"),
    "nobody runs out": (TERM, "indices[i] + (s < source ? 1 : 0)", "a source with fewer rows takes part in turns that it has no row for"),
    "all at the same turn": (TERM, "min(counts[s * num_experts + e], indices[i])",
                             "sources before this one have had their row of this turn, too"),
    "later ones first": ("s < source", "s > source", "within a turn the order is that of the sources' numbers"),
    "itself, too": ("s < source", "s <= source", "the row itself is counted"),
    "the other way round": ("counts[s * num_experts + e]", "counts[e * ranks + s]", "counts is [ranks, experts], row by row"),
    "one round": ("i += gridDim.x * blockDim.x", "i += n", "each thread numbers one row and stops: it goes on, by the threads of the grid"),
}
