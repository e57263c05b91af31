SHARE = "low, high = total * wave // waves, total * (wave + 1) // waves"
MISTAKES = {
    "rounded down": (SHARE, "low, high = total // waves * wave, total // waves * (wave + 1)",
                     "every wave gets the rounded down share: the remainder is lost"),
    "remainder to the last": (SHARE, "low = total // waves * wave\n        high = total if wave == waves - 1 else "
                              "total // waves * (wave + 1)", "the last wave gets the whole remainder"),
    "rounded up": (SHARE, "low, high = -(-total // waves) * wave, -(-total // waves) * (wave + 1)",
                   "every wave gets the rounded up share, so that little or nothing is left for the last ones"),
    "the last sequence": ("enumerate(counts):", "enumerate(counts[:-1]):", "the last sequence is left out"),
    "overlap": ("total * (wave + 1) // waves", "total * (wave + 1) // waves + 1", "comes 2 times"),
    "empty pieces": ("if first < end:", "if first <= end:", "a piece of no rows"),
    "first of the range": ("first - begin,", "first,", "`first` counts from the beginning of the range instead of the sequence"),
    "no lists for idle waves": ("pieces.append(mine)", "pieces += [mine] * bool(mine)", "a wave without rows has an empty list"),
    "dealt out in turn": ("return pieces", "pieces = [[] for _ in range(waves)]\n    flat = [(s, r, 1) for s, n in "
                          "enumerate(counts) for r in range(n)]\n    for i, piece in enumerate(flat):\n"
                          "        pieces[i % waves].append(piece)\n    return pieces", "a wave's rows stand together"),
    "sequences to waves": (SHARE, "low, high = sum(counts[:wave]), sum(counts[:wave + 1])",
                           "each wave gets a sequence: rows are to be shared, not sequences"),
    "in floats": (SHARE, "low, high = int(total / waves * wave), int(total / waves * (wave + 1))",
                  "the shares are computed in floats, and cut"),
    "two numbers": ("(sequence, first - begin, end - first)", "(sequence, end - first)", "three numbers"),
}
