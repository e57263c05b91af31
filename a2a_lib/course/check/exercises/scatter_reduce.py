"""Lesson 01, exercise 3: scatter_reduce(out, y, slot_of, weights, tokens, topk, dim)."""

import torch

from .. import sums
from ..cases import GUARD, HBM_BYTES_PER_US, LEAST, NAN, whole
from ..routes import groups, one_rank
from ..trial import Trial, exercise

CASES = ((6, 16, 3, 520, 0.0, True, 2, 32), (6, 16, 1, 64, 0.0, True, 2, 31), (11, 16, 3, 1544, 0.4, True, 2, 33),
         (4, 16, 2, 64, 1.0, True, 1, 34), (9, 16, 8, 264, 0.1, False, 2, 35), (256, 64, 8, 2880, 0.1, False, 304, 36))


@exercise
def scatter_reduce(trial, source):
    """source: HIP with a kernel `scatter_reduce`: out[t] = sum over k of weights[t, k] * y[slot_of[t, k]]."""
    with whole() as node:
        kernel = trial.load(node, source, "scatter_reduce")
        for case in CASES:
            score = _case(trial, node, kernel, *case)
    return score


def _case(trial, node, kernel, tokens, experts, topk, dim, drop, exact, grid, seed):
    ids, weights, _ = one_rank(trial, "scatter", experts, topk, dim, tokens, seed, drop, exact)
    order = torch.tensor(groups(ids, experts)[0], dtype=torch.int64)
    live, rank = len(order), node.ranks[0]
    y = one_rank(Trial(""), "rows", 2, 1, dim, max(live, tokens * topk, 1), seed + 100, 0.0, exact)[2]
    slot_of = torch.full((tokens * topk,), -1, dtype=torch.int32)
    slot_of[order] = torch.arange(live, dtype=torch.int32)
    slot_of = slot_of.view(tokens, topk)
    # The rows before y hold a conspicuous number, because slot -1 is read there.
    padded = torch.cat([torch.full((1, dim), GUARD), y.float()]).half()
    replies, out = rank.from_torch(padded, "y"), rank.from_torch(torch.full((tokens + 2, dim), NAN).half(), "out")
    slots, factors = rank.from_torch(slot_of, "slot_of"), rank.from_torch(weights, "weights")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, 256, out[1:tokens + 1], replies[1:len(padded)], slots,
                                                factors, tokens, topk, dim),
                      fault="an address outside of its buffer: is slot -1 (a dropped choice) skipped?")
    everything, dropped = out.to_torch(), (slot_of < 0)[:, :, None]
    got, rows = everything[1:-1], padded.double()
    terms = (rows[slot_of.long() + 1] * weights.double()[:, :, None]).masked_fill(dropped, 0)
    want, size = terms.sum(1), terms.abs().sum(1)
    wrong = got.double() != want if exact else sums.off(got, want, size)
    if not bool(torch.isnan(everything[[0, -1]]).all()):
        trial.fail(place="out, before its first or behind its last row", cause="the kernel writes outside of `out`")
    if bool(wrong.any()):
        cause, nothing, some = "", (slot_of < 0).all(1), (slot_of < 0).any(1)
        if bool(torch.isnan(got[nothing]).all()) and not bool(wrong[~nothing].any()):
            cause = "a token whose choices are all dropped gets zeros; its row was never written"
        elif bool(some.any()) and bool(torch.isnan(got[some]).all()):
            cause = ("tokens with a dropped choice were never written, or tokens behind them: `return` ends the whole "
                     "wave's work, `continue` goes on with the next choice")
        elif sums.nearly(got, want, size, topk * 2.0**-11):
            cause = sums.ROUNDED
        trial.compare(got, want, row="token", wrong=wrong, cause=cause, waves=4 * grid, where=lambda t: {
            "rank": 0, "token": t, "experts": ids[t].tolist(), "slots": slot_of[t].tolist()},
                      causes=[(cause, sums.like(got, total, size, 2.0**-10)) for cause, total in _causes(rows, slot_of, weights)])
    moved = 2 * dim * (live + tokens) + 8 * tokens * topk
    return trial.card(trace, us=moved / HBM_BYTES_PER_US, note=LEAST)


def _causes(rows, slot_of, weights):
    """(cause, sums) of common mistakes. rows: of y, the guard's first."""
    tokens, topk = slot_of.shape
    every, factor, dropped = rows[slot_of.long() + 1], weights.double()[:, :, None], (slot_of < 0)[:, :, None]
    plain, live = every.masked_fill(dropped, 0), (every * factor).masked_fill(dropped, 0)
    flat = torch.arange(tokens * topk).view(tokens, topk)
    number, choice = torch.arange(tokens)[:, None], torch.arange(topk)
    own = rows[flat + 1] * factor

    def weighed(index):
        """The sum with weights of other places."""
        return (plain * weights.flatten()[index.clamp(0, weights.numel() - 1)].double()[..., None]).sum(1)

    first, last, only = sums.mistakes(live, dropped)
    first_slots = slot_of.flatten()[:tokens][:, None].expand(tokens, topk)
    return [
        ("wrong row: slot_of[token] for every k; a choice's slot is slot_of[token * topk + k]",
         (rows[first_slots.long() + 1] * factor).masked_fill(first_slots[:, :, None] < 0, 0).sum(1)),
        ("the weights are missing: this is the plain sum of the experts' rows", plain.sum(1)),
        ("wrong weights: weights belong to (token, k), so weights[token * topk + k]; these were taken by slot",
         weighed(slot_of.long())),
        ("wrong weights: weights[k] is that of token 0; weights[token * topk + k]", weighed(choice)),
        ("wrong weights: weights[token] for every k; they belong to (token, k): weights[token * topk + k]",
         weighed(number)),
        ("wrong weights: a token's begin at token * topk, not at `token`", weighed(number + choice)),
        ("the loop ends at the first dropped choice (`break`): those behind it count, `continue`",
         (live * ((slot_of < 0).cumsum(1) == 0)[:, :, None]).sum(1)), first,
        ("slot 0 is skipped: it is a row as good as any; a dropped choice has slot -1",
         live.masked_fill((slot_of == 0)[:, :, None], 0).sum(1)),
        ("the dropped choices are not skipped: slot -1 is the row in front of y", (every * factor).sum(1)),
        ("wrong expert order: y is in slot order, so the row of (token, k) is y[slot_of[token * topk + k]]; here the "
         "row token * topk + k itself was taken", own.masked_fill(dropped, 0).sum(1)),
        ("wrong expert order, and dropped choices are not skipped: the row token * topk + k was taken; y is in slot "
         "order",
         own.sum(1)),
        ("the rows replace one another: only the last choice is left. Add them up",
         sums.last(live, dropped)), only, last,
    ]


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
