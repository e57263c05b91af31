"""Analyses of a trace: cases worked out by hand, and rules that every run obeys."""
import random

import pytest
from trace_tools import SET_5, SETTER, TWO_RANKS, US, event, launch, moved, trace_of


def without(*rows):
    return [row for row in TWO_RANKS if row not in rows]


def steps(path):
    return [(s.what, s.rank, s.start / US, s.end / US) for s in path.segments]


# Critical path.

def test_critical_path_of_two_ranks():
    path = trace_of(TWO_RANKS).critical_path()
    assert steps(path) == [
        ("kernel end", 0, 29.5, 30), ("work", 0, 23, 29.5), ("flag unseen", 0, 21, 23), ("flag in flight", 1, 19, 21),
        ("work", 1, 10, 19), ("flag unseen", 1, 8.5, 10), ("flag in flight", 0, 6, 8.5), ("work", 0, 0.5, 6),
        ("kernel start", 0, 0, 0.5)]
    assert [(s.kernel, s.block, s.wave) for s in path.segments[1:5]] == [
        ("recv", 2, 0), ("recv", 2, 0), ("send", 7, 3), ("send", 7, 3)]
    assert path.span_us == trace_of(TWO_RANKS).span_us == 30
    assert path.summary == ("last: recv on rank 0, after 30.00 us; it waited for flags[5], set by rank 1 in send at "
                            "19.00 us and seen at 23.00 us")
    assert path.kinds["us"][path.kinds["what"] == "work"] == 21 and path.kinds["share"].sum() == pytest.approx(1)
    assert [s.note for s in path.segments[1:4]] == ["", "flags[5]", "flags[5] to rank 0"]
    sending = [moved(1, 0, *part, 64, launch=1, kernel=0, block=7, wave=3)
               for part in ((105, 112), (111, 113), (118, 120))]
    again = trace_of([*TWO_RANKS, *sending]).critical_path()
    assert steps(again) == steps(path) and again.segments[4].note == "transfers with peers: 4.00 us"
    assert "simulated (preset mi300x, memory ideal)" in repr(path)


def test_the_latest_wait_may_lie_in_an_earlier_kernel():
    path = trace_of([*TWO_RANKS, launch(0, 131, 140, 4, 0)]).critical_path()
    assert steps(path)[:2] == [("kernel", 0, 31, 40), ("launch gap", 0, 30, 31)] and path.span_us == 40
    assert path.summary.startswith("last: send on rank 0, after 40.00 us. The latest wait on its path: recv on rank 0 "
                                   "for flags[5], set by rank 1 in send at 19.00 us")


def test_a_flag_that_was_there_before_the_wait_is_not_on_the_path():
    early = [row if row is not SET_5 else row | {"time": 112 * US} for row in TWO_RANKS]
    path = trace_of(early).critical_path()
    assert steps(path) == [("kernel end", 0, 29.5, 30), ("work", 0, 14, 29.5), ("kernel start", 0, 13, 14),
                           ("launch gap", 0, 12, 13), ("work", 0, 0.5, 12), ("kernel start", 0, 0, 0.5)]
    assert path.summary.startswith("last: recv on rank 0, after 30.00 us; no wait is on its path. The last wait for a "
                                   "flag, send on rank 1 for flags[2], set by rank 0")


def test_missing_records_are_unknown_and_the_path_goes_on():
    path = trace_of(without(SET_5)).critical_path()
    assert steps(path)[1:5] == [("work", 0, 23, 29.5), ("unknown", 0, 15, 23), ("work", 0, 14, 15),
                                ("kernel start", 0, 13, 14)]
    assert "flags[5]; who set it is not on record" in path.summary and path.span_us == 30
    path = trace_of(without(SETTER)).critical_path()
    assert steps(path)[3:] == [("flag in flight", 1, 19, 21), ("unknown", 1, 2, 19), ("host", 1, 0, 2)]
    kernels = trace_of([row for row in TWO_RANKS if row["kind"] == "launch"], target="hip", device="2 x MI300X")
    path = kernels.critical_path()
    assert steps(path) == [("kernel", 0, 13, 30), ("launch gap", 0, 12, 13), ("kernel", 0, 0, 12)]
    assert "no waves" in path.summary and "measured" in repr(path)
    with pytest.raises(ValueError, match="has none"):
        trace_of(TWO_RANKS[4:]).critical_path()


