"""Lesson 01, exercise 2: gather(rows, x, order, slots, topk, dim, pitch). Rows of dim values, one every pitch
values."""

import torch

from ..cases import GUARD, HBM_BYTES_PER_US, LEAST, NAN, graded
from ..routes import groups, one_rank
from ..trial import exercise

# tokens, experts, topk, dim, pitch, blocks, seed
CASES = ((6, 4, 2, 64, 64, 8, 21), (6, 4, 2, 64, 80, 8, 22), (6, 4, 2, 100, 104, 8, 23), (6, 4, 2, 1027, 1032, 2, 24),
         (6, 4, 2, 5, 8, 2, 26), (5, 16, 11, 64, 64, 2, 28))


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
    trace = trial.run(node, lambda: rank.launch(kernel, grid, 256, rows[1:slots + 1], x_buffer, flat, slots, topk, dim, pitch))
    got, want = rows.to_torch(), torch.full((slots + 2, pitch), GUARD).half()
    want[1:-1, :dim] = x[token]
    trial.compare(got[1:-1], want[1:-1], row="slot", width=dim, where=lambda s: _where(ids, order, topk, s))
    trial.untouched(got, want, "rows")
    moved = 2 * dim * (len(token.unique()) + slots) + 4 * slots
    return trial.card(trace, us=moved / HBM_BYTES_PER_US, note=LEAST)


def _where(ids, order, topk, slot) -> dict:
    flat = int(order[slot])
    return {"rank": 0, "token": flat // topk, "k": flat % topk, "expert": int(ids.flatten()[flat])}


SOLUTION = "01_moe_on_one_gpu.ipynb", "exercise-2"
MISTAKES = {
    "wrong stride of the slots": ("slot * pitch", "slot * dim",
                                  "the rows are written `dim` values apart: they start every `pitch` values"),
    "wrong stride of the tokens": ("topk) * pitch", "topk) * dim", "tokens are read `dim` values apart: they start every `pitch` values"),
    "no tail": ("int i = dim / 8 * 8 + lane_id()", "int i = dim + lane_id()",
                "the values after the last whole piece of 16 bytes are not copied"),
    "tail rounded up": ("i + 8 <= dim", "i < dim",
                        "the length of a row is rounded up to whole pieces, so that the copy runs over what follows the row"),
    "tail from dim - 8": ("int i = dim / 8 * 8 + lane_id()", "int i = dim - 8 + lane_id()", "an address outside of its buffer"),
    "copied the other way": ("*(Half8*)(to + i) = *(const Half8*)(from + i)", "*(Half8*)(from + i) = *(const Half8*)(to + i)",
                             "const half_t* from", "half_t* from", "= x + (int64_t)", "= (half_t*)x + (int64_t)", "to[i] = from[i]",
                             "from[i] = to[i]", "the arguments of the copy are exchanged: x is written, and `rows` is read"),
    "off by one": ("i < dim; i += WAVE) to", "i < dim - 1; i += WAVE) to", "the last value of every row is left out"),
    "flat token as token": ("order[slot] / topk", "order[slot]",
                            "the row of x is order[slot]: a flat token is token * topk + k, so its token is order[slot] / topk"),
    "k as token": ("order[slot] / topk", "order[slot] % topk", "the row of x is order[slot] % topk, which is k"),
    "order forgotten": ("order[slot] / topk", "slot", "slot s takes token s: `order` is not used"),
    "scatter": ("x + (int64_t)(order[slot] / topk) * pitch;\n    half_t* to = rows + (int64_t)slot * pitch",
                "x + (int64_t)slot * pitch;\n    half_t* to = rows + (int64_t)order[slot] * pitch",
                "row `slot` is written to place order[slot]: a gather reads there"),
    "one round of the waves": ("slot += waves_in_grid()", "slot += slots",
                               "each wave copies one row and stops: it goes on, += waves_in_grid()"),
    "one lane": ("8 * lane_id(); i + 8", "8 * lane_id() + dim * (lane_id() > 0); i + 8", "only lane 0 copies whole pieces"),
    "endless loop": ("slot += waves_in_grid()", "slot += topk - 2", "no end in sight"),
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
