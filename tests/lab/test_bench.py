"""`a2a bench`: its arithmetic, a simulated run, its recordings and their picture, the simulator beside one, its clock, what it verifies,
the command, and, on the stand-in for ROCm, graphs in their order with nothing left behind.
"""
import functools
import gc
import json

import numpy as np
import pytest
import standin_tools as standin
import torch
from standin_tools import stand_in  # noqa: F401

from a2a_lib import families, show
from a2a_lib.cli import bench as command
from a2a_lib.errors import LaunchError
from a2a_lib.files import read_archive
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.all_to_all.family import FAMILY
from a2a_lib.kernels.moe import MismatchError, Problem, Shape, shapes
from a2a_lib.lab.bench import clock as clocks
from a2a_lib.lab.bench import compare, light, litmus, peers, record, report, run, rung_times, verify, warps, workloads
from a2a_lib.lab.bench.clock import Clock
from a2a_lib.lab.litmus import suite
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap
from a2a_lib.machine.runtime import hip

# Arithmetic.

def test_spread():
    assert clocks.spread(range(1, 102)) == {"median": 51, "p10": 11, "p90": 91, "min": 1, "max": 101, "calls": 101}
    pytest.raises(ValueError, clocks.spread, [])


def test_a_call_takes_as_long_as_its_slowest_rank():
    per_rank = {0: [[1, 5], [9, 9]], 1: [[2, 3], [8, 10]]}
    assert clocks.slowest(per_rank).tolist() == [[2, 5], [9, 10]]


def test_parts_of_a_call():
    """Each part begins at the end of the part before, and ends with its last stage."""
    ends = np.array([[10.0, 14, 20, 25, 33], [11, 15, 21, 26, 34]])
    parts = rung_times.by_part(rungs["token_flags"].stages, ends)
    assert {part: us.tolist() for part, us in parts.items()} == {"dispatch": [14, 15], "expert": [6, 6],
                                                                "combine": [13, 13]}
    fused = rung_times.by_part(rungs["varlen"].stages, ends[:, :2])
    assert fused["dispatch"].tolist() == [10, 11] and fused["combine"].tolist() == [4, 4] and "expert" not in fused


def test_workloads():
    assert workloads.find("S5f") == workloads.find("dsv3-full") and workloads.find("S3").name == "bench3"
    full = workloads.find("tiny-full").problem(4)
    assert full.num_tokens == [8] * 4
    large = workloads.find("tiny-20")
    assert large.problem(2).num_tokens == [20, 20] and large.shape.max_tokens == 20 and large.shape.name == "tiny-20"
    assert workloads.find("S5L").shape.max_tokens == 4096
    for wrong in ("huge", "tiny-0", "tiny-", "tiny-half"):
        pytest.raises(ValueError, workloads.find, wrong).match(f"no workload is called '{wrong}'")


def test_bytes_of_the_busiest():
    traffic = torch.tensor([[100, 5, 1], [2, 100, 2], [30, 1, 100]])
    assert workloads.busiest(traffic) == {"gpu": 32, "pair": 30}  # rank 0 receives 2 + 30
    problem = workloads.find("tiny-full").problem(1)
    assert workloads.find("tiny-full").facts(problem)["bytes"]["flat"] == {"gpu": 0, "pair": 0}


def test_speed_of_light():
    """At 350 GB/s, 35 MB take 100 us one way, and 200 us both ways. If links join pairs, each link carries a share."""
    bytes = {"flat": {"gpu": 35_000_000, "pair": 14_000_000}, "dedup": {"gpu": 17_500_000, "pair": 7_000_000}}
    assert light.light_us(bytes, 350.0, 4, "cuda") == {"flat": 200.0, "dedup": 100.0}
    assert light.light_us(bytes, 350.0, 4, "hip") == {"flat": 240.0, "dedup": 120.0}
    assert light.light_us(bytes, None, 1, "cuda") == {}


