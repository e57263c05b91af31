TAIL = "for (int i = dim / 8 * 8 + lane_id(); i < dim; i += WAVE) there[i] = from[i];\n"
SIGNAL = ("if (lane_id() == 0) signal<Order::release, Scope::system>(translate(flags + place, bases, rank, peer), "
          "epoch);")
MISTAKES = {
    "forgot translate of the row": ("there = translate(inbox + place * pitch, bases, rank, peer)", "there = inbox + place * pitch",
                                    "the address of the row is not translated: it stays in the own inbox, and its flag "
                                    "goes to the peer"),
    "forgot translate of the flag": ("translate(flags + place, bases, rank, peer)", "flags + place",
                                     "the address of the flag is not translated: each rank sets flags in its own copy"),
    "translate the other way round": ("inbox + place * pitch, bases, rank, peer",
                                      "inbox + place * pitch, bases, peer, rank", "an address outside of its buffer"),
    "wrong stride of the inbox": ("place * pitch", "place * dim", "nothing orders them: no signal"),
    "wrong stride of x": ("(int64_t)row * pitch", "(int64_t)row * dim",
                          "rows of x are read `dim` values apart: they start every `pitch` values"),
    "no tail": (TAIL, "\n", "the values after the last whole piece of 16 bytes are not copied"),
    "off by one": ("i < dim; i += WAVE", "i < dim - 1; i += WAVE", "the last value of every row is left out"),
    "tail rounded up": ("i + 8 <= dim", "i < dim",
                        "the length of a row is rounded up to whole pieces, so that the copy runs over what follows the row"),
    "flag before data": ("half_t* there", SIGNAL + "\n    half_t* there", "nothing orders them: no signal"),
    "a plain store": (SIGNAL, "if (lane_id() == 0) *translate(flags + place, bases, rank, peer) = epoch;",
                      "nothing orders them: no signal"),
    "tail from dim - 8": ("int i = dim / 8 * 8 + lane_id()", "int i = dim - 8 + lane_id()", "an address outside of its buffer"),
    "flag is 5": (", epoch);", ", 5);", "flags are set to 5 instead of `epoch`"),
    "flag is 1": (", epoch);", ", 1);", "flags are set to 1 instead of `epoch`"),
    "place by the peer's number": ("(int64_t)rank * rows + row", "(int64_t)peer * rows + row", "nothing orders them: no signal"),
    "no flag": (SIGNAL, "", "no flag is set"),
    "no flag for own rows": ("if (lane_id() == 0)", "if (lane_id() == 0 && peer != rank)", "rows that stay on their rank get no flag"),
    "one round of the waves": ("row += waves_in_grid()", "row += rows",
                               "each wave sends one row and stops: it goes on, += waves_in_grid()"),
}
ALSO_RIGHT = {
    "stronger than it has to be": ("Order::release", "Order::seq_cst"),
    "a fence, then a relaxed flag": ("if (lane_id() == 0) signal<Order::release", "if (lane_id() == 0) fence<Order::release, "
                                     "Scope::system>();\n    if (lane_id() == 0) signal<Order::relaxed"),
}
REMARKED = {
    "all lanes signal": ("if (lane_id() == 0) signal", "signal", "flags set"),
    "every lane the whole row": ("int i = 8 * lane_id(); i + 8 <= dim; i += 8 * WAVE", "int i = 0; i + 8 <= dim; i += 8",
                                 "bytes to other ranks"),
}
