"""The teachers' page: its syllabi add up, and speak of lessons, sections and exercises that exist."""
import re

import pytest
from lesson_tools import ROOT, cells

TEXT = (ROOT / "notebooks" / "TEACHING.md").read_text(encoding="utf-8")
LESSONS = {path.name[:2]: path for path in sorted((ROOT / "notebooks").glob("[0-9][0-9]_*.ipynb"))}
LENGTHS = {"Two hours: one idea": 120, "Half a day": 240, "A day": 480, "Two hours more": 120}


def section(title):
    return re.search(rf"^## {re.escape(title)}[^\n]*\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)[1]


def rows(title):
    """(minutes, what, from) of a syllabus."""
    return [(int(minutes), what, source) for minutes, what, source
            in re.findall(r"^\| (\d+) \| ([^|]*) \| ?([^|]*?) ?\|$", section(title), re.MULTILINE)]


def markdown(folder, number):
    (path,) = (ROOT / folder).glob(f"{number}_*.ipynb")
    return "\n".join(cell["source"] for cell in cells(path) if cell["cell_type"] == "markdown")


@pytest.mark.parametrize("title", LENGTHS)
def test_a_syllabus_adds_up(title):
    assert sum(minutes for minutes, _, _ in rows(title)) == LENGTHS[title]
    stretch = 0  # nobody listens for longer
    for minutes, what, _ in rows(title):
        stretch = 0 if what in ("Break", "Lunch") else stretch + minutes
        assert stretch <= 120, f"no break before {what!r}"


@pytest.mark.parametrize("title", LENGTHS)
def test_a_syllabus_gives_lessons_and_exercises_the_time_they_ask_for(title):
    for minutes, what, source in rows(title):
        for number in re.findall(r"(?:lesson |^)(\d\d)\b", source):
            assert number in LESSONS, f"{what}: there is no lesson {number}"
        exercises = re.findall(r"(\d\d)\.(\d)", source)
        wanted = 0
        for number, exercise in exercises:
            text = markdown("solutions", number)
            found = re.search(rf"^## Exercise {exercise}:.*?(\d+) minutes", text, re.MULTILINE | re.DOTALL)
            assert found, f"there is no exercise {exercise} of lesson {number}"
            wanted += int(found[1])
        if exercises:
            assert abs(minutes - wanted) <= 5, f"{what}: {minutes} minutes, the exercises ask for {wanted}"


def test_homework_adds_up():
    """Hours: 40 minutes a lesson and the exercises' own; each closed exercise of a set's lessons is in it."""
    sets = re.findall(r"^\| ([^|]+) \| ([\d, ]+) \| ([\d., ]+) \| ([\d.]+) \|$", section("Homework"), re.MULTILINE)
    assert len(sets) >= 5
    for name, lessons, exercises, hours in sets:
        minutes, due = 0, []
        for number in lessons.split(", "):
            found = re.findall(r"^## Exercise (\d)(, open)?:.*?(\d+) minutes", markdown("solutions", number), re.MULTILINE | re.DOTALL)
            closed = [(f"{number}.{exercise}", int(time)) for exercise, is_open, time in found if not is_open]
            due += [exercise for exercise, _ in closed]
            minutes += 40 + sum(time for _, time in closed)
        assert exercises.split(", ") == due, name
        assert float(hours) == round(minutes / 60, 1), name


def test_every_lesson_has_notes():
    notes = dict(re.findall(r"^### (\d\d) · (.*)$", TEXT, re.MULTILINE))
    titles = {number: re.match(r"# \d\d · (.*)", markdown("notebooks", number))[1].strip() for number in LESSONS}
    assert notes == titles
    for part in re.split(r"^### ", section("Notes on the lessons"), flags=re.MULTILINE)[1:]:
        assert part.count("**Stuck**") >= 2 and "**Ask**" in part and "*Aim*" in part, part[:40]


def test_sections_it_sends_people_to_exist():
    assert "## The job" in markdown("notebooks", "07") and "**Try.**" in markdown("notebooks", "07")


def test_commands_exist():
    makefile = (ROOT / "Makefile").read_text()
    for target in set(re.findall(r"`make (\w+)", TEXT)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    from a2a_lib import show
    for name in set(re.findall(r"`show\.(\w+)", TEXT)):
        assert callable(getattr(show, name))


GLOSSARY = (ROOT / "notebooks" / "GLOSSARY.md").read_text(encoding="utf-8")


def test_glossary_names_a_lesson_that_has_the_word():
    """Each row names a lesson whose prose has its first word."""
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| (\d\d)(?:, \d\d)* \|$", GLOSSARY, re.MULTILINE)
    assert len(rows) > 30
    for words, lesson in rows:
        word = re.sub(r" \(.*?\)", "", words.split(",")[0]).lower()
        assert re.search(rf"\b{re.escape(word)}", markdown("notebooks", lesson).replace("*", "").lower()), f"{word}: not in lesson {lesson}"


@pytest.mark.parametrize("word", ["release", "acquire", "relaxed", "scope", "cooperative launch", "seed", "wave", "LDS", "slot",
                                  "flat token", "collective", "epoch", "critical path", "speed of light"])
def test_glossary_has_the_words_that_lessons_explain(word):
    assert re.search(rf"^\| [^|]*\b{word}\b[^|]* \|", GLOSSARY, re.MULTILINE), word
