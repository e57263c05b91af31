"""Tests what all checks share: messages, missing answers, comparisons, predictions, the order rule, limits of time."""

import math
import re
import time

import numpy as np
import pytest
import torch

from a2a_lib import toolchain
from a2a_lib.course import check
from a2a_lib.course.check import patience
from a2a_lib.course.check.compare import compare
from a2a_lib.course.check.exercises import take_roles
from a2a_lib.course.check.failure import Passed
from a2a_lib.course.check.trial import Trial
from tests.course.check import mistakes


def test_a_message_says_where_and_what():
    error = mistakes.refused("gather", "i < dim; i += WAVE) to", "i < dim - 1; i += WAVE) to")
    assert error.where == {"slot": 0, "rank": 0, "token": 2, "k": 1, "expert": 0, "dim": 99}
    assert error.got == "NaN (never written, or no number)" and float(error.expected) == -1.13379
    assert error._render_traceback_() == [str(error)], "no traceback in a notebook"


def test_source_that_does_not_compile_and_files_that_are_not_there(tmp_path):
    broken = tmp_path / "broken.hip"
    broken.write_text("int main( {\n")
    pytest.raises(check.CheckFailed, check.gather, broken).match("(?s)cannot be loaded:.*broken.hip:1")
    pytest.raises(check.CheckFailed, check.scatter_reduce, "absent.hip").match("no file absent.hip beside")


def test_unknown_names():
    with pytest.raises(AttributeError, match="no check 'nonsense'; there are .*gather"):
        check.nonsense
    assert "gather" in dir(check) and callable(check.gather)


# What all checks share.

def test_compare_says_which_values_are_wrong():
    want = torch.arange(12.0).view(4, 3)
    got = want.clone()
    got[1:3, :2] = -1
    facts = compare(got, want, row="slot", column="value", where=lambda i: {"expert": i})
    assert facts["place"] == "slot 1 (expert 1), value 0" and facts["expected"] == "3" and facts["got"] == "-1"
    assert facts["wrong"] == "4 of 12 values, in 2 of 4 slots: 1, 2, values 0, 1"
    assert "cause" not in facts and compare(want, want) == {}


OPTIONS = {"A": "the sender", "B": "the receiver"}


@pytest.mark.parametrize("typed, measured, unit, reply", [  # a reply with a newline at the end is all that is printed
    (..., 14.96, "us", "You predicted nothing; it is 15 us."),
    *((nothing, "sometimes", "", "You predicted nothing; it is sometimes.") for nothing in ("Ellipsis", "...", "", None)),
    (14.0, 14.96, "us", "Close: within 10 %."),
    (10, 14.96, "us", "Predicted 10 us; it is 15 us.\nThe right order of magnitude: too low by a factor of 1.5."),
    (1, 14.96, "us", "Your guess is 15 times too short: what has to be waited for"),
    (90, 14.96, "us for sixteen loads", "Your guess is 6.0 times too long: what do you count one after the other"),
    (1e6, 14.96, "GB/s", "Your guess is 66 845 times too high"),
    (24, 24.0, "us", "Predicted 24 us; it is 24 us.\nExactly."),
    (0, 24.0, "us", "Off by 24."),
    # Counts: of small ones the difference, of large ones the factor; one is no plural.
    (24, 24, "waves", "Predicted 24 waves; it is 24 waves.\nRight."),
    (2, 1, "runs", "Predicted 2 runs; it is 1 run.\nOne too many."),
    (1, 3, "waves per SIMD", "Predicted 1 wave per SIMD; it is 3 waves per SIMD.\n2 too few."),
    (0, 235, "tokens", "235 too few."),
    (235, 6, "tokens", "Your guess is 39 times too high"),
    (1, 1, "us", "it is 1 us."),
    # Shares: their difference.
    (40, 92.6, "%", "Predicted 40 %; it is 92.6 %.\n53 percentage points too low."),
    (92, 92.6, "percent", "Close: within two percentage points."),
    # Names: right or wrong, without a factor.
    (3, "3", "", "Predicted 3; it is 3.\nRight."),
    ("Rank 3", "rank 0", "", "Predicted Rank 3; it is rank 0.\nNo. Which step of your reasoning"),
    *((typed, "3", "", "Right.") for typed in ("3.0", 3.0, "rank 3", "3")),
    # Options are answered with what they say, and choices and numbers are understood as people type them.
    ("A", "B", "", "Predicted A; it is B.\nNot A (the sender) but B: the receiver.\n"), (..., "B", "", "replace the ... by your choice"),
    *((typed, "B", "", "Predicted B; it is B.\nRight.\n") for typed in ("b", " B ", "B.", "(b)", "B: the receiver", "The receiver.")),
    *((typed, 92.6, "%", "Predicted 30 %; it is 92.6 %.\n63 percentage points too low.\n") for typed in (
        30, 30.0, "30", "30 %", "30%", " 3e1 percent", np.int64(30), np.float32(30), torch.tensor(30), torch.tensor([30.0]))),
    # Units.
    *((typed, 40.9, unit, reply) for typed, unit, reply in (
        ("0.0409 ms", "us", "Exactly."), ("40.9 ms", "us", "1 000 times too long"), ("40900 ns", "us", "Exactly."),
        ("40.9 \u00b5s", "us", "Exactly."), ("50 %", "us", "one number, in us"), ("40.9 GB", "us", "one number, in us"),
        ("40.9 waves", "us", "one number, in us"), ("0.0409 TB/s", "GB/s", "Exactly."), ("40.9 GB", "GB/s", "one number, in GB/s"),
        ("2 us", "waves", "one number, in waves"), (1e-320, "us", "more than a billion times too short"))),
])
def test_prediction(capsys, typed, measured, unit, reply):
    check.prediction(typed, measured, unit, options=OPTIONS if measured in ("A", "B") else None)
    output = capsys.readouterr().out
    assert output == reply if reply.endswith("\n") else reply in output


