"""Lesson 01, exercise 1: sort_by_expert(topk_ids [T, topk] int32, num_experts) -> order [live] int64, starts [num_experts + 1] int64."""

import torch

from ..routes import groups, one_rank
from ..trial import exercise

CASES = ((4, 2, 6, 11, 0.0), (8, 2, 5, 12, 0.0), (8, 3, 7, 13, 0.3), (256, 8, 64, 14, 0.1), (4, 2, 3, 15, 1.0), (12, 2, 2, 16, 0.0))


@exercise("01_moe_on_one_gpu.ipynb", "exercise-1")
def sort_by_expert(trial, function):
    for experts, topk, tokens, seed, drop in CASES:
        text, ids, _, _ = one_rank("sort", experts, topk, 8, tokens, seed, drop)
        trial.case(text)
        order, starts = trial.parts(trial.call(function, ids, experts), "order, starts")
        trial.tensor(order, "order", torch.int64), trial.tensor(starts, "starts", torch.int64)
        want, begins = groups(ids, experts)
        _starts_are(trial, starts, begins)
        _order_is(trial, order, want, ids)


def _starts_are(trial, starts, want):
    got = starts.tolist()
    if got != want:
        same = starts.ndim == 1 and len(got) == len(want)
        e = next(e for e in range(len(want)) if got[e] != want[e]) if same else 0
        facts = {"where": {"expert": e}, "place": f"starts[{e}]", "expected": want[e], "got": got[e]} if same else {
            "place": "starts", "expected": f"{len(want)} numbers, {_short(want)}",
            "got": f"shape {list(starts.shape)}, {_short(starts.flatten().tolist())}"}
        trial.wrong(["starts", starts], **facts)


def _order_is(trial, order, want, ids):
    topk, flat, got = ids.shape[1], ids.flatten().tolist(), order.tolist()
    if got == want:
        return
    if order.ndim != 1 or len(got) != len(want):
        trial.wrong(["order", order], place="order", expected=f"{len(want)} flat tokens", got=f"shape {list(order.shape)}")

    def described(f):
        return f"flat token {f} (token {f // topk}, k {f % topk}, expert {flat[f]})" if 0 <= f < len(flat) else f"{f}"
    slot = next(i for i in range(len(want)) if got[i] != want[i])
    f = want[slot]
    trial.wrong(["order", order], where={"slot": slot, "token": f // topk, "k": f % topk, "expert": flat[f]},
                place=f"order[{slot}]: slot {slot}, of expert {flat[f]}", expected=described(f), got=described(got[slot]))


def _short(items) -> str:
    return "[" + ", ".join(map(str, items[:9])) + (", ...]" if len(items) > 9 else "]")
