"""The board: entries of many processes at once, none lost; values that can be; whatever lies there instead of it."""
import json
import math
import os
from pathlib import Path

import pytest

from a2a_lib.lab.leaderboard import Board, Entry

GOOD = {"name": "mine", "rung": "token_flags", "digest": "0123456789ab", "shape": "tiny", "world_size": 8, "target": "sim", "us": 30.0,
        "light_us": 2.0, "label": "simulated (preset mi300x)", "gpu": "MI300X", "machine": "x, 2 cores", "date": "2026-11-22T10:00:00",
        "beside": {"token_flags": 20.0}}
ROW = GOOD | {"versions": {}}  # of a file


def test_entries_of_eight_processes_at_once_are_all_kept(tmp_path):
    path, children = tmp_path / "board.json", []
    Board(path).add([Entry(**GOOD)])
    read, write = os.pipe()
    for process in range(8):
        if not (child := os.fork()):
            try:
                os.close(write)
                os.read(read, 1)  # all begin when the last is there
                for number in range(25):
                    Board(path).add([Entry(**GOOD | {"name": f"p{process}_{number}"})])
                os._exit(0)
            finally:
                os._exit(1)
        children.append(child)
    os.close(write)
    os.close(read)
    assert [os.waitpid(child, 0)[1] for child in children] == [0] * 8
    assert {entry.name for entry in Board(path).entries()} == {"mine", *(f"p{p}_{n}" for p in range(8) for n in range(25))}
    assert Board(path).troubles() == [] and {item.name for item in tmp_path.iterdir()} == {"board.json", ".board.json.lock"}


WRONG = {
    "us": (0, -1.0, 5e-324, math.nan, math.inf, 10**400, "30", None, True, [30.0], 1e30), "light_us": (-1.0, math.nan, "2", None),
    "host_us": (0, "3", math.inf), "bytes": (-1, 1.5, True), "world_size": (0, 2.0, True, 10**6), "shape": ("", 7, "8\n8", []),
    "target": ("cpu", ""), "digest": ("", "xyz", "A", 7), "name": ("", "a\nb", "\x1b[31mred", "\ud800", "x" * 201, 7),
    "label": ("", None, "<b>fast</b>"),
    "machine": ("\x00",), "date": ("", 2026, "soon", "2026-13-01"), "beside": ([], {"varlen": 0}, {"varlen": "1"}, {"\n": 1.0}),
    "versions": (None, {"torch": 2}, {7: "2"}), "rung": ("", None),
}


@pytest.mark.parametrize("name", WRONG)
def test_values_that_cannot_be_are_refused(name):
    for value in WRONG[name]:
        pytest.raises(ValueError, Entry, **GOOD | {name: value}).match(name)


def test_the_same_sources_again_take_their_place(tmp_path):
    board = Board(tmp_path / "board.json")
    for us, digest in ((30.0, "a"), (20.0, "a"), (25.0, "b")):
        board.add([Entry(**GOOD | {"us": us, "digest": digest})])
    assert [(entry.us, entry.digest) for entry in board.entries("tiny", "sim")] == [(20.0, "a"), (25.0, "b")]
    assert board.entries("bench1") == [] and board.table()["of light"].tolist() == ["10 %", "8 %"]


def test_the_command_shows_the_entries_among_the_rungs(tmp_path, monkeypatch, call_a2a):
    monkeypatch.setenv("A2A_LEADERBOARD", str(tmp_path / "deep" / "board.json"))
    Board().add([Entry(**GOOD | {"name": "slow"}), Entry(**GOOD | {"name": "quick", "us": 10.0})])
    assert [entry["name"] for entry in json.loads(call_a2a("leaderboard", "--json").out)] == ["quick", "slow"]
    out = call_a2a("leaderboard", "--shape", "tiny", "--picture", str(tmp_path / "mine.png")).out
    assert "quick (entered) 10.0 us" in out and "token_flags 20.0 us" in out and (tmp_path / "mine.png").exists()


def test_an_entry_knows_what_it_was_timed_with(tmp_path):
    entry = Entry(**GOOD)
    assert entry.versions["python"] and entry.versions["ziglang"] and entry.machine == "x, 2 cores"
    Board(tmp_path / "board.json").add([entry, Entry(**GOOD | {"name": "other", "shape": "4096x4096x1024", "light_us": 0})])
    assert Board(tmp_path / "board.json").entries()[1] == entry
    assert Board(tmp_path / "board.json").table()["of light"].tolist() == ["-", "7 %"]


