"""The first task of every call: who sends how many rows where, and the queue of everybody's work.

Between sending its own counts and reading the others', a rank waits for all ranks. So whoever has a plan knows that
every rank is in this call, has left the one before, and has cleared its counters: nothing else in the kernel needs a barrier.
"""
from ..device.triton_functions import at, release, signal, signal_add, wait_at_least
from ..device.triton_names import jit, tl
from .names import (
    BASE,
    DISPATCH,
    DOWN,
    FIRST,
    KIND_SHIFT,
    NOTED,
    OFFSET,
    ORDER,
    PLACE,
    RECEIVES,
    REDUCE,
    ROWS,
    SCATTER,
    SENDS,
    SENT,
    SERIAL,
    SHARED,
    SLOT,
    START,
    TAIL,
    TASKS,
    TILES,
    UNITS,
    UP,
)

CHUNK = tl.constexpr(64)  # flat tokens that are counted at a time
SPAN = tl.constexpr(256)  # what is cleared or written at a time


@jit
def clear(memory, n):
    for first in range(0, n, SPAN):
        i = first + tl.arange(0, SPAN)
        tl.store(memory + i, tl.zeros((SPAN,), tl.int32), mask=i < n)


@jit
def count_choices(m, s, EXPERTS: tl.constexpr):
    """Choices of each expert, int32 [EXPERTS]. places[PLACE, f]: how many earlier choices are of the same expert."""
    expert = tl.arange(0, EXPERTS)
    counts = tl.zeros((EXPERTS,), tl.int32)
    for first in range(0, s.tokens * s.topk, CHUNK):
        f = first + tl.arange(0, CHUNK)
        chosen = tl.load(m.topk_ids + f, mask=f < s.tokens * s.topk, other=-1)
        same = (chosen[:, None] == expert[None, :]).to(tl.int32)
        through = tl.cumsum(same, 0) + counts[None, :]
        tl.store(m.places + PLACE * s.flats + f, tl.sum(same * (through - 1), 1), mask=f < s.tokens * s.topk)
        counts += tl.sum(same, 0)
    return counts


@jit
def exchange(counts, splits, m, s, w, epoch, EXPERTS: tl.constexpr):
    """This rank's counts to every rank, and every rank's here: splits [ranks, experts]."""
    expert = tl.arange(0, EXPERTS)
    for distance in range(w.size):
        peer = (w.rank + distance) % w.size
        tl.store(at(splits, w.bases, w.rank, peer) + w.rank * s.experts + expert, counts, mask=expert < s.experts)
    for distance in range(w.size):  # all are on their way before the first is waited for
        peer = (w.rank + distance) % w.size
        signal(at(m.splits_here, w.bases, w.rank, peer) + w.rank, epoch)
    for source in range(w.size):
        wait_at_least(m.splits_here + source, epoch)


@jit
def receive_offsets(splits, m, s, w, BM: tl.constexpr, WORLD: tl.constexpr, LOCAL: tl.constexpr):
    """layout, from the splits: at each rank the rows of its first expert, of all sources in turn, then those of the
    next; each expert's begin at a multiple of BM. Returns this rank's tiles, rows that it receives, rows that it sends."""
    owner, number = tl.arange(0, WORLD)[:, None], tl.arange(0, LOCAL)[None, :]
    there = (owner < w.size) & (number < s.local)
    expert = owner * s.local + number
    rows, before = tl.zeros((WORLD, LOCAL), tl.int32), tl.zeros((WORLD, LOCAL), tl.int32)
    for source in range(w.size):
        some = tl.load(splits + source * s.experts + expert, mask=there, other=0)
        rows += some
        before += some * (source < w.rank).to(tl.int32)
    padded = (rows + BM - 1) // BM * BM
    offset = tl.cumsum(padded, 1) - padded
    mine = tl.load(splits + w.rank * s.experts + expert, mask=there, other=0)
    of_ranks = tl.sum(mine, 1)
    start = tl.cumsum(mine, 1) - mine + (tl.cumsum(of_ranks, 0) - of_ranks)[:, None]
    here = owner == w.rank
    tl.store(m.layout + BASE * s.experts + expert, offset + before, mask=there)
    tl.store(m.layout + START * s.experts + expert, start, mask=there)
    tl.store(m.layout + OFFSET * s.experts + number + 0 * owner, offset, mask=there & here)
    tl.store(m.layout + ROWS * s.experts + number + 0 * owner, rows, mask=there & here)
    return tl.sum(tl.where(here, padded, 0)) // BM, tl.sum(tl.where(here, rows, 0)), tl.sum(of_ranks)


