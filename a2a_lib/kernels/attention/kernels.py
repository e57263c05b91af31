"""Attention with online softmax over blocks of K and V, and the kernels of `gather` and `mesh`.

A rank has rows of Q, K and V. The K and V of a rank are a block, in pieces of one head each. A unit of work is a tile of BM
rows of one head of Q with one block. Its partial result goes to memory: sums of values, sums of weights, and the largest
score. The last of a tile's units merges the partial results of all blocks, in the order of the ranks. So the output has the
same bits in every schedule, with every grid, and in every rung.

Scores carry the factor log2(e), so that weights are powers of two.
"""
from ...machine.device.triton_functions import at, release, signal_add_each, wait_at_least
from ...machine.device.triton_names import jit, tl

LINE = tl.constexpr(32)  # flags of a line of 128 bytes: a flag has its own, so that polls of one do not delay those of others
COPIES = tl.constexpr(2)  # of a flag: polls of one line take turns
MOST_RANKS = tl.constexpr(8)
LOWEST = tl.constexpr(-1e30)  # of a masked score: finite, so that differences are no NaN


@jit
def count_up(counter):
    """counter += 1 on this rank, after all that this block has stored; what it was. Who comes last has seen the stores of all
    the others."""
    release()
    if tl.target_info.is_cuda():
        before = tl.atomic_add(counter, 1, sem="acq_rel", scope="sys")
    else:
        before = tl.atomic_add(counter, 1, sem="acquire", scope="sys")
    return before


@jit
def signal_copies(flag):
    """flag += 1, released to the whole node, for all copies of the flag [COPIES, LINE]."""
    copies = tl.arange(0, COPIES)
    signal_add_each(flag + copies * LINE, 1, copies < COPIES)


@jit
def wait_for_copy(flag, due, copy):
    """Waits until the flag is at least `due`. copy: any number; neighbours take different copies."""
    wait_at_least(flag + copy % COPIES * LINE, due)


@jit
def position(index, rank, world_size, chunk, stride):
    """Place in the sequence of a rank's index-th row. chunk: rows of its first piece; a second one comes from the back. stride:
    distance of neighbours, 1 or world_size. It rises with the index."""
    first = rank if stride > 1 else rank * chunk
    return tl.where(index < chunk, first + index * stride, (2 * world_size - 2 - rank) * chunk + index)