def test_default_rungs_are_all_that_move_data_themselves():
    assert run.choose(None) == [f"all_to_all/{name}" for name in rungs if name not in ("reference", "sorted", "profiled")]
    assert command.PEERS == peers.PEERS


# On the simulated node.

@pytest.fixture(scope="module")
def recording(tmp_path_factory):
    saved = []
    with Node(2, name="small") as node:  # the search for the fastest copy tries many grids
        recording = run.measure(node, rungs=["p2p", "token_flags", "varlen"], names=["tiny"], calls=3, warmup=1,
                                grids=[(3, 2), (8, 4)], others=["nccl"], save=lambda so_far: saved.append(json.dumps(so_far)))
    assert json.loads(saved[-1]) == json.loads(json.dumps(recording))
    return recording


def test_rows_of_a_simulated_run(recording):
    assert recording["label"] == "simulated (preset mi300x)" and recording["target"] == "sim"
    kinds = [(row["rung"], row["launch"], "tuned" in row) for row in recording["rows"]]
    assert kinds == [("floor flat", "plain", False), ("floor dedup", "plain", False), ("p2p", "copies", False),
                     ("token_flags", "plain", False), ("token_flags", "plain", True), ("varlen", "plain", False),
                     ("varlen", "plain", True)]
    assert all(row["correct"] for row in recording["rows"])
    varlen = recording["rows"][5]
    assert set(varlen["stages"]) == {"dispatch", "combine"} and varlen["launches"] == 2
    parts = varlen["us"]["dispatch"]["median"] + varlen["us"]["combine"]["median"]
    assert varlen["us"]["total"]["median"] == pytest.approx(parts, rel=0.25)
    assert varlen["us"]["host"]["median"] > varlen["us"]["total"]["median"] > 0
    assert varlen["us"]["total"]["calls"] == 3
    light = recording["workloads"]["tiny"]["light_us"]["flat"]
    assert varlen["gap"]["flat"] == pytest.approx(varlen["us"]["total"]["median"] / light, rel=0.01)


def test_tuning_tells_what_was_tried(recording):
    tuned = recording["rows"][-1]
    assert {(grid["blocks"], grid["waves"]) for grid in tuned["tuned"]} == {(3, 2), (8, 4)}
    best = min(tuned["tuned"], key=lambda grid: grid["us"])
    assert (tuned["blocks"], tuned["waves"]) == (best["blocks"], best["waves"])


def test_a_peer_that_cannot_run_is_a_note(recording):
    assert recording["peers"] == [{"workload": "tiny", "peer": "nccl", "error": "needs one process per GPU: torchrun"}]


def test_report(recording):
    text = report.text(recording)
    for phrase in ("simulated (preset mi300x)", "varlen", "x dedup", "needs one process"):
        assert phrase in text
    table = report.table(recording, "tiny")
    assert list(table["rung"]) == [row["rung"] for row in recording["rows"]]


# Recordings and the command.

def test_recordings_are_written_whole_and_read_back(tmp_path, recording):
    path = record.save(recording, tmp_path)
    assert path.name.startswith("bench-2x") and path.suffix == ".json"
    assert record.load(path) == json.loads(json.dumps(recording))
    assert record.save(recording, tmp_path / "mine.json").name == "mine.json"
    (tmp_path / "other.json").write_text("{}")
    for text in ("{}", "[]", "7", "", "{", "\udcff"):
        (tmp_path / "other.json").write_bytes(text.encode(errors="surrogateescape"))
        pytest.raises(ValueError, record.load, tmp_path / "other.json").match("other.json is no recording")


def test_a_recording_is_found_with_and_without_its_ending(tmp_path, recording):
    path = record.save(recording, tmp_path / "x.1.json")
    assert record.load(tmp_path / "x.1") == record.load(path)
    name = sorted(read_archive(record.ARCHIVE))[0]
    assert record.load(name.removesuffix(".json")) == record.load(name) == record.load(record.FOLDER / name)
    with pytest.raises(FileNotFoundError, match=f"there is no recording none-such; .*{name}"):
        record.load("none-such")


