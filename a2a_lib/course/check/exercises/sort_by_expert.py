"""Lesson 01, exercise 1: sort_by_expert(topk_ids, num_experts) -> order, starts."""

import torch

from ..routes import groups, one_rank
from ..trial import exercise

CASES = ((4, 2, 6, 11, 0.0), (8, 2, 5, 12, 0.0), (8, 3, 7, 13, 0.3), (256, 8, 64, 14, 0.1), (4, 2, 3, 15, 1.0))


@exercise
def sort_by_expert(trial, function):
    """function(topk_ids [T, topk] int32, num_experts) -> (order [live] int64, starts [num_experts + 1] int64)."""
    for experts, topk, tokens, seed, drop in CASES:
        ids, _, _ = one_rank(trial, "sort", experts, topk, 8, tokens, seed, drop)
        order, starts = trial.parts(trial.call(function, ids, experts), "order, starts")
        trial.tensor(order, "order", torch.int64), trial.tensor(starts, "starts", torch.int64)
        want, begins = groups(ids, experts)
        _starts_are(trial, starts, begins, ids)
        _order_is(trial, order, want, ids)


def _starts_are(trial, starts, want, ids):
    got = starts.tolist() if starts.ndim == 1 else []
    if got == want:
        return
    live = [end - begin for begin, end in zip(want, want[1:])]
    cause = next((text for text, holds in (
        (f"starts is one-dimensional, not {list(starts.shape)}", starts.ndim != 1),
        ("starts has no leading 0: these are the ends of the groups, one number too few. Expert 0 starts at 0, and "
         "expert e at the end of expert e - 1", got == want[1:]),
        ("the end of the last group is missing: starts has num_experts + 1 numbers", got == want[:-1]),
        ("these are the counts; starts is their running sum", got in (live, [0, *live])),
        (f"the experts from {len(got) - 1} on are missing: no token chose them, and they still have an (empty) group "
         f"(bincount has a minlength)", len(got) < len(want) and got == want[:len(got)]),
        (f"the {ids.numel() - want[-1]} dropped choices (-1) are counted: they have no row",
         got[-1:] == [ids.numel()] and want[-1] < ids.numel()),
        ("expert 0 has no rows: its id is 0, and only -1 is no "
         "expert" + "; or is every start one too small?" * (live[0] == 1),
         live[0] and got == [0] * 2 + [n - live[0] for n in want[2:]])) if holds), "")
    if len(got) != len(want):
        trial.fail(where={"expert": min(len(got), len(want)) - 1}, place="starts", cause=cause,
                   expected=f"{len(want)} numbers, {_short(want)}", got=f"{len(got)} numbers, {_short(got)}")
    e = next(e for e in range(len(want)) if got[e] != want[e])
    trial.fail(where={"expert": e}, place=f"starts[{e}]", expected=want[e], got=got[e], cause=cause or (
        "starts[e] is the number of live choices of all experts before e: how many choices has each expert?"))


def _order_is(trial, order, want, ids):
    topk, flat, got = ids.shape[1], ids.flatten().tolist(), order.tolist() if order.ndim == 1 else []
    if order.ndim == 1 and got == want:
        return
    if order.ndim != 1 or len(got) != len(want):
        cause = ""
        if len(got) == len(flat):
            cause = f"the {len(flat) - len(want)} dropped choices (-1) are in it: they have no row"
        elif order.ndim == 1:
            cause = "each live choice has a row, those of expert 0 too, and no other: how many ids are below 0?"
        trial.fail(place="order", expected=f"{len(want)} flat tokens", got=f"shape {list(order.shape)}", cause=cause)

    def described(f):
        return f"flat token {f} (token {f // topk}, k {f % topk}, expert {flat[f]})" if 0 <= f < len(flat) else f"{f}"
    right, lost = [flat[f] for f in want], sorted(set(want) - set(got))
    mine = [flat[f] if 0 <= f < len(flat) else None for f in got]
    cause = next((text for text, holds in (
        ("these are tokens, not flat tokens: whoever sums up later cannot tell which weight belongs to the row",
         got == [f // topk for f in want]),
        ("this is the inverse: it says at which slot a flat token stands; order says which flat token stands at a slot",
         got == torch.tensor(want).argsort().tolist()),
        ("the dropped choices were taken out *before* the sort, so these count the live choices only: order[slot] is the number "
         "of a flat token among all, token * topk + k", got == [sum(e >= 0 for e in flat[:f]) for f in want]),
        ("each live flat token appears "
         "once" + (f"; missing: {described(lost[0])}" if lost else ""), sorted(got) != sorted(want)),
        ("the experts are right, but within an expert the flat tokens are not in their order: sort stably "
         "(stable=True), or two runs may group differently", mine == right),
        ("the experts come in the wrong order: the last one first", mine == right[::-1])) if holds), "")
    slot = next(i for i in range(len(want)) if got[i] != want[i])
    f = want[slot]
    trial.fail(where={"slot": slot, "token": f // topk, "k": f % topk, "expert": flat[f]}, cause=cause,
               place=f"order[{slot}]: slot {slot}, of expert {flat[f]}", expected=described(f),
               got=described(got[slot]))


def _short(items) -> str:
    return "[" + ", ".join(map(str, items[:9])) + (", ...]" if len(items) > 9 else "]")


SOLUTION = "01_moe_on_one_gpu.ipynb", "exercise-1"
MISTAKES = {
    "dropped choices kept": ("[(flat < 0).sum():]", "", "dropped choices (-1) are in it"),
    "tokens instead of flat tokens": ("return order,", "return order // topk_ids.shape[1],", "not flat tokens"),
    "no leading zero": ("torch.cat([counts.new_zeros(1), counts.cumsum(0)])", "counts.cumsum(0)", "no leading 0"),
    "counts": ("counts.cumsum(0)]", "counts]", "running sum"),
    "empty experts forgotten": ("minlength=num_experts", "", "no token chose them"),
    "numbers of the live ones": ("flat.argsort(stable=True)[(flat < 0).sum():]", "flat[flat >= 0].argsort(stable=True)",
                                 "taken out *before* the sort"),
    "inverse": ("return order,", "return order.argsort(),", "this is the inverse"),
    "last expert first": ("return order,", "return order.flip(0),", "the last one first"),
    "not stable": ("flat.argsort(stable=True)", "(flat.flip(0).argsort(stable=True) * -1 + len(flat) - 1)",
                   "sort stably"),
    "order in float": ("return order,", "return order.float(),", "a tensor of torch.int64"),
    "starts in a list": ("return order, starts", "return order, starts.tolist()", "starts is a tensor of torch.int64"),
    "ids changed": ("flat = topk_ids.flatten()", "flat = topk_ids.add_(1).flatten() - 1", "argument 1 changed in place"),
    "raises": ("counts = ", "counts = nonsense\n    counts = ", "NameError: name 'nonsense'"),
    "returns nothing": ("return order, starts", "pass", "is there a `return`"),
}
