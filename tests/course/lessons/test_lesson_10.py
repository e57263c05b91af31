"""Lesson 10 says in prose what its stored outputs show."""
import json
import re

import numpy as np
import pytest
from lesson_tools import Lesson

import a2a_lib as a2a
from a2a_lib.course.check.exercises import deal_out
from a2a_lib.course.generate import stub

LESSON = Lesson("10_seeing_inside_a_kernel")
CELLS, output, predictions = LESSON.cells, LESSON.output, LESSON.predictions
HOT, ROWS, WAVES, EXPERTS = 2, 695, 1216, 16  # as the text says


def numbers(cell: str, column: str, number: int = 0) -> list[float]:
    return [float(value) for value in LESSON.columns(cell, number)[column]]


def text(cell: str) -> str:
    return " ".join("".join(CELLS[cell]["source"]).split())


def test_the_input():
    given = json.loads(re.search(r"experts get: (\[.*\])", output("stages"))[1])
    assert given[HOT] == ROWS == max(given) and f"rank {HOT}" in text("stopwatch")
    assert f"{ROWS} rows to send, and {WAVES} waves" in text("bounded")
    assert sum(given) == 8 * 64 * 4


def test_combine_recv_is_longest_on_every_rank_but_the_hot_one():
    table = LESSON.columns("stages")
    stages = [name for name in table if name not in ("rank", "total")]
    for rank in range(8):
        longest = max(stages, key=lambda name: float(table[name][rank]))
        assert (longest == "combine_recv") == (rank != HOT)


def test_the_path_goes_through_the_hot_rank_and_hardly_through_combine_recv():
    table = LESSON.columns("path")
    work = {(rank, kernel): float(us) for what, rank, kernel, us in
            zip(table["what"], table["rank"], table["kernel"], table["us"]) if what == "work"}
    assert sum(kernel == "combine_recv" for _, kernel in work) == 1, "only one wave's last work"
    (gain,) = predictions("path")
    assert gain == pytest.approx(work[str(HOT), "combine_recv"], rel=0.02)
    assert max(work, key=work.get) == (str(HOT), "combine_send"), "the longest piece"


def test_the_obvious_diary_distorts_and_ours_does_not():
    (obvious,), (ours, rows) = predictions("naive-run"), predictions("overflow")
    assert 15 < obvious < 23 and obvious > 2 * ours and 2 < ours < 8, "a fifth; a few percent"
    assert rows == 7 and "28 events and has room for 8" in output("overflow")
    assert "28 events belong to seven rows" in text("overflow-text")
    assert 10 < predictions("cost")[0] < 150, "far less than a load from HBM"
    LESSON.says("so four events are a few percent of it")
    (row,), = LESSON.numbers("balance", r"a row takes ([\d.]+) us on average")
    assert row == pytest.approx(5, abs=0.5) and 4 * predictions("cost")[0] / 1e3 / row == pytest.approx(0.04, abs=0.01)
    assert output("nothing-left").endswith("line by line: True\n")
    with_events, off, bare = map(int, re.findall(r"\d+", output("nothing-left"))[:3])
    assert off == bare < with_events


