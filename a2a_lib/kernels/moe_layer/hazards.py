"""Mutations of the kernel, each of which breaks a rule of the queue, with the check that notices it.

    rung = Megakernel(node, shape, variant="gemm_before_dispatch")
    rung = Megakernel(node, shape, kernel=hazard("gemm_before_dispatch"))       # the same

Triton compiles them (its assembly may be stored: A2A_TRITON=store). The file also has designs, each of which changes one switch.
"""
from typing import Any

from ..rung.triton_variants import with_changes
from ..rung.variants import Mutation, Variant, swap
from . import gemms, kernel, plan, queues, tasks, tiles

MODULES = (queues, plan, tiles, gemms, tasks, kernel)

ARRIVED = "signal_add_each(at_each(m.arrived, w.bases, w.rank, peer, there) + counter, count, first_of)"
REPLIED = "signal_add_each(at_each(m.replied, w.bases, w.rank, peer, there) + counter, like, first_of)"
SPLITS_HERE = "signal_each(at_each(m.splits_here, w.bases, w.rank, peer, there) + w.rank, epoch + 0 * peer, there)"
MET = "mask=expert < s.experts)\n    meet(m, w, epoch, WORLD)"
UP_DONE = "signal_add(m.done + tile * (2 + s.down) + UP_DONE, 1)"
ROWS_NEEDED = "flag, count = rows_needed(m, s, how, tile)"
FINISHED = "if signal_add(finished, 1) == units - 1:"
RELAXED = 'sem="relaxed", scope="sys")'

