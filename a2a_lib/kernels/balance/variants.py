"""Variants of balance.hip: mutations. All rungs of the family have them."""
from ..rung.variants import Mutation, Variant, broken

_ARRIVED = "    signal<Order::release, Scope::system>(world.at(arrived + world.rank, threadIdx.x), world.epoch);\n"
_DONE = "    signal<Order::release, Scope::system>(world.at(done + world.rank, threadIdx.x), world.epoch);\n"
_ROWS = "  if (threadIdx.x < ranks) wait_equal<Order::acquire, Scope::system>(arrived + threadIdx.x, world.epoch);\n"
_RESULTS = "  if (threadIdx.x < world.world_size) wait_equal<Order::acquire, Scope::system>(done + threadIdx.x, world.epoch);\n"
_SENT = "    last = signal_add<Order::acq_rel, Scope::agent>(sent, 1) + 1 == (uint32_t)role.blocks;\n"
_FINISHED = "    last = signal_add<Order::acq_rel, Scope::agent>(finished, 1) + 1 == (uint32_t)role.blocks;\n"
_QUOTA = "  const int quota = padded((total + ranks - 1) / ranks);\n"
_TURNS = "(lane_id() < world.rank ? 1 : 0)"
_KERNEL = "a kernel begins and ends between a store and the load: caches are written back and dropped there"
_LATE = "the flag is polled from memory, which takes longer than what it guards"
_PLACE = "world.at(rows + (int64_t)place * sizes.dim, peer)"

EVERYWHERE = (
    broken("release-dropped", "the last sender sets its flag with a relaxed store: rows may come after it", _ARRIVED),
    broken("agent-for-system", "the last sender's release stops at its own L2", _ARRIVED),
    broken("acquire-dropped", "workers do not acquire: their caches may hold rows of the call before", _ROWS, silent=_KERNEL),
    broken("release-dropped-results", "the last worker sets its flag with a relaxed store: results may come after it", _DONE, silent=_LATE),
    broken("acquire-dropped-results", "combine does not acquire: its caches may hold results of the call before", _RESULTS, silent=_KERNEL),
    Mutation("senders-not-ordered", "senders count themselves by relaxed additions: the last one's release covers its own rows alone",
             ((_SENT, _SENT.replace("acq_rel", "relaxed")),)),
    Mutation("workers-not-ordered", "workers count themselves by relaxed additions: the last one's release covers its own results alone",
             ((_FINISHED, _FINISHED.replace("acq_rel", "relaxed")),), silent=_LATE),
    Mutation("rows-not-awaited", "workers take tiles at once", ((_ROWS, ""),)),
    broken("wrong-epoch", "combine is content with the results of the call before", _RESULTS),
    broken("translate-forgotten", "rows stay with their source", _PLACE),
    Mutation("no-turns", "two sources have the same turn, so rows of both have the same number and one is lost", ((_TURNS, "0"),)),
)
REPLICAS = (
    Variant("weights_first", "visitors are fetched at once: their weights share a link with rows for which all ranks wait",
            (("    if (threadIdx.x == 0) wait_equal<Order::relaxed, Scope::system>(arrived + e / sizes.local, world.epoch);\n", ""),)),
    Mutation("weights-not-awaited", "workers compute with a visitor before its weights are here",
             (("        wait_equal<Order::acquire, Scope::agent>(ready + segment.copy * sizes.fetchers + threadIdx.x, world.epoch);",
               "        ;"),), silent="weights are the same in every call, so those of an earlier call may be right"),
    broken("release-dropped-weights", "fetchers set their flags with relaxed stores",
           "signal<Order::release, Scope::agent>(ready + copy * role.blocks + role.block, world.epoch)"),
    Mutation("two-plans", "odd ranks round the quota up by a tile more: a plan that is not the others'",
             ((_QUOTA, _QUOTA.replace(");\n", ") + (world.rank & 1) * TILE;\n")),)),
    Mutation("visitor-of-another", "a visitor brings the weights of its neighbour",
             (("weights + (e % sizes.local) * sizes.weights()", "weights + ((e + 1) % sizes.local) * sizes.weights()"),)),
)

