"""Files written for a reader: whole or not at all, through no link, and where they cannot be, told before the work."""
import ast
import os
import re
import stat
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sources
from file_tools import fill_disk

from a2a_lib import files
from a2a_lib.files import check_path, locked, new_folder, read_plain, remove_abandoned, set_aside, write_whole

ROOT = Path(__file__).resolve().parents[2]
LINES = 40_000  # of the file that killed processes save: half a megabyte, written in several pieces


def test_a_file_is_written_whole_and_replaced(tmp_path):
    assert write_whole(tmp_path / "x.png", b"one") == tmp_path / "x.png"
    write_whole(str(tmp_path / "x.png"), b"two")
    assert (tmp_path / "x.png").read_bytes() == b"two" and len(list(tmp_path.iterdir())) == 1


def test_who_reads_meanwhile_has_the_former_file_whole(tmp_path):
    """Without os.replace, a file would change or end while a reader has it open."""
    path = write_whole(tmp_path / "x", b"former" * 100_000)
    with open(path, "rb") as reader:
        start = reader.read(6)
        write_whole(path, b"new")
        assert start + reader.read() == b"former" * 100_000
    os.link(path, tmp_path / "other")
    write_whole(path, b"newer")
    assert (tmp_path / "other").read_bytes() == b"new", "a file of two names: the other one stays"


def test_what_fails_leaves_what_was_there(tmp_path, monkeypatch):
    write_whole(tmp_path / "x.png", b"one")
    fill_disk(monkeypatch)
    with pytest.raises(OSError, match="No space left") as caught:
        write_whole(tmp_path / "x.png", b"two")
    assert caught.value.filename == str(tmp_path / "x.png"), "the reader's own name"
    assert (tmp_path / "x.png").read_bytes() == b"one" and len(list(tmp_path.iterdir())) == 1


def test_a_disk_that_is_full_says_so_when_it_is_asked(tmp_path, monkeypatch):
    """Some file systems accept the bytes and report only at fsync that the disk is full."""
    def full(descriptor):
        raise OSError(28, "No space left on device")
    write_whole(tmp_path / "x", b"one")
    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(tmp_path / "x", b"two")
    assert (tmp_path / "x").read_bytes() == b"one" and len(list(tmp_path.iterdir())) == 1


def test_links_are_not_written_through(tmp_path):
    (tmp_path / "far").write_text("far")
    for name, to in (("link", "far"), ("dangling", "nowhere")):
        (tmp_path / name).symlink_to(tmp_path / to)
        write_whole(tmp_path / name, b"mine")
        assert not (tmp_path / name).is_symlink() and (tmp_path / name).read_bytes() == b"mine"
    assert (tmp_path / "far").read_text() == "far" and not (tmp_path / "nowhere").exists()


def test_rights_stay_and_new_files_have_the_usual_ones(tmp_path):
    write_whole(tmp_path / "x", b"one")
    (tmp_path / "usual").write_bytes(b"")
    mode = stat.S_IMODE((tmp_path / "usual").stat().st_mode)
    assert stat.S_IMODE((tmp_path / "x").stat().st_mode) == mode
    (tmp_path / "x").chmod(0o640)
    write_whole(tmp_path / "x", b"two")
    assert stat.S_IMODE((tmp_path / "x").stat().st_mode) == 0o640


KILLED = f"""
import sys
from file_tools import killed
from a2a_lib.files import write_whole
def save(path, number):
    write_whole(path, b"%d\\n" % number * {LINES})
from pathlib import Path
for data in killed(save, Path(sys.argv[1]), int(sys.argv[2])):
    lines = data.split()
    assert len(lines) == {LINES} and len(set(lines)) == 1, f"half a file: {{len(lines)}} lines, {{sorted(set(lines))}}"
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_killed_while_saving_no_file_is_half_and_none_is_lost(tmp_path):
    """Kills 80 processes, each at another moment."""
    paths = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    run = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / "x"), "80"], capture_output=True, text=True, timeout=300,
                         env={**os.environ, "PYTHONPATH": paths})
    assert run.returncode == 0, run.stderr
    parts = [path for path in tmp_path.iterdir() if path.name != "x"]
    assert parts and all(files.PART.fullmatch(path.name) for path in parts), "some were killed while they wrote"
    remove_abandoned(tmp_path)
    assert len(list(tmp_path.iterdir())) == 1 + len(parts), "a process may be at work on them"
    for path in parts:
        os.utime(path, (time.time() - 2 * files.ABANDONED,) * 2)
    remove_abandoned(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["x"]


COUNTED = """
import json, os, sys
from pathlib import Path
from file_tools import killed
from a2a_lib.course import tally
work = Path(sys.argv[1])
os.chdir(work)
def save(path, number):
    tally.record("gather", False)
    tries = tally.read(work)["gather"]["tries"]
    assert tries >= number
