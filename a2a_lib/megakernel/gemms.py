"""The two GEMMs of an expert, a tile of rows and a block of columns at a time."""
from ..device.triton_functions import at_each, see_stores, signal_add
from ..device.triton_names import jit, tl
from .names import DOWN_DONE, PUSHED, SENT, SERIAL, UP_DONE
from .tiles import first_slot, origins_of, rows_of_tile, signal_origins, tell_all, tile_and_block


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
def keep_hidden(m, s, gate, value, slot, there, column, SWAP: tl.constexpr):
    h = (gate / (1 + tl.exp(-gate)) * value).to(m.hidden.dtype.element_ty)
    if SWAP:
        h = h.T
    tl.store(m.hidden + slot.to(tl.int64)[:, None] * s.inter + column[None, :], h, mask=there[:, None] & (column < s.inter)[None, :])


@jit
def up_of_rows(m, s, matrices, expert, slot, count, block, size):
    """hidden of BM slots, of which `count` or all have rows."""
    row, column = tl.arange(0, size.BM), block * size.BN + tl.arange(0, size.BN)
    gate, value = zeros(size.BM, size.BN, size.SWAP), zeros(size.BM, size.BN, size.SWAP)
    gate_row = expert * 2 * s.inter + block * size.BN
    see_stores()
    for first in range(0, s.dim, size.BK):
        part = matrices.rows.load([slot, first])  # rows that are not there come to nothing
        of_gate, of_value = matrices.w_up.load([gate_row, first]), matrices.w_up.load([gate_row + s.inter, first])
        gate = multiply(gate, part, of_gate, size.SWAP)
        value = multiply(value, part, of_value, size.SWAP)
    keep_hidden(m, s, gate, value, slot + row, row < count, column, size.SWAP)


@jit
def up_of_more_rows(m, s, matrices, expert, slot, count, block, size):
    """`up_of_rows` of BM + EXTRA slots: what is loaded of the matrices serves both."""
    row, column = tl.arange(0, size.BM), block * size.BN + tl.arange(0, size.BN)
    more = size.BM + tl.arange(0, size.EXTRA)
    gate, value = zeros(size.BM, size.BN, size.SWAP), zeros(size.BM, size.BN, size.SWAP)
    more_gate, more_value = zeros(size.EXTRA, size.BN, size.SWAP), zeros(size.EXTRA, size.BN, size.SWAP)
    gate_row = expert * 2 * s.inter + block * size.BN
    see_stores()
    for first in range(0, s.dim, size.BK):
        part, more_part = matrices.rows.load([slot, first]), matrices.more_rows.load([slot + size.BM, first])
        of_gate, of_value = matrices.w_up.load([gate_row, first]), matrices.w_up.load([gate_row + s.inter, first])
        gate = multiply(gate, part, of_gate, size.SWAP)
        value = multiply(value, part, of_value, size.SWAP)
        more_gate = multiply(more_gate, more_part, of_gate, size.SWAP)
        more_value = multiply(more_value, more_part, of_value, size.SWAP)
    keep_hidden(m, s, more_gate, more_value, slot + more, more < count, column, size.SWAP)
    keep_hidden(m, s, gate, value, slot + row, row < count, column, size.SWAP)


@jit
def up_and_gate(m, s, how, matrices, unit, size):
    """hidden [a tile's rows, a block of columns] = silu(x gate^T) * (x up^T)."""
    tile, block = tile_and_block(m, s, how, unit, s.up)
    expert, count = rows_of_tile(m, s, tile)
    slot = first_slot(m, s, tile, size.BM, size.EXTRA)
    if size.EXTRA > 0:
        if count > size.BM:
            up_of_more_rows(m, s, matrices, expert, slot, count, block, size)
        else:
            up_of_rows(m, s, matrices, expert, slot, count, block, size)
    else:
        up_of_rows(m, s, matrices, expert, slot, count, block, size)
    signal_add(m.done + tile * (2 + s.down) + UP_DONE, 1)


@jit
def keep_answers(m, s, w, how, total, slot, there, column, SWAP: tl.constexpr):
    """A block of columns of rows' outputs, times the row's weight if `weigh`, here or where the rows came from."""
    if how.weigh:
        weight = tl.load(m.gates + slot, mask=there, other=0)
        if SWAP:
            total *= weight[None, :]
        else:
            total *= weight[:, None]
    y = total.to(m.y.dtype.element_ty)
    if SWAP:
        y = y.T
    peer, flat = origins_of(m, s, w, slot, there)
    away = at_each(m.replies, w.bases, w.rank, peer, there) + flat.to(tl.int64) * s.dim
    to = tl.where(how.combine == PUSHED, away, m.y + slot.to(tl.int64) * s.dim)  # a branch would forget the alignment
    tl.store(to[:, None] + column[None, :], y, mask=there[:, None] & (column < s.dim)[None, :])


@jit
def down_of_rows(m, s, w, how, matrices, expert, slot, count, column, size):
    """A block of columns of the outputs of BM slots, of which `count` or all have rows."""
    row = tl.arange(0, size.BM)
    total, weight_row = zeros(size.BM, size.BD, size.SWAP), expert * s.dim + column
    for first in range(0, s.inter, size.BK):
        part = matrices.hidden.load([slot, first])
        total = multiply(total, part, matrices.w_down.load([weight_row, first]), size.SWAP)
    keep_answers(m, s, w, how, total, slot + row, row < count, column + tl.arange(0, size.BD), size.SWAP)


@jit
def down_of_more_rows(m, s, w, how, matrices, expert, slot, count, column, size):
    """`down_of_rows` of BM + EXTRA slots: what is loaded of the matrix serves both."""
    row, more = tl.arange(0, size.BM), size.BM + tl.arange(0, size.EXTRA)
    total, more_total = zeros(size.BM, size.BD, size.SWAP), zeros(size.EXTRA, size.BD, size.SWAP)
    weight_row = expert * s.dim + column
    for first in range(0, s.inter, size.BK):
        part, more_part = matrices.hidden.load([slot, first]), matrices.more_hidden.load([slot + size.BM, first])
        weights = matrices.w_down.load([weight_row, first])
        total = multiply(total, part, weights, size.SWAP)
        more_total = multiply(more_total, more_part, weights, size.SWAP)
    column += tl.arange(0, size.BD)
    keep_answers(m, s, w, how, more_total, slot + more, more < count, column, size.SWAP)
    keep_answers(m, s, w, how, total, slot + row, row < count, column, size.SWAP)


@jit
def down_again(m, s, w, how, matrices, unit, units, size):
    """y [a tile's rows, a block of columns] = hidden down^T, times the row's weight if `weigh`, here or where the rows came
    from. Who waits is told."""
    tile, block = tile_and_block(m, s, how, unit, s.down)
    expert, count = rows_of_tile(m, s, tile)
    slot = first_slot(m, s, tile, size.BM, size.EXTRA)
    see_stores()
    for turn in range(size.WIDE):
        column = (block * size.WIDE + turn) * size.BD
        if size.EXTRA > 0:
            if count > size.BM:
                down_of_more_rows(m, s, w, how, matrices, expert, slot, count, column, size)
            else:
                down_of_rows(m, s, w, how, matrices, expert, slot, count, column, size)
        else:
            down_of_rows(m, s, w, how, matrices, expert, slot, count, column, size)
    if how.combine == SENT:
        signal_add(m.done + tile * (2 + s.down) + DOWN_DONE + block, 1)
    elif how.combine == SERIAL:
        tell_all(m, s, w, units)
    else:
        signal_origins(m, s, w, slot, count, block, size)
