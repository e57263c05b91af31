"""Analyses of a trace: cases worked out by hand, and rules that every run obeys."""
import itertools
import json
import random
import re
from pathlib import Path

import numpy as np
import pytest
import torch
from perfetto_tools import written
from trace_tools import META, RUN, SET5, SETTER, TWO_RANKS, US, called, event, flag, host, launch, moved, trace_of, wave

import a2a_lib as a2a
from a2a_lib.machine.node import Node, SymmetricHeap
from a2a_lib.machine.sim import presets
from a2a_lib.machine.trace import Trace, records_of
from a2a_lib.machine.trace.analysis import intervals
from a2a_lib.machine.trace.analysis.host import HostCalls
from a2a_lib.machine.trace.analysis.kernel_runs import kernel_runs, origin_ps, waiting
from a2a_lib.machine.trace.analysis.links import node_levels
from a2a_lib.machine.trace.analysis.motion import FlagLives, Moment, Motion
from a2a_lib.machine.trace.analysis.tile_work import WAITING, TileWork
from a2a_lib.machine.trace.analysis.wave_rows import wave_rows
from a2a_lib.machine.trace.records import WAIT


def without(*rows):
    return [row for row in TWO_RANKS if row not in rows]


def steps(path):
    return [(s.what, s.rank, s.start / US, s.end / US) for s in path.segments]


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


def test_the_latest_wait_on_a_path_and_a_flag_that_was_there_before_its_wait():
    path = trace_of([*TWO_RANKS, launch(0, 131, 140, 4, 0)]).critical_path()
    assert steps(path)[:2] == [("kernel", 0, 31, 40), ("launch gap", 0, 30, 31)] and path.span_us == 40
    assert path.summary.startswith("last: send on rank 0, after 40.00 us. The latest wait on its path: recv on rank 0 "
                                   "for flags[5], set by rank 1 in send at 19.00 us")
    early = [row if row is not SET5 else row | {"time": 112 * US} for row in TWO_RANKS]
    path = trace_of(early).critical_path()
    assert steps(path) == [("kernel end", 0, 29.5, 30), ("work", 0, 14, 29.5), ("kernel start", 0, 13, 14),
                           ("launch gap", 0, 12, 13), ("work", 0, 0.5, 12), ("kernel start", 0, 0, 0.5)]
    assert path.summary.startswith("last: recv on rank 0, after 30.00 us; no wait is on its path. The last wait for a "
                                   "flag, send on rank 1 for flags[2], set by rank 0")


def test_missing_records_are_unknown_and_the_path_goes_on_over_copies_too():
    path = trace_of(without(SET5)).critical_path()
    assert steps(path)[1:5] == [("work", 0, 23, 29.5), ("unknown", 0, 15, 23), ("work", 0, 14, 15),
                                ("kernel start", 0, 13, 14)]
    assert "flags[5]; who set it is not on record" in path.summary and path.span_us == 30
    path = trace_of(without(SETTER)).critical_path()
    assert steps(path)[3:] == [("flag in flight", 1, 19, 21), ("unknown", 1, 2, 19), ("host", 1, 0, 2)]
    kernels = trace_of([row for row in TWO_RANKS if row["kind"] == "launch"], target="hip", device="2 x MI300X")
    path = kernels.critical_path()
    assert steps(path) == [("kernel", 0, 13, 30), ("launch gap", 0, 12, 13), ("kernel", 0, 0, 12)]
    assert "no waves" in path.summary and "measured" in repr(path)
    pytest.raises(ValueError, trace_of(TWO_RANKS[4:]).critical_path).match("has none")
    rows = [launch(0, 100, 102, 0, 0), event("copy", 0, 103, 106, stream=1, bytes=8), launch(0, 107, 110, 2, 1),
            launch(0, 100, 106.5, 1, 0, stream=2)]
    assert [step[0] for step in steps(trace_of(rows).critical_path())] == ["kernel", "launch gap", "copy", "launch gap",
                                                                         "kernel"]


def random_program(seed):
    """(per wave its operations, in an order in which they can run): work, set a flag, wait for one."""
    rng = random.Random(seed)
    waves = [(rank, block) for rank in range(3) for block in range(2)]
    order, pending = [], []
    for number in range(60):
        who = rng.choice(waves)
        order.append((who, "work", rng.randrange(10_000, 10_000_000)))
        order.append((who, "set", number))
        pending.append(number)
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


# ---- waiting behind a barrier

