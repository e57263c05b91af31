"""Lesson 12 says in prose what its stored outputs show: faster kernels must not make the text wrong unseen."""
import re

import pytest
from lesson_tools import Lesson

from a2a_lib import families

LESSON = Lesson("12_all_reduce")
CELLS, output, predictions, said = LESSON.cells, LESSON.output, LESSON.predictions, LESSON.said


def table(cell, columns):
    """Rows of numbers of a printed table."""
    return [list(map(float, row)) for row in re.findall(r"^ *" + r" +".join([r"([\d.]+)"] * columns) + r"$", output(cell), re.M)]


def test_bytes():
    one_shot, two_shots = predictions("count-run")
    assert 7 < one_shot < 7.2 and 1.75 < two_shots < 1.85
    said("The flags add a little to both numbers. Without them, one shot sends N - 1 messages, and two shots send 2 (N - 1) / N. On "
         "eight ranks this is a quarter.")


def test_crossing():
    trip, = predictions("trip-run")
    assert trip > 0.3, "a second trip takes time"
    rows = table("crossing-run", 4)
    first, last = rows[0], rows[-1]
    assert first[1] < first[2] and last[1] > last[2], "one shot wins below, two shots above"
    measured, = predictions("crossing-run")
    (rule,), = LESSON.numbers("crossing-run", r"rule of thumb the crossing is at (\d+) KiB")
    assert rule == pytest.approx(8 + trip / (0.75 * 1024 / 45e3), rel=0.01)
    said("The rule has the right size, although it knows only one latency and one rate.")
    assert 0.5 < rule / measured < 2
    said("Two shots hardly change while the message is small: they wait for trips")
    kib, one, two, wire = rows[2]
    assert kib == 64 and two / first[2] < min(1.2, one / first[1]) and wire < 0.15 * two


def test_what_breaks():
    without, stalled = predictions("parity-run")
    assert without == 0 and 0 < stalled < 8
    said("Without stalls the mistake does not show")
    assert re.search(r"\d +\* MismatchError", output("parity-run")) and "Deadlock" not in output("parity-run")
    nobody, overtakes, gather = predictions("meet-run")
    assert nobody == overtakes == 8 and 0 < gather < 4
    said("mostly the sums arrive in time, and the test passes")
    assert "it is A (simulated, memory strict)" in output("tear-run") and "it is B (simulated, memory strict, with" in output("tear-run")
    said("The forgotten parity gives a deadlock here, and not a wrong sum.")


def test_flag_in_the_data():
    faster, slower = predictions("ll-run")
    assert faster > 5 and slower > 10
    said("With few bytes this is faster. With many, it is slower, because it sends twice the bytes.")


def test_data_that_are_their_own_flag():
    two_shots, one_shot = predictions("lamport-run")
    assert two_shots > 10 and one_shot > 25
    said("The links never wait now, so two shots come near the wire's time. And one shot sends half the bytes.")


def test_bits():
    f32, once, often = predictions("bits-run")
    assert f32 > 80 and once < 0.1 and often > 80
    assert predictions("router-run")[0] > 10 and "rounded once: 0 of 512 tokens" in output("router-run")


def test_eight_bits():
    even, outliers, fp8 = predictions("eight-run")
    (fp8_even,), = LESSON.numbers("eight-run", r"fp8 without outliers: ([\d.]+) %")
    assert even < fp8_even < 1.2 * fp8 and fp8 < outliers / 4 and outliers > 10 * even
    said("With int8 the error is smaller as long as the elements of a group are alike.")
    large, small = predictions("quantized-run")
    assert large > 1.3 and small < 1.05
    said("With few bytes, converting takes longer than sending.")


def test_fusing():
    (reduced, norm, fused), = LESSON.numbers("norm-run", r"all-reduce ([\d.]+) us, norm ([\d.]+), fused ([\d.]+)")
    assert 0.6 < norm / reduced < 1.2 and reduced < fused < reduced + norm
    said("The norm alone is almost as expensive as the all-reduce")
    (both, gemm, sums), = LESSON.numbers("gemm-run", r"^sequential: ([\d.]+) us; all_gather_gemm ([\d.]+), all_reduce_tiles ([\d.]+)")
    (fused,), = LESSON.numbers("gemm-run", r"^fused: ([\d.]+) us; gemm_all_reduce")
    assert 1.2 * max(gemm, sums) < fused < both
    said("Overlap hides less than it could.")


def test_choices():
    assert len(set(re.findall(r"^ *\d+ +([a-z]\w+)", output("best-run"), re.M))) >= 2
    for rung, us, least in re.findall(r"^ *\d+ +(\w+) +([\d.]+) +([\d.]+)$", output("best-run"), re.M):
        assert rung in families.of("all_reduce").registry and float(us) > float(least)
    rows = re.findall(r"^ *\d+ +\w+ +([\d.]+) +([\d.]+)$", output("best-run"), re.M)
    factors = [float(us) / float(least) for us, least in rows]
    said("The time stays far above the least where latencies decide, and comes near it where the wire does.")
    assert factors[0] > 1.5 and factors[-1] < 1.4


def test_names_of_mutations_exist():
    for rung, mutation in re.findall(r"all_reduce/(\w+) --variant ([\w-]+)", LESSON.prose()):
        assert mutation in {variant.name for variant in families.find(f"all_reduce/{rung}").variants}


def test_measured():
    small, large = predictions("measured-run")
    assert 1.4 < small < 1.6 and 0.94 < large < 0.98
    said("Up to 16 MiB our best rung is ahead on all three machines")
    rows = re.findall(r"^ +(\d) +(\w+) +\w+ +([\d.]+) +\w+ +([\d.]+) +([\d.]+)$", output("measured-run"), re.M)
    slower = [(gpus, size) for gpus, size, ours, theirs, _ in rows if float(ours) > float(theirs)]
    assert len(rows) == 15 and slower == [("8", "64MiB")]
    assert predictions("measured-gemm-run")[0] > 1.2
    said("So fusing pays here, too")
