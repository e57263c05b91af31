MISTAKES = {
    "forgot translate": ("there = (int*)(bases[peer] + offset);", "",
                         "every rank writes into its own inbox: the address is not "
                         "translated to the peer's"),
    "bases swapped": ("(int64_t)inbox - bases[rank];\n  there = (int*)(bases[peer] + offset)",
                      "(int64_t)inbox - bases[peer];\n  there = (int*)(bases[rank] + offset)", "an address outside of its buffer"),
    "arithmetic in ints": ("there = (int*)(bases[peer] + offset)", "there = inbox + (bases[peer] - bases[rank])",
                           "an address outside of its buffer"),
    "own base not subtracted": (" - bases[rank];", ";", "an address outside of its buffer"),
    "base without the offset": ("bases[peer] + offset", "bases[peer]",
                                "the numbers go to the start of the peer's heap: the inbox has an offset from it, own "
                                "address - own base"),
    "the wrong buffer": ("(int64_t)inbox -", "(int64_t)mine -", "an address outside of its buffer"),
    "32 bits": ("(int64_t)inbox - bases[rank]", "(int)((int64_t)inbox - bases[rank])", "a distance between addresses is cut to 32 bits"),
    "to the previous rank": ("bases[peer] + offset", "bases[(rank + world_size - 1) % world_size] + offset", "the numbers go to rank - 1"),
}