# Rank 0's kernel from 100 to 130, a block of three waves. Wave 0 waits from 102 to 110 and from 114 to 120 for flags that
# rank 1 sets at 108 and 118, 1 us in flight, and comes to the barrier at 122. Wave 1 is there from 106, wave 2 from 121.
# Then waves 0 and 1 end; wave 2 works until 129.
SET = [wave(1, 108, 109, 1, 0, 0, 0, "flag_set", symbol=0, index=5, bytes=1, src=1, dst=0),
       wave(1, 118, 119, 1, 0, 0, 0, "flag_set", symbol=0, index=6, bytes=1, src=1, dst=0)]
WAITS = [wave(0, 102, 110, 0, 1, 0, 0, "wait", symbol=0, index=5, bytes=1, src=1, dst=0, line=3),
         wave(0, 114, 120, 0, 1, 0, 0, "wait", symbol=0, index=6, bytes=1, src=1, dst=0, line=4)]
STAYS = [wave(0, 106, 122, 0, 1, 0, 1, "barrier", index=0, line=9)]
MEETING = [launch(0, 100, 130, 0, 1), launch(1, 100, 125, 1, 0), wave(0, 100, 123, 0, 1), wave(0, 100, 123, 0, 1, 0, 1),
        wave(0, 100, 129, 0, 1, 0, 2), wave(1, 100, 125, 1, 0), *SET, *WAITS, *STAYS]
LATECOMER = wave(0, 119.5, 122, 0, 1, 0, 2, "barrier", index=0, line=9)  # wave 2 comes half a us before the flag is seen


def test_a_stay_shares_the_waits_of_the_wave_that_came_last_in_its_block():
    waits = waiting(trace_of(MEETING).records)
    spans = [(int(w["wave"]), w["time"] / US, (w["time"] + w["duration"]) / US, int(w["index"]), int(w["line"])) for w in waits]
    assert spans == [(0, 102, 110, 5, 3), (0, 114, 120, 6, 4), (1, 106, 110, 5, 9), (1, 114, 120, 6, 9)]
    assert (waits["kind"] == WAIT).all()
    trace = trace_of(MEETING)
    balance = trace.balance()
    assert dict(zip(balance["stage"], balance["wait_share"]))["recv"] == pytest.approx(24 / (23 + 23 + 29))
    others = [wave(0, 106, 122, 0, 1, 1, 1, "barrier", index=0), wave(0, 106, 122, 2, 1, 0, 1, "barrier", index=0),
              wave(1, 106, 122, 0, 1, 0, 1, "barrier", index=0), wave(0, 106, 122, 0, 1, 0, 1, "barrier", index=2),
              wave(0, 110, 114, 0, 1, 0, 1, "barrier", index=0)]
    assert len(waiting(trace_of([*MEETING[:-1], *others]).records)) == 2


def test_the_path_leaves_a_barrier_with_the_wave_that_came_last_if_it_is_on_record():
    path = trace_of([*MEETING, LATECOMER]).critical_path()
    steps = [(s.what, s.rank, s.wave, s.start / US, s.end / US) for s in path.segments]
    assert steps == [("kernel end", 0, -1, 29, 30), ("work", 0, 2, 22, 29), ("work", 0, 0, 20, 22),
                     ("flag unseen", 0, 0, 19, 20), ("flag in flight", 1, 0, 18, 19), ("work", 1, 0, 0, 18)]
    assert path.summary == ("last: recv on rank 0, after 30.00 us; it waited for flags[6], set by rank 1 in send at 18.00 "
                            "us and seen at 20.00 us")
    early = [row | {"time": 90 * US} if row in SET else row for row in [*MEETING, LATECOMER]]
    kinds = trace_of(early).critical_path().kinds
    assert kinds["what"].tolist() == ["work", "kernel end"]
    # Traces that were not made by the simulator have no such records.
    rows = [row for row in MEETING if row["kind"] != "barrier"]
    assert len(waiting(trace_of(rows).records)) == 2
    assert len(waiting(trace_of(TWO_RANKS).records)) == 2
    kernels = trace_of([row for row in MEETING if row["kind"] == "launch"], target="hip", device="2 x MI300X")
    assert not len(waiting(kernels.records)) and "no waves" in kernels.critical_path().summary
    assert kernels.balance()["wait_share"].tolist() == pytest.approx([float("nan")] * 2, nan_ok=True)


def test_files_show_the_stay_inside_its_wave_and_the_digest_does_not(tmp_path):
    read = written(trace_of(MEETING), tmp_path)
    stay, = (s for s in read.slices if s.name == "wait at barrier")
    assert [around.name for around in stay.around] == ["recv"] and stay.track.endswith("block 0, wave 1")
    assert stay.args["behind wave"] == 0 and (stay.start, stay.end) == (106_000, 122_000)
    assert trace_of(MEETING).digest() == trace_of(MEETING[:-1]).digest() != trace_of(MEETING[:-2]).digest()


