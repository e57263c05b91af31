"""Other libraries' kernels with published times: every answer is right (they check it), and the rows say what they found."""
import pytest
import torch

from a2a_lib.lab.calibrate import others


@pytest.mark.parametrize("world, kind",
                         [(2, "one_stage"), (4, "one_stage"), (4, "two_stages"), (2, "pushed"), (4, "pushed")])
def test_an_all_reduce_is_right_and_takes_longer_with_more_bytes(world, kind):
    assert 2 < others.all_reduce(world, kind, 64 << 10) < others.all_reduce(world, kind, 256 << 10)


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
