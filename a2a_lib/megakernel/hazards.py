"""The kernel with one thing wrong: what goes wrong when a rule of the queue is broken, and who notices.

    rung = Megakernel(node, shape, variant="gemm_before_dispatch")
    rung = Megakernel(node, shape, kernel=hazard("gemm_before_dispatch"))       # the same

Triton compiles them (its assembly may be stored: A2A_TRITON=store). And designs: switches turned one at a time.
"""
from __future__ import annotations

from typing import Any

from ..rungs.triton_variants import functions_of, text_of, with_changes
from ..rungs.variants import Mutation, MutationError, Variant
from . import gemms, kernel, plan, queues, tasks, tiles

MODULES = (queues, plan, tiles, gemms, tasks, kernel)

# Each is noticed by what `shows` says: "deadlock", "wrong" (in some schedules) or "race" (the detector: in every one).
HAZARDS = {hazard.name: hazard for hazard in (
    Mutation("counter_not_reset", "draws of two calls ago still count: nobody draws the plan, and everybody waits for it",
             (("clear(m.draws + (epoch + 1) % 2 * DRAWS, DRAWS, part, parts)", "pass"),), shows="deadlock"),
    Mutation("cleared_too_late", "counters are cleared when peers may already count rows there: those are forgotten",
             (("    tiles, receives, sends = receive_offsets(", "    clear(m.arrived, s.most_tiles, 0, 1)\n"
               "    tiles, receives, sends = receive_offsets("),), shows="race"),
    Mutation("gemm_before_dispatch", "tasks that wait stand before those they wait for: with fewer programs than those there "
             "are, nobody is left to send",
             (("tl.load(queue + first + task)", "tl.load(queue + (task + tl.load(head + TASKS + DISPATCH)) % end)"),),
             shows="deadlock"),
    Mutation("flag_read_early", "the first GEMM begins before its rows have come",
             (("flag, count = rows_needed(m, s, how, tile)", "flag, count = m.head + THERE, 0 * unit"),), shows="race"),
    Mutation("saved_token_early", "a row is copied from where it lies before it came there",
             (("if lies // size.BM != tile:", "if lies < 0:"),), shows="race"),
    Mutation("no_release", "the counter may be there before the rows",
             (("signal_add_each(at_each(m.arrived, w.bases, w.rank, peer, there) + counter, count, first_of)",
               "tl.atomic_add(at_each(m.arrived, w.bases, w.rank, peer, there) + counter, count, mask=first_of, "
               "sem=\"relaxed\", scope=\"sys\")"),), shows="race"),
)}

SWITCHED = tuple(Variant("_".join(f"{name}_{value}".lower() for name, value in switches.items()),
                         f"with {', '.join(f'{name} {value}' for name, value in switches.items())}",
                         options=tuple(switches.items())) for switches in (
    {"combine": "gather"}, {"combine": "scatter"}, {"combine": "serial"}, {"barrier": "expert"}, {"barrier": "all"},
    {"sort": False}, {"save": True}, {"weigh": "expert"}, {"down_lag": 2}, {"dispatch_tasks": 8}, {"reduce_tasks": 8}))
VARIANTS = (*SWITCHED, *HAZARDS.values())


def hazard(name: str) -> Any:
    """The kernel with that hazard: another `moe_layer`. ValueError names those there are."""
    if name not in HAZARDS:
        raise ValueError(f"no hazard {name!r}; there are {', '.join(HAZARDS)}")
    return with_changes(kernel.moe_layer, MODULES, HAZARDS[name].changes)


def with_change(function: str, old: str, new: str) -> Any:
    """`moe_layer`, with a text replaced in one of the functions it is made of. MutationError where it is not there once, ValueError for a
    function that there is not."""
    there = functions_of(MODULES)
    if function not in there:
        raise ValueError(f"the kernel has no function {function!r}")
    if text_of(there[function]).count(old) != 1:
        raise MutationError(f"{function} has {old!r} {text_of(there[function]).count(old)} times, not once")
    return with_changes(kernel.moe_layer, MODULES, ((old, new),))
