"""Lesson 01, exercise 2: gather(rows, x, order, slots, topk, dim, pitch). Rows of dim values, one every pitch
values."""

import torch

from ..cases import GUARD, HBM_BYTES_PER_US, LEAST, NAN, graded
from ..routes import groups, one_rank
from ..trial import exercise

# tokens, experts, topk, dim, pitch, blocks, seed
CASES = ((6, 4, 2, 64, 64, 8, 21), (6, 4, 2, 64, 80, 8, 22), (6, 4, 2, 100, 104, 8, 23), (6, 4, 2, 1027, 1032, 2, 24),
         (6, 4, 2, 5, 8, 2, 26), (5, 16, 11, 64, 64, 2, 28))


@exercise("01_moe_on_one_gpu.ipynb", "exercise-2")
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
