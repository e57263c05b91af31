"""Answers to word_sum: wrong ones, and what their messages say."""

PUT = "put_word(world.at(now + (int64_t)world.rank * n + i, peer), float_bits(x[i]), world.epoch);"
GET = "get_word(now + (int64_t)rank * n + i, world.epoch)"
MISTAKES = {
    "one set": ("(int64_t)(world.epoch % 2) * ranks * n", "0",
                "all calls use one set of words: a rank that is a call ahead overwrites words that nobody has read"),
    "words at home": (PUT, PUT.replace("world.at(now + (int64_t)world.rank * n + i, peer)", "now + (int64_t)world.rank * n + i"),
                      "all words are put at home: the address has to be that at the peer (world.at)"),
    "none at home": ("for (int peer = 0; peer < ranks; ++peer) ", "for (int peer = 0; peer < ranks; ++peer) if (peer != world.rank) ",
                     "a rank puts no words into its own memory, and waits for them"),
    "not awaited": (GET, "(uint32_t)load_relaxed<Scope::system>(now + (int64_t)rank * n + i)",
                    "words are read without a look at their flag"),
    "the call before": (GET, GET.replace("world.epoch)", "world.epoch - 1)"), "the wait is for the flag of the call before"),
    "always the same flag": (PUT, PUT.replace("world.epoch)", "1u)"), GET, GET.replace("world.epoch)", "1u)"),
                             "the flag is the same in all calls: "
                             "the words of an earlier call have it, too"),
    "place of the peer": (PUT, PUT.replace("(int64_t)world.rank * n", "(int64_t)peer * n"), "the row is that of the peer: words lie "
                          "in the row of the rank that sends them"),
    "begins with itself": (GET, GET.replace("(int64_t)rank * n", "(int64_t)((world.rank + rank) % ranks) * n"),
                           "each rank begins with its own message. The order is that of the "
                           "ranks, 0 first, so that all hold the same bits"),
    "numbers, not bits": ("float_bits(x[i])", "(uint32_t)(int)x[i]",
                          "the numbers are cut to integers: float_bits keeps the bits of a float"),
    "one element per thread": ("i < n; i += step", "i < n; i += n", "a thread takes one element: threads go on in steps of the whole grid"),
    "nothing": (PUT, "", "float sum = 0;", "return; float sum = 0;", "nothing was written to `out`"),
}
REMARKED = {"put twice": (PUT, f"{{ {PUT} {PUT} }}", "bytes to other ranks")}
ALSO_RIGHT = {"the next rank first": ("world.rank * n + i, peer)", "world.rank * n + i, (world.rank + peer) % ranks)")}