def test_places_for_a_recording_are_checked_first(tmp_path):
    (tmp_path / "file").write_text("")
    for good in (tmp_path, tmp_path / "new" / "folder", tmp_path / "x.json"):
        record.check_out(good)
    for bad, why in ((tmp_path / "file", "is not a folder"), (tmp_path / "file" / "x.json", "is not a folder")):
        pytest.raises(ValueError, record.check_out, bad).match(why)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file"]


# The simulator beside a recording.

def test_simulated_beside_measured(recording, tmp_path, call_a2a, monkeypatch):
    monkeypatch.setattr(compare, "Node", functools.partial(Node, name="small"))  # as `recording` is
    measured = json.loads(json.dumps(recording)) | {"label": "measured (somewhere)"}
    for row in measured["rows"]:
        for part in row["us"].values():
            part["median"] = round(part["median"] * 2, 2)
    own = next(row for row in measured["rows"] if row["rung"] == "varlen" and "tuned" not in row)
    own["blocks"], own["waves"] = own["blocks"] + 1, 3
    simulated = compare.simulate(measured, preset="mi300x", rungs=["varlen"])
    launched = next(row for row in simulated["rows"] if row["rung"] == "varlen")
    assert (launched["blocks"], launched["waves"]) == (own["blocks"], 3), "the recording's own grid, not a tuned one"
    assert compare.grid_of(measured | {"target": "cuda"}, "varlen", "tiny") == (own["blocks"], 2), "as many threads"
    assert compare.grid_of(measured, "p2p", "tiny") is None
    errors = compare.errors(measured, simulated)
    assert [(row["rung"], row["part"]) for row in errors] == [
        ("floor flat", "total"), ("floor dedup", "total"), ("varlen", "dispatch"), ("varlen", "combine"),
        ("varlen", "total")]
    assert all(row["error"] == pytest.approx(-0.5, abs=0.12) for row in errors)
    measured["floors"]["events"]["plain"]["median"] += 3.0
    less = compare.errors(measured, simulated)
    parts = {row["part"]: row["measured"] for row in compare.errors(measured, json.loads(json.dumps(simulated)))}
    assert parts["dispatch"] == pytest.approx(errors[2]["measured"] - 3.0, abs=0.011), "one stage, one event"
    assert less[-1]["measured"] == pytest.approx(errors[-1]["measured"] - 3.0, abs=0.011)
    assert less[-1]["simulated"] == errors[-1]["simulated"] and less[-1]["error"] > errors[-1]["error"]
    with pytest.raises(ValueError, match="the recording has no 'rank_flags'; it has token_flags, varlen"):
        compare.simulate(measured, preset="mi300x", rungs=["rank_flags"])
    path = record.save(measured, tmp_path)
    output = call_a2a("bench", "varlen", "--beside", str(path), "--preset", "h200").out
    assert "measured (somewhere); simulated (preset h200)" in output and "%" in output


def test_loops_as_a_warp_goes_round_them():
    """The answers stay and the times grow: each trip of a row's loop moves half as much. varlen has its own loop and keeps its times."""
    with Node(2, name="small") as node:
        problem = Problem.random(Shape("wide", 8, 2, 4096, 4), 2)
        for name in (*warps.KERNELS, "varlen"):
            took = []
            for halved in (False, True):
                comm = rungs[name](node, problem.shape)
                if halved:
                    warps.halve(comm)
                problem.check(comm(problem))
                node.reseed(node.seed)
                problem.check(comm(problem))
                took.append(comm.trace.stages()["total"][0])
                rung_times.retire(comm)
            assert took[1] > took[0] * 1.02 if name in warps.KERNELS else took[1] == took[0], (name, took)


ODD = FAMILY.hazard_shapes()[0]  # 17 pieces of 16 bytes: less than a wave, and no power of two


