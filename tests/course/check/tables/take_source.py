"""Answers to take_source: wrong ones, and what their messages say."""

SYNC = "    __syncthreads();\n    // END SOLUTION"
SOURCE = "&rank_flags[(world.epoch % 2) * world.world_size + source]"
MISTAKES = {
    "any flag": ("seen >> 32 == world.epoch", "seen != 0", "any flag that is not 0 is taken, also that of a call before"),
    "no wait": ("[=](uint64_t seen) { return seen >> 32 == world.epoch; }", "[=](uint64_t seen) { return true; }",
                "nobody waits: the flag is read at once, as it is"),
    "no barrier": (SYNC, "    // END SOLUTION", "waves of one block meet at __syncthreads()"),
    "barrier of thread 0": ("    }\n" + SYNC, "      __syncthreads();\n    }\n    // END SOLUTION",
                            "waves of one block meet at __syncthreads()"),
    "one row behind the last": ("count = (int)(uint32_t)flag - 1;\n      recv_count[source] = count;",
                                "count = (int)(uint32_t)flag;\n      recv_count[source] = count - 1;",
                                "`count` is one too many for the rows: the flag holds count + 1"),
    "the other slot": ("(world.epoch % 2) * world.world_size + source", "((world.epoch + 1) % 2) * world.world_size + source",
                       "the flags of the other half are waited for: this call's are in half epoch % 2"),
    "place of the receiver": (SOURCE, SOURCE.replace("source]", "world.rank]"), "nothing orders them: no signal"),
    "no - 1": ("(int)(uint32_t)flag - 1", "(int)(uint32_t)flag", "the count is taken with its + 1"),
    "16 bits": ("(int)(uint32_t)flag - 1", "(int)(flag & 0xffff) - 1", "the count is cut at 16 bits: it has the lower 32"),
    "10 bits": ("(int)(uint32_t)flag - 1", "(int)(flag & 0x3ff) - 1", "the count is cut: it has the lower 32 bits"),
    "upper half": ("(int)(uint32_t)flag - 1", "(int)(flag >> 32) - 1",
                   "the upper half of the flag, the epoch, is taken for the count, less 1"),
    "upper half alone": ("(int)(uint32_t)flag - 1", "(int)(flag >> 32)", "the upper half of the flag, the epoch, is taken for the count"),
    "not noted": ("      recv_count[source] = count;\n", "",
                  "recv_count is not written: the count is not noted"),
    "exactly the epoch": ("seen >> 32 == world.epoch", "seen == (uint64_t)world.epoch << 32",
                          "a flag with the epoch alone is waited for: its lower half holds count + 1"),
    "relaxed": ("Order::acquire", "Order::relaxed", "missing acquire"),
    "scope too narrow": ("Scope::system", "Scope::agent", "scope too narrow"),
}
