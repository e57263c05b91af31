LOOP = "for (int item = wave_in_grid(), step = waves_in_grid(); item < rows; item += step) {\n"
FIND = "    int e = 0, row = item;\n    while (row >= (int)expert_count[e]) row -= expert_count[e++];\n"
MISTAKES = {
    "experts in turn": (LOOP + FIND, LOOP.replace("rows", "longest(expert_count, shape.experts) * shape.experts") +
                        "    const int e = item % shape.experts, row = item / shape.experts;\n"
                        "    if (row >= (int)expert_count[e]) continue;\n",
                        "the values are right, the work is uneven"),
    "one round": ("item < rows; item += step", "item < rows; item += rows",
                  "each wave sends one row and stops: it goes on, += waves_in_grid()"),
    "off by one": ("while (row >= (int)", "while (row > (int)", "an address outside of its buffer"),
    "the first row": (LOOP, LOOP.replace("wave_in_grid(), step", "wave_in_grid() + 1, step"),
                      "wave 0 begins with number 1: number 0 is a row, too"),
    "last expert": ("i < shape.experts; ++i", "i < shape.experts - 1; ++i", "the last expert's rows are not in the sum"),
    "waves of a block together": (LOOP, LOOP.replace("wave_in_grid()", "(int)blockIdx.x").replace(
        "waves_in_grid()", "gridDim.x"), "nothing orders them: no signal"),
    "one wave of each block": (LOOP, LOOP.replace("waves_in_grid()", "gridDim.x").replace(
        "wave_in_grid()", "wave_in_block() ? rows : (int)blockIdx.x"), "waves have none"),
    "no expert": (FIND, "    const int e = 0, row = item;\n", "an address outside of its buffer"),
    "neighbours together": (LOOP, "const int each = 2 * ((rows + waves_in_grid() - 1) / waves_in_grid());\n"
                            "  for (int item = wave_in_grid() * each, end = min(rows, item + each); item < end; "
                            "++item) {\n", "the work is uneven"),
    "no wave barrier": ("    wave_barrier();\n", "", "missing wave barrier"),
    "relaxed": ("signal<Order::release", "signal<Order::relaxed", "missing release"),
}
