"""The kernels of both GEMM families. Matrices are row-major; B comes transposed, [N, K], as weights are stored.

A program is one block of a persistent grid. Tiles are numbered chunk by chunk, the chunks being the rows that came from
(or go to) one rank, and program p takes tiles p, p + programs, ...: a program meets the chunks in one order, waits at
the border of a chunk, and nowhere else.
"""
from ...machine.device.triton_functions import at, put, release, signal, wait_at_least
from ...machine.device.triton_names import jit, tl


@jit
def place_in_chunk(tile, rows, columns, GROUP: tl.constexpr):
    """(row, column) in tiles of the tile-th of a chunk of rows x columns tiles: GROUP rows at a time, column by column,
    so that programs at work together share rows of A and columns of B in the L2."""
    group = tile // (GROUP * columns)
    inside = tile - group * GROUP * columns
    height = min(rows - group * GROUP, GROUP)
    return group * GROUP + inside % height, inside // height


@jit
def first_tile(chunk, tiles, program, programs):
    """The first tile of a program in a chunk, counted from the chunk's first."""
    before = (chunk * tiles) % programs
    return (program + programs - before) % programs


@jit
def by_xcd(program, programs, XCDS: tl.constexpr):
    """A program's place among the tiles, if blocks are given to XCDS chiplets in turn: those that share an L2 become
    neighbours. The last programs % XCDS stay where they are."""
    place = program
    if XCDS > 1:
        share = programs // XCDS
        if program < share * XCDS:
            place = program % XCDS * share + program // XCDS
    return place