@pytest.mark.soak
def test_what_the_log_costs_and_where_neighbours_go():
    LESSON.says("An entry waits for its atomic, which takes some 0.3 µs if it need not queue.")
    LESSON.says("The wait for the stores costs little here: without it the kernel gets 19 % longer.")
    LESSON.says("Of each 76 neighbours, two ranks get 49 or more.")
    names = {"a2a": a2a, "re": re}
    exec(LESSON.source("naive"), names)
    shape = a2a.shapes["bench3"]
    problem = a2a.Problem.random(shape, world_size=8, seed=51, routing="hot_expert", target=37, num_tokens=64)

    def took(log=None, **constants):
        with a2a.Node(8, seed=0, constants=constants) as node:
            source = log and node.load(names["with_events"](log, "", "entry", "entry"), name="logged.hip")
            comm = a2a.all_to_all.TokenFlags(node, shape, source=source)
            problem.check(comm(problem))
            return float(comm.trace.stages()["combine_send"][0])

    whole = names["ONE_LOG"]
    without = re.sub(r"  asm volatile.*\n", "", whole)
    assert without != whole and round(100 * (took(without) / took() - 1)) == 19
    alone = dict(atomic_turn=0, atomic_home=0)
    assert (took(whole, **alone) - took(**alone)) / 4 == pytest.approx(0.3, abs=0.03)
    origins = a2a.once("token_flags", problem, seed=0, keep=["expert_origin"]).kept["expert_origin"][HOT].reshape(EXPERTS, -1, 2)
    hot = np.asarray(origins)[37 - HOT * EXPERTS, :512, 0]
    two = [np.sort(np.bincount(hot[start:start + 76], minlength=8))[-2:].sum() for start in range(0, 512 - 76, 76)]
    assert min(two) >= 49


def test_seven_rows_are_a_fair_share_of_the_hot_expert():
    assert WAVES % EXPERTS == 0 and WAVES // EXPERTS == 76 and -(-512 // 76) == 7
    assert ROWS - 512 == 183 and WAVES - 76 == 1140
    paragraphs = text("uneven-read")
    assert all(re.search(rf"\b{number}\b", paragraphs) for number in (512, 183, 1140, 76))


def test_the_waves_are_uneven_and_rows_are_not_slow():
    statistics = output("balance")
    assert float(re.search(r"longest / mean: ([\d.]+)", statistics)[1]) > 4
    row, flag = map(float, re.search(r"row takes ([\d.]+) us on average, ([\d.]+) us", statistics).groups())
    longest = float(re.search(r"longest ([\d.]+) us", statistics)[1])
    assert row < longest / 5 and flag > row / 5, "a good part of it is its flag"


def test_the_wire_needs_a_third():
    (wire,) = predictions("light")
    hot = numbers("stages", "combine_send")[HOT]
    assert 0.27 < wire / hot < 0.42, "about a third of what rank 2 takes"
    LESSON.says("Rank 2 has 695 rows of 5760 bytes to send, spread over all ranks nearly evenly.")
    assert wire == pytest.approx(ROWS / 8 * 5760 / 45e3, rel=0.15), "so it can be derived"
    assert max(numbers("light", "overlap")) < 0.3, "hardly any expert computes"


def test_the_long_waits_are_for_the_hot_rank():
    waits = dict(zip(LESSON.columns("flags")["set by"], numbers("flags", "longest wait")))
    hot = waits.pop(f"rank {HOT}")
    assert hot > 4 * max(waits.values())


def test_the_file_holds_the_events():
    megabytes, records, own = re.search(r"([\d.]+) MB, (\d+) records, (\d+) of them", output("perfetto")).groups()
    assert float(megabytes) < 20 and int(own) == 2 * 8 * 64 * 4 < int(records)


def test_trying_301_blocks_is_a_good_idea():
    assert "301 blocks" in text("end") and (301 * 4) % EXPERTS != 0


def test_the_solution_is_more_than_five_times_faster(monkeypatch):
    """The exercise's text gives this factor relative to its first loop."""
    solved = LESSON.solved
    monkeypatch.setattr(deal_out._Dealt, "uneven", lambda self: None)
    monkeypatch.setattr(deal_out._Dealt, "none_is_slow", lambda self, trace: None)
    start = deal_out.deal_out(stub(solved.source("exercise-3").split("\n", 1)[1]))
    yours, least = map(float, re.search(r"^us +([\d.]+) +([\d.]+)", solved.output("check-3"), re.MULTILINE).groups())
    assert "more than five times" in " ".join(solved.source("after-3").split())
    assert float(start.score["yours"][2]) > 5 * yours and yours > least
