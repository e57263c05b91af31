"""The trace on synthetic records: nothing here needs the simulator."""
import json

import numpy as np
import pytest
from trace_tools import META, US, event, flag, launch, moved, trace_of

from a2a_lib import trace
from a2a_lib.machine.trace import RECORD, Trace, records_of

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


def test_raw_bytes_and_back():
    original = sample()
    again = Trace.from_bytes(original.records.tobytes(), STRINGS, META)
    assert np.array_equal(again.records, original.records)
    with pytest.raises(TypeError, match="RECORD"):
        Trace(np.zeros(3))


def test_stages():
    stages = sample().stages()
    assert stages.columns == ["rank", "send", "recv", "total"]
    assert stages["rank"].tolist() == [0, 1] and len(stages) == len(stages.rows()) == 2
    assert stages["send"].tolist() == [5, 7] and stages["recv"].tolist() == [4, 2]
    assert stages["total"].tolist() == [10, 11]  # gaps count
    assert stages.footer == {"max": {"send": 7, "recv": 4, "total": 11}}
    assert "simulated (preset mi300x, memory ideal)" in repr(stages) and "max" in repr(stages)
    assert stages._repr_html_().count("<tr>") == 4
    json.dumps(stages.to_dict())


def test_stages_of_repeated_and_missing_launches():
    rows = [launch(0, 0, 1, 0, 0), launch(0, 1, 2, 1, 1), launch(0, 2, 5, 4, 0), launch(1, 0, 2, 2, 1)]
    stages = trace_of(rows, STRINGS).stages()
    assert stages.columns == ["rank", "send", "recv", "send #2", "total"]
    assert np.isnan(stages["send"][1]) and stages["send #2"][0] == 3
    assert " - " in repr(stages) and stages.to_dict()["send"][1] is None and stages.footer["max"]["send"] == 1


def test_mean_stages():
    rows = [launch(0, 0, 9, 0, 0), launch(0, 1, 2, 1, 1), launch(1, 0, 10, 2, 1)]
    assert trace_of(rows, STRINGS).mean_stages() == {"send": 4.5, "recv": 5.5}
    assert sum(sample().mean_stages().values()) <= sample().span_us


def test_an_empty_trace_has_empty_tables():
    empty = Trace(records_of([]), STRINGS, META)
    assert len(empty.stages()) == 0 and empty.span_us == 0 and len(empty.flags()) == 0
    assert empty.link_bytes().tolist() == [[0, 0], [0, 0]]
    assert Trace(records_of([])).world_size == 0
    assert "no events" in repr(empty) and len(empty.digest()) == 12


def test_links_and_transfers():
    assert sample().link_bytes().tolist() == [[0, 1500], [24, 0]]


def test_flags_pair_a_setting_with_who_saw_it():
    flags = sample().flags()
    assert flags.rows() == [("token_flags", 3, 1, 0, 1, 12.0, 14.0, 2.0)]
    unset = sample()
    unset.records["time"][4] = 15 * US  # set after it was seen: not the setting that was seen
    assert np.isnan(unset.flags()["latency_us"][0]) and unset.flags()["src"][0] == 0
    unset.records["src"][5] = -1  # a poll that met the initial value: nobody told anything
    assert len(unset.flags()) == 0


def test_select_and_names():
    assert len(sample().select("launch")) == 4
    assert len(sample().select(("launch", trace.COPY), rank=0)) == 4
    assert sample().select("launch", kernel="recv", rank=1).records["duration"].tolist() == [2 * US]
    assert sample().select("copy").names("kernel").tolist() == ["", ""]
    with pytest.raises(ValueError, match="unknown kind 'launches'"):
        sample().select("launches")
    with pytest.raises(KeyError, match="send, recv"):
        sample().select(kernel="sned")


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


def test_labels():
    assert sample().label == "simulated (preset mi300x, memory ideal)"
    measured = Trace(records_of([]), meta={"target": "cuda", "device": "2 x H200", "date": "2026-11-21"})
    assert measured.label == "measured (2 x H200, 2026-11-21)"
