"""The command `a2a bench`, what it refuses, and the picture of a recording.
"""
import json

import pytest

from a2a_lib import cli
from a2a_lib.lab.bench import litmus, record
from a2a_lib.lab.litmus import suite


def test_the_command(tmp_path, capsys):
    command = ["bench", "varlen", "--shape", "tiny", "--target", "sim", "--world-size", "2", "--calls", "2", "--warmup", "1"]
    assert cli.main([*command, "--json", "--out", str(tmp_path / "x.json")]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["rows"] == record.load(tmp_path / "x.json")["rows"]
    assert cli.main(["bench", "--verify", "varlen", *command[2:8]]) == 0
    assert "15 of 15 checks right" in capsys.readouterr().out
    assert cli.main(["bench", "--litmus", "MP+system+push", *command[4:8], "--rounds", "64"]) == 0


def test_options_of_a_rung_reach_it_and_the_recording(tmp_path, capsys):
    command = ["bench", "attention/mesh", "--shape", "64x2x2x64", "--target", "sim", "--world-size", "2", "--calls", "1", "--warmup", "1",
             "--launches", "plain", "--json"]
    out = tmp_path / "x.json"
    assert cli.main([*command, "--option", "teams=1", "members=1", "--out", str(out)]) == 0
    assert record.load(out)["options"] == {"teams": 1, "members": 1}
    assert json.loads(capsys.readouterr().out)["rows"]
    assert cli.main([*command, "--option", "color=1"]) == 2
    assert "mesh takes no option color" in capsys.readouterr().err
    assert cli.main([*command, "--option", "members=two"]) == 2
    assert "mesh: option members=two: members takes a whole number from 1 on" in capsys.readouterr().err


def test_what_is_not_possible_as_asked(tmp_path, capsys):
    def refused(*words):
        assert cli.main(["bench", *words]) == 2
        return capsys.readouterr().err
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
    from a2a_lib import show
    found = recorded()
    found["peers"][0]["correct"] = False
    assert "nccl, WRONG ANSWER" in show.recording(found, "dsv3").table["what"]


def test_picture_of_a_recording():
    pytest.importorskip("matplotlib")
    from a2a_lib import show
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
