"""Traces and their tables: nothing here needs the simulator. Long traces: launches stay, and the oldest details are dropped; all results
of such a trace say so. A record may hold several flags: analyses give the same results as with one record per flag."""
import gc
import json
import weakref
from collections import defaultdict

import numpy as np
import pytest
from perfetto_tools import written
from trace_tools import META, US, event, flag, launch, moved, trace_of, wave

from a2a_lib import Table, show, trace
from a2a_lib.kernels.all_to_all import TokenFlags
from a2a_lib.kernels.moe import Problem, Shape
from a2a_lib.machine.node import Node
from a2a_lib.machine.trace import COPY, HOST, LAUNCH, RECORD, Trace, records_of
from a2a_lib.machine.trace.analysis.motion import FlagLives, Motion
from a2a_lib.machine.trace.analysis.wave_rows import wave_rows
from a2a_lib.machine.trace.match import counts, covers, match_settings, strides

STRINGS = {"kernels": ["send", "recv"], "symbols": ["token_flags", "tokens"], "files": ["/somewhere/a.hip"]}


def sample() -> Trace:
    rows = [launch(0, 10, 15, 0, 0), launch(1, 11, 18, 1, 0), launch(0, 16, 20, 2, 1), launch(1, 20, 22, 3, 1),
            flag("flag_set", 0, 3, 12, kernel=0, dst=1), flag("flag_seen", 1, 3, 14, kernel=1, src=0),
            event("wait", 1, 11, 14, kernel=1, src=0, symbol=0, index=3),
            moved(0, 1, 11, 11, 1000, kernel=0, symbol=1), moved(1, 0, 10, 10, 24, kernel=0, symbol=1),
            event("copy", 0, 30, 30, src=0, dst=1, bytes=500), event("copy", 0, 1, 1, dst=0, bytes=77)]
    return trace_of(rows, STRINGS)


def test_a_record_is_64_bytes_in_the_documented_layout():
    offsets = {name: RECORD.fields[name][1] for name in RECORD.names}
    assert RECORD.itemsize == 64
    assert offsets == {"time": 0, "duration": 8, "index": 16, "bytes": 24, "block": 32, "line": 36, "launch": 40,
                       "kernel": 44, "symbol": 46, "file": 48, "wave": 50, "rank": 52, "src": 54, "dst": 56,
                       "kind": 58, "stream": 60, "range": 62}
    original = sample()
    again = Trace.from_bytes(original.records.tobytes(), STRINGS, META)
    assert np.array_equal(again.records, original.records)
    pytest.raises(TypeError, Trace, np.zeros(3)).match("RECORD")


def test_stages_also_repeated_and_missing_and_their_means():
    stages = sample().stages()
    assert stages.columns == ["rank", "send", "recv", "total"]
    assert stages["rank"].tolist() == [0, 1] and len(stages) == len(stages.rows()) == 2
    assert stages["send"].tolist() == [5, 7] and stages["recv"].tolist() == [4, 2]
    assert stages["total"].tolist() == [10, 11]  # gaps count
    assert stages.footer == {"max": {"send": 7, "recv": 4, "total": 11}}
    assert "simulated (preset mi300x, memory ideal)" in repr(stages) and "max" in repr(stages)
    assert stages._repr_html_().count("<tr>") == 4
    json.dumps(stages.to_dict())
    rows = [launch(0, 0, 1, 0, 0), launch(0, 1, 2, 1, 1), launch(0, 2, 5, 4, 0), launch(1, 0, 2, 2, 1)]
    stages = trace_of(rows, STRINGS).stages()
    assert stages.columns == ["rank", "send", "recv", "send #2", "total"]
    assert np.isnan(stages["send"][1]) and stages["send #2"][0] == 3
    assert " - " in repr(stages) and stages.to_dict()["send"][1] is None and stages.footer["max"]["send"] == 1
    rows = [launch(0, 0, 9, 0, 0), launch(0, 1, 2, 1, 1), launch(1, 0, 10, 2, 1)]
    assert trace_of(rows, STRINGS).mean_stages() == {"send": 4.5, "recv": 5.5}
    assert sum(sample().mean_stages().values()) <= sample().span_us


