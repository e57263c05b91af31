"""A room: who joined it is in it, with tries and days and nothing else; names and strange files do no harm."""
import json
import threading
import time
import urllib.error
import urllib.request

import pytest
from browser_tools import serving

from a2a_lib import cli
from a2a_lib.course import check, solved, tally, work
from a2a_lib.course.teach.room import members, membership, page

EVIL = '<script>alert("x")</script>&amp;'


def work_folder(folder):
    (folder / "work").mkdir(parents=True)
    (folder / "work" / "copies.json").write_text("{}")
    return folder / "work"


@pytest.fixture
def room(tmp_path):
    (tmp_path / "room").mkdir()
    return tmp_path / "room"


@pytest.fixture
def served(room):
    """(folder, address) of a room that is served."""
    with serving(page.server(room, {"gather": "01", "push_rows": "04"})) as address:
        yield room, address.removesuffix("/")


@pytest.fixture(autouse=True)
def no_pause(monkeypatch):
    monkeypatch.setattr(membership, "_silent_until", {})


def test_checks_of_those_who_joined_write_to_the_room(room, tmp_path, monkeypatch):
    ada, bob = (work_folder(tmp_path / name) for name in ("ada", "bob"))
    membership.join(ada, str(room), "Ada", {})
    for folder in (ada, bob):
        monkeypatch.chdir(folder)
        pytest.raises(check.CheckFailed, check.occupancy, lambda *given: 0)
        tally.record("gather", passed=True)
    (member,), strange = members.read(room)
    today = member.exercises["gather"][1]
    assert (member.name, strange) == ("Ada", 0) and len(today) == 10
    assert dict(member.exercises) == {"gather": (1, today), "occupancy": (1, None)}
    (file,) = room.glob("*.json")
    assert json.loads(file.read_text()) == {"name": "Ada", "exercises": {"gather": [1, today], "occupancy": [1, None]}}
    assert membership.leave(ada) and not membership.leave(ada)
    monkeypatch.chdir(ada)
    tally.record("reverse", passed=True)
    assert "reverse" not in file.read_text()


def test_two_of_one_name_are_two(room, tmp_path):
    for number in range(3):
        membership.join(work_folder(tmp_path / str(number)), str(room), "Ada", {})
    membership.join(work_folder(tmp_path / "3"), str(room), "Ada (2)", {})
    assert len({member.name for member in members.read(room)[0]}) == 4
    membership.join(tmp_path / "0" / "work", str(room), "Ada L.", {})
    assert len(list(room.glob("*.json"))) == 4, "who joins again is the same"


def test_an_address_takes_what_a_folder_takes(served, tmp_path, monkeypatch):
    room, address = served
    folder = work_folder(tmp_path / "ada")
    membership.join(folder, address, EVIL, {})
    monkeypatch.chdir(folder)
    tally.record("gather", passed=True)
    html = urllib.request.urlopen(f"{address}/").read().decode()
    assert "<script>alert" not in html and "&lt;script&gt;alert" in html
    with pytest.raises(urllib.error.HTTPError, match="shown at 127.0.0.1 or localhost"):  # a page of another name that leads here
        urllib.request.urlopen(urllib.request.Request(address, headers={"Host": "example.org"}))
    for host in ("localhost", "[::1]:80"):  # a browser leaves port 80 out
        assert urllib.request.urlopen(urllib.request.Request(address, headers={"Host": host})).status == 200
    shown = urllib.request.urlopen(f"{address}/table").read().decode()
    assert shown.count('aria-label="passed"') == 1 and "push_rows" in shown and shown in html


@pytest.mark.parametrize("data", [
    b"", b"[]", b"{}", b'{"name": "", "exercises": {}}', b'{"name": "a", "exercises": {"../x": [1, null]}}',
    b'{"name": "a", "exercises": {"gather": ["1", null]}}', b'{"name": "a", "exercises": {"gather": [1, "<b>"]}}',
    b'{"name": "a", "exercises": {"gather": [true, null]}}', b"[" * 50_000, b'{"name": "' + b"a" * 65_000 + b'", "exercises": {}}'])
def test_anything_else_is_refused(served, data):
    room, address = served
    request = urllib.request.Request(f"{address}/members/{'a' * 16}", data=data, method="PUT")
    with pytest.raises((urllib.error.HTTPError, ConnectionError, urllib.error.URLError)):
        urllib.request.urlopen(request, timeout=10)
    assert list(room.iterdir()) == []


