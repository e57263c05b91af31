"""Lesson 12 says in prose what its stored outputs show: faster kernels must not make the text wrong unseen."""
import re

import pytest
from lesson_tools import ROOT, Lesson

from a2a_lib import bench

LESSON = Lesson("12_all_reduce")
output, predictions, says = LESSON.output, LESSON.predictions, LESSON.says


def test_bytes():
    says(f"{8 * 4096 * 2 // 1024} KiB for 8 tokens of 4096 values in bf16.")
    one_shot, two_shots = predictions("count-run")
    assert 7 < one_shot < 7.2 and 1.75 < two_shots < 1.85
    says("Without them, a rank sends N - 1 messages in one shot, and 2 (N - 1) / N in two shots. On eight ranks two shots send a "
         "quarter of one shot's bytes.")


def test_the_links_of_the_rules():
    says("A link's round trip takes 0.66 µs (published, lesson 04).")
    assert "660 ns (published" in " ".join(Lesson("04_peer_memory_and_the_symmetric_heap").prose().split())
    says("Over each link of 45 GB/s, one shot sends a whole message, and two shots send two eighths of it.")
    for kib, *_, wire in LESSON.rows("crossing-run", 4):
        assert wire == pytest.approx(2 * kib * 1024 / 8 / 45e3, abs=0.005)


def test_crossing():
    trip, = predictions("trip-run")
    assert trip > 0.3, "a second trip takes time"
    rows = LESSON.rows("crossing-run", 4)
    first, last = rows[0], rows[-1]
    assert first[1] < first[2] and last[1] > last[2], "one shot wins below, two shots above"
    measured, = predictions("crossing-run")
    (rule,), = LESSON.numbers("crossing-run", r"rule of thumb the crossing is at (\d+) KiB")
    assert rule == pytest.approx(8 + trip / (0.75 * 1024 / 45e3), rel=0.01)
    says("The rule finds the right order of magnitude, although it knows only one latency and one rate.")
    assert 0.5 < rule / measured < 2
    says("Two shots hardly change while the message is small: they wait for trips")
    kib, one_shot, two_shots, wire = rows[2]
    assert kib == 64 and two_shots / first[2] < min(1.2, one_shot / first[1]) and wire < 0.15 * two_shots


def test_what_breaks():
    assert "it is B (simulated, memory strict)" in output("parity-run")
    says("Without stalls the mistake does not show")
    assert re.search(r"\d +\* MismatchError", output("parity-run")) and "Deadlock" not in output("parity-run")
    wrong = [count for count, in LESSON.numbers("meet-run", r": (\d) of 8 schedules wrong")]
    assert wrong[:2] == [8, 8] and 0 < wrong[2] < 4
    says("mostly the sums arrive in time, and the test passes")
    assert "it is A (simulated, memory strict)" in output("tear-run") and "it is B (simulated, memory strict, with" in output("tear-run")
    says("The forgotten parity gives a deadlock here, and not a wrong sum.")
    says("On a real GPU it is a hang without a name (lesson 22).")


def test_flag_in_the_data():
    faster, slower = predictions("ll-run")
    assert faster > 5 and slower > 10
    (pull, push, flag), = LESSON.numbers("ll-run", r"one_shot ([\d.]+) us, one_shot_push ([\d.]+), flag_in_data ([\d.]+);")
    assert abs(push / pull - 1) < 0.05 and flag < 0.9 * push
    says("Pushing alone gains nothing here")
    says("With few bytes this is faster. With many, it is slower, because it sends twice the bytes.")


def test_data_that_are_their_own_flag():
    two_shots, one_shot = predictions("lamport-run")
    assert two_shots > 10 and one_shot > 25
    (us, wire), = LESSON.numbers("lamport-run", r"lamport_two_shot ([\d.]+), simulated .*; the wire ([\d.]+) us")
    says("Two shots are nearer the wire's time now, though not near")
    assert 1.3 < us / wire < 2


def test_a_second_meeting():
    assert 0.5 < predictions("second-run")[0] < predictions("trip-run")[0]


def test_measured():
    small, large = predictions("measured-run")
    assert 1.4 < small < 1.6 and 0.94 < large < 0.98
    says("NVLink's multicast was off")
    assert "NVLink multicast is off." in (ROOT / "benchmarks/MEASURED.md").read_text(encoding="utf-8")
    says("Up to 16 MiB our rung is ahead on all three machines, at 16 MiB on eight GPUs by 1 % only.")
    rows = re.findall(r"^ +(\d) +(\w+) +(\w+) +([\d.]+) +\w+ +([\d.]+) +([\d.]+)$", output("measured-run"), re.M)
    assert {rung for _, _, rung, *_ in rows} == {"lamport", "lamport_two_shot"}
    slower = [(gpus, size) for gpus, size, _, ours, theirs, _ in rows if float(ours) > float(theirs)]
    assert len(rows) == 15 and slower == [("8", "64MiB")]
    ours, theirs = next((float(row[3]), float(row[4])) for row in rows if row[:2] == slower[0])
    says(f"At 64 MiB on eight GPUs, NCCL is {100 * (1 - theirs / ours):.0f} % faster.")
    says("Every time includes the 3 µs that its timing events cost.")
    for name in ("2xH100-2026-11-28", "4xH100-2026-11-27", "8xH200-2026-11-27"):
        assert round(bench.load(f"all_reduce-{name}")["floors"]["events"]["graph"]["median"]) == 3
    ours, theirs = next((float(row[3]), float(row[4])) for row in rows if row[:2] == ("8", "16MiB"))
    assert 1 < theirs / ours < 1.015
