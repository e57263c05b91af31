"""A record may hold several flags. Analyses give the same results as with one record per flag."""
from collections import defaultdict

import numpy as np
import pytest
from perfetto_tools import written
from trace_tools import US, launch, moved, trace_of, wave

from a2a_lib import show
from a2a_lib.machine.trace import records_of
from a2a_lib.machine.trace.analysis.motion import FlagLives, Motion
from a2a_lib.machine.trace.analysis.wave_rows import wave_rows
from a2a_lib.machine.trace.match import counts, covers, match_settings, strides


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
    words, times = [word_by_word(s) for s in sets], defaultdict(list)
    for setting, own in zip(sets, words):
        for word in own:
            times[int(setting["symbol"]), int(setting["bytes"]), int(setting["dst"]), word].append(int(setting["time"]))
    wanted = {}
    for row, look in enumerate(looks):
        for word in word_by_word(look):
            before = [time for time in times[int(look["symbol"]), int(look["bytes"]), int(look["rank"]), word]
                      if time <= look["time"]]
            wanted[row, word] = max(before, default=None)
    found, lives = {}, defaultdict(set)
    result = match_settings(sets, looks)
    for look, setting, life, index, count in zip(*result):
        step = int(strides(looks[[look]])[0])
        for k in range(count):
            word = int(index) + k * step
            assert (look, word) not in found
            found[look, word] = int(sets["time"][setting]) if setting >= 0 else None
            if setting >= 0:
                assert word in words[setting]
                lives[setting, word].add(life)
    assert found == wanted
    assert all(len(life) == 1 for life in lives.values()), "a word of a setting has one life"
    for word in range(-1, 80):
        assert covers(sets, word).tolist() == [word in own for own in words]


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


def test_lives_of_words_begin_together_and_end_apart():
    lives = FlagLives(trace_of(RUN))
    assert list(zip(lives.index.tolist(), lives.count.tolist(), lives.seen.tolist())) == [
        (128, 16, 10.0), (144, 16, 8.0), (160, 32, 10.0)]
    assert lives.waited.tolist() == [0.0, 6.0, 0.0]
    table = trace_of(RUN).flags()
    assert list(zip(table["index"].tolist(), table["words"].tolist())) == [(144, 16), (128, 16), (144, 16), (160, 32)]
    assert table["latency_us"].tolist() == [3.0, 5.0, 5.0, 5.0]


def test_pictures_and_paths_count_words():
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


def test_a_file_for_perfetto_says_how_many_words(tmp_path):
    read = written(trace_of(RUN), tmp_path)
    instants = [(event.name, event.args["words"], event.args["stride"]) for event in read.instants]
    assert sorted(instants) == [("saw rows", 16, 1), ("saw rows", 64, 1), ("set rows", 64, 1)]
    assert len(read.flows) == 2, "one arrow for each wave that saw them"
