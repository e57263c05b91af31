"""The exercises of lesson 11: wrong answers and what they are told. `test_check.py` runs the table."""

LESSON = "11_uneven_work.ipynb"
FOUND = "if (i < end) return Place{s, i - begin};"
SHARE = "low, high = total * wave // waves, total * (wave + 1) // waves"
US = "return source, destination, 2 * us"

# check -> (where its solution stands, {mistake: (old text, new text, words of the message)})
WRONG = {
    "find_row": ((LESSON, "exercise-1"), {
        "first that begins there": (FOUND, "if (i == begin || i < end) return Place{s, i - begin};",
                                    "an empty sequence was taken"),
        "up to the end": (FOUND, FOUND.replace("i < end", "i <= end"), "off by one"),
        "item of the range": (FOUND, FOUND.replace("i - begin", "i"), "take off what stands before"),
        "sequence from one": (FOUND, FOUND.replace("{s,", "{s + 1,"), "one too many"),
        "64 sequences": ("s < n; ++s", "s < min(n, 64); ++s", "only the first 64 counts"),
        "last one left out": ("s < n; ++s", "s < n - 1; ++s", "the last sequence was not looked at"),
        "32 bits": ("const int64_t end = begin + count[s];", "const int64_t end = int(begin + count[s]);",
                    "do not fit 32 bits"),
        "behind the end": ("return Place{-1, -1};", "return Place{n - 1, i - begin};", "the range has no such item"),
        "begins at or behind": (FOUND, "if (i <= begin) return Place{s, i - begin};",
                                "the sequence that was found begins behind"),
        "one wave of sequences": (FOUND, "if (i < end || s == 64) return Place{s, i - begin};",
                                  "from the 65th sequence on"),
        "always the first": (FOUND, "return Place{0, 0};", "is the function still the stub"),
        "nothing": ("if (lane_id() == 0) places[k] = place;", "", "nothing was written"),
    }),
    "split_evenly": ((LESSON, "exercise-2"), {
        "rounded down": (SHARE, "low, high = total // waves * wave, total // waves * (wave + 1)",
                         "what becomes of the remainder"),
        "remainder to the last": (SHARE, "low = total // waves * wave\n        high = total if wave == waves - 1 else "
                                  "total // waves * (wave + 1)", "the last wave has the whole remainder"),
        "rounded up": (SHARE, "low, high = -(-total // waves) * wave, -(-total // waves) * (wave + 1)",
                       "rounded up for everybody"),
        "overlap": ("total * (wave + 1) // waves", "total * (wave + 1) // waves + 1", "pieces overlap"),
        "empty pieces": ("if first < end:", "if first <= end:", "a piece of no rows"),
        "first of the range": ("first - begin,", "first,", "counts from the beginning of the sequence"),
        "no lists for idle waves": ("pieces.append(mine)", "pieces += [mine] * bool(mine)",
                                    "a wave without rows has an empty list"),
        "dealt out in turn": ("return pieces", "pieces = [[] for _ in range(waves)]\n    flat = [(s, r, 1) for s, n in "
                              "enumerate(counts) for r in range(n)]\n    for i, piece in enumerate(flat):\n"
                              "        pieces[i % waves].append(piece)\n    return pieces",
                              "a wave's rows stand together"),
        "sequences to waves": (SHARE, "low, high = sum(counts[:wave]), sum(counts[:wave + 1])",
                               "no wave has more than one row more"),
        "two numbers": ("(sequence, first - begin, end - first)", "(sequence, end - first)", "three numbers"),
    }),
    "busiest_link": ((LESSON, "exercise-3"), {
        "diagonal": ("s != d and rows", "rows", "leave the diagonal out"),
        "exchanged": (US, US.replace("source, destination", "destination, source"),
                      "source and destination are exchanged"),
        "dispatch alone": (US, US.replace("2 * ", ""), "in combine the same rows come back"),
        "one expert": (".sum(2)", ".amax(2)", "a link carries those for all experts"),
        "whole rank": ("int(rows[source, destination])", "int(rows[source].sum() - rows[source, source])",
                       "it has a link to each peer"),
        "seconds": ("gbps * 1e3", "gbps * 1e9", "this is in seconds"),
        "bits": ("row_bytes /", "8 * row_bytes /", "bytes, not bits"),
        "experts in turn": ("view(world, world, experts // world).sum(2)",
                            "view(world, experts // world, world).sum(1)", "the experts of a rank stand together"),
        "bytes twice": ("row_bytes /", "2 * row_bytes /", "a row has row_bytes already"),
        "us alone": (US, "return 2 * us, source", "it returned 2"),
        "last of several": ("> rows[source, destination]", ">= rows[source, destination]",
                            "the first is asked for"),
    }),
}