# ---- within a kernel

def test_share_of_waves_that_wait():
    send, recv = kernel_runs(trace_of(RUN))
    assert (send.rank, send.kernel, send.start, send.end, send.waiting) == (0, "send", 0, 10, 0)
    assert (recv.rank, recv.kernel, recv.start, recv.end) == (1, "recv", 0, 20)
    assert recv.waiting == 8 / 40
    over = recv.waiting_over(np.array([0, 4, 8, 12, 14, 20, 30.0]))
    np.testing.assert_allclose(over, [0, 0.5, 0.5, 0, 0, 0])
    np.testing.assert_allclose(recv.waiting_over(np.array([2.0, 6])), [0.25])
    assert [run.start for run in kernel_runs(trace_of(RUN), origin_ps(trace_of(RUN)) - 3 * US)] == [3, 3]
    (only,) = kernel_runs(trace_of([launch(0, 0, 5, 0, 0)]))
    assert np.isnan(only.waiting) and only.waiting_over(np.array([0.0, 5])) == 0


def test_life_lines_of_flags():
    lives = FlagLives(trace_of(RUN))
    assert lives.index.tolist() == [6, 5] and lives.src.tolist() == [0, 0] and lives.dst.tolist() == [1, 1]
    assert lives.set.tolist() == [1, 9] and lives.arrived.tolist() == [2, 11] and lives.seen.tolist() == [14, 12]
    assert lives.waited.tolist() == [0, 8], "the first was there at the first look"
    lives = FlagLives(trace_of([*RUN, flag("flag_seen", 1, 6, 116, launch=1, block=3, wave=0, kernel=1, src=0)]))
    assert lives.index.tolist() == [6, 5] and lives.seen[0] == 14
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


def test_whose_rows_a_program_multiplies_when_it_waits_and_sets_flags():
    work = TileWork(trace_of(WAITER), 0, lambda index: index - 6, None)
    assert [pieces_us(pieces) for pieces in work.programs] == [[(0, 5, 0), (5, 10, WAITING), (10, 30, 1)]]
    assert work.owners == [0, 1] and work.row(1) == (10, 30, 20, 5) and work.row(0) == (0, 5, 5, 0)
    assert work.waiting == 5 / 30 and pieces_us(work.copies) == [(2, 9, 1)], "a copy of 4 bytes is a flag"
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


WIRE = presets.constants("mi300x")["link_gbps"]  # GB/s


PORT = 350  # GB/s of preset h200


BUSY = [launch(0, 100, 120, 0, 0), launch(1, 100, 118, 1, 1),
        moved(0, 1, 101, 105, 4000, kernel=0), moved(0, 1, 103, 107, 8000, kernel=0),  # overlap: 6 us
        moved(0, 1, 110, 112, 1000, kernel=0), moved(1, 0, 104, 106, 96_000, kernel=1), moved(1, 1, 100, 120, 10**9)]


def test_links_of_overlapping_transfers():
    links = trace_of(BUSY).links(bins=20)
    assert links.bytes.tolist() == [[0, 13_000], [96_000, 0]] and links.span_us == 20
    assert links.busy_us.tolist() == [[0, 8], [2, 0]]
    assert links.gbps[:, 0, 1].tolist() == pytest.approx([0, 1, 1, 3, 3, 2, 2, 0, 0, 0, 0.5, 0.5, *[0] * 8])
    assert links.table.rows()[0][:9] == (0, 1, 13_000, 3, 8, 0.4, pytest.approx(1.625), pytest.approx(3),
                                         pytest.approx(13 / (WIRE * 20)))
    ranks = links.ranks
    assert ranks["out busy"].tolist() == [0.4, 0.1] and ranks["in busy"].tolist() == [0.1, 0.4]
    assert ranks["out used"].tolist() == pytest.approx([13 / 20 / WIRE, 96 / 20 / WIRE])
    assert f"{WIRE:g} GB/s per link" in repr(links)
    ranks = trace_of(BUSY, preset="h200").links(10).ranks
    assert ranks["in used"].tolist() == pytest.approx([96 / (PORT * 20), 13 / (PORT * 20)])


