"""Checks of lesson 01, MoE on one GPU by sorting."""

from __future__ import annotations

import torch

from ...moe import Problem, Shape
from ...node import Node
from .score import score_card
from .trial import Trial, exercise

HBM_BYTES_PER_US = 5.3e6  # MI300X's published peak, 5.3 TB/s
LEAST = "least: every byte once, at 5.3 TB/s"
BUDGET = 50_000_000  # instructions of one launch: an endless loop shows within seconds
GUARD = 777.0  # stands wherever a kernel has nothing to write


def _problem(trial: Trial, name: str, experts: int, topk: int, dim: int, tokens: int, seed: int, drop=0.0, exact=True):
    """One rank's problem; `dim` need not be a multiple of 8. (ids [T, topk], weights [T, topk], x [T, dim])"""
    shape = Shape(name, experts, topk, -(-dim // 8) * 8, tokens)
    problem = Problem.random(shape, 1, seed, exact, num_tokens=tokens, drop=drop)
    dropped = int((problem.topk_ids[0] < 0).sum())
    trial.case(f"{tokens} tokens, {experts} experts, top-{topk}" + (f", rows of {dim} values" if dim > 8 else "")
               + (f", {dropped} choices dropped" if drop else "") + f" (seed {seed})")
    return problem.topk_ids[0], problem.topk_weights[0], problem.tokens[0][:, :dim].contiguous()


def _groups(ids: torch.Tensor, experts: int) -> tuple[list[int], list[int]]:
    """The oracle: flat tokens by expert, and where each expert's begin. By looking, expert by expert."""
    order, starts, flat = [], [0], ids.flatten().tolist()
    for expert in range(experts):
        order += [f for f, chosen in enumerate(flat) if chosen == expert]
        starts.append(len(order))
    return order, starts


# ---- sort_by_expert(topk_ids, num_experts) -> order, starts

@exercise
def sort_by_expert(trial: Trial, function):
    """function(topk_ids [T, topk] int32, num_experts) -> (order [live] int64, starts [num_experts + 1] int64)."""
    for experts, topk, tokens, seed, drop in ((4, 2, 6, 11, 0.0), (8, 2, 5, 12, 0.0), (8, 3, 7, 13, 0.3),
                                              (256, 8, 64, 14, 0.1), (4, 2, 3, 15, 1.0)):
        ids, _, _ = _problem(trial, "sort", experts, topk, 8, tokens, seed, drop)
        answer = trial.call(function, ids, experts)
        if not isinstance(answer, (tuple, list)) or len(answer) != 2:
            trial.fail(cause="the function returns two things, order and starts; it returned a "
                             f"{type(answer).__name__}")
        order, starts = (torch.as_tensor(part) for part in answer)
        _check_starts(trial, starts, ids, experts)
        _check_order(trial, order, ids, experts)


def _check_starts(trial, starts, ids, experts):
    want = _groups(ids, experts)[1]
    got = starts.tolist() if starts.ndim == 1 else []
    if got == want:
        return
    live = [int((ids == e).sum()) for e in range(experts)]
    cause = ""
    if starts.ndim != 1:
        cause = f"starts is one-dimensional, not {list(starts.shape)}"
    elif got == want[1:]:
        cause = ("starts has no leading 0: these are the ends of the groups, one number too few. Expert 0 starts at 0, "
                 "and expert e at the end of expert e - 1")
    elif got == want[:-1]:
        cause = "the end of the last group is missing: starts has num_experts + 1 numbers"
    elif got in (live, [0, *live]):
        cause = "these are the counts; starts is their running sum"
    elif len(got) < len(want) and got == want[:len(got)]:
        cause = (f"the experts from {len(got) - 1} on are missing: no token chose them, and they still have a (empty) "
                 "group (bincount has a minlength)")
    elif got and got[-1] == ids.numel() and want[-1] < ids.numel():
        cause = f"the {ids.numel() - want[-1]} dropped choices (-1) are counted: they have no row"
    if len(got) != len(want):
        trial.fail(where={"expert": min(len(got), len(want)) - 1}, place="starts", cause=cause,
                   expected=f"{len(want)} numbers, {_short(want)}", got=f"{len(got)} numbers, {_short(got)}")
    e = next(e for e in range(len(want)) if got[e] != want[e])
    trial.fail(where={"expert": e}, place=f"starts[{e}]", expected=want[e], got=got[e], cause=cause)


def _check_order(trial, order, ids, experts):
    want = _groups(ids, experts)[0]
    topk, flat = ids.shape[1], ids.flatten()
    got = order.tolist() if order.ndim == 1 else []
    if order.ndim == 1 and got == want:
        return

    def said(f):
        inside = 0 <= f < flat.numel()
        return f"flat token {f} (token {f // topk}, k {f % topk}, expert {int(flat[f])})" if inside else f"{f}"

    if order.ndim != 1 or len(got) != len(want):
        cause = ""
        if len(got) == flat.numel():
            cause = f"the {flat.numel() - len(want)} dropped choices (-1) are in it: they have no row"
        trial.fail(place="order", expected=f"{len(want)} flat tokens", got=f"shape {list(order.shape)}", cause=cause)
    inverse = torch.tensor(want).argsort().tolist()
    cause = ""
    if got == [f // topk for f in want]:
        cause = "these are tokens, not flat tokens: whoever sums up later cannot tell which weight belongs to the row"
    elif got == inverse:
        cause = ("this is the inverse: it says at which slot a flat token stands; order says which flat token stands "
                 "at a slot")
    elif sorted(got) != sorted(want):
        missing = sorted(set(want) - set(got))
        cause = "each live flat token appears once" + (f"; missing: {said(missing[0])}" if missing else "")
    elif [int(flat[f]) for f in got] == [int(flat[f]) for f in want]:
        cause = ("the experts are right, but within an expert the flat tokens are not in their order: sort stably "
                 "(stable=True), or two runs may group differently")
    elif [int(flat[f]) for f in got] == [int(flat[f]) for f in want][::-1]:
        cause = "the experts come in the wrong order: the last one first"
    slot = next(i for i in range(len(want)) if got[i] != want[i])
    f = want[slot]
    trial.fail(where={"slot": slot, "token": f // topk, "k": f % topk, "expert": int(flat[f])},
               place=f"order[{slot}]: slot {slot}, of expert {int(flat[f])}", expected=said(f), got=said(got[slot]),
               cause=cause)


def _short(items) -> str:
    return "[" + ", ".join(map(str, items[:9])) + (", ...]" if len(items) > 9 else "]")


# ---- gather(rows, x, order, slots, topk, dim, pitch)

@exercise
def gather(trial: Trial, source):
    """source: HIP with a kernel `gather`. A row has `dim` fp16 values and starts every `pitch` values."""
    with Node(1, max_instructions=BUDGET) as node:
        kernel = trial.load(node, source, "gather")
        for dim, pitch, grid, seed in ((64, 64, 8, 21), (64, 80, 8, 22), (100, 104, 8, 23), (1027, 1032, 2, 24)):
            _gather_case(trial, node, kernel, tokens=6, experts=4, topk=2, dim=dim, pitch=pitch, grid=grid, seed=seed)
        return _gather_case(trial, node, kernel, tokens=256, experts=64, topk=8, dim=2884, pitch=2888, grid=304,
                            seed=25)


def _gather_case(trial, node, kernel, *, tokens, experts, topk, dim, pitch, grid, seed):
    ids, _, x = _problem(trial, "gather", experts, topk, dim, tokens, seed, exact=False)
    trial.cases[-1] += f", one every {pitch}"
    order = torch.tensor(_groups(ids, experts)[0])
    slots, rank = len(order), node.ranks[0]
    # A token read from beyond the last finds rows of other numbers; what is between rows is not the kernel's.
    source = torch.full((slots + 1, pitch), -GUARD).half()
    source[:tokens, :dim] = x
    there = rank.from_torch(source, "x")
    rows = rank.from_torch(torch.full((slots + 2, pitch), GUARD).half(), "rows")
    rows[1:slots + 1].copy_from(_inside(torch.full((slots, pitch), float("nan")).half(), dim))
    out = rows[1:slots + 1]
    flat = rank.from_torch(order.int(), "order")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, 256, out, there, flat, slots, topk, dim, pitch),
                      fault="an address outside of its buffer: which of order[slot] / topk, slot and pitch is wrong?")

    got, token = rows.to_torch(), order // topk
    want = torch.full_like(got, GUARD)
    want[1:-1, :dim] = x[token]
    body, answer = got[1:-1], want[1:-1]
    nan, full = torch.full_like(body, float("nan")), torch.full_like(body, GUARD)
    name = lambda s: f"slot {s} (token {int(token[s])}, expert {int(ids.flatten()[order[s]])})"  # noqa: E731
    where = lambda s: {"rank": 0, "token": int(token[s]), "k": int(order[s]) % topk,  # noqa: E731
                       "expert": int(ids.flatten()[order[s]])}

    scattered = _inside(nan.clone(), dim)
    for slot in range(slots):
        scattered[order[slot], :dim] = source[slot, :dim]
    tight = got.clone().flatten()  # rows one after the other, whatever lies beyond as it is
    tight[pitch:pitch + slots * dim] = x[token].flatten()
    causes = [
        ("wrong stride: the rows stand `dim` values apart in `rows`; they start every `pitch` values",
         tight.view_as(got)[1:-1] if pitch != dim else nan),
        ("wrong stride: tokens were read `dim` values apart from `x`; they start every `pitch` values",
         _inside(full.clone(), dim, _at(source, token * dim, dim)) if pitch != dim else nan),
        ("the row of x is order[slot] itself: a flat token is token * topk + k, so its token is order[slot] / topk",
         _inside(full.clone(), dim, source[order][:, :dim])),
        ("the row of x is order[slot] % topk, which is k: the token is order[slot] / topk",
         _inside(full.clone(), dim, source[order % topk][:, :dim])),
        ("slot s holds token s: order was not used", _inside(full.clone(), dim, source[:slots, :dim])),
        ("this is a scatter: row `slot` was written to place order[slot]; a gather reads there, and writes slot by "
         "slot", scattered),
    ]
    # The values between the rows, and the guards around them.
    over = (body != answer)[:, dim:]
    inner = body[:, :dim] != answer[:, :dim]
    if not bool(inner.any()) and bool(over.any()):
        s = int(over.any(1).nonzero()[0])
        j = dim + int(over[s].nonzero()[0])
        written = f"{int(over[s].sum())} values too many"
        trial.fail(where={**where(s), "slot": s, "dim": j}, place=f"{name(s)}, dim {j}, behind the row",
                   expected=f"{GUARD:g} (not yours to write)", got=f"{float(body[s, j]):g}",
                   cause=f"the tail: a row ends after {dim} values, and {written} were written. Rounded up to whole "
                         "pieces of 16 bytes, the copy runs over what follows the row")
    for edge, what in ((0, "before the first row"), (-1, "behind the last row")):
        if not bool((got[edge] == GUARD).all()) and not bool(inner.any()):
            trial.fail(place=f"rows, {what}", expected=f"{GUARD:g} (not yours to write)",
                       got=f"{float(got[edge][got[edge] != GUARD][0]):g}", cause=f"the kernel writes {what}")
    trial.compare(body, answer, row="slot", where=where, name=name, width=dim, causes=causes, waves=4 * grid)
    moved = 2 * dim * (len(token.unique()) + slots) + 4 * slots
    return score_card(trace, us=moved / HBM_BYTES_PER_US, note=LEAST)


def _inside(matrix, dim, values=None):
    """`matrix` with guards in the columns from dim on, and `values` (if given) in those before."""
    matrix[:, dim:] = GUARD
    if values is not None:
        matrix[:, :dim] = values
    return matrix


def _at(matrix, starts, width):
    """[len(starts), width]: `width` values from each of `starts`, positions in the flattened matrix."""
    return matrix.flatten()[starts[:, None] + torch.arange(width)[None]]


# ---- scatter_reduce(out, y, slot_of, weights, tokens, topk, dim)

@exercise
def scatter_reduce(trial: Trial, source):
    """source: HIP with a kernel `scatter_reduce`: out[t] = sum over k of weights[t, k] * y[slot_of[t, k]]."""
    with Node(1, max_instructions=BUDGET) as node:
        kernel = trial.load(node, source, "scatter_reduce")
        cases = ((6, 1, 64, 0.0, True, 2, 31), (6, 2, 520, 0.0, True, 2, 32), (11, 3, 1544, 0.4, True, 2, 33),
                 (4, 2, 64, 1.0, True, 1, 34), (9, 8, 264, 0.1, False, 2, 35))
        for tokens, topk, dim, drop, exact, grid, seed in cases:
            _scatter_case(trial, node, kernel, tokens, 16, topk, dim, drop, exact, grid, seed)
        return _scatter_case(trial, node, kernel, 256, 64, 8, 2880, 0.1, False, 304, 36)


def _scatter_case(trial, node, kernel, tokens, experts, topk, dim, drop, exact, grid, seed):
    ids, weights, _ = _problem(trial, "scatter", experts, topk, dim, tokens, seed, drop, exact)
    order = torch.tensor(_groups(ids, experts)[0], dtype=torch.int64)
    live, rank = len(order), node.ranks[0]
    y = _problem(Trial(""), "rows", 2, 1, dim, max(live, tokens * topk, 1), seed + 100, 0.0, exact)[2]
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
        elif bool(((got.double() - exactly).abs() <= topk * 2.0**-11 * size).all()):
            cause = ("rounded too often: every value is nearly right, as when the sum is kept in fp16, where each += "
                     "rounds to 11 bits. Sum in float, and round once at the end")
        trial.compare(got, exactly, row="token", wrong=wrong, cause=cause, waves=4 * grid,
                      causes=_scatter_causes(got, padded, slot_of, weights), where=lambda t: _where(ids, slot_of, t))
    moved = 2 * dim * (live + tokens) + 8 * tokens * topk
    return score_card(trace, us=moved / HBM_BYTES_PER_US, note=LEAST)


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
