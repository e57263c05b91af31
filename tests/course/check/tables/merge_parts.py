BEST = "best = fmaxf(best, largest[part * rows + row]);"
FACTOR = "exp2f(largest[part * rows + row] - best)"
WEIGHT, SUM, VALUE = "weight += factor * weights", "sum += factor * sums", "* rows * dim + i];"
MISTAKES = {
    "no factors": (FACTOR, "1", "the parts are added without their factors: each has subtracted its own largest score"),
    "weights without factors": (WEIGHT, "weight += weights", "the sums of values have their factors, and the sums of weights have none"),
    "values without factors": (SUM, "sum += sums", "the sums of weights have their factors, and the sums of values have none"),
    "not divided": ("sum / weight", "sum", "the sum is not divided by the sum of weights"),
    "e": ("exp2f", "expf", "the factor is a power of e: scores are in powers of two here"),
    "sign": (FACTOR, "exp2f(best - largest[part * rows + row])",
             "the factor has the wrong sign: the part with the largest score has 1, and "
             "the others have less"),
    "no largest": (FACTOR, "exp2f(largest[part * rows + row])", "no largest score is subtracted: exp2f of a large score is infinite"),
    "first part's largest": (BEST, "best = largest[row];",
                             "the score that is subtracted is not the largest one: with it, other parts' factors overflow"),
    "one largest for all rows": ("float best = largest[row];\n    for (int part = 1; part < parts; ++part) " + BEST,
                                 "float best = largest[0];\n    for (int j = 1; j < parts * rows; ++j) best = fmaxf(best, largest[j]);",
                                 "all rows subtract one largest score: each row has its own"),
    "starts at zero": ("best = largest[row]", "best = 0", "the largest score starts at 0: if all are far below it, all factors are 0"),
    "a table of 12 factors": ("    float sum = 0,",
                              "    float factors[12];\n    for (int part = 0; part < parts; ++part) factors[part % 12] = "
                              + FACTOR + ";\n    float sum = 0,", "factor = " + FACTOR, "factor = factors[part % 12]",
                              "only 12 parts have a factor of their own"),
    "clamped": (FACTOR, FACTOR.replace("exp2f(", "exp2f(fmaxf(-20.0f, ").replace("best)", "best))"), "exponents are clamped"),
    "sum not set": ("sum = 0, weight = 0", "sum = out[i], weight = 0", "`out` is read: the sum begins with what was there"),
    "last part": ("for (int part = 0; part < parts; ++part) {", "for (int part = 0; part < parts - (parts > 1); ++part) {",
                  "the last part is missing"),
    "first part": ("for (int part = 0; part < parts; ++part) {", "for (int part = parts > 1; part < parts; ++part) {",
                   "the first part is missing"),
    "average": (SUM, "sum += sums", VALUE, "* rows * dim + i] / weights[part * rows + row];", "sum / weight", "sum / parts",
                "the parts' outputs are averaged: a part counts by its weights"),
    "other rows": ("row = i / dim", "row = i % rows", "largest scores and weights are those of another row: the row of value i is i / dim"),
    "one element per thread": ("i += step", "i += rows * dim", "a thread writes one value: threads go on in steps of the whole grid"),
    "one row too many": ("i < rows * dim;", "i < (rows + 1) * dim;", "outside of its buffer"),
    "nothing": ("    out[i] = sum / weight;", "", "nothing was written to `out`"),
}
REMARKED = {"every block does all": ("i = first; i < rows * dim; i += step", "i = threadIdx.x; i < rows * dim; i += blockDim.x",
                                     "Do several")}
