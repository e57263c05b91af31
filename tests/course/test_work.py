"""Working copies of lessons show no answer above its question. No work is overwritten, and starting over keeps old copies."""
import json
import os
import re
import threading
from pathlib import Path

import pytest
from file_tools import fill_disk

from a2a_lib import check, cli
from a2a_lib.cli import lab as cli_lab
from a2a_lib.course import lab, tally, work
from a2a_lib.course.generate import ROOT

LESSONS = sorted(ROOT.glob("notebooks/[0-9]*.ipynb"))


def test_a_home_that_cannot_be_written_is_not_needed(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert lab.folders_of_its_own(tmp_path / ".jupyter") == {}
    monkeypatch.setenv("HOME", str(tmp_path / "nowhere"))
    monkeypatch.setenv("JUPYTER_DATA_DIR", "mine")
    assert lab.folders_of_its_own(tmp_path / ".jupyter") == {
        "JUPYTER_CONFIG_DIR": str(tmp_path / ".jupyter/config"), "JUPYTER_RUNTIME_DIR": str(tmp_path / ".jupyter/runtime"),
        "IPYTHONDIR": str(tmp_path / ".jupyter/ipython")}


def test_guesses_become_dots():
    text = "a = 300_000   # your number\nb, c = 1, 20   # rows; %\nd = \"never\"   # never, sometimes or always\n"
    assert work.without_guesses(text) == (
        "a = ...   # your number\nb, c = ..., ...   # rows; %\nd = ...   # never, sometimes or always\n")


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.name)
def test_a_lesson_to_work_in_gives_nothing_away(path):
    copy = work.working_copy(json.loads(path.read_text(encoding="utf-8")))
    guesses = 0
    for cell in copy["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            for target in re.findall(r"\]\((\.\./[^)#]*)", source):
                at = ROOT / "work" / "notebooks" / target
                known = target.startswith(("../notebooks", "../exercises")) and (ROOT / target[3:]).exists()
                assert known or at.resolve().exists(), f"a link that leads nowhere: {target}"
            continue
        assert cell["outputs"] == [] and cell["execution_count"] is None
        if work.is_guess(cell):
            guesses += 1
            for line in source.strip().splitlines():
                assert re.fullmatch(r"\w+(, \w+)* = \.\.\.(, \.\.\.)*(\s*#.*)?", line), line
    assert guesses >= 4, "a lesson without predictions"


@pytest.fixture
def course(tmp_path):
    for folder in work.FOLDERS:
        (tmp_path / folder).mkdir()
    cells = [{"cell_type": "code", "id": "guess", "metadata": {}, "source": "us = 20   # your number",
              "outputs": [{"output_type": "stream", "name": "stdout", "text": "20"}], "execution_count": 1},
             {"cell_type": "markdown", "id": "next", "metadata": {}, "source": "[exercise](../exercises/04_x.ipynb), [r](../R.md)"}]
    book = {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    (tmp_path / "notebooks" / "04_x.ipynb").write_text(json.dumps(book))
    (tmp_path / "exercises" / "04_push.hip").write_text("// your code here\n")
    return tmp_path


def states(course):
    return {Path(copy.name).name: copy.state for copy in work.update(course)}


def test_nothing_touched_is_overwritten_and_the_rest_follows_the_course(course):
    assert states(course) == {"04_x.ipynb": "new", "04_push.hip": "new"}
    copy = json.loads((course / "work/notebooks/04_x.ipynb").read_text())
    assert [cell["source"] for cell in copy["cells"]] == [
        ["us = ...   # your number"], ["[exercise](../exercises/04_x.ipynb), [r](../../R.md)"]]
    mine, original = course / "work/exercises/04_push.hip", course / "exercises/04_push.hip"
    mine.write_text("// mine\n")
    assert states(course) == {"04_x.ipynb": "fresh", "04_push.hip": "yours"}
    original.write_text("// a better stub\n")
    assert states(course)["04_push.hip"] == "old" and mine.read_text() == "// mine\n"
    assert states(course)["04_push.hip"] == "old", "said until it is taken"
    assert work.reset(course, ["04_push"]) == ["exercises/04_push.hip"]
    assert mine.read_text() == "// a better stub\n" and states(course)["04_push.hip"] == "fresh"
    (aside,) = (course / "work/set_aside").rglob("04_push.hip")
    assert aside.read_text() == "// mine\n"
    original.write_text("// the best stub\n")
    assert states(course)["04_push.hip"] == "renewed" and mine.read_text() == "// the best stub\n"


def test_starting_over_what_does_not_exist_changes_nothing(course):
    states(course)
    (course / "work/exercises/04_push.hip").write_text("// mine\n")
    with pytest.raises(ValueError, match="no lesson and no exercise begins with '99'; 04 do"):
        work.reset(course, ["04", "99"])
    assert (course / "work/exercises/04_push.hip").read_text() == "// mine\n"


def test_the_command(course, monkeypatch, call_a2a):
    monkeypatch.chdir(course)
    assert "Copied the course's 2 files" in call_a2a("work").out
    assert "2 files" in (output := call_a2a("work").out) and "you have changed none yet" in output
    monkeypatch.chdir(course / "work" / "notebooks")
    assert call_a2a("work", "--reset", "04").out.split("\n")[1:3] == ["  notebooks/04_x.ipynb", "  exercises/04_push.hip"]
    assert not (course / "work/set_aside").exists(), "nothing was touched"


def test_a_wheel_needs_no_checkout(course, tmp_path_factory, monkeypatch, call_a2a):
    """The wheel's materials are copied to the current folder, with the solutions and the pages that lessons link to."""
    (course / "solutions").mkdir()
    (course / "solutions" / "04_push.hip").write_text("// the answer\n")
    (course / "R.md").write_text("a page\n")
    mine = tmp_path_factory.mktemp("mine")
    monkeypatch.setattr(work, "MATERIALS", course)
    monkeypatch.chdir(mine)
    assert "Copied the course's 4 files" in call_a2a("work").out
    book = json.loads((mine / "work/notebooks/04_x.ipynb").read_text())
    for target in re.findall(r"\]\(([^)]*)\)", "".join(book["cells"][1]["source"])):
        assert (mine / "work/notebooks" / target).exists() or target == "../exercises/04_x.ipynb", target
    assert (mine / "work/solutions/04_push.hip").read_text() == "// the answer\n"
    monkeypatch.chdir(mine / "work" / "notebooks")
    assert work.root_of() == mine.resolve(), "found again from below"
    assert "exercises/04_push.hip" in call_a2a("work", "--reset", "04_push").out


def test_what_starts_jupyterlab(course, monkeypatch, call_a2a):
    monkeypatch.chdir(course)
    started = json.loads(call_a2a("lab", "--json", "--lesson", "04", "--", "--no-browser", "--port", "8899").out)
    assert started["folder"] == str(course.resolve()) and started["lesson"] == "work/notebooks/04_x.ipynb"
    assert started["command"][1:4] == ["-m", "jupyterlab", "--LabApp.default_url=/lab/tree/work/notebooks/04_x.ipynb"]
    assert started["command"][-3:] == ["--no-browser", "--port", "8899"] and (course / started["lesson"]).is_file()
    assert "no lesson begins with '99'; 04 do" in call_a2a("lab", "--json", "--lesson", "99", status=2).err


def test_jupyterlab_is_started_with_its_colours(course, monkeypatch, tmp_path_factory, capsys, call_a2a):
    started, prefix = [], tmp_path_factory.mktemp("prefix")
    monkeypatch.chdir(course)
    monkeypatch.setattr(lab.sys, "prefix", str(prefix))
    monkeypatch.setattr(cli_lab.os, "execv", lambda program, command: started.append(command))
    cli.main(["lab", "--lesson", "04"])
    assert len(started) == 1 and "To stop it: Ctrl-C, twice" in capsys.readouterr().out
    link = prefix / "share/jupyter/labextensions/a2a-lab"
    assert (link / "package.json").is_file()
    lab.link_extension()
    assert link.resolve() == lab.EXTENSION
    monkeypatch.setattr(lab.importlib.util, "find_spec", lambda name: None)
    assert "pip install 'a2a-course[lab]'" in call_a2a("lab", "--lesson", "04", status=2).err


def test_checks_in_a_work_folder_are_counted(course, monkeypatch, call_a2a):
    states(course)
    monkeypatch.chdir(course)
    tally.record("gather", passed=True)
    assert not list(course.rglob(tally.FILE)), "nothing is written outside work/"
    monkeypatch.chdir(course / "work" / "notebooks")
    for passed in (False, False, True, False):
        tally.record("gather", passed=passed)
    pytest.raises(check.CheckFailed, check.sort_by_expert, lambda *given: None)
    rows = {row["exercise"]: row for row in json.loads(call_a2a("progress", "--json").out)}
    assert rows["gather"]["tries"] == 4 and rows["gather"]["passed"] and rows["gather"]["lesson"] == "01"
    assert rows["sort_by_expert"] == {"lesson": "01", "exercise": "sort_by_expert", "tries": 1, "passed": None}
    assert f"1 of {len(rows)} exercises passed" in call_a2a("progress").out
    (course / "work" / tally.FILE).write_text("[]")
    assert tally.read(course / "work") == {}


def test_what_cannot_be_read_is_named_and_set_aside(course, monkeypatch, call_a2a):
    """No UTF-8, no JSON, no notebook, a folder, a pipe: `make lab` goes on, and nothing is lost."""
    states(course)
    mine, book = course / "work/exercises/04_push.hip", course / "work/notebooks/04_x.ipynb"
    damages = [(mine, b"// caf\xe9\n", "byte 7 is no UTF-8"), (book, b"\xff\xfe{", "byte 1 is no UTF-8"), (book, b"", "it is no JSON: "),
               (book, b'{"cells": [', "it is no JSON: "), (book, b"[" * 100_000, "it is no JSON: "), (book, b"[]", "it is no notebook"),
               (book, b'{"cells": 3}', "it is no notebook")]
    for path, data, why in damages:
        path.write_bytes(data)
        (copy,) = [copy for copy in work.update(course) if copy.state == "aside"]
        assert copy.note.startswith(why) and path.parent.name + "/" + path.name == copy.name
        assert (course / copy.note.rpartition("it is now ")[2]).read_bytes() == data
        assert states(course) == {"04_x.ipynb": "fresh", "04_push.hip": "fresh"}
    assert len(list((course / "work/set_aside").iterdir())) == len(damages), "each has a folder of its own"
    for make in (lambda: mine.mkdir(), lambda: os.mkfifo(mine)):
        mine.unlink()
        make()
        assert states(course)["04_push.hip"] == "aside" and mine.read_text() == "// your code here\n"
    mine.write_bytes(b"\xff")
    monkeypatch.chdir(course)
    assert "  exercises/04_push.hip: byte 1 is no UTF-8; it is now work/set_aside/" in call_a2a("work").out


def test_what_cannot_be_moved_either_is_named(course, monkeypatch):
    states(course)
    (course / "work/exercises/04_push.hip").write_bytes(b"\xff")

    def refused(*names):
        raise PermissionError(13, "Permission denied")
    monkeypatch.setattr(work.os, "rename", refused)
    (copy,) = [copy for copy in work.update(course) if copy.note]
    assert copy.state == "stuck" and copy.note == "byte 1 is no UTF-8; and it cannot be moved: Permission denied"


def test_links_are_left_alone(course, tmp_path):
    states(course)
    mine = course / "work/exercises/04_push.hip"
    mine.unlink()
    for target in (tmp_path / "nowhere", tmp_path / "else.hip"):
        mine.symlink_to(target)
        assert states(course)["04_push.hip"] == "link" and not target.exists(), "a dangling link was written through"
        mine.unlink()
    (tmp_path / "else.hip").write_text("// kept elsewhere\n")
    mine.symlink_to(tmp_path / "else.hip")
    work.reset(course, ["04_push"])
    assert not mine.is_symlink() and (tmp_path / "else.hip").read_text() == "// kept elsewhere\n"
    (aside,) = (course / "work/set_aside").rglob("04_push.hip")
    assert aside.is_symlink(), "the link itself moved"
    (course / "work/exercises").rename(tmp_path / "exercises_elsewhere")
    (course / "work/exercises").symlink_to(tmp_path / "exercises_elsewhere")
    for do in (work.update, lambda root: work.reset(root, ["04"])):
        pytest.raises(ValueError, do, course).match("work/exercises is a link")


def test_starting_over_twice_in_a_second_keeps_both(course):
    states(course)
    mine = course / "work/exercises/04_push.hip"
    for number in range(5):
        mine.write_text(f"// try {number}\n")
        work.reset(course, ["04_push"])
    kept = [path.read_text() for path in (course / "work/set_aside").rglob("04_push.hip")]
    assert sorted(kept) == [f"// try {number}\n" for number in range(5)]


@pytest.mark.parametrize("after", range(4))
def test_a_full_disk_is_said_and_loses_nothing(course, monkeypatch, capsys, after):
    with monkeypatch.context() as full:
        fill_disk(full, after)
        full.chdir(course)
        status = cli.main(["work"])
        error = capsys.readouterr().err
        assert (status, error) == (0, "") if after == 3 else status == 2 and error.startswith("a2a work: No space left on device: ")
        assert error.count("\n") == (after < 3)
    assert set(states(course).values()) <= {"new", "fresh"}, "no half of a file counts as somebody's"
    mine = course / "work/exercises/04_push.hip"
    mine.write_text("// mine\n")
    with monkeypatch.context() as full:
        fill_disk(full)
        pytest.raises(OSError, work.reset, course, ["04_push"]).match("No space left")
    assert mine.read_text() == "// mine\n", "what could not be replaced is where it was"


def test_a_list_of_copies_that_is_none_is_set_aside(course):
    states(course)
    for text in ("{", "[]", "[" * 100_000, '{"exercises/04_push.hip": 7}'):
        (course / "work" / work.COPIES).write_text(text)
        named = {copy.name: copy for copy in work.update(course)}
        assert (work.COPIES in named) == (not text.startswith('{"')) and named["exercises/04_push.hip"].state == "fresh"


def test_tries_survive_each_other_damage_and_full_disks(course, monkeypatch, capsys):
    states(course)
    monkeypatch.chdir(course / "work")
    threads = [threading.Thread(target=lambda: [tally.record("gather", False) for _ in range(10)]) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert tally.read(course / "work")["gather"]["tries"] == 80
    with monkeypatch.context() as full:
        fill_disk(full)
        tally.record("gather", True)
    assert "this try of gather is not counted: No space left on device: " in capsys.readouterr().err
    assert tally.read(course / "work")["gather"] == {"tries": 80, "passed": None}
    for text in ("{", "[]", '{"gather": 7}', '{"gather": {"tries": 1e999, "passed": null}}',
                 '{"gather": {"tries": 1, "passed": []}}', "\0"):
        (course / "work" / tally.FILE).write_text(text)
        assert tally.read(course / "work") == {}
        tally.record("gather", True)
        assert tally.read(course / "work")["gather"]["tries"] == 1
        error = capsys.readouterr().err
        assert "progress.json is no list of tries" in error
        assert Path(error.strip().rpartition("it is now ")[2]).read_text() == text, "nothing is lost"
