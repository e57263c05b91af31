"""The kernel with one thing wrong: what goes wrong when a rule of the queue is broken, and who notices.

    rung = Megakernel(node, shape, kernel=hazard("gemm_before_dispatch"))

Triton compiles them (its assembly may be stored: A2A_TRITON=store).
"""
from __future__ import annotations

import inspect
import textwrap
from dataclasses import dataclass
from typing import Any

from ..toolchain.triton.stored import Function
from ..toolchain.triton.texts import from_text
from . import gemms, kernel, plan, queues, tasks, tiles


@dataclass(frozen=True)
class Hazard:
    """function: whose text changes; old, new: what stands in it exactly once, what comes instead. why: what is wrong;
    shows: how it is noticed, "deadlock", "wrong" (in some schedules) or "race" (the detector: in every one)."""

    function: str
    old: str
    new: str
    why: str
    shows: str


HAZARDS = {
    "counter_not_reset": Hazard(
        "make_plan", "clear(m.draws + (epoch + 1) % 2 * DRAWS, DRAWS, part, parts)", "pass",
        "draws of two calls ago still count: nobody draws the plan, and everybody waits for it", "deadlock"),
    "cleared_too_late": Hazard(
        "lay_out", "    tiles, receives, sends = receive_offsets(", "    clear(m.arrived, s.most_tiles, 0, 1)\n"
        "    tiles, receives, sends = receive_offsets(",
        "counters are cleared when peers may already count rows there: those are forgotten", "race"),
    "gemm_before_dispatch": Hazard(
        "moe_layer", "tl.load(queue + first + task)", "tl.load(queue + (task + tl.load(head + TASKS + DISPATCH)) % end)",
        "tasks that wait stand before those they wait for: with fewer programs than those there are, nobody is left to send",
        "deadlock"),
    "flag_read_early": Hazard(
        "needs", "flag, count = rows_needed(m, s, how, tile)", "flag, count = m.head + THERE, 0 * unit",
        "the first GEMM begins before its rows have come", "race"),
    "saved_token_early": Hazard(
        "tail", "if lies // size.BM != tile:", "if lies < 0:",
        "a row is copied from where it lies before it came there", "race"),
    "no_release": Hazard(
        "dispatch", "signal_add_each(at_each(m.arrived, w.bases, w.rank, peer, there) + counter, count, first_of)",
        "tl.atomic_add(at_each(m.arrived, w.bases, w.rank, peer, there) + counter, count, mask=first_of, sem=\"relaxed\", "
        "scope=\"sys\")", "the counter may be there before the rows", "race"),
}


def hazard(name: str) -> Any:
    """The kernel with that hazard: another `moe_layer`. ValueError names those there are."""
    if name not in HAZARDS:
        raise ValueError(f"no hazard {name!r}; there are {', '.join(HAZARDS)}")
    made = HAZARDS[name]
    return with_change(made.function, made.old, made.new)


def with_change(function: str, old: str, new: str) -> Any:
    """`moe_layer`, with a text replaced in one of the functions it is made of. ValueError where it is not there once."""
    made: dict[str, Any] = {}
    for module in (queues, plan, tiles, gemms, tasks, kernel):
        for name, each in vars(module).items():
            if getattr(getattr(each, "fn", None), "__module__", "") != module.__name__:
                continue
            calls = [other.name for other in Function(each).calls()]
            if name == function or any(call in made for call in calls):
                made[name] = _again(each, vars(module) | made, *((old, new) if name == function else ("", "")))
    if function not in made:
        raise ValueError(f"the kernel has no function {function!r}")
    return made["moe_layer"]


def _again(fn: Any, scope: dict, old: str, new: str) -> Any:
    rows, first = inspect.getsourcelines(fn.fn)
    text = textwrap.dedent("".join(rows))
    if old and text.count(old) != 1:
        raise ValueError(f"{fn.fn.__name__} has {old!r} {text.count(old)} times, not once")
    return from_text("\n" * (first - 1) + (text.replace(old, new) if old else text), fn.fn.__name__, scope)
