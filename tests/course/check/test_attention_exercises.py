"""Lesson 18's exercises: the oracle of merge_parts."""

import torch

from a2a_lib import Draw
from a2a_lib.course.check.exercises.merge_parts import inputs, merged


def test_what_is_expected_of_a_merge_is_attention_over_all_keys():
    draw = Draw(1)
    scores, values = (
        9 * draw.normal(4, 6, 16, dtype=torch.float64),
        draw.normal(4, 16, 8, dtype=torch.float64),
    )
    largest = scores.amax(2)
    weights = torch.exp2(scores - largest[:, :, None])
    whole = torch.softmax(torch.cat(list(scores), 1) * torch.log(torch.tensor(2.0, dtype=torch.float64)), 1) @ torch.cat(
        list(values)
    )
    assert torch.allclose(merged(weights @ values, weights.sum(2), largest), whole)


def test_some_part_of_every_row_has_keys():
    sums, weights, largest = inputs(4, 6, 64, "parts without a key")
    assert bool((weights.amax(0) > 0).all()) and bool((weights == 0).any())
