"""Variants of two_shot.hip: designs and mutations."""
from __future__ import annotations

from ..rung.variants import Mutation, Variant, broken, swap

TELL = "peers.signal_all<Order::release, Scope::system>(flags + blockIdx.x * peers.size + peers.rank, number)"
AWAIT = "peers.wait_all<Order::acquire, Scope::system>(flags + blockIdx.x * peers.size, number)"
TOLD = "  __syncthreads();\n  if (wave_in_block() == 0) peers.signal_all"
HEARD = "number);\n  __syncthreads();\n"

VARIANTS = (
    Variant("in_cached_memory", "the rings lie in fine-grained memory, which caches keep: stores that queue at several links go "
            "slower there",
            options=(("heap_memory", "finegrained"),)),
    broken("release-dropped", "flags are set by relaxed stores, which may overtake the data", TELL),
    Mutation("agent-for-system", "releases stop at their own GPU", swap(TELL, "Scope::system", "Scope::agent")),
    broken("acquire-dropped", "what was cached before a flag came is read", AWAIT),
    Mutation("others-not-awaited", "the first wave's flag does not wait for what other waves store",
             swap(TOLD, "  __syncthreads();\n", "")),
    Mutation("others-run-ahead", "only the first wave waits for the flags", swap(HEARD, "  __syncthreads();\n", "")),
    Mutation("parts-not-awaited", "parts are added as they are found", (("await(peers, sent, before + k);", "__syncthreads();"),)),
    Mutation("sums-not-awaited", "a barrier too few: sums are taken as they are found",
             (("await(peers, summed, before + k - 1);", "__syncthreads();"),)),
    Mutation("ring-of-one", "a tile's place is taken while it is read", (("constexpr int RING = 3;", "constexpr int RING = 1;"),)),
    Mutation("tile-before", "the flag of the tile before is enough",
             (("await(peers, sent, before + k);", "await(peers, sent, before + k - 1);"),)),
    Mutation("number-per-call", "tiles are numbered from 1 in every call: flags of the call before are enough",
             (("(world.epoch - 1) * tiles;", "0 * tiles;"),)),
    Mutation("flag-overtakes", "flags are set before the parts are sent",
             (("    if (k < tiles) {  // send\n", "    if (k < tiles) {  // send\n      tell(peers, sent, before + k + 1);\n"),)),
    Mutation("own-part-from-out", "its own part is read after other shares were stored", (
        ("own = load_piece<FULL>(x, rank * share + i, message)", "own = load_piece<FULL>(out, rank * share + i, message)"),)),
    Mutation("kept-at-home", "an address is not translated: sums stay with their own rank",
             (("*peers.at(to, rank_after(rank, j + 1, ranks)) = sum;", "*to = sum;"),)),
)
