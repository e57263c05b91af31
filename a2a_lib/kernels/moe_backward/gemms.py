"""The GEMMs of an expert's backward pass: dgrad of both matrices a tile of rows at a time, wgrad a block of a matrix at a time."""
from ...machine.device.triton_functions import at_each, see_stores, signal_add, signal_add_each
from ...machine.device.triton_names import jit, tl
from ..moe_layer.gemms import zeros
from ..moe_layer.names import DOWN_DONE, OFFSET, PUSHED, ROWS, SENT, SERIAL, UP_DONE
from ..moe_layer.tiles import origins_of, rows_of_tile, signal_origins, tell_all, tile_and_block


@jit
def multiply_back(total, part, weights, SWAP: tl.constexpr):
    """total += part weights, where the forward pass multiplies by the transposed weights; [columns, rows] if SWAP."""
    if SWAP:
        total = tl.dot(weights.T, part.T, total)
    else:
        total = tl.dot(part, weights, total)
    return total


@jit
def before_activation(m, s, dh, dots, slot, there, block, column, FIRST: tl.constexpr, LAST: tl.constexpr):
    """Stores the gradient of gate and value, from that of h without the router's weight, and weight * h. Returns the block's part of
    the router's gradient: dots and these columns'. With the last columns it is stored."""
    inside = there[:, None] & (column < s.inter)[None, :]
    place = slot[:, None] * (2 * s.inter) + column[None, :]
    gate = tl.load(m.kept_hidden + place, mask=inside, other=0).to(tl.float32)
    value = tl.load(m.kept_hidden + place + s.inter, mask=inside, other=0).to(tl.float32)
    weight = tl.load(m.gates + slot, mask=there, other=0)[:, None]
    sigmoid = 1 / (1 + tl.exp(-gate))
    silu, dh = gate * sigmoid, tl.where(inside, dh, 0.0)
    part = tl.sum(dh * (silu * value), 1)
    if FIRST:
        dots = part
    else:
        dots += part
    if LAST:
        tl.store(m.partial + slot * s.up + block, dots, mask=there)
    dh *= weight
    dgate = dh * value * (sigmoid * (1 + gate * (1 - sigmoid)))
    tl.store(m.dhidden + place, dgate.to(m.dhidden.dtype.element_ty), mask=inside)
    tl.store(m.dhidden + place + s.inter, (dh * silu).to(m.dhidden.dtype.element_ty), mask=inside)
    tl.store(m.weighted + slot[:, None] * s.inter + column[None, :], (weight * (silu * value)).to(m.weighted.dtype.element_ty),
             mask=inside)
    return dots


