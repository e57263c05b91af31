"""Waiting behind a barrier, by hand: nothing here needs the simulator."""
import pytest
from perfetto_tools import written
from trace_tools import TWO_RANKS, US, launch, trace_of, wave

from a2a_lib.machine.trace.analysis.kernel_runs import waiting
from a2a_lib.machine.trace.records import WAIT

# Rank 0's kernel from 100 to 130, a block of three waves. Wave 0 waits from 102 to 110 and from 114 to 120 for flags that
# rank 1 sets at 108 and 118, 1 us in flight, and comes to the barrier at 122. Wave 1 is there from 106, wave 2 from 121.
# Then waves 0 and 1 end; wave 2 works until 129.
SET = [wave(1, 108, 109, 1, 0, 0, 0, "flag_set", symbol=0, index=5, bytes=1, src=1, dst=0),
       wave(1, 118, 119, 1, 0, 0, 0, "flag_set", symbol=0, index=6, bytes=1, src=1, dst=0)]
WAITS = [wave(0, 102, 110, 0, 1, 0, 0, "wait", symbol=0, index=5, bytes=1, src=1, dst=0, line=3),
         wave(0, 114, 120, 0, 1, 0, 0, "wait", symbol=0, index=6, bytes=1, src=1, dst=0, line=4)]
STAYS = [wave(0, 106, 122, 0, 1, 0, 1, "barrier", index=0, line=9)]
ROWS = [launch(0, 100, 130, 0, 1), launch(1, 100, 125, 1, 0), wave(0, 100, 123, 0, 1), wave(0, 100, 123, 0, 1, 0, 1),
        wave(0, 100, 129, 0, 1, 0, 2), wave(1, 100, 125, 1, 0), *SET, *WAITS, *STAYS]
LATE = wave(0, 119.5, 122, 0, 1, 0, 2, "barrier", index=0, line=9)  # wave 2 comes half a us before the flag is seen


def test_a_stay_shares_the_waits_of_the_wave_that_came_last():
    found = waiting(trace_of(ROWS).records)
    spans = [(int(w["wave"]), w["time"] / US, (w["time"] + w["duration"]) / US, int(w["index"]), int(w["line"])) for w in found]
    assert spans == [(0, 102, 110, 5, 3), (0, 114, 120, 6, 4), (1, 106, 110, 5, 9), (1, 114, 120, 6, 9)]
    assert (found["kind"] == WAIT).all()
    trace = trace_of(ROWS)
    balance = trace.balance()
    assert dict(zip(balance["stage"], balance["wait_share"]))["recv"] == pytest.approx(24 / (23 + 23 + 29))


def test_another_block_launch_or_rank_shares_nothing():
    others = [wave(0, 106, 122, 0, 1, 1, 1, "barrier", index=0), wave(0, 106, 122, 2, 1, 0, 1, "barrier", index=0),
              wave(1, 106, 122, 0, 1, 0, 1, "barrier", index=0), wave(0, 106, 122, 0, 1, 0, 1, "barrier", index=2),
              wave(0, 110, 114, 0, 1, 0, 1, "barrier", index=0)]
    assert len(waiting(trace_of([*ROWS[:-1], *others]).records)) == 2


def test_the_path_leaves_a_barrier_with_the_wave_that_came_last():
    path = trace_of([*ROWS, LATE]).critical_path()
    steps = [(s.what, s.rank, s.wave, s.start / US, s.end / US) for s in path.segments]
    assert steps == [("kernel end", 0, -1, 29, 30), ("work", 0, 2, 22, 29), ("work", 0, 0, 20, 22),
                     ("flag unseen", 0, 0, 19, 20), ("flag in flight", 1, 0, 18, 19), ("work", 1, 0, 0, 18)]
    assert path.summary == ("last: recv on rank 0, after 30.00 us; it waited for flags[6], set by rank 1 in send at 18.00 "
                            "us and seen at 20.00 us")


def test_a_stay_behind_a_flag_that_was_there_is_work():
    early = [row | {"time": 90 * US} if row in SET else row for row in [*ROWS, LATE]]
    kinds = trace_of(early).critical_path().kinds
    assert kinds["what"].tolist() == ["work", "kernel end"]


def test_without_records_of_barriers_what_was_known_before_is():
    """Traces that were not made by the simulator have no such records."""
    rows = [row for row in ROWS if row["kind"] != "barrier"]
    assert len(waiting(trace_of(rows).records)) == 2
    assert len(waiting(trace_of(TWO_RANKS).records)) == 2
    kernels = trace_of([row for row in ROWS if row["kind"] == "launch"], target="hip", device="2 x MI300X")
    assert not len(waiting(kernels.records)) and "no waves" in kernels.critical_path().summary
    assert kernels.balance()["wait_share"].tolist() == pytest.approx([float("nan")] * 2, nan_ok=True)


def test_files_show_the_stay_inside_its_wave(tmp_path):
    read = written(trace_of(ROWS), tmp_path)
    stay, = (s for s in read.slices if s.name == "wait at barrier")
    assert [around.name for around in stay.around] == ["recv"] and stay.track.endswith("block 0, wave 1")
    assert stay.args["behind wave"] == 0 and (stay.start, stay.end) == (106_000, 122_000)


def test_the_digest_is_of_the_other_events():
    assert trace_of(ROWS).digest() == trace_of(ROWS[:-1]).digest() != trace_of(ROWS[:-2]).digest()
