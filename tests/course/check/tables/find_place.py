DONE, STEP = "return rank, first[rank] + row", "row -= share[rank]"
MISTAKES = {
    "the row itself": (DONE, "return rank, row", "the place does not begin at first[rank]"),
    "rows are not taken off": (STEP, "pass", "rows of the ranks before are not taken off: a rank's share begins behind theirs"),
    "one rank too early": ("row < share[rank]", "row <= share[rank]", "a rank with n rows has rows 0 to n - 1 of what is left, not row n"),
    "places are taken off": (STEP, "row -= first[rank]", "the rows of a rank are taken off, not its first place"),
    "dropped to the last": ("return -1, -1", "return len(share) - 1, 0", "a row behind the last share was dropped: (-1, -1)"),
    "the first place": (DONE, "return rank, first[rank]", "all rows of a rank are at its first place"),
}
