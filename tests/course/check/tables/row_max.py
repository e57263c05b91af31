MASKS = "for (int mask = WAVE / 2; mask > 0; mask /= 2) best = fmaxf(best, shuffle_xor(best, mask));"
MISTAKES = {
    "shuffles in the loop": ("best = fmaxf(best, values[i]);\n", "{ best = fmaxf(best, values[i]);\n", MASKS, MASKS + " }",
                             "the lanes shuffle within the loop, which some have left: what a lane reads of those is 0"),
    "an int": ("float best = values[0]", "int best = values[0]", "a float goes through an int on its way: `best` is a float"),
    "starts at zero": ("best = values[0]", "best = 0", "the maximum starts at 0: a row can have smaller values only"),
    "starts at -1000": ("best = values[0]", "best = -1000",
                        "the maximum starts at a fixed number, -1000: a row can have smaller values only"),
    "starts at -1e30": ("best = values[0]", "best = -1e30f",
                        "the maximum starts at a fixed number, -1e30: a row can have smaller values only"),
    "shuffle by one lane": (MASKS, "if (lane_id() == 0) " + MASKS,
                            "nothing is written"),
    "lanes apart": (MASKS, "", "lane 0 writes its own maximum: the 64 lanes are not compared with one another"),
    "32 lanes": ("mask = WAVE / 2", "mask = WAVE / 4", "32 lanes are compared: a wave has 64, so the first mask is WAVE / 2"),
    "last step missing": ("mask > 0", "mask > 1", "the last step, with mask 1, is missing"),
    "one value per lane": ("i += WAVE)", "i += dim)", "each lane looks at one value only: a row may have more than 64"),
    "no tail": ("i < dim;", "i < dim / WAVE * WAVE;", "the values after the last whole 64 are left out"),
    "last value missing": ("i < dim;", "i < dim - 1;", "the last value of each row is left out"),
    "value behind the row": ("i < dim;", "i <= dim;", "the value after the row is read, too (i <= dim)"),
    "the smallest": ("best = values[0];\n    for (int i = lane_id(); i < dim; i += WAVE) best = fmaxf(best, values[i]);\n    " + MASKS,
                     "best = -values[0];\n    for (int i = lane_id(); i < dim; i += WAVE) best = fmaxf(best, "
                     "-values[i]);\n    " + MASKS + "\n    best = -best;", "the smallest value is taken"),
    "one round of the waves": ("row += waves_in_grid()", "row += rows",
                               "each wave takes one row and stops: it goes on, += waves_in_grid()"),
    "wrong stride": ("(int64_t)row * dim", "row", "row r is read from x + r: it starts at x + r * dim"),
    "one row too many": ("row < rows;", "row <= rows;", "the loop goes one row too far"),
}
REMARKED = {
    "every wave all rows": ("int row = wave_in_grid(); row < rows; row += waves_in_grid()", "int row = 0; row < rows; ++row",
                            "each piece is written"),
}