def test_a_lesson_s_own_question_goes_before_the_general_one(capsys):
    for typed, measured in ((1, 235), (1000, 14.96), (20, 14.96)):
        check.prediction(typed, measured, "tokens", hint="who has two?")
    remarks = [line.partition(": ")[2] for line in capsys.readouterr().out.splitlines()[1::2]]
    assert remarks == ["who has two?"] * 2 + ["too high by a factor of 1.3."]


class Raises:
    """A value whose `item` raises something of its own."""

    def item(self):
        raise KeyError("x")


@pytest.mark.parametrize("typed", [
    "ten", "1 or 2", "30 us", Raises(), [30], {}, True, math.nan, math.inf, 1e300, pytest.param(10**400, id="401 digits"),
    pytest.param(10**5000, id="5001 digits"), torch.ones(3), np.ones(2), object(), b"30", 3j])
def test_anything_else_is_told_what_is_wanted_and_the_cell_goes_on(capsys, typed):
    check.prediction(typed, 92.6, "%")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 and len(lines[0]) < 140, lines
    assert lines[0].startswith("A prediction is one number, in %, such as 20; yours is ") and lines[0].endswith("Here it is 92.6 %.")
    check.prediction(typed, "B", options=OPTIONS)
    assert capsys.readouterr().out.startswith("A prediction is one of A, B; yours is ")


def test_a_message_says_which_rank_token_expert_and_slot():
    error = mistakes.refused("send_token", "shape.row_bytes());", "shape.row_bytes() / 2);")
    assert error.where == {"rank": 0, "source": 0, "slot": 0, "token": 3, "k": 0, "expert": 0, "dim": 32}
    assert error.got == "NaN (never written, or no number)" and float(error.expected) == 5.0


def test_a_race_is_the_cause_with_its_lines():
    error = mistakes.refused("push_rows", "Order::release", "Order::relaxed")
    assert error.cause.startswith("missing release: the signal between them (answer:24) does not release")
    assert "write by rank 0, push_rows, line" in error.cause and "read by rank 0, take, line" in error.cause and not error.digest


def test_the_card_and_the_remark_count_flags():
    passed = mistakes.judged("push_rows", "if (lane_id() == 0) signal", "signal")
    assert dict(zip(passed.score["score"], passed.score["factor"], strict=True))["flags"].strip() == "64.00"
    assert passed.remarks == ["32 768 flags set, and 512 are enough: right, but the same work is done 64 times. Full marks: at "
                              "most 1.5 times the least"]


# Nothing hangs, nothing but CheckFailed is raised.

def test_code_without_an_end_is_stopped(monkeypatch):
    monkeypatch.setattr(patience, "SECONDS", 0.5)
    def endless():
        while True:
            try:
                while True:
                    pass
            except Exception:  # no matter what the reader catches
                pass
    pytest.raises(check.CheckFailed, Trial("any").call, endless).match("no end in sight")


def test_code_that_sleeps_is_stopped_too():
    with pytest.raises(patience.NoEnd), patience.patience(100.0, wall=0.5):
        for _ in range(1000):
            time.sleep(0.05)


def test_patience_leaves_nothing_behind():
    for _ in range(20):
        with patience.patience(0.0, wall=0.0):
            pass
    time.sleep(0.3)


@pytest.mark.parametrize("raised", [IndexError("7"), RecursionError(), SystemExit(2), KeyError("x")])
def test_what_an_answer_raises_is_a_failed_check(raised):
    def answer(*_):
        raise raised
    with pytest.raises(check.CheckFailed, match=f"your code raised {type(raised).__name__}"):
        check.split_evenly(answer)


