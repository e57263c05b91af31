"""Lesson 22: what its prose says of its outputs."""
import re

from lesson_tools import Lesson

from a2a_lib import museum

LESSON = Lesson("22_a_museum_of_bugs")
output, says = LESSON.output, LESSON.says


def test_the_first_exhibit_is_green_then_a_race_then_wrong():
    assert LESSON.predictions("first-run") == [0]
    assert "it is C" in output("first-race") and "all_reduce" in output("first-race") and "kernel fill" in output("first-race")
    (wrong,) = LESSON.predictions("stalls")
    assert 0 < wrong < 40 and "mended: 0 of 40" in output("stalls")


def test_the_kernel_boundary_helps_in_no_schedule():
    assert "Not C (in all eight) but A: in none." in output("second-run")
    says("here the later ranks sleep before that end")


def test_most_replays_are_right_and_one_schedule_shows_the_race():
    (right,) = LESSON.predictions("third-run")
    says("in most schedules all the same")
    assert 10 < right < 20 and "nothing orders them: no signal" in output("third-run")
    got, due = LESSON.numbers("third-run", r"is (\d+), expected (\d+)")[0]
    assert due - got == 1000, "the row of the replay before"


def test_the_scheduler_has_no_place():
    assert LESSON.predictions("fourth-run") == [16] and "kernel scheduler: 1 of 1 blocks have not started" in output("fourth-run")


def test_the_offset_wraps():
    assert LESSON.predictions("fifth-run") == [52429] and "4.0 GiB before cache" in output("fifth-run")


def test_causes_and_catalogue_count_all_exhibits():
    counts = re.findall(r"^[a-z ]{12}(\d+)  ", output("causes"), re.M)
    says("The museum has 21 exhibits, and eight causes")
    assert len(counts) == 8 and sum(map(int, counts)) == len(museum.EXHIBITS) == 21
    assert LESSON.predictions("catalogue") == [18]
    says("The race detector does not see the three others")
    assert all(shown.title in output("causes") for shown in museum.EXHIBITS.values())
    assert output("catalogue").count(" explorer ") == 3


def test_the_log_names_the_rank_that_never_came():
    (took,) = LESSON.predictions("bounded")
    rows = re.findall(r"^ +0 +(\d) +\d +(0|dump \d) +flags\[(\d)\] +(\d) +(\d) +(\d+)$", output("bounded"), re.M)
    assert 100 < took < 120 and len([row for row in rows if row[1] == "0"]) == 8
    assert {row[2]: row[4] for row in rows} == {"0": "1", "1": "1", "2": "0", "3": "1"}
