"""AllGather -> GEMM on several nodes. Ranks r, r + per_node, ... have the same number within their node.

flat       a rank's NIC takes its rows to every rank of the other nodes
two-level  it takes them to the one of its own number on each other node, who passes them on within that node

so that two levels send a node's share of the bytes through a NIC once, and links that are there anyway do the rest.
"""
from ...machine.device.triton_functions import at, nic_wait, put, put_signal, signal, wait_at_least
from ...machine.device.triton_names import jit, tl
from ..gemm.kernels import first_tile, place_in_chunk


@jit
def rank_at(step, rank, world_size, per_node):
    """The step-th rank in the order in which `rank` needs rows: its own node's from itself on, then the next node's."""
    node = (rank // per_node + step // per_node) % (world_size // per_node)
    return node * per_node + (rank + step) % per_node


@jit
def post_rows(own, gathered, flags, nic, bases, rank, world_size, per_node, part, epoch, pieces,
              TWO_LEVEL: tl.constexpr):
    """This rank's rows to the other nodes: descriptors for its NIC. Returns the last one's number."""
    number = tl.load(nic) * 0
    for step in range(per_node, world_size):
        peer = rank_at(step, rank, world_size, per_node)
        if not TWO_LEVEL or peer % per_node == rank % per_node:
            for piece in range(pieces):
                place = piece.to(tl.int64) * part
                there = at(gathered, bases, rank, peer) + rank.to(tl.int64) * pieces * part + place
                flag = at(flags, bases, rank, peer) + rank * pieces + piece
                number = put_signal(nic, there, own + place, part * 2, flag, epoch)
    return number


@jit
def pass_rows(rows, gathered, flags, bases, rank, source, world_size, per_node, part, epoch, sender, senders, pieces,
              WAIT: tl.constexpr, BLOCK: tl.constexpr):
    """A sender's share of `source`'s rows, which are here, to the other ranks of this node. WAIT: until they are."""
    for item in range(sender, pieces * (per_node - 1), senders):
        piece = item // (per_node - 1)
        peer = rank // per_node * per_node + (rank + 1 + item % (per_node - 1)) % per_node
        flag = flags + source * pieces + piece
        if WAIT:
            wait_at_least(flag, epoch)
        place = piece.to(tl.int64) * part
        there = at(gathered, bases, rank, peer) + source.to(tl.int64) * pieces * part + place
        put(there, rows + place, part, BLOCK)
        signal(at(flag, bases, rank, peer), epoch)


@jit
def multiply_by_nodes(own, gathered, b, c, flags, rank, world_size, per_node, M, N, K, epoch, program, programs, pieces,
                      BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr):
    """As `kernels.multiply_gathered`, in the order of `rank_at`."""
    rows_here = M // world_size // pieces
    rows, columns = tl.cdiv(rows_here, BM), tl.cdiv(N, BN)
    b_rows = tl.make_tensor_descriptor(b, [N, K], [K, 1], [BN, BK])
    for chunk in range(world_size * pieces):
        source = rank_at(chunk // pieces, rank, world_size, per_node)
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
def gather_nodes_and_multiply(own, gathered, b, c, flags, nic, bases, rank, world_size, per_node, M, N, K, epoch, programs,
                              senders, pieces, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
                              GROUP: tl.constexpr, BLOCK: tl.constexpr, TWO_LEVEL: tl.constexpr):
    """The first `senders` programs send, the others multiply. flags [world_size, pieces]: `epoch` once that piece of a
    rank's rows is here, whoever brought it."""
    program = tl.program_id(0)
    if program < senders:
        part = M // world_size // pieces * K
        number = tl.load(nic) * 0
        if program == 0:
            number = post_rows(own, gathered, flags, nic, bases, rank, world_size, per_node, part, epoch, pieces, TWO_LEVEL)
        pass_rows(own, gathered, flags, bases, rank, rank, world_size, per_node, part, epoch, program, senders, pieces, False,
                  BLOCK)
        if TWO_LEVEL:
            for step in range(per_node, world_size, per_node):
                source = rank_at(step, rank, world_size, per_node)
                pass_rows(gathered + source.to(tl.int64) * pieces * part, gathered, flags, bases, rank, source, world_size,
                          per_node, part, epoch, program, senders, pieces, True, BLOCK)
        if program == 0:
            nic_wait(nic, number)  # the rows may change when the kernel is over
    else:
        multiply_by_nodes(own, gathered, b, c, flags, rank, world_size, per_node, M, N, K, epoch, program - senders,
                          programs - senders, pieces, BM, BN, BK, GROUP)