def test_a_list_that_somebody_indented_is_read_and_added_to(tmp_path):
    path = tmp_path / "board.json"
    path.write_text(json.dumps([ROW, ROW | {"name": "second", "commit": "", "host_us": None, "bytes": 7}], indent=1) + "\n")
    assert [(entry.name, entry.versions) for entry in Board(path).entries()] == [("mine", {}), ("second", {})]
    Board(path).add([Entry(**GOOD | {"us": 10.0}), Entry(**GOOD | {"name": "third"})])
    assert [(entry.name, entry.us) for entry in Board(path).entries()] == [("mine", 10.0), ("second", 30.0), ("third", 30.0)]


def test_rows_that_are_no_entries_are_skipped_named_and_kept(tmp_path):
    path = tmp_path / "board.json"
    newer = ROW | {"name": "newer", "target": "of_another_version", "more": [1, 2]}
    rows = [ROW, 7, None, {}, [ROW], GOOD | {"name": "no versions"}, ROW | {"us": 0}, {**ROW, "us": "x"}, newer]
    path.write_text(json.dumps(rows))
    assert [entry.name for entry in Board(path).entries()] == ["mine"]
    (line,) = Board(path).troubles()
    assert line == f"{path}: skipped row 2: a row is int, not a table; and 7 more"
    Board(path).add([Entry(**GOOD)])
    rows[6:8] = []  # the same sources at the same shape: their place is taken
    del rows[0]
    assert json.loads(path.read_text())[:-1] == rows


HOSTILE = {
    "broken": b"{", "empty": b"", "no text": b"\xff\xfe\x00", "a table": b'{"name": 1}', "a number": b"7", "deep": b"[" * 200_000,
    "not a number": b"[NaN]", "endless": b"[1e999]", "a long number": b"[" + b"9" * 10_000 + b"]", "zeros": bytes(1000),
    "words": b'[{"name": "\\ud800"}]', "many": b"[" + b"1," * 100_000 + b"1]",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_the_command_survives_any_file(what, tmp_path, monkeypatch, capsys, call_a2a):
    path = tmp_path / "board.json"
    path.write_bytes(HOSTILE[what])
    monkeypatch.setenv("A2A_LEADERBOARD", str(path))
    out, err = call_a2a("leaderboard")
    assert out.startswith("no entries in ") and err.startswith(f"a2a leaderboard: {path}") and err.count("\n") == 1 and len(err) < 400
    assert json.loads(call_a2a("leaderboard", "--json").out) == []
    Board().add([Entry(**GOOD)])
    told = capsys.readouterr().err
    assert [entry.name for entry in Board().entries()] == ["mine"]
    if told:
        assert Path(told.strip().rpartition("it is now ")[2]).read_bytes() == HOSTILE[what], "nothing is lost"
    else:
        assert Board().troubles(), "rows that are none of ours stay"


def test_what_is_no_file_or_too_large(tmp_path, monkeypatch, call_a2a):
    path = tmp_path / "board.json"
    monkeypatch.setenv("A2A_LEADERBOARD", str(path))

    def warning():
        return call_a2a("leaderboard").err
    path.mkdir()
    assert warning() == f"a2a leaderboard: {path} is no leaderboard: it is a folder\n"
    path.rmdir()
    os.mkfifo(path)
    assert warning() == f"a2a leaderboard: {path} is no leaderboard: it is no ordinary file\n"
    path.unlink()
    with open(path, "wb") as file:
        file.truncate(10**12)
    assert warning() == f"a2a leaderboard: {path} is no leaderboard: it has 1,000,000 MB: too many\n"
    path.unlink()
    path.write_text("[]")
    monkeypatch.setattr("a2a_lib.files.open", refuse, raising=False)
    assert warning() == f"a2a leaderboard: {path} is no leaderboard: Permission denied\n"


def refuse(*given):
    raise PermissionError(13, "Permission denied", str(given[0]))


def test_a_link_is_read_and_not_written_through(tmp_path):
    Board(tmp_path / "shared.json").add([Entry(**GOOD)])
    (tmp_path / "board.json").symlink_to(tmp_path / "shared.json")
    assert len(Board(tmp_path / "board.json").entries()) == 1
    with pytest.raises(ValueError, match="is a link, and nothing is written through links"):
        Board(tmp_path / "board.json").add([Entry(**GOOD | {"name": "other"})])
    assert len(Board(tmp_path / "shared.json").entries()) == 1


def test_a_lock_that_is_a_link_is_not_followed(tmp_path):
    (tmp_path / "precious").write_text("mine")
    (tmp_path / ".board.json.lock").symlink_to(tmp_path / "precious")
    pytest.raises(OSError, Board(tmp_path / "board.json").add, [Entry(**GOOD)])
    assert (tmp_path / "precious").read_text() == "mine" and not (tmp_path / "board.json").exists()
