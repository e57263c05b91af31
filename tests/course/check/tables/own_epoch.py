EPOCH, RAISE, LAST = "state[0] + 1;", "state[0] = epoch;", "signal_add<Order::acq_rel, Scope::agent>(&state[1], 1u) == gridDim.x - 1"
HELD, UNORDERED = "which the slot has held since replay 1", "nothing orders them: no signal"
MISTAKES = {
    "frozen": (EPOCH, "world.epoch;", HELD),
    "frozen slot": ("box + epoch % 2", "box + world.epoch % 2", UNORDERED),
    "frozen flag": ("blockIdx.x, epoch);\n    wait", "blockIdx.x, world.epoch);\n    wait", HELD),
    "frozen wait": ("flags + blockIdx.x, epoch);", "flags + blockIdx.x, world.epoch);", UNORDERED),
    "every block raises": (LAST, "true", RAISE, "atomicAdd(&state[0], 1u);", UNORDERED),
    "block 0 raises": (LAST, "blockIdx.x == 0", UNORDERED),
    "block 0 raises at once": ("int* now", "if (threadIdx.x == 0 && blockIdx.x == 0) state[0] = epoch;\n  int* now", UNORDERED),
    "one epoch per block": (EPOCH, "state[blockIdx.x] + 1;", LAST, "true", RAISE, "state[blockIdx.x] = epoch;", "state[1] = 0;", "",
                            UNORDERED),
    "arrivals are not zeroed": ("state[1] = 0;", "", UNORDERED),
    "not raised": (RAISE, "", HELD),
    "the last but one": ("gridDim.x - 1", "gridDim.x", UNORDERED),
    "every thread arrives": ("threadIdx.x == 0 && signal_add", "signal_add", UNORDERED),
    "from the flag": (EPOCH, "flags[blockIdx.x] + 1;", "flag not atomic"),
    "one box": ("box + epoch % 2 * n", "box", UNORDERED),
}
ALSO_RIGHT = {
    "fences around a plain atomic": (LAST, "(fence<Order::release, Scope::agent>(), atomicAdd(&state[1], 1u)) == gridDim.x - 1 && "
                                           "(fence<Order::acquire, Scope::agent>(), true)"),
    "tickets that only grow": (EPOCH, EPOCH + " const uint32_t before = state[2];", "state[1] = 0;", "", LAST, LAST.replace(
        "== grid", "== before + grid"), RAISE, RAISE + " state[2] = before + gridDim.x;"),
}
