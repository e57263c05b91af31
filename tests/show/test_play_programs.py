"""The films of a persistent kernel's programs: they say what the trace says at each moment."""
import pytest
from trace_tools import STRINGS, US, event, host, launch, trace_of, wave

import a2a_lib as a2a
from a2a_lib.machine.trace.analysis.tile_work import TileWork

pytest.importorskip("matplotlib")
LAUNCH, WAVE = launch(0, 10, 70, 0, 0), wave(0, 10, 70, 0, 0)


def of_wave(kind, start, end, symbol=0, **fields):
    return wave(0, start, end, 0, 0, kind=kind, symbol=symbol, **fields)


def gather():
    """One program: own rows for 20 us, a wait of 20, rank 1's rows for 20. Its rows are copied from 10 to 30, their flag to 40."""
    return trace_of([LAUNCH, WAVE, of_wave("wait", 30, 50), of_wave("flag_seen", 50, 50, src=1, index=1, bytes=1),
                     event("copy", 1, 20, 40, src=1, dst=0, bytes=4096), event("copy", 1, 40, 50, src=1, dst=0, bytes=4)])


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
    trace = trace_of([LAUNCH, WAVE, of_wave("flag_set", 30, 30, src=0, dst=1, index=0, bytes=1)])
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
    tasks = [of_wave("user", 10, 20), of_wave("user", 20, 30, 1), of_wave("user", 30, 70, 2)]
    trace = trace_of([LAUNCH, *tasks], STRINGS | {"symbols": ["plan", "waits", "up"]})
    player = a2a.show.play_tasks(trace)
    assert [player.film.said(time) for time in (5, 15, 35)] == ["1 does plan.", "1 waits.", "1 does up."]
    plan, up = player.film.bars
    assert plan.at(12)[2] == plan.w and up.at(50)[2] == 0, "a bar is the share of tasks that are done"
    with pytest.raises(ValueError, match="noted no tasks"):
        a2a.show.play_tasks(trace_of([LAUNCH, WAVE]))


def test_waves_begin_with_the_kernel_and_not_with_the_hosts_call(monkeypatch):
    lengths = []
    monkeypatch.setattr("a2a_lib.machine.show._waves.time_axes", lambda axes, length, count: lengths.append(length))
    a2a.show.waves(trace_of([host(0, 1, 3, 0, 0), LAUNCH, WAVE]), rank=0, kernel="send")
    assert lengths == [60], "us of the axis: the kernel's, without the 9 before it"
