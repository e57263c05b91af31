WAIT, THERE = "wait_at_least(arrived + tile, there)", "there = tl.minimum(end - tile * BM, BM)"
MISTAKES = {
    "no wait": (WAIT, "pass", "nothing orders them: no signal"),
    "one row": (WAIT, "wait_at_least(arrived + tile, 1)", "nothing orders them: no signal"),
    "always full": (WAIT, "wait_at_least(arrived + tile, BM)", "every tile waits for BM rows: an expert's last tile may have fewer"),
    "the whole expert": (WAIT, "wait_at_least(arrived + tile, tl.load(count + expert))",
                         "a tile waits for all rows of its expert: it has BM at most"),
    "the expert's counter": (WAIT, "wait_at_least(arrived + expert, there)", "nothing orders them: no signal"),
    "no minimum": (THERE, "there = end - tile * BM", "a tile waits for all rows from its first to the expert's last: it has BM at most"),
    "a tile is no expert": ("expert = tl.load(tiles + tile)", "expert = tile", "an address outside of its buffer"),
    "counted from 0": ("end = tl.load(first + expert) + tl.load(count + expert)", "end = tl.load(count + expert)",
                       "the expert's rows end at `count`: they end at first + count"),
}
ALSO_RIGHT = {"another minimum": (THERE, "there = end - tile * BM if end - tile * BM < BM else BM")}
