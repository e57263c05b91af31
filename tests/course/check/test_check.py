"""The checks of the exercises: the solutions pass, and every usual mistake gets a message that names its cause."""

import importlib
import json
import re
from pathlib import Path

import pytest
import torch

from a2a_lib.course import check
from a2a_lib import toolchain
from a2a_lib.course.check import mistakes
from a2a_lib.course.check.compare import compare

ROOT = Path(__file__).resolve().parents[3]


def solution(name, cell=None):
    """The text of a solution: of a file, or of one cell of a notebook."""
    text = (ROOT / "solutions" / name).read_text(encoding="utf-8")
    if cell is None:
        return text
    return next("".join(c["source"]) for c in json.loads(text)["cells"] if c["id"] == cell)


def answer(text):
    """What the check takes: for %%hip cells and files the compiled Module, for Python cells the function."""
    if "__global__" in text:
        return toolchain.compile(re.sub(r"^%%hip.*\n", "\n", text), name="answer")
    names = {"torch": torch}
    exec(text, names)
    return next(value for name, value in names.items() if name in check.names())


# check -> (where its solution stands, {mistake: (old text, new text, words of the message)})
WRONG = {}

# Each further lesson has a table of the same form in a file of its own.
for path in sorted(Path(__file__).parent.glob("test_check_lesson*.py")):
    WRONG |= importlib.import_module(path.stem).WRONG


@pytest.mark.parametrize("name", WRONG)
def test_the_solution_passes(name):
    passed = getattr(check, name)(answer(solution(*WRONG[name][0])))
    assert repr(passed).startswith(f"{name}: passed (")


@pytest.mark.parametrize("name, mistake", [(name, mistake) for name in WRONG for mistake in WRONG[name][1]])
def test_a_wrong_answer_is_told_its_cause(name, mistake):
    place, mistakes = WRONG[name]
    old, new, words = mistakes[mistake]
    text = solution(*place)
    assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in the solution"
    with pytest.raises(check.CheckFailed) as failed:
        getattr(check, name)(answer(text.replace(old, new)))
    message = str(failed.value)
    assert words in " ".join(message.split())
    assert message.startswith(f"{name}: not yet")
    assert max(map(len, message.splitlines())) < 130


def test_every_check_has_at_least_five_wrong_answers():
    for name, (_, mistakes) in WRONG.items():
        assert len(mistakes) >= 5, name


def test_a_message_says_where_and_what():
    with pytest.raises(check.CheckFailed) as failed:
        check.gather(mistakes.answer(mistakes.changed(mistakes.solution("gather"), "i < dim; i += WAVE) to",
                                                      "i < dim - 1; i += WAVE) to")))
    error = failed.value
    assert error.where == {"slot": 0, "rank": 0, "token": 2, "k": 1, "expert": 0, "dim": 99}
    assert error.got == "never written (NaN)" and float(error.expected) == -1.13379
    assert error._render_traceback_() == [str(error)], "no traceback in a notebook"


@pytest.mark.parametrize("value, words", [(None, "got nothing (None)"), (7, "got a int")])
def test_an_answer_of_another_kind_is_refused(value, words):
    for name in WRONG:
        with pytest.raises(check.CheckFailed, match=re.escape(words)):
            getattr(check, name)(value)


def test_source_that_does_not_compile_and_files_that_are_not_there(tmp_path):
    broken = tmp_path / "broken.hip"
    broken.write_text("int main( {\n")
    with pytest.raises(check.CheckFailed, match="(?s)cannot be loaded:.*broken.hip:1"):
        check.gather(broken)
    with pytest.raises(check.CheckFailed, match="no file absent.hip beside"):
        check.scatter_reduce("absent.hip")


def test_unknown_names():
    with pytest.raises(AttributeError, match="no check 'nonsense'; there are .*gather"):
        check.nonsense
    assert "gather" in dir(check) and callable(check.gather)


# What all checks share.

def test_compare_names_rows_that_moved():
    want = torch.arange(12.0).view(4, 3)
    got = want[[0, 2, 1, 3]]
    facts = compare(got, want, row="slot", name=lambda i: f"slot {i} (expert {i})")
    assert facts["cause"].endswith("in slot 1 (expert 1) stands what belongs in slot 2 (expert 2)")
    assert facts["wrong"] == "6 of 12 values, in 2 of 4 slots: 1, 2"
    assert compare(want, want) == {}


@pytest.mark.parametrize("typed, measured, words", [
    (..., 14.96, "You predicted nothing; it is 15 us."),
    (14.0, 14.96, "Close: within 10 %."),
    (10, 14.96, "Predicted 10 us; it is 15 us.\nThe right size, but 1.5 times more."),
    (1, 14.96, "That is 15 times more"),
    (24, 24, "Predicted 24 us; it is 24 us.\nExactly."),
    (0, 24, "Off by 24."),
])
def test_prediction(capsys, typed, measured, words):
    check.prediction(typed, measured, "us")
    assert words in capsys.readouterr().out


def test_a_prediction_is_a_number():
    with pytest.raises(TypeError, match="a number, not 'ten'"):
        check.prediction("ten", 10)