def test_speed_of_light():
    light = trace_of(BUSY).light()
    assert light.table["kernel"].tolist() == ["send", "recv"] and list(light.table.footer) == ["all"]
    assert light.table["light_us"].tolist() == pytest.approx([13 / WIRE, 96 / WIRE])
    assert light.table["busiest"].tolist() == ["0 -> 1", "1 -> 0"] and light.link == (1, 0)
    assert light.table.footer["all"]["busiest"] == "1 -> 0" and light.table.footer["all"]["light_us"] == light.time_us
    assert light.time_us == 96 / WIRE and light.span_us == 20 and light.share == pytest.approx(4.8 / WIRE)
    rows = [launch(0, 0, 10, 0, 0), moved(0, 1, 1, 2, 50_000, kernel=0), moved(0, 2, 1, 2, 50_000, kernel=0)]
    shared = trace_of(rows, world_size=3).light(link_gbps=100, port_gbps=100)
    assert shared.time_us == 1, "two links of one port"
    rows[1:] = [moved(1, 0, 1, 2, 50_000, kernel=0), moved(2, 0, 1, 2, 50_000, kernel=0)]
    assert trace_of(rows, world_size=3).light(link_gbps=100, port_gbps=100).time_us == 1, "and into one"
    assert trace_of(rows, world_size=3).light(link_gbps=100).time_us == 0.5
    measured = trace_of(BUSY, target="hip")
    pytest.raises(ValueError, measured.light).match("give link_gbps")
    assert measured.light(link_gbps=96).time_us == 1
    assert "unknown" in measured.links().ranks.unit and np.isnan(measured.links().table["used"]).all()


def test_overlap_and_balance_are_exact():
    rows = [*BUSY, wave(0, 100, 104, 0, 0), wave(0, 101, 111, 0, 0, block=1),
            wave(0, 102, 110.5, 0, 0, 1, 0, "wait"),  # rank 0 works 100-104 and 110.5-111; links 101-107, 110-112
            wave(1, 100, 118, 1, 1), wave(1, 105, 107, 1, 1, 0, 0, "wait"), wave(1, 110, 118, 1, 1, 0, 0, "wait")]
    overlap = trace_of(rows).overlap()
    assert overlap["links_us"].tolist() == [8, 8] and overlap["working_us"].tolist() == [4.5, 8]
    assert overlap["both_us"].tolist() == [3.5, 4] and overlap["overlap"].tolist() == [3.5 / 8, 4 / 8]
    only = trace_of(rows).overlap("recv")
    assert only["working_us"].tolist() == [0, 8] and only["overlap"].tolist() == [0, 0.5]
    assert trace_of(rows).overlap(["send", "recv"]).rows() == overlap.rows()
    pytest.raises(KeyError, trace_of(rows).overlap, "export").match("send, recv")
    assert np.isnan(trace_of(TWO_RANKS).overlap()["overlap"]).all()
    rows = [launch(0, 0, 4, 0, 0), launch(1, 0, 8, 1, 0), launch(0, 9, 10, 2, 1), wave(0, 0, 4, 0, 0),
            wave(1, 0, 4, 1, 0), wave(1, 1, 3, 1, 0, 0, 0, "wait")]
    balance = trace_of(rows).balance()
    assert balance.rows()[0] == ("send", 6, 8, pytest.approx(8 / 6), "rank 1", 0.25)
    assert balance["slowest"][1] == "rank 0" and np.isnan(balance["wait_share"][1])
    again = [launch(1, 10, 12, 3, 0), wave(1, 10, 12, 3, 0), wave(1, 10, 11, 3, 0, 0, 0, "wait")]
    balance = trace_of(rows + again).balance()
    assert dict(zip(balance["stage"], balance["wait_share"]))["send #2"] == 0.5 and balance["wait_share"][0] == 0.25


def test_sets_of_moments_and_bytes_per_bin_against_counting():
    rng = np.random.default_rng(8)
    for _ in range(60):
        sides = []
        for count in rng.integers(0, 12, 2):
            starts = rng.integers(0, 48, count)
            sides.append((starts, starts + rng.integers(0, 12, count)))
        inside = [np.array([any(s <= t < e for s, e in zip(*side)) for t in range(60)]) for side in sides]
        left, right = (intervals.union(*side) for side in sides)
        assert intervals.measure(left) == inside[0].sum()
        assert intervals.measure(intervals.intersection(left, right)) == (inside[0] & inside[1]).sum()
        assert (left[1] > left[0]).all() and (left[0][1:] > left[1][:-1]).all(), "sorted, apart, none empty"
        assert intervals.covers(left, np.arange(60)).tolist() == inside[0].tolist()
    rng = np.random.default_rng(3)
    starts = rng.integers(0, 1000, 200)
    ends = starts + rng.integers(0, 300, 200) * rng.integers(0, 2, 200)
    amounts = rng.integers(1, 10_000, 200)
    edges = np.linspace(0, 1300, 27)
    binned = intervals.per_bin(starts, ends, amounts, edges)
    assert binned.sum() == pytest.approx(amounts.sum())
    wanted = np.zeros(26)  # one by one
    for start, end, amount in zip(starts, ends, amounts):
        for part, (low, high) in enumerate(itertools.pairwise(edges)):
            if end > start:
                wanted[part] += amount * max(0, min(end, high) - max(start, low)) / (end - start)
            elif low <= start < high:
                wanted[part] += amount
    np.testing.assert_allclose(binned, wanted, atol=1e-6)