@jit
def place_choices(m, s, how):
    """Of each flat token its slot and the slot whose row it shares, and the order of sending: by rank, expert and
    token, or (without `sort`) as they are."""
    for first in range(0, s.tokens * s.topk, SPAN):
        f = first + tl.arange(0, SPAN)
        inside = f < s.tokens * s.topk
        expert = tl.load(m.topk_ids + f, mask=inside, other=-1)
        live = expert >= 0
        place = tl.load(m.places + PLACE * s.flats + f, mask=live, other=0)
        slot = tl.load(m.layout + BASE * s.experts + expert, mask=live, other=0) + place
        least, shared = expert, slot
        if how.saving:  # the row of the token's first expert on that rank
            for k in range(s.topk):
                other_f = f // s.topk * s.topk + k
                other = tl.load(m.topk_ids + other_f, mask=live, other=-1)
                less = live & (other >= 0) & (other // s.local == expert // s.local) & (other < least)
                least = tl.where(less, other, least)
                shared = tl.where(less, tl.load(m.layout + BASE * s.experts + other, mask=less, other=0)
                                  + tl.load(m.places + PLACE * s.flats + other_f, mask=less, other=0), shared)
        tl.store(m.places + SLOT * s.flats + f, slot, mask=inside)
        tl.store(m.places + SHARED * s.flats + f, shared, mask=inside)
        if how.sort:
            turn = tl.load(m.layout + START * s.experts + expert, mask=live, other=0) + place
            tl.store(m.places + ORDER * s.flats + turn, f, mask=live)
        else:
            tl.store(m.places + ORDER * s.flats + f, f, mask=inside)


@jit
def place_tiles(m, s, BM: tl.constexpr):
    """tiles int32 [2, most_tiles]: of each tile of BM rows the local expert, and how many of the rows there are."""
    for expert in range(s.local):
        first = tl.load(m.layout + OFFSET * s.experts + expert) // BM
        rows = tl.load(m.layout + ROWS * s.experts + expert)
        for i in range(0, tl.cdiv(rows, BM), SPAN):
            tile = i + tl.arange(0, SPAN)
            tl.store(m.tiles + first + tile, tl.zeros((SPAN,), tl.int32) + expert, mask=tile * BM < rows)
            tl.store(m.tiles + s.most_tiles + first + tile, tl.minimum(rows - tile * BM, BM), mask=tile * BM < rows)


@jit
def describe(head, kind, units, tasks, first, noted):
    """A kind's units are cut into `tasks` tasks (0: one each), which begin at `first`. Returns where the next does, and
    its units in the log."""
    cut = units
    if tasks > 0:
        cut = tl.minimum(tasks, units)
    tl.store(head + UNITS + kind, units)
    tl.store(head + TASKS + kind, cut)
    tl.store(head + FIRST + kind, first)
    tl.store(head + NOTED + kind, noted)
    return first + cut, noted + units


@jit
def enqueue(queue, kind, first, end):
    for i in range(0, end - first, SPAN):
        task = i + tl.arange(0, SPAN)
        tl.store(queue + first + task, (kind << KIND_SHIFT) + task, mask=task < end - first)


@jit
def until(turn, tiles):
    return tl.minimum(tl.maximum(turn, 0), tiles)


@jit
def enqueue_tiles(queue, kind, first, tiles, own, lag, up, down, down_lag, scatter, scatter_lag):
    """The tasks of one kind that has `own` per tile, among those of the others: in the order of (tile + lag, kind)."""
    for i in range(0, tiles * own, SPAN):
        task = i + tl.arange(0, SPAN)
        turn = task // own + lag
        before = up * until(turn + (kind > UP), tiles)
        before += down * until(turn - down_lag + (kind > DOWN), tiles)
        before += scatter * until(turn - scatter_lag + (kind > SCATTER), tiles)
        tl.store(queue + first + before + task % own, (kind << KIND_SHIFT) + task, mask=task < tiles * own)


@jit
def write_queue(m, s, how, tiles, batches, replies):
    """head and queue. batches, replies: units of dispatching and of reducing."""
    up, down, scatter = s.up, s.down, s.down * (how.combine == SENT).to(tl.int32)
    down_lag = tl.where(how.down_lag < 0, tiles, how.down_lag)
    scatter_lag = down_lag + tl.where(how.scatter_lag < 0, tiles, how.scatter_lag)
    end, noted = describe(m.head, DISPATCH, batches, how.dispatch_tasks, 0, 1)
    enqueue(m.queue, DISPATCH, 0, end)
    first = end
    end, noted = describe(m.head, TAIL, tiles * how.saving, how.tail_tasks, first, noted)
    enqueue(m.queue, TAIL, first, end)
    first = end
    end, noted = describe(m.head, UP, tiles * up, 0, first, noted)
    end, noted = describe(m.head, DOWN, tiles * down, 0, end, noted)
    end, noted = describe(m.head, SCATTER, tiles * scatter, 0, end, noted)
    enqueue_tiles(m.queue, UP, first, tiles, up, 0, up, down, down_lag, scatter, scatter_lag)
    enqueue_tiles(m.queue, DOWN, first, tiles, down, down_lag, up, down, down_lag, scatter, scatter_lag)
    enqueue_tiles(m.queue, SCATTER, first, tiles, scatter, scatter_lag, up, down, down_lag, scatter, scatter_lag)
    first = end
    end, noted = describe(m.head, REDUCE, replies, how.reduce_tasks, first, noted)
    enqueue(m.queue, REDUCE, first, end)
    tl.store(m.head + FIRST + REDUCE + 1, end)


@jit
def make_plan(m, s, w, how, epoch, BM: tl.constexpr, BATCH: tl.constexpr, TOKENS: tl.constexpr, WORLD: tl.constexpr,
              LOCAL: tl.constexpr, EXPERTS: tl.constexpr):
    """By one program, while the others wait."""
    clear(m.arrived, s.most_tiles)
    clear(m.done, s.most_tiles * (2 + s.down) + 1)
    clear(m.replied, s.token_blocks * s.down + 1)
    clear(m.draws + (epoch + 1) % 2 * 8, 8)  # of the next call: this one's are in use
    splits = m.splits + epoch % 2 * w.size * s.experts  # a peer may be a call ahead
    exchange(count_choices(m, s, EXPERTS), splits, m, s, w, epoch, EXPERTS)
    tiles, receives, sends = receive_offsets(splits, m, s, w, BM, WORLD, LOCAL)
    release()  # the other waves read what some have stored
    place_choices(m, s, how)
    place_tiles(m, s, BM)
    sends = tl.where(how.sort != 0, sends, s.tokens * s.topk)
    write_queue(m, s, how, tiles, tl.cdiv(sends, BATCH), tl.cdiv(s.tokens, TOKENS) * s.down)
    tl.store(m.head + TILES, tiles)
    tl.store(m.head + SENDS, sends)
    tl.store(m.head + RECEIVES, receives)
    if (how.combine == SERIAL) & (tiles == 0):  # no task of this rank will say that it has finished
        for peer in range(w.size):
            signal_add(at(m.replied + s.token_blocks * s.down, w.bases, w.rank, peer), 1)
