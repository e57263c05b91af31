INSIDE = "if inside(coming) and not inside(computing):"
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
}
ALSO_RIGHT = {"a float": ("return total", "return float(total)")}