@pytest.mark.parametrize("ranks, shape, seed, preset", [(1, "tiny", 1, "mi300x"), (2, "tiny", 2, "mi300x"),
                                                        (4, "tiny", 3, "h200"), (8, "tiny", 4, "mi300x"),
                                                        (4, "bench1", 5, "mi300x"), (2, "tiny", 6, "ideal")])
def test_rules_of_every_run(ranks, shape, seed, preset):
    node = a2a.Node(ranks, name="small", preset=preset, seed=seed)
    comm = a2a.all_to_all.TokenFlags(node, shape, blocks=8)
    for call in range(2):
        comm(a2a.Problem.random(shape, world_size=ranks, seed=seed + call))
    for trace in (comm.trace, node.trace):
        path = trace.critical_path()
        launches = trace.select("launch").records
        span = int((launches["time"] + launches["duration"]).max() - launches["time"].min())
        assert path.span_ps == span and path.segments[0].end == span and path.segments[-1].start == 0
        assert all(s.start == t.end for s, t in itertools.pairwise(path.segments))
        assert all(s.end > s.start for s in path.segments)
        assert not any(s.what == "unknown" for s in path.segments), path
        links, overlap = trace.links(37), trace.overlap()
        width = trace.span_us / 37
        np.testing.assert_allclose(links.gbps.sum(0) * width * 1e3, links.bytes, rtol=1e-6)
        assert (links.busy_us <= trace.span_us + 1e-9).all()
        busy = overlap["links_us"] > 0
        assert ((overlap["overlap"] >= 0) & (overlap["overlap"] <= 1))[busy].all()
    assert node.trace.links().bytes.tolist() == node.counters()["link_bytes"]


def test_analyse_on_the_command_line(call_a2a):
    command = ["run", "token_flags", "--world-size", "2", "--preset", "h200"]
    assert "critical path" not in call_a2a(*command).out
    output = call_a2a(*command, "--analyse").out
    for part in ("last: combine_recv on rank", "critical path, from its end", "use of the links, per rank",
                 "communication while waves work", "against the speed of light", "balance of each stage"):
        assert part in output
    assert output.index("verified: every output is right") < output.index("critical path")
    result = json.loads(call_a2a(*command, "--analyse", "--json").out, parse_constant=pytest.fail)  # no NaN
    analysis = result["analysis"]
    assert sum(analysis["critical_path"]["segments"]["us"]) == pytest.approx(result["span_us"])
    assert sum(analysis["links"]["bytes"]) == result["link_bytes"] and set(analysis) >= {"light", "overlap", "balance"}
    call_a2a("run", "token_flags", "--world-size", "1", "--analyse")  # a single rank has no links
    assert "--analyse has no effect" in call_a2a("run", "sorted", "--world-size", "2", "--analyse", status=2).err, "no trace"


def test_constants_of_a_preset():
    header = Path(a2a.__file__).parent / "machine" / "sim" / "fabric" / "preset.h"
    members = re.findall(r"^  X\(\w+, (\w+),", header.read_text(), re.M)
    for name in presets.NAMES:
        constants, table = presets.constants(name), presets.table(name)
        assert list(constants) == table["name"].tolist() == members and constants["link_gbps"] > 0
        assert all(len(source) > 5 for source in table["source"]) and all(table["unit"]) and set(table["unit"]) >= {"ps", "GB/s"}
        assert len(set(members)) == len(members) > 30
    assert presets.constants("h200")["port_gbps"] == PORT and presets.constants("mi300x")["cycle"] == 476
    pytest.raises(ValueError, presets.constants, "mi400").match("'mi400'.*mi300x")


HOST_STRINGS = {"kernels": ["send", "recv"], "symbols": ["call", "hipMalloc", "hipModuleLaunchKernel",
                                                         "hipDeviceSynchronize"], "files": []}


# Two calls: the first from 100 to 150, the second from 200 on; of it rank 1 knows the end at 261, rank 0 at 250.
HOSTS = [
    host(0, 100, 110, 0), host(0, 110, 140, 1), host(0, 140, 144, 2, 0), host(0, 144, 150, 3), host(0, 150, 152, 3),
    host(1, 200, 210, 0), host(1, 210, 214, 2, 0), host(1, 214, 218, 2, 1), host(1, 218, 261, 3), host(1, 261, 299, 3),
    host(0, 200, 210, 0), host(0, 210, 214, 2, 0), host(0, 214, 218, 2, 1), host(0, 218, 250, 3),
]


