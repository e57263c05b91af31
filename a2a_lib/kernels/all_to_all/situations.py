"""The situations in which the explorer runs every all-to-all."""
from ..rung.situations import Situation

SITUATIONS = (
    # Few blocks with several tokens each, rows that share cache lines, and choices that are dropped.
    Situation("few blocks", (6, 2, 72, 6), 3, 3, 2, problem=(("drop", 0.2),)),
    # Rank 1 sends to rank 2 for long before it looks at the counts. Rank 0 has nothing to do with it: it runs ahead.
    Situation("strangers", (6, 2, 520, 8), 3, 1, 1,
              problem=(("num_tokens", (0, 8, 0)), ("routing", "one_rank"), ("target", 2))),
)
