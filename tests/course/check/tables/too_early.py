AHEAD, TEST = "i - (stages - 1)", "piece is not None and piece not in pieces[:max(at + 1, 0)]"
MISTAKES = {
    "one stage too many": (AHEAD, "i - stages",
                           "the wait of the iteration in which a load is issued is not counted: it comes before the load"),
    "before the wait": (TEST, "piece is not None and piece not in pieces[:max(at, 0)]",
                        "the wait of the iteration in which a load is issued is not counted: it comes before the load"),
    "no prologue": (TEST, "at >= 0 and " + TEST, "loads before the loop are left out: no wait was before them"),
    "own rows": (TEST, "piece not in pieces[:max(at + 1, 0)]", "own rows are named: nobody waits for them"),
    "a new piece": (TEST, "stages > 1 and piece is not None and (i == 0 or piece != pieces[i - 1])",
                    "each first iteration of a piece is named, however many stages there are"),
    "piece at that place": (TEST, "piece is not None and (at < 0 or piece != pieces[at])",
                            "only the wait of one iteration is looked at: all waits before it count, too"),
    "counted backwards": (TEST, "piece is not None and piece not in pieces[:at + 1]",
                          "before the loop a slice with a negative end is taken: it holds pieces that come later"),
    "pieces": ("early.append(i)", "early.append(piece)", "pieces are named instead of iterations"),
    "loads' iterations": ("early.append(i)", "early.append(max(at, 0))", "the iterations in which the loads are issued are named"),
}
