"""Every exercise's tables: each mistake gets the message that names its cause, answers that are right in another way pass, and those
that cost too much pass with a remark. That solutions pass, test_cost.py says."""

import pytest

from a2a_lib.course import check
from a2a_lib.course.check import patience
from tests.course.check.mistakes import judged, refused, table

NAMES = check.names()


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Lowers the time limit, so that endless answers fail sooner. All others need far less time."""
    monkeypatch.setattr(patience, "SECONDS", 0.7)


def rows(kind):
    """pytest parameters: (exercise, row of its table `kind`)."""
    return [pytest.param(name, row, id=f"{name}-{row}") for name in NAMES for row in getattr(table(name), kind, {})]


@pytest.mark.sample(4)  # some of each exercise: a table has five rows at least
@pytest.mark.parametrize("name, row", rows("MISTAKES"))
def test_a_wrong_answer_is_told_its_cause(name, row):
    *changes, cause = table(name).MISTAKES[row]
    message = str(refused(name, *changes))
    assert cause in " ".join(message.split())
    assert message.startswith(f"{name}: not yet")
    assert max(map(len, message.splitlines())) < 130


@pytest.mark.sample(2)
@pytest.mark.parametrize("name, row", rows("ALSO_RIGHT"))
def test_another_right_answer_passes(name, row):
    assert judged(name, *table(name).ALSO_RIGHT[row]).remarks == []


@pytest.mark.sample(2)
@pytest.mark.parametrize("name, row", rows("REMARKED"))
def test_a_right_answer_that_wastes_work_passes_with_a_remark(name, row):
    *changes, remark = table(name).REMARKED[row]
    passed = judged(name, *changes)
    assert remark in " ".join(" ".join(passed.remarks).split())
    assert passed.remarks[0].split()[0] in repr(passed)


def test_every_check_has_at_least_five_wrong_answers():
    assert all(len(table(name).MISTAKES) >= 5 for name in NAMES)


@pytest.mark.parametrize("value, message", [(None, "got nothing (None)"), (7, "got a int")])
def test_an_answer_of_another_kind_is_refused(value, message):
    for name in NAMES:
        failed = pytest.raises(check.CheckFailed, getattr(check, name), value)
        assert message in str(failed.value)
