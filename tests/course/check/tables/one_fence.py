RELEASE, ACQUIRE = "fence<Order::release, Scope::system>();", "fence<Order::acquire, Scope::system>();"
MET = "  __syncthreads();\n  if (wave_in_block() == 0) {"
MISTAKES = {
    "no release": (RELEASE, "", "missing release"),
    "no acquire": (ACQUIRE, "", "missing acquire"),
    "released to its own GPU": (RELEASE, RELEASE.replace("system", "agent"), "scope too narrow"),
    "the fence after the flags": (f"    {RELEASE}\n", "", "world.epoch);\n      wait_at_least", f"world.epoch);\n      {RELEASE}\n      "
                                                                                               "wait_at_least", "missing release"),
    "no barrier before the fence": (MET, MET.replace("  __syncthreads();\n", ""), "the race detector names"),
    "one set of boxes": ("(int64_t)(world.epoch % 2) * ranks * n", "0", "nothing orders them"),
}
ALSO_RIGHT = {"a release for each flag": (f"    {RELEASE}\n", "", "signal<Order::relaxed", "signal<Order::release")}
