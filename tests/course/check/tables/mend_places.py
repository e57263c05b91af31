ROWS = "room + MOST_BLOCKS + world.epoch % 2 * MOST_BLOCKS * 64"
CAUSE = '#define CAUSE "place"'
MISTAKES = {
    "the grid again": (ROWS, "room + gridDim.x + world.epoch % 2 * gridDim.x * 64", "the bug is still there"),
    "half of them fixed": (ROWS, "room + MOST_BLOCKS + world.epoch % 2 * gridDim.x * 64", "the bug is still there"),
    "room for four": ("MOST_BLOCKS = 8", "MOST_BLOCKS = 4", "the bug is still there"),
    "one set of rows": (ROWS, "room + MOST_BLOCKS", "nothing orders them"),
    "another cause": (CAUSE, CAUSE.replace("place", "reuse"), "Its cause is not 'reuse'"),
    "no cause": (CAUSE, CAUSE.replace("place", "?"), "Set CAUSE to one of"),
}
ALSO_RIGHT = {
    "flags behind the rows": ("\n  uint32_t* flag = room + blockIdx.x", "\n  uint32_t* flag = room + 2 * MOST_BLOCKS * 64 + blockIdx.x",
                              "room + MOST_BLOCKS + world", "room + world"),
}
