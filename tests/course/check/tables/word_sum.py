PART = "wave_sum(weights[64 * i + lane] * x[lane])"
PUT = "put_word(world.at(now + (int64_t)world.rank * n + i, lane), float_bits(part), world.epoch);"
GET = "get_word(now + (int64_t)lane * n + i, world.epoch)"
GOT, WAVES = "sum += broadcast(got, rank);", "const int lane = lane_id(), ranks = world.world_size;"
LOOP = "for (int i = wave_in_grid(); i < n; i += waves_in_grid()) {\n"
MISTAKES = {
    "one set": ("(int64_t)(world.epoch % 2) * ranks * n", "0",
                "all calls use one set of words: a rank that is a call ahead overwrites words that nobody has read"),
    "words at home": (PUT, PUT.replace("world.at(now + (int64_t)world.rank * n + i, lane)", "now + (int64_t)world.rank * n + i"),
                      "all words are put at home: the address has to be that at the peer (world.at)"),
    "none at home": ("if (lane < ranks) put_word", "if (lane < ranks && lane != world.rank) put_word",
                     "a rank puts no words into its own memory, and waits for them"),
    "not awaited": (GET, "(uint32_t)load_relaxed<Scope::system>(now + (int64_t)lane * n + i)",
                    "words are read without a look at their flag"),
    "the call before": (GET, GET.replace("world.epoch)", "world.epoch - 1)"), "the wait is for the flag of the call before"),
    "always the same flag": (PUT, PUT.replace("world.epoch)", "1u)"), GET, GET.replace("world.epoch)", "1u)"),
                             "the flag is the same in all calls: "
                             "the words of an earlier call have it, too"),
    "place of the peer": (PUT, PUT.replace("(int64_t)world.rank * n", "(int64_t)lane * n"), "the row is that of the peer: words lie "
                          "in the row of the rank that sends them"),
    "begins with itself": (GOT, GOT.replace("rank)", "(world.rank + rank) % ranks)"),
                           "each rank begins with its own part. The order is that of the "
                           "ranks, 0 first, so that all hold the same bits"),
    "numbers, not bits": ("float_bits(part)", "(uint32_t)(int)part",
                          "the numbers are cut to integers: float_bits keeps the bits of a float"),
    "a lane's product": (PART, PART.replace("wave_sum", ""), "a lane sends its own product: wave_sum adds up those of all lanes"),
    "sums of lane 0": (GOT, "sum += got;", "a lane adds up what it got itself: broadcast gives it what the lane of each rank got"),
    "nothing": (WAVES, f"{WAVES} return;", "nothing was written to `out`"),
}
REMARKED = {"put twice": (PUT, f"{{ {PUT} {PUT} }}", "bytes to other ranks")}
ALSO_RIGHT = {
    "in one loop": ("  }\n  " + LOOP, ""),
    "lane 0 puts to all ranks": (f"if (lane < ranks) {PUT}", "for (int r = 0; lane == 0 && r < ranks; ++r) "
                                 + PUT.replace("+ i, lane)", "+ i, r)")),
}
