"""Lesson 01, exercise 2: gather(rows, x, order, slots, topk, dim, pitch). Rows of dim values, one every pitch."""

from __future__ import annotations

import torch

from ..cases import GUARD, HBM_BYTES_PER_US, LEAST, counted, whole
from ..routes import groups, one_rank
from ..trial import exercise

TAIL = ("values in front of a row were touched: `dim` is any number, also one below 8, and the tail has to begin at 0 or later "
        "(dim / 8 * 8), not at dim - 8")


@exercise
def gather(trial, source):
    """source: HIP with a kernel `gather`. A row has `dim` fp16 values and starts every `pitch` values."""
    with whole() as node:
        kernel = trial.load(node, source, "gather")
        for dim, pitch, grid, seed in ((64, 64, 8, 21), (64, 80, 8, 22), (100, 104, 8, 23), (1027, 1032, 2, 24), (5, 8, 2, 26)):
            _gather_case(trial, node, kernel, tokens=6, experts=4, topk=2, dim=dim, pitch=pitch, grid=grid, seed=seed)
    with counted() as node:
        _gather_case(trial, node, trial.load(node, source, "gather"), tokens=6, experts=4, topk=2, dim=100, pitch=104, grid=1,
                     seed=27)
        trial.stores(node, {"rows": 6 * 2 * 100 * 2})
    if trial.remarks:  # its time would say nothing more
        return None
    with whole() as node:
        return _gather_case(trial, node, trial.load(node, source, "gather"), tokens=256, experts=64, topk=8, dim=2884,
                            pitch=2888, grid=304, seed=25)


def _gather_case(trial, node, kernel, *, tokens, experts, topk, dim, pitch, grid, seed):
    ids, _, x = one_rank(trial, "gather", experts, topk, dim, tokens, seed, exact=False)
    trial.cases[-1] += f", one every {pitch}"
    order = torch.tensor(groups(ids, experts)[0])
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
                      fault=TAIL if dim < 8 else
                      "an address outside of its buffer: which of order[slot] / topk, slot and pitch is wrong?")

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
    early = (got[0, -8:] != GUARD).any() or (dim < 8 and bool((body != answer)[:, dim:].any()))
    if dim < 8 and bool(early):
        trial.fail(place=f"rows of {dim} values", cause=TAIL)
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
    return trial.card(trace, us=moved / HBM_BYTES_PER_US, note=LEAST)


def _inside(matrix, dim, values=None):
    """`matrix` with guards in the columns from dim on, and `values` (if given) in those before."""
    matrix[:, dim:] = GUARD
    if values is not None:
        matrix[:, :dim] = values
    return matrix


def _at(matrix, starts, width):
    """[len(starts), width]: `width` values from each of `starts`, positions in the flattened matrix."""
    return matrix.flatten()[starts[:, None] + torch.arange(width)[None]]


SOLUTION = "01_moe_on_one_gpu.ipynb", "exercise-2"
MISTAKES = {
    "wrong stride of the slots": ("slot * pitch", "slot * dim", "wrong stride: the rows stand `dim` values apart"),
    "wrong stride of the tokens": ("topk) * pitch", "topk) * dim", "wrong stride: tokens were read `dim` values"),
    "no tail": ("int i = dim / 8 * 8 + lane_id()", "int i = dim + lane_id()", "the tail is never written"),
    "tail rounded up": ("i + 8 <= dim", "i < dim", "Rounded up to whole pieces"),
    "tail from dim - 8": ("int i = dim / 8 * 8 + lane_id()", "int i = dim - 8 + lane_id()", "has to begin at 0 or later"),
    "copied the other way": ("*(Half8*)(to + i) = *(const Half8*)(from + i)", "*(Half8*)(from + i) = *(const Half8*)(to + i)",
                             "const half_t* from", "half_t* from", "= x + (int64_t)", "= (half_t*)x + (int64_t)",
                             "to[i] = from[i]", "from[i] = to[i]", "the right way round"),
    "off by one": ("i < dim; i += WAVE) to", "i < dim - 1; i += WAVE) to", "off by one: the last value of every"),
    "flat token as token": ("order[slot] / topk", "order[slot]", "a flat token is token * topk + k"),
    "k as token": ("order[slot] / topk", "order[slot] % topk", "which is k"),
    "order forgotten": ("order[slot] / topk", "slot", "order was not used"),
    "scatter": ("x + (int64_t)(order[slot] / topk) * pitch;\n    half_t* to = rows + (int64_t)slot * pitch",
                "x + (int64_t)slot * pitch;\n    half_t* to = rows + (int64_t)order[slot] * pitch",
                "this is a scatter"),
    "one round of the waves": ("slot += waves_in_grid()", "slot += slots", "+= waves_in_grid()"),
    "one lane": ("8 * lane_id(); i + 8", "8 * lane_id() + dim * (lane_id() > 0); i + 8", "never written in every"),
    "endless loop": ("slot += waves_in_grid()", "slot += topk - 2", "does a loop of the kernel never end?"),
    "far outside": ("order[slot] / topk)", "order[slot] * 1000000)", "an address outside of its buffer"),
    "another name": ("void gather(", "void collect(", "no kernel is called 'gather'; there are: collect"),
    "another signature": ("int dim, int pitch", "int dim, int pitch, int more", "(more)"),
}
REMARKED = {
    "every lane the whole row": ("int i = 8 * lane_id(); i + 8 <= dim; i += 8 * WAVE", "int i = 0; i + 8 <= dim; i += 8",
                                 "each piece is written"),
    "every wave all rows": ("int slot = wave_in_grid(); slot < slots; slot += waves_in_grid()",
                            "int slot = 0; slot < slots; ++slot", "each piece is written"),
}
