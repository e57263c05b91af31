"""Names that host and kernels share: kinds of tasks, ways to wait and to combine, places in the plan, arguments."""
from typing import Any, NamedTuple

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


class World(NamedTuple):
    bases: Any
    rank: Any
    size: Any


class Sizes(NamedTuple):
    tokens: Any  # of this rank, in this call
    flats: Any  # flat tokens of a rank, at most
    topk: Any
    experts: Any  # of the node
    local: Any  # of this rank
    dim: Any
    inter: Any
    up: Any  # blocks of columns, and tasks per tile, of the first GEMM
    down: Any  # of the second
    token_blocks: Any  # at most
    most_tiles: Any


class Size(NamedTuple):
    """Values that are fixed when the kernel is compiled: the fields of `layer.Tiles` by their names."""

    BM: Any
    BN: Any
    BD: Any
    BK: Any
    SWAP: Any
    BATCH: Any
    COLUMNS: Any
    TOKENS: Any
    UNROLL: Any
    WIDE: Any


class Matrices(NamedTuple):
    """Tensor descriptors of what the GEMMs read."""

    rows: Any
    w_up: Any
    hidden: Any
    w_down: Any


class How(NamedTuple):
    barrier: Any
    combine: Any
    sort: Any
    saving: Any
    weigh: Any
    dispatch_tasks: Any
    tail_tasks: Any
    reduce_tasks: Any
    down_lag: Any
    scatter_lag: Any


class Memory(NamedTuple):
    """Pointers. Of the symmetric heap: rows ... arrived, replied."""

    x: Any
    topk_ids: Any
    topk_weights: Any
    w_up: Any
    w_down: Any
    out: Any
    rows: Any
    origins: Any
    shared: Any
    gates: Any
    y: Any
    replies: Any
    splits: Any
    splits_here: Any
    arrived: Any
    replied: Any
    hidden: Any
    done: Any
    draws: Any
    counted: Any
    places: Any
    layout: Any
    tiles: Any
    queue: Any
    head: Any
    log: Any
