"""Lessons that got another number: a learner's copy moves with them, and nothing that was written is lost."""
import pytest

from a2a_lib.course import renumbered, work
from a2a_lib.course.generate import ROOT


@pytest.fixture
def course(tmp_path):
    for folder in work.FOLDERS:
        (tmp_path / folder).mkdir()
    (tmp_path / "exercises" / "04_push.hip").write_text("// your code here\n")
    work.update(tmp_path)
    return tmp_path


def states(course):
    return {copy.name.split("/")[1]: copy.state for copy in work.update(course)}


@pytest.mark.parametrize("start", [work.update, lambda root: work.reset(root, ["07_push"])])
@pytest.mark.parametrize("touched", [True, False])
def test_a_lesson_with_another_number_keeps_its_copy(course, monkeypatch, start, touched):
    """Touched, it stays as it is, or is set aside when it is started over; untouched, it becomes the course's new form."""
    former, copy = course / "work/exercises/04_push.hip", course / "work/exercises/07_push.hip"
    if touched:
        former.write_text("// mine\n")
    (course / "exercises/04_push.hip").unlink()
    (course / "exercises/07_push.hip").write_text("// lesson 07\n")
    monkeypatch.setattr(renumbered, "MOVED", {"exercises/04_push.hip": "exercises/07_push.hip"})
    copies = start(course)
    assert not former.exists()
    if start is not work.update:
        assert copy.read_text() == "// lesson 07\n" and states(course)["07_push.hip"] == "fresh"
        assert [path.read_text() for path in (course / "work/set_aside").rglob("*.hip")] == ["// mine\n"] * touched
        return
    (moved,) = (each for each in copies if each.name == "exercises/07_push.hip")
    assert moved.note == "it was 04_push.hip" and moved.state == ("old" if touched else "renewed")
    assert copy.read_text() == ("// mine\n" if touched else "// lesson 07\n")


def test_a_former_number_gives_way_to_a_file_with_the_new_one(course, monkeypatch):
    former, copy = course / "work/exercises/04_push.hip", course / "work/exercises/07_push.hip"
    former.write_text("// mine\n")
    copy.write_text("// mine too\n")
    (course / "exercises/04_push.hip").rename(course / "exercises/07_push.hip")
    monkeypatch.setattr(renumbered, "MOVED", {"exercises/04_push.hip": "exercises/07_push.hip"})
    assert states(course)["07_push.hip"] == "old"
    assert former.read_text() == "// mine\n" and copy.read_text() == "// mine too\n"


def test_renumbered_lessons_exist():
    for former, name in renumbered.MOVED.items():
        assert (ROOT / name).is_file() and not (ROOT / former).exists()
