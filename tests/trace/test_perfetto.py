"""Trace files, read back with the package's schema, against the trace they were made of."""
from collections import Counter

import numpy as np
import pytest
from perfetto_tools import read, trace  # noqa: F401

from a2a_lib.machine.trace.perfetto import write


def edges(records):
    """(start, end) in ns of every record, by the documented rule: rounded down."""
    return list(zip((records["time"] // 1000).tolist(), ((records["time"] + records["duration"]) // 1000).tolist()))


def test_processes_are_ranks_and_say_where_the_numbers_come_from(read, trace):
    gpu = "simulated MI300X (preset mi300x, memory ideal, seed 3)"
    assert read.processes == [f"rank {rank}: {gpu}" for rank in range(4)]
    assert read.meta["label"] == trace.label and read.meta["target"] == "sim" and "rounded down" in read.meta["time"]
    assert {key: str(value) for key, value in read.meta.items() if key in trace.meta} == {
        key: str(value) for key, value in trace.meta.items()}


def test_launches_and_copies_lie_on_their_streams(read, trace):
    found = [s for s in read.slices if s.track.startswith("stream")]
    wanted = trace.select(["launch", "copy"])
    assert Counter((s.start, s.end) for s in found) == Counter(edges(wanted.records))
    launches = trace.select("launch")
    names = Counter((f"rank {rank}", name) for rank, name in zip(launches.records["rank"], launches.names("kernel")))
    kernels = set(trace.strings["kernels"])
    assert Counter((s.process.split(":")[0], s.name) for s in found if s.name in kernels) == names


def test_what_hosts_call_lies_on_a_track_of_each_rank(read, trace):
    found = [s for s in read.slices if s.track == "host"]
    host = trace.select("host")
    wanted = Counter((f"rank {r['rank']}", f"{name} {kernel}".strip(), *edge) for r, name, kernel, edge in
                     zip(host.records, host.names("symbol"), host.names("kernel"), edges(host.records)))
    assert Counter((s.process.split(":")[0], s.name, s.start, s.end) for s in found) == wanted
    launched = {s.name for s in found if s.name.startswith("hipModuleLaunchKernel ")}
    assert launched == {f"hipModuleLaunchKernel {name}" for name in trace.strings["kernels"]}
    assert not any(s.around for s in found), "a host does one thing at a time"


def test_every_wave_is_on_a_track_of_its_block(read, trace):
    waves = trace.select("wave")
    wanted = Counter((f"rank {r['rank']}", f"block {r['block']}, wave {r['wave']}", name, *edge) for r, name, edge
                     in zip(waves.records, waves.names("kernel"), edges(waves.records)))
    found = [s for s in read.slices if ", wave " in s.track]
    outermost = Counter((s.process.split(":")[0], s.track, s.name, s.start, s.end) for s in found if not s.around)
    assert outermost == wanted
    blocks = [s for s in read.slices if s.track.startswith("block") and "," not in s.track]
    assert len(blocks) == len({(int(r["rank"]), int(r["launch"]), int(r["block"])) for r in waves.records})
    for block in blocks:
        inside = [s for s in found if not s.around and s.process == block.process and s.name == block.name
                  and s.track.startswith(block.track + ",") and block.start <= s.start <= block.end]
        assert (block.start, block.end) == (min(s.start for s in inside), max(s.end for s in inside))


def test_waits_and_user_events_nest_in_their_waves(read, trace):
    for kind in ("wait", "user"):
        records = trace.select(kind)
        prefix = "wait " if kind == "wait" else ""
        names = [prefix + name for name in records.names("symbol")]
        found = [s for s in read.slices if s.name in set(names) and s.track.startswith("block")]
        assert Counter((s.name, s.start, s.end) for s in found) == Counter(
            (name, *edge) for name, edge in zip(names, edges(records.records)))
        assert sum(s.end - s.start for s in found) == pytest.approx(records.records["duration"].sum() / 1000,
                                                                    abs=len(found))
        kernels = set(trace.strings["kernels"])
        assert all(s.around and s.around[0].name in kernels for s in found)
    user = [s for s in read.slices if s.name == "wait for row"]
    assert user and all([a.name for a in s.around] == ["dispatch_recv", "row"] for s in user)
    waits = [s for s in read.slices if s.name == "wait recv_flags"]
    assert len(waits) == len(user)
    assert all([a.name for a in s.around] == ["dispatch_recv", "row", "wait for row"] for s in waits)
    ids = trace.select("user", symbol="row").records["index"]
    assert Counter(int(s.args["id"]) for s in read.slices if s.name == "row") == Counter(ids.tolist())


def test_flags_are_instants(read, trace):
    for kind, verb in (("flag_set", "set"), ("flag_seen", "saw")):
        records = trace.select(kind)
        wanted = Counter((f"{verb} {name or 'flag'}", int(r["time"]) // 1000, int(r["index"]), int(r["bytes"]))
                         for r, name in zip(records.records, records.names("symbol")))
        found = Counter((s.name, s.start, int(s.args["index"]), int(s.args["value"])) for s in read.instants
                        if s.name.startswith(verb + " "))
        assert found == wanted


def test_transfers_lie_on_links_and_add_up(read, trace):
    records = trace.select("transfer").records
    found = [s for s in read.slices if s.track.startswith("link")]
    assert Counter((s.start, s.end, int(s.args["bytes"])) for s in found) == Counter(
        (*edge, n) for edge, n in zip(edges(records), records["bytes"].tolist()))
    total = Counter()
    for s in found:
        src, dst = map(int, s.track.removeprefix("link ").split(" -> "))
        assert s.process.startswith(f"rank {src}:") and not s.around
        total[src, dst] += int(s.args["bytes"])
    wanted = trace.link_bytes()
    assert total == Counter({(i, j): int(wanted[i, j]) for i, j in zip(*np.nonzero(wanted))})


def test_counters_integrate_to_the_bytes_of_the_link(read, trace):
    wanted = trace.link_bytes()
    assert len(read.counters) == (wanted > 0).sum()
    for (process, name), samples in read.counters.items():
        src, dst = map(int, name.removeprefix("link ").removesuffix(": GB/s").split(" -> "))
        assert process.startswith(f"rank {src}:")
        times, values = map(np.array, zip(*samples))
        assert (np.diff(times) > 0).all() and (values >= 0).all() and values[-1] == 0
        assert (values[:-1] * np.diff(times)).sum() == pytest.approx(wanted[src, dst], rel=1e-9)


def test_a_process_has_its_own_tracks_once(read):
    named = [track for track in read.tracks if "link" not in str(track)]
    assert len(set(named)) == len(named) or isinstance(named[0], str), "only transfers share a name"


def flags_seen(trace):
    """(src, dst, index, ns set, ns seen) of every flag told, from the table."""
    t = trace.flags()
    rows = zip(*(t[name] for name in ("src", "dst", "index", "set_us", "seen_us")))
    return Counter((int(s), int(d), int(i), round(a * 1e6) // 1000, round(b * 1e6) // 1000) for s, d, i, a, b in rows
                   if a == a)


def test_arrows_go_from_the_setting_to_the_wait_that_saw_it(read, trace):
    wanted = flags_seen(trace)
    found = Counter()
    for setting, seen in read.flows.values():
        assert setting.start <= seen.start, "forward in time"
        assert setting.name.removeprefix("set ") == seen.name.removeprefix("saw ")
        assert setting.args["value"] == seen.args["value"]
        assert seen.around[-1].name == "wait " + seen.name.removeprefix("saw "), "inside the wait"
        assert setting.around[0].name in trace.strings["kernels"]
        src, dst = (int(s.process.split(":")[0].removeprefix("rank ")) for s in (setting, seen))
        found[src, dst, setting.args["index"], setting.start, seen.start] += 1
    assert found == wanted and found.total() > 50


def test_the_same_trace_gives_the_same_bytes(trace, tmp_path):
    one, two = (write(trace, tmp_path / f"{name}.pftrace").read_bytes() for name in ("one", "two"))
    assert one == two == trace.save(tmp_path / "three.pftrace").read_bytes()
