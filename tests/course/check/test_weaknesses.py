"""Usual weaknesses (weaknesses.py) in every exercise: each mutant of a solution is refused, or is right for a known reason."""

import pytest
from weaknesses import HARMLESS, NOT_WRONG, SHOWN, WEAKNESSES, can_have, mutants, why_right

from a2a_lib.course import check
from a2a_lib.course.check import patience
from tests.course.check.mistakes import answer, table

NAMES = check.names()
MUTANTS = {name: mutants(name) for name in NAMES}


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(patience, "SECONDS", 0.7)


@pytest.mark.sample(29)  # some 25; `make soak` runs all
@pytest.mark.parametrize("name, label", [pytest.param(name, label, id=f"{name}-{label}") for name in NAMES for label in MUTANTS[name]])
def test_a_usual_weakness_is_refused_or_is_right(name, label):
    changed = answer(MUTANTS[name][label][1])
    if why_right(name, label):
        getattr(check, name)(changed)
    else:
        with pytest.raises(check.CheckFailed):
            getattr(check, name)(changed)


@pytest.mark.parametrize("name", NAMES)
def test_every_weakness_is_shown_by_a_mutant_or_a_row_or_is_none(name):
    made = {weakness for weakness, _ in MUTANTS[name].values()}
    shown, harmless = SHOWN.get(name, {}), HARMLESS.get(name, {})
    assert made <= set(WEAKNESSES)
    assert not made & (set(shown) | set(harmless)), "a rule shows it: the row is not needed"
    assert set(shown.values()) <= set(table(name).MISTAKES)
    for weakness in set(WEAKNESSES) - made - set(shown) - set(harmless):
        assert not can_have(name, weakness), f"{weakness}: a rule, a row of SHOWN, or a reason in HARMLESS"


def test_the_tables_name_what_is_there():
    assert {*NOT_WRONG, *SHOWN, *HARMLESS} <= set(NAMES)
    assert all(any(label.startswith(start) for label in MUTANTS[name]) for name, starts in NOT_WRONG.items() for start in starts)
