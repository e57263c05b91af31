"""Trace files, read back with the package's schema, against the trace they were made of."""
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace as Proto
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import TracePacket
from perfetto_tools import ROOT, read_pftrace, trace, wave, written  # noqa: F401

from a2a_lib import cli
from a2a_lib.lab import run
from a2a_lib.machine.trace import TRANSFER, Trace, records_of
from a2a_lib.machine.trace.match import distinct, latest_before
from a2a_lib.machine.trace.perfetto.layout import BINS, bin_width, lay_out
from a2a_lib.machine.trace.perfetto.pftrace import in_order, packets

# ---- odd traces

def made(*rows, **meta):
    return Trace(records_of(rows), {"kernels": ["k"], "symbols": ["a", "b"]}, {"world_size": 2} | meta)


def test_what_crosses_goes_beside(tmp_path):
    def user(time, duration, symbol):
        return wave(kind="user", time=time, duration=duration, symbol=symbol)
    trace = made(wave(time=0, duration=100_000), user(10_000, 30_000, 0), user(20_000, 40_000, 1), user(60_000, 0, 0),
                 user(60_000, 40_000, 1), user(70_000, 0, 0), user(80_000, 5_000, 0), user(80_000, 10_000, 1))
    read = written(trace, tmp_path)
    assert Counter((s.name, s.start, s.end) for s in read.slices if s.name in "ab") == Counter(
        [("a", 10, 40), ("b", 20, 60), ("a", 60, 60), ("b", 60, 100), ("a", 70, 70), ("a", 80, 85), ("b", 80, 90)])
    crossing = next(s for s in read.slices if (s.name, s.start) == ("b", 20))
    assert not crossing.around, "on a track of its own"
    inner = next(s for s in read.slices if (s.name, s.start) == ("a", 80))
    assert [(s.name, s.end) for s in inner.around] == [("k", 100), ("b", 100), ("b", 90)]


def test_a_flag_set_by_a_stream_lies_on_the_stream(tmp_path):
    flag = {"kind": "flag_set", "rank": 1, "src": 1, "dst": 0, "symbol": 0, "stream": 2, "time": 4_000, "bytes": 1}
    trace = made(flag, wave(time=0, duration=9_000), wave(kind="wait", time=1_000, duration=7_000, symbol=0),
                 wave(kind="flag_seen", time=8_000, symbol=0, bytes=1, src=1, dst=0))
    read = written(trace, tmp_path)
    ((setting, seen),) = read.flows.values()
    assert (setting.process[:6], setting.track, seen.track) == ("rank 1", "stream 2", "block 0, wave 0")


def test_times_before_zero_move_all(tmp_path):
    launch = {"kind": "launch", "kernel": 0, "stream": 0}
    trace = made(launch | {"rank": 0, "launch": 0, "time": -1_500, "duration": 3_000},
                 launch | {"rank": 1, "launch": 1, "time": 5_000, "duration": 999})
    read = written(trace, tmp_path)
    assert read.meta["shifted_by_ns"] == 2
    assert [(s.start, s.end) for s in read.slices] == [(0, 3), (7, 7)]


def test_an_empty_trace_and_one_that_was_measured(tmp_path):
    assert written(made(), tmp_path).processes == ["rank 0: simulated MI300X", "rank 1: simulated MI300X"]
    trace = made({"kind": "launch", "rank": 1, "kernel": 0, "launch": 0, "stream": 1, "time": 0, "duration": 9_999},
                 target="cuda", device="2 x NVIDIA H200", date="2026-11-21")
    read = written(trace, tmp_path)
    assert read.processes == [f"rank {rank}: NVIDIA H200, measured 2026-11-21" for rank in range(2)]
    assert [(s.process[:6], s.name, s.start, s.end) for s in read.slices] == [("rank 1", "k", 0, 9)]


def test_large_traces_lose_idle_waves_first_and_say_so(trace):
    whole = lay_out(trace)
    busy = {(int(r["rank"]), int(r["launch"]), int(r["block"]), int(r["wave"])) for r in trace.records
            if r["kind"] != 1 and r["wave"] >= 0 and r["launch"] >= 0}
    idle = sum((int(r["rank"]), int(r["launch"]), int(r["block"]), int(r["wave"])) not in busy
               for r in trace.select("wave").records)
    assert 0 < idle < len(trace.select("wave"))
    lean = lay_out(trace, len(whole.items.kind) - 1)
    assert len(lean.items.kind) == len(whole.items.kind) - idle
    assert lean.meta["left_out"] == f"{idle} waves in which nothing else was recorded"
    least = lay_out(trace, 1)
    moved = len(trace.select("transfer"))
    assert len(least.items.kind) == len(lean.items.kind) - moved
    assert f"; the {moved} smallest transfers" in least.meta["left_out"]
    sizes = sorted(trace.select("transfer").records["bytes"].tolist())
    some = lay_out(trace, len(lean.items.kind) - 10)
    kept = some.items.kind == TRANSFER
    assert sorted(some.arguments["bytes"][kept].tolist()) == sizes[10:] and 10 < moved
    assert sum(c.values.sum() * c.width for c in least.counters) == pytest.approx(trace.link_bytes().sum())
    assert "left_out" not in whole.meta


