"""Usual weaknesses (weaknesses.py) in every exercise: each mutant of a solution is refused, or is right for a known reason."""

import pytest
from weaknesses import NO_MUTANTS, NOT_WRONG, WEAKNESSES, mutants, why_right

from a2a_lib.course import check
from a2a_lib.course.check import cases, patience
from a2a_lib.course.check.mistakes import answer, solution, table

NAMES = check.names()
MUTANTS = {name: mutants(name) for name in NAMES}


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(patience, "SECONDS", 0.7)
    monkeypatch.setattr(cases, "BUDGET", 8_000_000)


@pytest.mark.sample(29)  # some 25; `make soak` runs all
@pytest.mark.parametrize("name, label", [pytest.param(name, label, id=f"{name}-{label}") for name in NAMES for label in MUTANTS[name]])
def test_a_usual_weakness_is_refused_or_is_right(name, label):
    changed = answer(MUTANTS[name][label][1])
    if why_right(name, label):
        getattr(check, name)(changed)
    else:
        with pytest.raises(check.CheckFailed):
            getattr(check, name)(changed)


def test_every_weakness_of_every_exercise_is_shown_or_does_not_apply():
    """A weakness that no rule finds in an answer is not there: WEAKNESSES says why. An answer without any has a reason."""
    for name in NAMES:
        shown = {weakness for weakness, _ in MUTANTS[name].values()}
        assert shown <= set(WEAKNESSES) and all(WEAKNESSES.values())
        assert shown or name in NO_MUTANTS or "@jit" in solution(name), f"{name}: say in NO_MUTANTS where its weaknesses are shown"
        assert len(table(name).MISTAKES) + len(MUTANTS[name]) >= 5


def test_the_tables_name_what_is_there():
    assert set(NOT_WRONG) | set(NO_MUTANTS) <= set(NAMES)
    assert all(any(label.startswith(start) for label in MUTANTS[name]) for name, starts in NOT_WRONG.items() for start in starts)
    assert not any(MUTANTS[name] for name in NO_MUTANTS)
