"""Analyses of a trace: cases worked out by hand, and rules that every run obeys."""
import itertools
import json
import re
from pathlib import Path

import numpy as np
import pytest
from trace_tools import META, TWO_RANKS, US, host, launch, moved, trace_of, wave

import a2a_lib as a2a
from a2a_lib import cli
from a2a_lib.machine.sim import presets
from a2a_lib.machine.trace import Trace, records_of
from a2a_lib.machine.trace.analysis import intervals
from a2a_lib.machine.trace.analysis.host import HostCalls
from a2a_lib.machine.trace.analysis.kernel_runs import kernel_runs

WIRE = presets.constants("mi300x")["link_gbps"]  # GB/s


PORT = 350  # GB/s of preset h200


# Links and the speed of light.

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


def test_use_of_a_port():
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
    with pytest.raises(ValueError, match="give link_gbps"):
        measured.light()
    assert measured.light(link_gbps=96).time_us == 1
    assert "unknown" in measured.links().ranks.unit and np.isnan(measured.links().table["used"]).all()


def test_spread_keeps_every_byte():
    rng = np.random.default_rng(3)
    starts = rng.integers(0, 1000, 200)
    ends = starts + rng.integers(0, 300, 200) * rng.integers(0, 2, 200)
    amounts = rng.integers(1, 10_000, 200)
    edges = np.linspace(0, 1300, 27)
    found = intervals.per_bin(starts, ends, amounts, edges)
    assert found.sum() == pytest.approx(amounts.sum())
    wanted = np.zeros(26)  # one by one
    for start, end, amount in zip(starts, ends, amounts):
        for part, (low, high) in enumerate(itertools.pairwise(edges)):
            if end > start:
                wanted[part] += amount * max(0, min(end, high) - max(start, low)) / (end - start)
            elif low <= start < high:
                wanted[part] += amount
    np.testing.assert_allclose(found, wanted, atol=1e-6)


# Overlap and balance.

def test_overlap_is_exact():
    rows = [*BUSY, wave(0, 100, 104, 0, 0), wave(0, 101, 111, 0, 0, block=1),
            wave(0, 102, 110.5, 0, 0, 1, 0, "wait"),  # rank 0 works 100-104 and 110.5-111; links 101-107, 110-112
            wave(1, 100, 118, 1, 1), wave(1, 105, 107, 1, 1, 0, 0, "wait"), wave(1, 110, 118, 1, 1, 0, 0, "wait")]
    found = trace_of(rows).overlap()
    assert found["links_us"].tolist() == [8, 8] and found["working_us"].tolist() == [4.5, 8]
    assert found["both_us"].tolist() == [3.5, 4] and found["overlap"].tolist() == [3.5 / 8, 4 / 8]
    only = trace_of(rows).overlap("recv")
    assert only["working_us"].tolist() == [0, 8] and only["overlap"].tolist() == [0, 0.5]
    assert trace_of(rows).overlap(["send", "recv"]).rows() == found.rows()
    with pytest.raises(KeyError, match="send, recv"):
        trace_of(rows).overlap("export")
    assert np.isnan(trace_of(TWO_RANKS).overlap()["overlap"]).all()


def test_sets_of_moments_against_counting():
    rng = np.random.default_rng(8)
    for _ in range(60):
        sides = []
        for count in rng.integers(0, 12, 2):
            starts = rng.integers(0, 48, count)
            sides.append((starts, starts + rng.integers(0, 12, count)))
        inside = [np.array([any(s <= t < e for s, e in zip(*side)) for t in range(60)]) for side in sides]
        one, other = (intervals.union(*side) for side in sides)
        assert intervals.measure(one) == inside[0].sum()
        assert intervals.measure(intervals.intersection(one, other)) == (inside[0] & inside[1]).sum()
        assert (one[1] > one[0]).all() and (one[0][1:] > one[1][:-1]).all(), "sorted, apart, none empty"
        assert intervals.covers(one, np.arange(60)).tolist() == inside[0].tolist()


def test_balance():
    rows = [launch(0, 0, 4, 0, 0), launch(1, 0, 8, 1, 0), launch(0, 9, 10, 2, 1), wave(0, 0, 4, 0, 0),
            wave(1, 0, 4, 1, 0), wave(1, 1, 3, 1, 0, 0, 0, "wait")]
    balance = trace_of(rows).balance()
    assert balance.rows()[0] == ("send", 6, 8, pytest.approx(8 / 6), "rank 1", 0.25)
    assert balance["slowest"][1] == "rank 0" and np.isnan(balance["wait_share"][1])
    again = [launch(1, 10, 12, 3, 0), wave(1, 10, 12, 3, 0), wave(1, 10, 11, 3, 0, 0, 0, "wait")]
    balance = trace_of(rows + again).balance()
    assert dict(zip(balance["stage"], balance["wait_share"]))["send #2"] == 0.5 and balance["wait_share"][0] == 0.25


# On real runs.

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