def test_calls_of_the_hosts_by_name_and_around_the_kernels():
    trace = Trace(records_of(HOSTS), HOST_STRINGS, META)
    assert trace.host_calls(rank=0).rows() == [
        (0, "call", "", 2, 20), (0, "hipMalloc", "", 1, 30), (0, "hipModuleLaunchKernel", "send", 2, 8),
        (0, "hipDeviceSynchronize", "", 3, 40), (0, "hipModuleLaunchKernel", "recv", 1, 4)]
    both = trace.host_calls()
    assert sum(both["count"]) == len(HOSTS) and sum(both["us"]) == sum(r["duration"] for r in HOSTS) / US
    assert [row for row in both.rows() if row[0] == 0] == trace.host_calls(0).rows()
    assert both.label == "simulated (preset mi300x, memory ideal)"
    assert len(trace_of(TWO_RANKS).host_calls()) == 0
    trace = Trace(records_of([*HOSTS[5:], launch(0, 215, 240, 0, 0), launch(1, 216, 255, 1, 0)]), HOST_STRINGS, META)
    calls = HostCalls(trace)
    assert calls.origin == 200 * US and calls.rank.tolist() == [0] * 4 + [1] * 4, "not the wait that follows the last"
    assert calls.around_kernels([0, 1], kernel_runs(trace, calls.origin)) == ([4, 4], [15, 16], [10, 6])
    pytest.raises(ValueError, HostCalls, trace_of(TWO_RANKS)).match("no records of hosts")


def test_time_of_a_call_on_the_host_and_the_latest_alone():
    assert Trace(records_of(HOSTS), HOST_STRINGS, META).host_us == 61, "the latest call, of the slowest rank"
    assert Trace(records_of(HOSTS[:5]), HOST_STRINGS, META).host_us == 50, "until the first wait, not the last"
    assert Trace(records_of(HOSTS[:3]), HOST_STRINGS, META).host_us is None, "nobody waited"
    assert Trace(records_of(HOSTS[1:5]), HOST_STRINGS, META).host_us is None, "no call of a rung"
    assert trace_of(TWO_RANKS).host_us is None
    trace = Trace(records_of([*HOSTS, launch(0, 120, 149, 0, 0), launch(0, 215, 249, 1, 0)]), HOST_STRINGS, META)
    latest = trace.latest_call()
    assert latest.span_us == 34 and latest.host_us == trace.host_us == 61
    assert latest.host_calls(1)["us"].sum() == 61 and latest.host_calls(0)["us"].sum() == 50, "none of what follows"
    assert (latest.records["time"] >= 200 * US).all() and len(latest) == 4 + 4 + 1
    pytest.raises(ValueError, trace_of(TWO_RANKS).latest_call).match("no call of a rung begins")


def test_host_time_of_a_rung_is_that_of_its_clock():
    """Compares with the hosts' clocks, read before and after a call whose input is already in place."""
    with a2a.Node(2, name="small") as node:
        comm = a2a.all_to_all.FusedCombine(node, "tiny", blocks=8)
        call = comm.begin(a2a.Problem.random("tiny", world_size=2, seed=7))
        node.synchronize()
        mark = node.mark()
        begun = node.time_us
        comm._enter(call)
        for stage in comm.STAGES:
            comm.start(stage, call)
        node.synchronize()
        took = node.time_us - begun
        assert node.trace_since(mark).host_us == pytest.approx(took, abs=1e-6)
        table = node.trace_since(mark).host_calls(1)
    assert dict(zip(table["call"], table["count"]))["hipMalloc"] == 1
    assert [kernel for kernel in table["kernel"] if kernel] == ["dispatch_send", "dispatch_recv", "combine"]


# ---- work that hides links

# Rank 0, from 100 to 120: block 0 sends to rank 1 from 101 to 119. Block 1 computes from 100 to 110, waits until 112 and
# computes until 114.
SENDER = [wave(0, 100, 120, 0, 0), moved(0, 1, 101, 119, 4096, launch=0, kernel=0, block=0, wave=0)]
ROWS = [launch(0, 100, 120, 0, 0), *SENDER, wave(0, 100, 114, 0, 0, 1), wave(0, 110, 112, 0, 0, 1, 0, "wait")]


def first(table):
    return [float(table[name][0]) for name in ("links_us", "working_us", "both_us", "overlap")]


