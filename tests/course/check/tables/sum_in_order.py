WAIT, LOOP = "wait_at_least(flags + source, epoch)", "for source in range(world_size):"
ADD = "total += tl.load(slots + source * n + i, mask=inside).to(tl.float32)"
MISTAKES = {
    "no wait": (WAIT, "pass", "nothing orders them: no signal"),
    "any call": (WAIT, "wait_at_least(flags + source, 1)", "nothing orders them: no signal"),
    "only the first": (WAIT, "wait_at_least(flags + (rank + world_size - 1) % world_size, epoch)", "nothing orders them: no signal"),
    "another slot": ("slots + source * n + i", "slots + rank * n + i",
                     "the part of every source is loaded from slot `rank`, which is empty"),
    "backwards": (LOOP, "for step in range(world_size):\n        source = world_size - 1 - step",
                  "the parts are added from the last rank to the first"),
    "own flag": ("if source == rank:", "if source == rank + world_size:", "the own part is waited for: it lies in `own`, and has no flag"),
    "own first": (LOOP, LOOP + "\n        source = (rank + source) % world_size",
                  "the sum begins with the own part, so that each rank has an order of its own"),
    "in fp16": ("tl.zeros((BLOCK,), tl.float32)", "tl.zeros((BLOCK,), tl.float16)", "total += tl.load(own + i, mask=inside)"
                ".to(tl.float32)", "total += tl.load(own + i, mask=inside)", ADD, ADD.replace(".to(tl.float32)", ""),
                "partial sums are rounded to fp16"),
    "from rank 1 on": (LOOP, "for source in range(1, world_size):", "the part of rank 0 is left out"),
    "the last part alone": (ADD, ADD.replace("total += ", "total = "), "each part replaces the one before: only the last is left"),
    "no own part": ("total += tl.load(own + i, mask=inside).to(tl.float32)", "pass", "the own part is left out"),
}
