"""Pages beside the lessons. The teachers' page: its syllabi add up, and speak of lessons, sections and exercises that exist. The glossary
names lessons. The dictionary: every library has a row in each table, and the course's own calls exist."""
import re

import pytest
from lesson_tools import ROOT, cells

from a2a_lib import show
from a2a_lib.course import exercise_texts

TEXT = (ROOT / "notebooks" / "TEACHING.md").read_text(encoding="utf-8")
LESSONS = {path.name[:2]: path for path in sorted((ROOT / "notebooks").glob("[0-9][0-9]_*.ipynb"))}
EXERCISES = {f"{text.lesson}.{text.number}": text for text in exercise_texts.of_course(ROOT)}
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
        assert set(re.findall(r"(?:lesson |^)(\d\d)\b", source)) <= set(LESSONS), what
        exercises = re.findall(r"\d\d\.\d", source)
        assert set(exercises) <= set(EXERCISES), what
        wanted = sum(EXERCISES[exercise].minutes for exercise in exercises)
        assert not exercises or abs(minutes - wanted) <= 5, f"{what}: {minutes} minutes, the exercises ask for {wanted}"


def test_homework_adds_up():
    """Hours: 40 minutes a lesson and the exercises' own; each closed exercise of a set's lessons is in it."""
    sets = re.findall(r"^\| ([^|]+) \| ([\d, ]+) \| ([\d., ]+) \| ([\d.]+) \|$", section("Homework"), re.MULTILINE)
    assert len(sets) >= 5
    for name, lessons, exercises, hours in sets:
        numbers = lessons.split(", ")
        due = {exercise: text.minutes for exercise, text in EXERCISES.items() if text.lesson in numbers and not text.open}
        assert exercises.split(", ") == list(due), name
        assert float(hours) == round((40 * len(numbers) + sum(due.values())) / 60, 1), name


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
    for name in set(re.findall(r"`show\.(\w+)", TEXT)):
        assert callable(getattr(show, name))


GLOSSARY = (ROOT / "notebooks" / "GLOSSARY.md").read_text(encoding="utf-8")


def test_glossary_names_a_lesson_that_has_the_word():
    """Each row names a lesson whose prose has its first word."""
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| (\d\d)(?:, \d\d)* \|$", GLOSSARY, re.MULTILINE)
    assert len(rows) > 30
    for terms, lesson in rows:
        word = re.sub(r" \(.*?\)", "", terms.split(",")[0]).lower()
        assert re.search(rf"\b{re.escape(word)}", markdown("notebooks", lesson).replace("*", "").lower()), f"{word}: not in lesson {lesson}"


@pytest.mark.parametrize("word", ["release", "acquire", "relaxed", "scope", "cooperative launch", "seed", "wave", "LDS", "slot",
                                  "flat token", "collective", "epoch", "critical path", "speed of light"])
def test_glossary_has_the_words_that_lessons_explain(word):
    assert re.search(rf"^\| [^|]*\b{word}\b[^|]* \|", GLOSSARY, re.MULTILINE), word


DICTIONARY = (ROOT / "notebooks" / "DICTIONARY.md").read_text(encoding="utf-8")
HEADERS = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "a2a_lib" / "machine" / "device" / "a2a").glob("*.h"))
LIBRARIES = ["this course", "NCCL, RCCL: LSA", "NCCL, RCCL: GIN", "NVSHMEM", "rocSHMEM", "PyTorch", "Iris", "Mori", "MSCCL++", "DeepEP"]


def table(title):
    part = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", DICTIONARY, re.M | re.S)[1]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]


def test_tables_of_the_dictionary_are_whole():
    for title, columns in (("Words", 8), ("Calls", 6), ("Promises", 4)):
        assert {len(row) for row in table(title)} == {columns}, title
    for title in ("Calls", "Promises"):
        assert [row[0] for row in table(title)[2:]] == LIBRARIES and all(all(row) for row in table(title)[2:]), title


def test_the_courses_calls_exist():
    calls = next(row for row in table("Calls") if row[0] == "this course")
    names = [name for cell in calls[1:] for name in re.findall(r"`(?:world\.|Peers::)?(\w+)", cell)]
    assert len(names) >= 10
    for name in names:
        assert re.search(rf"\b(?:struct )?{name}\b", HEADERS), name


def test_each_library_has_a_source():
    sources = DICTIONARY.split("## Sources")[1]
    assert all(name.split(",")[0].split(":")[0] in sources for name in LIBRARIES[1:])
    assert all(link.startswith("https://") for link in re.findall(r"\]\(([^)]*)\)", sources))