def test_copies_and_other_streams():
    rows = [launch(0, 100, 102, 0, 0), event("copy", 0, 103, 106, stream=1, bytes=8), launch(0, 107, 110, 2, 1),
            launch(0, 100, 106.5, 1, 0, stream=2)]
    assert [step[0] for step in steps(trace_of(rows).critical_path())] == ["kernel", "launch gap", "copy", "launch gap",
                                                                         "kernel"]


def random_program(seed):
    """(per wave its operations, in an order in which they can run): work, set a flag, wait for one."""
    rng = random.Random(seed)
    waves = [(rank, block) for rank in range(3) for block in range(2)]
    order, pending = [], []
    for flag in range(60):
        who = rng.choice(waves)
        order.append((who, "work", rng.randrange(10_000, 10_000_000)))
        order.append((who, "set", flag))
        pending.append(flag)
        if rng.random() < 0.7:
            order.append((rng.choice(waves), "wait", pending.pop(rng.randrange(len(pending)))))
    return [(who, "work", rng.randrange(10_000, 10_000_000)) for who in waves] + order


def run_program(order):
    """The program's trace, and the interval of each operation. A wait ends when the flag, 1 us in flight, has arrived."""
    now, arrived, setter, rows, spans = {}, {}, {}, [], []
    home = {value: who[0] for who, what, value in order if what == "wait"}
    for who, what, value in order:
        start = now.setdefault(who, 0)
        rank, block = who
        common = {"rank": rank, "block": block, "wave": 0, "launch": rank, "kernel": 0, "time": start}
        if what == "work":
            now[who] += value
        elif what == "set":
            arrived[value], setter[value] = start + US, rank
            rows.append(common | {"kind": "flag_set", "symbol": 0, "index": value, "bytes": 1, "src": rank,
                                  "dst": home.get(value, 0), "duration": US})
        else:
            now[who] = max(start, arrived[value])
            rows.append(common | {"kind": "wait", "symbol": 0, "index": value, "bytes": 1, "src": setter[value],
                                  "dst": rank, "duration": now[who] - start})
        spans.append((start, now[who]))
    for (rank, block), end in now.items():
        rows.append({"kind": "wave", "rank": rank, "block": block, "wave": 0, "launch": rank, "kernel": 0, "time": 0,
                     "duration": end})
    for rank in {rank for rank, _ in now}:
        end = max(end for (r, _), end in now.items() if r == rank)
        rows.append({"kind": "launch", "rank": rank, "launch": rank, "kernel": 0, "time": 0, "duration": end,
                     "stream": 1})
    return trace_of(rows, world_size=3), spans


@pytest.mark.parametrize("seed", range(6))
def test_more_work_takes_longer_exactly_where_it_is_on_the_critical_path(seed):
    order = random_program(seed)
    trace, spans = run_program(order)
    span = max(end for _, end in spans)
    path = trace.critical_path()
    assert path.span_ps == span and {s.what for s in path.segments} <= {"work", "flag in flight"}
    assert any(s.what == "flag in flight" for s in path.segments)
    for number, ((who, what, value), (start, end)) in enumerate(zip(order, spans)):
        if what != "work":
            continue
        longer = [*order[:number], (who, what, value + 7), *order[number + 1:]]
        grown = max(end for _, end in run_program(longer)[1]) - span
        on_path = any(s.what == "work" and (s.rank, s.block) == who and s.start <= start and end <= s.end
                      for s in path.segments)
        assert grown == (7 if on_path else 0), (who, value)