def test_who_computes_is_told_or_assumed_and_who_only_sends_hides_nothing():
    trace = trace_of(ROWS)
    assert first(trace.overlap(blocks=[1])) == [18, 12, 11, 11 / 18]  # 101 to 110 and 112 to 114
    assert first(trace.overlap(blocks=range(2))) == [18, 20, 18, 1], "told so, a sender computes"
    assert first(trace.overlap("send", blocks={0})) == [18, 20, 18, 1]
    units = [trace.overlap(blocks=[0, 1, 2, 5]).unit, trace.overlap("send", blocks=[1]).unit]
    assert "wave of blocks 0 to 2, 5 that" in units[0] and "wave of send of block 1" in units[1]
    assert not any("assumed" in text for text in units)
    table = trace_of(ROWS).overlap()
    assert first(table) == [18, 12, 11, 11 / 18]
    assert "assumed: waves that move bytes between ranks for more than half" in table.unit and "(1 of 2)" in table.unit
    often = [*ROWS, *(moved(0, 1, 100 + i, 100.4 + i, 64, launch=0, kernel=0, block=1, wave=0) for i in range(10))]
    assert first(trace_of(often).overlap()) == pytest.approx([18.4, 12, 11.4, 11.4 / 18.4]), "a wave that sends now and then computes"
    alone = trace_of([launch(0, 100, 120, 0, 0), *SENDER]).overlap()
    assert first(alone) == [18, 0, 0, 0] and "(1 of 1)" in alone.unit
    table = trace_of(ROWS[:1], target="hip", device="2 x MI300X").overlap()
    assert "no waves and no transfers" in table.unit


KERNEL = """
#include "a2a/a2a.h"
using namespace a2a;
// Blocks below `senders` copy their share of the rows to the next rank. The others compute.
extern "C" __global__ void ring(const float* rows, float* next, float* out, int n, int senders, int turns) {
  if ((int)blockIdx.x < senders) {
    for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += senders * 256) next[i] = rows[i];
    return;
  }
  float x = threadIdx.x;
  for (int i = 0; i < turns; ++i) x = x * 1.0001f + 1.0f;
  out[(blockIdx.x - senders) * 256 + threadIdx.x] = x;
}
"""


@pytest.mark.parametrize("senders", [1, 2, 8])
def test_senders_do_not_count_as_the_work_that_hides(senders):
    """Four blocks compute for a while. If fewer blocks send, they send longer, and work hides a smaller share. If
    all waves counted as work, every result would be 1."""
    n, workers = 1 << 16, 4
    with Node(2, name="small", xcds=2, cus=8) as node:
        heap, module = SymmetricHeap(node, 1 << 20), node.load(KERNEL, name="ring.hip")
        rows = heap.alloc("rows", (n,), torch.float32)
        sources = [rank.zeros((n,), torch.float32, "source") for rank in node.ranks]
        outs = [rank.zeros((workers * 256,), torch.float32, "out") for rank in node.ranks]
        mark = node.mark()
        for rank, source, out in zip(node.ranks, sources, outs):
            there = heap.translate(rows[rank.index], 1 - rank.index)
            rank.launch(module.ring, senders + workers, 256, source, there, out, n, senders, 2000)
        trace = node.trace_since(mark)
    roles = range(senders, senders + workers)
    told = trace.overlap(blocks=roles)
    assumed = trace.overlap()
    np.testing.assert_allclose(assumed["working_us"], told["working_us"], rtol=0.02)
    waves = trace.select("wave", rank=0).records
    waves = waves[waves["block"] >= senders]
    took = (int((waves["time"] + waves["duration"]).max()) - int(waves["time"].min())) / 1e6
    assert told["working_us"][0] == pytest.approx(took, rel=0.01)
    assert trace.overlap(blocks=range(senders + workers))["overlap"].min() > 0.98, "as it was: whoever runs hides"
    assert told["overlap"][0] == pytest.approx(min(1, told["working_us"][0] / told["links_us"][0]), abs=0.15)
    if senders == 1:
        assert told["overlap"].max() < 0.7


# ---- bytes wanted and bytes moved

