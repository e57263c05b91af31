"""The kernels of GEMM -> AllReduce. Every rank has all of C's rows and columns, and a part of the sum over K.

A tile of C has one owner: rank tile % world_size. Every rank sends its part of a tile to the owner. The owner adds the
parts in the order of the ranks, in float32, and sends the sum to every rank. So all ranks hold the same bits.

One set of buffers is enough for calls without a pause. A rank's call ends when it has the sums of all owners. An owner
sends a sum after it has read all parts of that tile. So nobody begins the next call while its parts of this one are
unread. And an owner sends a sum of the next call after this rank has sent its part, so this rank's next call has begun.
"""
from ...machine.device.triton_functions import at, at_each, signal, signal_each, wait_each
from ...machine.device.triton_names import jit, tl
from ..gemm.kernels import place_in_chunk

LINE = tl.constexpr(32)  # flags of a line of 128 bytes: whoever polls one line does not keep others from theirs


@jit
def sum_tiles(out, parts, arrived, done, bases, rank, world_size, M, N, epoch, programs, BM: tl.constexpr,
              BN: tl.constexpr, GROUP: tl.constexpr, SHARES: tl.constexpr, RANKS: tl.constexpr):
    """Adds the parts of this rank's tiles, and stores each sum to out [M, N] of every rank. A program takes a share of a
    tile at a time. Ends when all sums of all owners are in this rank's `out`.

    parts [world_size, own tiles, BM * BN]: by source. arrived [own tiles, LINE]: `epoch` once a
    rank's part is there.
    done [world_size, own tiles * SHARES]: `epoch` once an owner's sum is in this rank's `out`. RANKS: a power of two, at
    least world_size.
    """
    rows, columns = tl.cdiv(M, BM), tl.cdiv(N, BN)
    tiles = rows * columns
    own_tiles = tl.cdiv(tiles, world_size)
    ranks = tl.arange(0, RANKS)
    there = ranks < world_size
    outs = at_each(out, bases, rank, (rank + ranks) % world_size, there)
    for piece in range(tl.program_id(0), (tiles - rank + world_size - 1) // world_size * SHARES, programs):
        index = piece // SHARES
        inside = piece % SHARES * (BM * BN // SHARES) + tl.arange(0, BM * BN // SHARES)
        wait_each(arrived + index * LINE + ranks, epoch, there)
        total = tl.zeros((BM * BN // SHARES,), tl.float32)
        for source in tl.static_range(RANKS):
            part = parts + (source * own_tiles + index).to(tl.int64) * BM * BN + inside
            total += tl.load(part, mask=source < world_size, other=0).to(tl.float32)
        row, column = place_in_chunk(index * world_size + rank, rows, columns, GROUP)
        r, c = row * BM + inside // BN, column * BN + inside % BN
        places = outs[:, None] + (r.to(tl.int64) * N + c)[None, :]
        sums = tl.broadcast_to(total.to(out.dtype.element_ty)[None, :], (RANKS, BM * BN // SHARES))
        tl.store(places, sums, mask=there[:, None] & ((r < M) & (c < N))[None, :])
        signal_each(at_each(done, bases, rank, ranks, there) + rank * own_tiles * SHARES + piece, epoch, there)
    count = own_tiles * SHARES
    for first in range(tl.program_id(0) * 16, world_size * count, programs * 16):
        flag = first + tl.arange(0, 16)
        owner = flag // count
        wait_each(done + flag, epoch, (owner < world_size) & ((flag - owner * count) // SHARES * world_size + owner < tiles))


@jit
def gemm_all_reduce(a, b, out, parts, arrived, done, bases, rank, world_size, M, N, K, epoch, programs,
                    BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr, SHARES: tl.constexpr,
                    RANKS: tl.constexpr):
    """out [M, N] on every rank: the sum over ranks of a b^T. a [M, K], b [N, K]. Each part of a tile leaves as it is
    finished. Buffers and flags: as of `sum_tiles`."""
    rows, columns = tl.cdiv(M, BM), tl.cdiv(N, BN)
    own_tiles = tl.cdiv(rows * columns, world_size)
    a_rows = tl.make_tensor_descriptor(a, [M, K], [K, 1], [BM, BK])
    b_rows = tl.make_tensor_descriptor(b, [N, K], [K, 1], [BN, BK])
    inside = tl.arange(0, BM * BN)
    for tile in range(tl.program_id(0), rows * columns, programs):
        row, column = place_in_chunk(tile, rows, columns, GROUP)
        total = tl.zeros((BM, BN), tl.float32)
        for k in range(0, tl.cdiv(K, BK)):
            total = tl.dot(a_rows.load([row * BM, k * BK]), b_rows.load([column * BN, k * BK]).T, total)
        owner = tile % world_size
        index = tile // world_size
        tl.store(at(parts, bases, rank, owner) + (rank * own_tiles + index).to(tl.int64) * BM * BN + inside,
                 tl.reshape(total.to(out.dtype.element_ty), (BM * BN,)))
        signal(at(arrived, bases, rank, owner) + index * LINE + rank, epoch)
    sum_tiles(out, parts, arrived, done, bases, rank, world_size, M, N, epoch, programs, BM, BN, GROUP, SHARES, RANKS)


@jit
def all_reduce_tiles(c, out, parts, arrived, done, bases, rank, world_size, M, N, epoch, programs, BM: tl.constexpr,
                     BN: tl.constexpr, GROUP: tl.constexpr, SHARES: tl.constexpr, RANKS: tl.constexpr):
    """The same of parts that a kernel before has stored: c [M, N] of this rank."""
    rows, columns = tl.cdiv(M, BM), tl.cdiv(N, BN)
    own_tiles = tl.cdiv(rows * columns, world_size)
    inside = tl.arange(0, BM * BN)
    for tile in range(tl.program_id(0), rows * columns, programs):
        row, column = place_in_chunk(tile, rows, columns, GROUP)
        r, k = row * BM + inside // BN, column * BN + inside % BN
        part = tl.load(c + r.to(tl.int64) * N + k, mask=(r < M) & (k < N), other=0)
        owner = tile % world_size
        index = tile // world_size
        tl.store(at(parts, bases, rank, owner) + (rank * own_tiles + index).to(tl.int64) * BM * BN + inside, part)
        signal(at(arrived, bases, rank, owner) + index * LINE + rank, epoch)
    sum_tiles(out, parts, arrived, done, bases, rank, world_size, M, N, epoch, programs, BM, BN, GROUP, SHARES, RANKS)
