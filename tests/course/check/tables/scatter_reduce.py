"""Answers to scatter_reduce: wrong ones, and what their messages say."""

MISTAKES = {
    "no weights": ("fmaf(weights[flat], float(row[j]), sum[j])", "sum[j] + float(row[j])", "the weights are left out"),
    "weights of token 0": ("weights[flat]", "weights[k]", "every token gets the weights of token 0, weights[k]"),
    "a weight per token": ("weights[flat]", "weights[token]", "every k gets the weight weights[token]"),
    "first choice": ("int k = 0; k", "int k = 1; k", "the first choice, k = 0, is left out"),
    "slot 0": ("slot < 0", "slot <= 0", "slot 0 is skipped: only -1 is no slot"),
    "break": ("if (slot < 0) continue;", "if (slot < 0) break;", "the loop ends at the first dropped choice (`break`)"),
    "return": ("if (slot < 0) continue;", "if (slot < 0) return;",
               "the wave ends at the first dropped choice (`return`), and with it the rest of its work"),
    "the stub": ("half_t(sum[j]);", "half_t(0.0f);", "zeros are written"),
    "weights by slot": ("weights[flat]", "weights[slot]", "the weights are taken by slot: they belong to (token, k)"),
    "dropped not skipped": ("if (slot < 0) continue;", "", "a dropped choice is not skipped: slot -1 is the row before y"),
    "wrong expert order": ("(int64_t)slot *", "(int64_t)flat *", "the row token * topk + k of y is taken: y is in slot order"),
    "replaced, not added": (", sum[j]);", ", 0.0f);", "each choice replaces the one before: only the last is left"),
    "sum in fp16": ("float sum[8]", "half_t sum[8]", "the sum is kept in fp16, and so rounded at every step"),
    "off by one in k": ("k < topk; ++k", "k < topk - 1; ++k", "the last choice, k = topk - 1, is left out"),
    "off by one in the row": ("piece >= pieces", "piece >= pieces - 1", "the last piece of every row is left out"),
    "one round of the waves": ("item += waves_in_grid()", "item += tokens * parts",
                               "each wave does one piece of work and stops: it goes on, += waves_in_grid()"),
    "empty tokens skipped": ("// END SOLUTION", "bool any = false;\nfor (int k = 0; k < topk; ++k) any |= slot_of["
                             "token * topk + k] >= 0;\nif (!any) continue;",
                             "a token whose choices are all dropped is skipped: it gets zeros"),
}
