"""The kernel of `ring` and `two_rings`: blocks go from rank to rank, through two slots at each.

Block g of a rank is the g-th that it gets, over all calls; it comes to slot g % 2. A flag for each piece counts who has stored
a share of it. The slot's next block, g + 2, needs room. The receiver gives the sender a credit for each use of the piece. Units of
work use it, and senders that pass it on. So the sender counts credits, and never looks at the slot.
"""
from ...machine.device.triton_functions import at
from ...machine.device.triton_names import jit, tl
from .kernels import COPIES, LINE, finish, signal_copies, use_block, wait_for_copy


@jit
def pass_piece(to, k, v, kv, rows, kv_heads, share, shares, room, due, looks, DIM: tl.constexpr, BR: tl.constexpr):
    """Copies a share of head `kv` of a block to the next rank's slot, BR rows of K and of V at a time. to: see `copy_piece`. It loads the
    first rows, and waits until `room` is at least `due` before it stores. shares: at most as many as there are BR rows. looks: how
    often it looks at `room` besides, to store later."""
    r, d = tl.arange(0, BR), tl.arange(0, DIM)
    block = rows.to(tl.int64) * kv_heads * DIM
    for tile in range(share, tl.cdiv(rows, BR), shares):
        row = tile * BR + r
        places = (row.to(tl.int64) * kv_heads + kv)[:, None] * DIM + d[None, :]
        there = (row < rows)[:, None]
        keys, values = tl.load(k + places, mask=there), tl.load(v + places, mask=there)
        if tile == share:
            for look in range(1 + looks):
                wait_for_copy(room, due, share)
        tl.store(to + places, keys, mask=there)
        tl.store(to + block + places, values, mask=there)


@jit
def pass_blocks(k, v, slots, arrived, room, bases, rank, world_size, rows, kv_heads, users, first, sender, teams, members, rings,
                DIM: tl.constexpr, BR: tl.constexpr):
    """A sender's share of the blocks that this rank sends: its own, then those that it gets. With two rings, the heads with odd
    numbers go the other way round. A credit says that a piece has been used `users` times, counted over all calls.

    The pieces of the own block leave one after the other. If all left at once, they would share the link and arrive together. Then
    the link would be idle while all of them are on their way to the next hop.
    """
    ring = sender % rings
    place = sender // rings
    step = world_size - 1 if ring == 1 else 1
    following, before = (rank + step) % world_size, (rank + world_size - step) % world_size
    block = rows.to(tl.int64) * kv_heads * DIM
    for n in range(world_size):
        got, sent = first + n - 1, first + n  # blocks: the one to pass on, and what it is to the next rank
        for kv in range(ring + place // members * rings, kv_heads, teams * rings):
            if n > 0:
                wait_for_copy(arrived + (got % 2 * kv_heads + kv) * COPIES * LINE, members * (got // 2 + 1), place)
            if n < world_size - 1:
                here = slots + got % 2 * 2 * block
                to = at(slots, bases, rank, following) + sent % 2 * 2 * block
                pass_piece(to, k if n == 0 else here, v if n == 0 else here + block, kv, rows, kv_heads, place % members, members,
                           room + (sent % 2 * kv_heads + kv) * COPIES * LINE, users * (sent // 2), kv // rings if n == 0 else 0, DIM, BR)
                signal_copies(at(arrived, bases, rank, following) + (sent % 2 * kv_heads + kv) * COPIES * LINE)
            if n > 0:
                signal_copies(at(room, bases, rank, before) + (got % 2 * kv_heads + kv) * COPIES * LINE)


@jit
def ring_attention(rank, world_size, rows, kv_heads, senders, members, bases, slots, k, v, room, arrived, heads, epoch, teams, rings,
                   programs, q, out, sums, stats, counts, length, chunk, stride, causal, scale, DIM: tl.constexpr, BM: tl.constexpr,
                   BN: tl.constexpr, BR: tl.constexpr, MASKED: tl.constexpr):
    """The first `senders` programs pass blocks on, the others work: on the own block, then on those that come, in their order.

    What senders need first is in the first 56 bytes of the arguments, as in `mesh_attention`.

    slots [2, 2, rows, kv_heads, DIM]. arrived, room [2, kv_heads]: see above. All numbers grow from call to call, so a slot's
    next block may belong to the next call. counts, sums, stats: see `kernels.attend`.
    """
    program = tl.program_id(0)
    tiles = tl.cdiv(rows, BM)
    units, group = heads * tiles, heads // kv_heads
    first = (epoch - 1) * (world_size - 1)
    if program < senders:
        pass_blocks(k, v, slots, arrived, room, bases, rank, world_size, rows, kv_heads, group * tiles + members, first, program, teams,
                    members, rings, DIM, BR)
    else:
        block = rows.to(tl.int64) * kv_heads * DIM
        for unit in tl.range(program - senders, units * world_size, programs - senders, num_stages=1):
            n = unit // units
            head, tile = unit % units // tiles, unit % tiles
            kv = head // group
            step = world_size - 1 if kv % rings == 1 else 1
            before = (rank + world_size - step) % world_size
            source = (rank + n * (world_size - step)) % world_size
            slot = (first + n - 1) % 2
            keys = k if source == rank else slots + slot * 2 * block
            values = v if source == rank else slots + (slot * 2 + 1) * block
            place = (slot * kv_heads + kv) * COPIES * LINE
            use_block(q, keys, values, arrived + place, members * ((first + n - 1) // 2 + 1), sums, stats, head, tile, rank, source,
                      world_size, rows, heads, kv_heads, length, chunk, stride, causal, scale, DIM, BM, BN, MASKED)
            if source != rank:
                signal_copies(at(room, bases, rank, before) + place)
            finish(out, sums, stats, counts, head, tile, world_size, rows, heads, epoch, DIM, BM, MASKED)
