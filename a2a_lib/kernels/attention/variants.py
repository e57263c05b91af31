"""Mutations of the rungs: texts of their kernels. See `rungs.variants`."""
from __future__ import annotations

from ..rung.triton_variants import one_turn
from ..rung.variants import Mutation, swap

TOGETHER = "the senders of a piece end together, before a unit has loaded its first key"
AWAITED = "the own rows take the keys of a message first: it has come before its queries are used"
ALIKE = "calls in flight have one problem: what comes too early is what is there"

SEEN = "seen = position(key, source, world_size, chunk, stride)[None, :] <= last[:, None]"
MASK = "scores = tl.where(seen & there[None, :], scores, LOWEST)"
TILES = "tiles = tl.cdiv(keys_up_to(tl.max(last, axis=0), source, world_size, rows, chunk, stride), BN)"
RESCALED = "total * rescale[:, None]"
FACTOR = "tl.where(source < world_size, tl.exp2(tl.load(stats + part * 2 * BM + m) - best), 0)"
COUNTED = "if count_up(counts + {}) == epoch * world_size - 1:"
WAIT = "wait_for_copy(flag, due, tile)"


def merges(counter: str) -> tuple:
    """Mutations of online softmax, of the mask and of merging. counter: the index of a tile's counter in the kernel."""
    counted = COUNTED.format(counter)
    return (
        Mutation("mask-off-by-a-block", "a row sees a tile of keys behind it", swap(SEEN, "position(key,", "position(key - BN,")),
        Mutation("own-key-unseen", "a row does not see its own key", swap(SEEN, "<=", "<")),
        Mutation("last-tile-forgotten", "keys that do not fill a tile are left out",
                 ((TILES, TILES.replace("tl.cdiv(", "").replace(", BN)", " // BN")),)),
        Mutation("not-rescaled", "a sum keeps the scale of an earlier largest score", swap(RESCALED, RESCALED, "total")),
        Mutation("merged-as-they-are", "partial results are added without their scale",
                 swap(FACTOR, "tl.exp2(tl.load(stats + part * 2 * BM + m) - best)", "best * 0 + 1.0")),
        Mutation("last-block-not-merged", "the last rank's block is left out",
                 swap(FACTOR, "source < world_size", "source < world_size - 1")),
        Mutation("merged-too-early", "a tile is merged when one unit is missing", swap(counted, "- 1:", "- 2:")),
    )


THERE = "to = at(gathered, bases, rank, peer) + rank * 2 * block"
FLAG = "at(arrived, bases, rank, peer) + (rank * kv_heads + kv) * COPIES * LINE"
STORED = f"signal_copies({FLAG})"
WORK = "use_block(q, keys, values, flag, turns * members,"
RELAXED = f"tl.atomic_add({FLAG} + tl.arange(0, COPIES) * LINE, 1, sem=\"relaxed\", scope=\"sys\")"
GATHERED = "wait_for_copy(arrived + flag * COPIES * LINE, turns * members, 0)"


OVERTAKES = Mutation("flag-overtakes", "a flag may be there before its piece", swap(STORED, STORED, RELAXED))
SENT = (
    Mutation("block-stays-at-home", "the block is stored here", swap(THERE, "at(gathered, bases, rank, peer)", "gathered")),
    Mutation("place-of-the-peer", "all blocks come to the peer's own place", swap(THERE, "+ rank * 2", "+ peer * 2")),
    Mutation("flag-set-at-home", "the flag is set here", swap(STORED, "at(arrived, bases, rank, peer)", "arrived"), shows="deadlock"),
    Mutation("no-parity", "a call's blocks overwrite those of the call before, which a slower rank still reads",
             prepare=one_turn("gathered"), silent=ALIKE),
)
MESH = (
    *merges("unit"), *SENT, OVERTAKES,
    Mutation("wait-dropped", "blocks are used that have not come", swap(WAIT, WAIT, "pass")),
    Mutation("sender-not-counted", "a piece is used when one sender has not stored its share",
             swap(WORK, "turns * members", "turns * members - 1"),
             silent=TOGETHER),
    Mutation("turn-before", "the flags of two calls ago will do", swap(WORK, "turns * members", "(turns - 1) * members")),
)
# The wait of the second kernel never blocks here, because the first kernel has waited. A flag that overtakes its piece shows
# nowhere, because the piece has come when the second kernel begins.
GATHER = (
    *merges("unit"), *SENT,
    Mutation("waits-dropped", "attention begins when the own block is sent", swap(GATHERED, GATHERED, "pass") + swap(WAIT, WAIT, "pass")),
)

