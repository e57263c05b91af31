"""Lesson 11 says in prose what its stored outputs show."""
import re
from math import gcd

import numpy as np
import pytest
import torch
from lesson_tools import Lesson

import a2a_lib as a2a
from a2a_lib.kernels.all_to_all import NoOverheads, Varlen
from a2a_lib.kernels.all_to_all.published import V7, V7_256
from a2a_lib.lab.bench import workloads

LESSON = Lesson("11_uneven_work")
output, predictions, says = LESSON.output, LESSON.predictions, LESSON.says


def text(cell):
    return " ".join(LESSON.source(cell).split())


def test_the_three_problems():
    rows = re.findall(r"(\w+) +rows from rank 3: +(\d+) +to rank 3: +(\d+) +busiest expert: +(\d+) +of all: +(\d+)",
                      output("problems"))
    assert [row[0] for row in rows] == ["even", "source", "expert"] and {row[4] for row in rows} == {"4096"}
    even, source, expert = ([int(number) for number in row[1:]] for row in rows)
    assert source[0] == 4096 // 2, "half of all tokens"
    assert expert[2] == 512 == even[0] and predictions("problems") == [expert[1]] and expert[1] < 2 * 512
    says("one expert, 27 of 64 on rank 3")
    assert 27 // (64 // 8) == 3


def test_before_a_wave_has_a_source():
    assert 304 * 4 == 1216 and 1216 % 8 == 0 and 1216 // 8 == 152
    most, idle = predictions("before-run")
    assert most == 2 and idle > 1216 / 2, "most others idle"


def test_dealing_hardly_helps_receivers_and_helps_senders():
    now, less = predictions("after-run")
    assert now == 1 and 0 <= less < 3 and "it is A" in output("after-run"), "hardly shorter"
    most, shorter = predictions("combine")
    says("The gain is a few percent.")
    assert most == 4 and 3 < shorter < 8
    for cell in ("after-run", "combine"):
        rows = [line.split() for line in output(cell).splitlines() if re.match(r"(no_overheads|varlen) +\d", line)]
        assert [row[0] for row in rows] == ["no_overheads", "varlen"] and rows[0][1] == rows[1][1], "as many rows"
        assert rows[1][4] == "1"


