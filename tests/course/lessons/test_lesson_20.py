"""Lesson 20 says in prose what its stored outputs show."""
import re

from lesson_tools import Lesson

LESSON = Lesson("20_a_model_that_trains")
output, predictions, says = LESSON.output, LESSON.predictions, LESSON.says


def test_the_forgotten_gradient():
    assert LESSON.answers("forgotten-run") == "CC"
    rows = re.findall(r"^ *\d+ +([\d.]+) +([\d.]+)$", output("forgotten-run"), re.M)
    assert len(rows) == 5 and all(float(a) <= float(b) < 1.2 * float(a) for a, b in rows)
    says("The second curve lies a little higher")


def test_differences_are_exact_for_a_parabola_only():
    assert LESSON.answers("difference-run") == "AC"
    says("There a right gradient seems wrong, and a smaller step makes it no better.")
    text = output("difference-run")
    assert all(f"row, step 2^{power}: more than 10 % off" in text for power in (-4, -8))
    assert "weight, step 2^-4: less than 1 % off" in text


def test_experts_have_sums():
    table, expert = predictions("average-run")
    assert table == 1 and expert == 2, "two ranks"
    says("Expert gradients are as many times too large as there are ranks.")


def test_what_breaks():
    assert LESSON.answers("reuse-run") == "BD"
    says("PyTorch refuses the mistake that it can see: it counts the changes of its own tensors.")
    assert re.search("^(DeadlockError|FaultError): ", output("reuse-run"), re.M)


def test_keep_or_compute_again():
    rows = {name: tuple(map(float, numbers)) for name, *numbers in
            re.findall(r"^(nothing|experts|layer) +([\d.]+) +([\d.]+) +([\d.]+)$", output("keep-run"), re.M)}
    (kept, links, us), cut, whole = rows["nothing"], rows["experts"], rows["layer"]
    assert whole[0] < cut[0] < kept and cut[1:] == (links, us)
    says("The second cut also costs a third exchange: two forward, and one backward.")
    assert 1.45 < whole[1] / links < 1.55 and 1.3 < whole[2] / us < 1.7
    assert "the same gradients of x, bit by bit" in output("keep-run")


def test_a_model_that_trains():
    assert LESSON.answers("train-run") == "BA"
    assert "50 of 50 losses have the same bits" in output("train-run")
    says("With `placed=True` all 50 losses have the same bits, and so have the parameters and the gradients at the end.")
    assert "parameters and last gradients: the same bits" in output("train-run")
    rows = [tuple(map(float, row)) for row in re.findall(r"^ *\d+ +([\d.]+) +([\d.]+)$", output("train-run"), re.M)]
    assert len(rows) == 5 and rows[0][0] > 4 and rows[-1][0] < 0.1
    assert "one GPU: 0 of 6400 choices" in output("train-run")
    says("every token chose the same experts in both runs")
    says("In the first five steps the forgotten gradient above moved the losses by less than that.")
    moved = {int(step): wrong / right - 1 for step, right, wrong in LESSON.numbers("forgotten-run", r"^ *(\d+) +([\d.]+) +([\d.]+)$")}
    assert 0 < moved[3] < moved[5] < 0.01 < moved[9]


def test_real_gpus():
    few, many = predictions("clock-run")
    assert many < few < 1.98
    says("With busy matrix units the clock falls")
    assert predictions("luck-run") == [1.1] and "Close" not in output("luck-run"), "a guess of 0 is off by it all"
    says("The best of many is always too good. Move the slider: with 30 grids it wins by more still.")
    wins = {int(tries): float(win) for tries, win in re.findall(r"^(\d+) +([\d.]+)$", output("luck-run"), re.M)}
    assert wins[2] == 0 and wins[14] == 1.1 < wins[30]
