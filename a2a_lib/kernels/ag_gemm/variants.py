"""Mutations of the AllGather -> GEMM rungs: texts of `kernels` and `node_kernels`, and copies of the host. See `rungs.variants`."""
from ..gemm.shared_variants import ALIKE, COLLECT, ONE_LINK, TILES, Copies
from ..rung.triton_variants import one_turn
from ..rung.variants import Mutation, broken, swap

WAIT = "wait_at_least(flags + source * pieces + piece, epoch)"
PLACE = "place = piece.to(tl.int64) * part + first"
COUNT = "if count_up(counts + peer * pieces + piece) == epoch * senders - 1:"
PUSH = "            put(there, own + place, length, BLOCK)\n"
PUSHED = "signal(at(flags, bases, rank, peer) + rank * pieces + piece, epoch)"
PULL = "            put(here, at(shared, bases, rank, peer) + place, length, BLOCK)\n"
PULLED = "signal(flags + peer * pieces + piece, epoch)"
READY = "signal(at(ready, bases, rank, (rank + distance) % world_size) + rank, epoch)"

# Mutations of every rung that waits in the GEMM, also on several nodes.
WAITS = (
    Mutation("wait-dropped", "tiles are computed from rows that have not come", swap(WAIT, WAIT, "pass")),
    Mutation("epoch-before", "the flag of the call before will do", swap(WAIT, "epoch", "epoch - 1")),
    Mutation("own-flag", "every chunk waits for this rank's own flag, which nobody sets",
             swap(WAIT, "source", "rank")),
    Mutation("nearest-peer-only", "every chunk waits for the next rank's flag", swap(WAIT, "source", "((rank + 1) % world_size)")),
    Mutation("first-piece-only", "the first piece's flag stands for all pieces", swap(WAIT, " + piece", "")),
)
HOST = (
    Mutation("flag-before-rows", "the flag may be there before the rows", prepare=Copies(flag_first=True).prepare),
    Mutation("flag-in-another-stream", "nothing orders the flag behind the rows", prepare=Copies(flag_alone=True).prepare,
             silent=ONE_LINK),
    Mutation("number-of-the-call-before", "the flag never becomes this call's number", prepare=Copies(ahead=-1).prepare),
    Mutation("number-two-calls-ahead", "the next call of this turn waits for nothing", prepare=Copies(ahead=2).prepare,
             silent=ALIKE),
    Mutation("flag-of-the-other-turn", "the flag is set where the call after waits", prepare=Copies(flag_turn=1).prepare),
    Mutation("one-workspace", "rows of a call overwrite those of the call before, which a slower peer still reads",
             prepare=Copies(one_set=True).prepare, silent=ALIKE),
    Mutation("event-not-awaited", "rows may come two calls ahead of a peer's GEMM", prepare=Copies(awaited=False).prepare,
             silent=ALIKE),
    Mutation("peer-forgotten", "the farthest peer gets nothing", prepare=Copies(peers_forgotten=1).prepare),
    Mutation("rows-of-another-rank", "rows come where the next rank's should", prepare=Copies(place_of=1).prepare),
    Mutation("last-row-forgotten", "a row of every piece stays behind", prepare=Copies(rows_forgotten=1).prepare),
)
COPY_ENGINE = (*WAITS, *TILES, *HOST)

# The wait in the GEMM never blocks here, because another kernel has waited before.
AG_SEQUENTIAL = (
    Mutation("waits-dropped", "the GEMM starts when its own copies are under way",
             swap(COLLECT, COLLECT, "pass") + swap(WAIT, WAIT, "pass")),
    Mutation("epoch-before", "flags of the call before will do",
             swap(COLLECT, "epoch", "epoch - 1") + swap(WAIT, "epoch", "epoch - 1")),
    Mutation("own-flag-too", "this rank's own flag is waited for, which nobody sets",
             swap("if i // pieces != own:", "i // pieces != own", "i >= 0")),
    Mutation("first-flag-for-all", "the nearest peer's first flag stands for all",
             swap(COLLECT, "+ i,", "+ (own + 1) % (count // pieces) * pieces,") +
             swap(WAIT, "source * pieces + piece", "(rank + 1) % world_size * pieces")),
    *TILES, *HOST)

