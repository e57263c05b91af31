START, PAD = "        if expert % local == 0:\n            slot = 0\n", "slot = -(-slot // block) * block"
SOURCES = "for source in range(len(splits)):"
PUT, NEXT = "offsets[source][expert] = slot", "slot += splits[source][expert]"
MISTAKES = {
    "hard 4": ("expert % local == 0", "expert % 4 == 0", "each rank is taken to have 4 experts"),
    "no padding": (PAD, "pass", "an expert's rows begin where the last one's end: they begin at a multiple of the tile"),
    "rounded down": (PAD, "slot = slot // block * block", "the beginning is rounded down to a multiple of the tile: it is rounded up"),
    "one memory": (START, "        if expert == 0:\n            slot = 0\n", "all ranks share one memory: each begins at slot 0"),
    "padded for each source": (NEXT, "slot += -(-splits[source][expert] // block) * block",
                               "padding follows every source: it follows an expert's last row"),
    "ends": (PUT + "\n            " + NEXT, NEXT + "\n            " + PUT, "the ends are returned instead of the beginnings"),
    "last source first": (SOURCES, "for source in reversed(range(len(splits))):",
                          "sources come from the last to the first: they come from rank 0 on at every owner"),
    "own rows first": (SOURCES, "for source in [(s + expert // local) % len(splits) for s in range(len(splits))]:",
                       "each owner's own rows come first: sources come from rank 0 on at every owner"),
    "transposed": ("    return offsets", "    return list(zip(*offsets))", "an entry for each source"),
    "padded where it need not be": (PAD, "slot += block - slot % block", "a slot that is a multiple of the tile is padded, too"),
    "own rows elsewhere": (NEXT, "slot += splits[source][expert] * (source != expert // local)", "own rows take no slots"),
    "every expert from 0": (PAD, "slot = 0", "every expert begins at slot 0: a rank has one memory for all its experts"),
    "counts": (PUT, "offsets[source][expert] = splits[source][expert]", "the splits themselves are returned"),
}
