WAIT = "end = max(end, here)"
MISTAKES = {
    "no number": ("return end", "return float('nan')", "the last tile"),
    "nobody waits": (WAIT, "pass", "a visitor's tiles begin before its weights are here"),
    "all weights first": ("here += weights_us", "here = rows_us + len(visitors) * weights_us",
                          "a visitor waits for the weights of all: they come one after another"),
    "weights at once": ("here = rows_us", "here = 0", "weights come from time 0 on: they follow the rows"),
    "side by side": ("here += weights_us", "here = rows_us + weights_us", "all weights come at the same time: they share one link"),
    "always waiting": (WAIT, "end = end + weights_us", "weights begin when the tiles before are done: they come meanwhile"),
    "own ones last": ("end = rows_us + own * tile_us", "end = rows_us", "own tiles are left out, or come last: they come first"),
    "rows at once": ("end = rows_us + own * tile_us", "end = own * tile_us", "own tiles begin before their rows are here"),
}
