"""Lesson 01, exercise 1: sort_by_expert(topk_ids [T, topk] int32, num_experts) -> order [live] int64, starts [num_experts + 1] int64."""

import torch

from ..kit import exercise, first_wrong, groups, one_rank, some

CASES = ((4, 2, 6, 11, 0.0), (8, 2, 5, 12, 0.0), (8, 3, 7, 13, 0.3), (256, 8, 64, 14, 0.1), (4, 2, 3, 15, 1.0), (12, 2, 2, 16, 0.0))


@exercise("01_moe_on_one_gpu.ipynb", "exercise-1")
def sort_by_expert(trial, function):
    for experts, topk, tokens, seed, drop in CASES:
        text, ids, _, _ = one_rank("sort", experts, topk, 8, tokens, seed, drop)
        trial.case(text)
        order, starts = trial.parts(trial.call(function, ids, experts), "order, starts")
        trial.tensor(order, "order", torch.int64), trial.tensor(starts, "starts", torch.int64)
        want, begins = map(torch.tensor, groups(ids, experts))
        for name, got, right in (("starts", starts, begins), ("order", order, want)):
            if got.shape != right.shape:
                trial.wrong([name, got], place=name, expected=f"{len(right)} numbers, {some(right.tolist())}",
                            got=f"shape {list(got.shape)}, {some(got.flatten().tolist())}")
        trial.wrong_if(first_wrong(starts, begins, "expert", "starts[{}]", evidence=["starts", starts]))
        flat = ids.flatten().tolist()

        def text(f):
            return f"flat token {f} (token {f // topk}, k {f % topk}, expert {flat[f]})" if 0 <= f < len(flat) else f"{f}"
        trial.wrong_if(first_wrong(order, want, "slot", "order[{}]", text, evidence=["order", order]))