PACKETS = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void scatter(int* there, int rounds) {
  for (int i = 0; i < rounds; ++i) there[(i * 64 + threadIdx.x) * 32] = 7;  // 4 bytes of each line
}
extern "C" __global__ void rows(int* there, int rounds) {
  for (int i = 0; i < rounds; ++i) there[i * 64 + threadIdx.x] = 7;  // whole lines
}
extern "C" __global__ void fetch(const int* there, int* sum, int rounds) {
  int all = 0;
  for (int i = 0; i < rounds; ++i) all += there[(i * 64 + threadIdx.x) * 4];  // 4 bytes of each 16
  sum[threadIdx.x] = all;
}
extern "C" __global__ void add(int* there) { atomicAdd(there + threadIdx.x % 32, 1); }
extern "C" __global__ void flag(uint32_t* there) {
  if (threadIdx.x == 0) signal<Order::relaxed, Scope::system>(there, 1u);
}
"""
LINE = {name: next(i for i, line in enumerate(PACKETS.split("\n"), 1) if text in line)
        for name, text in (("scatter", "* 32] = 7"), ("rows", "+ threadIdx.x] = 7"), ("fetch", "all += "), ("add", "atomicAdd"),
                           ("flag", "signal<"))}


@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_a_part_of_a_line_takes_a_packet(memory):
    """64 lanes, 128 bytes a line, 64 bytes at least a packet; ten rounds of each loop."""
    assert presets.constants("mi300x")["request_bytes"] == 64
    with Node(2, name="small", memory=memory) as node:
        heap, module = SymmetricHeap(node, 1 << 20), node.load(PACKETS, name="packets.hip")
        data = heap.alloc("data", (1 << 17,), torch.int32)
        out = node.ranks[0].zeros((64,), torch.int32, "out")
        heap.zero_()
        there, mark = heap.translate(data[0], 1), node.mark()
        for kernel, arguments in (("scatter", (there, 10)), ("rows", (there, 10)), ("fetch", (there, out, 10)), ("add", (there,)),
                                  ("flag", (there.view(torch.uint32),))):
            node.ranks[0].launch(module[kernel], 1, 64, *arguments)
        links = node.trace_since(mark).links()
    lines = {row[0]: row[1:] for row in links.lines.rows()}
    by_hand = {"scatter": ("stores", 10 * 256, 10 * 64 * 64), "rows": ("stores", 2560, 2560),
               "fetch": ("loads", 2560, 10 * 8 * 64),  # 8 lines of 128 bytes hold 64 words that are 16 bytes apart
               "add": ("stores", 256, 64), "flag": ("stores", 4, 64)}
    for kernel, (what, wanted, carried) in by_hand.items():
        assert lines[kernel] == (f"packets.hip:{LINE[kernel]}", what, "data", wanted, carried, pytest.approx(wanted / carried)), kernel
    assert links.lines.rows()[0][0] == "scatter", "what wastes most comes first"
    assert links.bytes.tolist() == [[0, 2560 + 2560 + 256 + 4], [2560, 0]]
    assert links.moved.tolist() == [[0, 40960 + 2560 + 64 + 64], [5120, 0]]
    row = dict(zip(links.table.columns, links.table.rows()[0]))
    assert row["moved"] == links.moved[0, 1] and row["carried"] / row["used"] == pytest.approx(row["moved"] / row["bytes"])
    assert f"stores of scatter to data, packets.hip:{LINE['scatter']}, waste most: 0.041 MB for 0.00256 MB (6%)" in repr(links)


def test_whole_lines_waste_nothing():
    with Node(2, name="small") as node:
        heap, module = SymmetricHeap(node, 1 << 20), node.load(PACKETS, name="packets.hip")
        there = heap.translate(heap.alloc("data", (1 << 12,), torch.int32)[0], 1)
        mark = node.mark()
        node.ranks[0].launch(module.rows, 1, 64, there, 10)
        trace = node.trace_since(mark)
    assert trace.links().waste == "" and trace.links().wasted == 0 and "packets" not in repr(trace.links())
    trace = trace_of([launch(0, 100, 120, 0, 0), moved(0, 1, 101, 105, 4000, kernel=0)])
    links = trace.links()
    assert links.moved is None and np.isnan(links.table["moved"][0]) and not links.lines.rows() and links.waste == ""


@pytest.mark.parametrize("name", ["token_flags", "gemm_rs/slots", "ag_gemm/copy_engine", "megakernel"])
def test_lines_are_all_that_was_moved(name):
    """In every run, source lines and transfers move the same bytes over each link, and copies move exactly their bytes."""
    trace = called(name)
    links, packets = trace.links(), trace.select("packets").records
    wanted = np.zeros_like(links.bytes)
    np.add.at(wanted, (packets["src"], packets["dst"]), packets["index"])
    copies = trace.select("copy").records
    copies = copies[(copies["src"] >= 0) & (copies["dst"] >= 0) & (copies["src"] != copies["dst"])]
    np.add.at(wanted, (copies["src"], copies["dst"]), copies["bytes"])
    assert (wanted == links.bytes).all()
    stores = packets["src"] == packets["rank"]
    assert (packets["bytes"][stores] >= 64).all() and ((links.moved > 0) == (links.bytes > 0)).all()