def test_the_clock_measures_from_the_common_start():
    """The slowest rank's work is what counts."""
    with Node(2) as node, Clock(node) as clock:
        module = node.load('#include "a2a/a2a.h"\nextern "C" __global__ void nap(int n) '
                           "{ for (int i = 0; i < n; ++i) __builtin_amdgcn_s_sleep(127); }")

        def nap(per_rank):
            def piece():
                for rank, stream, n in zip(node.ranks, clock.streams, per_rank):
                    rank.launch(module.nap, 1, 64, n, stream=stream)
            return piece
        naps = {"short": (1, 1), "long": (1, 40), "both": (40, 40)}
        us = {key: clock.series([[nap(n)]])[0, 0] for key, n in naps.items()}
        assert us["long"] > us["short"] + 30 * 127 * 64 / 2100 and us["both"] == pytest.approx(us["long"], rel=0.1)
        two = clock.series([[nap((5, 5)), nap((20, 1))]] * 2)
        assert two.shape == (2, 2) and (two[:, 1] > two[:, 0]).all()
        whole = clock.series([[nap((5, 5)), nap((20, 1))]], each=False)
        assert whole.shape == (1, 1) and whole[0, 0] == pytest.approx(two[0, 1], rel=0.2)
        graph = clock.series([[nap((5, 5)), nap((20, 1))]] * 2, graph=True)
        assert graph.shape == (2, 2) and graph == pytest.approx(two, rel=0.2)


def test_a_rank_that_comes_late_delays_nobodys_clock():
    """Rank 0's stream is busy for 1.5 ms before the call, and rank 1 waits for rank 0 in it."""
    with Node(2) as node, Clock(node) as clock, SymmetricHeap(node, 4096) as heap:
        module = node.load('#include "a2a/a2a.h"\nusing namespace a2a;\n'
                           'extern "C" __global__ void nap(int n) '
                           "{ for (int i = 0; i < n; ++i) __builtin_amdgcn_s_sleep(127); }\n"
                           'extern "C" __global__ void tell(int* flag, const int64_t* bases, int rank) {\n'
                           "  if (threadIdx.x) return;\n"
                           "  if (rank == 0) signal<Order::release, Scope::system>(translate(flag, bases, 0, 1), 1);\n"
                           "  else wait_equal<Order::acquire, Scope::system>(flag, 1);\n}")
        flags = heap.alloc("flag", (1,), torch.int32)
        heap.zero_()

        def tell():
            for i, (rank, stream) in enumerate(zip(node.ranks, clock.streams)):
                rank.launch(module.tell, 1, 64, flags[i], heap.bases[i], rank.index, stream=stream)
        together = clock.together
        clock.together = lambda: (node.ranks[0].launch(module.nap, 1, 64, 400, stream=clock.streams[0]), together())
        assert clock.series([[tell]])[0, 0] < 30


def test_a_wrong_answer_is_found():
    with Node(2) as node, Clock(node) as clock:
        text = rungs["varlen"].SOURCE.read_text().replace("apply_and_send(", "if (flat != 3) apply_and_send(", 1)
        comm = rungs["varlen"](node, "tiny", source=text)
        with pytest.raises(MismatchError):
            rung_times.time_rung(clock, comm, workloads.find("tiny-full").problem(2), calls=2, warmup=1, launches=["plain"])


def broken(monkeypatch, old, new):
    """varlen's kernels with one thing replaced."""
    kind = rungs["varlen"]
    text, init = kind.SOURCE.read_text(), kind.__init__
    assert text.count(old) == 1
    monkeypatch.setattr(kind, "__init__", lambda self, *a, **k: init(self, *a, source=text.replace(old, new), **k))


