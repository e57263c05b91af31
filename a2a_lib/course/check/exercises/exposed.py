"""Lesson 18, exercise 3: exposed(computing, coming) -> us in which something comes and nobody computes."""

from ..trial import exercise

# what is special; spans in us (begin, end) of waves that compute, and of transfers. Each mistake gives another number
CASES = (
    ("a transfer before, one under the work", [(3, 10)], [(0, 4), (5, 8)]),
    ("two waves that compute at once", [(3, 10), (4, 9), (12, 15)], [(1, 6), (13, 17)]),
    ("transfers over three links at once", [(6, 8), (11, 14)], [(0, 7), (2, 5), (4, 9), (10, 12.5), (10, 12)]),
    ("a gap between two waves", [(0, 4), (7.5, 11)], [(3, 9)]),
    ("spans in no order, some inside others", [(20, 30), (0, 5), (2, 3), (24, 26)], [(4, 22), (6, 7), (29, 33), (1, 2)]),
    ("spans that touch", [(0, 4), (4, 8)], [(8, 9), (2, 6), (9, 10)]),
    ("nothing comes", [(0, 5)], []), ("nobody computes", [], [(1, 4), (2, 6), (9, 9)]), ("neither", [], []))


@exercise
def exposed(trial, function):
    """function(computing, coming) -> us, a number."""
    cases = [(f"{text}: computing {computing}, coming {coming}", computing, coming) for text, computing, coming in CASES]
    trial.asked(function, cases, lambda got: trial.numbers([got], "us")[0], _right, lambda us: f"{us:g} us")


def _right(computing, coming) -> float:
    """Looks at every half of a us."""
    inside = lambda spans, at: any(begin <= at < end for begin, end in spans)  # noqa: E731
    return sum(0.5 for half in range(80) if inside(coming, half / 2) and not inside(computing, half / 2))


SOLUTION = "18_attention_over_ranks.ipynb", "exercise-3"
INSIDE = "if inside(coming) and not inside(computing):"
POINTS = "points = sorted({point for span in [*computing, *coming] for point in span})"
BODY = "    points = "
MISTAKES = {
    "lengths alone": (BODY, "    return sum(b - a for a, b in coming) - sum(b - a for a, b in computing)\n" + BODY,
                      "the length of all work is taken off that of all transfers, wherever they are"),
    "each link for itself": (INSIDE, "for a, b in coming if not inside(computing) else []:\n            if a <= begin and end <= b:",
                             "            total += end - begin", "                total += end - begin",
                             "transfers at the same time are counted each for itself"),
    "each wave for itself": (BODY, "    return sum(b - a - sum(max(0, min(b, d) - max(a, c)) for c, d in computing) for a, b in "
                                   "coming)\n" + BODY,
                             "what two waves cover at the same time is taken off twice, or transfers at the same time are added"),
    "to the last wave": (INSIDE, "if inside(coming) and not min(a for a, b in computing or [(99, 99)]) <= begin < "
                         "max(b for a, b in computing or [(0, 0)]):",
                         "the time between the first and the last wave counts as work, gaps too"),
    "the end alone": (BODY, "    return max(0, max([b for _, b in coming], default=0) - max([b for _, b in computing], "
                            "default=0))\n" + BODY,
                      "only what comes after the last wave counts"),
    "the begin alone": (BODY, "    return max(0, min([a for a, _ in computing], default=0) - min([a for a, _ in coming], "
                              "default=0))\n" + BODY,
                        "only the time before the first wave counts"),
    "what is covered": (INSIDE, "if inside(coming) and inside(computing):", "what work covers is returned, and not what it leaves"),
    "idle time": (INSIDE, "if not inside(computing):", "all time without work counts, whether something comes or not"),
    "one wave": (INSIDE, "if inside(coming) and not inside(computing[:1]):", "the first wave alone counts as work"),
    "all waves": (INSIDE, "if inside(coming) and not all(a <= begin and end <= b for a, b in computing):",
                  "only what all waves cover at once counts as covered"),
    "a list": ("return total", "return [total]", "one number, us"),
}
ALSO_RIGHT = {"a float": ("return total", "return float(total)")}