def floats(answer):
    """The answer with floats for its whole numbers."""
    if isinstance(answer, torch.Tensor):
        return answer if answer.is_floating_point() else answer.double()
    if isinstance(answer, (list, tuple)):
        return type(answer)(map(floats, answer))
    if isinstance(answer, dict):
        return {key: floats(value) for key, value in answer.items()}
    return float(answer) if type(answer) is int else answer


FORMS = {  # another form of a right answer, and the exercises that take it, too
    "floats": (floats, "all_here busiest_link caller_time exposed moe_backward one_row_back order_calls output_pool plan_tools rank_ends "
               "slowest_wave sorted_combine two_under_way weakest"),
    "without its last part": (lambda answer: answer[:-1] if hasattr(answer, "__len__") else answer,
                              "all_here around_link exposed occupancy plan_tools rank_ends"),
    "its first part alone": (lambda answer: answer[0] if isinstance(answer, (list, tuple)) and answer else [answer], ""),
    **{f"{answer}": (lambda _, answer=answer: answer, "")
       for answer in ("text", 7, [[1]], [(1, 2, "x")], {}, [None], math.nan, torch.zeros(3))},
}
KERNEL = re.compile("__global__|@jit")
PYTHON = [name for name in check.names() if name != "send_pieces" and not KERNEL.search(mistakes.solution(name))]


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", PYTHON)
def test_an_answer_of_another_form_is_told_so(name):
    right = mistakes.answer(mistakes.solution(name))
    for form, (change, as_right) in FORMS.items():
        if name in as_right.split():
            continue
        with pytest.raises(check.CheckFailed) as failed:
            getattr(check, name)(lambda *given, **options: change(right(*given, **options)))
        assert "raised" not in str(failed.value), form


def test_arguments_are_compared_before_and_after():
    def changes(x, items):
        items.append(1)
        return x
    with pytest.raises(check.CheckFailed, match="argument 2 changed in place"):
        Trial("any").call(changes, torch.ones(2), [0])
    with pytest.raises(check.CheckFailed, match="argument 1 changed in place"):
        Trial("any").call(lambda pairs: pairs.sort() or pairs, [(2, 1.5), (1, 0.5)])
    for change in (torch.Tensor.add_, torch.Tensor.unsqueeze_):  # values alone, and the shape alone
        with pytest.raises(check.CheckFailed, match="argument 1 changed in place"):
            Trial("any").call(lambda x, change=change: change(x, 1), torch.ones(2))
    assert Trial("any").call(len, [float("nan"), 1]) == 2
    nan = torch.tensor([float("nan"), 1.0])
    assert Trial("any").call(lambda x: x, nan).shape == (2,)


def test_one_block_per_source_is_right_and_too_slow():
    text = (mistakes.SOLUTIONS / "06_share_sources.hip").read_text(encoding="utf-8")
    stub = [line.split("STUB: ")[1] for line in text.splitlines() if "STUB: " in line]
    body = text.split("  // BEGIN SOLUTION")
    narrow = "".join(part if first is None else first + part.split("// END SOLUTION")[1]
                     for first, part in zip((None, *stub), body, strict=True))
    with pytest.raises(check.CheckFailed) as failed:
        check.share_sources(toolchain.compile(narrow, name="answer"))
    message = " ".join(str(failed.value).split())
    assert "all rows right" in message and "6 blocks of its own" in message


def test_block_numbers_run_backwards_without_a_warning():
    text = mistakes.solution("take_roles").replace(take_roles.INCLUDE, take_roles.BACKWARDS, 1)
    assert toolchain.compile(text, name="backwards").warnings == ""


@pytest.mark.parametrize("code, cause", [
    ("__builtin_trap();", "it called __builtin_trap() or abort()"),
    ("assert(slots < 0);", "an assert() of the kernel does not hold"),
    ("__shared__ int few[4]; int* volatile p = few; p[lane_id() * 5000] = 1;", "an index outside of an array in LDS"),
    ("__shared__ int few[4]; few[lane_id() * 5000 + slot] = 1; rows[slot] = few[slot % 4];", "an index outside of an array in LDS"),
    ("atomicAdd((unsigned*)((char*)rows + 2), 0u);", "an address that is no multiple of what is read or written there at once"),
    ("rows[(int64_t)1 << 32] = 0;", "an address outside of its buffer"),
])
def test_a_fault_is_told_as_what_it_is(code, cause):
    line = "const half_t* from = x"
    assert cause in " ".join(str(mistakes.refused("gather", line, f"{code}\n    {line}")).split())


def test_a_pass_shows_its_facts():
    assert repr(Passed("mend", ["a case"], facts={"looks": "run; cost 1"})) == "mend: passed (1 case)\n  looks     run; cost 1"
