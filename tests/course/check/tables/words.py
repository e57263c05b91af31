PUT = "store_relaxed<Scope::system>(word, (uint64_t)call << 32 | value);"
WAIT = "return (uint32_t)wait_until<Order::relaxed, Scope::system>(word, [=](uint64_t seen) { return seen >> 32 == call; });"
MISTAKES = {
    "not waited for": (WAIT, "return (uint32_t)load_relaxed<Scope::system>(word);",
                       "`take` returns before the word is there, and finds 0"),
    "any number": (WAIT, WAIT.replace("seen >> 32 == call", "seen != 0"),
                   "`take` waits for any number: the one of the call before is there already"),
    "number first": (PUT, "store_relaxed<Scope::system>((uint32_t*)word + 1, call);\n"
                          "  store_relaxed<Scope::system>((uint32_t*)word, value);",
                     "the number is stored before the value: both go in one store"),
    "the upper half": (WAIT, WAIT.replace("return (uint32_t)wait", "return (uint32_t)(wait").replace("; });", "; }) >> 32);"),
                       "the upper half of the word, the call's number, is taken for the value"),
    "sign extended": (PUT, PUT.replace("| value", "| (int64_t)(int)value"), "the value is widened with its sign, over the call's number"),
    "number in the lower half": (PUT, PUT.replace("(uint64_t)call << 32 | value", "(uint64_t)value << 32 | call"),
                                 "number and value are exchanged: the number is the upper half"),
    "a plain store": (PUT, "*word = (uint64_t)call << 32 | value;", "flag not atomic"),
}
REMARKED = {"two stores, the second released": (
    PUT, "store_relaxed<Scope::system>((uint32_t*)word, value);\n  store_release<Scope::system>((uint32_t*)word + 1, call);", "need none"),
            "a release": (PUT, PUT.replace("store_relaxed", "store_release"), "need none")}
