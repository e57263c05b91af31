"""The tasks of the queue, one function each. A program is a block; what it stored is released when it counts up."""
from ..device.triton_functions import at, at_each, signal_add, signal_add_each, wait_at_least
from ..device.triton_names import jit, tl
from .names import (
    COPIED,
    DOWN_DONE,
    GATHER,
    ORDER,
    PER_EXPERT,
    PER_TILE,
    PUSHED,
    SENDS,
    SENT,
    SERIAL,
    SHARED,
    SLOT,
    UP_DONE,
)


@jit
def rows_of_tile(m, s, tile):
    """(local expert, rows) of a tile."""
    return tl.load(m.tiles + tile), tl.load(m.tiles + s.most_tiles + tile)


@jit
def count_alike(keys, there, N: tl.constexpr):
    """Of each key how often it occurs, and whether it is the first of its like: one signal will do for all of them."""
    number = tl.arange(0, N)
    alike = (keys[:, None] == keys[None, :]) & there[:, None] & there[None, :]
    earlier = tl.sum((alike & (number[None, :] < number[:, None])).to(tl.int32), 1)
    return tl.sum(alike.to(tl.int32), 1), there & (earlier == 0)


@jit
def dispatch(m, s, w, how, unit, BM: tl.constexpr, BATCH: tl.constexpr, COLUMNS: tl.constexpr):
    """BATCH flat tokens, in the order of the plan, to the slots of their experts: the row (unless it shares one), where
    it came from, its weight. Then the counters of arrived rows."""
    number = unit * BATCH + tl.arange(0, BATCH)
    inside = number < tl.load(m.head + SENDS)
    flat = tl.load(m.places + ORDER * s.flats + number, mask=inside, other=0)
    expert = tl.load(m.topk_ids + flat, mask=inside, other=-1)
    there = expert >= 0
    peer = tl.where(there, expert // s.local, w.rank)
    slot = tl.load(m.places + SLOT * s.flats + flat, mask=there, other=0)
    lies = tl.load(m.places + SHARED * s.flats + flat, mask=there, other=0)
    to = at_each(m.rows, w.bases, w.rank, peer, there) + slot.to(tl.int64) * s.dim
    source = m.x + (flat // s.topk).to(tl.int64) * s.dim
    for first in range(0, s.dim, COLUMNS):
        column = first + tl.arange(0, COLUMNS)
        mask = (there & (lies == slot))[:, None] & (column < s.dim)[None, :]
        tl.store(to[:, None] + column[None, :], tl.load(source[:, None] + column[None, :], mask=mask), mask=mask)
    tl.store(at_each(m.origins, w.bases, w.rank, peer, there) + slot, w.rank * s.flats + flat, mask=there)
    tl.store(at_each(m.shared, w.bases, w.rank, peer, there) + slot, lies, mask=there)
    weight = tl.load(m.topk_weights + flat, mask=there)
    tl.store(at_each(m.gates, w.bases, w.rank, peer, there) + slot, weight, mask=there)
    counter = 0 * slot
    if how.barrier == PER_TILE:
        counter = slot // BM
    elif how.barrier == PER_EXPERT:
        counter = expert % s.local
    count, first_of = count_alike(peer * (1 << 24) + counter, there, BATCH)
    signal_add_each(at_each(m.arrived, w.bases, w.rank, peer, there) + counter, count, first_of)


@jit
def tail(m, s, tile, BM: tl.constexpr, COLUMNS: tl.constexpr):
    """The rows of a tile that came once for several experts of this rank: each copied from where it lies."""
    expert, count = rows_of_tile(m, s, tile)
    for row in range(count):
        lies = tl.load(m.shared + tile * BM + row)
        if lies // BM != tile:
            other, wanted = rows_of_tile(m, s, lies // BM)
            wait_at_least(m.arrived + lies // BM, wanted)
    row = tile * BM + tl.arange(0, BM)
    lies = tl.load(m.shared + row, mask=row < tile * BM + count, other=0)
    copied = (row < tile * BM + count) & (lies != row)
    source, to = m.rows + lies.to(tl.int64) * s.dim, m.rows + row.to(tl.int64) * s.dim
    for first in range(0, s.dim, COLUMNS):
        column = first + tl.arange(0, COLUMNS)
        mask = copied[:, None] & (column < s.dim)[None, :]
        tl.store(to[:, None] + column[None, :], tl.load(source[:, None] + column[None, :], mask=mask), mask=mask)
    signal_add(m.done + tile * (2 + s.down) + COPIED, 1)


@jit
def up_and_gate(m, s, unit, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """hidden [a tile's rows, a block of columns] = silu(x gate^T) * (x up^T)."""
    tile, block = unit // s.up, unit % s.up
    expert, count = rows_of_tile(m, s, tile)
    row, column, k = tl.arange(0, BM), block * BN + tl.arange(0, BN), tl.arange(0, BK)
    weights = tl.make_tensor_descriptor(m.w_up, [s.local * 2 * s.inter, s.dim], [s.dim, 1], [BN, BK])
    a = m.rows + (tile * BM + row).to(tl.int64)[:, None] * s.dim + k[None, :]
    gate, value = tl.zeros((BM, BN), tl.float32), tl.zeros((BM, BN), tl.float32)
    for first in range(0, s.dim, BK):
        part = tl.load(a + first, mask=(row < count)[:, None] & (first + k < s.dim)[None, :], other=0)
        gate = tl.dot(part, weights.load([expert * 2 * s.inter + block * BN, first]).T, gate)
        value = tl.dot(part, weights.load([(expert * 2 + 1) * s.inter + block * BN, first]).T, value)
    h = gate / (1 + tl.exp(-gate)) * value
    tl.store(m.hidden + (tile * BM + row).to(tl.int64)[:, None] * s.inter + column[None, :],
             h.to(m.hidden.dtype.element_ty), mask=(row < count)[:, None] & (column < s.inter)[None, :])
    signal_add(m.done + tile * (2 + s.down) + UP_DONE, 1)


@jit
def down_again(m, s, w, how, unit, units, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, TOKENS: tl.constexpr):
    """y [a tile's rows, a block of columns] = hidden down^T, times the row's weight if `weigh`. Who waits is told."""
    tile, block = unit // s.down, unit % s.down
    expert, count = rows_of_tile(m, s, tile)
    row, column, k = tl.arange(0, BM), block * BN + tl.arange(0, BN), tl.arange(0, BK)
    slot = tile * BM + row
    peer, flat = origins_of(m, s, w, slot, row < count)  # asked now, so that the answer is there when it is needed
    weights = tl.make_tensor_descriptor(m.w_down, [s.local * s.dim, s.inter], [s.inter, 1], [BN, BK])
    a = m.hidden + slot.to(tl.int64)[:, None] * s.inter + k[None, :]
    total = tl.zeros((BM, BN), tl.float32)
    for first in range(0, s.inter, BK):
        part = tl.load(a + first, mask=(row < count)[:, None] & (first + k < s.inter)[None, :], other=0)
        total = tl.dot(part, weights.load([expert * s.dim + block * BN, first]).T, total)
    if how.weigh:
        total *= tl.load(m.gates + slot, mask=row < count, other=0)[:, None]
    to, counters, like, first_of = m.y + slot.to(tl.int64) * s.dim, m.replied + 0 * slot, 0 * slot, row < count
    if (how.combine == GATHER) | (how.combine == PUSHED):
        counters, like, first_of = counters_of(m, s, w, peer, flat, row < count, block, BM, TOKENS)
    if how.combine == PUSHED:
        to = at_each(m.replies, w.bases, w.rank, peer, row < count) + flat.to(tl.int64) * s.dim
    tl.store(to[:, None] + column[None, :], total.to(m.y.dtype.element_ty),
             mask=(row < count)[:, None] & (column < s.dim)[None, :])
    if how.combine == SENT:
        signal_add(m.done + tile * (2 + s.down) + DOWN_DONE + block, 1)
    elif how.combine == SERIAL:
        tell_all(m, s, w, units)
    else:
        signal_add_each(counters, like, first_of)


@jit
def origins_of(m, s, w, slot, there):
    """Where rows came from: rank and flat token."""
    origin = tl.load(m.origins + slot, mask=there, other=0)
    return tl.where(there, origin // s.flats, w.rank), origin % s.flats


@jit
def counters_of(m, s, w, peer, flat, there, block, N: tl.constexpr, TOKENS: tl.constexpr):
    """Of rows' origins the counters of this block of their columns, one for each block of tokens and of columns; how many
    of the rows each is for; and which of several equal ones is to be used."""
    counter = flat // s.topk // TOKENS * s.down + block
    like, first_of = count_alike(peer * (1 << 24) + counter, there, N)
    return at_each(m.replied, w.bases, w.rank, peer, there) + counter, like, first_of


@jit
def tell_all(m, s, w, units):
    """To all ranks, by the last of `units` programs to come here, that this rank's outputs are there."""
    finished = m.done + s.most_tiles * (2 + s.down)
    if signal_add(finished, 1) == units - 1:
        wait_at_least(finished, units)  # what the others have stored is in what it tells
        for peer in range(w.size):
            signal_add(at(m.replied + s.token_blocks * s.down, w.bases, w.rank, peer), 1)


@jit
def scatter(m, s, w, unit, BM: tl.constexpr, BN: tl.constexpr, TOKENS: tl.constexpr):
    """A block of columns of a tile's outputs, each row to its origin: replies [flat token, dim] there."""
    tile, block = unit // s.down, unit % s.down
    expert, count = rows_of_tile(m, s, tile)
    row, column = tl.arange(0, BM), block * BN + tl.arange(0, BN)
    slot, there = tile * BM + row, row < count
    peer, flat = origins_of(m, s, w, slot, there)
    to = at_each(m.replies, w.bases, w.rank, peer, there) + flat.to(tl.int64) * s.dim
    counters, like, first_of = counters_of(m, s, w, peer, flat, there, block, BM, TOKENS)
    mask = there[:, None] & (column < s.dim)[None, :]
    value = tl.load(m.y + slot.to(tl.int64)[:, None] * s.dim + column[None, :], mask=mask)
    tl.store(to[:, None] + column[None, :], value, mask=mask)
    signal_add_each(counters, like, first_of)


@jit
def reduce(m, s, w, how, unit, BN: tl.constexpr, TOKENS: tl.constexpr):
    """out, of a block of tokens and a block of columns: the sum over k, in this order, in float32."""
    token, column = unit // s.down * TOKENS + tl.arange(0, TOKENS), unit % s.down * BN + tl.arange(0, BN)
    total = tl.zeros((TOKENS, BN), tl.float32)
    for k in range(s.topk):
        flat = token * s.topk + k
        expert = tl.load(m.topk_ids + flat, mask=token < s.tokens, other=-1)
        there = expert >= 0
        row = m.replies + flat.to(tl.int64) * s.dim
        if how.combine < SENT:  # they are where they were computed
            slot = tl.load(m.places + SLOT * s.flats + flat, mask=there, other=0)
            peer = tl.where(there, expert // s.local, w.rank)
            row = at_each(m.y, w.bases, w.rank, peer, there) + slot.to(tl.int64) * s.dim
        mask = there[:, None] & (column < s.dim)[None, :]
        value = tl.load(row[:, None] + column[None, :], mask=mask, other=0).to(tl.float32)
        if how.weigh == 0:  # the expert has not done it
            value *= tl.load(m.topk_weights + flat, mask=there, other=0)[:, None]
        total += value
    tl.store(m.out + token.to(tl.int64)[:, None] * s.dim + column[None, :], total.to(m.out.dtype.element_ty),
             mask=(token < s.tokens)[:, None] & (column < s.dim)[None, :])
