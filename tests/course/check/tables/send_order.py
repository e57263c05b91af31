OWNER = "(rank + distance) % world_size"
MISTAKES = {
    "own first": ("range(1, world_size + 1)", "range(world_size)", "own tiles go nowhere"),
    "everybody to 0": (OWNER, "distance - 1", "own tiles go nowhere"),
    "ranks rising, own last": ("for distance in range(1, world_size + 1)", "for distance in [*(s - rank for s in range("
                               "world_size) if s != rank), 0]", "let each rank begin elsewhere"),
    "no own": ("range(1, world_size + 1)", "range(1, world_size)", "own tiles are left out"),
    "no modulo": (OWNER, "rank + distance", "the owner is not taken modulo world_size"),
    "tiles from 1": ("range(tiles)", "range(1, tiles + 1)", "tiles are counted from 1: they begin at 0"),
    "exchanged": (f"({OWNER}, tile)", f"(tile, {OWNER})", "the pairs are the other way round: (owner, tile)"),
    "twice": ("range(1, world_size + 1)", "range(0, world_size + 1)", "own tiles come a second time"),
    "two meet late": (OWNER, "(rank + (distance if rank or world_size != 6 else [6, 1, 2, 3, 5, 4][distance % 6])) % world_size",
                      "let each rank begin elsewhere"),
    "floats": (f"({OWNER}, tile)", f"({OWNER}, float(tile))", "a list of pairs (owner, tile)"),
    "hard 4": ("% world_size", "% 4", "the number of ranks is taken for 4"),
    "xor": (OWNER, "(rank ^ distance % world_size)", "owners are rank ^ distance, which exist for powers of two only"),
    "numbers": ("return [(", "return [sum((", ", tile)\n", ", tile))\n", "a list of pairs (owner, tile)"),
}
ALSO_RIGHT = {"the other way round": (OWNER, "(rank - distance) % world_size")}
