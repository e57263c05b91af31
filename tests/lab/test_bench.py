"""`a2a bench`: its arithmetic, a simulated run, its recordings, and the simulator beside one.
"""
import functools
import json

import numpy as np
import pytest
import torch

from a2a_lib import cli
from a2a_lib.cli import bench as command
from a2a_lib.files import read_archive
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.moe import Problem, Shape
from a2a_lib.lab.bench import light, peers, record, report, run, rung_times, stats, workloads
from a2a_lib.machine.node import Node

# Arithmetic.

def test_spread():
    assert stats.spread(range(1, 102)) == {"median": 51, "p10": 11, "p90": 91, "min": 1, "max": 101, "calls": 101}
    with pytest.raises(ValueError):
        stats.spread([])


def test_a_call_takes_as_long_as_its_slowest_rank():
    per_rank = {0: [[1, 5], [9, 9]], 1: [[2, 3], [8, 10]]}
    assert stats.slowest(per_rank).tolist() == [[2, 5], [9, 10]]


def test_parts_of_a_call():
    """Each part begins at the end of the part before, and ends with its last stage."""
    ends = np.array([[10.0, 14, 20, 25, 33], [11, 15, 21, 26, 34]])
    found = rung_times.by_part(rungs["token_flags"].stages, ends)
    assert {part: us.tolist() for part, us in found.items()} == {"dispatch": [14, 15], "expert": [6, 6],
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
        with pytest.raises(ValueError, match=f"no workload is called '{wrong}'"):
            workloads.find(wrong)


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
def found(tmp_path_factory):
    saved = []
    with Node(2, name="small") as node:  # the search for the fastest copy tries many grids
        found = run.measure(node, rungs=["p2p", "token_flags", "varlen"], names=["tiny"], calls=3, warmup=1,
                            grids=[(3, 2), (8, 4)], others=["nccl"], save=lambda found: saved.append(json.dumps(found)))
    assert json.loads(saved[-1]) == json.loads(json.dumps(found))
    return found


def test_rows_of_a_simulated_run(found):
    assert found["label"] == "simulated (preset mi300x)" and found["target"] == "sim"
    kinds = [(row["rung"], row["launch"], "tuned" in row) for row in found["rows"]]
    assert kinds == [("floor flat", "plain", False), ("floor dedup", "plain", False), ("p2p", "copies", False),
                     ("token_flags", "plain", False), ("token_flags", "plain", True), ("varlen", "plain", False),
                     ("varlen", "plain", True)]
    assert all(row["correct"] for row in found["rows"])
    varlen = found["rows"][5]
    assert set(varlen["stages"]) == {"dispatch", "combine"} and varlen["launches"] == 2
    parts = varlen["us"]["dispatch"]["median"] + varlen["us"]["combine"]["median"]
    assert varlen["us"]["total"]["median"] == pytest.approx(parts, rel=0.25)
    assert varlen["us"]["host"]["median"] > varlen["us"]["total"]["median"] > 0
    assert varlen["us"]["total"]["calls"] == 3
    light = found["workloads"]["tiny"]["light_us"]["flat"]
    assert varlen["gap"]["flat"] == pytest.approx(varlen["us"]["total"]["median"] / light, rel=0.01)


def test_tuning_tells_what_was_tried(found):
    tuned = found["rows"][-1]
    assert {(one["blocks"], one["waves"]) for one in tuned["tuned"]} == {(3, 2), (8, 4)}
    best = min(tuned["tuned"], key=lambda one: one["us"])
    assert (tuned["blocks"], tuned["waves"]) == (best["blocks"], best["waves"])


def test_a_peer_that_cannot_run_is_a_note(found):
    assert found["peers"] == [{"workload": "tiny", "peer": "nccl", "error": "needs one process per GPU: torchrun"}]


def test_report(found):
    said = report.text(found)
    for words in ("simulated (preset mi300x)", "varlen", "x dedup", "needs one process"):
        assert words in said
    table = report.table(found, "tiny")
    assert list(table["rung"]) == [row["rung"] for row in found["rows"]]


# Recordings and the command.

def test_recordings_are_written_whole_and_read_back(tmp_path, found):
    path = record.save(found, tmp_path)
    assert path.name.startswith("bench-2x") and path.suffix == ".json"
    assert record.load(path) == json.loads(json.dumps(found))
    assert record.save(found, tmp_path / "mine.json").name == "mine.json"
    (tmp_path / "other.json").write_text("{}")
    for text in ("{}", "[]", "7", "", "{", "\udcff"):
        (tmp_path / "other.json").write_bytes(text.encode(errors="surrogateescape"))
        with pytest.raises(ValueError, match="other.json is no recording"):
            record.load(tmp_path / "other.json")


def test_a_recording_is_found_with_and_without_its_ending(tmp_path, found):
    path = record.save(found, tmp_path / "x.1.json")
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
        with pytest.raises(ValueError, match=why):
            record.check_out(bad)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file"]


# The simulator beside a recording.

def test_simulated_beside_measured(found, tmp_path, capsys, monkeypatch):
    from a2a_lib.lab.bench import compare
    monkeypatch.setattr(compare, "Node", functools.partial(Node, name="small"))  # as `found` is
    measured = json.loads(json.dumps(found)) | {"label": "measured (somewhere)"}
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
    assert cli.main(["bench", "varlen", "--beside", str(path), "--preset", "h200"]) == 0
    said = capsys.readouterr().out
    assert "measured (somewhere); simulated (preset h200)" in said and "%" in said


def test_loops_as_a_warp_goes_round_them():
    """The answers stay and the times grow: each trip of a row's loop moves half as much. varlen has its own loop and keeps its times."""
    from a2a_lib.lab.bench import warps
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
