"""The exercises' oracles and helpers do what their docstrings say. The least of around_link is that of an exhaustive search."""

import itertools
from fractions import Fraction

import pytest
import torch

from a2a_lib import Draw
from a2a_lib.course import check
from a2a_lib.course.check.exercises import around_link, flags_early, merge_parts, occupancy
from a2a_lib.machine.toolchain import Kernel
from tests.course.check.mistakes import answer, judged, refused, solution, table


@pytest.mark.parametrize("waves", [1, 3, 4, 16])
def test_the_oracle_agrees_with_the_library(waves):
    for vgprs, lds in itertools.product(range(1, 513, 7), (0, 512, 1000, 16384, 65536)):
        want = Kernel("k", [], vgprs=vgprs).occupancy_blocks(64 * waves, lds)
        assert occupancy.occupancy(vgprs, lds, waves) == want


@pytest.mark.parametrize("rows, waves, wide", [((3, 1, 2), 2, 1), ((1, 2, 4), 3, 2), ((2, 2, 5), 2, 2), ((1, 1, 2, 4), 2, 1),
                                               ((0, 6, 3), 4, 2)])
def test_the_least_of_whom_to_finish_first_is_that_of_all_orders(rows, waves, wide):
    assert flags_early._least(rows, waves, wide) == min(flags_early._ends(order, rows, waves, wide) for order in _orders(rows))


def _orders(rows):
    """All orders that contain each peer p rows[p] times."""
    if not any(rows):
        return [()]
    return [(peer, *rest) for peer, n in enumerate(rows) if n
            for rest in _orders(tuple(m - (p == peer) for p, m in enumerate(rows)))]


def fewest_sends(ranks: int, down: tuple) -> int:
    """Sends that one piece needs, by a search through all states: for each rank the set of parts in what it holds."""
    whole = (1 << ranks) - 1
    links = [(a, b) for a in range(ranks) for b in range(ranks) if a != b and {a, b} != set(down)]
    states, sends = {tuple(1 << rank for rank in range(ranks))}, 0
    seen = set(states)
    while (whole,) * ranks not in states:
        following = set()
        for state in states:
            for a, b in links:
                if state[a] == whole or not state[a] & state[b]:
                    following.add(state[:b] + (state[a] | state[b],) + state[b + 1:])
        states, sends = following - seen, sends + 1
        seen |= states
    return sends


@pytest.mark.parametrize("ranks, a, b", [(3, 0, 2), (4, 0, 1), (4, 1, 2)])
def test_no_piece_needs_fewer_sends_than_the_proof_says(ranks, a, b):
    assert fewest_sends(ranks, (a, b)) == 2 * (ranks - 1)
    assert around_link.least(ranks) == Fraction(2 * (ranks - 1), ranks * (ranks - 1) - 2)


def test_the_solution_reaches_the_least_in_every_case():
    function = answer(solution("around_link"))
    for ranks, a, b in around_link.CASES:
        pieces = function(ranks, a, b)
        sends = [send for piece in pieces for send in piece]
        assert Fraction(max(map(sends.count, set(sends))), len(pieces)) == around_link.least(ranks)


@pytest.mark.parametrize("row, reached", [("equal shares", 13 / 48), ("one detour", 18 / 48), ("only the others own pieces", 2 / 6)])
def test_what_the_hints_spell_out_misses_the_target(row, reached):
    passed = judged("around_link", *table("around_link").REMARKED[row][:-1])
    assert passed.remarks[0].startswith(f"right, and {reached:.4g} of a message; the target is {float(around_link.least(8)):.4g}.")


@pytest.mark.parametrize("given, message", [
    ([[(0, 1.5)]], "a list of pieces"), ([], "1 to 5000 pieces"), ([[]], "the sum of all ranks"), ("no", "a list of pieces"),
    ([[(0, 3)]], "from one rank to another"), ([[(True, 1)]], "a list of pieces")])
def test_other_forms_are_refused_in_words(given, message):
    failed = pytest.raises(check.CheckFailed, check.around_link, lambda ranks, a, b: given)
    assert message in " ".join(str(failed.value).split()) and "raised" not in str(failed.value)


def test_below_a_race_no_other_cause_is_told():
    """A rank set a flag at scope agent. The message once claimed, below the race, that no rank sets it."""
    failed = refused("pull_sum", *table("pull_sum").MISTAKES["agent scope"][:-1])
    assert "scope too narrow" in failed.cause and "nobody will set" not in str(failed)


def test_what_is_expected_of_a_merge_is_attention_over_all_keys():
    draw = Draw(1)
    scores, values = 9 * draw.normal(4, 6, 16, dtype=torch.float64), draw.normal(4, 16, 8, dtype=torch.float64)
    largest = scores.amax(2)
    weights = torch.exp2(scores - largest[:, :, None])
    whole = torch.softmax(torch.cat(list(scores), 1) * torch.log(torch.tensor(2.0, dtype=torch.float64)), 1) @ torch.cat(
        list(values)
    )
    assert torch.allclose(merge_parts.merged(weights @ values, weights.sum(2), largest), whole)


def test_some_part_of_every_row_has_keys():
    sums, weights, largest = merge_parts.inputs(4, 6, 64, "parts without a key")
    assert bool((weights.amax(0) > 0).all()) and bool((weights == 0).any())


def test_a_long_range_is_asked_about_on_both_sides_of_its_borders():
    from a2a_lib.course.check.exercises.find_row import BIG, _items
    assert _items([BIG + 5, 3]) == [0, 1, BIG + 4, BIG + 5, BIG + 6, BIG + 7, BIG + 8]
