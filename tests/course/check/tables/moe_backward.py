"""Answers to moe_backward: wrong ones, and what their messages say."""

MISTAKES = {
    "not dropped": ("            if e < 0:\n                continue\n", "",
                    "a choice of -1 is not skipped: experts[-1] is not its expert"),
    "weights left out": ("weights[t, k] * dout[t]", "dout[t]", "the weights are left out: dy is weight * dout"),
    "weight in the dot product": ("= y @ dout[t]", "= y @ dy",
                                  "the dot product is with dy: y is multiplied by dout, and not by the weight again"),
    "row instead of y": ("= y @ dout[t]", "= x[t] @ dout[t]", "the dot product takes the row of x, and not y, the expert's output"),
    "not transposed": ("experts[e].T", "experts[e]", "drows is dy times the expert: it is dy times the *transposed* expert"),
    "transposed": ("torch.outer(x[t], dy)", "torch.outer(dy, x[t])",
                   "the expert's gradient is transposed: it is the row, transposed, times dy"),
    "replaced": ("dx[t] +=", "dx[t] =", "a choice's part of dx replaces that of the choice before: they are added"),
    "no weights' gradient": ("            dweights[t, k] = y @ dout[t]\n", "", "dweights stays zero"),
    "in fp16": ("    for t, choices", "    dout = dout.half().float()\n    for t, choices", "dout is rounded to fp16"),
    "dout in whole numbers": ("    for t, choices", "    dout = dout.int().float()\n    for t, choices", "dout is cut to whole numbers"),
    "experts in bf16": ("    for t, choices", "    experts = experts.bfloat16().float()\n    for t, choices",
                        "experts are rounded to bf16"),
    "weights in fp16": ("    for t, choices", "    weights = weights.half().float()\n    for t, choices", "weights are rounded to fp16"),
    "dx in fp16": ("return dx,", "return dx.half().float(),", "dx is rounded to fp16"),
    "two results": ("return dx, dweights, dexperts", "return dx, dexperts", "three things"),
}
