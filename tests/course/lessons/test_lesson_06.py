"""Lesson 06 says in prose what its stored outputs show."""
import re

import numpy as np
import pytest
from lesson_tools import Lesson, wide_receiver

import a2a_lib as a2a

LESSON = Lesson("06_dispatch_and_combine_one_flag_per_pair")
output, predictions = LESSON.output, LESSON.predictions
TOKENS = [6, 222, 194, 235, 100, 96, 30, 11]
STAGES = ("dispatch_send", "dispatch_recv", "expert", "combine_send", "combine_recv")


def table(cell: str, width: int) -> list[list[str]]:
    """The rows of `width` columns that a cell shows."""
    rows = [re.split(r" {2,}", line.strip()) for line in output(cell).splitlines()]
    return [row for row in rows if len(row) == width and not set(row[0]) <= {"-"}]


def test_the_buffer_is_mostly_empty():
    filled = 100 * sum(TOKENS) * 8 / (8 * 8 * 256 * 8)
    assert predictions("slots") == [pytest.approx(filled, rel=0.01)] and f"{TOKENS}" in output("node")


def test_a_rank_without_rows_is_not_heard():
    report = output("vain")
    waits = re.findall(r"rank (\d), kernel dispatch_recv.*\n.* on rank_flags\[1, (\d)\] = 0 \(last set by rank 1 ",
                       report)
    assert waits == [(str(rank), "1") for rank in range(4)] and predictions("vain") == [4]


def test_the_reset_loses_a_message_without_a_pause_only():
    report = output("reset")
    assert report.startswith("with a pause: correct\nwithout a pause: deadlock") and predictions("reset") == [1]
    assert re.search(r"rank 1, kernel dispatch_recv.*\n.* on rank_flags\[0, 2\] = 0 \(last set by rank 2 ", report)
    assert report.rstrip().endswith("slots and epochs, without a pause: correct")


def test_flags_two_calls_apart_on_one_place():
    """The trace agrees with the text: rank 2 set its flag twice before rank 1 polled once."""
    names = {"a2a": a2a}
    exec(LESSON.source("reset").split("\nright = 0")[0].replace("three = ", "global three; three = "), names)
    pytest.raises(a2a.DeadlockError, names["two_calls"], "reset-after-reading", pause=False)
    trace = names["three"].trace
    sets, seen = (trace.select(kind, symbol="rank_flags").records for kind in ("flag_set", "flag_seen"))
    from_2 = np.sort(sets["time"][(sets["src"] == 2) & (sets["dst"] == 1)])
    by_1 = np.sort(seen["time"][(seen["rank"] == 1) & (seen["src"] == 2)])
    assert len(from_2) == 2 and len(by_1) == 1 and from_2[1] < by_1[0]


def test_blocks_that_do_not_fit():
    report = output("room")
    assert "24 of 40 blocks have not started: no CU has room (16 run)" in report and predictions("room") == [16]
    assert "launched cooperatively: rank_flags: dispatch_send launches 40 blocks" in report


def stages() -> dict[str, np.ndarray]:
    rows = table("run", 7)
    values = np.array([[float(cell) for cell in row[1:]] for row in rows if row[0].isdigit()])
    assert values.shape == (8, 6)
    return dict(zip((*STAGES, "total"), values.T))


def test_the_run():
    (flags,) = predictions("run")
    LESSON.says("Dispatch sets 64 flags, one per pair of ranks. Combine sets 7152")
    assert flags == 64 + 7152
    took = stages()
    others = np.max([took[name] for name in STAGES if name != "dispatch_recv"], axis=0)
    few = np.array(TOKENS) <= 100
    assert few.sum() == 5 and (took["dispatch_recv"] > 1.5 * others)[few].all(), "by far the longest on five ranks"
    assert (took["dispatch_recv"] < 1.5 * others)[~few].all(), "and on those only"


def test_late_for_the_pair_late_for_the_others_and_narrow():
    rows = np.array([[float(cell) for cell in row] for row in table("early", 6) if row[0].isdigit()])
    source, count, first, last, flag, taken = rows.T
    assert list(source) == list(range(1, 8)) and (first < 0.8 * flag).all()
    LESSON.says("Rank 0 has its first row from rank 3 after 50 µs")
    assert first[2] == pytest.approx(50, abs=3) and flag[2] > 115, "rank 3's first row lies unread"
    assert 17 < flag[1] - last[1] < 25, "rank 2's rows are complete some 20 us before their flag"
    assert (taken - flag)[[0, 2]].min() > 100, "over 100 us long"
    seen_us, hbm_us = predictions("early")
    assert seen_us == pytest.approx(flag[2], rel=0.01) and 5.5 < hbm_us < 6.6, "about 6"


def test_more_waves_help_half_and_the_table_says_how_much():
    (wide,) = predictions("waves")
    assert 0.55 < wide / stages()["dispatch_recv"].max() < 0.8
    rows = np.array([[float(cell) for cell in row] for row in table("early", 6) if row[0].isdigit()])
    start = LESSON.numbers("timeline", r"^ +0 .*?\) +([\d.]+)-")[0][0]
    LESSON.says(f"The kernel starts at {start} µs.")
    guess = max(flag - start + (taken - flag) / 4 for flag, taken in rows[:, 4:])
    assert wide == pytest.approx(guess, rel=0.2), "so a reader can derive it"


def test_the_room_can_be_derived():
    LESSON.says("The small GPUs here have 8 CUs, and each CU holds at most 32 waves at once.")
    assert 8 * 32 // 16 == predictions("room")[0]


