"""The kernel of `ulysses`: heads for rows. A rank gets some heads of all rows, attends at home, and sends the rows back.

A message is what one rank sends to another: its rows of the heads that are the other's. A unit of work is a tile of the rows of
`home`, of one of the own heads, with the keys of `source`. The last of a tile's units stores the output to `home`.
"""
from ...machine.device.triton_functions import at, signal_add, wait_each
from ...machine.device.triton_names import jit, tl
from .kernels import COPIES, LINE, attend, copy_rows, count_up, load_queries, merge, signal_copies, store_rows, wait_for_copy


@jit
def send_heads(q, k, v, messages, arrived, bases, rank, world_size, rows, heads, kv_heads, sender, members, DIM: tl.constexpr,
               BR: tl.constexpr):
    """A sender's share of this rank's message to one peer: its rows of the peer's heads of K, V and Q. messages: see `ulysses_attention`.
    arrived [world_size] counts the senders that have stored their share."""
    peer = (rank + 1 + sender % (world_size - 1)) % world_size
    share = sender // (world_size - 1)
    own, own_kv = heads // world_size, kv_heads // world_size
    part = rows.to(tl.int64) * DIM
    there = at(messages, bases, rank, peer) + rank * (own + 2 * own_kv) * part
    for i in range(own_kv):
        copy_rows(there + i * part, k, peer * own_kv + i, rows, kv_heads, 1, share, members, DIM, BR)
        copy_rows(there + (own_kv + i) * part, v, peer * own_kv + i, rows, kv_heads, 1, share, members, DIM, BR)
    for i in range(own):
        copy_rows(there + (2 * own_kv + i) * part, q, peer * own + i, rows, heads, 1, share, members, DIM, BR)
    signal_copies(at(arrived, bases, rank, peer) + rank * COPIES * LINE)


@jit
def ulysses_attention(q, k, v, out, messages, arrived, done, sums, stats, counts, bases, rank, world_size, rows, heads, kv_heads,
                      length, chunk, stride, causal, scale, epoch, turns, programs, senders, members, DIM: tl.constexpr,
                      BM: tl.constexpr, BN: tl.constexpr, BR: tl.constexpr, MASKED: tl.constexpr, RANKS: tl.constexpr):
    """The first `senders` programs send this rank's messages, the others work. Ends when all of `out` is here.

    messages [world_size, kv heads of K, then of V, then heads of Q, rows, DIM]: by source, of the own heads. arrived [world_size]:
    `turns` * `members` once a message is there. As in `mesh_attention`, two sets of both alternate. out [rows, heads, DIM]: peers
    store here. A peer does so in this call alone, because it has this rank's Q. done [world_size]: tiles that a rank has stored here,
    over all calls. counts [tiles of all ranks]: `world_size` a call. sums, stats: see `kernels.attend`.
    """
    program = tl.program_id(0)
    tiles = tl.cdiv(rows, BM)
    own, own_kv = heads // world_size, kv_heads // world_size
    units, group = own * tiles * world_size, heads // kv_heads
    part = rows.to(tl.int64) * DIM
    if program < senders:
        send_heads(q, k, v, messages, arrived, bases, rank, world_size, rows, heads, kv_heads, program, members, DIM, BR)
    else:
        for unit in tl.range(program - senders, units * world_size, programs - senders, num_stages=1):
            # The own rows come first, with the own keys, then with those that come.
            pair = unit // (own * tiles)
            home = (rank + pair // world_size) % world_size
            source = (rank + pair % world_size) % world_size
            head, tile = unit % (own * tiles) // tiles, unit % tiles
            kv = head // group
            message = messages + source * (own + 2 * own_kv) * part
            query_rows = messages + (home * (own + 2 * own_kv) + 2 * own_kv + head) * part
            if home != rank:
                wait_for_copy(arrived + home * COPIES * LINE, turns * members, unit)
            queries = load_queries(q if home == rank else query_rows, tile * BM, rank * own + head if home == rank else 0,
                                   heads if home == rank else 1, rows, DIM, BM, MASKED)
            if source != rank:
                wait_for_copy(arrived + source * COPIES * LINE, turns * members, unit)
            keys = k if source == rank else message + kv * part
            values = v if source == rank else message + (own_kv + kv) * part
            index = (home * own + head) * tiles + tile
            attend(queries, keys, values, sums, stats, source * units + index, tile * BM, rank * own_kv + kv if source == rank else 0,
                   kv_heads if source == rank else 1, home, source, world_size, rows, length, chunk, stride, causal, scale, DIM, BM, BN,
                   MASKED)
            if count_up(counts + index) == epoch * world_size - 1:
                store_rows(at(out, bases, rank, home), merge(sums, stats, index, units, world_size, DIM, BM), tile * BM,
                           rank * own + head, heads, rows, DIM, BM, MASKED)
                signal_add(at(done, bases, rank, home) + rank * LINE, 1)
    if program == 0:  # the kernel ends with its last program, and polls of one line take turns
        ranks = tl.arange(0, RANKS)
        wait_each(done + ranks * LINE, epoch * own * tiles, ranks < world_size)