def test_matching_by_several_columns():
    """Compares with the definition, row by row."""
    rng = np.random.default_rng(1)
    for big in (3, 1 << 40):
        keys, of = ([rng.integers(0, 3, n) * big - big for _ in range(3)] for n in (60, 80))
        times, at = rng.integers(0, 20, 60), rng.integers(0, 20, 80)
        found = latest_before(keys, times, of, at)
        for row, got in enumerate(found):
            fits = [k for k in range(60) if all(a[k] == b[row] for a, b in zip(keys, of)) and times[k] <= at[row]]
            assert got == (max(fits, key=lambda k: (times[k], k)) if fits else -1)
        rows, number = distinct(*keys)
        assert (rows[number] == np.stack(keys, axis=1)).all() and len(np.unique(rows, axis=0)) == len(rows)
    assert (found >= 0).any() and (found < 0).any()
    wide = [np.array([0, 1 << 62, -(1 << 62), 0]), np.array([1 << 61, 0, 5, 1 << 61])]
    assert distinct(*wide)[1].tolist() == [1, 2, 0, 1]


def test_bins():
    assert bin_width(0) == 1 and bin_width(BINS) == 1 and bin_width(BINS + 1) == 2 and bin_width(BINS * 5 + 1) == 10


def test_templates_hold_any_number():
    rng = np.random.default_rng(0)
    for high in (1, 200, 1 << 20, 1 << 34, 1 << 62):
        columns = {"time": rng.integers(0, high, 50), "track": rng.integers(1, 1 + high, 50),
                   "value": rng.integers(-high, high, 50), "flow_fixed": rng.integers(0, high, 50).astype(np.uint64),
                   "level": rng.integers(-high, high, 50) / 3}

        def make(time, track, value, flow_fixed, level):
            packet = TracePacket(timestamp=time)
            packet.track_event.track_uuid, packet.track_event.double_counter_value = track, level
            packet.track_event.debug_annotations.add(name_iid=1, int_value=value)
            packet.track_event.flow_ids.append(flow_fixed)
            return Proto(packet=[packet]).SerializeToString()
        rows = packets(make, columns)
        back = Proto.FromString(in_order([(np.arange(50), rows)])).packet
        for i, packet in enumerate(back):
            event = packet.track_event
            assert (packet.timestamp, event.track_uuid, event.debug_annotations[0].int_value, event.flow_ids[0],
                    event.double_counter_value) == tuple(column[i] for column in columns.values())


# ---- paths, the command, imports

def test_the_command_writes_a_file(tmp_path, capsys):
    path = tmp_path / "run.pftrace"
    assert cli.main(["run", "token_flags", "--shape", "tiny", "--world-size", "2", "--trace", str(path)]) == 0
    assert f"trace: {path}, {path.stat().st_size / 1e6:.1f} MB" in capsys.readouterr().out
    read = read_pftrace(path.read_bytes())
    assert len(read.processes) == 2 and sum(s.track == "stream 1" for s in read.slices) == 10


def test_a_process_of_its_own_rank_writes_its_own_file(trace, tmp_path):
    from types import SimpleNamespace as Some
    node = Some(ranks=[Some(index=3)], world_size=4)
    assert run.save_trace(trace, node, str(tmp_path / "run.pftrace"))["file"] == str(tmp_path / "run.rank3.pftrace")
    assert (tmp_path / "run.rank3.pftrace").exists()


@pytest.mark.parametrize("rung, file, why", [
    ("token_flags", "run.csv", "ends in .pftrace"), ("sorted", "run.pftrace", "no trace"),
    ("token_flags", "none/run.pftrace", "there is no folder")])
def test_the_command_refuses_before_it_runs(tmp_path, capsys, monkeypatch, rung, file, why):
    monkeypatch.setattr(run, "node_for", lambda *_, **__: pytest.fail("it ran"))
    assert cli.main(["run", rung, "--shape", "tiny", "--trace", str(tmp_path / file)]) == 2
    assert why in capsys.readouterr().err and not list(tmp_path.iterdir())


def test_importing_stays_light_and_nothing_is_downloaded(tmp_path):
    code = f"""
import sys, a2a_lib, a2a_lib.cli
assert not [m for m in sys.modules if m.split(".")[0] in ("perfetto", "google", "numpy")], "lazily"
from a2a_lib.machine.trace import TRANSFER, Trace, records_of
from a2a_lib.machine.trace.perfetto import write
launch = {{"kind": "launch", "rank": 0, "time": 0, "duration": 5000, "kernel": 0}}
trace = Trace(records_of([launch]), {{"kernels": ["k"]}})
assert "perfetto" not in sys.modules, "until a file is written"
write(trace, r"{tmp_path / 'a.pftrace'}")
assert not [m for m in sys.modules if m.startswith(("perfetto.trace_processor", "urllib.request", "torch"))]
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