def test_an_empty_trace_has_empty_tables_and_a_measured_one_its_label():
    empty = Trace(records_of([]), STRINGS, META)
    assert len(empty.stages()) == 0 and empty.span_us == 0 and len(empty.flags()) == 0
    assert empty.link_bytes().tolist() == [[0, 0], [0, 0]]
    assert Trace(records_of([])).world_size == 0
    assert "no events" in repr(empty) and len(empty.digest()) == 12
    assert sample().label == "simulated (preset mi300x, memory ideal)"
    measured = Trace(records_of([]), meta={"target": "cuda", "device": "2 x H200", "date": "2026-11-21"})
    assert measured.label == "measured (2 x H200, 2026-11-21)"


def test_flags_pair_a_setting_with_who_saw_it_and_links_their_bytes():
    flags = sample().flags()
    assert flags.rows() == [("token_flags", 3, 1, 0, 1, 12.0, 14.0, 2.0)]
    unset = sample()
    unset.records["time"][4] = 15 * US  # set after it was seen: not the setting that was seen
    assert np.isnan(unset.flags()["latency_us"][0]) and unset.flags()["src"][0] == 0
    unset.records["src"][5] = -1  # a poll that met the initial value: nobody told anything
    assert len(unset.flags()) == 0
    assert sample().link_bytes().tolist() == [[0, 1500], [24, 0]]


def test_select_and_names():
    assert len(sample().select("launch")) == 4
    assert len(sample().select(("launch", trace.COPY), rank=0)) == 4
    assert sample().select("launch", kernel="recv", rank=1).records["duration"].tolist() == [2 * US]
    assert sample().select("copy").names("kernel").tolist() == ["", ""]
    pytest.raises(ValueError, sample().select, "launches").match("unknown kind 'launches'")
    pytest.raises(KeyError, sample().select, kernel="sned").match("send, recv")


def test_digest_depends_on_what_happened_only():
    base, later = sample(), sample()
    later.records["time"] += 99 * US
    later.records["launch"][:4] += 7
    moved = Trace(sample().records, STRINGS | {"files": ["/elsewhere/a.hip"]}, META)
    assert base.digest() == later.digest() == moved.digest()
    renumbered = sample()
    kernel = renumbered.records["kernel"]
    renumbered.records["kernel"] = np.where(kernel >= 0, 1 - kernel, -1)
    assert Trace(renumbered.records, STRINGS | {"kernels": ["recv", "send"]}, META).digest() == base.digest()
    for field in ("duration", "bytes", "rank", "index"):
        changed = sample()
        changed.records[field][5] += 1
        assert changed.digest() != base.digest(), field


# ---- tables: columns, units, a footer that is no row

NAN = float("nan")


def sums(**options) -> Table:
    return Table({"rank": [0, 1], "us": [1.5, NAN], "count": [3, 40]}, **options)


def test_a_footer_is_printed_and_is_no_row():
    table = sums(unit="us", footer={"max": {"us": 1.5}, "sum": {"us": 1.5, "count": 43}})
    assert repr(table) == ("rank    us  count\n"
                           "----  ----  -----\n"
                           "0     1.50      3\n"
                           "1        -     40\n"
                           "max   1.50\n"
                           "sum   1.50     43\n"
                           "us")
    assert len(table) == 2 and table["rank"].dtype == np.int64 and table.rows()[0] == (0, 1.5, 3)
    assert table._repr_html_().count("<tr>") == 5
    assert table.footer["sum"]["count"] == 43 and table.footer["max"].get("count") is None
    assert repr(sums()).splitlines()[2] == "   0  1.50      3"
    long = Table({"row": range(30), "us": np.arange(30)}, footer={"max": {"us": 29}})
    assert repr(long).splitlines()[-2:] == ["max  29", "10 more rows"]
    plain = sums(footer={"max": {"us": NAN, "count": np.int64(40)}}).to_dict()
    assert plain == {"rank": [0, 1], "us": [1.5, None], "count": [3, 40], "footer": {"max": {"us": None, "count": 40}}}
    json.dumps(plain)
    assert "footer" not in sums().to_dict()


