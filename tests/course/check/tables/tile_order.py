OWN = "order = [(rank, piece) for piece in range(pieces)]"
LOOPS = ("    for piece in range(pieces):\n        order += [((rank + distance) % world_size, piece) for distance in "
         "range(1, world_size)]")
MISTAKES = {
    "rank after rank": (LOOPS, "    for distance in range(1, world_size):\n        order += [((rank + distance) % world_size, "
                        "piece) for piece in range(pieces)]",
                        "all pieces of one rank come before those of the next, though first pieces of other ranks are there sooner"),
    "rank 0 first": (OWN + "\n" + LOOPS, "order = [(s, piece) for piece in range(pieces) for s in range(world_size)]",
                     "every rank begins with rank 0's pieces: only its own ones are there at once"),
    "own among the others": (OWN + "\n" + LOOPS, "order = [((rank + d) % world_size, piece) for piece in range(pieces) for d "
                             "in range(world_size)]", "own pieces stand among the others': they are there at once, and nothing else is"),
    "own last": ("    return order", "    return order[pieces:] + order[:pieces]",
                 "own pieces come last: they are there at once, and nothing else is"),
    "no own": (OWN, "order = []", "own pieces are missing: they are multiplied, too"),
    "no modulo": ("(rank + distance) % world_size", "rank + distance", "the sum of ranks is not taken modulo world_size"),
    "one missing": ("range(1, world_size)]", "range(1, world_size - 1)]", "the last of the other ranks is left out"),
    "own twice": ("range(1, world_size)]", "range(0, world_size)]", "own pieces come a second time"),
    "last pieces first": ("return order", "return order[:pieces] + order[:pieces - 1:-1]",
                          "the last pieces of the others come first, though they arrive last"),
    "pieces from 1": ("return order", "return [(s, p + 1) for s, p in order]", "pieces are counted from 1: they begin at 0"),
    "exchanged": ("return order", "return [(p, s) for s, p in order]", "the pairs are the other way round: (source, piece)"),
    "floats": ("return order", "return [(s, float(p)) for s, p in order]", "a list of pairs (source, piece)"),
    "hard 4": ("% world_size", "% 4", "the number of ranks is taken for 4"),
    "xor": ("(rank + distance) % world_size", "(rank ^ distance)", "peers are rank ^ distance, which exist for powers of two only"),
    "numbers": ("return order", "return [s * pieces + p for s, p in order]", "a list of pairs (source, piece)"),
}
ALSO_RIGHT = {"ranks rising": ("[((rank + distance) % world_size, piece) for distance in range(1, world_size)]",
                               "[(s, piece) for s in range(world_size) if s != rank]")}
