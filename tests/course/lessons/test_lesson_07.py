"""Lesson 07 says in prose what its stored outputs show."""
import re
from pathlib import Path

import pytest
from lesson_tools import Lesson, wide_receiver

import a2a_lib as a2a

LESSON = Lesson("07_one_flag_per_token")
CELLS, output, predictions = LESSON.cells, LESSON.output, LESSON.predictions
TOKENS = [6, 222, 194, 235, 100, 96, 30, 11]  # of each rank, for the seed the lesson uses
FEW = [rank for rank, tokens in enumerate(TOKENS) if tokens < 50]


def test_the_input():
    assert f"tokens of each rank: {TOKENS}" in output("problem")
    assert "= 7152 flat tokens of 14336 bytes" in output("problem")


def test_the_stage_that_grows_most_with_fewer_blocks():
    grows = dict(re.findall(r"(\w+) ([+-][\d.]+) us", output("change")))
    right = max(grows, key=lambda name: float(grows[name]))
    letters = dict(re.findall(r"([A-E]): (\w+)", "".join(CELLS["guess-change"]["source"])))
    assert list(letters.values()) == list(grows) and letters[re.search(r"it is ([A-E]) ", output("change"))[1]] == right


def test_the_deadlock_is_where_the_text_says():
    report = output("broken")
    assert report.startswith("deadlock")
    hanging = re.findall(r"rank (\d), kernel (\w+)", report)
    assert set(hanging) == {("0", "dispatch_recv"), ("1", "dispatch_recv")}
    assert "recv_flags[1, 0]" in report and "was a translate forgotten?" in report
    assert predictions("broken") == [2]


def test_a_relaxed_flag_is_right_in_one_memory_mode_only():
    verdicts = output("relaxed")
    assert "relaxed, memory ideal: correct" in verdicts and "released, memory strict: correct" in verdicts
    assert re.search(r"relaxed, memory strict: rank \d, token \d, dim \d+: expected", verdicts)
    assert predictions("relaxed") == [1]


def test_the_run_is_checked_and_the_check_can_fail():
    assert output("run").startswith("correct:")
    assert "token 3: this is the answer of rank 5, token 4" in output("check-fails")


def test_fewer_tokens_sooner_sent_longer_in_recv():
    table = LESSON.columns("stages")
    send, recv = ([float(value) for value in table[name][:8]] for name in ("dispatch_send", "dispatch_recv"))
    many = [rank for rank in range(8) if rank not in FEW]
    assert max(send[rank] for rank in FEW) < min(send[rank] for rank in many)
    assert min(recv[rank] for rank in FEW) > max(recv[rank] for rank in many)
    combine = [float(value) for value in table["combine_send"][:8]]
    assert max(combine) < 1.25 * min(combine), "combine_send takes about as long on each rank"


def test_the_critical_path_goes_once_from_one_busy_rank_to_another():
    ranks = re.findall(r"^(?:work|kernel start|kernel end|launch gap|host) +(\d) ", output("path"), re.MULTILINE)
    assert len(ranks) > 10
    assert list(dict.fromkeys(ranks)) == ["0", "3"] and 0 in FEW and 3 not in FEW
    LESSON.says("sets one of its last flags, and rank 0 sees it. Rank 0 has waited long, but this costs nothing")
    work, = re.findall(r"work [\d.]+ us \((\d+)%\)", " ".join(output("path").split()))
    assert int(work) > 90 and predictions("path") == [1]


def test_sending_has_two_thirds_of_the_wire_and_the_whole_less():
    ((send, whole),) = LESSON.numbers("light", r"^dispatch_send: (\d+) %, the whole call: (\d+) %")
    assert predictions("light") == [pytest.approx(send, abs=1)]
    assert send / 100 == pytest.approx(2 / 3, abs=0.03) and send > whole + 10
    LESSON.says("`dispatch_send` takes 116.6 µs.")
    bytes_there = 235 * 14336  # rank 3's rows for rank 7, by the megabyte that the reader has just seen
    assert 100 * bytes_there / 45e3 / 116.6 == pytest.approx(send, abs=3), "so it can be derived"
    used = LESSON.columns("links")
    busy = dict(zip(used["rank"], map(float, used["out used"])))
    assert min(busy[rank] for rank in "123") > max(busy[rank] for rank in "04567")


def test_far_more_is_sent_and_not_there_than_fits_on_the_links():
    ((gpu, node),) = LESSON.numbers("in-flight", r": ([\d.]+) MiB, 8 GPUs (\d+) MiB")
    assert gpu == pytest.approx(188 * 128 * 304 / 2**20, abs=0.05) and node == round(8 * gpu, 0)
    assert max(map(float, LESSON.columns("play")["MiB not yet there"])) > 1.3 * node


