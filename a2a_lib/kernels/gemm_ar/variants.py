"""Mutations of the GEMM -> AllReduce rungs: texts of `ar_kernels`. See `rungs.variants`."""
from ..rung.variants import Mutation, broken, swap

ENDED_ALL = "outputs are read when all ranks have ended, and calls in flight have one problem"

ARRIVED = "wait_each(arrived + index * LINE + ranks, epoch, there)"
ENDED = "wait_each(done + flag, epoch, (owner < world_size) & ((flag - owner * count) // SHARES * world_size + owner < tiles))"
LOAD = "part = parts + (source * own_tiles + index).to(tl.int64) * BM * BN + inside"
MASK = "tl.load(part, mask=source < world_size, other=0)"
OUTS = "outs = at_each(out, bases, rank, (rank + ranks) % world_size, there)"
DONE = "signal_each(at_each(done, bases, rank, ranks, there) + rank * own_tiles * SHARES + piece, epoch, there)"
TILE = "place_in_chunk(index * world_size + rank, rows, columns, GROUP)"
OWNER = "owner = tile % world_size"
PLACE = "(rank * own_tiles + index).to(tl.int64)"
PART = "tl.store(at(parts, bases, rank, owner)"
SIGNAL = "signal(at(arrived, bases, rank, owner) + index * LINE + rank, epoch)"

SUMS = (
    Mutation("wait-dropped", "parts are added that have not come", swap(ARRIVED, ARRIVED, "pass")),
    Mutation("epoch-before", "the flag of the call before will do", swap(ARRIVED, "epoch", "epoch - 1")),
    Mutation("first-source-only", "rank 0's flag stands for all", swap(ARRIVED, "+ ranks", "+ 0 * ranks")),
    Mutation("flag-of-the-first-tile", "the first tile's flags stand for all", swap(ARRIVED, "index", "0 * index")),
    Mutation("first-rank-not-added", "the sum begins with rank 1",
             swap(MASK, "source < world_size", "(source > 0) & (source < world_size)")),
    Mutation("part-of-the-first-tile", "the first tile's parts stand for all", swap(LOAD, "+ index", "+ 0 * index")),
    Mutation("sums-stay-at-home", "an owner keeps its sums", swap(OUTS, "(rank + ranks) % world_size", "rank + 0 * ranks")),
    Mutation("flags-relaxed", "a flag may be there before its sum", swap(DONE, DONE,
             'tl.atomic_xchg(at_each(done, bases, rank, ranks, there) + rank * own_tiles * SHARES + piece, epoch, mask=there, '
             'sem="relaxed", scope="sys")'), silent=ENDED_ALL),
    Mutation("tile-of-another-owner", "the sum goes where rank 0's tile belongs", swap(TILE, "+ rank", "")),
    Mutation("flag-of-another-share", "both shares of a tile set one flag", swap(DONE, "+ piece", "+ piece // SHARES * SHARES")),
    Mutation("end-not-awaited", "the kernel ends before the sums have come", swap(ENDED, ENDED, "pass"), silent=ENDED_ALL),
)
FUSED = SEQUENTIAL = (
    *SUMS,
    Mutation("part-signal-relaxed", "the flag may be there before the part", swap(SIGNAL, SIGNAL,
             'tl.atomic_xchg(at(arrived, bases, rank, owner) + index * LINE + rank, epoch, sem="relaxed", scope="sys")')),
    Mutation("part-stays-at-home", "the part is stored here", swap(PART, "at(parts, bases, rank, owner)", "parts")),
    Mutation("place-of-the-owner", "all parts come to the owner's own place", swap(PLACE, "rank", "owner")),
    Mutation("owner-is-the-next", "a tile goes to the rank after its owner", swap(OWNER, "tile", "(tile + 1)")),
    broken("translate-forgotten-flag", "the flag is set at home", SIGNAL),
    Mutation("flag-of-another-rank", "the flag says that the part is the owner's own", swap(SIGNAL, "LINE + rank", "LINE + owner")),
)
