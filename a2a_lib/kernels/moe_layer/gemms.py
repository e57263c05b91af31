"""The two GEMMs of an expert, a tile of rows and a block of columns at a time."""
from ...machine.device.triton_functions import at_each, see_stores, signal_add
from ...machine.device.triton_names import jit, tl
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
def up_and_gate(m, s, how, matrices, unit, size):
    """hidden [a tile's rows, a block of columns] = silu(x gate^T) * (x up^T)."""
    tile, block = tile_and_block(m, s, how, unit, s.up)
    expert, count = rows_of_tile(m, s, tile)
    row, column = tl.arange(0, size.BM), block * size.BN + tl.arange(0, size.BN)
    gate, value = zeros(size.BM, size.BN, size.SWAP), zeros(size.BM, size.BN, size.SWAP)
    gate_row = expert * 2 * s.inter + block * size.BN
    see_stores()
    for first in range(0, s.dim, size.BK):
        part = matrices.rows.load([tile * size.BM, first])  # rows that are not there come to nothing
        of_gate, of_value = matrices.w_up.load([gate_row, first]), matrices.w_up.load([gate_row + s.inter, first])
        gate = multiply(gate, part, of_gate, size.SWAP)
        value = multiply(value, part, of_value, size.SWAP)
    h = (gate / (1 + tl.exp(-gate)) * value).to(m.hidden.dtype.element_ty)
    if size.SWAP:
        h = h.T
    tl.store(m.hidden + (tile * size.BM + row).to(tl.int64)[:, None] * s.inter + column[None, :], h,
             mask=(row < count)[:, None] & (column < s.inter)[None, :])
    signal_add(m.done + tile * (2 + s.down) + UP_DONE, 1)


@jit
def answers(m, s, w, how, matrices, expert, tile, count, column, size):
    """BD columns of a tile's outputs = hidden down^T, times the row's weight if `weigh`, here or where the rows came from."""
    row = tl.arange(0, size.BM)
    slot, there = tile * size.BM + row, row < count
    total = zeros(size.BM, size.BD, size.SWAP)
    for first in range(0, s.inter, size.BK):
        part = matrices.hidden.load([tile * size.BM, first])
        total = multiply(total, part, matrices.w_down.load([expert * s.dim + column, first]), size.SWAP)
    if how.weigh:
        weight = tl.load(m.gates + slot, mask=there, other=0)
        if size.SWAP:
            total *= weight[None, :]
        else:
            total *= weight[:, None]
    y = total.to(m.y.dtype.element_ty)
    if size.SWAP:
        y = y.T
    peer, flat = origins_of(m, s, w, slot, there)
    away = at_each(m.replies, w.bases, w.rank, peer, there) + flat.to(tl.int64) * s.dim
    to = tl.where(how.combine == PUSHED, away, m.y + slot.to(tl.int64) * s.dim)  # a branch would forget the alignment
    column += tl.arange(0, size.BD)
    tl.store(to[:, None] + column[None, :], y, mask=there[:, None] & (column < s.dim)[None, :])


@jit
def down_again(m, s, w, how, matrices, unit, units, size):
    """The outputs of a tile, WIDE blocks of columns one after the other. Who waits is told."""
    tile, block = tile_and_block(m, s, how, unit, s.down)
    expert, count = rows_of_tile(m, s, tile)
    see_stores()
    if size.WIDE > 1:
        for turn in range(size.WIDE):
            answers(m, s, w, how, matrices, expert, tile, count, (block * size.WIDE + turn) * size.BD, size)
    else:
        answers(m, s, w, how, matrices, expert, tile, count, block * size.BD, size)
    if how.combine == SENT:
        signal_add(m.done + tile * (2 + s.down) + DOWN_DONE + block, 1)
    elif how.combine == SERIAL:
        tell_all(m, s, w, units)
    else:
        signal_origins(m, s, w, tile * size.BM, count, block, size)
