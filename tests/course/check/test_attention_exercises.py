"""Lesson 18's exercises: the leasts by exhaustive search, and the answers that hints lead to."""

import itertools
import random

import torch

from a2a_lib import Draw
from a2a_lib.course import check
from a2a_lib.course.check.exercises import order_pieces as ordering
from a2a_lib.course.check.exercises.merge_parts import inputs, merged
from tests.course.check.mistakes import answer, solution


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


def test_no_order_of_pieces_exposes_less_than_the_rule():
    draw = random.Random(17)
    for count in (1, 2, 3, 4, 5, 6):
        for _ in range(8):
            own, pieces = draw.randint(0, 8) / 4, [(draw.randint(0, 9) / 4, draw.randint(0, 9) / 4) for _ in range(count)]
            best = min(ordering.exposed(own, list(order)) for order in itertools.permutations(pieces))
            assert best == ordering.least(own, pieces), (own, pieces)


def test_exposed_time_is_what_work_does_not_cover():
    """The rank has its own block until 2, the first piece comes at 3, its work ends at 4, and the second comes at 7."""
    assert ordering.exposed(2, [(3, 1), (4, 5)]) == 1 + 3
    assert ordering.exposed(9, [(3, 1), (4, 5)]) == 0


def test_the_card_of_an_open_order():
    pairs = check.order_pieces(answer(solution("order_pieces")))
    assert "reached" in str(pairs) and not pairs.remarks
    as_they_come = check.order_pieces(lambda own, pieces: list(range(len(pieces))))
    (remark,) = as_they_come.remarks
    assert remark.startswith("right, and ") and '"documents of 8 lengths" it takes 3.5 us too many' in remark
