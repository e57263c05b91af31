"""Answers to mailbox: wrong ones, and what their messages say."""

TAKEN = "= from[lane_id()];\n    wave_barrier();\n    if (lane_id() == 0) signal<Order::release"
FULL, WAIT_FULL = "signal<Order::release, Scope::system>(translate(full", "wait_at_least<Order::acquire, Scope::system>(full"
FREE, WAIT_FREE = "signal<Order::release, Scope::system>(translate(free", "wait_at_least<Order::acquire, Scope::system>(free"
MISTAKES = {
    "full not released": (FULL, FULL.replace("release", "relaxed"), "missing release"),
    "full not acquired": (WAIT_FULL, WAIT_FULL.replace("acquire", "relaxed"), "missing acquire"),
    "waits at agent scope": (WAIT_FULL, WAIT_FULL.replace("system", "agent"), "scope too narrow"),
    "set at agent scope": (FULL, FULL.replace("system", "agent"), "scope too narrow"),
    "lanes do not meet before full": ("lane_id();\n    wave_barrier();\n    if (lane_id() == 0) " + FULL,
                                      "lane_id();\n    if (lane_id() == 0) " + FULL, "missing wave barrier"),
    "lanes do not meet before free": ("[lane_id()];\n    wave_barrier();\n", "[lane_id()];\n", "missing wave barrier"),
    "free not released": ("    if (lane_id() == 0) " + FREE,
                          "    if (lane_id() == 0) " + FREE.replace("release", "relaxed"), "missing release"),
    "the box not read": (TAKEN, TAKEN.replace("from[lane_id()]", "100 * m + lane_id()"),
                         "`consume` makes the numbers itself instead of reading the box"),
    "free not waited for": ("    if (lane_id() == 0) " + WAIT_FREE + ", m - 1);", "", "nothing orders them: no signal"),
}
REMARKED = {"all lanes signal": ("lane_id();\n    wave_barrier();\n    if (lane_id() == 0) " + FULL,
                                 "lane_id();\n    wave_barrier();\n    " + FULL, "flags set")}
