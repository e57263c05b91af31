"""The two GEMMs of an expert, a tile of rows and a block of columns at a time."""
from ..device.triton_functions import at_each, see_stores, signal_add
from ..device.triton_names import jit, tl
from .names import DOWN_DONE, PUSHED, SENT, SERIAL, UP_DONE
from .tiles import origins_of, rows_of_tile, signal_origins, tell_all, tile_and_block


@jit
def multiply(total, part, weights, SWAP: tl.constexpr):
    """total += part weights^T; [columns, rows] if SWAP: few rows are the narrow side of a tile of the matrix units."""
    if SWAP:
        total = tl.dot(weights, part.T, total)
    else:
        total = tl.dot(part, weights.T, total)
    return total


@jit
def zeros(ROWS: tl.constexpr, COLUMNS: tl.constexpr, SWAP: tl.constexpr):
    if SWAP:
        total = tl.zeros((COLUMNS, ROWS), tl.float32)
    else:
        total = tl.zeros((ROWS, COLUMNS), tl.float32)
    return total


@jit
def keep_hidden(m, s, gate, value, slot, count, block, ROWS: tl.constexpr, size):
    """What comes of the first GEMM, to `hidden`, from a slot on."""
    h = (gate / (1 + tl.exp(-gate)) * value).to(m.hidden.dtype.element_ty)
    if size.SWAP:
        h = h.T
    row, column = tl.arange(0, ROWS), block * size.BN + tl.arange(0, size.BN)
    tl.store(m.hidden + (slot + row).to(tl.int64)[:, None] * s.inter + column[None, :], h,
             mask=(row < count)[:, None] & (column < s.inter)[None, :])


@jit
def up_rows(m, s, matrices, slot, expert, count, block, size):
    """Of up to BM rows, from a slot on."""
    gate, value = zeros(size.BM, size.BN, size.SWAP), zeros(size.BM, size.BN, size.SWAP)
    gate_row = expert * 2 * s.inter + block * size.BN
    for first in range(0, s.dim, size.BK):
        part = matrices.rows.load([slot, first])  # rows that are not there come to nothing
        of_gate, of_value = matrices.w_up.load([gate_row, first]), matrices.w_up.load([gate_row + s.inter, first])
        gate = multiply(gate, part, of_gate, size.SWAP)
        value = multiply(value, part, of_value, size.SWAP)
    keep_hidden(m, s, gate, value, slot, count, block, size.BM, size)


@jit
def up_more_rows(m, s, matrices, slot, expert, count, block, size):
    """Of up to BM + EXTRA rows, from a slot on: the weights are read once."""
    gate, value = zeros(size.BM, size.BN, size.SWAP), zeros(size.BM, size.BN, size.SWAP)
    more_gate, more_value = zeros(size.EXTRA, size.BN, size.SWAP), zeros(size.EXTRA, size.BN, size.SWAP)
    gate_row = expert * 2 * s.inter + block * size.BN
    for first in range(0, s.dim, size.BK):
        part, more = matrices.rows.load([slot, first]), matrices.more_rows.load([slot + size.BM, first])
        of_gate, of_value = matrices.w_up.load([gate_row, first]), matrices.w_up.load([gate_row + s.inter, first])
        gate = multiply(gate, part, of_gate, size.SWAP)
        more_gate = multiply(more_gate, more, of_gate, size.SWAP)
        value = multiply(value, part, of_value, size.SWAP)
        more_value = multiply(more_value, more, of_value, size.SWAP)
    keep_hidden(m, s, gate, value, slot, count, block, size.BM, size)
    keep_hidden(m, s, more_gate, more_value, slot + size.BM, count - size.BM, block, size.EXTRA, size)


@jit
def up_and_gate(m, s, how, matrices, unit, size):
    """hidden [a tile's rows, a block of columns] = silu(x gate^T) * (x up^T)."""
    tile, block = tile_and_block(m, s, how, unit, s.up)
    expert, count = rows_of_tile(m, s, tile)
    see_stores()
    if size.EXTRA == 0:
        up_rows(m, s, matrices, tile * size.ROWS, expert, count, block, size)
    elif count > size.BM:
        up_more_rows(m, s, matrices, tile * size.ROWS, expert, count, block, size)
    else:
        up_rows(m, s, matrices, tile * size.ROWS, expert, count, block, size)
    signal_add(m.done + tile * (2 + s.down) + UP_DONE, 1)


@jit
def keep_y(m, s, w, how, total, slot, count, block, ROWS: tl.constexpr, size):
    """What comes of the second GEMM, to `y` or to where the rows came from, from a slot on."""
    row, column = tl.arange(0, ROWS), block * size.BD + tl.arange(0, size.BD)
    slots, there = slot + row, row < count
    if how.weigh:
        weight = tl.load(m.gates + slots, mask=there, other=0)
        if size.SWAP:
            total *= weight[None, :]
        else:
            total *= weight[:, None]
    y = total.to(m.y.dtype.element_ty)
    if size.SWAP:
        y = y.T
    peer, flat = origins_of(m, s, w, slots, there)
    away = at_each(m.replies, w.bases, w.rank, peer, there) + flat.to(tl.int64) * s.dim
    to = tl.where(how.combine == PUSHED, away, m.y + slots.to(tl.int64) * s.dim)  # a branch would forget the alignment
    tl.store(to[:, None] + column[None, :], y, mask=there[:, None] & (column < s.dim)[None, :])


@jit
def down_rows(m, s, w, how, matrices, slot, expert, count, block, size):
    total = zeros(size.BM, size.BD, size.SWAP)
    for first in range(0, s.inter, size.BK):
        weights = matrices.w_down.load([expert * s.dim + block * size.BD, first])
        total = multiply(total, matrices.hidden.load([slot, first]), weights, size.SWAP)
    keep_y(m, s, w, how, total, slot, count, block, size.BM, size)


@jit
def down_more_rows(m, s, w, how, matrices, slot, expert, count, block, size):
    total, more_total = zeros(size.BM, size.BD, size.SWAP), zeros(size.EXTRA, size.BD, size.SWAP)
    for first in range(0, s.inter, size.BK):
        weights = matrices.w_down.load([expert * s.dim + block * size.BD, first])
        total = multiply(total, matrices.hidden.load([slot, first]), weights, size.SWAP)
        more_total = multiply(more_total, matrices.more_hidden.load([slot + size.BM, first]), weights, size.SWAP)
    keep_y(m, s, w, how, total, slot, count, block, size.BM, size)
    keep_y(m, s, w, how, more_total, slot + size.BM, count - size.BM, block, size.EXTRA, size)


@jit
def down_again(m, s, w, how, matrices, unit, units, size):
    """y [a tile's rows, a block of columns] = hidden down^T, times the row's weight if `weigh`. Who waits is told."""
    tile, block = tile_and_block(m, s, how, unit, s.down)
    expert, count = rows_of_tile(m, s, tile)
    see_stores()
    if size.EXTRA == 0:
        down_rows(m, s, w, how, matrices, tile * size.ROWS, expert, count, block, size)
    elif count > size.BM:
        down_more_rows(m, s, w, how, matrices, tile * size.ROWS, expert, count, block, size)
    else:
        down_rows(m, s, w, how, matrices, tile * size.ROWS, expert, count, block, size)
    if how.combine == SENT:
        signal_add(m.done + tile * (2 + s.down) + DOWN_DONE + block, 1)
    elif how.combine == SERIAL:
        tell_all(m, s, w, units)
    else:
        signal_origins(m, s, w, tile * size.ROWS, count, block, size)
