"""Waves that wait within a kernel, lives of flags, what is where at a moment, programs' tiles: cases worked out by hand."""
import numpy as np
import pytest
from trace_tools import RUN, US, event, flag, launch, moved, trace_of, wave

from a2a_lib.machine.trace.analysis.kernel_runs import kernel_runs, origin_ps
from a2a_lib.machine.trace.analysis.links import node_levels
from a2a_lib.machine.trace.analysis.motion import FlagLives, Moment, Motion
from a2a_lib.machine.trace.analysis.tile_work import WAITING, TileWork
from a2a_lib.machine.trace.analysis.wave_rows import wave_rows


def test_share_of_waves_that_wait():
    send, recv = kernel_runs(trace_of(RUN))
    assert (send.rank, send.kernel, send.start, send.end, send.waiting) == (0, "send", 0, 10, 0)
    assert (recv.rank, recv.kernel, recv.start, recv.end) == (1, "recv", 0, 20)
    assert recv.waiting == 8 / 40
    over = recv.waiting_over(np.array([0, 4, 8, 12, 14, 20, 30.0]))
    np.testing.assert_allclose(over, [0, 0.5, 0.5, 0, 0, 0])
    np.testing.assert_allclose(recv.waiting_over(np.array([2.0, 6])), [0.25])
    assert [run.start for run in kernel_runs(trace_of(RUN), origin_ps(trace_of(RUN)) - 3 * US)] == [3, 3]


def test_a_trace_without_waves_has_no_share():
    (only,) = kernel_runs(trace_of([launch(0, 0, 5, 0, 0)]))
    assert np.isnan(only.waiting) and only.waiting_over(np.array([0.0, 5])) == 0


def test_life_lines():
    lives = FlagLives(trace_of(RUN))
    assert lives.index.tolist() == [6, 5] and lives.src.tolist() == [0, 0] and lives.dst.tolist() == [1, 1]
    assert lives.set.tolist() == [1, 9] and lives.arrived.tolist() == [2, 11] and lives.seen.tolist() == [14, 12]
    assert lives.waited.tolist() == [0, 8], "the first was there at the first look"


def test_a_flag_seen_by_several_waves_lives_once():
    lives = FlagLives(trace_of([*RUN, flag("flag_seen", 1, 6, 116, launch=1, block=3, wave=0, kernel=1, src=0)]))
    assert lives.index.tolist() == [6, 5] and lives.seen[0] == 14


def test_flags_of_two_calls_are_kept_apart():
    second = [flag("flag_set", 0, 6, 201, 2, until=202, kernel=0, dst=1), wave(1, 190, 203, 2, 1, block=1, kind="wait"),
              flag("flag_seen", 1, 6, 203, 2, launch=2, block=1, wave=0, kernel=1, src=0)]
    lives = FlagLives(trace_of([*RUN, *second]))
    assert lives.value.tolist() == [1, 1, 2] and lives.waited.tolist() == [0, 8, 13]


def test_what_is_where_at_a_moment():
    motion = Motion(trace_of(RUN), steps=20)  # a step is a us
    assert motion.times[1] == 1 and motion.kernels == ["send", "recv"] and motion.unit == 4096
    assert motion.moment(0) == Moment(0, 0, 0, 0, 0, 2, 0)
    assert motion.moment(6) == Moment(6, 4096, 0, 1, 0, 1, 0.25), "of two kernels one waits with half its waves"
    assert motion.moment(10) == Moment(10, 0, 0, 1, 1, 0, 0.5), "rank 0's has ended"
    assert motion.moment(20)[2:] == (2, 0, 0, 0, 0)
    assert motion.src[motion.dots()].tolist() == [0], "a dot for every 4096 bytes"


def test_a_busy_run_has_few_dots_and_each_stands_for_its_bytes():
    transfers = [moved(0, 1, 100 + i / US, 110 + i / US, 4096, kernel=0) for i in range(5000)]
    motion = Motion(trace_of([*RUN[:6], *transfers]), 20)
    assert motion.unit % 4096 == 0 and 80 <= len(motion.dots()) <= 130
    assert abs(len(motion.dots()) * motion.unit - 5000 * 4096) <= motion.unit


# A program that waits from 5 to 10 for the rows of rank 1, which a copy brings from 2 to 9.
WAITER = [launch(0, 0, 30, 0, 1), wave(0, 0, 30, 0, 1), wave(0, 5, 10, 0, 1, kind="wait"),
          wave(0, 10, 10, 0, 1, kind="flag_seen", symbol=0, index=7, src=1),
          event("copy", 1, 2, 9, src=1, dst=0, bytes=4096), event("copy", 1, 9, 9, src=1, dst=0, bytes=4)]


def pieces_us(pieces):
    return [(piece.start / US, piece.end / US, piece.owner) for piece in pieces]


def test_whose_rows_a_program_multiplies_and_when_it_waits():
    work = TileWork(trace_of(WAITER), 0, lambda index: index - 6, None)
    assert [pieces_us(pieces) for pieces in work.programs] == [[(0, 5, 0), (5, 10, WAITING), (10, 30, 1)]]
    assert work.owners == [0, 1] and work.row(1) == (10, 30, 20, 5) and work.row(0) == (0, 5, 5, 0)
    assert work.waiting == 5 / 30 and pieces_us(work.copies) == [(2, 9, 1)], "a copy of 4 bytes is a flag"


def test_tiles_that_set_flags_when_they_are_done():
    flags = [wave(0, 12, 13, 0, 1, kind="flag_set", symbol=0, index=1, src=0, dst=1),
             wave(0, 20, 20, 0, 1, kind="flag_set", symbol=0, index=2, src=0, dst=0)]
    work = TileWork(trace_of([*WAITER[:2], *flags]), 0, None, "recv")
    assert [pieces_us(pieces) for pieces in work.programs] == [[(0, 12, 1), (12, 20, 0)]], "nothing after the last"
    without = TileWork(trace_of([*WAITER[:2], flags[0]]), 0, None, None)
    assert pieces_us(without.programs[0]) == [(0, 12, 1), (12, 30, 0)], "own tiles set no flags"


def test_rows_of_waves():
    more = [*RUN, flag("flag_seen", 1, 7, 115, launch=1, block=1, wave=0, kernel=1, src=0), wave(1, 100, 120, 1, 1, block=2)]
    rows, without = wave_rows(trace_of(more), "recv", "flag_seen", "flags", 1)
    assert rows.tolist() == [2, 1] and without == 1
    assert wave_rows(trace_of(RUN[:6], target="hip"), "recv", "flag_seen", "flags", 1)[1] == 2, "measured: no rows on record"
    with pytest.raises(ValueError, match="a flag_seen of rows"):
        wave_rows(trace_of(RUN), "recv", "flag_seen", "rows", 1)


def test_what_crosses_between_nodes():
    transfers = [moved(0, 1, 100, 104, 10), moved(0, 2, 102, 106, 30), moved(0, 3, 104, 109, 2), moved(3, 2, 101, 102, 5)]
    across, within = node_levels(trace_of([launch(0, 100, 110, 0, 0), *transfers], world_size=4, nodes=2))
    assert [busy.bytes for busy in across] == [32, 0, 0, 0] and [busy.bytes for busy in within] == [10, 0, 0, 5]
    assert (across[0].starts.tolist(), across[0].ends.tolist(), across[0].us) == ([2], [9], 7), "both at once count once"
    with pytest.raises(ValueError, match="several nodes"):
        node_levels(trace_of([launch(0, 100, 110, 0, 0), *transfers], world_size=4))
