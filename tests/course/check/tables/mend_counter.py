HERE = "(int16_t)((seen >> 16) - world.epoch) >= 0"
FLAG = "\n    signal<Order::release, Scope::system>(world.at(state, peer), world.epoch"
CAUSE = '#define CAUSE "number"'
STILL = "the bug is still there, or one that looks like it"
MISTAKES = {
    "as it was": (HERE, "seen >> 16 >= world.epoch", STILL),
    "16 bits of both": (HERE, "seen >> 16 >= (world.epoch & 0xffff)", "the mend brought another"),
    "the very number": (HERE, "seen >> 16 == (world.epoch & 0xffff)", STILL),
    "32 bits of difference": (HERE, "(int)((seen >> 16) - world.epoch) >= 0", STILL),
    "later than that": (HERE, HERE.replace(">= 0", "> 0"), STILL),
    "any other number": (HERE, "seen >> 16 != 65533", "the mend brought another"),
    "the word's lower half": (FLAG + " << 16 | (uint32_t)rows", FLAG, "nothing orders them"),
    "another cause": (CAUSE, CAUSE.replace("number", "arithmetic"), "Its cause is not 'arithmetic'"),
}
ALSO_RIGHT = {"16 bits, unsigned": (HERE, "(uint16_t)((seen >> 16) - world.epoch) < 0x8000")}
