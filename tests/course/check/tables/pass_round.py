WAIT, DUE = "wait_at_least<Order::acquire, Scope::system>(room", "(unsigned)(sent - 1));"
FULL = "signal<Order::release, Scope::system>(translate(arrived"
CREDIT, GIVEN = "signal<Order::release, Scope::system>(translate(room", "before), (unsigned)(got + 1));"
ADD = "    for (int i = lane_id(); i < dim; i += WAVE) sum[i] += block[i];\n    wave_barrier();\n"
GIVE = "    if (turn > 0 && lane_id() == 0) " + CREDIT + ", bases, rank, before), (unsigned)(got + 1));\n"
ARRIVED = "      if (lane_id() == 0) " + FULL + ", bases, rank, next), (unsigned)(sent + 1));\n"
PASS = "    if (turn < world_size - 1) {\n"
MISTAKES = {
    "a barrier in one lane": (FULL, "__syncthreads(); " + FULL, "in divergent control flow"),
    "`arrived` one short": ("next), (unsigned)(sent + 1))", "next), (unsigned)sent)",
                            "`arrived` is one short: it counts the blocks that have "
                            "come, and block `sent` has come, too"),
    "no credit": ("if (sent >= 2) {", "if (false) {", "nothing orders them: no signal"),
    "one too early": (DUE, "(unsigned)(sent - 2));", "nothing orders them: no signal"),
    "one too late": (DUE, "(unsigned)sent);", "the credit is waited for one block too long: block sent - 2 was in the slot, and the "
                     "next rank keeps block sent - 1 until it could pass it on itself, so that all ranks of the ring wait"),
    "waited for within a call": (DUE, "(unsigned)(turn - 1));", "if (sent >= 2)", "if (turn >= 2)", "nothing orders them: no signal"),
    "given within a call": (GIVEN, "before), (unsigned)turn);", "`room` begins anew in each call: it counts blocks over all calls"),
    "to the next rank": (GIVEN, GIVEN.replace("before", "next"), "the credit goes to the wrong rank"),
    "to oneself": ("translate(room, bases, rank, before)", "room", "the credit goes to the wrong rank"),
    "none for the last block": ("if (turn > 0 && lane_id() == 0) " + CREDIT,
                                "if (turn > 0 && turn < world_size - 1 && lane_id() == 0) " + CREDIT,
                                "the last block of a call gets no credit: the next call's blocks use the same slots"),
    "given before it is added": (ADD + GIVE, GIVE + ADD, "nothing orders them: no signal"),
    "given before it is passed on": (GIVE, "", PASS, GIVE + PASS, "nothing orders them: no signal"),
    "slots by the turn": ("+ sent % 2 * dim;", "+ turn % 2 * dim;", "nothing orders them: no signal"),
    "translate of the slot forgotten": ("translate(slots, bases, rank, next)", "slots", "the address of the slot is not translated: the "
                                        "rank writes into its own slot"),
    "exactly so many": (WAIT, WAIT.replace("at_least", "equal"), "the sender waits for exactly sent - 1 finished blocks: the next rank may "
                        "be further"),
    "passed on in the last turn": ("if (turn < world_size - 1) {", "if (true) {", "the last block is passed on, too: it would come back to "
                                   "the rank that it belongs to"),
    "own block not added": ("sum[i] += block[i]", "sum[i] += turn > 0 ? block[i] : 0", "the own block is missing in `sum`"),
}
ALSO_RIGHT = {
    "a credit in turn 0, which says the same again": ("if (turn > 0 && lane_id() == 0) " + CREDIT, "if (lane_id() == 0) " + CREDIT),
    "the credit before `arrived`": (ARRIVED, "", GIVE, GIVE + "    if (turn < world_size - 1)\n" + ARRIVED),
}
