"""The first tasks of every call: who sends how many rows where, and the queue of everybody's work.

Several programs plan, each a part: they divide the choices, count them, and place them. In between, the first of them sends the
rank's counts to all ranks and waits for theirs. So whoever has a plan knows that every rank is in this call, has left the
one before, and has cleared its counters: nothing else in the kernel needs a barrier.
"""
from ...machine.device.triton_functions import at, at_each, release, signal, signal_add, signal_each, wait_at_least
from ...machine.device.triton_names import jit, tl
from .names import (
    BASE,
    COUNTED,
    DRAWS,
    LAID,
    OFFSET,
    ORDER,
    PLACE,
    PLACED,
    RECEIVES,
    ROWS,
    SENDS,
    SERIAL,
    SHARED,
    SLOT,
    START,
    THERE,
    TILES,
)
from .queues import SPAN, measure_queue, write_queue

CHUNK = tl.constexpr(64)  # flat tokens that are counted at a time; tiles that are placed
ROWS_AT_ONCE = tl.constexpr(16)  # of counts that are added


@jit
def clear(memory, n, part, parts):
    for first in range(part * SPAN, n, parts * SPAN):
        i = first + tl.arange(0, SPAN)
        tl.store(memory + i, tl.zeros((SPAN,), tl.int32), mask=i < n)


@jit
def share_of(s, part, parts):
    """First and last flat token (exclusive) of a part of the plan: whole tokens."""
    tokens = tl.cdiv(s.tokens, parts)
    return tl.minimum(part * tokens, s.tokens) * s.topk, tl.minimum((part + 1) * tokens, s.tokens) * s.topk


@jit
def count_choices(m, s, part, parts, EXPERTS: tl.constexpr):
    """counted[part, e]: choices of each expert in this part. places[PLACE, f]: how many earlier choices of the part are of
    the same expert."""
    expert = tl.arange(0, EXPERTS)
    counts = tl.zeros((EXPERTS,), tl.int32)
    begin, end = share_of(s, part, parts)
    for first in range(begin, end, CHUNK):
        f = first + tl.arange(0, CHUNK)
        chosen = tl.load(m.topk_ids + f, mask=f < end, other=-1)
        same = (chosen[:, None] == expert[None, :]).to(tl.int32)
        through = tl.cumsum(same, 0) + counts[None, :]
        tl.store(m.places + PLACE * s.flats + f, tl.sum(same * (through - 1), 1), mask=f < end)
        counts += tl.sum(same, 0)
    tl.store(m.counted + part * s.experts + expert, counts, mask=expert < s.experts)


@jit
def count_before(m, s, part, EXPERTS: tl.constexpr):
    """Choices of each expert in all parts before `part`, int32 [EXPERTS]."""
    expert = tl.arange(0, EXPERTS)
    counts = tl.zeros((EXPERTS,), tl.int32)
    for first in range(0, part, ROWS_AT_ONCE):
        row = first + tl.arange(0, ROWS_AT_ONCE)
        some = tl.load(m.counted + row[:, None] * s.experts + expert[None, :],
                       mask=(row < part)[:, None] & (expert < s.experts)[None, :], other=0)
        counts += tl.sum(some, 0)
    return counts


@jit
def exchange(counts, splits, m, s, w, epoch, WORLD: tl.constexpr, EXPERTS: tl.constexpr):
    """This rank's counts to every rank, and every rank's here: splits [ranks, experts]."""
    expert = tl.arange(0, EXPERTS)
    for distance in range(w.size):
        peer = (w.rank + distance) % w.size
        tl.store(at(splits, w.bases, w.rank, peer) + w.rank * s.experts + expert, counts, mask=expert < s.experts)
    meet(m, w, epoch, WORLD)


