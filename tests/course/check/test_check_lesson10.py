"""The exercises of lesson 10: wrong answers and what they are told. `test_check.py` runs the table."""

LESSON = "10_seeing_inside_a_kernel.ipynb"
LEAVE = "\n    if (slot >= (int)recv_count[source]) continue;\n"
FROM = "    const int64_t from = (int64_t)source * shape.max_tokens * shape.topk + slot;\n"
START = "    profile.start(WAIT, from);\n"
LOOK = """    if (lane_id() == 0) wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);
    wave_barrier();
"""
STOP = "    profile.stop(WAIT, from);\n"
TAKE = """    const Meta meta = recv_meta[from];
    uint32_t row = 0;
    if (lane_id() == 0) row = atomicAdd(&expert_count[meta.expert - first], 1u);
    const int64_t to = (int64_t)(broadcast(meta.expert) - first) * shape.capacity + broadcast(row);
"""
COPY = "    profile.start(COPY, from);\n"
ROW = "    copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());\n"
DONE = "    profile.stop(COPY, from);\n"
LOOP = "for (int item = wave_in_grid(), step = waves_in_grid(); item < rows; item += step) {\n"
FIND = "    int e = 0, row = item;\n    while (row >= (int)expert_count[e]) row -= expert_count[e++];\n"
WAITS = 'trace.select("wait", kernel=kernel)'
RATIO = "work[slowest] * len(same_rank) / sum(same_rank)"

# check -> (where its solution stands, {mistake: (old text, new text, words of the message)})
WRONG = {
    "record_waits": ((LESSON, "exercise-1"), {
        "start before continue": (LEAVE + FROM + START, "\n" + FROM + START + LEAVE[1:],
                                  "A wave that goes on with `continue` never comes to the stop"),
        "no stop": (DONE, "", "a start without its stop"),
        "another id": (STOP, STOP.replace("from", "slot"), "with the same tag and id"),
        "slot as id": (COPY + ROW + DONE, COPY.replace("from", "slot") + ROW + DONE.replace("from", "slot"),
                       "every source has a slot 0"),
        "tags exchanged": ("enum Tag { WAIT, COPY }", "enum Tag { COPY, WAIT }", "are the tags exchanged"),
        "starts late": (START + LOOK, LOOK + START, "start it before wait_equal"),
        "stops early": (LOOK + STOP, STOP + LOOK, "WAIT stops before the flag was seen"),
        "copy begins early": (STOP + TAKE + COPY, COPY + TAKE + STOP, "the two overlap"),
        "copy recorded twice": (START + LOOK + STOP, COPY + START + LOOK + STOP + DONE,
                                "COPY is recorded more than once"),
        "empty copy": (ROW + DONE, DONE + ROW, "copy_row belongs there"),
        "no copy": (COPY + ROW + DONE, ROW, "no event COPY was recorded"),
        "another lane": (START, START.replace("profile", "if (lane_id() == 1) profile"), "a stop without its start"),
        "compiled out": ('#include "a2a/profile.h"', '#define A2A_NO_PROFILE\n#include "a2a/profile.h"',
                         "nothing records here"),
        "row not copied": ("\n" + ROW, "\n", "the answer is wrong, which events do not do"),
    }),
    "deal_out": ((LESSON, "exercise-3"), {
        "experts in turn": (LOOP + FIND, LOOP.replace("rows", "longest(expert_count, shape.experts) * shape.experts") +
                            "    const int e = item % shape.experts, row = item / shape.experts;\n"
                            "    if (row >= (int)expert_count[e]) continue;\n",
                            "the values are right, the work is uneven"),
        "one round": ("item < rows; item += step", "item < rows; item += rows", "+= waves_in_grid()"),
        "off by one": ("while (row >= (int)", "while (row > (int)",
                       "row expert_count[e] would be row 0 of expert e + 1"),
        "last expert": ("i < shape.experts; ++i", "i < shape.experts - 1; ++i", "the rows of the last expert are missing"),
        "waves of a block together": (LOOP, LOOP.replace("wave_in_grid()", "(int)blockIdx.x").replace(
            "waves_in_grid()", "gridDim.x"), "Do several waves begin with the same row?"),
        "one wave of each block": (LOOP, LOOP.replace("waves_in_grid()", "gridDim.x").replace(
            "wave_in_grid()", "wave_in_block() ? rows : (int)blockIdx.x"), "waves have none"),
        "no expert": (FIND, "    const int e = 0, row = item;\n", "the kernel takes a row that is not there"),
        "neighbours together": (LOOP, "const int each = 2 * ((rows + waves_in_grid() - 1) / waves_in_grid());\n"
                                "  for (int item = wave_in_grid() * each, end = min(rows, item + each); item < end; "
                                "++item) {\n", "the work is uneven"),
    }),
}
