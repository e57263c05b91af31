"""Exercises in Triton on a machine without Triton: the texts that the course knows are checked, up to names and the order of
statements that do not depend on each other, and of others nothing is said."""

import ast

import pytest

from a2a_lib.course import tally
from a2a_lib.course.check import CheckFailed, NotChecked, exercises
from a2a_lib.course.check.canonical import canonical
from a2a_lib.machine.toolchain import triton as room
from tests.course.check import mistakes, store_triton

IN_TRITON = ("wait_in_place", "sum_in_order", "wait_for_tile")
THERE = "    there = tl.minimum(end - tile * BM, BM)\n"
EXPERT = "    expert = tl.load(tiles + tile)\n"
ADD = "total += tl.load(own + i, mask=inside).to(tl.float32)"
SAME = [  # exercise, changes: the same kernel in other words
    ("wait_for_tile", (THERE, "    rest = end - tile * BM\n    there = tl.minimum(BM, rest)\n")),
    ("wait_for_tile", (EXPERT, "    e = tl.load(tile + tiles)\n", "tl.load(first + expert) + tl.load(count + expert)",
                       "tl.load(count + e) + tl.load(first + e)")),
    ("wait_in_place", ("for source in", "for s in", "source != rank", "rank != s", "flags + source", "flags + s")),
    ("sum_in_order", ("range(world_size)", "range(0, world_size)", ADD, ADD.replace("total +=", "total = total +"))),
    ("sum_in_order", ("if source == rank:\n            " + ADD, "if source != rank:\n            wait_at_least(flags + source, epoch)\n"
                      "            total += tl.load(slots + source * n + i, mask=inside).to(tl.float32)",
                      "else:\n            wait_at_least(flags + source, epoch)\n"
                      "            total += tl.load(slots + source * n + i, mask=inside).to(tl.float32)", "else:\n            " + ADD)),
]
OTHER = [  # exercise, changes: another kernel
    ("wait_for_tile", ("    wait_at_least(arrived + tile, there)\n", "", EXPERT, EXPERT + "    wait_at_least(arrived + tile, 1)\n")),
    ("wait_for_tile", ("tl.minimum(end", "tl.maximum(end")), ("wait_for_tile", ("end - tile * BM", "tile * BM - end")),
    ("sum_in_order", ("flags + source, epoch", "flags + rank, epoch")), ("sum_in_order", ("source * n", "rank * n")),
    ("sum_in_order", ("            wait_at_least(flags + source, epoch)\n            total += tl.load(slots + source * n + i, mask=inside)",
                      "            total += tl.load(slots + source * n + i, mask=inside)", "    tl.store(out",
                      "    wait_at_least(flags + rank, epoch)\n    tl.store(out")),
    ("wait_in_place", ("if source != rank:", "if source == rank:")), ("wait_in_place", ("first // rows, last", "last // rows, first")),
]


@pytest.fixture(autouse=True)
def _no_triton(monkeypatch):
    monkeypatch.delenv("A2A_TRITON", raising=False)
    monkeypatch.setattr(room, "VERSION", "")


@pytest.mark.parametrize("name", IN_TRITON)
def test_an_unknown_answer_is_not_called_wrong(name, monkeypatch):
    recorded = []
    monkeypatch.setattr(tally, "record", lambda *what, **outcome: recorded.append(outcome))
    other = mistakes.solution(name).replace("epoch)", "epoch + 1)").replace("there)\n", "there + 2)\n")
    with pytest.raises(NotChecked, match="there is no Triton here") as raised:
        exercises[name](mistakes.answer(other))
    text = " ".join(str(raised.value).split())
    assert text.startswith(f"{name}: cannot be checked here") and "not yet" not in text and not recorded
    assert "cause here, without Triton, " in text and f"{len(store_triton.answers(name))} answers can be judged" in text


@pytest.mark.parametrize("name, changes", SAME)
def test_a_right_answer_in_other_words_passes(name, changes):
    assert mistakes.judged(name, *changes).name == name


def test_a_known_mistake_with_other_names_gets_its_message_and_the_reader_s_lines():
    text = mistakes.solution("wait_in_place").replace("wait_at_least(flags + source, epoch)", "pass  # later")
    text = text.replace("    x = tl.load(gathered", "\n\n    mine = tl.load(gathered").replace("tl.dot(x, ", "tl.dot(mine, ")
    line = 1 + text[:text.index("    mine = ")].count("\n")
    with pytest.raises(CheckFailed, match="nothing orders them: no signal") as raised:
        exercises["wait_in_place"](mistakes.answer(text))
    assert f", line {line}" in str(raised.value)


@pytest.mark.parametrize("name, changes", OTHER)
def test_another_kernel_is_another(name, changes):
    text = ast.unparse(ast.parse(mistakes.solution(name)))
    assert canonical(text)[0] != canonical(ast.unparse(ast.parse(mistakes.changed(mistakes.solution(name), *changes))))[0]


def test_a_flag_before_its_data_is_another_kernel():
    head, *lines = "def f(a, b):", "    tl.store(a, 1)", "    signal(b, 1)"
    assert canonical("\n".join([head, *lines]))[0] != canonical("\n".join([head, *reversed(lines)]))[0]


def test_no_known_mistake_is_the_solution_or_another_one_up_to_names():
    for name in IN_TRITON:
        texts = {store_triton.triton_answer.plain(answer.fn)[0] for answer in store_triton.answers(name)}
        right = getattr(mistakes.table(name), "ALSO_RIGHT", {})
        assert len({canonical(text)[0] for text in texts}) >= len(texts) - len(right)
