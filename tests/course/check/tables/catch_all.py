MISTAKES = {
    "few tokens": ("none, (2, 3), (-1, 2)", "(2, 3), (-1, 2)", "case tokens beyond the waves' first round"),
    "two rows of a source": ("(2, 3)", "(2, -1)", "case only two rows are taken"),
    "two rows of an expert": ("(-1, 2)", "(-1, 3)", "case an expert's third row"),
    "one source": ("(-1, 2)], [(2, -1)]", "(-1, 2), (2, 3)], []", "case all replies of an expert"),
    "each rank to itself": ("(2, 3), (-1, 2)], [(2, -1)]", "(0, 1), (-1, 0)], [(0, -1)]", "case slots are set back"),
    "no row to the own rank": ("(-1, 2)], [(2, -1)], []", "(-1, 2)], [], [(2, -1)]", "case rows to the own rank"),
    "two calls": ("        [[(2, -1)], [], [], []],\n", "", "case a rank without tokens"),
    "two ranks of a token": ("(2, 3)", "(2, 5)", "case only two rows are taken"),
    "another rank in the third call": ("        [[(2, -1)], [], [], []],\n",
                                       "        [[], [], [(2, -1)], []],\n", "case slots are set back"),
    "five tokens": ("none, (2, 3)", "none, none, none, (2, 3)", "each a pair of different experts from 0 to 7"),
    "expert 8": ("(2, 3)", "(2, 8)", "each a pair of different experts from 0 to 7"),
    "an expert twice": ("(2, 3)", "(2, 2)", "each a pair of different experts from 0 to 7"),
    "three ranks": ("[[], [], [], []]", "[[], [], []]", "each a list of 4 ranks"),
}
ALSO_RIGHT = {"other experts and ranks": (
    "    return [\n", "    return [[], [], [], []], *[[call[2], call[3], call[0], call[1]] for call in [\n", "    ]\n    # END",
    "    ][1:]]\n    # END", "(2, 3), (-1, 2)], [(2, -1)]", "(7, 6), (-1, 7)], [(7, -1)]", "        [[(2, -1)]", "        [[(7, -1)]")}
REMARKED = {"one rank's rows, and another's": ("none, (2, 3)", "(2, -1), (2, 3)", "Which rows are there for one kernel alone")}
