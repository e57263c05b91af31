PLACE = "(world.epoch % 2) * world.world_size"
MISTAKES = {
    "an epoch of 16 bits": ("(uint64_t)world.epoch << 32 | number", "(uint64_t)(world.epoch & 0xffff) << 32 | number",
                            "the epoch is cut at 16 bits"),
    "one place": (f"&counts[{PLACE} + world.rank]", "&counts[world.rank]",
                  "a count is written to one place in every call, and looked for in the half epoch % 2"),
    "no epoch": ("seen >> 32 == world.epoch", "seen >> 32 != 0", "any value is taken for this call's: the epoch in it is not looked at"),
    "zeros not told": ("  signal<Order::release, Scope::system>(count, (", "  if (number) signal<Order::release, Scope::system>(count, (",
                       "zero is not told: the receiver waits for every source"),
    "forgot translate": (f"world.at(&counts[{PLACE} + world.rank], peer)", f"&counts[{PLACE} + world.rank]",
                         "no count comes to its place at the peer: the address is not translated, or the place is not "
                         "the sender's number"),
    "place of the peer": (f"[{PLACE} + world.rank]", f"[{PLACE} + peer]",
                          "no count comes to its place at the peer: the address is not translated, or the place is not "
                          "the sender's number"),
    "halves exchanged": ("(uint64_t)world.epoch << 32 | number", "(uint64_t)number << 32 | world.epoch",
                         "epoch and number are exchanged: the epoch is the upper half"),
    "one too many": ("<< 32 | number", "<< 32 | (number + 1)", "the number is sent with + 1, and nobody takes it off"),
    "the epoch for the number": ("return (uint32_t)seen;", "return (uint32_t)(seen >> 32);",
                                 "the upper half, the epoch, is taken for the number"),
    # These mistakes work with a pause between the calls.
    "one place for both": (PLACE + " + world.rank", "world.rank", PLACE + " + source", "source",
                           "all calls use one place: the next call's count overwrites this one's before it is seen"),
    "one place, a newer epoch will do": (PLACE + " + world.rank", "world.rank", PLACE + " + source", "source", "seen >> 32 == world.epoch",
                                         "seen >> 32 >= world.epoch",
                                         "all calls use one place, and the count of the next call is taken for this one's"),
    "one place, reset": (PLACE + " + world.rank", "world.rank", PLACE + " + source", "source", "return (uint32_t)seen;",
                         "counts[source] = 0;\n  return (uint32_t)seen;", "flag not atomic"),
}
ALSO_RIGHT = {
    "at least": ("seen >> 32 == world.epoch", "seen >> 32 >= world.epoch"),
    # The word is data and flag. All else that a call hands on goes through the flags of rows and the ends of kernels.
    "nothing is released": ("signal<Order::release, Scope::system>(count,", "signal<Order::relaxed, Scope::system>(count,",
                            f"acquire, Scope::system>(\n      &counts[{PLACE} + source],\n      [=]",
                            f"relaxed, Scope::system>(\n      &counts[{PLACE} + source],\n      [=]"),
    # Two places, each reset by its reader. A later lesson says why this is not enough.
    "parity and reset": ("seen >> 32 == world.epoch", "seen != 0", "return (uint32_t)seen;",
                         f"counts[{PLACE} + source] = 0;\n  return (uint32_t)seen;"),
}
