"""Other libraries' kernels with published times: every answer is right (they check it), and the rows say what they found."""
import re
from pathlib import Path

import pytest
import torch

from a2a_lib.lab.calibrate import mori, others


@pytest.mark.parametrize("world, kind",
                         [(2, "one_stage"), (4, "one_stage"), (4, "two_stages"), (2, "pushed"), (4, "pushed")])
def test_an_all_reduce_is_right_and_takes_longer_with_more_bytes(world, kind):
    assert 2 < others.all_reduce(world, kind, 64 << 10) < others.all_reduce(world, kind, 256 << 10)


def test_dispatch_and_combine_are_right_and_take_longer_with_more_tokens():
    few, many = (mori.simulate(mori.Launch(2, tokens, (4, 2, 0.0), (4, 2, 0.0))) for tokens in (3, 24))
    assert 2 < few[0] < many[0] and 2 < few[1] < many[1]


def test_a_wrong_answer_is_told(monkeypatch):
    monkeypatch.setattr(torch, "equal", lambda a, b: bool((a == b).all()) and len(a) != 2048)
    with pytest.raises(AssertionError, match="one_stage of 4096 bytes on 2 ranks"):
        others.all_reduce(2, "one_stage", 4096)


def test_what_more_calls_and_tokens_take():
    class Node:  # a first call of 5 us, 3 us for each that follows
        started = 0

        def mark(self):
            return self.started

        def trace_since(self, mark):
            return type("Trace", (), {"span_us": 5 + 3 * (self.started - mark - 1)})
    node, numbers = Node(), []

    def start(number):
        node.started += 1
        numbers.append(number)
    assert others._per_call(node, start, 2) == 3 and numbers == [1, 2, 3, 4, 5, 6, 7]


def test_rows_name_source_and_error():
    assert {figure.source for figure in others.FIGURES} == set(others.SOURCES)
    rows = others.rows([figure.published * 1.5 for figure in others.FIGURES])
    assert len(rows) == len({row[:3] for row in rows}) and {row[4] for row in rows} == {"+50%"}
    assert rows[0] == ("all-reduce, one stage, 2 ranks, 4 KiB", "aiter", "7.07 us", "10.61 us", "+50%")
    with pytest.raises(ValueError):
        others.rows([1.0])


def test_a_replay_is_fitted_to_half_of_the_rows_and_judged_by_the_other():
    rows = [("", 20.0, 18.0), ("", 40.0, 38.0), ("", 50.0, 48.0)]  # all 2 us too short
    replay, error = mori.fitted(rows[:2], rows[2:])
    assert replay == pytest.approx(mori.REPLAY + 2) and error == pytest.approx(0)
    assert mori.fitted(rows[:2], [("", 50.0, 53.0)])[1] == pytest.approx(0.1)


def test_the_calibration_page_says_what_half_of_the_rows_would_give():
    page = (Path(__file__).parents[2] / "benchmarks" / "CALIBRATION.md").read_text(encoding="utf-8")
    simulated = re.findall(r"^\| (?:dispatch|combine), \d ranks, \d+ tokens each \| [\d.]+ us \| ([\d.]+) us", page, re.M)
    published = [row for launch in mori.TABLES for row in launch.published.items()]
    rows = [(name, us, float(mine)) for (name, us), mine in zip(published, simulated, strict=True)]
    text = mori.table(rows)
    fit = next(line for line in text.splitlines() if line.startswith("it would be"))
    assert fit in page
