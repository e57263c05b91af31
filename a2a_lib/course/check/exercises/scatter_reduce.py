"""Lesson 01, exercise 3: scatter_reduce(out, y, slot_of, weights, tokens, topk, dim)."""

from __future__ import annotations

import torch

from ..cases import GUARD, HBM_BYTES_PER_US, LEAST, whole
from ..routes import groups, one_rank
from ..trial import Trial, exercise


@exercise
def scatter_reduce(trial, source):
    """source: HIP with a kernel `scatter_reduce`: out[t] = sum over k of weights[t, k] * y[slot_of[t, k]]."""
    with whole() as node:
        kernel = trial.load(node, source, "scatter_reduce")
        cases = ((6, 3, 520, 0.0, True, 2, 32), (6, 1, 64, 0.0, True, 2, 31), (11, 3, 1544, 0.4, True, 2, 33),
                 (4, 2, 64, 1.0, True, 1, 34), (9, 8, 264, 0.1, False, 2, 35))
        for tokens, topk, dim, drop, exact, grid, seed in cases:
            _scatter_case(trial, node, kernel, tokens, 16, topk, dim, drop, exact, grid, seed)
        return _scatter_case(trial, node, kernel, 256, 64, 8, 2880, 0.1, False, 304, 36)


def _scatter_case(trial, node, kernel, tokens, experts, topk, dim, drop, exact, grid, seed):
    ids, weights, _ = one_rank(trial, "scatter", experts, topk, dim, tokens, seed, drop, exact)
    order = torch.tensor(groups(ids, experts)[0], dtype=torch.int64)
    live, rank = len(order), node.ranks[0]
    y = one_rank(Trial(""), "rows", 2, 1, dim, max(live, tokens * topk, 1), seed + 100, 0.0, exact)[2]
    slot_of = torch.full((tokens * topk,), -1, dtype=torch.int32)
    slot_of[order] = torch.arange(live, dtype=torch.int32)
    slot_of = slot_of.view(tokens, topk)
    # In front of y stand rows of a number that shows: slot -1 is read there.
    padded = torch.cat([torch.full((1, dim), GUARD), y.float()]).half()
    given = rank.from_torch(padded, "y")
    out = rank.from_torch(torch.full((tokens + 2, dim), float("nan")).half(), "out")
    slots, factors = rank.from_torch(slot_of, "slot_of"), rank.from_torch(weights, "weights")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, 256, out[1:tokens + 1], given[1:len(padded)], slots,
                                                factors, tokens, topk, dim),
                      fault="an address outside of its buffer: is slot -1 (a dropped choice) skipped?")
    everything = out.to_torch()
    got = everything[1:-1]

    terms, dropped = padded.double()[slot_of.long() + 1], (slot_of < 0)[:, :, None]
    factor = weights.double()[:, :, None]
    exactly = (terms * factor).masked_fill(dropped, 0).sum(1)
    size = (terms * factor).masked_fill(dropped, 0).abs().sum(1)
    # One rounding to fp16 (2^-11), and fp32 sums; NaN is wrong.
    wrong = ~((got.double() - exactly).abs() <= 2.0**-11 * exactly.abs() + 1e-5 * size + 2.0**-25)
    if exact:
        wrong = got.double() != exactly
    if not bool(torch.isnan(everything[[0, -1]]).all()):
        trial.fail(place="out, before its first or behind its last row", cause="the kernel writes outside of `out`")
    if bool(wrong.any()):
        cause, nothing = "", (slot_of < 0).all(1)
        if bool(torch.isnan(got[nothing]).all()) and not bool(wrong[~nothing].any()):
            cause = "a token whose choices are all dropped gets zeros; its row was never written"
        elif bool((slot_of < 0).any()) and bool(torch.isnan(got[(slot_of < 0).any(1)]).all()):
            cause = ("tokens with a dropped choice were never written, or tokens behind them: `return` ends the whole wave's "
                     "work, `continue` goes on with the next choice")
        elif bool(((got.double() - exactly).abs() <= topk * 2.0**-11 * size).all()):
            cause = ("rounded too often: every value is nearly right, as when the sum is kept in fp16, where each += "
                     "rounds to 11 bits. Sum in float, and round once at the end")
        trial.compare(got, exactly, row="token", wrong=wrong, cause=cause, waves=4 * grid,
                      causes=_scatter_causes(got, padded, slot_of, weights), where=lambda t: _where(ids, slot_of, t))
    moved = 2 * dim * (live + tokens) + 8 * tokens * topk
    return trial.card(trace, us=moved / HBM_BYTES_PER_US, note=LEAST)


def _where(ids, slot_of, token) -> dict:
    return {"rank": 0, "token": token, "experts": ids[token].tolist(), "slots": slot_of[token].tolist()}


