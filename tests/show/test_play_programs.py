"""The films of a persistent kernel's programs: they say what the trace says at each moment."""
import pytest

pytest.importorskip("matplotlib")

import a2a_lib as a2a  # noqa: E402
from a2a_lib import trace as traces  # noqa: E402
from a2a_lib.machine.trace.analysis.tile_work import TileWork  # noqa: E402

US = 10**6  # ps


def trace_of(*rows, symbols=("flags",)):
    return a2a.Trace(traces.records_of(rows), {"kernels": ["gemm"], "symbols": list(symbols), "files": []},
                     {"preset": "mi300x", "memory": "ideal", "world_size": 2})


LAUNCH = {"kind": "launch", "rank": 0, "kernel": 0, "launch": 0, "time": 10 * US, "duration": 60 * US}
WAVE = {"kind": "wave", "rank": 0, "kernel": 0, "launch": 0, "time": 10 * US, "duration": 60 * US, "block": 0, "wave": 0}
PLACE = {"rank": 0, "kernel": 0, "launch": 0, "block": 0, "wave": 0, "symbol": 0}


def gather():
    """One program: own rows for 20 us, a wait of 20, rank 1's rows for 20. Its rows are copied from 10 to 30, their flag to 40."""
    copy = {"kind": "copy", "rank": 1, "src": 1, "dst": 0}
    return trace_of(LAUNCH, WAVE, {"kind": "wait", **PLACE, "time": 30 * US, "duration": 20 * US},
                    {"kind": "flag_seen", **PLACE, "src": 1, "time": 50 * US, "index": 1, "bytes": 1},
                    {**copy, "time": 20 * US, "duration": 20 * US, "bytes": 4096},
                    {**copy, "time": 40 * US, "duration": 10 * US, "bytes": 4})


def test_copies_of_flags_are_told_from_copies_of_rows():
    work = TileWork(gather(), 0, lambda index: index, None)
    assert [(piece.start, piece.end, piece.owner) for piece in work.copies] == [(10 * US, 30 * US, 1)]
    assert [(piece.start, piece.end, piece.owner) for piece in work.flags] == [(30 * US, 40 * US, 1)]
    assert "the last flag is copied at 40.0 us" in a2a.show.tiles(gather(), source=lambda index: index).alt


def test_a_program_is_what_it_does():
    film = a2a.show.play_tiles(gather(), source=lambda index: index).film
    cell = film.boxes[0]
    assert [cell.at(time)[3] for time in (5, 25, 45)] == [False, True, False], "hatched while it waits"
    assert cell.at(5)[2] != cell.at(45)[2], "own rows and others' in two colours"
    assert film.said(5).startswith("1 multiplies rows of rank 0 (own)") and film.said(25) == "1 waits." and "rank 1" in film.said(45)


def test_a_tile_that_is_sent_is_multiplied_and_stored():
    trace = trace_of(LAUNCH, WAVE, {"kind": "flag_set", **PLACE, "src": 0, "dst": 1, "time": 30 * US, "index": 0, "bytes": 1})
    film = a2a.show.play_tiles(trace).film
    assert film.said(5) == "1 multiplies or stores rows of rank 1." and film.said(45) == "1 multiplies or stores rows of rank 0 (own)."


def test_rows_without_a_flag_have_their_place_in_the_order():
    """Rank 1's rows come first and own ones last. Without the order both have the other's colour."""
    picture = a2a.show.tiles(gather(), source=lambda index: index, order=(1, 0)).table.to_dict()
    assert picture["rows of"] == [0, 1] and picture["from_us"] == [50, 40] and picture["to_us"] == [60, 50]
    assert TileWork(gather(), 0, lambda index: index, None, (0, 1)).programs == TileWork(gather(), 0, lambda index: index, None).programs
    with pytest.raises(ValueError, match="order lacks rank 1"):
        a2a.show.tiles(gather(), source=lambda index: index, order=(0, 2))


def test_bars_fill_while_copies_run():
    rows, flag, *done = a2a.show.play_tiles(gather(), source=lambda index: index).film.bars
    left, _, width, _ = rows.at(20)
    assert width == pytest.approx(0.5 * 0.75 * rows.w, rel=0.05), "half of the rows are here"
    assert flag.at(29)[2] == 0 and flag.at(35)[2] == pytest.approx(0.125 * flag.w, rel=0.1)
    assert [bar.at(30)[2] > 0 for bar in done] == [True, False], "own rows are done, the others not"


def test_tasks_wait_work_and_are_counted():
    task = {"kind": "user", **PLACE}
    trace = trace_of(LAUNCH, {**task, "symbol": 0, "time": 10 * US, "duration": 10 * US},
                     {**task, "symbol": 1, "time": 20 * US, "duration": 10 * US},
                     {**task, "symbol": 2, "time": 30 * US, "duration": 40 * US}, symbols=("plan", "waits", "up"))
    player = a2a.show.play_tasks(trace)
    assert [player.film.said(time) for time in (5, 15, 35)] == ["1 does plan.", "1 waits.", "1 does up."]
    plan, up = player.film.bars
    assert plan.at(12)[2] == plan.w and up.at(50)[2] == 0, "a bar is the share of tasks that are done"
    with pytest.raises(ValueError, match="noted no tasks"):
        a2a.show.play_tasks(trace_of(LAUNCH, WAVE))


def test_waves_begin_with_the_kernel_and_not_with_the_hosts_call(monkeypatch):
    call = {"kind": "host", "rank": 0, "kernel": 0, "launch": 0, "time": 1 * US, "duration": 2 * US}
    lengths = []
    monkeypatch.setattr("a2a_lib.machine.show._waves.time_axes", lambda axes, length, count: lengths.append(length))
    a2a.show.waves(trace_of(call, LAUNCH, WAVE), rank=0, kernel="gemm")
    assert lengths == [60], "us of the axis: the kernel's, without the 9 before it"
