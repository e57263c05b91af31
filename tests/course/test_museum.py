"""Each exhibit of the museum is found by the tool that it names, and its mended kernel has no fault that the tools know."""

import re

import pytest

from a2a_lib.course.museum import CAUSES, EXHIBITS, TOOLS, catalogue, tools, until_found
from a2a_lib.course.museum.exhibit import FOLDER, resolve

ALL = list(EXHIBITS.values())
each = pytest.mark.parametrize("exhibit", ALL, ids=list(EXHIBITS))


@each
def test_the_tool_finds_the_broken_kernel(exhibit):
    assert until_found(exhibit) is not None, f"{exhibit.tool}, {exhibit.schedules} schedules"


@each
def test_the_mended_kernel_is_clean(exhibit):
    found = exhibit.explore(mended=True, seeds=4)
    assert found.ok, found


@pytest.mark.soak
@pytest.mark.parametrize("memory", ["strict", "hw-spx", "cpx", "ideal"])
@each
def test_the_mended_kernel_is_clean_in_200_schedules_of_every_mode(exhibit, memory):
    found = exhibit.explore(mended=True, seeds=200, memory=memory)
    assert found.ok, found


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
    found = EXHIBITS["same_expert"].explore(seeds=2)
    assert "explorer" not in tools(found) and "race detector" in tools(found)
    assert re.match(r"rank \d: out\[0, 0\] is \d+, expected \d+; 64 values of rank \d: out differ", found.outcomes[0].text)
    assert found.replay().seed == found.first_failing


def test_the_catalogue_says_how_many_schedules_it_took():
    rows = catalogue({name: EXHIBITS[name] for name in ("offset_32", "flag_reset")}).rows()
    assert rows[0][2:] == ("fault report", 1) and rows[1][2] == "explorer" and rows[1][3] > 1
