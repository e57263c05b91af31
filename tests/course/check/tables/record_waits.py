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
MISTAKES = {
    "WAIT stops after the atomic": (STOP + TAKE, TAKE.replace("    const int64_t to", STOP + "    const int64_t to"),
                                    "WAIT stops too late"),
    "more in COPY": ("    profile.stop(COPY, from);\n    if (lane_id() == 0) expert_origin[to] = Origin{source, meta.flat};",
                     "    if (lane_id() == 0) expert_origin[to] = Origin{source, meta.flat};\n    __threadfence_system();\n"
                     "    profile.stop(COPY, from);", "COPY stops too late"),
    "start before continue": (LEAVE + FROM + START, "\n" + FROM + START + LEAVE[1:],
                              "A wave that goes on with `continue` never comes to the stop"),
    "no stop": (DONE, "", "a start without its stop"),
    "another id": (STOP, STOP.replace("from", "slot"), "with the same tag and id"),
    "slot as id": (COPY + ROW + DONE, COPY.replace("from", "slot") + ROW + DONE.replace("from", "slot"), "every source has a slot 0"),
    "tags exchanged": ("enum Tag { WAIT, COPY }", "enum Tag { COPY, WAIT }", "are the tags exchanged"),
    "starts late": (START + LOOK, LOOK + START, "start it before wait_equal"),
    "stops early": (LOOK + STOP, STOP + LOOK, "WAIT stops before the flag was seen"),
    "copy begins early": (STOP + TAKE + COPY, COPY + TAKE + STOP, "the two overlap"),
    "copy begins at the wait's end": (STOP + TAKE + COPY, STOP + COPY + TAKE, "looked up in it"),
    "copy begins a line early": (TAKE + COPY, TAKE.replace("    const int64_t to", COPY + "    const int64_t to"),
                                 "the wave waits for the number of its row"),
    "copy recorded twice": (START + LOOK + STOP, COPY + START + LOOK + STOP + DONE, "COPY is recorded more than once"),
    "empty copy": (ROW + DONE, DONE + ROW, "copy_row belongs there"),
    "no copy": (COPY + ROW + DONE, ROW, "no event COPY was recorded"),
    "another lane": (START, START.replace("profile", "if (lane_id() == 1) profile"), "a stop without its start"),
    "compiled out": ('#include "a2a/profile.h"', '#define A2A_NO_PROFILE\n#include "a2a/profile.h"', "nothing records here"),
    "row not copied": ("\n" + ROW, "\n", "the row is not copied any more: events add lines and take none away"),
}
ALSO_RIGHT = {  # lane 0 has seen the flag then; the barrier orders, and waits for nobody
    "WAIT stops before the wave barrier": ("    wave_barrier();\n" + STOP, STOP + "    wave_barrier();\n"),
}