def test_the_puzzle_of_304_blocks():
    mean = {blocks: sum(row[2] for row in table) / 8 for blocks, table in ((304, V7), (256, V7_256))}
    says(f"took {mean[304]:.0f} µs with 304 blocks and about {round(mean[256], -1):.0f} µs with 256")
    assert predictions("deal") == [5, 7]
    assert "In the end 28 waves have rows, the busiest 32." in " ".join(output("stride-film").split())
    counted = dict(LESSON.numbers("deal", r"^(\d+) blocks: .* counted: (\d+)"))
    bound = dict(LESSON.numbers("deal", r"^(\d+) blocks: .* at least +(\d+)"))
    for blocks in (240, 256, 272, 288, 296, 304, 320):
        places = 4 * blocks // gcd(4 * blocks, 2048)
        assert bound[blocks] == -(-32 // places) <= counted[blocks] <= bound[blocks] + 1
    assert counted[320] == 7


def test_on_real_gpus_the_time_follows_the_busiest_wave():
    measured = {int(blocks): us for blocks, us in LESSON.numbers("real", r"^(\d+) +[\d.]+ +[\d.]+ +([\d.]+)$")}
    best = min(measured.values())
    assert len(measured) == 7 and max(measured, key=measured.get) == 256 and measured[256] > 3 * best
    assert sorted(measured, key=measured.get)[-2] == 320
    assert all(us < 1.25 * best for blocks, us in measured.items() if blocks not in (256, 320))
    says("Other grids are within some 25 percent of the best.")


def test_the_example_of_the_search():
    counts, ends, begins = [3, 1, 0, 2], [3, 4, 4, 6], [0, 3, 4, 4]
    assert ends == [sum(counts[:s + 1]) for s in range(4)] and begins == [sum(counts[:s]) for s in range(4)]
    assert sum(end <= 4 for end in ends) == 3 and 4 - ends[2] == 0
    assert ", ".join(map(str, ends)) in text("after-code-text") and ", ".join(map(str, begins)) in text("after-text")


def test_where_varlen_stands():
    (percent,) = predictions("light")
    assert 55 < percent < 65
    shares = [float(line.split()[-1]) for line in output("light").splitlines() if re.match("dispatch|combine", line)]
    assert len(shares) == 2 and min(shares) > percent / 100, "the table's total is less than its stages'"
    for wire, took in LESSON.numbers("light", r"^(?:dispatch|combine) .*?([\d.]+) +([\d.]+) +[\d.]+$"):
        assert took / wire == pytest.approx(1.6, abs=0.08), "each way takes half as long again and more"
    says("each way takes half as long again as the busiest link would need at full speed")


def test_rank_0_waits_for_the_busy_ones():
    waits = {int(rank): (int(flags), float(mean)) for rank, flags, mean in
             LESSON.numbers("flags", r"^rank (\d) +(\d+) +[\d.]+ +[\d.]+ +\d+ +([\d.]+)")}
    order = sorted((flags, mean) for rank, (flags, mean) in waits.items() if rank != 0)
    assert [mean for _, mean in order] == sorted(mean for _, mean in order), "the longer the busier"


def test_published_simulated_and_measured():
    v7b, v9 = (a2a.published.of(rung).us for rung in ("no_overheads", "varlen"))
    says(f"took a call from {v7b} to {v9} µs (host time, geometric mean of five shapes; source 1). That is {100 * (1 - v9 / v7b):.1f} %.")
    largest, source, expert = LESSON.numbers(
        "published", r"^largest (-?[\d.]+) %, source (-?[\d.]+) %, expert (-?[\d.]+) % less time, simulated")[0]
    assert 0.3 < largest < 0.9 and abs(source) < 0.9 and 3 < expert < 8 and "it is C" in output("published")
    says("At the largest shape the simulator gains half a percent, at *source* nothing, and at *expert* a few percent.")
    gains = [row[0] for row in LESSON.numbers("published", r"^dsv3-full ([\d.]+) % less time, measured")]
    assert len(gains) == 3 and min(gains) > 5


@pytest.mark.soak
def test_dealing_explains_a_part_of_the_measured_gain():
    full = workloads.find("dsv3-full")
    drawn = full.problem(8)
    waves = 132 * 16 // 2  # of a role

    def dealt(counts):
        """Rows of the busiest wave, if items go to sources or experts in turn."""
        place, row = np.arange(max(counts) * len(counts)) % len(counts), np.arange(max(counts) * len(counts)) // len(counts)
        return np.bincount(np.flatnonzero(row < np.asarray(counts)[place]) % waves).max()

    rows = drawn.flat_tokens().numpy().reshape(8, 8, 32)  # source, rank, expert
    says("the busiest wave of `no_overheads` has three rows in each phase, and that of `varlen` two.")
    for rank in range(8):
        assert dealt(rows[:, rank].sum(1)) == dealt(rows[:, rank].sum(0)) == 3 and -(-rows[:, rank].sum() // waves) == 2
    even = [torch.arange(2048).view(256, 8) % 256] * 8  # every expert gets 64 rows, every rank 256 from each
    even = a2a.Problem(full.shape, drawn.tokens, [ids.to(drawn.topk_ids[0].dtype) for ids in even], drawn.topk_weights)

    def gain(problem, preset, **grid):
        us = []
        for rung in (NoOverheads, Varlen):
            with a2a.Node(8, seed=0, preset=preset) as node:
                comm = rung(node, full.shape, **grid)
                problem.check(comm(problem))
                us.append(comm.trace.span_us)
        return 100 * (1 - us[1] / us[0])

    says("with that input and grid, preset `h200` gains 3 %, but nothing if all experts get equally many rows.")
    h200 = dict(preset="h200", blocks=132, waves=16)
    assert round(gain(drawn, **h200)) == 3 and abs(gain(even, **h200)) < 0.5 and round(gain(drawn, "mi300x"), 1) == 0.6


def test_counts_that_go_first_make_the_kernel_longer():
    flights = [float(us) for us, in LESSON.numbers("counts-run", r"^ +[0-7] +[\d.]+ +([\d.]+)$")]
    beside, first = flights[:8], flights[8:]
    assert len(first) == 8 and min(beside[1:4]) > 5 > max(first), "the counts of the busy ranks 1 to 3 are in flight for many us"
    assert re.search(r"it is -\d", output("counts-run"))
    says("But the kernel gets *longer*.")


def test_what_the_slowest_rank_costs():
    (times,) = predictions("cost")
    assert 2.1 < times < 2.5, "more than twice as long"
    rows = {line.split()[0]: [float(n) for n in line.split()[1:]] for line in output("cost").splitlines()
            if re.match("(even|source|expert) ", line)}
    busiest, ratio, wire, took, more = rows["source"]
    assert 3.7 < ratio < 4.5, "four times the mean"
    assert rows["even"][2] < rows["even"][3] / 2, "over half of its time on launches and latency"
    assert took == pytest.approx(rows["even"][3] * times, rel=0.02)
    assert more == pytest.approx(took - rows["even"][3], abs=0.02)
    ratios = [float(line.split()[3]) for line in output("balance").splitlines() if re.match("dispatch|combine", line)]
    assert len(ratios) == 2 and predictions("balance") == [ratios[0]] and ratios[0] < 1.1, "it sees nothing"
    assert "it is B" in output("cost") and "it is A" in output("balance")


def test_the_exercise_and_the_lesson_agree_about_the_largest_shape():
    link, us = re.search(r"(\d -> \d) +([\d.]+)", LESSON.solved.output("check-3")).groups()
    wire = [float(n) for n, in LESSON.numbers("light", r"^(?:dispatch|combine) .*?([\d.]+) +[\d.]+ +[\d.]+$")]
    assert float(us) == pytest.approx(sum(wire), rel=0.01), "the check says: compare with the lesson's light table"
    assert link in output("light")


def test_the_measured_ladder_falls_and_ends_a_tenth_above_the_bytes():
    rows = re.findall(r"^(.*?)  +([\d.]+) .*measured \(8 x NVIDIA H200", output("published"), re.M)
    us = {name.split(",")[0] if not name.startswith("the bytes") else name: float(time) for name, time in rows}
    rungs = ("rank_flags", "token_flags", "active_tokens", "fused_combine", "no_overheads", "varlen")
    assert [us[rung] for rung in rungs] == sorted((us[rung] for rung in rungs), reverse=True)
    assert 1.05 < us["varlen"] / us["the bytes pushed, flat"] < 1.15