def test_a_third_less_than_one_flag_per_pair_nine_tenths_of_it_in_recv():
    table = LESSON.columns("pairs")
    assert table["rung"] == ["rank_flags", "token_flags"] and {label.split()[0] for label in table["source"]} == {"simulated"}
    gain = {name: float(table[name][0]) - float(table[name][1]) for name in table if name not in ("rung", "source")}
    assert 0.3 < gain["us"] / float(table["us"][0]) < 0.4 and gain["dispatch_recv"] / gain["us"] == pytest.approx(0.9, abs=0.03)
    assert "it is B (simulated" in output("pairs")
    LESSON.says("`rank_flags` took 407 µs for the same input (lesson 06).")
    assert "407 us long" in " ".join(Lesson("06_dispatch_and_combine_one_flag_per_pair").output("timeline").split())


def test_the_measured_gain_shrinks():
    rows = LESSON.columns("measured")
    assert rows["GPUs"] == ["2", "4", "8"] and output("measured").count("x NVIDIA H200") == 3
    factors = [float(pair) / float(token) for pair, token in zip(rows["rank_flags"], rows["token_flags"])]
    assert factors == sorted(factors, reverse=True)


def test_with_a_hot_expert_flags_per_token_save_little_of_a_wide_receiver():
    """Lesson 06 tests the same on this lesson's input."""
    hot = dict(seed=51, routing="hot_expert", target=37, num_tokens=64)
    LESSON_10 = Lesson("10_seeing_inside_a_kernel").source("stages")
    assert all(f"{name}={value!r}".replace("'", '"') in LESSON_10 for name, value in hot.items())
    wide, token = wide_receiver("bench3", narrow=False, **hot)
    LESSON.says("That flags come earlier saves little here")
    assert 0.03 < 1 - token.span_us / wide.span_us < 0.1


def test_with_four_blocks_a_relaxed_flag_happens_to_be_in_time():
    source = {name: "".join(CELLS[name]["source"]).replace("blocks=2", "blocks=4") for name in ("broken", "relaxed")}
    lesson = {"a2a": a2a, "Path": Path}
    exec(source["broken"].split("\ntry:")[0], lesson)
    right = source["relaxed"].splitlines()[0].split(" = ", 1)[1].strip('"')
    assert "blocks=4" in source["broken"]
    lesson["run_changed"](right, right.replace("release", "relaxed"), "relaxed_flag.hip", "strict")


def test_waiting_is_for_the_busy_senders():
    table = LESSON.columns("flags")
    mean, flight = ([float(value) for value in table[name]] for name in ("mean wait", "in flight"))
    by_rank = {int(name.split()[1]): i for i, name in enumerate(table["set by"])}
    busy = [by_rank[rank] for rank in (1, 2, 3)]
    assert min(mean[i] for i in busy) > 5 * max(mean[by_rank[rank]] for rank in FEW)
    assert all(mean[i] > 5 * flight[i] for i in busy), "little of the waiting is flight time"


def test_flags_come_in_two_groups_because_rows_travel_together():
    LESSON.says("So the first 1212 rows share the links. Rank 0's `dispatch_recv` starts at 9.4 µs.")
    pattern = r"^rank 3 sets (\d+) flags of rank 0 from (\d+) to (\d+) us, (\d+) from (\d+) to (\d+) us"
    ((first, start, end, second, again, last),) = LESSON.numbers("flags", pattern)
    assert first + second == 235 and first / 235 == pytest.approx(1212 / 1880, abs=0.05), "a row for each sending wave, then the rest"
    LESSON.says("a wave waits some 70 µs for such a flag.")
    LESSON.says("waves wait up to 30 µs for them.")
    assert (start + end) / 2 - 9.4 == pytest.approx(70, abs=5) and again > end + 5 and last - (start + end) / 2 < 37


def test_the_predictions():
    flags, megabytes = predictions("run")
    assert flags == 7152 + 7152 + 64
    rows = 235 * 8 / 8 * 14336 + 11 * 8 / 8 * 14336
    assert megabytes == pytest.approx(rows / 1e6, rel=0.1)
    tokens, us = predictions("stages")
    assert tokens in [TOKENS[rank] for rank in FEW]
    assert us == pytest.approx(max(float(value) for value in LESSON.columns("stages")["dispatch_recv"][:8]), rel=0.01)
    table = LESSON.columns("flags")
    mean = dict(zip(table["set by"], table["mean wait"]))
    assert predictions("flags") == [pytest.approx(float(mean["rank 3"]), rel=0.01)] and "it is C, " in output("flags")


def test_another_seed_gives_the_same_bits():
    answers = []
    for seed in (0, 1):
        with a2a.Node(4, name="small", seed=seed) as node:
            comm = a2a.all_to_all.TokenFlags(node, "tiny", blocks=4)
            answers.append([output.clone() for output in comm(a2a.Problem.random("tiny", world_size=4, seed=7))])
            del comm
    LESSON.says("With another seed, so another schedule, the answer has the same bits")
    assert all(mine.equal(other) for mine, other in zip(*answers))
