"""Lesson 12's exercises: the least of the open one by exhaustive search, and answers that its hints lead to."""
from fractions import Fraction

import pytest

from a2a_lib.course import check
from a2a_lib.course.check.exercises.around_link import CASES, least
from tests.course.check.mistakes import answer, changed, solution, table


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
    assert least(ranks) == Fraction(2 * (ranks - 1), ranks * (ranks - 1) - 2)


def test_the_solution_reaches_the_least_in_every_case():
    function = answer(solution("around_link"))
    for ranks, a, b in CASES:
        pieces = function(ranks, a, b)
        sends = [send for piece in pieces for send in piece]
        assert Fraction(max(map(sends.count, set(sends))), len(pieces)) == least(ranks)


@pytest.mark.parametrize("row, reached", [("equal shares", 13 / 48), ("one detour", 18 / 48), ("only the others own pieces", 2 / 6)])
def test_what_the_hints_spell_out_misses_the_target(row, reached):
    *changes, _ = table("around_link").REMARKED[row]
    passed = check.around_link(answer(changed(solution("around_link"), *changes)))
    assert passed.remarks[0].startswith(f"right, and {reached:.4g} of a message; the target is {float(least(8)):.4g}.")


@pytest.mark.parametrize("given, words", [
    ([[(0, 1.5)]], "a list of pieces"), ([], "1 to 5000 pieces"), ([[]], "the sum of all ranks"), ("no", "a list of pieces"),
    ([[(0, 3)]], "from one rank to another"), ([[(True, 1)]], "a list of pieces")])
def test_other_forms_are_refused_in_words(given, words):
    with pytest.raises(check.CheckFailed) as failed:
        check.around_link(lambda ranks, a, b: given)
    assert words in " ".join(str(failed.value).split()) and "raised" not in str(failed.value)


def test_below_a_race_no_other_cause_is_told():
    """A rank set a flag at scope agent. The message once claimed, below the race, that no rank sets it."""
    changes = table("pull_sum").MISTAKES["agent scope"][:-1]
    with pytest.raises(check.CheckFailed) as failed:
        check.pull_sum(answer(changed(solution("pull_sum"), *changes)))
    assert "scope too narrow" in failed.value.cause and "nobody will set" not in str(failed.value)
