"""Answers to find_row: wrong ones, and what their messages say."""

FOUND = "if (i < end) return Place{s, i - begin};"
MISTAKES = {
    "first that begins there": (FOUND, "if (i == begin || i < end) return Place{s, i - begin};",
                                "the first sequence that begins at the number is taken, even if it has no rows"),
    "up to the end": (FOUND, FOUND.replace("i < end", "i <= end"),
                      "row c of a sequence of c rows is taken for its own: its last row is c - 1"),
    "item of the range": (FOUND, FOUND.replace("i - begin", "i"), "`item` counts from the beginning of the range instead of the sequence"),
    "sequence from one": (FOUND, FOUND.replace("{s,", "{s + 1,"), "sequences are numbered from 1"),
    "64 sequences": ("s < n; ++s", "s < min(n, 64); ++s", "only the first 64 sequences are looked at"),
    "last one left out": ("s < n; ++s", "s < n - 1; ++s", "the last sequence is not looked at"),
    "32 bits": ("const int64_t end = begin + count[s];", "const int64_t end = int(begin + count[s]);",
                "the sum of the counts is cut to 32 bits"),
    "count as int": ("begin + count[s];", "begin + (int)count[s];", "a count of 2^31 or more becomes negative, as an int"),
    "behind the end": ("return Place{-1, -1};", "return Place{n - 1, i - begin};",
                       "a number after the last row gets the last sequence: the answer is -1, -1"),
    "begins at or behind": (FOUND, "if (i <= begin) return Place{s, i - begin};",
                            "the first sequence that begins at or after the number is taken: it is the first that ends after it"),
    "one wave of sequences": (FOUND, "if (i < end || s == 64) return Place{s, i - begin};", "the search ends at sequence 64"),
    "always the first": (FOUND, "return Place{0, 0};",
                         "the answer is 0, 0 for every number"),
    "nothing": ("if (lane_id() == 0) places[k] = place;", "", "nothing is written"),
}