def test_analyse_on_the_command_line(capsys):
    command = ["run", "token_flags", "--world-size", "2", "--preset", "h200"]
    assert cli.main(command) == 0 and "critical path" not in capsys.readouterr().out
    assert cli.main([*command, "--analyse"]) == 0
    said = capsys.readouterr().out
    for part in ("last: combine_recv on rank", "critical path, from its end", "use of the links, per rank",
                 "communication while waves work", "against the speed of light", "balance of each stage"):
        assert part in said
    assert said.index("verified: every output is right") < said.index("critical path")
    assert cli.main([*command, "--analyse", "--json"]) == 0
    result = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)  # no NaN
    found = result["analysis"]
    assert sum(found["critical_path"]["segments"]["us"]) == pytest.approx(result["span_us"])
    assert sum(found["links"]["bytes"]) == result["link_bytes"] and set(found) >= {"light", "overlap", "balance"}
    assert cli.main(["run", "token_flags", "--world-size", "1", "--analyse"]) == 0, "a single rank has no links"
    capsys.readouterr()
    assert cli.main(["run", "sorted", "--world-size", "2", "--analyse"]) == 2, "a rung of PyTorch calls has no trace"
    assert "--analyse has no effect" in capsys.readouterr().err


def test_constants_of_a_preset():
    header = Path(a2a.__file__).parent / "machine" / "sim" / "fabric" / "preset.h"
    members = re.findall(r"^  X\(\w+, (\w+),", header.read_text(), re.M)
    for name in presets.NAMES:
        constants, table = presets.constants(name), presets.table(name)
        assert list(constants) == table["name"].tolist() == members and constants["link_gbps"] > 0
        assert all(table["source"]) and set(table["unit"]) >= {"ps", "GB/s"}
    assert presets.constants("h200")["port_gbps"] == PORT and presets.constants("mi300x")["cycle"] == 476
    with pytest.raises(ValueError, match="'mi400'.*mi300x"):
        presets.constants("mi400")


# Hosts.

HOST_STRINGS = {"kernels": ["send", "recv"], "symbols": ["call", "hipMalloc", "hipModuleLaunchKernel",
                                                         "hipDeviceSynchronize"], "files": []}


# Two calls: the first from 100 to 150, the second from 200 on; of it rank 1 knows the end at 261, rank 0 at 250.
HOSTS = [
    host(0, 100, 110, 0), host(0, 110, 140, 1), host(0, 140, 144, 2, 0), host(0, 144, 150, 3), host(0, 150, 152, 3),
    host(1, 200, 210, 0), host(1, 210, 214, 2, 0), host(1, 214, 218, 2, 1), host(1, 218, 261, 3), host(1, 261, 299, 3),
    host(0, 200, 210, 0), host(0, 210, 214, 2, 0), host(0, 214, 218, 2, 1), host(0, 218, 250, 3),
]


def test_calls_of_the_hosts_by_name():
    trace = Trace(records_of(HOSTS), HOST_STRINGS, META)
    assert trace.host_calls(rank=0).rows() == [
        (0, "call", "", 2, 20), (0, "hipMalloc", "", 1, 30), (0, "hipModuleLaunchKernel", "send", 2, 8),
        (0, "hipDeviceSynchronize", "", 3, 40), (0, "hipModuleLaunchKernel", "recv", 1, 4)]
    both = trace.host_calls()
    assert sum(both["count"]) == len(HOSTS) and sum(both["us"]) == sum(r["duration"] for r in HOSTS) / US
    assert [row for row in both.rows() if row[0] == 0] == trace.host_calls(0).rows()
    assert both.label == "simulated (preset mi300x, memory ideal)"
    assert len(trace_of(TWO_RANKS).host_calls()) == 0


def test_time_of_a_call_on_the_host():
    assert Trace(records_of(HOSTS), HOST_STRINGS, META).host_us == 61, "the latest call, of the slowest rank"
    assert Trace(records_of(HOSTS[:5]), HOST_STRINGS, META).host_us == 50, "until the first wait, not the last"
    assert Trace(records_of(HOSTS[:3]), HOST_STRINGS, META).host_us is None, "nobody waited"
    assert Trace(records_of(HOSTS[1:5]), HOST_STRINGS, META).host_us is None, "no call of a rung"
    assert trace_of(TWO_RANKS).host_us is None


def test_the_latest_call_alone():
    trace = Trace(records_of([*HOSTS, launch(0, 120, 149, 0, 0), launch(0, 215, 249, 1, 0)]), HOST_STRINGS, META)
    latest = trace.latest_call()
    assert latest.span_us == 34 and latest.host_us == trace.host_us == 61
    assert latest.host_calls(1)["us"].sum() == 61 and latest.host_calls(0)["us"].sum() == 50, "none of what follows"
    assert (latest.records["time"] >= 200 * US).all() and len(latest) == 4 + 4 + 1
    with pytest.raises(ValueError, match="no call of a rung begins"):
        trace_of(TWO_RANKS).latest_call()


def test_calls_around_the_kernels():
    trace = Trace(records_of([*HOSTS[5:], launch(0, 215, 240, 0, 0), launch(1, 216, 255, 1, 0)]), HOST_STRINGS, META)
    calls = HostCalls(trace)
    assert calls.origin == 200 * US and calls.rank.tolist() == [0] * 4 + [1] * 4, "not the wait that follows the last"
    assert calls.around_kernels([0, 1], kernel_runs(trace, calls.origin)) == ([4, 4], [15, 16], [10, 6])
    with pytest.raises(ValueError, match="no records of hosts"):
        HostCalls(trace_of(TWO_RANKS))


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