@jit
def multiply_gathered(own, gathered, b, c, flags, rank, world_size, M, N, K, epoch, program, programs, pieces,
                      BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr):
    """A program's tiles of c [M, N] = A b^T, where rank r's rows of A are `own` [M / world_size, K] here, and come to
    `gathered` [M, K]. flags [world_size, pieces]: `epoch` once that piece of a rank's rows is there. A program begins
    with its own rank's rows, which it need not wait for."""
    rows_here = M // world_size // pieces
    rows, columns = tl.cdiv(rows_here, BM), tl.cdiv(N, BN)
    b_rows = tl.make_tensor_descriptor(b, [N, K], [K, 1], [BN, BK])
    for chunk in range(world_size * pieces):
        source = (rank + chunk // pieces) % world_size
        piece = chunk % pieces
        first = (source * pieces + piece) * rows_here
        if source != rank:
            wait_at_least(flags + source * pieces + piece, epoch)
        a = own + piece.to(tl.int64) * rows_here * K if source == rank else gathered + first.to(tl.int64) * K
        a_rows = tl.make_tensor_descriptor(a, [rows_here, K], [K, 1], [BM, BK])
        c_rows = tl.make_tensor_descriptor(c + first.to(tl.int64) * N, [rows_here, N], [N, 1], [BM, BN])
        for tile in range(first_tile(chunk, rows * columns, program, programs), rows * columns, programs):
            row, column = place_in_chunk(tile, rows, columns, GROUP)
            total = tl.zeros((BM, BN), tl.float32)
            for k in range(0, tl.cdiv(K, BK)):
                total = tl.dot(a_rows.load([row * BM, k * BK]), b_rows.load([column * BN, k * BK]).T, total)
            c_rows.store([row * BM, column * BN], total.to(c.dtype.element_ty))


@jit
def all_gather_gemm(own, gathered, b, c, flags, rank, world_size, M, N, K, epoch, programs, pieces,
                    BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr):
    """The whole grid multiplies; the rows are brought by somebody else."""
    multiply_gathered(own, gathered, b, c, flags, rank, world_size, M, N, K, epoch, tl.program_id(0), programs, pieces,
                      BM, BN, BK, GROUP)


@jit
def all_gather_gemm_by_xcd(own, gathered, b, c, flags, rank, world_size, M, N, K, epoch, programs, pieces,
                           BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr):
    """The same on a GPU of 8 XCDs, as MI300X: programs of one XCD, which share an L2, have neighbouring tiles."""
    multiply_gathered(own, gathered, b, c, flags, rank, world_size, M, N, K, epoch,
                      by_xcd(tl.program_id(0), programs, 8), programs, pieces, BM, BN, BK, GROUP)


@jit
def push_rows(own, gathered, flags, counts, bases, rank, world_size, rows, K, epoch, sender, senders, pieces,
              BLOCK: tl.constexpr):
    """A sender's share of this rank's rows, to every peer: a part of each piece to the peer that needs it first, then
    to the next. The last sender to finish a piece sets its flag; counts [world_size, pieces] knows who that is."""
    part = rows // pieces * K
    share = tl.cdiv(tl.cdiv(part, senders), BLOCK) * BLOCK
    first = tl.minimum(sender * share, part)
    length = tl.minimum(part - first, share)
    for distance in range(1, world_size):
        peer = (rank + world_size - distance) % world_size
        for piece in range(pieces):
            place = piece.to(tl.int64) * part + first
            there = at(gathered, bases, rank, peer) + rank.to(tl.int64) * rows * K + place
            put(there, own + place, length, BLOCK)
            if count_up(counts + peer * pieces + piece) == epoch * senders - 1:
                signal(at(flags, bases, rank, peer) + rank * pieces + piece, epoch)


@jit
def count_up(counter):
    """counter += 1 on this rank, after all that this block has stored; what it was. Who comes last has seen the
    stores of all the others, on every peer."""
    release()
    if tl.target_info.is_cuda():
        before = tl.atomic_add(counter, 1, sem="acq_rel", scope="sys")
    else:
        before = tl.atomic_add(counter, 1, sem="acquire", scope="sys")
    return before


@jit
def push_and_multiply(own, gathered, b, c, flags, counts, bases, rank, world_size, M, N, K, epoch, programs, senders,
                      pieces, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr,
                      BLOCK: tl.constexpr):
    """The first `senders` programs push rows, the others multiply."""
    program = tl.program_id(0)
    if program < senders:
        push_rows(own, gathered, flags, counts, bases, rank, world_size, M // world_size, K, epoch, program, senders,
                  pieces, BLOCK)
    else:
        multiply_gathered(own, gathered, b, c, flags, rank, world_size, M, N, K, epoch, program - senders,
                          programs - senders, pieces, BM, BN, BK, GROUP)


@jit
def pull_rows(shared, gathered, ready, flags, counts, bases, rank, world_size, rows, K, epoch, sender, senders, pieces,
              BLOCK: tl.constexpr):
    """A sender's share of every peer's rows, read from there: nearest first. ready [world_size]: `epoch` once that
    peer's rows may be read. Flags and counts: as in `push_rows`, but all of this rank."""
    part = rows // pieces * K
    share = tl.cdiv(tl.cdiv(part, senders), BLOCK) * BLOCK
    first = tl.minimum(sender * share, part)
    length = tl.minimum(part - first, share)
    if sender == 0:
        for distance in range(1, world_size):
            signal(at(ready, bases, rank, (rank + distance) % world_size) + rank, epoch)
    for distance in range(1, world_size):
        peer = (rank + distance) % world_size
        wait_at_least(ready + peer, epoch)
        for piece in range(pieces):
            place = piece.to(tl.int64) * part + first
            here = gathered + peer.to(tl.int64) * rows * K + place
            put(here, at(shared, bases, rank, peer) + place, length, BLOCK)
            if count_up(counts + peer * pieces + piece) == epoch * senders - 1:
                signal(flags + peer * pieces + piece, epoch)


@jit
def pull_and_multiply(shared, gathered, b, c, ready, flags, counts, bases, rank, world_size, M, N, K, epoch, programs,
                      senders, pieces, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr,
                      BLOCK: tl.constexpr):
    """The first `senders` programs fetch rows, the others multiply."""
    program = tl.program_id(0)
    if program < senders:
        pull_rows(shared, gathered, ready, flags, counts, bases, rank, world_size, M // world_size, K, epoch, program,
                  senders, pieces, BLOCK)
    else:
        multiply_gathered(shared, gathered, b, c, flags, rank, world_size, M, N, K, epoch, program - senders,
                          programs - senders, pieces, BM, BN, BK, GROUP)


@jit
def wait_for_all(flags, count, own, pieces, epoch):
    """One program: until every flag of the other ranks is `epoch`."""
    for i in range(count):
        if i // pieces != own:
            wait_at_least(flags + i, epoch)


@jit
def settle_stores():
    """What a block has stored through descriptors is on its way like any other store, before it signals. NVIDIA's
    copy unit makes such stores on its own account (PTX ISA, "Async proxy"); elsewhere they are ordinary stores."""
    if tl.target_info.is_cuda():
        tl.inline_asm_elementwise("cp.async.bulk.wait_group 0; fence.proxy.async; mov.u32 $0, $1;", "=r,r",
                                  [tl.arange(0, 1024)], dtype=tl.int32, is_pure=False, pack=1)


@jit
def gemm_reduce_scatter(a, b, out, slots, flags, bases, rank, world_size, M, N, K, epoch, programs,
                        BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr, ADD: tl.constexpr):
    """out [M / world_size, N]: this rank's rows of the sum over ranks of a b^T. a [M, K], b [N, K].

    Tiles of other ranks' rows come first: each goes to its owner's slots [world_size, M / world_size, N], then its flag,
    flags [world_size, tiles], becomes `epoch`. Own tiles come last. ADD: they add the parts of all ranks, in the order of
    the ranks, in float32, so that the sum has the same bits in every schedule; otherwise they go to a slot as well.
    """
    rows_here = M // world_size
    rows, columns = tl.cdiv(rows_here, BM), tl.cdiv(N, BN)
    b_rows = tl.make_tensor_descriptor(b, [N, K], [K, 1], [BN, BK])
    for chunk in range(world_size):
        owner = (rank + 1 + chunk) % world_size
        a_rows = tl.make_tensor_descriptor(a + (owner * rows_here).to(tl.int64) * K, [rows_here, K], [K, 1], [BM, BK])
        slot = at(slots, bases, rank, owner) + (rank * rows_here).to(tl.int64) * N
        theirs = tl.make_tensor_descriptor(slot, [rows_here, N], [N, 1], [BM, BN])
        flag = at(flags, bases, rank, owner) + rank * rows * columns
        for tile in range(first_tile(chunk, rows * columns, tl.program_id(0), programs), rows * columns, programs):
            row, column = place_in_chunk(tile, rows, columns, GROUP)
            total = tl.zeros((BM, BN), tl.float32)
            for k in range(0, tl.cdiv(K, BK)):
                total = tl.dot(a_rows.load([row * BM, k * BK]), b_rows.load([column * BN, k * BK]).T, total)
            if owner != rank or not ADD:
                theirs.store([row * BM, column * BN], total.to(out.dtype.element_ty))
                settle_stores()
                signal(flag + tile, epoch)
            else:
                add_parts(total, out, slots, flags + tile, rank, world_size, rows_here, N, epoch, rows * columns,
                          row * BM, column * BN, BM, BN, True)


@jit
def add_parts(own, out, slots, flags, rank, world_size, rows_here, N, epoch, tiles, first_row, first_column,
              BM: tl.constexpr, BN: tl.constexpr, WAIT: tl.constexpr):
    """out's tile = the ranks' parts of it, added in the order of the ranks; `own` is this rank's. WAIT: for the others'
    flags."""
    row = first_row + tl.arange(0, BM)[:, None]
    column = first_column + tl.arange(0, BN)[None, :]
    inside = (row < rows_here) & (column < N)
    place = row.to(tl.int64) * N + column
    own = own.to(out.dtype.element_ty).to(tl.float32)  # as rounded as the others' parts
    total = tl.zeros((BM, BN), tl.float32)
    for source in range(world_size):
        if source == rank:
            total += own
        else:
            if WAIT:
                wait_at_least(flags + source * tiles, epoch)
            total += tl.load(slots + source.to(tl.int64) * rows_here * N + place, mask=inside, other=0).to(tl.float32)
    tl.store(out + place, total.to(out.dtype.element_ty), mask=inside)


@jit
def reduce_tiles(own, out, slots, flags, rank, world_size, rows_here, N, epoch, programs, BM: tl.constexpr,
                 BN: tl.constexpr, GROUP: tl.constexpr, WAIT: tl.constexpr):
    """out [rows_here, N] = own [rows_here, N] and the other ranks' slots [world_size, rows_here, N], in the order of the
    ranks. WAIT: tile by tile, for flags [world_size, tiles]; otherwise everything is there."""
    rows, columns = tl.cdiv(rows_here, BM), tl.cdiv(N, BN)
    for tile in range(tl.program_id(0), rows * columns, programs):
        row, column = place_in_chunk(tile, rows, columns, GROUP)
        r, c = row * BM + tl.arange(0, BM)[:, None], column * BN + tl.arange(0, BN)[None, :]
        part = tl.load(own + r.to(tl.int64) * N + c, mask=(r < rows_here) & (c < N), other=0).to(tl.float32)
        add_parts(part, out, slots, flags + tile, rank, world_size, rows_here, N, epoch, rows * columns, row * BM,
                  column * BN, BM, BN, WAIT)