def test_verify_passes_what_is_right_and_finds_what_is_not(monkeypatch):
    with Node(2, name="small") as node:
        right = verify.run(node, ["varlen", "p2p"], shapes=[ODD])
        assert len(right["checks"]) == 15 + 13 and all(row["ok"] for row in right["checks"])
        broken(monkeypatch, "scale[e]", "scale[0]")
        wrong = verify.run(node, ["varlen"], shapes=[ODD])
    failed = {row["check"] for row in wrong["checks"] if not row["ok"]}
    assert {"every rank full", "5 calls without a host barrier", "another shape and back"} <= failed
    assert not failed & {"no tokens at all", "nothing but -1"} and len(wrong["checks"]) == 15
    assert "every rank full" in verify.text(wrong) and "Mismatch" in verify.text(wrong)


def test_verify_ends_where_a_gpu_would_be_gone(monkeypatch):
    broken(monkeypatch, "rows.item;\n    Meta", "0;\n    Meta")  # waits for a flag that it has seen already
    with Node(2, name="small") as node:
        wrong = verify.run(node, ["varlen"], shapes=[ODD])
    assert len(wrong["checks"]) == 1 and not wrong["checks"][0]["ok"]
    assert wrong["notes"] == ["ended at varlen, odd, random: the GPU cannot be used after that"]


def test_the_layer_is_verified_where_all_is(monkeypatch):
    two = ["all_to_all/fp8_rows", "all_to_all/pipelined"]
    monkeypatch.setattr(verify, "choose", lambda rungs: two)
    odd = families.of("all_to_all").hazard_shapes()[0]
    with Node(2, name="small") as node:
        verified = verify.run(node, shapes=[odd])
        assert {row["rung"] for row in verified["checks"]} == {"fp8_rows", "pipelined", "expert_parallel"}
        assert all(row["ok"] for row in verified["checks"])
    with Node(3, name="small") as node, pytest.raises(ValueError, match="nothing to verify"):
        verify.run(node, shapes=[odd])


def test_hazards_that_verify_has():
    for world in (1, 2, 4):
        hazards = FAMILY.hazards(shapes["tiny"], world)
        for hazard in hazards.values():
            Problem.random("tiny", world, 1, exact=True, **hazard)
        assert ("a rank that gets nothing" in hazards) == (world > 1)
    assert {"all to one rank", "choices of -1", "nothing but -1", "ranks without tokens"} <= set(hazards)


# Litmus tests in rounds.

def test_litmus_tests_that_any_gpu_can_run():
    able = [test.name for test in suite.values() if litmus.portable(test, 2)]
    assert len(able) >= 45 and "MP+system+push" in able and "SB+relaxed+gpu" in able
    assert not [name for name in able if "waited" in name or name.startswith("ISA2+system")]  # asm; three GPUs
    never = [name for name in able if litmus.must_never(suite[name])]
    assert "MP+system+push" in never and "MP+norel+gpu" not in never and "MP+noacq+fresh+gpu" not in never


def test_rounds_of_litmus_tests(monkeypatch):
    names = ["MP+system+push", "SB+relaxed+xcd", "rmw+agent+xcd", "ISA2+wider+push", "CoRR+system+gpu"]
    with Node(2, name="small", memory="strict") as node:
        recording = litmus.run(node, names, rounds=60, instances=3)
        assert [test["name"] for test in recording["tests"]] == [name for name in suite if name in names]
        assert all(sum(test["states"].values()) == test["rounds"] == 60 for test in recording["tests"])
        assert not litmus.violations(recording)
        by_name = {test["name"]: test for test in recording["tests"]}
        assert by_name["SB+relaxed+xcd"]["positive"] > 0  # threads do meet in a round
        assert set(by_name["rmw+agent+xcd"]["states"]) <= {"0:r0=0; 1:r0=1; x=2;", "0:r0=1; 1:r0=0; x=2;"}
        pytest.raises(ValueError, litmus.run, node, ["MP"], rounds=3).match("no litmus test is called 'MP'")
        # What is forbidden is reported where it happens: a release that is none.
        monkeypatch.setattr(litmus, "HEAD", litmus.HEAD + "#define release relaxed\n")
        broken = litmus.run(node, ["MP+system+push"], rounds=60, instances=3)
    assert litmus.violations(broken) == ["MP+system+push"] and "VIOLATED: MP+system+push" in litmus.text(broken)