@jit
def keys_up_to(last, rank, world_size, rows, chunk, stride):
    """Number of a rank's rows whose place in the sequence is at most `last`."""
    first = rank if stride > 1 else rank * chunk
    front = tl.minimum(tl.maximum((last - first + stride) // stride, 0), chunk)
    back = tl.minimum(tl.maximum(last + 1 - (2 * world_size - 1 - rank) * chunk, 0), rows - chunk)
    return front + back


@jit
def load_queries(q, first_row, head, heads, rows, DIM: tl.constexpr, BM: tl.constexpr, MASKED: tl.constexpr):
    """[BM, DIM]: a tile of one head of q [rows, heads, DIM]. Rows past the end are zero."""
    row = first_row + tl.arange(0, BM)
    places = q + (row.to(tl.int64) * heads + head)[:, None] * DIM + tl.arange(0, DIM)[None, :]
    if MASKED:
        queries = tl.load(places, mask=(row < rows)[:, None], other=0)
    else:
        queries = tl.load(places)
    return queries


@jit
def attend(queries, k, v, sums, stats, part, first_row, kv, kv_heads, rank, source, world_size, rows, length, chunk, stride, causal,
           scale, DIM: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, MASKED: tl.constexpr):
    """Stores the partial result of a tile of Q with the block of `source`: sums [BM, DIM] and stats [2, BM] (largest scores, sums
    of weights), at place `part`.

    queries: of the rows from `first_row` on. k, v [rows, kv_heads, DIM]. MASKED: rows may end within a tile, keys may lie past the
    end of the sequence, and with `causal` behind the row; otherwise every row sees every key.
    """
    m, n, d = tl.arange(0, BM), tl.arange(0, BN), tl.arange(0, DIM)
    if MASKED:
        own = position(first_row + m, rank, world_size, chunk, stride)
        last = tl.minimum(tl.where(causal != 0, own, length), length - 1)
        tiles = tl.cdiv(keys_up_to(tl.max(last, axis=0), source, world_size, rows, chunk, stride), BN)
    else:
        tiles = rows // BN
    best = tl.full((BM,), LOWEST, tl.float32)
    weights = tl.zeros((BM,), tl.float32)
    total = tl.zeros((BM, DIM), tl.float32)
    for tile in range(tiles):
        key = tile * BN + n
        places = (key.to(tl.int64) * kv_heads + kv) * DIM
        there = key < rows
        if MASKED:
            keys = tl.load(k + places[None, :] + d[:, None], mask=there[None, :], other=0)
        else:
            keys = tl.load(k + places[None, :] + d[:, None])
        scores = tl.dot(queries, keys) * scale
        if MASKED:
            seen = position(key, source, world_size, chunk, stride)[None, :] <= last[:, None]
            scores = tl.where(seen & there[None, :], scores, LOWEST)
        peak = tl.maximum(best, tl.max(scores, axis=1))
        weight = tl.exp2(scores - peak[:, None])
        rescale = tl.exp2(best - peak)
        weights = weights * rescale + tl.sum(weight, axis=1)
        if MASKED:
            values = tl.load(v + places[:, None] + d[None, :], mask=there[:, None], other=0)
        else:
            values = tl.load(v + places[:, None] + d[None, :])
        total = tl.dot(weight.to(values.dtype), values, total * rescale[:, None])
        best = peak
    part = part.to(tl.int64)
    tl.store(sums + part * BM * DIM + m[:, None] * DIM + d[None, :], total)
    tl.store(stats + part * 2 * BM + m, best)
    tl.store(stats + part * 2 * BM + BM + m, weights)


@jit
def merge(sums, stats, unit, units, world_size, DIM: tl.constexpr, BM: tl.constexpr):
    """The output of a tile, fp32 [BM, DIM]: the partial results of all blocks, added in the order of the ranks. All loads go side by
    side, so past the last rank it loads the last rank's results again, and adds nothing of them."""
    m, d = tl.arange(0, BM), tl.arange(0, DIM)
    best = tl.full((BM,), LOWEST, tl.float32)
    for source in tl.static_range(MOST_RANKS):
        part = (tl.minimum(source, world_size - 1) * units + unit).to(tl.int64)
        best = tl.maximum(best, tl.load(stats + part * 2 * BM + m))
    weights = tl.zeros((BM,), tl.float32)
    total = tl.zeros((BM, DIM), tl.float32)
    for source in tl.static_range(MOST_RANKS):
        part = (tl.minimum(source, world_size - 1) * units + unit).to(tl.int64)
        factor = tl.where(source < world_size, tl.exp2(tl.load(stats + part * 2 * BM + m) - best), 0)
        weights += factor * tl.load(stats + part * 2 * BM + BM + m)
        total += factor[:, None] * tl.load(sums + part * BM * DIM + m[:, None] * DIM + d[None, :])
    return total * (1 / weights)[:, None]


@jit
def store_rows(out, result, first_row, head, heads, rows, DIM: tl.constexpr, BM: tl.constexpr, MASKED: tl.constexpr):
    """Stores a tile [BM, DIM] of one head to out [rows, heads, DIM], as far as there are rows."""
    row = first_row + tl.arange(0, BM)
    places = out + (row.to(tl.int64) * heads + head)[:, None] * DIM + tl.arange(0, DIM)[None, :]
    if MASKED:
        tl.store(places, result.to(out.dtype.element_ty), mask=(row < rows)[:, None])
    else:
        tl.store(places, result.to(out.dtype.element_ty))


@jit
def use_block(q, keys, values, flag, due, sums, stats, head, tile, rank, source, world_size, rows, heads, kv_heads, length, chunk, stride,
              causal, scale, DIM: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, MASKED: tl.constexpr):
    """The first part of a unit of work: the partial result of tile `tile` of head `head` with the block of `source`, keys and values
    [rows, kv_heads, DIM]. Another rank's block is there when `flag` is at least `due`. The own rows are loaded before."""
    tiles = tl.cdiv(rows, BM)
    units, unit, kv = heads * tiles, head * tiles + tile, head // (heads // kv_heads)
    queries = load_queries(q, tile * BM, head, heads, rows, DIM, BM, MASKED)
    if source != rank:
        wait_for_copy(flag, due, tile)
    attend(queries, keys, values, sums, stats, source * units + unit, tile * BM, kv, kv_heads, rank, source, world_size, rows, length,
           chunk, stride, causal, scale, DIM, BM, BN, MASKED)


@jit
def finish(out, sums, stats, counts, head, tile, world_size, rows, heads, epoch, DIM: tl.constexpr, BM: tl.constexpr, MASKED: tl.constexpr):
    """The second part of a unit of work: the last unit of a tile merges the tile's partial results, and stores the output."""
    tiles = tl.cdiv(rows, BM)
    units, unit = heads * tiles, head * tiles + tile
    if count_up(counts + unit) == epoch * world_size - 1:
        store_rows(out, merge(sums, stats, unit, units, world_size, DIM, BM), tile * BM, head, heads, rows, DIM, BM, MASKED)


@jit
def copy_rows(to, source, head, rows, heads, heads_there, share, shares, DIM: tl.constexpr, BR: tl.constexpr):
    """Copies a share of the rows of head `head` of source [rows, heads, DIM], BR rows at a time. to [rows, heads_there, DIM]: the
    head's first row there."""
    for tile in range(share, tl.cdiv(rows, BR), shares):
        row = (tile * BR + tl.arange(0, BR)).to(tl.int64)[:, None]
        d = tl.arange(0, DIM)[None, :]
        data = tl.load(source + (row * heads + head) * DIM + d, mask=row < rows)
        tl.store(to + row * heads_there * DIM + d, data, mask=row < rows)


@jit
def copy_piece(gathered, bases, rank, peer, k, v, kv, rows, kv_heads, share, shares, DIM: tl.constexpr, BR: tl.constexpr):
    """Copies a share of head `kv` of this rank's block to the peer's `gathered` [world_size, 2, rows, kv_heads, DIM], BR rows of K and
    of V at a time. It looks up the peer's heap base while the rows are in flight."""
    r, d = tl.arange(0, BR), tl.arange(0, DIM)
    block = rows.to(tl.int64) * kv_heads * DIM
    for tile in range(share, tl.cdiv(rows, BR), shares):
        row = tile * BR + r
        places = (row.to(tl.int64) * kv_heads + kv)[:, None] * DIM + d[None, :]
        there = (row < rows)[:, None]
        keys, values = tl.load(k + places, mask=there), tl.load(v + places, mask=there)
        to = at(gathered, bases, rank, peer) + rank * 2 * block
        tl.store(to + places, keys, mask=there)
        tl.store(to + block + places, values, mask=there)


@jit
def send_block(k, v, gathered, arrived, bases, rank, world_size, rows, kv_heads, sender, teams, members, DIM: tl.constexpr,
               BR: tl.constexpr):
    """A sender's share of this rank's block, to one peer. Each peer has `teams` teams of `members` senders of its own, so that all
    links are busy at once. The teams take the pieces in turn. arrived [world_size, kv_heads] counts the members that have stored
    their share of a piece."""
    peer = (rank + 1 + sender % (world_size - 1)) % world_size
    place = sender // (world_size - 1)
    for kv in range(place // members, kv_heads, teams):
        copy_piece(gathered, bases, rank, peer, k, v, kv, rows, kv_heads, place % members, members, DIM, BR)
        signal_copies(at(arrived, bases, rank, peer) + (rank * kv_heads + kv) * COPIES * LINE)


@jit
def gather_blocks(rank, world_size, rows, kv_heads, teams, members, bases, gathered, k, v, arrived, turns, DIM: tl.constexpr, BR: tl.constexpr):
    """teams * members * (world_size - 1) programs send this rank's block to all. Ends when the blocks of all ranks are here."""
    send_block(k, v, gathered, arrived, bases, rank, world_size, rows, kv_heads, tl.program_id(0), teams, members, DIM, BR)
    for flag in range(tl.program_id(0), world_size * kv_heads, teams * members * (world_size - 1)):
        if flag // kv_heads != rank:
            wait_for_copy(arrived + flag * COPIES * LINE, turns * members, 0)


@jit
def mesh_attention(rank, world_size, rows, kv_heads, senders, members, bases, gathered, k, v, arrived, teams, programs, q, out, sums, stats,
                   counts, heads, length, chunk, stride, causal, scale, epoch, turns, rounds, late, DIM: tl.constexpr, BM: tl.constexpr,
                   BN: tl.constexpr, BR: tl.constexpr, MASKED: tl.constexpr):
    """The first `senders` programs send this rank's block straight to all peers, the others work. All units are done after `rounds`
    rounds, of one unit a program. Senders join after `late` of them. What senders need first is in the first 56 bytes of the arguments,
    because a wave of an AMD GPU has those in registers when it starts. Units with the own block come first. Then come those of the
    peers' blocks, piece by piece, because the same piece of all blocks arrives at once.

    gathered [world_size, 2, rows, kv_heads, DIM]: the blocks. arrived [world_size, kv_heads]: `turns` * `members` once a piece is
    there. A peer may be one call ahead, so two sets of both alternate. It is not two ahead, because a call waits for the pieces
    of all ranks. turns: calls that have used this set. counts [tiles]: `world_size` a call. sums, stats: see `attend`.
    """
    program = tl.program_id(0)
    if program < senders:
        send_block(k, v, gathered, arrived, bases, rank, world_size, rows, kv_heads, program, teams, members, DIM, BR)
    tiles = tl.cdiv(rows, BM)
    units, group = heads * tiles, heads // kv_heads
    block = rows.to(tl.int64) * kv_heads * DIM
    workers = programs - senders
    worker = (program + workers) % programs  # senders come last
    for n in tl.range(late if program < senders else 0, rounds, num_stages=1):
        unit = n * workers + tl.maximum(n - late, 0) * senders + worker
        if unit < units * world_size:
            others = tl.maximum(unit - units, 0)  # of the peers' blocks
            kv, source = unit // (group * tiles), rank
            if unit >= units:
                kv = others // ((world_size - 1) * group * tiles)
                source = (rank + world_size - 1 - others // (group * tiles) % (world_size - 1)) % world_size
            place = unit % (group * tiles)
            head, tile = kv * group + place // tiles, place % tiles
            keys = k if source == rank else gathered + source * 2 * block
            values = v if source == rank else gathered + (source * 2 + 1) * block
            flag = arrived + (source * kv_heads + kv) * COPIES * LINE
            use_block(q, keys, values, flag, turns * members, sums, stats, head, tile, rank, source, world_size, rows, heads, kv_heads,
                      length, chunk, stride, causal, scale, DIM, BM, BN, MASKED)
            finish(out, sums, stats, counts, head, tile, world_size, rows, heads, epoch, DIM, BM, MASKED)
