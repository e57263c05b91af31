"""Rejected files, the board, and the commands. test_judge tests the judge's verdicts."""
import json

import pytest

import a2a_lib as a2a
from a2a_lib import cli
from a2a_lib.lab.leaderboard import Board, Entry, SubmissionError, read

OWN = a2a.all_to_all.rungs["token_flags"].SOURCE.read_text(encoding="utf-8")
COPY = "copy_row(world.at(recv_x + at * shape.dim, peer), x +"


def write(folder, name, text):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_what_is_no_submission(tmp_path):
    with pytest.raises(SubmissionError, match="not mine.txt"):
        read(write(tmp_path, "mine.txt", ""))
    with pytest.raises(SubmissionError, match="there is no file"):
        read(tmp_path / "mine.hip")
    with pytest.raises(SubmissionError, match="the kernels other fit no rung of the ladder"):
        read(write(tmp_path, "mine.hip", '#include "a2a/a2a.h"\nextern "C" __global__ void other() {}'))
    with pytest.raises(SubmissionError, match="token_flags takes the kernels .*combine_recv.* this one has other"):
        read(write(tmp_path, "mine.hip", '#include "a2a/a2a.h"\nextern "C" __global__ void other() {}'), "token_flags")
    with pytest.raises(SubmissionError, match="mine.py is Python, which has to run"):
        read(write(tmp_path, "mine.py", "1 / 0"))
    for text, said in ((b"\xff", "no text|UTF-8"), (b"x" * 2_000_000, "too many")):
        (tmp_path / "mine.hip").write_bytes(text)
        with pytest.raises(SubmissionError, match=said):
            read(tmp_path / "mine.hip")


def entry(name, us, **fields):
    return Entry(**{"name": name, "rung": "token_flags", "digest": "0" * 12, "shape": "tiny", "world_size": 8, "target": "sim", "us": us,
                    "light_us": 2.0, "label": "simulated (preset mi300x)", "gpu": "MI300X", "machine": "x", "date": "2026-11-22T10:00:00",
                    "beside": {"token_flags": 20.0}} | fields)


def test_the_same_sources_again_take_their_place(tmp_path):
    board = Board(tmp_path / "board.json")
    for us, digest in ((30.0, "a"), (20.0, "a"), (25.0, "b")):
        board.add([entry("mine", us, digest=digest)])
    assert [(one.us, one.digest) for one in board.entries("tiny", "sim")] == [(20.0, "a"), (25.0, "b")]
    assert board.entries("bench1") == [] and board.table()["of light"].tolist() == ["10 %", "8 %"]


def test_the_commands_show_the_entries_among_the_rungs(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("A2A_LEADERBOARD", str(tmp_path / "deep" / "board.json"))
    assert cli.main(["leaderboard"]) == 0 and "no entries in" in capsys.readouterr().out
    Board().add([entry("slow", 30.0), entry("quick", 10.0)])
    assert cli.main(["leaderboard", "--json"]) == 0
    assert [one["name"] for one in json.loads(capsys.readouterr().out)] == ["quick", "slow"]
    assert cli.main(["leaderboard", "--shape", "tiny", "--picture", str(tmp_path / "mine.png")]) == 0
    out = capsys.readouterr().out
    assert "quick (entered) 10.0 us" in out and "token_flags 20.0 us" in out and (tmp_path / "mine.png").exists()


def test_the_command_says_why_not(tmp_path, capsys):
    path = write(tmp_path, "mine.hip", "// a2a: rung token_flags\n" + OWN.replace(COPY, f"if (flat % 2) {COPY}"))
    assert cli.main(["submit", str(path), "--shape", "tiny", "--world-size", "4", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert not found["ok"] and found["entries"] == [] and found["checks"][-1]["check"] == "hazards" and found["seed"] > 0
