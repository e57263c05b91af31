"""Lesson 01, exercise 3: scatter_reduce: out[t] = sum over k of weights[t, k] * y[slot_of[t, k]]."""

import torch

from ..kit import GUARD, NAN, Memory, Run, graded, groups, off, one_rank

CASES = ((6, 16, 3, 520, 0.0, True, 2, 32), (6, 16, 1, 64, 0.0, True, 2, 31), (11, 16, 3, 1544, 0.4, True, 2, 33),
         (4, 16, 2, 64, 1.0, True, 1, 34), (9, 16, 11, 264, 0.1, False, 2, 35), (3, 16, 4, 64, 0.0, True, 1, 37, True))
LARGE = (256, 64, 8, 2880, 0.1, False, 304, 36)


@graded("01_scatter_reduce.hip", None, CASES, large=LARGE)
def scatter_reduce(tokens, experts, topk, dim, drop, exact, grid, seed, ordered=False):
    text, ids, weights, _ = one_rank("scatter", experts, topk, dim, tokens, seed, drop, exact)
    order = torch.tensor(groups(ids, experts)[0], dtype=torch.int64)
    live = len(order)
    if ordered:  # the sum depends on the order of k: in float, 2^15 swallows what is added before it is gone
        weights = torch.tensor([2.0**15, 2.0**-12, -2.0**15, 2.0**-11]).expand(tokens, topk).contiguous()
        y = torch.ones(live, dim).half()
    else:
        y = one_rank("rows", 2, 1, dim, max(live, tokens * topk, 1), seed + 100, 0.0, exact)[3]
    slot_of = torch.full((tokens * topk,), -1, dtype=torch.int32)
    slot_of[order] = torch.arange(live, dtype=torch.int32)
    slot_of = slot_of.view(tokens, topk)
    rows = torch.cat([torch.full((1, dim), GUARD), y.double()])  # slot -1 is read before y
    terms = (rows[slot_of.long() + 1] * weights.double()[:, :, None]).masked_fill((slot_of < 0)[:, :, None], 0)
    want, size = terms.sum(1), terms.abs().sum(1)
    if ordered:
        want = terms[:, 3]  # the first three leave 0
    buffers = (Memory("out", torch.full(want.shape, NAN).half(), want, NAN), Memory("y", y, around=GUARD), Memory("slot_of", slot_of),
               Memory("weights", weights))
    return Run(text, grid, 256, (*buffers, tokens, topk, dim), 2 * dim * (live + tokens) + 8 * tokens * topk, {
        "row": "token", "size": None if exact else size, "where": lambda t: {
            "rank": 0, "token": t, "experts": ids[t].tolist(), "slots": slot_of[t].tolist()}},
        lambda got: got.double() != want if exact else off(got, want, size))