def test_more_than_tries_is_dropped_and_keys_are_no_paths(served):
    room, address = served
    data = b'{"name": "a", "answer": "def f(): ...", "exercises": {"gather": [2, "2026-11-24"]}}'
    urllib.request.urlopen(urllib.request.Request(f"{address}/members/{'0' * 16}", data=data, method="PUT"))
    assert "answer" not in (room / f"{'0' * 16}.json").read_text()
    for key in ("../../x", "a", "A" * 16, "0" * 17, "%2e%2e"):
        with pytest.raises(urllib.error.HTTPError):
            urllib.request.urlopen(urllib.request.Request(f"{address}/members/{key}", data=data, method="PUT"))
    assert len(list(room.iterdir())) == 1


def test_a_full_room_says_so(served, monkeypatch):
    room, address = served
    monkeypatch.setattr(members, "MOST", 1)
    data = b'{"name": "a", "exercises": {}}'
    for key, full in (("0" * 16, False), ("0" * 16, False), ("1" * 16, True)):
        request = urllib.request.Request(f"{address}/members/{key}", data=data, method="PUT")
        if full:
            with pytest.raises(urllib.error.HTTPError, match="a room has at most 1 members"):
                urllib.request.urlopen(request)
        else:
            urllib.request.urlopen(request)


def test_strange_files_are_counted_and_links_not_followed(room, tmp_path):
    (room / "notes.json").write_text("{}")
    (room / f"{'1' * 16}.json").write_text("no JSON")
    (tmp_path / "secret").write_text('{"name": "a", "exercises": {}}')
    (room / f"{'2' * 16}.json").symlink_to(tmp_path / "secret")
    assert members.read(room) == ([], 3)
    assert "3 files in the folder that no check wrote" in page.table([], {}, 3)


def test_a_room_that_does_not_answer_costs_one_line_and_no_check(tmp_path, monkeypatch, capsys, served):
    _, address = served
    folder = work_folder(tmp_path / "ada")
    membership.join(folder, address, "Ada", {})
    text = (folder / "room.json").read_text()
    (folder / "room.json").write_text(text.replace(address, "http://127.0.0.1:9"))
    monkeypatch.chdir(folder)
    for _ in range(3):
        tally.record("gather", passed=True)
    assert capsys.readouterr().err.count("is counted here, but not sent") == 1
    assert tally.read(folder)["gather"]["tries"] == 3


def test_thirty_people_are_shown_at_once(room, tmp_path, monkeypatch):
    """Thirty folders write at the same time; every file is whole, and the page has all of them. (Its time: TEACHING.)"""
    exercises = solved.lessons()
    tries = {name: {"tries": 3, "passed": "2026-11-24"} for name in exercises}
    joined = [membership.join(work_folder(tmp_path / str(number)), str(room), f"person {number}", {}) for number in range(30)]
    threads = [threading.Thread(target=lambda who=who: [membership.send(who, tries) for _ in range(5)]) for who in joined]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        assert members.read(room)[1] == 0, "a file was seen half written"
        time.sleep(0.001)
    people, strange = members.read(room)
    assert len(people) == 30 and strange == 0
    assert page.table(people, exercises).count('aria-label="passed"') == 30 * len(exercises)


def test_the_command_joins_shows_and_leaves(room, tmp_path, monkeypatch, capsys, call_a2a):
    for folder in ("notebooks", "exercises"):
        (tmp_path / folder).mkdir()
    monkeypatch.chdir(tmp_path)
    assert "`a2a work` makes it" in call_a2a("room", "--join", "room", "--name", "Ada", status=2).err
    work_folder(tmp_path)
    assert cli.main(["room", "--join", "room", "--name", "Ada"]) == 0
    tally.record("gather", passed=True)
    monkeypatch.chdir(tmp_path / "work")
    tally.record("gather", passed=True)
    monkeypatch.chdir(tmp_path)
    capsys.readouterr()
    (shown,) = json.loads(call_a2a("room", "room", "--lessons", "01", "--json").out)
    assert shown["name"] == "Ada" and list(shown["exercises"]) == ["gather"]
    assert "Ada" in call_a2a("room").out
    assert cli.main(["room", "--leave"]) == 0
    for arguments in (["--join", "room"], ["--port", "1"], ["nowhere"], ["--lessons", "99"], ["--join", "room", "--leave"],
                      ["--join", "missing", "--name", "Ada"], ["--join", "room", "--name", " "]):
        assert cli.main(["room", *arguments]) == 2, arguments
    assert work.WORK == "work"