GOT = "wait_for_copy(arrived + (got % 2 * kv_heads + kv) * COPIES * LINE, members * (got // 2 + 1), place)"
ROOM = "users * (sent // 2), kv // rings if n == 0 else 0, DIM, BR)"
TO = "to = at(slots, bases, rank, following) + sent % 2 * 2 * block"
HERE = "here = slots + got % 2 * 2 * block"
SET = "signal_copies(at(arrived, bases, rank, following) + (sent % 2 * kv_heads + kv) * COPIES * LINE)"
CREDIT = "signal_copies(at(room, bases, rank, before) + place)"
COMES = "arrived + place, members * ((first + n - 1) // 2 + 1)"
SOURCE = "source = (rank + n * (world_size - step)) % world_size"

RING = (
    *merges("unit"),
    Mutation("wait-dropped", "blocks are used that have not come", swap(WAIT, WAIT, "pass")),
    Mutation("sender-not-counted", "a piece is used when one sender has not stored its share",
             swap(COMES, "members * ((first + n - 1) // 2 + 1)", "members * ((first + n - 1) // 2 + 1) - 1")),
    Mutation("passed-on-too-early", "a block is passed on that has not come", swap(GOT, GOT, "pass")),
    Mutation("no-credits", "a slot is overwritten whether or not its block was used", swap(ROOM, "users * (sent // 2)", "0"),
             stalls=True),
    Mutation("room-one-too-early", "a slot is overwritten one block before its room is there", swap(ROOM, "(sent // 2)", "(sent // 2 - 1)"),
             stalls=True),
    Mutation("no-parity", "all blocks come to one slot", swap(TO, "sent % 2", "0") + swap(HERE, "got % 2", "0")
             + swap("slot = (first + n - 1) % 2", "slot = (first + n - 1) % 2", "slot = (first + n - 1) % 2 * 0")),
    Mutation("block-stays-at-home", "the block is stored here", swap(TO, "at(slots, bases, rank, following)", "slots")),
    Mutation("flag-set-at-home", "the flag is set here", swap(SET, "at(arrived, bases, rank, following)", "arrived"), shows="deadlock"),
    Mutation("no-credit-for-work", "a unit of work gives no credit", swap(CREDIT, CREDIT, "pass"), shows="deadlock"),
    Mutation("other-way-round", "a block is taken for that of the next rank", swap(SOURCE, "world_size - step", "step")),
)

PART = "there = at(messages, bases, rank, peer) + rank * (own + 2 * own_kv) * part"
ARRIVED = "signal_copies(at(arrived, bases, rank, peer) + rank * COPIES * LINE)"
FROM_HOME = "wait_for_copy(arrived + home * COPIES * LINE, turns * members, unit)"
FROM_SOURCE = "wait_for_copy(arrived + source * COPIES * LINE, turns * members, unit)"
BACK = "store_rows(at(out, bases, rank, home), "
DONE = "signal_add(at(done, bases, rank, home) + rank * LINE, 1)"

# tests/attention has what a kernel sees that follows in the stream: explored calls are read when all ranks are done.
ULYSSES = (
    *merges("index"),
    Mutation("queries-not-awaited", "rows are used that have not come", swap(FROM_HOME, FROM_HOME, "pass"), silent=AWAITED),
    Mutation("keys-not-awaited", "keys are used that have not come", swap(FROM_SOURCE, FROM_SOURCE, "pass")),
    Mutation("sender-not-counted", "a message is used when one sender has not stored its share",
             swap(FROM_HOME, "turns * members", "turns * members - 1") + swap(FROM_SOURCE, "turns * members", "turns * members - 1")),
    Mutation("message-stays-at-home", "the message is stored here", swap(PART, "at(messages, bases, rank, peer)", "messages")),
    Mutation("flag-set-at-home", "the flag is set here", swap(ARRIVED, "at(arrived, bases, rank, peer)", "arrived"), shows="deadlock"),
    Mutation("output-stays-at-home", "the output is stored here", swap(BACK, "at(out, bases, rank, home)", "out")),
    Mutation("no-parity", "a call's messages overwrite those of the call before, which a slower rank still reads",
             prepare=one_turn("messages"), silent=ALIKE),
)
