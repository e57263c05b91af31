"""Answers to one_row_back: wrong ones, and what their messages say."""

MISTAKES = {
    "eight ranks": ("for other in range(world):", "for other in range(8):", "ranks from 8 on are left out, or there are fewer than 8"),
    "the others backwards": ("for other in range(world):", "for other in reversed(range(world)):",
                             "the other ranks come from the last to the first"),
    "the others from the own rank on": ("for other in range(world):", "for other in [(rank + i) % world for i in range(world)]:",
                                        "the other ranks come from the own one on: they come in the order of the ranks, from 0"),
    "own sum last": ("total = partial(rank)", "total = torch.zeros(y.shape[1])", "    return total.half()",
                     "    return (total + partial(rank)).half()", "the own rank's sum comes last: it comes first"),
    "choices backwards": ("for k in range(len(y)):", "for k in reversed(range(len(y))):",
                          "a rank adds its choices from the last k to the first"),
    "never rounded for the wire": ("partial(other).half().float()", "partial(other)",
                                   "another rank's sum is not rounded to float16: what crosses is fp16"),
    "own sum rounded": ("total = partial(rank)", "total = partial(rank).half().float()",
                        "the own rank's sum is rounded to float16: it never crosses"),
    "rounded at every step": ("total += y[k].float() * weights[k]\n        return total",
                              "total = (total + y[k].float() * weights[k]).half().float()\n        return total",
                              "a rank's sum is rounded to float16 at every step"),
    "weights forgotten": ("y[k].float() * weights[k]", "y[k].float()", "the weights are left out"),
    "dropped ones summed": ("if owner[k] == of:", "if owner[k] == of or (owner[k] < 0 and of == rank):", "dropped choices are added"),
    "one sum for all": ("total = partial(rank)\n    for other in range(world):\n        if other != rank:\n"
                        "            total += partial(other).half().float()",
                        "total = torch.zeros(y.shape[1])\n    for k in range(len(y)):\n        if owner[k] >= 0:\n"
                        "            total += y[k].float() * weights[k]",
                        "another rank's sum is not rounded to float16: what crosses is fp16"),
    "a product in float16": ("y[k].float() * weights[k]", "y[k] * weights[k]", "the product is made in float16: y[k].float() comes first"),
    "rounded rank by rank": ("total += partial(other).half().float()", "total = (total + partial(other).half().float())"
                             ".half().float()", "the sum at home is rounded to float16 after every rank"),
    "float64": ("dtype=torch.float32)", "dtype=torch.float64)", "sums are float64 instead of float32"),
    "one rounding": ("total += y[k].float() * weights[k]", "total = torch.addcmul(total, y[k].float(), weights[k])",
                     "product and sum are made in one rounding, as addcmul does: both are rounded"),
    "a row of rows": ("return total.half()", "return total.half()[None]", "torch.float16 of [1, 256]"),
    "float32 returned": ("return total.half()", "return total", "float16 tensor"),
}
