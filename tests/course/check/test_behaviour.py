"""Causes are known: a race, a fault's report, or a known mistake with the same digest. Otherwise a message has none."""

import pytest
import torch

from a2a_lib.course import check
from a2a_lib.course.check import behaviour
from a2a_lib.course.generate import stub
from tests.course.check import mistakes


def test_a_known_mistake_in_other_words_gets_its_sentence():
    error = mistakes.refused("row_max", "best = values[0]", "best = 0.0f * dim")
    assert error.cause == f"{behaviour.FIRST}{mistakes.table('row_max').MISTAKES['starts at zero'][-1]}."


@pytest.mark.parametrize("name, changes", [
    ("row_max", ("best = values[0]", "best = 3")),  # unlike each known start
    ("sum_up", ("int sum = 0", "int sum = lane % 3")),
    ("scatter_reduce", ("weights[flat]", "weights[flat] * (k + 1)")),
    ("gather", ("order[slot] / topk", "order[slot] / topk / 2")),
    ("who_needs", ("expert // experts", "expert // experts // 2")),
    ("who_needs", ("if expert >= 0:", "if 0 <= expert < 8 * experts:")),  # right on 8 ranks
])
def test_an_unknown_mistake_gets_no_cause(name, changes):
    error = mistakes.refused(name, *changes)
    assert error.digest and error.cause == "", str(error)
    assert "expected" in str(error) and "got" in str(error)


@pytest.mark.parametrize("name", ["send_token", "next_call"])
def test_a_kernel_as_the_exercise_gave_it_is_told_so_and_another_that_does_nothing_is_not(name):
    given = stub(mistakes.solution(name)) + "\n// mine\n"
    with pytest.raises(check.CheckFailed) as raised:
        getattr(check, name)(mistakes.answer(given))
    assert behaviour.STUB in raised.value.cause
    with pytest.raises(check.CheckFailed) as raised:
        getattr(check, name)(mistakes.answer(given.replace("// your code here", "__builtin_amdgcn_s_sleep(0); //")))
    assert behaviour.STUB not in str(raised.value)


def test_a_digest_tells_values_places_and_cases_apart_and_no_more():
    base = torch.tensor([1.0, float("nan"), 0.0])
    same = behaviour.digest(1, "value", [base])
    assert same == behaviour.digest(1, "value", [torch.tensor([1.0, -float("nan"), -0.0]).half()])
    others = [(2, "value", [base]), (1, "deadlock", [base]), (1, "value", [base.flip(0)]), (1, "value", [base[:2]]),
              (1, "value", [base.view(1, 3)]), (1, "value", base)]
    assert same not in {behaviour.digest(*other) for other in others}
    assert behaviour.digest(1, "value", {3, 1, 2}) == behaviour.digest(1, "value", {1, 2, 3})
    assert behaviour.digest(1, "value", 0.1 + 0.2) == behaviour.digest(1, "value", 0.3)


def test_the_stored_digests_are_those_of_the_tables():
    """test_tables.py checks by messages that each digest is up to date and has one sentence."""
    stored = behaviour.stored()
    assert set(stored) <= set(check.names())
    for name, known in stored.items():
        clauses = {row[-1] for row in mistakes.table(name).MISTAKES.values()}
        assert set(known) <= {"", *clauses}, f"python -m tests.course.check.digests {name}"
