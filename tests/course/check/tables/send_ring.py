FULL = "signal<Order::release, Scope::system>(translate(full"
MISTAKES = {
    "no credit": ("if (m > slots) {", "if (false) {", "nothing orders them: no signal"),
    "one too many under way": ("(unsigned)(m - slots)", "(unsigned)(m - slots - 1)", "nothing orders them: no signal"),
    "waits too long": ("if (m > slots) {", "if (true) {", "the sender waits before every message, also while there are free slots"),
    "one at a time, one too many": ("(unsigned)(m - slots)", "(unsigned)m",
                                    "before message m, the sender waits until message m itself was taken"),
    "one under way": ("if (m > slots) {", "if (m > 1) {", "(unsigned)(m - slots)", "(unsigned)(m - 1)",
                      "one message at a time is under way, from the first one on"),
    "one at a time once the ring was full": ("(unsigned)(m - slots)", "(unsigned)(m - 1)",
                                             "one message at a time is under way once the ring was full: m - slots is "
                                             "waited for, not m - 1"),
    "exactly so many taken": ("wait_at_least<Order::acquire, Scope::system>(free", "wait_equal<Order::acquire, Scope::system>(free",
                              "the sender waits for exactly m - slots taken messages: the receiver may be further"),
    "full is the slot": ("bases, rank, peer), (unsigned)m);", "bases, rank, peer), (unsigned)((m - 1) % slots + 1));",
                         "`full` says in which slot the last message lies instead of how many were sent"),
    "full once per round": ("if (lane_id() == 0) " + FULL, "if (lane_id() == 0 && (m % slots == 0 || m == messages)) " + FULL,
                            "`full` tells of every message"),
    "translate of the row forgotten": ("translate(ring, bases, rank, peer)", "ring",
                                       "the address of the row is not translated: rank 0 writes into its own ring"),
    "translate forgotten": ("translate(full, bases, rank, peer)", "full",
                            "the address of `full` is not translated: rank 0 sets its own copy"),
    "wrong slot": ("(m - 1) % slots * dim;", "m % slots * dim;", "message m goes to slot m % slots: it belongs in slot (m - 1) % slots"),
}