# Mutations of all three rungs.
COMMON = (
    Mutation("counter_not_reset", "draws of two calls ago still count: nobody draws the plan, and everybody waits for it",
             (("clear(m.draws + (epoch + 1) % 2 * DRAWS, DRAWS, part, parts)", "pass"),)),
    Mutation("cleared_too_late", "counters are cleared when peers may already count rows there: those are forgotten",
             ((MET, f"{MET}\n    clear(m.arrived, s.most_tiles, 0, 1)"),),
             silent="no peer's row comes that early on the simulated node"),
    Mutation("gemm_before_dispatch", "tasks that wait stand before those they wait for: with fewer programs than those there "
             "are, nobody is left to send",
             (("tl.load(queue + first + task)", "tl.load(queue + (task + tl.load(head + TASKS + DISPATCH)) % end)"),)),
    Mutation("flag_read_early", "the first GEMM begins before its rows have come",
             ((ROWS_NEEDED, "flag, count = m.head + THERE, 0 * unit"),)),
    Mutation("arrived_not_cleared", "rows of the call before count", swap(
        "clear(m.arrived, tl.maximum(s.most_tiles, s.local), part, parts)", "tl.maximum(s.most_tiles, s.local)", "0")),
    Mutation("replied_not_cleared", "replies of the call before count", swap(
        "clear(m.replied, s.token_blocks * s.down + 1, part, parts)", "s.token_blocks * s.down + 1", "0")),
    Mutation("replies_not_awaited", "sums are made of outputs that have not come",
             swap("flag, count = replies_needed(m, s, w, how, unit, TOKENS)", "flag, count = replies_needed(m, s, w, how, unit, TOKENS)",
                  "flag, count = m.head + THERE, 0 * unit")),
    Mutation("splits_of_the_call_before", "offsets are made of counts that have not come",
             swap("wait_at_least(m.splits_here + source, epoch)", "epoch", "epoch - 1")),
    Mutation("splits_relaxed", "a flag may be there before the counts",
             ((SPLITS_HERE, "tl.atomic_xchg(at_each(m.splits_here, w.bases, w.rank, peer, there) + w.rank, epoch + 0 * peer, mask=there, "
               + RELAXED),)),
    Mutation("splits_of_nobody", "a rank tells itself that its counts are there",
             swap(SPLITS_HERE, "at_each(m.splits_here, w.bases, w.rank, peer, there)", "m.splits_here + 0 * peer")),
    Mutation("parts_not_awaited", "offsets are made before all parts have counted",
             swap("wait_at_least(counted, parts)", "wait_at_least(counted, parts)", "pass")),
    Mutation("offsets_not_awaited", "a part places its choices before the offsets are there",
             swap("wait_at_least(m.head + LAID, epoch)", "epoch", "epoch - 1")),
    Mutation("ended_too_early", "a call is said to have ended while programs read its number", swap(
        "if signal_add(left, 1) == tl.num_programs(0) - 1:\n        wait_at_least(left, tl.num_programs(0))",
        "tl.num_programs(0)", "1"), silent="all programs of a launch have begun when its first one leaves"),
    Mutation("rows_stay_at_home", "rows are stored on this rank", swap(
        "at_each(m.rows, w.bases, w.rank, peer, there)", "peer", "0 * peer + w.rank")),
    Mutation("last_row_not_sent", "the last choice is nobody's task", swap(
        "inside = number < tl.load(m.head + SENDS)", "SENDS)", "SENDS) - 1")),
    Mutation("slots_of_the_next_rank", "a rank's rows come where those of the next belong", swap(
        "before += some * (source < w.rank)", "source < w.rank", "source <= w.rank")),
)
# Mutations of rungs whose GEMM follows the plan and the rows in one launch and pushes outputs. Their situations include saved
# tokens, and a rank without any.
PUSHED = (
    Mutation("plan_of_the_call_before", "programs take tasks from the queue of the call before",
             swap("wait_at_least(head + THERE, epoch)", "epoch", "epoch - 1")),
    Mutation("no_release", "the counter may be there before the rows",
             ((ARRIVED, f"tl.atomic_add(at_each(m.arrived, w.bases, w.rank, peer, there) + counter, count, mask=first_of, {RELAXED}"),)),
    Mutation("rows_counted_twice", "every row of a batch counts all that are told with it, not the first of them alone",
             swap("tl.sum(alike.to(tl.int32), 1), there & (earlier == 0)", "there & (earlier == 0)", "there")),
    Mutation("plan_of_one_part", "the plan is said to be there when its first part is", swap(
        "if signal_add(placed, 1) == parts - 1:\n        wait_at_least(placed, parts)", "parts", "1"), stalls=True),
    Mutation("saved_token_early", "a row is copied from where it lies before it came there",
             (("if lies // size.BM != tile:", "if lies < 0:"),),
             silent="the shared row is there before its copy is made"),
    Mutation("splits_without_turns", "a rank ahead writes the next call's counts over those that a slower rank still reads",
             swap("splits = m.splits + epoch % 2 * w.size * s.experts", " + epoch % 2 * w.size * s.experts", ""),
             silent="calls in flight have one problem: the next call's counts are the same"),
    Mutation("replied_relaxed", "a counter may be there before the replies",
             ((REPLIED, f"tl.atomic_add(at_each(m.replied, w.bases, w.rank, peer, there) + counter, like, mask=first_of, {RELAXED}"),)),
)
# Mutations of `phases`, which waits for all ranks.
SERIAL = (
    Mutation("told_by_everybody", "every task of the second GEMM says that all have finished",
             swap(FINISHED, "== units - 1", ">= 0")),
    Mutation("others_not_acquired", "who tells that all have finished has not seen what the others stored",
             swap("wait_at_least(finished, units)", "wait_at_least(finished, units)", "pass"),
             silent="the others have released their outputs; who tells need not have seen that"),
)
# Mutations of rungs with one launch: between two launches, the stream orders both GEMMs.
ONE_LAUNCH = (
    Mutation("up_not_awaited", "the second GEMM begins before the first",
             swap("+ UP_DONE, 0 * unit + s.up", "0 * unit + s.up", "0 * unit")),
    Mutation("up_relaxed", "the first GEMM's counter may be there before its rows",
             ((UP_DONE, "tl.atomic_add(m.done + tile * (2 + s.down) + UP_DONE, 1, " + RELAXED),)),
)
HAZARDS = {hazard.name: hazard for hazard in (*COMMON, *PUSHED, *SERIAL, *ONE_LAUNCH)}


def switched(*switches: dict[str, Any]) -> tuple[Variant, ...]:
    """Designs, each with one switch turned: {its name: its value}."""
    return tuple(Variant(f"{name}_{value}".lower(), f"with {name} {value}", options=((name, value),))
                 for each in switches for name, value in each.items())


SWITCHED = switched(
    {"combine": "gather"}, {"combine": "scatter"}, {"combine": "serial"}, {"barrier": "expert"}, {"barrier": "all"},
    {"sort": False}, {"save": True}, {"weigh": "expert"}, {"down_lag": 2}, {"dispatch_tasks": 8}, {"reduce_tasks": 8})
PHASES, TWO_LAUNCHES = (*SWITCHED, *COMMON, *SERIAL), (*SWITCHED, *COMMON, *PUSHED)
MEGAKERNEL = (*TWO_LAUNCHES, *ONE_LAUNCH)


def hazard(name: str) -> Any:
    """The kernel with that mutation: another `moe_layer`. Raises ValueError with the known names."""
    if name not in HAZARDS:
        raise ValueError(f"no hazard {name!r}; there are {', '.join(HAZARDS)}")
    return with_changes(kernel.moe_layer, MODULES, HAZARDS[name].changes)