def _scatter_causes(got, padded, slot_of, weights):
    """(cause, what would come out) of the usual mistakes; NaN where anything may come out."""
    tokens, topk = slot_of.shape
    rows = padded.double()
    terms, factor = rows[slot_of.long() + 1], weights.double()[:, :, None]
    dropped = (slot_of < 0)[:, :, None]
    live = (terms * factor).masked_fill(dropped, 0)
    flat = torch.arange(tokens * topk).view(tokens, topk)
    of_slot = weights.flatten()[slot_of.long().clamp(min=0)].double()[:, :, None]
    size, last = live.abs().sum(1), torch.zeros_like(live[:, 0])
    before_drop = ((slot_of < 0).cumsum(1) == 0)[:, :, None]
    plain = terms.masked_fill(dropped, 0)

    def weighed(index):
        """The sum with weights of other places."""
        return (plain * weights.flatten()[index.clamp(max=weights.numel() - 1)].double()[:, :, None]).sum(1)

    number, choice = torch.arange(tokens)[:, None].expand(tokens, topk), torch.arange(topk).expand(tokens, topk)
    for k in range(topk):
        last = torch.where(dropped[:, k], last, live[:, k])

    def like(total):
        """The total as a kernel would round it: `got` itself, wherever it is that near."""
        near = (got.double() - total).abs() <= 2.0**-10 * total.abs() + 1e-5 * size + 2.0**-24
        return torch.where(near, got.double(), total)

    found = [
        ("the weights are missing: this is the plain sum of the experts' rows", terms.masked_fill(dropped, 0).sum(1)),
        ("wrong weights: weights belong to (token, k), so weights[token * topk + k]; these were taken by slot",
         (terms * of_slot).masked_fill(dropped, 0).sum(1)),
        ("wrong weights: weights[k] is that of token 0; weights[token * topk + k]", weighed(choice)),
        ("wrong weights: weights[token] for every k; they belong to (token, k): weights[token * topk + k]", weighed(number)),
        ("wrong weights: a token's begin at token * topk, not at `token`", weighed(number + choice)),
        ("the loop ends at the first dropped choice (`break`): those behind it count, `continue`",
         (live * before_drop).sum(1)),
        ("off by one: the first choice (k = 0) is missing", live[:, 1:].sum(1)),
        ("slot 0 is skipped: it is a row as good as any; a dropped choice has slot -1",
         live.masked_fill((slot_of == 0)[:, :, None], 0).sum(1)),
        ("the dropped choices are not skipped: slot -1 is the row in front of y", (terms * factor).sum(1)),
        ("wrong expert order: y is in slot order, so the row of (token, k) is y[slot_of[token * topk + k]]; here the "
         "row token * topk + k itself was taken", (rows[flat + 1] * factor).masked_fill(dropped, 0).sum(1)),
        ("wrong expert order, and dropped choices are not skipped: the row token * topk + k was taken; y is in slot "
         "order", (rows[flat + 1] * factor).sum(1)),
        ("the rows replace one another: only the last choice is left. Add them up", last),
        ("only the first choice is there: does the loop run over all topk?", live[:, 0]),
        ("off by one: the last choice (k = topk - 1) is missing", live[:, :-1].sum(1)),
    ]
    return [(cause, like(total)) for cause, total in found]


SOLUTION = "01_scatter_reduce.hip", None
MISTAKES = {
    "no weights": ("fmaf(weights[flat], float(row[j]), sum[j])", "sum[j] + float(row[j])", "weights are missing"),
    "weights of token 0": ("weights[flat]", "weights[k]", "is that of token 0"),
    "a weight per token": ("weights[flat]", "weights[token]", "for every k; they belong to"),
    "first choice": ("int k = 0; k", "int k = 1; k", "the first choice (k = 0) is missing"),
    "slot 0": ("slot < 0", "slot <= 0", "slot 0 is skipped"),
    "break": ("if (slot < 0) continue;", "if (slot < 0) break;", "`break`"),
    "return": ("if (slot < 0) continue;", "if (slot < 0) return;", "`return` ends the whole wave's work"),
    "the stub": ("half_t(sum[j]);", "half_t(0.0f);", "Is the kernel still the stub?"),
    "weights by slot": ("weights[flat]", "weights[slot]", "wrong weights"),
    "dropped not skipped": ("if (slot < 0) continue;", "", "dropped choices are not skipped"),
    "wrong expert order": ("(int64_t)slot *", "(int64_t)flat *", "wrong expert order"),
    "replaced, not added": (", sum[j]);", ", 0.0f);", "only the last choice is left"),
    "sum in fp16": ("float sum[8]", "half_t sum[8]", "rounded too often"),
    "off by one in k": ("k < topk; ++k", "k < topk - 1; ++k", "the last choice (k = topk - 1) is missing"),
    "off by one in the row": ("piece >= pieces", "piece >= pieces - 1", "never written in every token"),
    "one round of the waves": ("item += waves_in_grid()", "item += tokens * parts", "never written"),
    "empty tokens skipped": ("// END SOLUTION", "bool any = false;\nfor (int k = 0; k < topk; ++k) any |= slot_of["
                             "token * topk + k] >= 0;\nif (!any) continue;", "all dropped gets zeros"),
}
