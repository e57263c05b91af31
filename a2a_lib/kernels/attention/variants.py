"""Mutations of the rungs: texts of their kernels. See `rungs.variants`."""
from ..rung.triton_variants import one_turn
from ..rung.variants import Mutation, Variant, swap

TOGETHER = "the senders of a piece end together, before a unit has loaded its first key"
AWAITED = "the own rows take the keys of a message first: it has come before its queries are used"
ALIKE = "calls in flight have one problem: what comes too early is what is there"

SEEN = "seen = position(key, source, world_size, chunk, stride)[None, :] <= last[:, None]"
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
    Mutation("flag-set-at-home", "the flag is set here", swap(STORED, "at(arrived, bases, rank, peer)", "arrived")),
    Mutation("no-parity", "a call's blocks overwrite those of the call before, which a slower rank still reads",
             prepare=one_turn("gathered"), silent=ALIKE),
)
# A design of `mesh` that keeps its sums in registers, and the mutation that Triton's pipelining makes of it.
#
# A program takes a tile of Q through the blocks of all ranks, in their order from its own rank on. So it needs no partial results, but it
# waits for the blocks in that order. A tile of 128 keys holds a whole block: there is no loop over tiles of keys.
#
# Triton loads the next iteration's operands of `tl.dot` early, if `num_stages` is 2. It leaves loops alone that contain a barrier, or a
# loop. The wait is a loop, but it stands in an `if`, where Triton 3.6 does not look. So the loads move ahead of the wait.
LOOP = "    for n in tl.range(late if program < senders else 0, rounds, num_stages=1):"
IN_REGISTERS = """\
    m, j, d = tl.arange(0, BM), tl.arange(0, 128), tl.arange(0, DIM)
    there = j < rows
    for unit in range(units if program < senders else program - senders, units, workers):
        head, tile = unit // tiles, unit % tiles
        kv = head // group
        places = (j.to(tl.int64) * kv_heads + kv) * DIM
        queries = load_queries(q, tile * BM, head, heads, rows, DIM, BM, MASKED)
        own = position(tile * BM + m, rank, world_size, chunk, stride)
        last = tl.minimum(tl.where(causal != 0, own, length), length - 1)
        best = tl.full((BM,), LOWEST, tl.float32)
        weights = tl.zeros((BM,), tl.float32)
        total = tl.zeros((BM, DIM), tl.float32)
        for n in tl.range(0, world_size, num_stages=STAGES):
            source = (rank + n) % world_size
            if source != rank:
                wait_for_copy(arrived + (source * kv_heads + kv) * COPIES * LINE, turns * members, tile)
            keys = k if source == rank else gathered + source * 2 * block
            values = v if source == rank else gathered + (source * 2 + 1) * block
            columns = tl.load(keys + places[None, :] + d[:, None], mask=there[None, :], other=0)
            seen = position(j, source, world_size, chunk, stride)[None, :] <= last[:, None]
            scores = tl.where(seen & there[None, :], tl.dot(queries, columns) * scale, LOWEST)
            peak = tl.maximum(best, tl.max(scores, axis=1))
            weight = tl.exp2(scores - peak[:, None])
            rescale = tl.exp2(best - peak)
            weights = weights * rescale + tl.sum(weight, axis=1)
            lines = tl.load(values + places[:, None] + d[None, :], mask=there[:, None], other=0)
            total = tl.dot(weight.to(lines.dtype), lines, total * rescale[:, None])
            best = peak
        store_rows(out, total * (1 / weights)[:, None], tile * BM, head, heads, rows, DIM, BM, MASKED)
    for n in tl.range(rounds, rounds, num_stages=1):  # no other units
"""


def registers(stages: int) -> tuple[tuple[str, str], ...]:
    """The change of `mesh_attention`. stages: iterations of the loop over blocks that Triton overlaps."""
    return ((LOOP, IN_REGISTERS.rstrip().replace("STAGES", str(stages))),)


MESH = (
    *merges("unit"), *SENT, OVERTAKES,
    Mutation("wait-dropped", "blocks are used that have not come", swap(WAIT, WAIT, "pass")),
    Mutation("sender-not-counted", "a piece is used when one sender has not stored its share",
             swap(WORK, "turns * members", "turns * members - 1"),
             silent=TOGETHER),
    Mutation("turn-before", "the flags of two calls ago will do", swap(WORK, "turns * members", "(turns - 1) * members")),
    Variant("in-registers", "a program takes a tile of Q through all blocks; blocks of at most 128 rows", registers(1)),
    Mutation("loads-pipelined", "the same, and Triton loads the next block's keys and values before that block's wait", registers(2)),
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
    Mutation("flag-set-at-home", "the flag is set here", swap(SET, "at(arrived, bases, rank, following)", "arrived")),
    Mutation("no-credit-for-work", "a unit of work gives no credit", swap(CREDIT, CREDIT, "pass")),
    Mutation("other-way-round", "a block is taken for that of the next rank", swap(SOURCE, "world_size - step", "step")),
)

PART = "there = at(messages, bases, rank, peer) + rank * (own + 2 * own_kv) * part"
ARRIVED = "signal_copies(at(arrived, bases, rank, peer) + rank * COPIES * LINE)"
FROM_HOME = "wait_for_copy(arrived + home * COPIES * LINE, turns * members, unit)"
FROM_SOURCE = "wait_for_copy(arrived + source * COPIES * LINE, turns * members, unit)"
BACK = "store_rows(at(out, bases, rank, home), "

# tests/attention has what a kernel sees that follows in the stream: explored calls are read when all ranks are done.
ULYSSES = (
    *merges("index"),
    Mutation("queries-not-awaited", "rows are used that have not come", swap(FROM_HOME, FROM_HOME, "pass"), silent=AWAITED),
    Mutation("keys-not-awaited", "keys are used that have not come", swap(FROM_SOURCE, FROM_SOURCE, "pass")),
    Mutation("sender-not-counted", "a message is used when one sender has not stored its share",
             swap(FROM_HOME, "turns * members", "turns * members - 1") + swap(FROM_SOURCE, "turns * members", "turns * members - 1")),
    Mutation("message-stays-at-home", "the message is stored here", swap(PART, "at(messages, bases, rank, peer)", "messages")),
    Mutation("flag-set-at-home", "the flag is set here", swap(ARRIVED, "at(arrived, bases, rank, peer)", "arrived")),
    Mutation("output-stays-at-home", "the output is stored here", swap(BACK, "at(out, bases, rank, home)", "out")),
    Mutation("no-parity", "a call's messages overwrite those of the call before, which a slower rank still reads",
             prepare=one_turn("messages"), silent=ALIKE),
)