def test_rows_of_litmus_registers_are_counted():
    columns = [np.array([0, 1, -1, 1], np.int8), np.array([-1, 2, -1, 2], np.int8)]
    states, counts = litmus._distinct(columns)
    assert sorted(zip(map(tuple, states.tolist()), counts.tolist())) == [((-1, -1), 1), ((0, -1), 1), ((1, 2), 2)]


def test_the_command(tmp_path, call_a2a):
    command = ["bench", "varlen", "--shape", "tiny", "--target", "sim", "--world-size", "2", "--calls", "2", "--warmup", "1"]
    printed = json.loads(call_a2a(*command, "--json", "--out", str(tmp_path / "x.json")).out)
    assert printed["rows"] == record.load(tmp_path / "x.json")["rows"]
    assert "15 of 15 checks right" in call_a2a("bench", "--verify", "varlen", *command[2:8]).out
    call_a2a("bench", "--litmus", "MP+system+push", *command[4:8], "--rounds", "64")


def test_options_of_a_rung_reach_it_and_the_recording(tmp_path, call_a2a):
    command = ["bench", "attention/mesh", "--shape", "64x2x2x64", "--target", "sim", "--world-size", "2", "--calls", "1", "--warmup", "1",
             "--launches", "plain", "--json"]
    out = tmp_path / "x.json"
    assert json.loads(call_a2a(*command, "--option", "teams=1", "members=1", "--out", str(out)).out)["rows"]
    assert record.load(out)["options"] == {"teams": 1, "members": 1}
    assert "mesh takes no option color" in call_a2a(*command, "--option", "color=1", status=2).err
    assert "mesh: option members=two: members takes a whole number from 1 on" in call_a2a(*command, "--option", "members=two", status=2).err


def test_what_is_not_possible_as_asked(tmp_path, call_a2a):
    def refused(*arguments):
        return call_a2a("bench", *arguments, status=2).err
    (tmp_path / "litmus.json").write_text(json.dumps({"format": record.FORMAT, "label": "x", "kind": "litmus"}))
    assert "of kind 'litmus', not 'bench'" in refused("--beside", str(tmp_path / "litmus.json"))
    alone = next(name for name in suite if not litmus.portable(suite[name], 2))
    assert "none of these litmus tests can run" in refused("--litmus", alone, "--target", "sim", "--world-size", "2")


@pytest.mark.parametrize("gpu, short", [("NVIDIA H200", "H200"), ("NVIDIA H100 80GB HBM3", "H100"), ("AMD Instinct MI300X", "MI300X"),
                                        ("simulated", "simulated")])
def test_the_name_of_a_recording_has_the_gpu(gpu, short):
    facts = {"kind": "litmus", "machine": {"gpus": 2, "gpu": gpu}, "date": "2026-11-28"}
    assert record.file_name(facts) == f"litmus-2x{short}-2026-11-28.json"


# The picture.

def recorded():
    """A recording with round numbers."""
    def us(median):
        return {"median": median, "p10": median - 1.0, "p90": median + 2.0, "min": median - 2, "max": median + 9,
                "calls": 50}

    def row(rung, launch, total, grid, **parts):
        return {"workload": "dsv3", "rung": rung, "launch": launch, "correct": True, "stages": {},
                "us": {"total": us(total)} | {part: us(value) for part, value in parts.items()}} | grid
    return {"format": 1, "label": "measured (4 x NVIDIA H200, 2026-11-21)", "machine": {"gpus": 4},
            "workloads": {"dsv3": {"light_us": {"flat": 120.0, "dedup": 60.0}}},
            "rows": [row("floor flat", "graph", 140.0, {"blocks": 132}),
                     row("token_flags", "graph", 220.0, {"blocks": 304, "waves": 4}, dispatch=110.0, expert=20.0,
                         combine=100.0),
                     row("varlen", "graph", 200.0, {"blocks": 304, "waves": 4}, dispatch=100.0, combine=90.0),
                     row("varlen", "plain", 150.0, {"blocks": 304, "waves": 4}, dispatch=100.0, combine=90.0),
                     row("varlen", "graph", 180.0, {"blocks": 132, "waves": 16}, dispatch=95.0, combine=90.0),
                     row("p2p", "copies", 400.0, {}, dispatch=250.0, combine=150.0)],
            "peers": [{"workload": "dsv3", "peer": "nccl", "us": {"total": us(1300.0), "exchanges": us(190.0)}},
                      {"workload": "dsv3", "peer": "symm_mem", "error": "ModuleNotFoundError"}]}


