MISTAKES = {
    "the first rows are forgotten": ("cuts[::-1]", "cuts[:-1]", "each row is in one tile"),
    "an empty tile": ("return cuts[::-1]", "return cuts[::-1] + [0]", "none is empty"),
    "tiles too large": ("max(0, row - most)", "0", "no more room"),
    "ends instead of rows": ("cuts.append(row - first[row])", "cuts.append(row)", "no more room"),
    "not a list": ("return cuts[::-1]", "return len(cuts)", "a list of whole numbers"),
}
REMARKED = {
    "the partial tile first": ("return cuts[::-1]", "n = len(arrivals)\n    return [n % most] * (n % most > 0) + [most] * (n // most)",
                               "the target is"),
    "single steps": ("return cuts[::-1]", "n, k = len(arrivals), min(16, most)\n    return [n % k] * (n % k > 0) + [k] * (n // k)",
                     "the target is"),
    "all that are there": ("    return cuts[::-1]", """    cuts, end, row = [], 0, 0
    while row < len(arrivals):
        now = max(end, arrivals[row])
        rows = min(most, sum(time <= now for time in arrivals[row:]))
        cuts.append(rows)
        row, end = row + rows, now + tile_us + -(-rows // 16) * step_us
    return cuts""", "Taking all rows that are there"),
    "full tiles from the front": ("return cuts[::-1]", "n = len(arrivals)\n    return [most] * (n // most) + [n % most] * (n % most > 0)",
                                  "the target is"),
    "a tile for each row": ("return cuts[::-1]", "return [1] * len(arrivals)", "the target is"),
}
