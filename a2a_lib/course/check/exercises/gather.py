"""Lesson 01, exercise 2: gather(rows, x, order, slots, topk, dim, pitch). Rows of dim fp16 values, one every pitch values."""

import torch

from ..kit import GUARD, NAN, Memory, Run, graded, groups, one_rank

# tokens, experts, topk, dim, pitch, blocks, seed
CASES = ((6, 4, 2, 64, 64, 8, 21), (6, 4, 2, 64, 80, 8, 22), (6, 4, 2, 100, 104, 8, 23), (6, 4, 2, 1027, 1032, 2, 24),
         (6, 4, 2, 5, 8, 2, 26), (5, 16, 11, 64, 64, 2, 28))


@graded("01_moe_on_one_gpu.ipynb", "exercise-2", CASES, (6, 4, 2, 100, 104, 1, 27), {"rows": 6 * 2 * 100 * 2},
        (256, 64, 8, 2884, 2888, 304, 25))
def gather(tokens, experts, topk, dim, pitch, grid, seed):
    text, ids, _, x = one_rank("gather", experts, topk, dim, tokens, seed, exact=False)
    order = torch.tensor(groups(ids, experts)[0])
    slots, token = len(order), order // topk
    # A token past the last reads rows of other numbers. The kernel must not write between the rows.
    given = torch.full((slots + 1, pitch), -GUARD).half()
    given[:tokens, :dim] = x
    start = torch.full((slots, pitch), GUARD).half()
    want = start.clone()
    start[:, :dim], want[:, :dim] = NAN, x[token]
    return Run(f"{text}, one every {pitch}", grid, 256, (
        Memory("rows", start, want, GUARD), Memory("x", given), Memory("order", order.int()), slots, topk, dim, pitch),
        2 * dim * (len(token.unique()) + slots) + 4 * slots,
        {"row": "slot", "width": dim, "where": lambda s: {"rank": 0, **_of(ids, order, topk, s)}})


def _of(ids, order, topk, slot) -> dict:
    flat = int(order[slot])
    return {"token": flat // topk, "k": flat % topk, "expert": int(ids.flatten()[flat])}