@jit
def halves(block, HEIGHT: tl.constexpr, WIDTH: tl.constexpr):
    """The left and the right half of a block."""
    left, right = block.reshape(HEIGHT, 2, WIDTH // 2).permute(0, 2, 1).split()
    return left, right


@jit
def columns_before_activation(m, s, dh, dots, slot, there, block, first, HEIGHT: tl.constexpr, WIDTH: tl.constexpr, FIRST: tl.constexpr,
                              LAST: tl.constexpr):
    """`before_activation` of the columns first ... first + WIDTH - 1, 64 at a time: registers hold no more."""
    if WIDTH > 64:
        left, right = halves(dh, HEIGHT, WIDTH)
        dots = before_activation(m, s, left, dots, slot, there, block, first + tl.arange(0, WIDTH // 2), FIRST, False)
        dots = before_activation(m, s, right, dots, slot, there, block, first + WIDTH // 2 + tl.arange(0, WIDTH // 2), False, LAST)
    else:
        dots = before_activation(m, s, dh, dots, slot, there, block, first + tl.arange(0, WIDTH), FIRST, LAST)
    return dots


@jit
def dhidden(m, s, how, matrices, unit, size):
    """The gradient of a tile's gate and value, before the activation, for a block of columns.

    h = silu(gate) * value is computed again. The router's gradient is the dot product of h and dout w_down; partial gets the
    block's part of it. weighted gets weight * h, for dweights.
    """
    tile, block = tile_and_block(m, s, how, unit, s.up)
    expert, count = rows_of_tile(m, s, tile)
    row = tl.arange(0, size.BM)
    slot, there = (tile * size.BM + row).to(tl.int64), row < count
    total = zeros(size.BM, size.BN, size.SWAP)
    see_stores()
    for first in range(0, s.dim, size.BK):
        part = matrices.rows.load([tile * size.BM, first])  # rows that are not there come to nothing
        total = multiply_back(total, part, matrices.w_down.load([expert * s.dim + first, block * size.BN]), size.SWAP)
    if size.SWAP:
        total = total.T
    first = block * size.BN
    if size.BN > 128:
        left, right = halves(total, size.BM, size.BN)
        dots = columns_before_activation(m, s, left, 0.0, slot, there, block, first, size.BM, size.BN // 2, True, False)
        columns_before_activation(m, s, right, dots, slot, there, block, first + size.BN // 2, size.BM, size.BN // 2, False, True)
    else:
        columns_before_activation(m, s, total, 0.0, slot, there, block, first, size.BM, size.BN, True, True)
    which = tl.arange(0, 2)  # the tile's drows and the expert's dweights wait for this
    counters = tl.where(which == 0, tile * (2 + s.down) + UP_DONE, s.most_tiles * (2 + s.down) + 1 + expert)
    signal_add_each(m.done + counters, 0 * which + 1, which < 2)


@jit
def send_dots(m, s, w, slot, there, peer, flat, size):
    """The router's gradient of each row, to where the row came from: the sum over blocks of columns, in their order."""
    total = tl.zeros((size.BM,), tl.float32)
    for block in range(s.up):
        total += tl.load(m.partial + slot.to(tl.int64) * s.up + block, mask=there, other=0)
    tl.store(at_each(m.dots, w.bases, w.rank, peer, there) + flat, total, mask=there)


@jit
def columns_of_rows(m, s, w, how, matrices, expert, tile, slot, there, column, size):
    """BD columns of the gradient of a tile's rows: dhidden w_up, here or where the rows came from."""
    total = zeros(size.BM, size.BD, size.SWAP)
    for first in range(0, 2 * s.inter, size.BK):
        part = matrices.dhidden.load([tile * size.BM, first])
        total = multiply_back(total, part, matrices.w_up.load([expert * 2 * s.inter + first, column]), size.SWAP)
    y = total.to(m.y.dtype.element_ty)
    if size.SWAP:
        y = y.T
    peer, flat = origins_of(m, s, w, slot, there)
    away = at_each(m.replies, w.bases, w.rank, peer, there) + flat.to(tl.int64) * s.dim
    to = tl.where(how.combine == PUSHED, away, m.y + slot.to(tl.int64) * s.dim)  # a branch would forget the alignment
    column += tl.arange(0, size.BD)
    tl.store(to[:, None] + column[None, :], y, mask=there[:, None] & (column < s.dim)[None, :])


@jit
def drows(m, s, w, how, matrices, unit, units, size):
    """The gradient of a tile's rows, WIDE blocks of columns one after the other. Who waits is told."""
    tile, block = tile_and_block(m, s, how, unit, s.down)
    expert, count = rows_of_tile(m, s, tile)
    row = tl.arange(0, size.BM)
    slot, there = tile * size.BM + row, row < count
    see_stores()
    if size.WIDE > 1:
        for turn in range(size.WIDE):
            columns_of_rows(m, s, w, how, matrices, expert, tile, slot, there, (block * size.WIDE + turn) * size.BD, size)
    else:
        columns_of_rows(m, s, w, how, matrices, expert, tile, slot, there, block * size.BD, size)
    if block == 0:
        peer, flat = origins_of(m, s, w, slot, there)
        send_dots(m, s, w, slot, there, peer, flat, size)
    if how.combine == SENT:
        signal_add(m.done + tile * (2 + s.down) + DOWN_DONE + block, 1)
    elif how.combine == SERIAL:
        tell_all(m, s, w, units)
    else:
        signal_origins(m, s, w, tile * size.BM, count, block, size)


@jit
def store_block(out, total, y, x, size):
    """A block of a gradient, in one or two pieces side by side. In two, half as much shared memory holds a piece on its way."""
    if size.STORES == 2:
        left, right = halves(total, size.WM, size.WN)
        out.store([y, x], left.to(out.dtype))
        out.store([y, x + size.WN // 2], right.to(out.dtype))
    else:
        out.store([y, x], total.to(out.dtype))


@jit
def outer(to, left, right, rows, i, first, last, height, width, size):
    """to [height, width], blocks of WM x WN of row i and columns first ... last - 1: the sum of left[row]^T right[row] over an
    expert's rows, in their order.

    The descriptors end with the expert's last row: behind it they give zeros, whatever lies there.
    """
    left_rows = tl.make_tensor_descriptor(left, [tl.maximum(rows, 1), height], [height, 1], [size.BR, size.WM])
    right_rows = tl.make_tensor_descriptor(right, [tl.maximum(rows, 1), width], [width, 1], [size.BR, size.WN])
    see_stores()
    if size.TURNS > 1:
        blocks_in_one_loop(to, left_rows, right_rows, rows, i, first, last, height, width, size)
    else:
        for j in range(first, last):
            total = tl.zeros((size.WM, size.WN), tl.float32)
            for row in range(0, rows, size.BR):
                total = tl.dot(left_rows.load([row, i * size.WM]).T, right_rows.load([row, j * size.WN]), total)
            y, x = i * size.WM + tl.arange(0, size.WM), j * size.WN + tl.arange(0, size.WN)
            tl.store(to + y.to(tl.int64)[:, None] * width + x[None, :], total.to(to.dtype.element_ty),
                     mask=(y < height)[:, None] & (x < width)[None, :])


@jit
def blocks_in_one_loop(to, left_rows, right_rows, rows, i, first, last, height, width, size):
    """`outer` of several blocks, in one loop over the rows of all: the next block's rows are loaded while a block is stored."""
    out = tl.make_tensor_descriptor(to, [height, width], [width, 1], [size.WM, size.WN // size.STORES])
    steps = tl.maximum(tl.cdiv(rows, size.BR), 1)
    behind = tl.where(rows > 0, 0, size.BR)  # an expert without rows has gradients of zeros
    total = tl.zeros((size.WM, size.WN), tl.float32)
    for step in tl.range(0, (last - first) * steps, num_stages=size.STAGES):
        j, row = first + step // steps, step % steps * size.BR
        total = tl.dot(left_rows.load([behind + row, i * size.WM]).T, right_rows.load([behind + row, j * size.WN]), total)
        if row == (steps - 1) * size.BR:
            store_block(out, total, i * size.WM, j * size.WN, size)
            total = tl.zeros((size.WM, size.WN), tl.float32)


@jit
def dweights(m, s, unit, size):
    """Blocks of the gradient of an expert's w_up (dhidden^T rows) or, behind those, of its w_down (dout^T weighted)."""
    blocks = s.of_up + s.of_down
    expert, block = unit // blocks, unit % blocks
    begin, rows = tl.load(m.layout + OFFSET * s.experts + expert), tl.load(m.layout + ROWS * s.experts + expert)
    of_up, matrix = block < s.of_up, expert.to(tl.int64) * s.inter * s.dim
    block = tl.where(of_up, block, block - s.of_up)
    height, width = tl.where(of_up, 2 * s.inter, s.dim), tl.where(of_up, s.dim, s.inter)
    left = tl.where(of_up, m.dhidden, m.rows) + begin.to(tl.int64) * height  # a branch would forget the alignment
    right = tl.where(of_up, m.kept_rows, m.weighted) + begin.to(tl.int64) * width
    to = tl.where(of_up, m.dw_up + 2 * matrix, m.dw_down + matrix)
    across, all_columns = tl.cdiv(width, size.WN * size.TURNS), tl.cdiv(width, size.WN)
    first = block % across * size.TURNS
    outer(to, left, right, rows, block // across, first, tl.minimum(first + size.TURNS, all_columns), height, width, size)