def test_units_are_said_by_column():
    table = sums(unit="us", units={"count": "calls", "rank": "number"}, label="counted")
    assert repr(table).splitlines()[-1] == "us; count: calls; rank: number; counted"
    assert repr(sums(units={"us": "each", "count": "each"})).splitlines()[-1] == "us, count: each"
    assert repr(sums(unit="us", units={"rank": ""})).splitlines()[-1] == "us"
    for options in ({"units": {"bytes": "KiB"}}, {"footer": {"max": {"bytes": 3}}}):
        pytest.raises(ValueError, sums, **options).match("no column 'bytes'; there are rank, us, count")
    pytest.raises(ValueError, Table, {"rank": [0], "us": [1.0, 2.0]}).match("equal length")
    with pytest.raises(KeyError, match="no column 'bytes'"):
        sums()["bytes"]


# ---- too long

SHAPE = Shape("long", 8, 2, 64, 6)
KEPT = (LAUNCH, COPY, HOST)


def calls(count=2, **limits):
    """(trace of all, trace of the last call) of a rung on a node of its own."""
    with Node(2, **limits) as node:
        comm = TokenFlags(node, SHAPE, blocks=8)
        for seed in range(count):
            mark = node.mark()
            comm(Problem.random(SHAPE, 2, seed))
        return node.trace, node.trace_since(mark)


@pytest.fixture(scope="module")
def whole():
    return calls()


@pytest.mark.parametrize("limit", (0, 1, 7, 100))
def test_launches_stay_and_the_latest_details(whole, limit):
    for some, every in zip(calls(max_events=limit), whole):
        kept = np.isin(every.records["kind"], KEPT)
        details = np.flatnonzero(~kept)
        kept[details[len(details) - limit:]] = True
        assert np.array_equal(some.records, every.records[kept])  # in the order in which they came
        assert some.meta["dropped"] == len(details) - limit


