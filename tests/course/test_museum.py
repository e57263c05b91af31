"""Each exhibit of the museum is found by the tool that it names, and its mended kernel has no fault that the tools know."""

import re

import pytest

from a2a_lib.course.museum import CAUSES, EXHIBITS, TOOLS, catalogue, header, judge, tools, until_found
from a2a_lib.course.museum.exhibit import FOLDER, resolve
from a2a_lib.course.museum.judge import exercise
from a2a_lib.course.museum.looks import glance

ALL = list(EXHIBITS.values())
each = pytest.mark.parametrize("exhibit", ALL, ids=list(EXHIBITS))


@each
def test_the_tool_finds_the_broken_kernel(exhibit):
    assert until_found(exhibit) is not None, f"{exhibit.tool}, {exhibit.schedules} schedules"


@each
def test_the_mended_kernel_is_clean(exhibit):
    exploration = exhibit.explore(mended=True, seeds=4)
    assert exploration.ok, exploration


@pytest.mark.soak
@pytest.mark.parametrize("memory", ["strict", "hw-spx", "cpx", "ideal"])
@each
def test_the_mended_kernel_is_clean_in_200_schedules_of_every_mode(exhibit, memory):
    exploration = exhibit.explore(mended=True, seeds=200, memory=memory)
    assert exploration.ok, exploration


def test_each_exhibit_is_whole():
    assert len(ALL) == 21 and {exhibit.cause for exhibit in ALL} == set(CAUSES)
    assert {exhibit.tool for exhibit in ALL} == set(TOOLS)
    assert sorted(path.stem for path in FOLDER.glob("*.hip")) == sorted(EXHIBITS)
    for exhibit in ALL:
        assert re.fullmatch(r"https://github\.com/[\w-]+/[\w-]+/(issues|pull)/\d+", exhibit.source)
        for text in (exhibit.text(), exhibit.text(mended=True)):
            assert "MENDED" not in text and 10 <= len(text.splitlines()) <= 40
        assert exhibit.text() != exhibit.text(mended=True)


def test_lines_of_a_file_are_chosen():
    text = "a\n#if MENDED\nb\n#else\nc\n#endif\n#if !MENDED\nd\n#endif\ne\n"
    assert resolve(text, True) == "a\nb\ne\n" and resolve(text, False) == "a\nc\nd\ne\n"


def test_a_wrong_value_is_named_and_a_replay_is_possible():
    exploration = EXHIBITS["same_expert"].explore(seeds=2)
    assert "explorer" not in tools(exploration) and "race detector" in tools(exploration)
    assert re.match(r"rank \d: out\[0, 0\] is \d+, expected \d+; 64 values of rank \d: out differ", exploration.outcomes[0].text)
    assert exploration.replay().seed == exploration.first_failing


def test_the_catalogue_says_how_many_schedules_it_took():
    rows = catalogue({name: EXHIBITS[name] for name in ("offset_32", "flag_reset")}).rows()
    assert rows[0][2:] == ("fault report", 1) and rows[1][2] == "explorer" and rows[1][3] > 1


# Mended kernels, judged.

def answer(name, cause, *changes, mended=True):
    text = EXHIBITS[name].text(mended)
    for old, new in zip(changes[::2], changes[1::2]):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return f'// exhibit: {name}\n#define CAUSE "{cause}"\n{text}'


@pytest.mark.sample(4)
@each
def test_a_mended_kernel_with_its_cause_passes(exhibit):
    assert judge(exhibit, answer(exhibit.name, exhibit.cause)).ok


def test_the_verdict_tells_the_old_bug_from_a_new_one():
    reset = EXHIBITS["flag_reset"]
    old = judge(reset, answer("flag_reset", "reuse", mended=False))
    assert not old.mended and old.case == "memory strict, 16 schedules"
    assert old.text.startswith("the bug is still there, or one that looks like it:\n") and "full[0], expected 1, seen 0" in old.text
    new = judge(reset, answer("flag_reset", "reuse", "signal<Order::release", "signal<Order::relaxed"))
    assert new.text.startswith("the bug is gone, and the mend brought another:\n") and "missing release" in new.text


@pytest.mark.parametrize("name, cause", [("flag_reset", "number"), ("parked_words", "no release")])
def test_a_second_cause_that_is_as_right(name, cause):
    assert judge(EXHIBITS[name], answer(name, cause)).ok and not judge(EXHIBITS[name], answer(name, "place")).ok


def test_a_wrong_cause_and_none_are_told_apart():
    wrong, none = (judge(EXHIBITS["offset_32"], answer("offset_32", cause)) for cause in ("scope", "?"))
    assert wrong.mended and not wrong.ok and wrong.text.endswith(f"not 'scope': that means that {CAUSES['scope']}")
    assert none.text.startswith("the kernel is mended. Set CAUSE to one of no release,")


def test_an_exercise_names_its_exhibit():
    assert header(exercise(EXHIBITS["offset_32"]))["exhibit"] == "offset_32" and header("int x;") == {"exhibit": "", "cause": ""}


def test_the_command_lists_runs_writes_and_judges(tmp_path, capsys):
    from a2a_lib.cli import main

    def command(*arguments):
        status = main(["museum", *map(str, arguments)])
        return status, capsys.readouterr().out

    status, text = command()
    assert status == 0 and all(part in text for exhibit in ALL for part in (exhibit.title, exhibit.rare, exhibit.source))
    assert command("offset_32", "--schedules", 1)[0] == 1 and command("offset_32", "--mended", "--schedules", 1)[0] == 0
    file = tmp_path / "mine.hip"
    assert command("offset_32", "--out", file) == (0, "") and command(file)[0] == 1
    file.write_text(answer("offset_32", "arithmetic"))
    assert command(file) == (0, "offset_32: mended, and the cause is right\n")


@pytest.mark.parametrize("arguments, message", [
    (["offset"], "did you mean offset_32?"), (["--mended"], "--mended"), (["offset_32", "--out", "x.hip", "--mended"], "--mended"),
    (["missing.hip"], "missing.hip")])
def test_what_the_command_refuses(arguments, message, call_a2a):

    assert message in call_a2a("museum", *arguments, status=2).err


def test_a_look_does_not_depend_on_those_before():
    first, again = ([glance(EXHIBITS["frozen_epoch"], "stalls", n).ok for n in order] for order in (range(8), range(7, -1, -1)))
    assert first == again[::-1] and len(set(first)) == 2