def test_a_wrong_answer_of_a_peer_is_told_in_the_picture():
    pytest.importorskip("matplotlib")
    recording = recorded()
    recording["peers"][0]["correct"] = False
    assert "nccl, WRONG ANSWER" in show.recording(recording, "dsv3").table["what"]


def test_picture_of_a_recording():
    pytest.importorskip("matplotlib")
    picture = show.recording(recorded(), "dsv3", limit=450)
    table = picture.table
    assert list(table["what"]) == ["the bytes pushed, flat", "token_flags, 304x4", "varlen, 132x16",
                                   "p2p, the host's time", "nccl", "nccl, exchanges alone"]
    assert table["us"].tolist() == [140, 220, 180, 400, 1300, 190]  # the faster grid of the way asked for
    assert table["x light"][2] == 1.5 and table["p90"][2] == 182
    assert set(table["source"]) == {"measured (4 x NVIDIA H200, 2026-11-21)"}
    assert "varlen, 132x16 180.0 us" in picture.alt and "The fastest rung is varlen" in picture.alt
    assert "Measured (4 x NVIDIA H200, 2026-11-21)." in picture.alt
    alone = show.recording(recorded(), "dsv3", rungs=["varlen"])
    assert alone.table["us"].tolist() == [140, 180] and alone.digest != picture.digest
    with pytest.raises(ValueError, match="no workload 'tiny' in this recording; there are dsv3"):
        show.recording(recorded(), "tiny")


# On the stand-in: graphs, and one thing after the other.

@pytest.fixture
def stood_in(stand_in, monkeypatch):
    monkeypatch.setattr(Problem, "check", lambda *a, **k: None)  # its kernels do nothing
    monkeypatch.setitem(clocks.FLUSH_BYTES, "hip", 4096)  # it has no caches
    with Node(2, target="hip") as node:
        yield node


def test_a_call_is_flush_start_mark_work_mark(stood_in):
    with Clock(stood_in, flush_bytes=4096) as clock:
        comm = rungs["rank_flags"](stood_in, "tiny")
        repeats = rung_times.Repeats(clock, comm, workloads.find("tiny").problem(2))
        for graph in (False, True):
            repeats.clock.series(repeats.calls(1), graph=graph)
            standin.clear(stood_in.runtime.library)
            clock.series(repeats.calls(2), graph=graph)
            steps = [line.split(" ", 1)[1] for line in standin.log(stood_in.runtime.library) if line.startswith("1 ")]
            first = [step.split(",")[0].split(")")[0] for step in steps
                     if step.startswith(("hipMemsetAsync", "hipModuleLaunch", "hipEventRecord", "hipGraphLaunch"))]
            mark = "hipEventRecordWithFlags(1" if graph else "hipEventRecord(stream"
            kernels = ["hipModuleLaunchCooperativeKernel(dispatch_send", "hipModuleLaunchKernel(dispatch_recv",
                       "hipModuleLaunchKernel(expert", "hipModuleLaunchKernel(combine_send",
                       "hipModuleLaunchKernel(combine_recv"]
            call = ["hipMemsetAsync(0", "hipModuleLaunchKernel(start_together", mark]
            call += [step for kernel in kernels for step in (kernel, mark)]
            if graph:
                assert first == call * 2 + ["hipGraphLaunch("]
            else:  # the second call is held back while the host queues it
                assert first == call + ["hipModuleLaunchKernel(hold"] + call
            assert sum(step.startswith("hipGraphUpload") for step in steps) == graph
        rung_times.retire(comm)


