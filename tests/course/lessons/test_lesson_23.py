"""Lesson 23: what its prose says of its outputs."""
import re

from lesson_tools import Lesson

LESSON = Lesson("23_your_own_kernel")
output, says = LESSON.output, LESSON.says


def test_a_handful_of_waves_has_work():
    (busy,) = LESSON.predictions("busy")
    says("at most 16 tokens on a rank")
    assert busy <= 16 and "of the 1216 waves" in LESSON.prose()


def test_the_first_idea_is_refused_for_what_the_prose_says():
    says("The flag overtook its row")
    assert re.search(r"hazards +NO ", output("first-try")) and output("first-try").count("not entered") == 1
    assert "it is C." in output("first-try")


def test_the_second_is_entered_and_a_tenth_faster():
    assert "right: it can be entered" in output("pieces")
    (before,), = LESSON.numbers("pieces", r"^ +token_flags +([\d.]+) us")
    (after,), = LESSON.numbers("pieces", r"^ +bench1: ([\d.]+) us, .*; least")
    says("`token_flags` takes some 34 µs")
    assert abs(before - 34) < 2 and 0.05 < 1 - after / before < 0.2
    (best,), = LESSON.numbers("pieces", r"^ +low_latency +([\d.]+) us")
    says("`low_latency` with one launch (lesson 17), takes less than a quarter")
    assert 0.2 < best / before < 0.25
    (light,), = LESSON.numbers("picture", r"^the bytes alone +([\d.]+)")
    assert 0.05 < light / before < 0.2, "a tenth of all of it"


def test_the_cheat_is_noticed_by_its_bytes_alone():
    text = output("cheat-run")
    assert len(re.findall(r" ok ", text)) == 4 and re.search(r"bytes +NO .*work that was not done: rank 0 sent \d{1,3} bytes", text)
    assert "it is D." in text