# Of gradients.hip.
_TOLD = "    signal<Order::release, Scope::system>(world.at(flags + world.rank, threadIdx.x), world.epoch);\n"
_CAME = "  if (threadIdx.x < ranks) wait_equal<Order::acquire, Scope::system>(back + threadIdx.x, world.epoch);\n"
_TILES = "    if (threadIdx.x < ranks) wait_equal<Order::acquire, Scope::system>(back + ranks + threadIdx.x, world.epoch);\n"
_USED = "    if (threadIdx.x < ranks) wait_equal<Order::acquire, Scope::system>(back + 2 * ranks + threadIdx.x, world.epoch);\n"
_SLOT = "        signal<Order::release, Scope::system>(world.at(given + slot * ranks + world.rank, home), world.epoch);\n"
_HOME = "        if (visited) wait_equal<Order::acquire, Scope::system>(given + slot * ranks + rank, world.epoch);\n"
_OWN = "      if (threadIdx.x == 0) wait_equal<Order::acquire, Scope::agent>(given + l * ranks + world.rank, world.epoch);\n"
_LAST = "signal_add<Order::acq_rel, Scope::agent>(came, 1)"
_IN_ORDER = "            for (int j = 0; j < 4; ++j) sum.of[j] += part[r].of[j];\n"
_LATE_FIRST = """        if (rank == (world.rank == 0)) late = load_relaxed<Scope::system>(given + local * ranks + rank) != world.epoch;
"""
BACKWARD = (
    Variant("own_first", "slots of own experts are computed first: gradients of visitors leave when nothing is left to hide them",
            (("(turn + local) % segments", "turn"),)),
    broken("release-dropped", "the last block of a role sets its flags with relaxed stores: what it tells of may come after them", _TOLD),
    broken("agent-for-system", "the last block's release stops at its own L2", _TOLD),
    broken("acquire-dropped", "workers do not acquire: their caches may hold results, where gradients are now", _CAME, silent=_KERNEL),
    Mutation("rows-not-awaited", "workers take tiles before the gradients of their rows are here", ((_CAME, ""),)),
    Mutation("blocks-not-ordered", "blocks count themselves by relaxed additions: the last one's release covers its own stores alone",
             ((_LAST, _LAST.replace("acq_rel", "relaxed")),)),
    Mutation("tiles-not-awaited", "gradients of tokens are added up before other ranks have computed them", ((_TILES, ""),)),
    Mutation("rows-not-kept", "a rank ends the call while others still multiply rows, and sends those of the next call", ((_USED, ""),),
             silent="rows of the next call come after a plan, which takes longer than what is left of the work"),
    broken("release-dropped-slots", "the flag of a slot is set with a relaxed store: its gradients may come after it", _SLOT,
           silent=_LATE),
    broken("acquire-dropped-slots", "the home does not acquire: its caches may hold gradients of the call before", _HOME, silent=_KERNEL),
    Mutation("slots-not-awaited", "the home adds slots up before they are there", ((_HOME, ""),)),
    broken("wrong-epoch-slots", "the home is content with the slots of the call before", _HOME),
    broken("translate-forgotten", "gradients of rows stay with their source", "world.at(results + (int64_t)place * sizes.dim, peer)"),
    Mutation("own-not-awaited", "the home adds slots of its own experts before its workers have computed them", ((_OWN, ""),)),
    Mutation("by-arrival", "the home begins with the last rank if the first one's gradients are not there: sums depend on timing",
             (("    __shared__ int next[MOST_RANKS];", "    __shared__ bool late;\n    __shared__ int next[MOST_RANKS];"),
              (_HOME, _LATE_FIRST + _HOME), (_IN_ORDER, _IN_ORDER.replace("part[r]", "part[late ? 7 - r : r]")))),
    Mutation("slot-of-another", "the home takes the slot after the visitor's",
             (("world.at(slots + slot * sizes.weights(), rank)",
               "world.at(slots + (local + (slot + 1 - local) % sizes.copies) * sizes.weights(), rank)"),)),
)
