"""Lesson 21: what its prose says of its outputs."""

from lesson_tools import Lesson

from a2a_lib import balance

LESSON = Lesson("21_balance")
output, says = LESSON.output, LESSON.says


def test_skew_4_takes_almost_four_times():
    (factor,) = LESSON.predictions("slow-run")
    says("Almost the skew itself")
    assert 3.2 < factor < 4


def test_even_work_shows_that_no_rank_is_slow():
    ((slow,),) = LESSON.numbers("fault-run", r"^with even work rank 0 takes ([\d.]+) times")
    says("With even work all ranks have the same number of rows, and rank 0 takes as long as the others.")
    assert 0.97 < slow < 1.03


def test_the_largest_expert_alone_is_too_large():
    ((rows, _),) = LESSON.numbers("fault-rows", r"rank 0: \[(\d+), (\d+)\]")
    says("three and a half times the rows of a whole rank")
    assert rows / 352 == 3.5 and "it is A" in output("fault-run")


def test_placement_is_for_a_day_and_a_capacity_drops_a_third():
    (dropped,) = LESSON.predictions("drop-run")
    ((same,),) = LESSON.numbers("drop-run", r"^placed, the same day +([\d.]+)")
    ((moved,),) = LESSON.numbers("drop-run", r"^placed, moved +([\d.]+)")
    says("throws away a third of the model's work")
    assert 33 < dropped < 40 and same < 1.5 < 3 < moved


def test_the_paper_says_what_a_copy_has_to_save():
    (rows,) = LESSON.predictions("rows-run")
    says("At skew 4 the slowest rank has three times as many to give away")
    assert 3 * 2048 < rows < 3 * 32768


def test_the_planner_is_one_short_kernel_and_all_plans_are_alike():
    (us,) = LESSON.predictions("planner-run")
    assert us < 15 and "all eight plans are alike, and Python's: True" in output("planner-run")


def test_replicas_are_near_even_work_and_weights_first_is_not():
    ((even, home, first, replicas),) = LESSON.numbers(
        "run-run", r"^even ([\d.]+) us, home ([\d.]+), weights first ([\d.]+), replicas ([\d.]+),")
    assert replicas < 1.15 * even < first < home and "it is B" in output("run-run")


def test_two_plans_are_wrong_and_silent():
    assert "it is B" in output("two-run") and "[1, 3, 5, 7]" in output("two-run")


def test_the_formula_is_near_and_names_the_least_tokens():
    ((points, worst),) = LESSON.numbers("points", r"^(\d+) points, worst error ([\d.]+) %")
    assert points == len(balance.executed()) - 3 >= 12 and worst < 10
    (tokens,) = LESSON.predictions("even-run")
    pays = dict(LESSON.numbers("even-run", r"^([\d.]+) +(\d+)$"))
    says("From 2 on some rank fetches two over one link. There more skew needs fewer tokens")
    assert pays[4] == tokens and pays[1.2] < pays[2] and pays[8] < pays[4] < pays[2] and 512 < tokens < 640


def test_few_tokens_pay_for_no_copy():
    ((home, _, replicas),) = LESSON.numbers("slider", r"^16 +([\d.]+) +([\d.]+) +([\d.]+)$")
    says(f"At 16 tokens replicas take {replicas} ms, and `home` takes {home} ms.")
