"""Lesson 19 says in prose what its stored outputs show."""
import json
import re

import pytest
from lesson_tools import Lesson

from a2a_lib import bench

LESSON = Lesson("19_the_way_back")
output, predictions, says = LESSON.output, LESSON.predictions, LESSON.says


def test_the_four_steps_are_those_of_autograd():
    assert predictions("paper-run") == [4, 1.5]
    assert output("four-run").count("as autograd") == 3 and "wrong" not in output("four-run")


def test_bytes():
    (rows,), = LESSON.numbers("bytes-count", r"counted: ([\d.]+) KiB of rows")
    (forward, backward), = LESSON.numbers("bytes-count", r"forward ([\d.]+) KiB, backward ([\d.]+) KiB")
    assert rows < forward < 1.05 * rows and 0.98 < backward / forward < 1.02
    says(f"About {64 * 11 / 14:.0f} of 64 are expected, and this draw has 45")
    assert "45 of 64 tokens" in output("bytes-count")
    says("both experts of a token are at home with a probability of 3/14, so 11 of 14 need the other rank")
    assert 4 / 8 * 3 / 7 == pytest.approx(3 / 14) and rows == 45 * 2 * 512 / 1024, "two of four, of eight; there and back"
    says("So the exchange costs as much backward as forward.")


def test_kernels():
    us = dict(re.findall(r"^(\w+) +([\d.]+)$", output("longest-run"), re.M))
    sending, summing = ([float(us[name]) for name in names]
                        for names in (("dispatch", "combine_backward"), ("combine", "dispatch_backward")))
    says("The two that *dispatch*, `dispatch` and `combine_backward`, take longer than the two that *combine*.")
    assert min(sending) > max(summing) and sending[0] > 1.1 * sending[1]
    says("And `dispatch` takes longer than `combine_backward`, because it counts and places the rows.")


def test_a_step_in_one_launch():
    assert LESSON.answers("one-launch-run") == "B"
    (_, phases, one_launch), = LESSON.numbers("one-launch-run", r"forward ([\d.]+) us; backward ([\d.]+) us in phases, ([\d.]+) us in one")
    assert 1.3 * one_launch < phases
    (forward, backward, price), = LESSON.numbers(
        "one-launch-run", r"waits ([\d.]+) us in forward and ([\d.]+) us in backward, a dweights task ([\d.]+)")
    says(f"In forward it waits {forward} µs on average: the last `down` tasks still compute, and their outputs travel.")
    says(f"In backward it waits {backward} µs (simulated). A `dweights` task waits {price} µs")
    says("After the last `drows` the programs work on `dweights`, 14 of 32 at 84 µs of the film.")
    (late,), = LESSON.numbers("one-launch-run", r"dweights first: reduce ([\d.]+) us")
    says(f"With `dweights` first, nothing fills the wait of `reduce`: it is {late} µs. Yet the call is only 0.1 % longer.")
    first, then = (list(map(int, ends.split(", "))) for ends in re.findall(r"ranks end after ([\d, ]+) us", output("one-launch-run")))
    tiles = json.loads(re.search(r"tiles of rows on each rank: (.+)", output("one-launch-run"))[1])
    says("Rank 1 has the most rows, and ends last in both orders.")
    assert max(tiles) == tiles[1] and max(first) == first[1] and max(then) - min(then) <= 1 and sorted(first)[-2] < first[1] - 3
    assert re.search(r"^83\.89( +\d+){4} +14 +0 +17 +1$", output("film"), re.M)
    (gaps,), = LESSON.numbers("one-launch-run", r"gaps between the phases of rank 0: ([\d.]+) us")
    says(f"One launch takes {phases - one_launch:.1f} µs less than the phases. The five gaps between phases are {gaps:.1f} of them")
    says("The other 9 µs (computed) are waits and an exchange that now overlap.")
    says(f"some 5 µs lie between two of them (lesson 16). One launch with all tasks takes {one_launch:.0f} µs (simulated).")
    assert 4.5 < gaps / 5 < 5.5
    (kept, again, alone), = LESSON.numbers("one-launch-run", r"plan ([\d.]+) us: `plan` takes ([\d.]+) us instead of ([\d.]+)")
    says(f"takes forward's plan, and the call is {one_launch - kept:.0f} µs shorter. "
         f"Its `plan` tasks take {again:.0f} µs instead of {alone:.0f}:")


def test_measured():
    assert predictions("measured-run")[0] < 0.95
    says("GEMMs take nine tenths of the phases' time there (measured; printed below).")
    says("There the phases are faster than two launches, and one launch is the slowest (measured, `moe_backward-1xH200-2026-11-28`).")
    for tokens in (256, 4096):
        us = {row["name"]: row["us"]["median"] for row in bench.load("moe_backward-1xH200-2026-11-28")["rows"]
              if f" {tokens} tokens" in row["workload"]}
        assert us["backward_phases"] < us["backward_two_launches"] < us["backward"]
    phases, hopper = (float(LESSON.numbers("measured-run", rf"^backward_{name} +([\d.]+) ")[0][0]) for name in ("phases", "hopper"))
    four = {row["name"]: row["us"]["median"] for row in bench.load("moe_backward-2xH200-2026-11-28-four")["rows"]}
    says("The pass takes a tenth less time than the phases (measured).")
    says("The best cut that we tried, into four launches, gains next to nothing")
    assert 0.88 < hopper / phases < 0.92 and 0.99 < four["backward_four_launches"] / four["backward_phases"] < 1
    says("run backward 1.25 to 1.33 times as fast as DeepEP with grouped GEMMs.")
    assert abs(LESSON.numbers("registers-run", r"GEMMs: (\d+) %")[0][0] - 90) <= 3
    own, of_all, launch, serial = (us for us, in LESSON.numbers("registers-run", r"([\d.]+) us, measured"))
    says(f"One launch hides some of the exchange: without overlap it takes {(serial - launch) / 1000:.1f} ms longer.")
    says(f"A kernel for each phase saves {(of_all - own) / 1000:.1f} ms")
    assert own < 0.9 * of_all and 0.98 < launch / of_all < 1.02
    gains = [round(gain) for gain, in LESSON.numbers("registers-run", r"one launch gains (\d+) %")]
    says(f"one launch gains {gains[0]} % on two H200, {gains[1]} % on four and {gains[2]} % on eight (measured).")
    (two,), = LESSON.numbers("measured-run", r"^backward_two_launches +([\d.]+) ")
    says(f"It is {100 * (two / phases - 1):.0f} % slower than the phases here.")
    says("With 256 tokens a tile has too few rows for this, and `backward_two_launches` is the fastest.")
    few = {row["name"]: row["us"]["median"] for row in bench.load("moe_backward-2xH200-2026-11-29-hopper")["rows"]
           if row["workload"].endswith("x256")}
    assert min(few, key=few.get) == "backward_two_launches"
