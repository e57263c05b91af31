"""Mutations of the backward kernel, each of which breaks a rule, and its designs, each of which changes one switch.

Mutations of functions that both kernels call are in the forward kernel's table. Mutations of texts in both are here, too.
"""
from dataclasses import replace

from ..moe_layer.hazards import COMMON, PUSHED, RELAXED, switched
from ..rung.variants import Mutation, swap

COUNTED_TWICE = "signal_add_each(m.done + counters, 0 * which + 1, which < 2)"
OWN = (
    Mutation("dweights_not_awaited", "wgrad begins before all of the expert's rows have their dhidden",
             (("flag = m.done + s.most_tiles * (2 + s.down) + 1 + expert", "flag = m.head + THERE"),
              (", BM) * s.up", ", BM) * 0")),
             silent="who draws wgrad draws it after dhidden, and reads counters first; a wave would have to pause in between"),
    Mutation("dweights_not_told", "dhidden counts for its tile alone, not for its expert: wgrad waits for ever",
             swap(COUNTED_TWICE, "which < 2", "which < 1")),
    Mutation("dots_forgotten", "the router's gradient stays on the expert's rank", swap(
        "if block == 0:\n        peer, flat = origins_of", "block == 0", "block < 0")),
    Mutation("dots_of_one_block", "the router's gradient is the first block's part of the dot product", swap(
        "for block in range(s.up):\n        total += tl.load(m.partial", "range(s.up)", "range(1)")),
    Mutation("weight_forgotten", "dgrad forgets the router's weight", swap("dh *= weight", "weight", "1")),
    Mutation("weight_in_the_dots", "the router's gradient is multiplied by the router's weight", swap(
        "tl.sum(dh * (silu * value), 1)", "dh *", "weight * dh *")),
    Mutation("slope_of_the_sigmoid", "dgrad takes silu for linear where the sigmoid's slope belongs", swap(
        "(sigmoid * (1 + gate * (1 - sigmoid)))", "(1 + gate * (1 - sigmoid))", "1")),
    Mutation("last_rows_forgotten", "wgrad leaves out the rows behind the last whole BR", swap(
        "for row in range(0, rows, size.BR):", "rows,", "rows // size.BR * size.BR,")),
    Mutation("rows_of_nobody", "wgrad adds what lies behind an expert's last row",
             (("left, [tl.maximum(rows, 1), height]", "left, [rows + size.BR, height]"),
              ("right, [tl.maximum(rows, 1), width]", "right, [rows + size.BR, width]"))),
    Mutation("dropped_not_zero", "nobody writes the router's gradient of dropped choices", swap(
        "tl.store(m.dgates + flat, dot, mask=token < s.tokens)", "token < s.tokens", "expert >= 0")),
    Mutation("unweighted_wgrad", "wgrad of w_down forgets the router's weight", swap(
        "(weight * (silu * value)).to(", "weight * ", "")),
)
# In phases the stream orders the GEMMs; in one launch the counters do.
ONE_LAUNCH = (
    Mutation("dhidden_not_awaited", "drows begins before its tile's dhidden", swap(
        "+ UP_DONE, 0 * unit + s.up", "0 * unit + s.up", "0 * unit")),
    Mutation("dhidden_relaxed", "dhidden's counters may be there before its rows",
             ((COUNTED_TWICE, f"tl.atomic_add(m.done + counters, 0 * which + 1, mask=which < 2, {RELAXED}"),)),
)
SWITCHED = switched(
    {"weights_first": True}, {"combine": "gather"}, {"combine": "scatter"}, {"combine": "serial"}, {"barrier": "expert"},
    {"barrier": "all"}, {"sort": False}, {"down_lag": 2}, {"dispatch_tasks": 8}, {"reduce_tasks": 8})
STREAMED = ("dweights_not_awaited",)  # no harm where the stream orders launches
# Mutations of lines that the plan and the needs of both kernels have.
ALIKE = ("counter_not_reset", "cleared_too_late", "gemm_before_dispatch", "flag_read_early", "arrived_not_cleared",
         "replied_not_cleared", "replies_not_awaited", "parts_not_awaited", "offsets_not_awaited")
AHEAD = ("plan_of_the_call_before", "plan_of_one_part", "splits_without_turns")
ALIKE_MUTATIONS = tuple(mutation for mutation in COMMON if mutation.name in ALIKE)
AHEAD_MUTATIONS = tuple(mutation for mutation in PUSHED if mutation.name in AHEAD)
# In phases wgrad's launch lies between the rows' gradients and their sums.
LATE = tuple(replace(mutation, silent="the rows' gradients have come while wgrad ran") if mutation.name == "replies_not_awaited"
             else mutation for mutation in ALIKE_MUTATIONS)
PHASES = (*SWITCHED, *LATE, *(mutation for mutation in OWN if mutation.name not in STREAMED))
# In two launches no rank comes so far ahead that it writes over counts. Nobody can put wgrad first.
TWO_LAUNCHES = (*(variant for variant in SWITCHED if variant.name != "weights_first_true"), *LATE,
                *(mutation for mutation in AHEAD_MUTATIONS if mutation.name != "splits_without_turns"),
                *(mutation for mutation in OWN if mutation.name not in STREAMED), *ONE_LAUNCH)
BACKWARD = (*SWITCHED, *ALIKE_MUTATIONS, *AHEAD_MUTATIONS, *OWN, *ONE_LAUNCH)