def test_the_critical_path_as_the_text_reads_it():
    rows = table("path", 8) + table("path", 9)
    work = [row for row in rows if row[0] == "work"]
    (recv,) = [row for row in work if row[2] == "dispatch_recv"]
    assert recv[3] == "3", "block 3"
    LESSON.says(f"There *one block* works for {float(recv[7]):.0f} µs on the rows of rank 3.")
    assert predictions("path") == [pytest.approx(float(recv[7]), rel=0.01)]
    assert TOKENS[int(work[-1][1])] > 150, "a rank with many tokens sends"
    assert "barrier[1]" in " ".join(output("path").split())
    (flight,) = [row for row in rows if row[0] == "flag in flight" and "rank_flags" in row[-1]]
    (unseen,) = [row for row in rows if row[0] == "flag unseen" and "rank_flags" in row[-1]]
    assert flight[1] == work[-1][1] == "3" and flight[-1].endswith("to rank 5") and unseen[1] == recv[1] == "5"
    assert float(flight[-2]) + float(unseen[-2]) < 1, "rank 3's flag is at rank 5 in less than a microsecond"


def test_the_gap_to_the_wire():
    rows = {row[0]: row for row in table("light", 6)}
    share = {name: float(row[-1]) for name, row in rows.items() if name in (*STAGES, "all")}
    assert 0.52 < share["dispatch_send"] < 0.62 and 0.58 < share["combine_send"] < 0.68, "about six tenths"
    constants = a2a.presets.constants("mi300x")
    assert constants["link_crowded_gbps"] < constants["link_gbps"] == 45, "a link then carries less"
    LESSON.says("carries rows of rank 3 in dispatch, and replies for rank 1 in combine. A link carries 45 GB/s.")
    derived = 100 * (235 + 222) * 14336 / 45e3 / stages()["total"].max()
    assert predictions("light")[0] == pytest.approx(derived, abs=3), "so it can be derived"
    assert {name for name, value in share.items() if value == 0} == {"dispatch_recv", "expert", "combine_recv"}
    assert predictions("light") == [pytest.approx(100 * share["all"], abs=1)]
    ((sends, copies),) = LESSON.numbers("light", r"the two sends alone: (\d+) us; p2p: (\d+) us")
    took = sum(float(rows[name][4]) for name in ("dispatch_send", "combine_send"))
    assert sends == pytest.approx(took, abs=1) and copies < 0.85 * sends, "exchanges beside exchanges: less time"


def test_published_times():
    pairs, tokens = (f"{a2a.published.of(rung).us:,}".replace(",", " ") for rung in ("rank_flags", "token_flags"))
    LESSON.says(f"took {pairs} µs (host time, geometric mean over five shapes; source 1).")
    LESSON.says(f"with one flag per token, polls in the same way and took {tokens} µs.")


def test_the_measured_factor_shrinks_with_more_gpus():
    LESSON.says("At the three largest shapes one flag per pair takes 2.5 to 2.8 times as long on two GPUs.")
    LESSON.says("On four it takes 1.6 to 1.7 times as long, and on eight 1.3 to 1.4 times.")
    factors = {row[0]: list(map(float, row[1:])) for row in table("measured", 4) if row[0] in ("bench4", "dsv3", "dsv3-full")}
    assert len(factors) == 3
    for column, (low, high) in enumerate(((2.5, 2.8), (1.6, 1.7), (1.3, 1.4))):
        assert [round(f(row[column] for row in factors.values()), 1) for f in (min, max)] == [low, high]
    assert output("measured").count("x NVIDIA H200") == 3 and "it is C" in output("measured")


def test_a_wide_receiver_gains_most_of_it():
    narrow, wide, token = (trace.span_us for trace in wide_receiver("bench3", seed=51))
    assert wide < 0.75 * narrow and token < wide, "flags per token save more"
    assert narrow - wide > 0.55 * (narrow - token), "but the narrow receiver costs most"


@pytest.mark.soak
def test_a_cu_is_too_narrow_for_sixteen_waves():
    LESSON.says("A test of the course lifts these three limits, and then the kernel takes the expected time.")
    LESSON.says("With one of them lifted it stays slow.")
    limits = {name: 4 * a2a.presets.constants("mi300x")[name] for name in ("l1_gbps", "cu_gbps", "cu_loads")}
    problem = a2a.Problem.random("dsv3", world_size=8, seed=4)

    def took(constants):
        with a2a.Node(8, seed=0, constants=constants) as node:
            comm = a2a.all_to_all.RankFlags(node, a2a.shapes["dsv3"], blocks=76, waves=16)
            problem.check(comm(problem))
            return float(comm.trace.stages()["dispatch_recv"][0])

    assert took(limits) == pytest.approx(145, rel=0.03)
    assert all(took({name: value}) > 155 for name, value in limits.items())


@pytest.mark.soak
def test_exercise_3_at_full_size():
    narrow, wide, token = wide_receiver("dsv3", seed=4)
    recv = wide.stages()["dispatch_recv"]
    was = narrow.stages()["dispatch_recv"]
    assert 0.45 < recv[0] / was[0] < 0.55 and 8 < recv[3] < 13, "half as long on rank 0 and about 10 us on rank 3"
    assert 0.65 < wide.span_us / narrow.span_us < 0.75, "the run loses three tenths of its time"
    assert 0.9 < token.span_us / wide.span_us < 0.97, "less than a tenth more"
