"""Lesson 01, exercise 3: scatter_reduce(out, y, slot_of, weights, tokens, topk, dim)."""

import torch

from .. import sums
from ..cases import GUARD, HBM_BYTES_PER_US, LEAST, NAN, strict, whole
from ..routes import groups, one_rank
from ..trial import Trial, exercise

CASES = ((6, 16, 3, 520, 0.0, True, 2, 32), (6, 16, 1, 64, 0.0, True, 2, 31), (11, 16, 3, 1544, 0.4, True, 2, 33),
         (4, 16, 2, 64, 1.0, True, 1, 34), (9, 16, 11, 264, 0.1, False, 2, 35), (3, 16, 4, 64, 0.0, True, 1, 37, True),
         (256, 64, 8, 2880, 0.1, False, 304, 36))


@exercise("01_scatter_reduce.hip")
def scatter_reduce(trial, source):
    """source: HIP with a kernel `scatter_reduce`: out[t] = sum over k of weights[t, k] * y[slot_of[t, k]]."""
    for case in CASES:
        with whole() if case == CASES[-1] else strict() as node:
            score = _case(trial, node, trial.load(node, source, "scatter_reduce"), *case)
    return score


def _case(trial, node, kernel, tokens, experts, topk, dim, drop, exact, grid, seed, ordered=False):
    ids, weights, _ = one_rank(trial, "scatter", experts, topk, dim, tokens, seed, drop, exact)
    order = torch.tensor(groups(ids, experts)[0], dtype=torch.int64)
    if ordered:  # the sum depends on the order of k: in float, 2^15 swallows what is added before it is gone
        weights = torch.tensor([2.0**15, 2.0**-12, -2.0**15, 2.0**-11]).expand(tokens, topk).contiguous()
    live, rank = len(order), node.ranks[0]
    y = torch.ones(live, dim).half()
    if not ordered:
        y = one_rank(Trial(""), "rows", 2, 1, dim, max(live, tokens * topk, 1), seed + 100, 0.0, exact)[2]
    slot_of = torch.full((tokens * topk,), -1, dtype=torch.int32)
    slot_of[order] = torch.arange(live, dtype=torch.int32)
    slot_of = slot_of.view(tokens, topk)
    # The rows before y hold a conspicuous number, because slot -1 is read there.
    padded = torch.cat([torch.full((1, dim), GUARD), y.float()]).half()
    replies, out = rank.from_torch(padded, "y"), rank.from_torch(torch.full((tokens + 2, dim), NAN).half(), "out")
    slots, factors = rank.from_torch(slot_of, "slot_of"), rank.from_torch(weights, "weights")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, 256, out[1:tokens + 1], replies[1:len(padded)], slots,
                                                factors, tokens, topk, dim))
    everything, dropped = out.to_torch(), (slot_of < 0)[:, :, None]
    got, rows = everything[1:-1], padded.double()
    terms = (rows[slot_of.long() + 1] * weights.double()[:, :, None]).masked_fill(dropped, 0)
    want, size = terms.sum(1), terms.abs().sum(1)
    if ordered:
        want = terms[:, 3]  # the first three leave 0
    wrong = got.double() != want if exact else sums.off(got, want, size)
    trial.compare(got, want, row="token", wrong=wrong, size=None if exact else size, where=lambda t: {
        "rank": 0, "token": t, "experts": ids[t].tolist(), "slots": slot_of[t].tolist()})
    trial.untouched(everything[[0, -1]], torch.full((2, dim), NAN).half(), "out")
    moved = 2 * dim * (live + tokens) + 8 * tokens * topk
    return trial.card(trace, us=moved / HBM_BYTES_PER_US, note=LEAST)