@jit
def meet(m, w, epoch, WORLD: tl.constexpr):
    """Waits until every rank is in this call: it has cleared its counters, and what it stored before it met is there."""
    peer = tl.arange(0, WORLD)
    there = peer < w.size
    signal_each(at_each(m.splits_here, w.bases, w.rank, peer, there) + w.rank, epoch + 0 * peer, there)  # one release for all
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
    of_experts = tl.sum(mine, 0)
    start = tl.cumsum(mine, 0) - mine + (tl.cumsum(of_experts, 0) - of_experts)[None, :]
    here = owner == w.rank
    tl.store(m.layout + BASE * s.experts + expert, offset + before, mask=there)
    tl.store(m.layout + START * s.experts + expert, start, mask=there)
    tl.store(m.layout + OFFSET * s.experts + number + 0 * owner, offset, mask=there & here)
    tl.store(m.layout + ROWS * s.experts + number + 0 * owner, rows, mask=there & here)
    return tl.sum(tl.where(here, padded, 0)) // BM, tl.sum(tl.where(here, rows, 0)), tl.sum(of_experts)


@jit
def place_choices(m, s, how, part, parts, EXPERTS: tl.constexpr):
    """Of each flat token of a part its slot and the slot whose row it shares, and the order of sending: by local expert,
    rank and token, so that every rank's first experts have their rows first; or (without `sort`) as they are."""
    each, before = tl.arange(0, EXPERTS), count_before(m, s, part, EXPERTS)
    known = each < s.experts
    slots, turns = m.counted + (parts + part) * s.experts, m.counted + (2 * parts + part) * s.experts
    tl.store(slots + each, before + tl.load(m.layout + BASE * s.experts + each, mask=known, other=0), mask=known)
    tl.store(turns + each, before + tl.load(m.layout + START * s.experts + each, mask=known, other=0), mask=known)
    release()  # the other waves read it
    begin, end = share_of(s, part, parts)
    for first in range(begin, end, SPAN):
        f = first + tl.arange(0, SPAN)
        inside = f < end
        expert = tl.load(m.topk_ids + f, mask=inside, other=-1)
        live = expert >= 0
        place = tl.load(m.places + PLACE * s.flats + f, mask=live, other=0)
        slot = tl.load(slots + expert, mask=live, other=0) + place
        least, shared = expert, slot
        if how.saving:  # the row of the token's first expert on that rank
            for k in range(s.topk):
                other_f = f // s.topk * s.topk + k
                other = tl.load(m.topk_ids + other_f, mask=live, other=-1)
                less = live & (other >= 0) & (other // s.local == expert // s.local) & (other < least)
                least = tl.where(less, other, least)
                shared = tl.where(less, tl.load(slots + other, mask=less, other=0)
                                  + tl.load(m.places + PLACE * s.flats + other_f, mask=less, other=0), shared)
        tl.store(m.places + SLOT * s.flats + f, slot, mask=inside)
        tl.store(m.places + SHARED * s.flats + f, shared, mask=inside)
        if how.sort:
            turn = tl.load(turns + expert, mask=live, other=0) + place
            tl.store(m.places + ORDER * s.flats + turn, f, mask=live)
        else:
            tl.store(m.places + ORDER * s.flats + f, f, mask=inside)


@jit
def place_tiles(m, s, tiles, part, parts, BM: tl.constexpr, LOCAL: tl.constexpr):
    """tiles int32 [4, most_tiles]: of each tile of BM rows the local expert, how many of the rows there are, the expert's
    first tile, and how many it has."""
    number = tl.arange(0, LOCAL)
    offset = tl.load(m.layout + OFFSET * s.experts + number, mask=number < s.local, other=1 << 30)
    for first in range(part * CHUNK, tiles, parts * CHUNK):
        tile = first + tl.arange(0, CHUNK)
        inside = tile < tiles
        # Rows of an expert begin where those of one without rows do: the last that begins here has them.
        expert = tl.sum((offset[None, :] <= (tile * BM)[:, None]).to(tl.int32), 1) - 1
        begin = tl.load(m.layout + OFFSET * s.experts + expert, mask=inside, other=0)
        rows = tl.load(m.layout + ROWS * s.experts + expert, mask=inside, other=0)
        tl.store(m.tiles + tile, expert, mask=inside)
        tl.store(m.tiles + s.most_tiles + tile, tl.minimum(rows - (tile * BM - begin), BM), mask=inside)
        tl.store(m.tiles + 2 * s.most_tiles + tile, begin // BM, mask=inside)
        tl.store(m.tiles + 3 * s.most_tiles + tile, tl.cdiv(rows, BM), mask=inside)


@jit
def lay_out(m, s, w, how, epoch, parts, BM: tl.constexpr, BATCH: tl.constexpr, TOKENS: tl.constexpr, WORLD: tl.constexpr,
            LOCAL: tl.constexpr, EXPERTS: tl.constexpr):
    """By one program, between the others' counting and placing: the ranks' counts, and what follows from them."""
    splits = m.splits + epoch % 2 * w.size * s.experts  # a peer may be a call ahead
    exchange(count_before(m, s, parts, EXPERTS), splits, m, s, w, epoch, WORLD, EXPERTS)
    tiles, receives, sends = receive_offsets(splits, m, s, w, BM, WORLD, LOCAL)
    sends = tl.where(how.sort != 0, sends, s.tokens * s.topk)
    # Serial combine: a rank without tokens reduces one block of none. It waits for all ranks, who add to its `replied`, before
    # it clears that in the next call.
    tokens = tl.maximum(s.tokens, (how.combine == SERIAL).to(tl.int32))
    measure_queue(m, s, how, tiles, tl.cdiv(sends, BATCH), tl.cdiv(tokens, TOKENS) * s.down, parts)
    tl.store(m.head + TILES, tiles)
    tl.store(m.head + SENDS, sends)
    tl.store(m.head + RECEIVES, receives)
    if (how.combine == SERIAL) & (tiles == 0):  # no task of this rank will say that it has finished
        for peer in range(w.size):
            signal_add(at(m.replied + s.token_blocks * s.down, w.bases, w.rank, peer), 1)


@jit
def make_plan(m, s, w, how, epoch, part, parts, BM: tl.constexpr, BATCH: tl.constexpr, TOKENS: tl.constexpr,
              WORLD: tl.constexpr, LOCAL: tl.constexpr, EXPERTS: tl.constexpr):
    """A part of the plan. All parts are drawn by different programs, which run at once and wait for one another; the others
    wait for all of them."""
    clear(m.arrived, tl.maximum(s.most_tiles, s.local), part, parts)
    clear(m.done, s.most_tiles * (2 + s.down) + 1, part, parts)
    clear(m.replied, s.token_blocks * s.down + 1, part, parts)
    clear(m.draws + (epoch + 1) % 2 * DRAWS, DRAWS, part, parts)  # of the next call: this one's are in use
    count_choices(m, s, part, parts, EXPERTS)
    counted, placed = m.draws + epoch % 2 * DRAWS + COUNTED, m.draws + epoch % 2 * DRAWS + PLACED
    signal_add(counted, 1)
    if part == 0:
        wait_at_least(counted, parts)
        lay_out(m, s, w, how, epoch, parts, BM, BATCH, TOKENS, WORLD, LOCAL, EXPERTS)
        signal(m.head + LAID, epoch)
    wait_at_least(m.head + LAID, epoch)
    tiles = tl.load(m.head + TILES)
    place_choices(m, s, how, part, parts, EXPERTS)
    place_tiles(m, s, tiles, part, parts, BM, LOCAL)
    write_queue(m, s, how, tiles, part, parts)
    if signal_add(placed, 1) == parts - 1:
        wait_at_least(placed, parts)  # what the others have stored is in what it tells
        signal(m.head + THERE, epoch)
