"""Answers to weight_gradients: wrong ones, and what their messages say."""

MISTAKES = {
    "one lane's sum": ("sum = wave_sum(sum);", "", "a lane's own sum is stored: the lanes' sums have to be added up (wave_sum)"),
    "y by choice": ("y + (int64_t)slot * dim", "y + (int64_t)choice * dim",
                    "the row of y is that of the choice's number, and not slot_of[choice]"),
    "dout of k": ("choice / topk", "choice % topk", "dout has a row per token, choice / topk: here it is the row of k"),
    "dropped not skipped": ("if (slot >= 0) ", "", "a dropped choice is not skipped: slot -1 is the row before y"),
    "dropped not written": ("if (lane_id() == 0) dweights", "if (lane_id() == 0 && slot >= 0) dweights",
                            "the gradient of a dropped choice is never written: it is 0"),
    "one round of the waves": ("choice += waves_in_grid()", "choice += tokens * topk",
                               "a wave computes one choice: it goes on to its next one, += waves_in_grid()"),
    "no rest": ("i < dim; i += WAVE", "i < dim / WAVE * WAVE; i += WAVE", "the values after the last whole 64 are left out"),
    "nothing": ("if (lane_id() == 0) dweights[choice] = sum;", "", "nothing was written to `dweights`"),
    "int sum": ("float sum", "int sum", "the sum is an int: each product is cut to a whole number"),
    "int values": ("float(row[i])", "(float)(int)float(row[i])", "values of y are cut to whole numbers"),
    "products in fp16": ("float(row[i]) * float(back[i])", "float(row[i] * back[i])", "products are rounded to fp16"),
    "slot 0 dropped": ("slot >= 0", "slot > 0", "slot 0 is taken for a dropped choice: only -1 is"),
    "added to what is there": ("dweights[choice] = sum", "dweights[choice] += sum", "the sum is added to what `dweights` held before"),
}
REMARKED = {"all lanes store": ("if (lane_id() == 0) dweights", "dweights", "bytes were stored to dweights"),
            "every block does all": ("choice = wave_in_grid()", "choice = threadIdx.x / WAVE", "+= waves_in_grid()",
                                     "+= blockDim.x / WAVE", "bytes were stored to dweights")}
