"""Lesson 19, exercise 2: weight_gradients(dweights, y, dout, slot_of, tokens, topk, dim): a dot product per choice."""

import torch

from ....draw import Draw
from ....plurals import quantity
from ..cases import GUARD, NAN, strict
from ..compare import number
from ..trial import exercise

# tokens, topk, dim, chance of a dropped choice, blocks
CASES = ((3, 2, 64, 0.0, 1), (6, 2, 100, 0.0, 2), (7, 3, 260, 0.3, 1), (11, 9, 8, 0.0, 2), (4, 2, 72, 1.0, 1))


@exercise
def weight_gradients(trial, source):
    """source: HIP with the kernel. y [slots, dim] and dout [tokens, dim] fp16, slot_of [tokens, topk] int32. Writes
    dweights [tokens, topk] float."""
    for seed, case in enumerate(CASES):
        _case(trial, source, seed, *case)


def _case(trial, source, seed, tokens, topk, dim, drop, blocks):
    waves = 6 // blocks  # of a block: 6 or 3
    trial.case(f"{tokens} tokens, top-{topk}, dim {dim}, {drop:.0%} dropped, {quantity(blocks, f'block of {waves} waves')}")
    draw = Draw(180 + seed)
    choices = tokens * topk
    slot_of = draw.permutation(choices).int().view(tokens, topk)
    slot_of[draw.uniform(tokens, topk) < drop] = -1
    y, dout = (41 * draw.integers(-3, 4, n, dim, dtype=torch.float16) for n in (choices, tokens))
    padded = torch.cat([torch.ones(1, dim).half(), y])  # slot -1 is read there
    around = torch.full((choices + 2,), GUARD)
    with strict(seed=seed) as node:
        rank, kernel = node.ranks[0], trial.load(node, source, "weight_gradients")
        memory, rows = rank.from_torch(around, "dweights"), rank.from_torch(padded, "y")
        memory[1:choices + 1].copy_from(torch.full((choices,), NAN))
        given = rank.from_torch(dout, "dout"), rank.from_torch(slot_of, "slot_of")
        trial.run(node, lambda: rank.launch(kernel, blocks, 64 * waves, memory[1:choices + 1], rows[1:], *given, tokens, topk, dim))
        everything = memory.to_torch()
    got = everything[1:-1].view(tokens, topk)
    products = padded[slot_of.long() + 1].float() * dout[:, None].float()
    want = products.sum(2).masked_fill(slot_of < 0, 0)
    wrong = ~(got == want)
    if bool(wrong.any()):
        t, k = wrong.nonzero()[0].tolist()
        trial.fail(where={"token": t, "k": k}, place=f"token {t}, k {k}", expected=number(want[t, k]), got=number(got[t, k]),
                   wrong=f"{int(wrong.sum())} of {choices} gradients", cause=_cause(got, want, wrong, products, slot_of, y, dout))
    trial.untouched(everything[[0, -1]], around[[0, -1]], "dweights")


def _cause(got, want, wrong, products, slot_of, y, dout) -> str:
    """The known mistake that gives these values."""
    tokens, topk, dim = products.shape
    live = slot_of >= 0
    same = lambda other: torch.equal(got[live], other[live])  # noqa: E731
    if bool((wrong & ~live).any()) and not bool((wrong & live).any()):
        return ("the gradient of a dropped choice was never written: it is 0" if bool(got[~live].isnan().any()) else
                "a dropped choice is not skipped: slot -1 is the row before y")
    if bool(got.isnan().all()):
        return "nothing was written: is the kernel still the stub?"
    if bool(got.isnan().any()):
        return "some gradients were never written: a wave goes on to its next choice, += waves_in_grid()"
    flat = torch.arange(tokens * topk).view(tokens, topk)
    if same((y[flat].float() * dout[:, None].float()).sum(2)):
        return "y is in slot order: the choice's row is slot_of[choice]"
    if same((products[:, :, :dim // 64 * 64]).sum(2)):
        return "the values after the last whole 64 are left out"
    if any(same(products[:, :, lane::64].sum(2)) for lane in (0, 63)):
        return "the sum of one lane only: the lanes' sums have to be added up (wave_sum)"
    if same((padded_rows(y, slot_of) * dout.float()[torch.arange(topk).clamp(max=tokens - 1)]).sum(2)):
        return "dout has a row per token, choice / topk: here it is the row of k"
    return "the gradient of choice (t, k) is the dot product of y[slot_of[t, k]] and dout[t], over all dim values"


def padded_rows(y, slot_of):
    """The row of each choice, as float; any row for a dropped one."""
    return y[slot_of.long().clamp(min=0)].float()


SOLUTION = "19_the_way_back.ipynb", "exercise-2"
MISTAKES = {
    "one lane's sum": ("sum = wave_sum(sum);", "", "the sum of one lane only"),
    "y by choice": ("y + (int64_t)slot * dim", "y + (int64_t)choice * dim", "y is in slot order"),
    "dout of k": ("choice / topk", "choice % topk", "here it is the row of k"),
    "dropped not skipped": ("if (slot >= 0) ", "", "slot -1 is the row before y"),
    "dropped not written": ("if (lane_id() == 0) dweights", "if (lane_id() == 0 && slot >= 0) dweights", "was never written: it is 0"),
    "one round of the waves": ("choice += waves_in_grid()", "choice += tokens * topk", "a wave goes on to its next choice"),
    "no rest": ("i < dim; i += WAVE", "i < dim / WAVE * WAVE; i += WAVE", "after the last whole 64 are left out"),
    "nothing": ("if (lane_id() == 0) dweights[choice] = sum;", "", "is the kernel still the stub?"),
}
ALSO_RIGHT = {"all lanes store": ("if (lane_id() == 0) dweights", "dweights")}