def test_a_part_that_is_all_there_is_complete_and_clearing_begins_anew(whole):
    first, last = (int((~np.isin(trace.records["kind"], KEPT)).sum()) for trace in whole)
    trace, latest = calls(max_events=(first + last) // 2)
    assert trace.meta["dropped"] and "incomplete" in trace.label
    assert latest.meta["dropped"] == 0 and latest.label == whole[1].label
    assert latest.digest() == whole[1].digest() and np.array_equal(latest.records, whole[1].records)
    with Node(2, max_events=10) as node:
        comm = TokenFlags(node, SHAPE, blocks=8)
        comm(Problem.random(SHAPE, 2, 1))
        assert node.trace.meta["dropped"] and node.mark() > 400
        node.clear_trace()
        assert node.trace.meta["dropped"] == 0 and not len(node.trace.select(("launch", "wave"))) and node.mark() < 20


def test_whatever_is_made_of_it_says_so(whole):
    trace, _ = calls(max_events=50)
    warning = f"incomplete: the oldest {trace.meta['dropped']:,} records are lost"
    assert list(trace.stages().columns) == list(whole[0].stages().columns)  # and none is a KeyError
    assert np.array_equal(trace.stages()["total"], whole[0].stages()["total"])
    for shown in (trace.stages(), trace.flags(), trace.replays(), trace):
        assert warning in repr(shown)
    picture = show.timeline(trace)
    assert warning in picture.alt and warning in repr(picture.table)
    assert trace.digest().endswith("-incomplete") and trace.digest() != whole[0].digest()
    assert not whole[0].digest().endswith("-incomplete") and "incomplete" not in repr(whole[0])


def test_the_digest_knows_streams_apart_but_not_which_there_were_before():
    def run(streams):
        with Node(2) as node:
            kept = [rank.stream() for rank in node.ranks for _ in range(streams)]
            comm = TokenFlags(node, SHAPE, blocks=8)
            comm(Problem.random(SHAPE, 2, 1))
            assert len(kept) == 2 * streams
            return comm.trace.digest()
    assert run(0) == run(3)
    records = np.zeros(4, dtype=RECORD)
    records["time"], records["launch"] = range(4), range(4)

    def digest(*streams):
        records["stream"] = streams
        return Trace(records, {"kernels": ["k"], "symbols": ["s"]}).digest()

    assert digest(0, 0, 0, 0) == digest(5, 5, 5, 5) != digest(0, 5, 0, 5)
    assert digest(0, 5, 0, 5) == digest(2, 3, 2, 3) != digest(0, 0, 5, 5)


# ---- several flags in a record

def range_of(count, stride):
    """The field `range` of a record of `count` flags whose indices are `stride` apart, as record.h has it."""
    return (stride - 1) << 6 | (count - 1)


def flags(kind, time, index, value, rank, dst, count=1, stride=1, symbol=0, **fields):
    return {"kind": kind, "time": time, "index": index, "bytes": value, "rank": rank, "dst": dst, "symbol": symbol,
            "range": range_of(count, stride), "block": 0, "wave": 0} | fields


def drawn(seed):
    """Flags set and seen, in rows of all kinds: whole and cut, of stride 1, 2 and both, without a symbol, set twice."""
    draw = np.random.default_rng(seed)
    rows = []
    for kind in ("flag_set", "flag_seen"):
        for _ in range(60):
            symbol = int(draw.integers(-1, 3))
            stride = (1, 2, int(draw.integers(1, 3)))[symbol] if symbol >= 0 else 1
            count = int(draw.choice([1, 1, 4, 16, 64]))
            index = int(draw.integers(0, 3)) * 16 + int(draw.integers(0, 5)) if symbol >= 0 else -1
            rows.append(flags(kind, int(draw.integers(0, 40)), index, int(draw.integers(0, 2)), int(draw.integers(0, 2)),
                              int(draw.integers(0, 2)), count if symbol >= 0 else 1, stride, symbol))
    return records_of(rows)


def word_by_word(record):
    return [int(record["index"]) + k * int(strides(record[None])[0]) for k in range(int(counts(record[None])[0]))]


@pytest.mark.parametrize("seed", range(10))
def test_each_word_seen_finds_its_setting(seed):
    records = drawn(seed)
    sets, looks = (records[records["kind"] == kind] for kind in (4, 5))
    words_of_sets, times = [word_by_word(s) for s in sets], defaultdict(list)
    for setting, own in zip(sets, words_of_sets):
        for word in own:
            times[int(setting["symbol"]), int(setting["bytes"]), int(setting["dst"]), word].append(int(setting["time"]))
    wanted = {}
    for row, look in enumerate(looks):
        for word in word_by_word(look):
            before = [time for time in times[int(look["symbol"]), int(look["bytes"]), int(look["rank"]), word]
                      if time <= look["time"]]
            wanted[row, word] = max(before, default=None)
    matched, lives = {}, defaultdict(set)
    result = match_settings(sets, looks)
    for look, setting, life, index, count in zip(*result):
        step = int(strides(looks[[look]])[0])
        for k in range(count):
            word = int(index) + k * step
            assert (look, word) not in matched
            matched[look, word] = int(sets["time"][setting]) if setting >= 0 else None
            if setting >= 0:
                assert word in words_of_sets[setting]
                lives[setting, word].add(life)
    assert matched == wanted
    assert all(len(life) == 1 for life in lives.values()), "a word of a setting has one life"
    for word in range(-1, 80):
        assert covers(sets, word).tolist() == [word in own for own in words_of_sets]


def test_a_record_says_how_many_flags_it_has_and_how_far_apart():
    assert [counts(records_of([{"range": range_of(*r)}]))[0] for r in ((1, 1), (64, 512), (5, 3))] == [1, 64, 5]
    assert [strides(records_of([{"range": range_of(*r)}]))[0] for r in ((1, 1), (64, 512), (5, 3))] == [1, 512, 3]


# Rank 0 sets 64 words of rank 1 at once. A wave waits for 16 of them, another one finds all there.
RUN = [launch(0, 100, 120, 0, 0), launch(1, 100, 121, 1, 1), wave(0, 100, 120, 0, 0), wave(1, 100, 120, 1, 1),
       wave(1, 100, 119, 1, 1, wave=1), moved(0, 1, 105, 107, 512, symbol=1),
       flags("flag_set", 105 * US, 128, 3, 0, 1, 64, symbol=1, duration=2 * US, launch=0, kernel=0, src=0),
       wave(1, 102, 108, 1, 1, kind="wait", symbol=1, index=150, bytes=3, src=0, dst=1),
       flags("flag_seen", 108 * US, 144, 3, 1, 1, 16, symbol=1, launch=1, kernel=1, src=0),
       flags("flag_seen", 110 * US, 128, 3, 1, 1, 64, symbol=1, launch=1, kernel=1, src=0, wave=1)]


def test_lives_of_words_begin_together_and_pictures_paths_and_files_count_them(tmp_path):
    lives = FlagLives(trace_of(RUN))
    assert list(zip(lives.index.tolist(), lives.count.tolist(), lives.seen.tolist())) == [
        (128, 16, 10.0), (144, 16, 8.0), (160, 32, 10.0)]
    assert lives.waited.tolist() == [0.0, 6.0, 0.0]
    table = trace_of(RUN).flags()
    assert list(zip(table["index"].tolist(), table["words"].tolist())) == [(144, 16), (128, 16), (144, 16), (160, 32)]
    assert table["latency_us"].tolist() == [3.0, 5.0, 5.0, 5.0]
    trace = trace_of(RUN)
    picture = show.flags(trace)
    assert "64 of the 64 flags rows" in picture.alt and "A wave waited for 16 of them" in picture.alt
    assert picture.table["flags"].tolist() == [64] and picture.table["waited for"].tolist() == [16]
    assert "64 flags have been seen" in show.play(trace).alt
    assert Motion(trace, 20).flags(20).tolist() == [[0, 0, 0, 0], [64, 0, 0, 0]]
    rows, without = wave_rows(trace, "recv", "flag_seen", "rows", 1)
    assert rows.tolist() == [64, 16] and without == 0
    kinds = trace.critical_path().kinds
    assert "unknown" not in kinds["what"] and "flag in flight" in kinds["what"]
    read = written(trace_of(RUN), tmp_path)
    instants = [(event.name, event.args["words"], event.args["stride"]) for event in read.instants]
    assert sorted(instants) == [("saw rows", 16, 1), ("saw rows", 64, 1), ("set rows", 64, 1)]
    assert len(read.flows) == 2, "one arrow for each wave that saw them"


def test_a_trace_keeps_neither_node_nor_rung_nor_answer():
    with Node(2, name="small", seed=0) as node:
        comm = TokenFlags(node, "tiny")
        problem = Problem.random("tiny", world_size=2, seed=1)
        problem.check(comm(problem))
        trace, gone = comm.trace, [weakref.ref(held) for held in (comm, node, problem, problem.expected()[0])]
    del comm, node, problem
    gc.collect()
    assert not any(reference() is not None for reference in gone) and len(trace) > 100
    assert trace.again({}).digest() == trace.digest(), "and it can still be repeated"