def test_epochs_of_repeated_calls_grow_by_one(stood_in):
    with Clock(stood_in, flush_bytes=0) as clock:
        comm = rungs["varlen"](stood_in, "tiny")
        started, start = [], comm.start
        comm.start = lambda stage, call: (started.append((stage.kernel, call.epoch)), start(stage, call))
        repeats = rung_times.Repeats(clock, comm, workloads.find("tiny").problem(2))
        clock.series(repeats.calls(2))
        clock.series(repeats.calls(1), graph=True)
        assert started == [(stage, epoch) for epoch in (1, 2, 3) for stage in ("dispatch", "combine")]
        rung_times.retire(comm)


@pytest.mark.soak
def test_a_whole_measurement_leaves_no_memory_behind(stood_in):
    library = stood_in.runtime.library
    gc.collect()  # of the tests before
    stood_in.synchronize()
    before = standin.alive(library, standin.MEMORY)
    gc.disable()  # nothing waits for the next garbage collection
    try:
        recording = run.measure(stood_in, rungs=["fused_combine", "varlen"], names=["tiny"], calls=2, warmup=1,
                                grids=[(4, 2)])
        stood_in.synchronize()
        assert standin.alive(library, standin.MEMORY) <= before
    finally:
        gc.enable()
    launches = [(row["rung"], row["launch"], "tuned" in row) for row in recording["rows"]]
    assert launches[-4:] == [("varlen", "graph", False), ("varlen", "plain", False), ("varlen", "graph", True),
                             ("varlen", "plain", True)]
    assert all(row["us"]["replay"]["median"] > 0 for row in recording["rows"]
               if row["rung"] == "varlen" and "tuned" not in row)
    assert recording["label"].startswith("measured (2 x stand-in") and recording["versions"]["runtime"] == "HIP 6.4"


def test_a_library_without_graphs_is_measured_by_plain_launches(stood_in, monkeypatch):
    monkeypatch.setitem(stood_in.runtime.library._functions, "hipEventRecordWithFlags",
                        hip._missing("hipEventRecordWithFlags", "libamdhip64.so"))
    recording = run.measure(stood_in, rungs=["varlen"], names=["tiny"], calls=2, warmup=1)
    assert {row["launch"] for row in recording["rows"]} == {"plain"} and "no graphs" in recording["notes"][0]


def test_grids_that_do_not_fit_are_a_note_and_leave_the_rung_as_it_was(stood_in, monkeypatch):
    require = rungs["rank_flags"].require_room

    def small(comm):
        if comm.blocks > 1000:
            raise LaunchError("too many")
        require(comm)
    monkeypatch.setattr(rungs["rank_flags"], "require_room", small)
    with Clock(stood_in, flush_bytes=0) as clock:
        comm = rungs["rank_flags"](stood_in, "tiny")
        own = comm.blocks, comm.threads
        pytest.raises(LaunchError, comm.set_grid, 2000, 2)
        assert (comm.blocks, comm.threads) == own
        assert rung_times.tune(clock, comm, workloads.find("tiny").problem(2), [(2000, 4)]) == []
        assert (comm.blocks, comm.threads) == own
        rung_times.retire(comm)
    recording = run.measure(stood_in, rungs=["rank_flags"], names=["tiny"], calls=2, warmup=1, grids=[(2000, 4)])
    assert [row["launch"] for row in recording["rows"] if row["rung"] == "rank_flags"] == ["graph", "plain"]
    assert recording["notes"] == ["rank_flags, tiny: none of the grids to try fits"]
