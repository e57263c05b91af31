WAITS = 'trace.select("wait", kernel=kernel)'
RATIO = "work[slowest] * len(same_rank) / sum(same_rank)"
KEY = 'work[int(record["rank"]), int(record["block"]), int(record["wave"])]'
MISTAKES = {
    "waits are work": (f"in {WAITS}.records", "in []", "waits count as work"),
    "waits of all kernels": (WAITS, 'trace.select("wait")', "waits in other kernels are taken off, too"),
    "mean over all ranks": (" if who[0] == slowest[0]", "", "the mean is over the waves of all ranks: it is over those of the same rank"),
    "mean of the others": (RATIO, "work[slowest] * (len(same_rank) - 1) / (sum(same_rank) - work[slowest])",
                           "the mean is over the other waves: the slowest one counts, too"),
    "ps": ("/ 1e6", "", "the time is in ps: a us has 1e6 of them"),
    "the fastest": ("max(work", "min(work", "the wave with the least work is taken"),
    "exchanged": ("(*slowest, ", "(slowest[0], slowest[2], slowest[1], ", "block and wave are exchanged"),
    "block first": ("(*slowest, ", "(slowest[1], slowest[0], slowest[2], ", "rank and block are exchanged"),
    "ns": ("/ 1e6", "/ 1e3", "the time is in ns"),
    "waves of all kernels": ('trace.select("wave", kernel=kernel)', 'trace.select("wave")', "the waves of all kernels count"),
    "another kernel": ("kernel):\n", "kernel):\n    kernel = trace.strings['kernels'][0]\n",
                       "the first kernel of the trace is taken, whatever `kernel` says"),
    "keyed by block and wave": (KEY + " = ", 'key = 0, int(record["block"]), int(record["wave"])\n'
                                "        work[key] = work.get(key, 0) + ", KEY + " -= ",
                                'work[0, int(record["block"]), int(record["wave"])] -= ',
                                "waves of all ranks with the same block and wave are counted as one"),
    "keyed by wave": (KEY + " = ", 'key = int(record["rank"]), 0, int(record["wave"])\n' "        work[key] = work.get(key, 0) + ",
                      KEY + " -= ", 'work[int(record["rank"]), 0, int(record["wave"])] -= ',
                      "waves of all blocks with the same number are counted as one"),
}
