"""Functions that tasks share: tiles, their rows, and who is told of them."""
from ...machine.device.triton_functions import at, at_each, signal_add, signal_add_each, wait_at_least
from ...machine.device.triton_names import jit, tl


@jit
def rows_of_tile(m, s, tile):
    """(local expert, rows) of a tile."""
    return tl.load(m.tiles + tile), tl.load(m.tiles + s.most_tiles + tile)


@jit
def tile_and_block(m, s, how, unit, blocks):
    """Of a unit of a GEMM. Where the second GEMM comes behind all of the first, an expert's units go block by block, and in each
    through its tiles: those read the same weights, one soon after the other, while these are in the cache."""
    tile = unit // blocks
    first, tiles = tl.load(m.tiles + 2 * s.most_tiles + tile), tl.load(m.tiles + 3 * s.most_tiles + tile)
    first, tiles = tl.where(how.down_lag < 0, first, tile), tl.where(how.down_lag < 0, tiles, 1)
    within = unit - first * blocks
    return first + within % tiles, within // tiles


@jit
def count_alike(keys, there, N: tl.constexpr):
    """Of each key how often it occurs, and whether it is the first of its like: one signal will do for all of them."""
    number = tl.arange(0, N)
    alike = (keys[:, None] == keys[None, :]) & there[:, None] & there[None, :]
    earlier = tl.sum((alike & (number[None, :] < number[:, None])).to(tl.int32), 1)
    return tl.sum(alike.to(tl.int32), 1), there & (earlier == 0)


@jit
def origins_of(m, s, w, slot, there):
    """Where rows came from: rank and flat token."""
    origin = tl.load(m.origins + slot, mask=there, other=0)
    return tl.where(there, origin // s.flats, w.rank), origin % s.flats


@jit
def signal_origins(m, s, w, slot, count, block, size):
    """Counts up, at the origins of `count` rows, this block of their columns: one counter for each block of tokens and of
    columns."""
    row = tl.arange(0, size.BM)
    there = row < count
    peer, flat = origins_of(m, s, w, slot + row, there)
    counter = flat // s.topk // size.TOKENS * s.down + block
    like, first_of = 0 * counter + 1, there
    if size.BM <= 32:  # among more rows, whose tokens lie far apart, looking for equal ones takes longer
        like, first_of = count_alike(peer * (1 << 24) + counter, there, size.BM)
    signal_add_each(at_each(m.replied, w.bases, w.rank, peer, there) + counter, like, first_of)


@jit
def tell_all(m, s, w, units):
    """To all ranks, by the last of `units` programs to come here, that this rank's outputs are there."""
    finished = m.done + s.most_tiles * (2 + s.down)
    if signal_add(finished, 1) == units - 1:
        wait_at_least(finished, units)  # what the others have stored is in what it tells
        for peer in range(w.size):
            signal_add(at(m.replied + s.token_blocks * s.down, w.bases, w.rank, peer), 1)
