"""Files written for a reader: whole or not at all, and where they cannot be, told before the work."""
import os
from pathlib import Path

import pytest

from a2a_lib.files import check_path, write_whole


def test_a_file_is_written_whole_and_replaced(tmp_path):
    assert write_whole(tmp_path / "x.png", b"one") == tmp_path / "x.png"
    write_whole(str(tmp_path / "x.png"), b"two")
    assert (tmp_path / "x.png").read_bytes() == b"two" and len(list(tmp_path.iterdir())) == 1


def test_what_fails_leaves_what_was_there(tmp_path, monkeypatch):
    write_whole(tmp_path / "x.png", b"one")
    write = Path.write_bytes

    def full(path, data):
        write(path, data[:1])
        raise OSError(28, "No space left on device", str(path))
    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError) as caught:
        write_whole(tmp_path / "x.png", b"two")
    assert caught.value.filename == str(tmp_path / "x.png"), "the reader's own name"
    assert (tmp_path / "x.png").read_bytes() == b"one" and len(list(tmp_path.iterdir())) == 1


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
