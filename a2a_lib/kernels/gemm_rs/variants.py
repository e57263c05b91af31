"""Mutations of the GEMM -> ReduceScatter rungs: texts of `kernels`, and copies of the host. See `rungs.variants`."""
from ..gemm.shared_variants import ALIKE, COLLECT, ONE_LINK, TILES, Copies, adder_alone
from ..rung.triton_variants import one_turn
from ..rung.variants import Mutation, broken, swap

WAIT = "wait_at_least(flags + source * tiles, epoch)"
STORE = "theirs.store([row * BM, column * BN], total.to(out.dtype.element_ty))"
SIGNAL = "signal(flag + tile, epoch)"
SEND = f"                {STORE}\n                settle_stores()\n                {SIGNAL}\n"
FLAG = "flag = at(flags, bases, rank, owner) + rank * rows * columns"
SLOT = "slot = at(slots, bases, rank, owner) + (rank * rows_here).to(tl.int64) * N"
OWNER = "owner = (rank + 1 + chunk) % world_size"
LOAD = "tl.load(slots + source.to(tl.int64) * rows_here * N + place, mask=inside, other=0)"
CLOSER = "for source in range(world_size):"

SUM = (
    Mutation("first-rank-not-added", "the sum begins with rank 1", swap(CLOSER, "range(world_size)", "range(1, world_size)")),
    Mutation("own-part-not-added", "the sum lacks this rank's part", swap("total += own", "own", "0 * own")),
    Mutation("parts-in-the-first-slot", "the part of rank 0 stands for all", swap(LOAD, "source", "(0 * source)")),
)
# Mutations of rungs that send single tiles.
TILE_BY_TILE = (
    *SUM,
    Mutation("wait-dropped", "parts are added that have not come", swap(WAIT, WAIT, "pass")),
    Mutation("epoch-before", "the flag of the call before will do", swap(WAIT, "epoch", "epoch - 1")),
    Mutation("first-source-only", "rank 0's flag stands for all", swap(WAIT, "source", "(0 * source)")),
    Mutation("signal-before-store", "the flag is set, then the tile is stored",
             ((SEND, f"                {SIGNAL}\n                {STORE}\n                settle_stores()\n"),)),
    Mutation("signal-relaxed", "the flag may be there before the tile",
             ((SIGNAL, 'tl.atomic_xchg(flag + tile, epoch, sem="relaxed", scope="sys")'),)),
    Mutation("flag-of-another-tile", "the flag of the tile before is set, too early", swap(SIGNAL, "tile", "tl.maximum(tile - 1, 0)")),
    Mutation("flag-of-another-rank", "the flag says that the tile is the owner's own",
             swap(FLAG, "+ rank", "+ owner")),
    broken("translate-forgotten-flag", "the flag is set at home", FLAG),
    broken("translate-forgotten-tile", "the tile stays at home", SLOT),
    Mutation("slot-of-the-owner", "all ranks' tiles come to the owner's own slot", swap(SLOT, "(rank * rows_here)", "(owner * rows_here)")),
    Mutation("one-set-of-slots", "parts of a call overwrite those of the call before, which a slower owner still adds",
             prepare=one_turn("slots"), silent=ALIKE),
)
SLOTS = (
    *TILE_BY_TILE,
    Mutation("adder-looks-at-the-first-tile", "the first tile's flags stand for all",
             swap("add_parts(part, out, slots, flags + tile,", " + tile", "")),
    Mutation("adder-in-another-stream", "this rank's own part is read while the GEMM computes it", prepare=adder_alone),
)
FUSED_SUM = (
    *TILE_BY_TILE,
    Mutation("sum-looks-at-the-first-tile", "the first tile's flags stand for all",
             swap("add_parts(total, out, slots, flags + tile,", " + tile", "")),
    Mutation("own-tiles-first", "whoever waits for parts has sent none", swap(OWNER, "rank + 1 + chunk", "rank + chunk")),
)
GEMM_RS_SEQUENTIAL = (
    *SUM, *TILES,
    Mutation("wait-dropped", "parts are added that have not come", swap(COLLECT, COLLECT, "pass")),
    Mutation("epoch-before", "flags of the call before will do", swap(COLLECT, "epoch", "epoch - 1")),
    Mutation("first-flag-for-all", "the nearest peer's flag stands for all", swap(COLLECT, "+ i,", "+ (own + 1) % count,")),
    Mutation("own-flag-too", "this rank's own flag is waited for, which nobody sets",
             swap("if i // pieces != own:", "i // pieces != own", "i >= 0")),
    Mutation("flag-before-part", "the flag may be there before the part", prepare=Copies(flag_first=True).prepare),
    Mutation("flag-in-another-stream", "nothing orders the flag behind the part", prepare=Copies(flag_alone=True).prepare,
             silent=ONE_LINK),
    Mutation("number-of-the-call-before", "the flag never becomes this call's number", prepare=Copies(ahead=-1).prepare),
    Mutation("flag-of-the-other-turn", "the flag is set where the call after waits", prepare=Copies(flag_turn=1).prepare),
    Mutation("owner-forgotten", "the farthest owner gets nothing", prepare=Copies(peers_forgotten=1).prepare),
    Mutation("rows-of-another-owner", "every owner gets rows of the next", prepare=Copies(place_of=1).prepare),
    Mutation("one-set-of-slots", "parts of a call overwrite those of the call before, which a slower owner still adds",
             prepare=Copies(one_set=True).prepare, silent=ALIKE),
)
