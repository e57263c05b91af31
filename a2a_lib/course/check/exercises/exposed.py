"""Lesson 18, exercise 3: exposed(computing, coming) -> us in which something comes and nobody computes."""

from ..kit import asked, time_us

# what is special; spans in us (begin, end) of waves that compute, and of transfers. Each mistake gives another number
CASES = [(f"{text}: computing {computing}, coming {coming}", computing, coming) for text, computing, coming in (
    ("a transfer before, one under the work", [(3, 10)], [(0, 4), (5, 8)]),
    ("two waves that compute at once", [(3, 10), (4, 9), (12, 15)], [(1, 6), (13, 17)]),
    ("transfers over three links at once", [(6, 8), (11, 14)], [(0, 7), (2, 5), (4, 9), (10, 12.5), (10, 12)]),
    ("a gap between two waves", [(0, 4), (7.5, 11)], [(3, 9)]),
    ("spans in no order, some inside others", [(20, 30), (0, 5), (2, 3), (24, 26)], [(4, 22), (6, 7), (29, 33), (1, 2)]),
    ("spans that touch", [(0, 4), (4, 8)], [(8, 9), (2, 6), (9, 10)]),
    ("nothing comes", [(0, 5)], []), ("nobody computes", [], [(1, 4), (2, 6), (9, 9)]), ("neither", [], []))]


@asked("18_attention_over_ranks.ipynb", "exercise-3", CASES, time_us, "{:g} us".format)
def exposed(computing, coming) -> float:
    """Looks at every half of a us."""
    inside = lambda spans, at: any(begin <= at < end for begin, end in spans)
    return sum(0.5 for half in range(80) if inside(coming, half / 2) and not inside(computing, half / 2))
