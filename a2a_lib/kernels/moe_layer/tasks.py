"""The other tasks of the queue: dispatch, tail, scatter, reduce. A program is a block; what it stored is released when it
counts up."""
from ...machine.device.triton_functions import at_each, signal_add, signal_add_each, wait_at_least
from ...machine.device.triton_names import jit, tl
from .names import COPIED, ORDER, PER_EXPERT, PER_TILE, SENDS, SENT, SHARED, SLOT
from .tiles import count_alike, origins_of, rows_of_tile, signal_origins, tile_and_block


@jit
def dispatch(m, s, w, how, unit, size):
    """BATCH flat tokens, in the order of the plan, to the slots of their experts: the row (unless it shares one), where
    it came from, its weight. Then the counters of arrived rows."""
    number = unit * size.BATCH + tl.arange(0, size.BATCH)
    inside = number < tl.load(m.head + SENDS)
    flat = tl.load(m.places + ORDER * s.flats + number, mask=inside, other=0)
    expert = tl.load(m.topk_ids + flat, mask=inside, other=-1)
    there = expert >= 0
    peer = tl.where(there, expert // s.local, w.rank)
    slot = tl.load(m.places + SLOT * s.flats + flat, mask=there, other=0)
    lies = tl.load(m.places + SHARED * s.flats + flat, mask=there, other=0)
    to = at_each(m.rows, w.bases, w.rank, peer, there) + slot.to(tl.int64) * s.dim
    source = m.x + (flat // s.topk).to(tl.int64) * s.dim
    for first in range(0, s.dim, size.COLUMNS):
        column = first + tl.arange(0, size.COLUMNS)
        mask = (there & (lies == slot))[:, None] & (column < s.dim)[None, :]
        tl.store(to[:, None] + column[None, :], tl.load(source[:, None] + column[None, :], mask=mask), mask=mask)
    tl.store(at_each(m.origins, w.bases, w.rank, peer, there) + slot, w.rank * s.flats + flat, mask=there)
    tl.store(at_each(m.shared, w.bases, w.rank, peer, there) + slot, lies, mask=there)
    weight = tl.load(m.topk_weights + flat, mask=there)
    tl.store(at_each(m.gates, w.bases, w.rank, peer, there) + slot, weight, mask=there)
    counter = 0 * slot
    if how.barrier == PER_TILE:
        counter = slot // size.BM
    elif how.barrier == PER_EXPERT:
        counter = expert % s.local
    count, first_of = count_alike(peer * (1 << 24) + counter, there, size.BATCH)
    signal_add_each(at_each(m.arrived, w.bases, w.rank, peer, there) + counter, count, first_of)


@jit
def tail(m, s, tile, size):
    """The rows of a tile that came once for several experts of this rank: each copied from where it lies."""
    expert, count = rows_of_tile(m, s, tile)
    for row in range(count):
        lies = tl.load(m.shared + tile * size.BM + row)
        if lies // size.BM != tile:
            other, wanted = rows_of_tile(m, s, lies // size.BM)
            wait_at_least(m.arrived + lies // size.BM, wanted)
    row = tile * size.BM + tl.arange(0, size.BM)
    lies = tl.load(m.shared + row, mask=row < tile * size.BM + count, other=0)
    copied = (row < tile * size.BM + count) & (lies != row)
    source, to = m.rows + lies.to(tl.int64) * s.dim, m.rows + row.to(tl.int64) * s.dim
    COLUMNS: tl.constexpr = max(size.COLUMNS * size.BATCH // size.BM, 16)  # as many values at a time as dispatch
    for first in range(0, s.dim, COLUMNS):
        column = first + tl.arange(0, COLUMNS)
        mask = copied[:, None] & (column < s.dim)[None, :]
        tl.store(to[:, None] + column[None, :], tl.load(source[:, None] + column[None, :], mask=mask), mask=mask)
    signal_add(m.done + tile * (2 + s.down) + COPIED, 1)


@jit
def scatter(m, s, w, how, unit, size):
    """A block of columns of a tile's outputs, each row to its origin: replies [flat token, dim] there."""
    tile, block = tile_and_block(m, s, how, unit, s.down)
    expert, count = rows_of_tile(m, s, tile)
    row = tl.arange(0, size.BM)
    slot, there = tile * size.BM + row, row < count
    peer, flat = origins_of(m, s, w, slot, there)
    to = at_each(m.replies, w.bases, w.rank, peer, there) + flat.to(tl.int64) * s.dim
    for turn in tl.static_range(size.WIDE):
        column = (block * size.WIDE + turn) * size.BD + tl.arange(0, size.BD)
        mask = there[:, None] & (column < s.dim)[None, :]
        value = tl.load(m.y + slot.to(tl.int64)[:, None] * s.dim + column[None, :], mask=mask)
        tl.store(to[:, None] + column[None, :], value, mask=mask)
    signal_origins(m, s, w, tile * size.BM, count, block, size)


@jit
def choice(m, s, how, token, k):
    """Of tokens the k-th expert, and the weight that its answer gets here."""
    flat = token * s.topk + k
    expert = tl.load(m.topk_ids + flat, mask=token < s.tokens, other=-1)
    weight = tl.load(m.topk_weights + flat, mask=token < s.tokens, other=0)
    return expert, tl.where(how.weigh != 0, 1.0, weight)  # the expert may have applied it


@jit
def reduce(m, s, w, how, unit, size):
    """out, of a block of tokens and WIDE blocks of columns: the sum over k, in this order, in float32."""
    token = unit // s.down * size.TOKENS + tl.arange(0, size.TOKENS)
    if size.WIDE > 1:
        for turn in range(size.WIDE):
            reduce_columns(m, s, w, how, token, (unit % s.down * size.WIDE + turn) * size.BD, size)
    else:
        reduce_columns(m, s, w, how, token, unit % s.down * size.BD, size)


@jit
def reduce_columns(m, s, w, how, token, column, size):
    column += tl.arange(0, size.BD)
    inside = (token < s.tokens)[:, None] & (column < s.dim)[None, :]
    total = tl.zeros((size.TOKENS, size.BD), tl.float32)
    if how.combine < SENT:  # answers are where they were computed
        for k in tl.range(0, s.topk, loop_unroll_factor=size.UNROLL):
            expert, weight = choice(m, s, how, token, k)
            there = expert >= 0
            slot = tl.load(m.places + SLOT * s.flats + token * s.topk + k, mask=there, other=0)
            peer = tl.where(there, expert // s.local, w.rank)
            row = at_each(m.y, w.bases, w.rank, peer, there) + slot.to(tl.int64) * s.dim
            value = tl.load(row[:, None] + column[None, :], mask=inside & there[:, None], other=0)
            total += value.to(tl.float32) * weight[:, None]
    else:  # they are here; no load waits for what another one says
        for k in tl.range(0, s.topk, loop_unroll_factor=size.UNROLL):
            expert, weight = choice(m, s, how, token, k)
            row = m.replies + (token * s.topk + k).to(tl.int64) * s.dim
            value = tl.load(row[:, None] + column[None, :], mask=inside, other=0)
            total += tl.where((expert >= 0)[:, None], value.to(tl.float32) * weight[:, None], 0.0)
    tl.store(m.out + token.to(tl.int64)[:, None] * s.dim + column[None, :], total.to(m.out.dtype.element_ty), mask=inside)
