BITS, SET = "bits ? bits : 1u << 31", "(int64_t)(world.epoch % 2) * ranks * n"
STORE = f"store_relaxed<Scope::system>(world.at(now + (int64_t)world.rank * n + i, peer), {BITS});"
WAIT = "wait_until<Order::relaxed, Scope::system>(place, [](uint32_t seen) { return seen != 0; })"
EMPTY = "store_relaxed<Scope::system>(place, 0u);"
MISTAKES = {
    "zeros as they are": (BITS, "bits", "a zero is stored as it is: its reader takes the place for an empty one"),
    "not emptied": (EMPTY, "", "places are not emptied: in call 3 the number of call 1 is still there"),
    "one set": (SET, "0", "all calls use one set: a rank that is a call ahead stores into places that are emptied after it"),
    "not awaited": (WAIT, "load_relaxed<Scope::system>(place)", "places are read without a look whether they are empty"),
    "at home": (STORE, STORE.replace("world.at(now + (int64_t)world.rank * n + i, peer)", "now + (int64_t)world.rank * n + i"),
                "in each memory only the rank's own row is written: numbers go to every peer (world.at), into the row of their sender"),
    "none at home": ("++peer) " + STORE, "++peer) if (peer != world.rank) " + STORE,
                     "a rank stores nothing in its own memory, and waits for it"),
    "row of the peer": (STORE, STORE.replace("(int64_t)world.rank * n", "(int64_t)peer * n"),
                        "in each memory only the rank's own row is written: numbers go to every peer (world.at), into the row of their "
                        "sender"),
    "begins with itself": ("now + (int64_t)rank * n + i;", "now + (int64_t)((world.rank + rank) % ranks) * n + i;",
                           "each rank begins with its own numbers. The order is that of the ranks, 0 first, so that all hold the same "
                           "bits"),
    "the last one is not emptied": (EMPTY, f"if (rank < ranks - 1) {EMPTY}", "the places of the last rank are not emptied"),
    "one element per thread": ("i < n; i += step", "i < n; i += n", "a thread takes one element: threads go on in steps of the whole grid"),
    "stored twice": (STORE, f"{{ {STORE} {STORE} }}", "each number is stored twice: the second one may come when the place was emptied"),
    "nothing": (STORE, "", "float sum = 0;", "return; float sum = 0;", "nothing was written to `out`"),
}
ALSO_RIGHT = {"the next rank first": ("world.rank * n + i, peer)", "world.rank * n + i, (world.rank + peer) % ranks)")}