# A killed process may have counted and not told; it has never counted less than it told.
for data in killed(save, work / tally.FILE, int(sys.argv[2]), number_of=lambda data: json.loads(data)["gather"]["tries"]):
    assert list(json.loads(data)) == ["gather"]
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_killed_while_counting_no_try_is_lost_and_no_lock_stays(tmp_path):
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / "copies.json").write_text("{}")
    paths = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    run = subprocess.run([sys.executable, "-c", COUNTED, str(tmp_path / "work"), "40"], capture_output=True, text=True, timeout=300,
                         env={**os.environ, "PYTHONPATH": paths})
    assert run.returncode == 0, run.stderr


def test_a_lock_is_held_by_one(tmp_path):
    log = []

    def work(number):
        with locked(tmp_path / "x"):
            log.append(number)
            time.sleep(0.005)
            log.append(number)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(work, range(8)))
    assert len(log) == 16 and log[::2] == log[1::2], "nobody came between"
    with locked(tmp_path / "x"), pytest.raises(TimeoutError, match="another process has held"), locked(tmp_path / "x", 0.05):
        pass
    with pytest.raises(ZeroDivisionError), locked(tmp_path / "x"):
        1 / 0
    with locked(tmp_path / "x", 0.05):
        pass


def test_where_there_are_no_locks(tmp_path, monkeypatch):
    def none(descriptor):
        raise OSError(37, "No locks available")
    monkeypatch.setattr(files, "_lock", none)
    with pytest.raises(OSError, match="No locks"), locked(tmp_path / "x"):
        pass
    with locked(tmp_path / "x", needed=False):
        pass


def test_what_is_set_aside_takes_no_place_of_another(tmp_path, monkeypatch):
    monkeypatch.setattr(files.time, "strftime", lambda form: "2026-11-23-101500")
    places = []
    for number in range(3):
        (tmp_path / "x").write_text(str(number))
        places.append(set_aside(tmp_path / "x", tmp_path / "aside"))
    assert [place.read_text() for place in places] == ["0", "1", "2"]
    assert [place.parent.name for place in places] == ["2026-11-23-101500", "2026-11-23-101500-2", "2026-11-23-101500-3"]
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    assert set_aside(tmp_path / "link", tmp_path / "aside", "deep/link").is_symlink()
    assert len({new_folder(tmp_path / "more") for _ in range(5)}) == 5


def test_only_plain_files_are_read(tmp_path):
    (tmp_path / "x").write_bytes(b"12345")
    (tmp_path / "link").symlink_to(tmp_path / "x")
    assert read_plain(tmp_path / "x") == read_plain(tmp_path / "link") == b"12345"
    with pytest.raises(ValueError, match="too many"):
        read_plain(tmp_path / "x", 4)
    with pytest.raises(ValueError, match="is a folder"):
        read_plain(tmp_path)
    with pytest.raises(FileNotFoundError):
        read_plain(tmp_path / "none")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ValueError, match="no ordinary file"):
        read_plain(tmp_path / "pipe")


# Other code that opens files to write: scratch of compilers, the site's build folder, pages of the checkout, streams. None is a
# learner's file.
OTHERS = {"files.py", "machine/toolchain/hip.py", "machine/toolchain/left_out.py", "machine/toolchain/code_object.py",
          "cli/__init__.py", "lab/processes/worker.py", "machine/sim/instructions.py"}


def test_all_other_files_are_written_whole():
    for name, text in sources.texts().items():
        if name in OTHERS or name.startswith("course/site/") or not re.search(r"write_text|write_bytes|open", text):
            continue
        for call in (node for node in sources.nodes(text) if isinstance(node, ast.Call)):
            called = getattr(call.func, "attr", getattr(call.func, "id", ""))
            modes = [part.value for part in (*call.args, *(word.value for word in call.keywords))
                     if isinstance(part, ast.Constant) and isinstance(part.value, str) and re.fullmatch("[rwaxbt+]{1,3}", part.value)]
            writes = called in ("write_text", "write_bytes") or called == "open" and any(set(mode) & set("wax+") for mode in modes)
            assert not writes, f"a2a_lib/{name}, line {call.lineno}: files.write_whole writes files whole"


def test_paths_are_checked_before_the_work(tmp_path):
    assert check_path(tmp_path / "a.b.png", (".png",), "a picture") == ".png"
    (tmp_path / "folder.png").mkdir()
    for path, why in ((tmp_path / "x.docx", "a picture ends in .png: not "), (tmp_path / ".png", "ends in"),
                      (tmp_path / "folder.png", "is a folder"), (tmp_path / "none" / "x.png", "there is no folder"),
                      ("/proc/x.png", "cannot write /proc/x.png: ")):
        if str(path).startswith("/proc") and not os.path.isdir("/proc/self"):
            continue
        with pytest.raises(ValueError, match=why):
            check_path(path, (".png",), "a picture")
    assert [path.name for path in tmp_path.iterdir()] == ["folder.png"], "nothing is left behind"
