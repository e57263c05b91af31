"""Lesson 01, exercise 3: scatter_reduce(out, y, slot_of, weights, tokens, topk, dim)."""

import torch

from .. import sums
from ..cases import GUARD, HBM_BYTES_PER_US, LEAST, NAN, strict, whole
from ..routes import groups, one_rank
from ..trial import Trial, exercise

CASES = ((6, 16, 3, 520, 0.0, True, 2, 32), (6, 16, 1, 64, 0.0, True, 2, 31), (11, 16, 3, 1544, 0.4, True, 2, 33),
         (4, 16, 2, 64, 1.0, True, 1, 34), (9, 16, 11, 264, 0.1, False, 2, 35), (3, 16, 4, 64, 0.0, True, 1, 37, True),
         (256, 64, 8, 2880, 0.1, False, 304, 36))


@exercise
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


SOLUTION = "01_scatter_reduce.hip", None
MISTAKES = {
    "no weights": ("fmaf(weights[flat], float(row[j]), sum[j])", "sum[j] + float(row[j])", "the weights are left out"),
    "weights of token 0": ("weights[flat]", "weights[k]", "every token gets the weights of token 0, weights[k]"),
    "a weight per token": ("weights[flat]", "weights[token]", "every k gets the weight weights[token]"),
    "first choice": ("int k = 0; k", "int k = 1; k", "the first choice, k = 0, is left out"),
    "slot 0": ("slot < 0", "slot <= 0", "slot 0 is skipped: only -1 is no slot"),
    "break": ("if (slot < 0) continue;", "if (slot < 0) break;", "the loop ends at the first dropped choice (`break`)"),
    "return": ("if (slot < 0) continue;", "if (slot < 0) return;",
               "the wave ends at the first dropped choice (`return`), and with it the rest of its work"),
    "the stub": ("half_t(sum[j]);", "half_t(0.0f);", "zeros are written"),
    "weights by slot": ("weights[flat]", "weights[slot]", "the weights are taken by slot: they belong to (token, k)"),
    "dropped not skipped": ("if (slot < 0) continue;", "", "a dropped choice is not skipped: slot -1 is the row before y"),
    "wrong expert order": ("(int64_t)slot *", "(int64_t)flat *", "the row token * topk + k of y is taken: y is in slot order"),
    "replaced, not added": (", sum[j]);", ", 0.0f);", "each choice replaces the one before: only the last is left"),
    "sum in fp16": ("float sum[8]", "half_t sum[8]", "the sum is kept in fp16, and so rounded at every step"),
    "off by one in k": ("k < topk; ++k", "k < topk - 1; ++k", "the last choice, k = topk - 1, is left out"),
    "off by one in the row": ("piece >= pieces", "piece >= pieces - 1", "the last piece of every row is left out"),
    "one round of the waves": ("item += waves_in_grid()", "item += tokens * parts",
                               "each wave does one piece of work and stops: it goes on, += waves_in_grid()"),
    "empty tokens skipped": ("// END SOLUTION", "bool any = false;\nfor (int k = 0; k < topk; ++k) any |= slot_of["
                             "token * topk + k] >= 0;\nif (!any) continue;",
                             "a token whose choices are all dropped is skipped: it gets zeros"),
}
