"""Lesson 19, exercise 2: weight_gradients(dweights [tokens, topk] float, y [slots, dim] fp16, dout [tokens, dim] fp16, slot_of [tokens,
topk] int32, tokens, topk, dim): a dot product per choice."""

import torch

from ..kit import GUARD, UNWRITTEN, Draw, Memory, Run, counted, exercise, quantity

# tokens, topk, dim, chance of a dropped choice, blocks
CASES = ((3, 2, 64, 0.0, 1), (6, 2, 100, 0.0, 2), (7, 3, 260, 0.3, 1), (11, 9, 8, 0.0, 2), (4, 2, 72, 1.0, 1))


@exercise("19_the_way_back.ipynb", "exercise-2")
def weight_gradients(trial, source):
    trial.repeats = True
    for seed, case in enumerate(CASES):
        with counted(seed=seed) as node:
            _run(seed, *case).judge(trial, node, trial.load(node, source, "weight_gradients"))
            trial.stores(node, {"dweights": 4 * case[0] * case[1]})


def _run(seed, tokens, topk, dim, drop, blocks):
    waves = 6 // blocks  # of a block: 6 or 3
    draw = Draw(180 + seed)
    choices = tokens * topk
    slot_of = draw.permutation(choices).int().view(tokens, topk)
    slot_of[draw.uniform(tokens, topk) < drop] = -1
    y, dout = (41 / 16 * draw.integers(-3, 4, n, dim, dtype=torch.float16) for n in (choices, tokens))
    padded = torch.cat([torch.ones(1, dim).half(), y])  # slot -1 is read there
    want = (padded[slot_of.long() + 1].float() * dout[:, None].float()).sum(2).masked_fill(slot_of < 0, 0)
    return Run(f"{tokens} tokens, top-{topk}, dim {dim}, {drop:.0%} dropped, {quantity(blocks, f'block of {waves} waves')}", blocks,
               64 * waves, (Memory("dweights", UNWRITTEN, want, GUARD), Memory("y", y, around=1.0), Memory("dout", dout),
                            Memory("slot_of", slot_of), tokens, topk, dim), how={"row": "token", "column": "k"})
