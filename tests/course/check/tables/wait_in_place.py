LOOP = "for source in range(first // rows, last // rows + 1):"
WAIT = "wait_at_least(flags + source, epoch)"
MISTAKES = {
    "no wait": (WAIT, "pass", "nothing orders them: no signal"),
    "the first rank": (LOOP, "for source in range(first // rows, first // rows + 1):", "nothing orders them: no signal"),
    "the first and the last": ("    " + LOOP + "\n        if source != rank:\n            " + WAIT,
                               "    if first // rows != rank:\n        wait_at_least(flags + first // rows, epoch)\n"
                               "    if last // rows != rank:\n        wait_at_least(flags + last // rows, epoch)",
                               "nothing orders them: no signal"),
    "ranks by tiles": (LOOP, "for source in range(first // BM, last // BM + 1):", "nothing orders them: no signal"),
    "off by one": (LOOP, "for source in range(first // rows, last // rows):", "nothing orders them: no signal"),
    "the last rank": (LOOP, "for source in range(last // rows, last // rows + 1):", "nothing orders them: no signal"),
    "a plain loop": (WAIT, "while tl.load(flags + source) < epoch:\n                pass", "nothing orders them: no signal"),
    "a volatile loop": (WAIT, "seen = tl.load(flags + source, volatile=True)\n            while seen < epoch:\n"
                        "                seen = tl.load(flags + source, volatile=True)", "no end in sight"),
    "own too": ("if source != rank:", "if source >= 0:", "a tile waits for its own rank, too: nobody sets that flag"),
    "everybody": (LOOP, "for source in range(0, world_size):", "every tile waits for all ranks, also for rows that it does not read"),
    "any call": (WAIT, "wait_at_least(flags + source, 1)", "nothing orders them: no signal"),
    "too late": (LOOP, "for source in range(0, 0):", "tl.store(c + ", "for source in range(first // rows, last // rows + 1):\n"
                 "        if source != rank:\n            wait_at_least(flags + source, epoch)\n    tl.store(c + ",
                 "nothing orders them: no signal"),
}
ALSO_RIGHT = {"counted": (LOOP, "for source in range(first // rows, 1 + last // rows):")}
