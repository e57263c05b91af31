"""Lesson 17 says in prose what its stored outputs show: faster kernels must not make the text wrong unseen."""
import re

import pytest
import torch
from lesson_tools import Lesson

from a2a_lib import Node, Problem, Shape, families
from a2a_lib.machine.trace.analysis.motion import Motion

LESSON = Lesson("17_decode")
output, predictions, says = LESSON.output, LESSON.predictions, LESSON.says


def test_most_of_a_step_is_no_bytes():
    share, = predictions("step-run")
    assert share < 25
    says("So bytes are a small part of both calls.")
    says(f"Of both exchanges of a decode step, bytes at full rate are some {share:.0f} %.")
    (exchanged,), = LESSON.numbers("step-run", r"^dispatch and combine +([\d.]+)")
    of_one, = predictions("one-run")
    says("A quarter of the tokens, in another rung, still takes six sevenths of the time.")
    assert abs(of_one / exchanged - 6 / 7) < 0.02
    says("The all-reduce sums 8 rows, 112 KiB, of which every rank has a part, in two stages. Together they send 2 x 7/8 of it from each "
         "rank: 196 KiB (lesson 12).")
    (counted,), = LESSON.numbers("step-run", r"^all-reduce and norm +[\d.]+ +([\d.]+)")
    assert 8 * 7168 * 2 == 112 * 1024 and 2 * 7 / 8 * 112 == 196 < counted < 1.02 * 196


def test_slots_save_what_is_no_bytes():
    share, = predictions("slots-run")
    assert share < 60
    says("No byte less crosses the links.")
    us = [float(us) for us in re.findall(r"^ *(?:prereduced|low_latency|inline_flags) +\d +([\d.]+)$", output("slots-run"), re.M)]
    assert len(us) == 4 and us[1] < us[0] and us[3] < us[2]


def test_a_whole_step():
    step, saved = predictions("whole-run")
    assert step < 30 and abs(saved) < 5
    says("The graph saves next to nothing here.")
    says("The host needs 3.7 µs for a launch (published, lesson 09)")
    Lesson("09_overheads").says("On our clock the call itself costs 10 µs, `hipFree` of the dropped output 36, "
                                "`hipMalloc` of a new one 38, and each "
                                "launch 3.7.")
    says("the four kernels take longer than four launches")
    kernels = re.findall(r"^ *(?:attention|with_norm|router|low_latency) +([\d.]+)$", output("whole-run"), re.M)
    assert len(kernels) == 4 and 4 * 3.7 < sum(map(float, kernels)) and abs(sum(map(float, kernels)) / step - 1) < 0.2


def test_micro_batches_only_move_the_work():
    by_host, by_graphs = predictions("two-run")
    assert by_host > by_graphs > 100
    says("even then the step is not shorter than with one batch")
    assert by_graphs < 150  # two halves in a row would be nearly 200


def test_fusing():
    (reduced, norm, fused), = LESSON.numbers("norm-run", r"all-reduce ([\d.]+) us, norm ([\d.]+), fused ([\d.]+)")
    assert 0.75 < norm / reduced < 0.85 and 0.9 * reduced < fused < reduced
    says("The norm alone takes four fifths as long as the all-reduce")
    says("It is even a little faster than this all-reduce alone")


def test_stages():
    rows = LESSON.rows("stage-run", 3)
    assert predictions("stage-run") == [1] and [one_stage < two_stages for _, one_stage, two_stages in rows] == [True, False, False, False]
    says("One stage is ahead at one row alone.")
    says(f"at one row the second trip costs only {rows[0][2] - rows[0][1]:.1f} µs")
    says(f"The published second trip costs about {8.4 - 5.3:.0f} µs (8.4 - 5.3).")


def test_bits():
    f32, once, often = predictions("bits-run")
    assert f32 > 80 and once < 0.1 and often > 80
    assert predictions("router-run")[0] > 10 and "rounded once: 0 of 512 tokens" in output("router-run")


def test_eight_bits():
    outliers, fp8 = predictions("eight-run")
    (even, fp8_even), = LESSON.numbers("eight-run", r"without outliers: int8 ([\d.]+) %, fp8 ([\d.]+) %")
    assert even < fp8_even < 1.2 * fp8 and fp8 < outliers / 4 and outliers > 10 * even
    says("With int8 the error is smaller as long as the elements of a group are alike.")
    large, small = predictions("quantized-run")
    assert large > 1.3 and small < 1.05
    says("With few bytes, converting takes longer than sending.")


def test_choices():
    assert len(set(re.findall(r"^ *\d+ +([a-z]\w+)", output("best-run"), re.M))) >= 2
    for rung, us, least in re.findall(r"^ *\d+ +(\w+) +([\d.]+) +([\d.]+)$", output("best-run"), re.M):
        assert rung in families.of("all_reduce").registry and float(us) > float(least)
    rows = re.findall(r"^ *\d+ +\w+ +([\d.]+) +([\d.]+)$", output("best-run"), re.M)
    factors = [float(us) / float(least) for us, least in rows]
    says("The time is 1.7 to 2.6 times the least.")
    assert all(1.65 < factor < 2.65 for factor in factors)


def test_the_film():
    says("Nothing moves in the first 2.3 µs, nor from 5.2 µs on. So more than half of the call is its beginning and its end.")
    (us,), = LESSON.numbers("slots-run", r"low_latency +1 +([\d.]+)")
    assert 0.5 < (us - (5.2 - 2.3)) / us < 0.65


@pytest.mark.soak  # a call of eight ranks with all its records: 15 s
def test_the_film_is_that_of_the_call():
    with Node(8, seed=0, max_events=1 << 20) as node:
        rung = families.find("all_to_all/low_latency")(node, Shape("decode", 256, 8, 7168, 1))
        for seed in (1, 2):
            rung(Problem.random(rung.shape, 8, seed=seed, num_tokens=(1,) * 8))
        motion = Motion(rung.trace, 60)
    middle = 3.3
    rows, answers = motion.start < middle, motion.start > middle
    says(f"Rows fly until {float(motion.stop[rows].max()):.1f} µs, and answers from {float(motion.start[answers].min()):.1f} µs on.")
    assert [round(float(us), 1) for us in (motion.start.min(), motion.stop.max())] == [2.3, 5.2]


def test_the_words_of_choices():
    says(f"The first {8 * 7 * 8} flags are the words of choices: 8 ranks, 7 sources, 8 choices.")
    assert "0, 0, 448 and 8256 of 8256 flags" in " ".join(output("film").split())


def test_a_rank_dies():
    whole, first, second = (LESSON.numbers("dead-run", name + r" +([\d.]+) us")[0][0] for name in ("all live", "rank 3 dies", "the next"))
    says("The step in which rank 3 dies takes a bound longer.")
    assert 110 < first - whole < 130 and second < 1.1 * whole


def test_a_kernel_that_only_reads_its_arguments():
    with Node(1, seed=0) as node:
        kernel = node.load('#include "a2a/a2a.h"\nextern "C" __global__ void stores(int* out, int n) { out[threadIdx.x] = n; }').stores
        out = node.ranks[0].empty(64, torch.int32, "out")
        mark = node.mark()
        node.ranks[0].launch(kernel, 1, 64, out, 7)
        node.synchronize()
        wave, = node.trace_since(mark).select("wave").records
    says(f"about {float(wave['duration']) / 1e6:.1f} until a kernel has read its arguments (simulated)")
