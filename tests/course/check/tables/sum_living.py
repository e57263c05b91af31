WAIT = "members.wait<Order::acquire>(flags + peer, peer, [=](uint32_t seen) { return seen >= world.epoch; })"
LIVES = "    if (members.lives(to)) "
MISTAKES = {
    "waits for all": (WAIT, "(wait_at_least<Order::acquire, Scope::system>(flags + peer, world.epoch), true)", "no rank has set it"),
    "a bound without a memory": (
        WAIT,
        "Bound{(uint64_t*)room, 1, world.rank, us}.wait_at_least<Order::acquire, Scope::system>(flags + peer, world.epoch, 0)",
        "  __shared__ uint32_t came;",
        "  __shared__ uint32_t came;\n  __shared__ uint64_t room[16];\n"
        "  if (threadIdx.x < 16) room[threadIdx.x] = 0;",
        "each call waits a whole bound for the dead rank, because nobody remembers it"),
    "a sum of all": ("if (came >> member & 1) sum", "sum", "the sum has rows of ranks that are not in the mask"),
    "all in the mask": ("*mask = came", "*mask = (1u << world.world_size) - 1", "the mask has a rank whose row never came"),
    "one box": ("box + world.epoch % 2 * world.world_size * 64", "box", "nothing orders them"),
    "mask of the first wave's lane": ("atomicOr(&came, 1u << peer)", "came = 1u << peer", "threads overwrite each other's bits"),
    "sends to the dead, too": (LIVES, "    ", "nothing orders them"),
    "a peer may be ahead": (WAIT, WAIT.replace(">=", "=="), "a peer that is a call ahead has a later number in its flag"),
}