SENDERS = (
    Mutation("last-sender-not-awaited", "the first sender to finish a piece sets its flag",
             swap(COUNT, "== epoch * senders - 1", ">= (epoch - 1) * senders")),
    Mutation("fixed-sender-signals", "one sender sets a piece's flag, whoever is the last",
             ((COUNT, "count_up(counts + peer * pieces + piece)\n            if sender == senders - 1:"),), stalls=True),
    Mutation("counter-of-one-call", "counts grow from call to call, and are compared with those of the first",
             swap(COUNT, "epoch * senders", "senders")),
    Mutation("pieces-share-a-counter", "another piece's senders are counted, too", swap(COUNT, " + piece", "")),
    Mutation("peers-share-a-counter", "another peer's senders are counted, too", swap(COUNT, "peer * pieces + ", "")),
    Mutation("piece-counted-twice", "each sender is counted as two",
             ((COUNT, f"count_up(counts + peer * pieces + piece)\n            {COUNT}"),)),
    Mutation("piece-offset-dropped", "every piece is the first", swap(PLACE, "piece.to(tl.int64) * part", "0 * part.to(tl.int64)")),
    Mutation("share-of-the-next-sender", "the first share is nobody's",
             swap("first = tl.minimum(sender * share, part)", "sender", "(sender + 1)")),
)
PUT_BY_WAVES = (
    *WAITS, *SENDERS,
    Mutation("release-dropped", "a sender's rows may come after the last one's flag", (("    release()\n", ""),)),
    Mutation("signal-before-rows", "the flag is set, then the rows are sent",
             ((f"{PUSH}            {COUNT}\n                {PUSHED}\n", f"            {COUNT}\n                {PUSHED}\n{PUSH}"),)),
    Mutation("signal-relaxed", "the flag releases nothing",
             ((PUSHED, 'tl.atomic_xchg(at(flags, bases, rank, peer) + rank * pieces + piece, epoch, sem="relaxed", scope="sys")'),),
             silent="the senders have released the rows themselves; a last one need not have seen the others' stores"),
    broken("translate-forgotten-flag", "the flag is set at home", PUSHED),
    broken("translate-forgotten-rows", "the rows stay at home", "there = at(gathered, bases, rank, peer)"),
)
PULL_BY_WAVES = (
    *WAITS, *SENDERS,
    Mutation("release-dropped", "a sender's rows may come after the last one's flag", (("    release()\n", ""),)),
    Mutation("signal-before-rows", "the flag is set, then the rows are fetched",
             ((f"{PULL}            {COUNT}\n                {PULLED}\n", f"            {COUNT}\n                {PULLED}\n{PULL}"),)),
    broken("translate-forgotten-rows", "this rank's own rows are fetched, for every peer", PULL),
    broken("translate-forgotten-ready", "a rank tells itself that its rows are there", READY),
    Mutation("ready-of-the-call-before", "a peer waits for this call's number", swap(READY, "epoch", "epoch - 1")),
)

# On several nodes.
POSTED = "number = put_signal(nic, there, own + place, part * 2, flag, epoch)"
NIC_FLAG = "flag = at(flags, bases, rank, peer) + rank * pieces + piece"
NIC_ROWS = "there = at(gathered, bases, rank, peer) + rank.to(tl.int64) * pieces * part + place"
OTHERS = "for step in range(per_node, world_size):"
PUT = "        put(there, rows + place, part, BLOCK)\n"
PASSED = "        signal(at(flag, bases, rank, peer), epoch)\n"
PEER = "(rank + 1 + item % (per_node - 1)) % per_node"
ITEMS = "for item in range(sender, pieces * (per_node - 1), senders):"
CAME = "wait_at_least(flag, epoch)"
PASSED_ROWS = "there = at(gathered, bases, rank, peer) + source.to(tl.int64) * pieces * part + place"

FLAT = (
    *WAITS,
    Mutation("signal-before-rows", "the flag is set, then the rows are passed on", ((PUT + PASSED, PASSED + PUT),)),
    Mutation("signal-relaxed", "the flag may be there before the rows",
             ((PASSED, '        tl.atomic_xchg(at(flag, bases, rank, peer), epoch, sem="relaxed", scope="sys")\n'),)),
    Mutation("half-a-message", "the NIC takes elements for bytes", swap(POSTED, "part * 2", "part")),
    Mutation("message-of-the-call-before", "the NIC's flag never becomes this call's number", swap(POSTED, "epoch", "epoch - 1")),
    Mutation("flag-of-the-peer", "the NIC says that the peer's own rows are there", swap(NIC_FLAG, "+ rank", "+ peer")),
    Mutation("rows-of-the-peer", "the NIC puts rows where the peer's own would be", swap(NIC_ROWS, "rank.to", "peer.to")),
    Mutation("first-peer-forgotten", "a rank of the next node gets no message",
             swap(OTHERS, "range(per_node", "range(per_node + 1")),
    Mutation("passed-to-itself", "a rank of this node gets nothing", swap(PEER, "rank + 1 + item", "rank + item")),
    Mutation("items-of-the-first-sender", "what the other senders should pass on is nobody's",
             swap(ITEMS, "range(sender, pieces * (per_node - 1), senders)", "range(sender, pieces * (per_node - 1) // senders)")),
    Mutation("one-workspace", "rows of a call overwrite those of the call before, which a slower peer still reads",
             prepare=one_turn("gathered"), silent=ALIKE),
)
TWO_LEVEL = (
    *FLAT,
    Mutation("passed-on-too-early", "rows are passed on that have not come", swap(CAME, CAME, "pass")),
    Mutation("passed-on-by-epoch-before", "the flag of the call before will do", swap(CAME, "epoch", "epoch - 1")),
    Mutation("passed-on-as-own", "rows of other nodes are passed on as this rank's", swap(PASSED_ROWS, "source.to", "rank.to")),
)
