"""Trace files, read back with the package's schema, against the trace they were made of."""
import subprocess
import sys
from collections import Counter
from types import SimpleNamespace as Some

import numpy as np
import pytest
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace as Proto
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import TracePacket
from perfetto_tools import ROOT, read, read_pftrace, trace, wave, written  # noqa: F401  # noqa: F401

from a2a_lib.lab import run
from a2a_lib.machine.trace import TRANSFER, Trace, records_of
from a2a_lib.machine.trace.match import distinct, latest_before
from a2a_lib.machine.trace.perfetto import write
from a2a_lib.machine.trace.perfetto.layout import BINS, bin_width, lay_out
from a2a_lib.machine.trace.perfetto.pftrace import in_order, packets


def edges(records):
    """(start, end) in ns of every record, by the documented rule: rounded down."""
    return list(zip((records["time"] // 1000).tolist(), ((records["time"] + records["duration"]) // 1000).tolist()))


def test_processes_are_ranks_and_say_where_the_numbers_come_from(read, trace):
    gpu = "simulated MI300X (preset mi300x, memory ideal, seed 3)"
    assert read.processes == [f"rank {rank}: {gpu}" for rank in range(4)]
    assert read.meta["label"] == trace.label and read.meta["target"] == "sim" and "rounded down" in read.meta["time"]
    assert {key: str(value) for key, value in read.meta.items() if key in trace.meta} == {
        key: str(value) for key, value in trace.meta.items()}
    named = [track for track in read.tracks if "link" not in str(track)]
    assert len(set(named)) == len(named) or isinstance(named[0], str), "only transfers share a name"


def test_launches_copies_and_calls_lie_on_streams_and_hosts(read, trace):
    stream_slices = [s for s in read.slices if s.track.startswith("stream")]
    wanted = trace.select(["launch", "copy"])
    assert Counter((s.start, s.end) for s in stream_slices) == Counter(edges(wanted.records))
    launches = trace.select("launch")
    names = Counter((f"rank {rank}", name) for rank, name in zip(launches.records["rank"], launches.names("kernel")))
    kernels = set(trace.strings["kernels"])
    assert Counter((s.process.split(":")[0], s.name) for s in stream_slices if s.name in kernels) == names
    host_slices = [s for s in read.slices if s.track == "host"]
    host = trace.select("host")
    wanted = Counter((f"rank {r['rank']}", f"{name} {kernel}".strip(), *edge) for r, name, kernel, edge in
                     zip(host.records, host.names("symbol"), host.names("kernel"), edges(host.records)))
    assert Counter((s.process.split(":")[0], s.name, s.start, s.end) for s in host_slices) == wanted
    launched = {s.name for s in host_slices if s.name.startswith("hipModuleLaunchKernel ")}
    assert launched == {f"hipModuleLaunchKernel {name}" for name in trace.strings["kernels"]}
    assert not any(s.around for s in host_slices), "a host does one thing at a time"


def test_every_wave_is_on_a_track_of_its_block(read, trace):
    waves = trace.select("wave")
    wanted = Counter((f"rank {r['rank']}", f"block {r['block']}, wave {r['wave']}", name, *edge) for r, name, edge
                     in zip(waves.records, waves.names("kernel"), edges(waves.records)))
    wave_slices = [s for s in read.slices if ", wave " in s.track]
    outermost = Counter((s.process.split(":")[0], s.track, s.name, s.start, s.end) for s in wave_slices if not s.around)
    assert outermost == wanted
    blocks = [s for s in read.slices if s.track.startswith("block") and "," not in s.track]
    assert len(blocks) == len({(int(r["rank"]), int(r["launch"]), int(r["block"])) for r in waves.records})
    for block in blocks:
        inside = [s for s in wave_slices if not s.around and s.process == block.process and s.name == block.name
                  and s.track.startswith(block.track + ",") and block.start <= s.start <= block.end]
        assert (block.start, block.end) == (min(s.start for s in inside), max(s.end for s in inside))


def test_waits_and_user_events_nest_in_their_waves(read, trace):
    for kind in ("wait", "user"):
        records = trace.select(kind)
        prefix = "wait " if kind == "wait" else ""
        names = [prefix + name for name in records.names("symbol")]
        slices = [s for s in read.slices if s.name in set(names) and s.track.startswith("block")]
        assert Counter((s.name, s.start, s.end) for s in slices) == Counter(
            (name, *edge) for name, edge in zip(names, edges(records.records)))
        assert sum(s.end - s.start for s in slices) == pytest.approx(records.records["duration"].sum() / 1000,
                                                                     abs=len(slices))
        kernels = set(trace.strings["kernels"])
        assert all(s.around and s.around[0].name in kernels for s in slices)
    user = [s for s in read.slices if s.name == "wait for row"]
    assert user and all([a.name for a in s.around] == ["dispatch_recv", "row"] for s in user)
    waits = [s for s in read.slices if s.name == "wait recv_flags"]
    assert len(waits) == len(user)
    assert all([a.name for a in s.around] == ["dispatch_recv", "row", "wait for row"] for s in waits)
    ids = trace.select("user", symbol="row").records["index"]
    assert Counter(int(s.args["id"]) for s in read.slices if s.name == "row") == Counter(ids.tolist())


def test_flags_are_instants_and_arrows_go_from_the_setting_to_the_wait_that_saw_it(read, trace):
    for kind, verb in (("flag_set", "set"), ("flag_seen", "saw")):
        records = trace.select(kind)
        wanted = Counter((f"{verb} {name or 'flag'}", int(r["time"]) // 1000, int(r["index"]), int(r["bytes"]))
                         for r, name in zip(records.records, records.names("symbol")))
        instants = Counter((s.name, s.start, int(s.args["index"]), int(s.args["value"])) for s in read.instants
                           if s.name.startswith(verb + " "))
        assert instants == wanted
    wanted = flags_seen(trace)
    arrows = Counter()
    for setting, seen in read.flows.values():
        assert setting.start <= seen.start, "forward in time"
        assert setting.name.removeprefix("set ") == seen.name.removeprefix("saw ")
        assert setting.args["value"] == seen.args["value"]
        assert seen.around[-1].name == "wait " + seen.name.removeprefix("saw "), "inside the wait"
        assert setting.around[0].name in trace.strings["kernels"]
        src, dst = (int(s.process.split(":")[0].removeprefix("rank ")) for s in (setting, seen))
        arrows[src, dst, setting.args["index"], setting.start, seen.start] += 1
    assert arrows == wanted and arrows.total() > 50


def test_transfers_lie_on_links_and_add_up_and_counters_integrate_to_their_bytes(read, trace):
    records = trace.select("transfer").records
    link_slices = [s for s in read.slices if s.track.startswith("link")]
    assert Counter((s.start, s.end, int(s.args["bytes"])) for s in link_slices) == Counter(
        (*edge, n) for edge, n in zip(edges(records), records["bytes"].tolist()))
    total = Counter()
    for s in link_slices:
        src, dst = map(int, s.track.removeprefix("link ").split(" -> "))
        assert s.process.startswith(f"rank {src}:") and not s.around
        total[src, dst] += int(s.args["bytes"])
    wanted = trace.link_bytes()
    assert total == Counter({(i, j): int(wanted[i, j]) for i, j in zip(*np.nonzero(wanted))})
    assert len(read.counters) == (wanted > 0).sum()
    for (process, name), samples in read.counters.items():
        src, dst = map(int, name.removeprefix("link ").removesuffix(": GB/s").split(" -> "))
        assert process.startswith(f"rank {src}:")
        times, values = map(np.array, zip(*samples))
        assert (np.diff(times) > 0).all() and (values >= 0).all() and values[-1] == 0
        assert (values[:-1] * np.diff(times)).sum() == pytest.approx(wanted[src, dst], rel=1e-9)


def flags_seen(trace):
    """(src, dst, index, ns set, ns seen) of every flag told, from the table."""
    t = trace.flags()
    rows = zip(*(t[name] for name in ("src", "dst", "index", "set_us", "seen_us")))
    return Counter((int(s), int(d), int(i), round(a * 1e6) // 1000, round(b * 1e6) // 1000) for s, d, i, a, b in rows
                   if a == a)


def test_the_same_trace_gives_the_same_bytes(trace, tmp_path):
    first, second = (write(trace, tmp_path / f"{name}.pftrace").read_bytes() for name in ("first", "second"))
    assert first == second == trace.save(tmp_path / "third.pftrace").read_bytes()


def small_trace(*rows, **meta):
    return Trace(records_of(rows), {"kernels": ["k"], "symbols": ["a", "b"]}, {"world_size": 2} | meta)


def test_what_crosses_goes_beside_and_a_stream_s_flag_on_the_stream(tmp_path):
    def user(time, duration, symbol):
        return wave(kind="user", time=time, duration=duration, symbol=symbol)
    trace = small_trace(wave(time=0, duration=100_000), user(10_000, 30_000, 0), user(20_000, 40_000, 1),
                        user(60_000, 0, 0), user(60_000, 40_000, 1), user(70_000, 0, 0), user(80_000, 5_000, 0), user(80_000, 10_000, 1))
    read = written(trace, tmp_path)
    assert Counter((s.name, s.start, s.end) for s in read.slices if s.name in "ab") == Counter(
        [("a", 10, 40), ("b", 20, 60), ("a", 60, 60), ("b", 60, 100), ("a", 70, 70), ("a", 80, 85), ("b", 80, 90)])
    crossing = next(s for s in read.slices if (s.name, s.start) == ("b", 20))
    assert not crossing.around, "on a track of its own"
    inner = next(s for s in read.slices if (s.name, s.start) == ("a", 80))
    assert [(s.name, s.end) for s in inner.around] == [("k", 100), ("b", 100), ("b", 90)]
    flag = {"kind": "flag_set", "rank": 1, "src": 1, "dst": 0, "symbol": 0, "stream": 2, "time": 4_000, "bytes": 1}
    trace = small_trace(flag, wave(time=0, duration=9_000), wave(kind="wait", time=1_000, duration=7_000, symbol=0),
                        wave(kind="flag_seen", time=8_000, symbol=0, bytes=1, src=1, dst=0))
    read = written(trace, tmp_path)
    ((setting, seen),) = read.flows.values()
    assert (setting.process[:6], setting.track, seen.track) == ("rank 1", "stream 2", "block 0, wave 0")


def test_times_before_zero_an_empty_trace_and_one_that_was_measured(tmp_path):
    launch = {"kind": "launch", "kernel": 0, "stream": 0}
    trace = small_trace(launch | {"rank": 0, "launch": 0, "time": -1_500, "duration": 3_000},
                        launch | {"rank": 1, "launch": 1, "time": 5_000, "duration": 999})
    read = written(trace, tmp_path)
    assert read.meta["shifted_by_ns"] == 2
    assert [(s.start, s.end) for s in read.slices] == [(0, 3), (7, 7)]
    assert written(small_trace(), tmp_path).processes == ["rank 0: simulated MI300X", "rank 1: simulated MI300X"]
    trace = small_trace({"kind": "launch", "rank": 1, "kernel": 0, "launch": 0, "stream": 1, "time": 0, "duration": 9_999},
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


def test_matching_by_several_columns_and_bins():
    """Compares with the definition, row by row."""
    rng = np.random.default_rng(1)
    for big in (3, 1 << 40):
        keys, of = ([rng.integers(0, 3, n) * big - big for _ in range(3)] for n in (60, 80))
        times, at = rng.integers(0, 20, 60), rng.integers(0, 20, 80)
        latest = latest_before(keys, times, of, at)
        for row, got in enumerate(latest):
            fits = [k for k in range(60) if all(a[k] == b[row] for a, b in zip(keys, of)) and times[k] <= at[row]]
            assert got == (max(fits, key=lambda k: (times[k], k)) if fits else -1)
        rows, number = distinct(*keys)
        assert (rows[number] == np.stack(keys, axis=1)).all() and len(np.unique(rows, axis=0)) == len(rows)
    assert (latest >= 0).any() and (latest < 0).any()
    wide = [np.array([0, 1 << 62, -(1 << 62), 0]), np.array([1 << 61, 0, 5, 1 << 61])]
    assert distinct(*wide)[1].tolist() == [1, 2, 0, 1]
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


def test_the_command_writes_a_file(tmp_path, call_a2a, trace):
    path = tmp_path / "run.pftrace"
    out = call_a2a("run", "token_flags", "--shape", "tiny", "--world-size", "2", "--trace", str(path)).out
    assert f"trace: {path}, {path.stat().st_size / 1e6:.1f} MB" in out
    read = read_pftrace(path.read_bytes())
    assert len(read.processes) == 2 and sum(s.track == "stream 1" for s in read.slices) == 10
    node = Some(ranks=[Some(index=3)], world_size=4)
    assert run.save_trace(trace, node, str(tmp_path / "run.pftrace"))["file"] == str(tmp_path / "run.rank3.pftrace")
    assert (tmp_path / "run.rank3.pftrace").exists()


@pytest.mark.parametrize("rung, file, why", [
    ("token_flags", "run.csv", "ends in .pftrace"), ("sorted", "run.pftrace", "no trace"),
    ("token_flags", "none/run.pftrace", "there is no folder")])
def test_the_command_refuses_before_it_runs(tmp_path, call_a2a, monkeypatch, rung, file, why):
    monkeypatch.setattr(run, "node_for", lambda *_, **__: pytest.fail("it ran"))
    assert why in call_a2a("run", rung, "--shape", "tiny", "--trace", str(tmp_path / file), status=2).err and not list(tmp_path.iterdir())


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
