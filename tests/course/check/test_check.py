"""The checks of the exercises: the solutions pass, and every usual mistake gets a message that names its cause."""

import importlib
import json
import re
from pathlib import Path

import pytest
import torch

from a2a_lib.course import check
from a2a_lib import toolchain
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
LESSON01 = "01_moe_on_one_gpu.ipynb"
WRONG = {
    "sort_by_expert": ((LESSON01, "exercise-1"), {
        "dropped choices kept": ("[(flat < 0).sum():]", "", "dropped choices (-1) are in it"),
        "tokens instead of flat tokens": ("return order,", "return order // topk_ids.shape[1],", "not flat tokens"),
        "no leading zero": ("torch.cat([counts.new_zeros(1), counts.cumsum(0)])", "counts.cumsum(0)", "no leading 0"),
        "counts": ("counts.cumsum(0)]", "counts]", "running sum"),
        "empty experts forgotten": ("minlength=num_experts", "", "no token chose them"),
        "inverse": ("return order,", "return order.argsort(),", "this is the inverse"),
        "last expert first": ("return order,", "return order.flip(0),", "the last one first"),
        "not stable": ("flat.argsort(stable=True)", "(flat.flip(0).argsort(stable=True) * -1 + len(flat) - 1)",
                       "sort stably"),
        "raises": ("counts = ", "counts = nonsense\n    counts = ", "NameError: name 'nonsense'"),
        "returns nothing": ("return order, starts", "pass", "is there a `return`"),
    }),
    "gather": ((LESSON01, "exercise-2"), {
        "wrong stride of the slots": ("slot * pitch", "slot * dim", "wrong stride: the rows stand `dim` values apart"),
        "wrong stride of the tokens": ("topk) * pitch", "topk) * dim", "wrong stride: tokens were read `dim` values"),
        "no tail": ("int i = dim / 8 * 8 + lane_id()", "int i = dim + lane_id()", "the tail is never written"),
        "tail rounded up": ("i + 8 <= dim", "i < dim", "Rounded up to whole pieces"),
        "off by one": ("i < dim; i += WAVE) to", "i < dim - 1; i += WAVE) to", "off by one: the last value of every"),
        "flat token as token": ("order[slot] / topk", "order[slot]", "a flat token is token * topk + k"),
        "k as token": ("order[slot] / topk", "order[slot] % topk", "which is k"),
        "order forgotten": ("order[slot] / topk", "slot", "order was not used"),
        "scatter": ("x + (int64_t)(order[slot] / topk) * pitch;\n    half_t* to = rows + (int64_t)slot * pitch",
                    "x + (int64_t)slot * pitch;\n    half_t* to = rows + (int64_t)order[slot] * pitch",
                    "this is a scatter"),
        "one round of the waves": ("slot += waves_in_grid()", "slot += slots", "+= waves_in_grid()"),
        "one lane": ("8 * lane_id(); i + 8", "8 * lane_id() + dim * (lane_id() > 0); i + 8", "never written in every"),
        "endless loop": ("slot += waves_in_grid()", "slot += topk - 2", "does a loop of the kernel never end?"),
        "far outside": ("order[slot] / topk)", "order[slot] * 1000000)", "an address outside of its buffer"),
        "another name": ("void gather(", "void collect(", "no kernel is called 'gather'; there are: collect"),
        "another signature": ("int dim, int pitch", "int dim, int pitch, int more", "(more)"),
    }),
    "scatter_reduce": (("01_scatter_reduce.hip", None), {
        "no weights": ("fmaf(weights[flat], float(row[j]), sum[j])", "sum[j] + float(row[j])", "weights are missing"),
        "weights by slot": ("weights[flat]", "weights[slot]", "wrong weights"),
        "dropped not skipped": ("if (slot < 0) continue;", "", "dropped choices are not skipped"),
        "wrong expert order": ("(int64_t)slot *", "(int64_t)flat *", "wrong expert order"),
        "replaced, not added": (", sum[j]);", ", 0.0f);", "only the last choice is left"),
        "sum in fp16": ("float sum[8]", "half_t sum[8]", "rounded too often"),
        "off by one in k": ("k < topk; ++k", "k < topk - 1; ++k", "the last choice (k = topk - 1) is missing"),
        "off by one in the row": ("piece >= pieces", "piece >= pieces - 1", "never written in every token"),
        "one round of the waves": ("item += waves_in_grid()", "item += tokens * parts", "never written"),
        "empty tokens skipped": ("// END SOLUTION", "bool any = false;\nfor (int k = 0; k < topk; ++k) any |= slot_of["
                                 "token * topk + k] >= 0;\nif (!any) continue;", "all dropped gets zeros"),
    }),
}


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
    assert sorted(WRONG) == check.names()
    for name, (_, mistakes) in WRONG.items():
        assert len(mistakes) >= 5, name


def test_a_message_says_where_and_what():
    place, mistakes = WRONG["gather"]
    old, new, _ = mistakes["off by one"]
    with pytest.raises(check.CheckFailed) as failed:
        check.gather(answer(solution(*place).replace(old, new)))
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
