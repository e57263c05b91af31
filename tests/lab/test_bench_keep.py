"""`a2a bench --tune --keep`: grids and roles that are faster are stored, and looked up by who names none."""
import json

import pytest

from a2a_lib import cli, families
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.rung import tuning
from a2a_lib.lab.bench import keep, verify
from a2a_lib.machine.node import Node


@pytest.fixture
def table(tmp_path, monkeypatch):
    file = tmp_path / "tuned.json"
    file.write_text("{}\n")
    monkeypatch.setattr(tuning, "TABLE", file)
    return file


def row(us, tuned=None, **grid):
    found = {"workload": "tiny", "rung": "pipelined", "launch": "plain", "correct": True, "us": {"total": {"median": us}}, **grid}
    return found | ({"tuned": tuned} if tuned else {})


def test_what_is_faster_is_kept_and_found_again(table):
    with Node(2, name="small") as node:
        usual = rungs["pipelined"](node, "tiny")
        own, roles = (usual.blocks, usual.waves), usual.roles
        found = {"label": "simulated", "rows": [row(20.0, blocks=8, waves=2), row(10.0, [1], blocks=6, waves=3, roles=[2, 1])]}
        assert "6" in keep.keep(node, found)[0]
        kept, = json.loads(table.read_text())["simulated mi300x"]
        assert kept["usual_us"] == 20 and kept["cus"] == 8 and kept["bytes"] == 8 * 256
        tuned = rungs["pipelined"](node, "tiny")
        assert (tuned.blocks, tuned.waves, tuned.roles) == (6, 3, (2, 1)) != (*own, roles)
        named = rungs["pipelined"](node, "tiny", blocks=4, waves=2)
        assert (named.blocks, named.waves) == (4, 2)
        found["rows"][1] = row(19.9, [1], blocks=3, waves=3, roles=[1, 1])  # not worth it: what was there stays
        assert keep.keep(node, found) == ["nothing was kept: no grid was faster by 2 %"]
        assert json.loads(table.read_text())["simulated mi300x"] == [kept]
    with Node(4, name="small") as node:  # another number of ranks
        assert rungs["pipelined"](node, "tiny").waves == own[1]


def test_the_command_tunes_and_keeps(table, capsys):
    assert cli.main(["bench", "--keep", "--target", "sim"]) == 2
    assert "give both" in capsys.readouterr().err
    assert cli.main(["bench", "pipelined", "--shape", "tiny", "--world-size", "2", "--target", "sim", "--calls", "1",
                     "--warmup", "1", "--tune", "1x1", "16x4", "--keep"]) == 0
    said = capsys.readouterr()
    rows = json.loads(table.read_text()).get("simulated mi300x", [])
    assert len(rows) == said.err.count("instead of") and "pipelined" in said.out
    for kept in rows:
        assert kept["us"] < kept["usual_us"] and kept["rung"] == "pipelined" and kept["cus"] == 304


def test_the_stored_table():
    for gpu, rows in tuning.table().items():
        assert gpu.startswith(("simulated ", "NVIDIA ", "AMD "))
        for one in rows:
            assert one["rung"] in rungs and one["us"] < one["usual_us"] and one["label"] and one["blocks"] >= 1
            assert sum(one.get("roles", ())) < one["blocks"]


def test_the_layer_is_verified_where_all_is(monkeypatch):
    two = ["all_to_all/fp8_rows", "all_to_all/pipelined"]
    monkeypatch.setattr(verify, "choose", lambda rungs: two)
    odd = families.of("all_to_all").hazard_shapes()[0]
    with Node(2, name="small") as node:
        found = verify.run(node, shapes=[odd])
        assert {row["rung"] for row in found["checks"]} == {"fp8_rows", "pipelined", "expert_parallel"}
        assert all(row["ok"] for row in found["checks"])
    with Node(3, name="small") as node, pytest.raises(ValueError, match="nothing to verify"):
        verify.run(node, shapes=[odd])
