"""Names that host and kernels share: kinds of tasks, ways to wait and to combine, places in the plan, arguments."""
from collections import namedtuple

from ...machine.device.triton_names import tl

KINDS = ("plan", "dispatch", "tail", "up", "down", "scatter", "reduce")
PLAN, DISPATCH, TAIL, UP, DOWN, SCATTER, REDUCE = (tl.constexpr(kind) for kind in range(7))
KIND_SHIFT = tl.constexpr(24)  # of an entry of the queue: kind << 24 | task

# An expert's first GEMM waits for the rows of its tile, for those of its expert, or for all rows of the rank.
BARRIERS = ("tile", "expert", "all")
PER_TILE, PER_EXPERT = tl.constexpr(0), tl.constexpr(1)

# How outputs come back: pulled when all ranks are done; pulled when they are there; sent by tasks of their
# own; sent by the second GEMM itself.
COMBINES = ("serial", "gather", "scatter", "push")
SERIAL, GATHER, SENT, PUSHED = (tl.constexpr(way) for way in range(4))

# int32 head [HEAD]: the call whose plan this is; per kind the units of work, the tasks they are cut into, where in the
# queue its tasks begin, and its row of the log; then tiles of this rank, flat tokens to go through when sending, rows that
# come, how many calls have ended, and the call whose counts are exchanged.
HEAD = 64
THERE, UNITS, TASKS, FIRST, NOTED, TILES, SENDS, RECEIVES, ENDED, LAID = (
    tl.constexpr(place) for place in (0, 8, 16, 24, 32, 40, 41, 42, 43, 44))

# int32 draws [2, DRAWS], of a call and the next: by kind, what was drawn; how many programs have left the call; how many
# parts of the plan have counted, and how many are done.
DRAWS = tl.constexpr(16)
LEFT, COUNTED, PLACED = (tl.constexpr(place) for place in (7, 8, 9))
SHARE = 64  # flat tokens of a part of the plan, at least

# int32 places [4, flat tokens]: of each flat token its place among this rank's for its expert, its slot at the expert's
# rank, the slot whose row it shares there; and the flat tokens in the order in which they are sent.
PLACE, SLOT, SHARED, ORDER = (tl.constexpr(row) for row in range(4))

# int32 layout [4, experts]: this rank's first slot at each expert's rank, its first flat token in the order of sending;
# of this rank's own experts the first slot, and the rows.
BASE, START, OFFSET, ROWS = (tl.constexpr(row) for row in range(4))

# int32 done, of a tile: whether its shared rows are copied, how many of its `up` tasks are done, and of each of its
# blocks of columns whether `down` is. Behind all tiles: how many `down` tasks are done.
COPIED, UP_DONE, DOWN_DONE = (tl.constexpr(place) for place in range(3))


World = namedtuple("World", "bases rank size")
# tokens: of this rank, in this call. flats: flat tokens of a rank, at most. experts, local: of the node, of this rank.
# up: blocks of columns, and tasks per tile, of the first GEMM; down: of the second. token_blocks, most_tiles: at most.
Sizes = namedtuple("Sizes", "tokens flats topk experts local dim inter up down token_blocks most_tiles")
# Values that are fixed when the kernel is compiled: the fields of `layer.Tiles` by their names.
Size = namedtuple("Size", "BM BN BD BK SWAP BATCH COLUMNS TOKENS UNROLL WIDE")
Matrices = namedtuple("Matrices", "rows w_up hidden w_down")  # tensor descriptors of what the GEMMs read
How = namedtuple("How", "barrier combine sort saving weigh dispatch_tasks tail_tasks reduce_tasks down_lag scatter_lag")
# Pointers. Of the symmetric heap: rows ... arrived, replied.
Memory = namedtuple("Memory", "x topk_ids topk_weights w_up w_down out rows origins shared gates y replies splits splits_here "
                              "arrived replied hidden done draws counted places layout tiles queue head log")
