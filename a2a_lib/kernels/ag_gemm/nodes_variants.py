"""Mutations of the AllGather -> GEMM rungs on several nodes: texts of `node_kernels`. See `rungs.variants`."""
from __future__ import annotations

from ..gemm.shared_variants import ALIKE
from ..rung.triton_variants import one_turn
from ..rung.variants import Mutation, swap
from .variants import WAITS

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
    Mutation("message-of-the-call-before", "the NIC's flag never becomes this call's number", swap(POSTED, "epoch", "epoch - 1"),
             shows="deadlock"),
    Mutation("flag-of-the-peer", "the NIC says that the peer's own rows are there", swap(NIC_FLAG, "+ rank", "+ peer"),
             shows="deadlock"),
    Mutation("rows-of-the-peer", "the NIC puts rows where the peer's own would be", swap(NIC_ROWS, "rank.to", "peer.to")),
    Mutation("first-peer-forgotten", "a rank of the next node gets no message",
             swap(OTHERS, "range(per_node", "range(per_node + 1"), shows="deadlock"),
    Mutation("passed-to-itself", "a rank of this node gets nothing", swap(PEER, "rank + 1 + item", "rank + item"), shows="deadlock"),
    Mutation("items-of-the-first-sender", "what the other senders should pass on is nobody's",
             swap(ITEMS, "range(sender, pieces * (per_node - 1), senders)", "range(sender, pieces * (per_node - 1) // senders)"),
             shows="deadlock"),
    Mutation("one-workspace", "rows of a call overwrite those of the call before, which a slower peer still reads",
             prepare=one_turn("gathered"), silent=ALIKE),
)
TWO_LEVEL = (
    *FLAT,
    Mutation("passed-on-too-early", "rows are passed on that have not come", swap(CAME, CAME, "pass")),
    Mutation("passed-on-by-epoch-before", "the flag of the call before will do", swap(CAME, "epoch", "epoch - 1")),
    Mutation("passed-on-as-own", "rows of other nodes are passed on as this rank's", swap(PASSED_ROWS, "source.to", "rank.to")),
)
