"""Lesson 12 says in prose what its stored outputs show: a change of the clock must not make the text wrong unseen.

That the outputs themselves are right is nbval's business.
"""
import re

import pytest
from lesson_tools import Lesson

import a2a_lib as a2a

LESSON = Lesson("12_past_the_published_kernels")
CELLS, output, predictions, said = LESSON.cells, LESSON.output, LESSON.predictions, LESSON.said


def test_every_measurement_has_a_prediction_that_is_checked():
    guesses = [cell for cell in CELLS if cell.startswith("guess")]
    ids = list(CELLS)
    for guess in guesses:
        before, after = ids[ids.index(guess) - 1], ids[ids.index(guess) + 1]
        assert "**Predict**" in LESSON.source(before)
        names = LESSON.source(guess).split("=")[0].split(",")
        assert len(predictions(after)) == len(names), guess


def test_counted():
    eight, two = predictions("count-run")
    assert 1.4 < eight < 1.6 and two > 4
    assert round((1 - 1 / 8) ** 8, 2) == 0.34 and (1 - 1 / 2) ** 8 < 0.01
    said("one third on 8, nearly none on 2")


def test_each_rung_is_shorter_than_the_one_before():
    assert 15 < predictions("one-run")[0] < 25, "the answer is B, a fifth"
    assert all(percent > 5 for percent in (*predictions("dedup-run"), *predictions("pre-run")))
    assert predictions("pre-run")[0] > 1.8 * predictions("dedup-run")[0], "both ways instead of one"


def test_bits():
    dedup, pre, grid = predictions("bits-run")
    assert dedup == grid == 0 and 34 < pre < 50
    said("More than a third, by one rounding")


def test_what_breaks():
    for cell in ("ahead-run", "torn-run"):
        assert 0 < predictions(cell)[0] < 8
    assert "DeadlockError" in output("ahead-run") and "MismatchError" in output("torn-run")
    assert predictions("resident-run") == [1] and "8 of 16 blocks have not started" in output("resident-run")
    said("8 CUs a GPU take 8 such blocks of 16 waves at once")


def test_a_pipeline_changes_little():
    assert "pipelined" in output("fp8-run") and "percentage points" in output("pipeline-run")
    us = dict(re.findall(r"^(prereduced|pipelined) +([\d.]+) +simulated", output("fp8-run"), re.M))
    assert abs(float(us["pipelined"]) / float(us["prereduced"]) - 1) < 0.05
    said("Next to nothing, either way: the links decide")


def test_eight_bits_cost_where_bytes_do_not_decide():
    bytes_less, longer = predictions("fp8-run")
    assert 20 < bytes_less < 26 and longer > 10
    said("at 32 tokens nobody waits for bytes")


def test_a_layer_equals_the_one_on_one_gpu():
    assert 0 < predictions("layer-run")[0] < 1


def test_measured():
    rows = {name: [float(us) for us in numbers.split()]
            for name, numbers in re.findall(r"^(varlen|\w+_\w+|dedup|prereduced|floor dedup) +([\d. ]+)$",
                                            output("measured-run"), re.M)}
    best = [min(rows[name][i] for name in rows if name != "floor dedup") for i in range(6)]
    assert sum(us < floor for us, floor in zip(best, rows["floor dedup"], strict=True)) == 5
    said("At five of six shapes the best rung is now below the *floor*")
    assert all(rows["inline_flags"][i] < rows["prereduced"][i] for i in range(3))
    assert all(rows["inline_flags"][i] > rows["prereduced"][i] for i in range(3, 6))


@pytest.mark.soak
def test_where_bytes_decide():
    problem, us = a2a.Problem.random("dsv3", 8, seed=4), {}
    for name in ("varlen", "one_launch", "prereduced", "fp8_rows"):
        comm = a2a.alltoall.rungs[name](a2a.Node(8, seed=0), problem.shape)
        comm.check(problem, comm(problem))
        us[name] = comm.trace.span_us
    said("At `dsv3`, where bytes decide, it gains 8 % (simulated)")
    assert 0.9 < us["one_launch"] / us["varlen"] < 0.94
    said("At `dsv3` the call is a sixth shorter (simulated)")
    assert 0.8 < us["fp8_rows"] / us["prereduced"] < 0.86
