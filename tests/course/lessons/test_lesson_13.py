"""Lesson 13 says in prose what its stored outputs show."""
import re

from lesson_tools import Lesson

from a2a_lib import families

LESSON = Lesson("13_past_the_published_kernels")
output, predictions, says = LESSON.output, LESSON.predictions, LESSON.says


def test_counted():
    eight, two = predictions("count-run")
    assert 1.4 < eight < 1.6 and two > 4 and "on 4: 2.20" in output("count-run")
    assert round((1 - 1 / 8) ** 8, 2) == 0.34 and (1 - 1 / 2) ** 8 < 0.01
    says("On 8 ranks that is one third, on 2 ranks it is almost zero.")


def test_each_rung_is_shorter_than_the_one_before():
    assert 15 < predictions("one-run")[0] < 25, "the answer is B, a fifth"
    assert all(percent > 5 for percent in (*predictions("dedup-run"), *predictions("pre-run")))
    says("It cuts rows into parts of 4 KiB")
    assert families.find("all_to_all/dedup").pieces * 64 * 16 == 4096, "pieces of 64 lanes"
    assert predictions("pre-run")[0] > 1.8 * predictions("dedup-run")[0], "both ways instead of one"


def test_uncached_memory_gains_more_with_more_bytes():
    few, many = predictions("uncached")
    assert 5 < few < 8 and 20 < many < 30
    says("The gain grows with the bytes that queue at the links.")


def test_bits():
    dedup, pre, grid = predictions("bits-run")
    assert dedup == grid == 0 and 34 < pre < 50
    says("More than a third of the values change")


def test_what_breaks():
    assert "it is B (simulated, memory strict)" in output("ahead-run") and "DeadlockError" in output("ahead-run")
    (right,), = LESSON.numbers("ahead-run", r"^ +(\d) +\d +right$")
    says(f"The mistake shows only in schedules in which a rank gets ahead: here in {8 - right:.0f} of 8.")
    assert 4 <= right < 8
    assert predictions("resident-run") == [1] and "8 of 16 blocks have not started" in output("resident-run")
    says("On a small GPU of 8 CUs, 8 blocks of 16 waves fit at once. We launch 16.")


def test_a_pipeline_changes_little():
    us = {name: round(float(us), 1) for name, us in re.findall(r"^(prereduced|pipelined), [\dx]+ +([\d.]+)", output("chart"), re.M)}
    says(f"In this chart it gains nothing: {us['pipelined']} µs, and `prereduced` {us['prereduced']}.")
    assert 1 < us["pipelined"] / us["prereduced"] < 1.05


def test_eight_bits_cost_where_bytes_do_not_decide():
    bytes_less, longer = predictions("fp8-run")
    assert 20 < bytes_less < 26 and 0 < longer < 5
    says("At 32 tokens `fp8_rows` is not faster: the few bytes that it saves weigh less than the conversion and the scales.")


def test_a_layer_equals_the_one_on_one_gpu():
    """The cell prints a kind: the number hangs on roundings of the host."""
    assert "it is A (simulated)" in output("layer-run"), "less than half of the bound"


def test_measured():
    says("8 experts, top 2, rows of 6144 values, at most 16 tokens per rank")
    smallest = families.of("all_to_all").shape("bench1")
    assert (smallest.num_experts, smallest.topk, smallest.dim, smallest.max_tokens) == (8, 2, 6144, 16)
    places = re.findall(r"^(\w+\S*) +(\w+) .*: (below|within|above) the floor", output("measured-run"), re.M)
    assert [place for *_, place in places] == ["below"] * 3 + ["within"] * 2 + ["above"]
    says("At the three smallest shapes the best rung is below the floor.")
    says("At the largest shape bytes decide, and there the rung is above the floor.")
    says("`prereduced`, which has no barrier either, is only a little below.")
    rows = {name: [float(us) for us in numbers.split()]
            for name, numbers in re.findall(r"^(varlen|\w+_\w+|dedup|prereduced|floor dedup) +([\d. ]+)$",
                                            output("measured-run"), re.M)}
    assert all(rows["inline_flags"][i] < rows["prereduced"][i] for i in range(3))
    assert all(0.9 < rows["prereduced"][i] / rows["floor dedup"][i] < 1 for i in range(3))
    assert all(rows["inline_flags"][i] > rows["prereduced"][i] for i in range(3, 6))


def test_where_bytes_decide():
    says("the gain is smaller, as the last line shows")
    gain, = LESSON.numbers("one-run", r": (\d+) % less")[0]
    assert 0 < gain < predictions("one-run")[0]
    for pattern in (r"^64 tokens of dsv3 on 4 GPUs: (\d+) us, then (\d+)", r"^dsv3-full: (\d+) us, then (\d+)"):
        before, after = LESSON.numbers("fp8-run", pattern)[0]
        assert after < 0.95 * before
    says("Where bytes decide, the call gets shorter")


def test_the_simulated_order_of_small_messages_is_the_other_one():
    plain, inline = (LESSON.numbers("measured-run", rf"^bench1, {rung}: ([\d.]+) us, simulated")[0][0]
                     for rung in ("prereduced", "inline_flags"))
    says(f"on two ranks `prereduced` takes {plain:.1f} µs and `inline_flags` {inline:.1f} (simulated).")
    measured = {name: float(us) for name, us in re.findall(r"^(prereduced|inline_flags) +([\d.]+)", output("measured-run"), re.M)}
    assert plain < inline and measured["inline_flags"] < measured["prereduced"]


def test_waiting():
    assert "waves wait 37% of their time" in output("timeline")
    says("The waves of a rank wait 36 or 37 % of their time, and a wave that waits keeps its place.")
