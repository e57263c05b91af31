"""Lesson 19, exercise 2: weight_gradients(dweights, y, dout, slot_of, tokens, topk, dim): a dot product per choice."""

import torch

from ....draw import Draw
from ....plurals import quantity
from ..cases import GUARD, UNWRITTEN, counted
from ..compare import number
from ..trial import exercise

# tokens, topk, dim, chance of a dropped choice, blocks
CASES = ((3, 2, 64, 0.0, 1), (6, 2, 100, 0.0, 2), (7, 3, 260, 0.3, 1), (11, 9, 8, 0.0, 2), (4, 2, 72, 1.0, 1))


@exercise("19_the_way_back.ipynb", "exercise-2")
def weight_gradients(trial, source):
    """source: HIP with the kernel. y [slots, dim] and dout [tokens, dim] fp16, slot_of [tokens, topk] int32. Writes
    dweights [tokens, topk] float."""
    trial.repeats = True
    for seed, case in enumerate(CASES):
        _case(trial, source, seed, *case)


def _case(trial, source, seed, tokens, topk, dim, drop, blocks):
    waves = 6 // blocks  # of a block: 6 or 3
    trial.case(f"{tokens} tokens, top-{topk}, dim {dim}, {drop:.0%} dropped, {quantity(blocks, f'block of {waves} waves')}")
    draw = Draw(180 + seed)
    choices = tokens * topk
    slot_of = draw.permutation(choices).int().view(tokens, topk)
    slot_of[draw.uniform(tokens, topk) < drop] = -1
    y, dout = (41 / 16 * draw.integers(-3, 4, n, dim, dtype=torch.float16) for n in (choices, tokens))
    padded = torch.cat([torch.ones(1, dim).half(), y])  # slot -1 is read there
    around = torch.full((choices + 2,), GUARD)
    with counted(seed=seed) as node:
        rank, kernel = node.ranks[0], trial.load(node, source, "weight_gradients")
        memory, rows = rank.from_torch(around, "dweights"), rank.from_torch(padded, "y")
        memory[1:choices + 1].copy_from(torch.full((choices,), UNWRITTEN))
        given = rank.from_torch(dout, "dout"), rank.from_torch(slot_of, "slot_of")
        trial.run(node, lambda: rank.launch(kernel, blocks, 64 * waves, memory[1:choices + 1], rows[1:], *given, tokens, topk, dim))
        everything = memory.to_torch()
        trial.stores(node, {"dweights": 4 * choices})
    got = everything[1:-1].view(tokens, topk)
    products = padded[slot_of.long() + 1].float() * dout[:, None].float()
    want = products.sum(2).masked_fill(slot_of < 0, 0)
    wrong = ~(got == want)
    if bool(wrong.any()):
        t, k = wrong.nonzero()[0].tolist()
        trial.wrong([got], where={"token": t, "k": k}, expected=number(want[t, k]), got=number(got[t, k]),
                    wrong=f"{int(wrong.sum())} of {choices} gradients")
    trial.untouched(everything[[0, -1]], around[[0, -1]], "dweights")
