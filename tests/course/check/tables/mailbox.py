TAKEN = "= from[lane_id()];\n    wave_barrier();\n    if (lane_id() == 0) signal<Order::release"
FULL = "signal<Order::release, Scope::system>(translate(full"
WAIT_FREE = "wait_at_least<Order::acquire, Scope::system>(free"
MISTAKES = {
    "full not released": (FULL, FULL.replace("release", "relaxed"), "missing release"),
    "set at agent scope": (FULL, FULL.replace("system", "agent"), "scope too narrow"),
    "lanes do not meet before full": ("lane_id();\n    wave_barrier();\n    if (lane_id() == 0) " + FULL,
                                      "lane_id();\n    if (lane_id() == 0) " + FULL, "missing wave barrier"),
    "the box not read": (TAKEN, TAKEN.replace("from[lane_id()]", "100 * m + lane_id()"),
                         "`consume` makes the numbers itself instead of reading the box"),
    "free not waited for": ("    if (lane_id() == 0) " + WAIT_FREE + ", m - 1);", "", "nothing orders them: no signal"),
}
REMARKED = {"all lanes signal": ("lane_id();\n    wave_barrier();\n    if (lane_id() == 0) " + FULL,
                                 "lane_id();\n    wave_barrier();\n    " + FULL, "flags set")}
