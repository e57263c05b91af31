"""Lesson 01, exercise 2: gather(rows, x, order, slots, topk, dim, pitch). Rows of dim values, one every pitch
values."""

import torch

from ..cases import GUARD, HBM_BYTES_PER_US, LEAST, NAN, graded
from ..routes import groups, one_rank
from ..trial import exercise

TAIL = ("values in front of a row were touched: `dim` is any number, also one below 8, and the tail has to begin at 0 "
        "or later (dim / 8 * 8), not at dim - 8")
# tokens, experts, topk, dim, pitch, blocks, seed
CASES = ((6, 4, 2, 64, 64, 8, 21), (6, 4, 2, 64, 80, 8, 22), (6, 4, 2, 100, 104, 8, 23), (6, 4, 2, 1027, 1032, 2, 24),
         (6, 4, 2, 5, 8, 2, 26))


@exercise
def gather(trial, source):
    """source: HIP with a kernel `gather`. A row has `dim` fp16 values and starts every `pitch` values."""
    return graded(trial, source, "gather", _case, CASES, (6, 4, 2, 100, 104, 1, 27), {"rows": 6 * 2 * 100 * 2},
                  (256, 64, 8, 2884, 2888, 304, 25))


def _case(trial, node, kernel, tokens, experts, topk, dim, pitch, grid, seed):
    ids, _, x = one_rank(trial, "gather", experts, topk, dim, tokens, seed, exact=False)
    trial.cases[-1] += f", one every {pitch}"
    order = torch.tensor(groups(ids, experts)[0])
    slots, rank, token = len(order), node.ranks[0], order // topk
    # A token past the last reads rows of other numbers. The kernel must not write between the rows.
    source = torch.full((slots + 1, pitch), -GUARD).half()
    source[:tokens, :dim] = x
    empty = torch.full((slots, pitch), GUARD).half()
    empty[:, :dim] = NAN
    x_buffer, rows = rank.from_torch(source, "x"), rank.from_torch(torch.full((slots + 2, pitch), GUARD).half(), "rows")
    rows[1:slots + 1].copy_from(empty)
    flat = rank.from_torch(order.int(), "order")
    trace = trial.run(node, lambda: rank.launch(kernel, grid, 256, rows[1:slots + 1], x_buffer, flat, slots, topk, dim,
                                                pitch),
                      fault=TAIL if dim < 8 else
                      "an address outside of its buffer: which of order[slot] / topk, slot and pitch is wrong?")
    got, want = rows.to_torch(), torch.full((slots + 2, pitch), GUARD).half()
    want[1:-1, :dim] = x[token]
    _edges(trial, got, want, dim, lambda s: _where(ids, order, topk, s))
    trial.compare(got[1:-1], want[1:-1], row="slot", width=dim, waves=4 * grid,
                  where=lambda s: _where(ids, order, topk, s),
                  name=lambda s: _name(_where(ids, order, topk, s), s),
                  causes=_causes(got, source, order, topk, dim, pitch))
    moved = 2 * dim * (len(token.unique()) + slots) + 4 * slots
    return trial.card(trace, us=moved / HBM_BYTES_PER_US, note=LEAST)


def _where(ids, order, topk, slot) -> dict:
    flat = int(order[slot])
    return {"rank": 0, "token": flat // topk, "k": flat % topk, "expert": int(ids.flatten()[flat])}


def _name(where, slot) -> str:
    return f"slot {slot} (token {where['token']}, expert {where['expert']})"


def _causes(got, source, order, topk, dim, pitch):
    """(cause, rows with the memory after them) of common mistakes."""
    def rows(values):
        whole = torch.full((len(order), pitch), GUARD).half()
        whole[:, :dim] = values
        return whole
    scattered, tight = torch.full((len(order), dim), NAN).half(), got.clone().flatten()
    scattered[order] = source[:len(order), :dim]
    # the memory after the rows stays as it is
    tight[pitch:pitch + len(order) * dim] = source[order // topk, :dim].flatten()
    apart = source.flatten()[(order // topk * dim)[:, None] + torch.arange(dim)]
    strides = [("wrong stride: the rows stand `dim` values apart in `rows`; they start every `pitch` values",
                tight.view_as(got)[1:-1]),
               ("wrong stride: tokens were read `dim` values apart from `x`; they start every `pitch` values",
                rows(apart))]
    return [
        *(strides if pitch != dim else ()),
        ("the row of x is order[slot] itself: a flat token is token * topk + k, so its token is order[slot] / topk",
         rows(source[order, :dim])),
        ("the row of x is order[slot] % topk, which is k: the token is order[slot] / topk",
         rows(source[order % topk, :dim])),
        ("slot s holds token s: order was not used", rows(source[:len(order), :dim])),
        ("this is a scatter: row `slot` was written to place order[slot]; a gather reads there, and writes slot by "
         "slot",
         rows(scattered))]


def _edges(trial, got, want, dim, where):
    """Checks the values between the rows, and the guards around them."""
    over = (got != want)[1:-1, dim:]
    if dim < 8 and bool((got[0, -8:] != GUARD).any() or over.any()):
        trial.fail(place=f"rows of {dim} values", cause=TAIL)
    if bool((got != want)[1:-1, :dim].any()):
        return  # the comparison of rows explains more
    for s, j in over.nonzero().tolist()[:1]:
        trial.fail(where={**where(s), "slot": s, "dim": dim + j}, place=f"{_name(where(s), s)}, dim {dim + j}, behind the row",
                   expected=f"{GUARD:g} (not yours to write)", got=f"{float(got[s + 1, dim + j]):g}",
                   cause=f"the tail: a row ends after {dim} values, and {int(over[s].sum())} values too many were "
                         "written. Rounded up to whole pieces of 16 bytes, the copy runs over what follows the row")
    for edge, position in ((0, "before the first row"), (-1, "behind the last row")):
        if bool((got[edge] != GUARD).any()):
            trial.fail(place=f"rows, {position}", expected=f"{GUARD:g} (not yours to write)",
                       got=f"{float(got[edge][got[edge] != GUARD][0]):g}", cause=f"the kernel writes {position}")


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
