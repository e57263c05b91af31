"""Lesson 19 says in prose what its stored outputs show."""
import re

from lesson_tools import Lesson

LESSON = Lesson("19_the_way_back")
CELLS, output, predictions, said = LESSON.cells, LESSON.output, LESSON.predictions, LESSON.said


def answers(cell):
    """The options that were right, in the cell's order."""
    return "".join(re.findall(r"^Predicted .*?; it is ([A-E])\b", output(cell), re.M))


def test_the_four_steps_are_those_of_autograd():
    assert predictions("paper-run") == [4, 1.5]
    assert output("four-run").count("as autograd") == 3 and "wrong" not in output("four-run")


def test_bytes():
    (rows,), = LESSON.numbers("bytes-count", r"counted: ([\d.]+) KiB of rows")
    (forward, backward), = LESSON.numbers("bytes-count", r"forward ([\d.]+) KiB, backward ([\d.]+) KiB")
    assert rows < forward < 1.05 * rows and 0.98 < backward / forward < 1.02
    said("So the exchange costs as much backward as forward.")


def test_kernels():
    us = dict(re.findall(r"^(\w+) +([\d.]+)$", output("longest-run"), re.M))
    sending, summing = ([float(us[name]) for name in names]
                        for names in (("dispatch", "combine_backward"), ("combine", "dispatch_backward")))
    said("The two that *dispatch*, `dispatch` and `combine_backward`, take longer than the two that *combine*.")
    assert min(sending) > max(summing)


def test_a_step_in_one_launch():
    assert answers("one-launch-run") == "B"
    (_, phases, one), = LESSON.numbers("one-launch-run", r"forward ([\d.]+) us; backward ([\d.]+) us in phases, ([\d.]+) us in one")
    assert 1.3 * one < phases
    (forward, backward), = LESSON.numbers("one-launch-run", r"waits ([\d.]+) us in forward and ([\d.]+) us in backward")
    assert 2 * backward < forward
    said("At the end of forward all programs wait")
    said("So wgrad fills what communication leaves.")


def test_the_forgotten_gradient():
    assert answers("forgotten-run") == "CC"
    rows = re.findall(r"^ *\d+ +([\d.]+) +([\d.]+)$", output("forgotten-run"), re.M)
    assert len(rows) == 5 and all(float(a) <= float(b) < 1.2 * float(a) for a, b in rows)
    said("The second curve lies a little higher")
    assert answers("difference-run") == "A"


def test_what_breaks():
    assert answers("reuse-run") == "BD"
    said("PyTorch refuses the mistake that it can see.")
    assert re.search("^(DeadlockError|FaultError): ", output("reuse-run"), re.M)


def test_keep_or_compute_again():
    rows = {name: tuple(map(float, numbers)) for name, *numbers in
            re.findall(r"^(nothing|experts|layer) +([\d.]+) +([\d.]+) +([\d.]+)$", output("keep-run"), re.M)}
    (kept, links, us), cut, whole = rows["nothing"], rows["experts"], rows["layer"]
    assert whole[0] < cut[0] < kept and cut[1:] == (links, us)
    said("The cut around the layer costs a third exchange")
    assert 1.45 < whole[1] / links < 1.55 and 1.3 < whole[2] / us < 1.7
    assert "the same gradients, bit by bit" in output("keep-run")


def test_a_model_that_trains():
    assert answers("train-run") == "BA"
    assert "50 of 50 losses have the same bits" in output("train-run")
    said("With `placed=True` all bits are the same, in every step, forward and backward.")
    rows = [tuple(map(float, row)) for row in re.findall(r"^ *\d+ +([\d.]+) +([\d.]+)$", output("train-run"), re.M)]
    assert len(rows) == 5 and rows[0][0] > 4 and rows[-1][0] < 0.1
    said("The forgotten gradient above moved the first losses by less than that.")
    first, *_ = [tuple(map(float, row)) for row in re.findall(r"^ *3 +([\d.]+) +([\d.]+)$", output("forgotten-run"), re.M)]
    assert 0 < first[1] / first[0] - 1 < 0.01


def test_measured():
    one_launch, grouped_gemms = predictions("measured-run")
    assert one_launch < 0.95 and grouped_gemms > 1.3
    said("That is worth more than the exchange that one launch hides")
    own, of_all, launch = (us for us, in LESSON.numbers("registers-run", r"([\d.]+) us, measured"))
    assert own < 0.9 * of_all and 0.98 < launch / of_all < 1.02
