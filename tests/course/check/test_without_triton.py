"""Exercises in Triton on a machine without Triton: the texts that the course knows are checked, and of others nothing is said."""
import pytest

from a2a_lib.course import tally
from a2a_lib.course.check import NotChecked, exercises
from a2a_lib.machine.runtime import sim
from a2a_lib.machine.toolchain import triton as room
from tests.course.check import mistakes

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")
IN_TRITON = ("wait_in_place", "sum_in_order", "wait_for_tile")


@pytest.fixture(autouse=True)
def _no_triton(monkeypatch):
    monkeypatch.delenv("A2A_TRITON", raising=False)
    monkeypatch.setattr(room, "VERSION", "")


@pytest.mark.parametrize("name", IN_TRITON)
def test_an_answer_in_other_words_is_not_called_wrong(name, monkeypatch):
    recorded = []
    monkeypatch.setattr(tally, "record", lambda *what, **how: recorded.append(how))
    other = mistakes.solution(name).replace("epoch", "call").replace("arrived", "come")
    with pytest.raises(NotChecked, match="there is no Triton here") as raised:
        exercises[name](mistakes.answer(other))
    text = str(raised.value)
    assert text.startswith(f"{name}: cannot be checked here") and "not yet" not in text and not recorded
    assert f"{len(mistakes.table(name).MISTAKES)} wrong answers" in " ".join(text.split())


def test_the_solution_is_checked_whatever_its_comments():
    text = mistakes.solution("wait_for_tile").replace("    there = ", "    # mine\n    there = ")
    assert exercises["wait_for_tile"](mistakes.answer(text)).name == "wait_for_tile"
