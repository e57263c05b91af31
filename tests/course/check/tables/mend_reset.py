SIGNAL = "signal<Order::release, Scope::system>(world.at(full, peer), world.epoch);"
WAIT = "wait_at_least<Order::acquire, Scope::system>(full, world.epoch);"
OUT = "\n  out[threadIdx.x] = slot[threadIdx.x];\n"
RESET = "  if (threadIdx.x == 0) signal<Order::release, Scope::system>(full, 0u);\n"
ONE = (SIGNAL, SIGNAL.replace("world.epoch", "1u"), WAIT, "wait_equal<Order::acquire, Scope::system>(full, 1u);")
CAUSE = '#define CAUSE "reuse"'
MISTAKES = {
    "as it was": (*ONE, OUT, OUT + RESET, "the bug is still there"),
    "reset before the row is read": (*ONE, OUT, "\n" + RESET + OUT[1:], "the bug is still there"),
    "no reset, and one number": (*ONE, "the mend brought another"),
    "the very number": (WAIT, WAIT.replace("wait_at_least", "wait_equal"), "the bug is still there, or one that looks like it"),
    "one box": ("\n  int* slot = box + world.epoch % 2 * 64", "\n  int* slot = box", "nothing orders them"),
    "another cause": (CAUSE, CAUSE.replace("reuse", "no release"), "Its cause is not 'no release'"),
}
ALSO_RIGHT = {"two boxes, and a flag that only grows by adding": (
    SIGNAL, "signal_add<Order::release, Scope::system>(world.at(full, peer), 1u);")}
