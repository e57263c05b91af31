"""Every lesson uses the field's words, gives units, names seeds, asks for a prediction before each measurement, and ends alike."""

import re

import pytest
from lesson_tools import ROOT, Lesson

from a2a_lib import cli, families
from a2a_lib.course.minutes import MOST, minutes

LESSONS = sorted(path.stem for path in (ROOT / "notebooks").glob("[0-9]*.ipynb"))
NUMBERS = "No", "One", "Two", "Three", "Four", "Five"
ASKED_IN = {"20_a_model_that_trains": "19_the_way_back"}  # lessons whose exercises stand elsewhere
OTHERS = r"SGLang's GPU|53 to 57 us"  # quoted as others write it


@pytest.mark.parametrize("name", LESSONS)
def test_words(name):
    prose = " ".join(Lesson(name).prose().split())
    assert prose.count("NVIDIA: warp") == (0 if name[:2] in ("03", "20") else 1), "once per lesson; these two have no waves"
    assert not re.search(r"\d us\b", re.sub(OTHERS, "", prose)), "µs in prose"
    assert re.findall(r"^(?![ *|]|\d+\. ).+\n1\. .*", Lesson(name).prose(), re.M) == [], "a line of a paragraph begins a list"


@pytest.mark.parametrize("name", [name for name in LESSONS if name[:2] not in ("01", "04")])
def test_seeds_are_shown(name):
    """Every node and every problem that is made has its seed beside it, where results depend on it."""
    lesson = Lesson(name)
    code = "\n".join(lesson.source(cell) for cell, content in lesson.cells.items() if content["cell_type"] == "code")
    calls = re.findall(r"(?:Node|Problem\.random)\((?:[^()]|\([^()]*\))*\)", code)
    assert [call for call in calls if "seed=" not in call] == []


@pytest.mark.parametrize("name", LESSONS)
def test_every_prediction_is_asked_for_and_checked(name):
    """A guess stands in a cell of its own, right below the text that asks for it, and is checked in the next cells of code."""
    lesson = Lesson(name)
    ids = list(lesson.cells)
    guesses = [cell for cell in ids if cell.startswith("guess")]
    checked = [cell for cell in ids if "check.prediction(" in lesson.source(cell)]
    assert guesses and checked
    for guess in guesses:
        at = ids.index(guess)
        asked = [cell for cell in ids[:at] if lesson.cells[cell]["cell_type"] == "markdown"][-1]
        assert "**Predict" in lesson.source(asked), f"{guess}: asked for above"
        below = next((cell for cell in ids[at + 1:at + 3] if cell in checked), None)
        assert below, f"{guess}: checked right below"
        typed = re.findall(r"^(\w+(?:, *\w+)*) *= ", lesson.source(guess), re.M)
        names = [part.strip() for line in typed for part in line.split(",")]
        assert len(re.findall(r"^Predicted ", lesson.output(below), re.M)) == len(names), f"{guess}: each of {names} is checked once"


@pytest.mark.parametrize("name", LESSONS)
def test_it_ends_as_every_lesson_does(name):
    lesson, number = Lesson(name), LESSONS.index(name)
    end = "## We have seen" + lesson.prose().split("## We have seen")[1]
    parts = ["## We have seen", "Sources"]
    if number < len(LESSONS) - 1:
        following = LESSONS[number + 1]
        parts += ["Exercises", "**Next:**"]
        assert f"../exercises/{ASKED_IN.get(name, name)}.ipynb" in lesson.prose()
        assert f"[{following[:2]}, " in end and f"({following}.ipynb)" in end
    assert [end.index(part) for part in parts] == sorted(end.index(part) for part in parts)
    for link in re.findall(r"\]\(((?!http)[^)#]*)\)", end):
        assert (lesson.path.parent / link).exists(), link


@pytest.mark.parametrize("name", LESSONS)
def test_its_head_names_every_kind_of_number(name):
    lesson, kinds = Lesson(name), "simulated|measured|computed|counted|published"
    head = re.search(r"Every number is .*?says so", " ".join(lesson.source("title").split()))
    if head:
        outputs = " ".join(lesson.output(cell) for cell, content in lesson.cells.items() if content["cell_type"] == "code")
        used = {*re.findall(rf"\(({kinds})\b", lesson.prose()), *re.findall(rf"[(,;] ?({kinds})\b", outputs)}
        assert used <= set(re.findall(kinds, head[0]))


@pytest.mark.parametrize("name", LESSONS)
def test_a_page_of_1024_pixels_cuts_no_code(name):
    code = "\n".join("".join(cell["source"]) for cell in Lesson(name).cells.values() if cell["cell_type"] == "code")
    assert [line for line in code.splitlines() if len(line) > 113] == []


@pytest.mark.parametrize("name", LESSONS)
def test_it_says_how_long_it_takes(name):
    lesson = Lesson(name)
    counted = minutes(lesson.path)
    stated = int(re.search(r"^\*?(\d+) minutes", lesson.prose(), re.M)[1])
    assert abs(stated - counted) <= 3 and counted <= MOST + 0.5


@pytest.mark.parametrize("name", [name for name in LESSONS if (ROOT / "solutions" / f"{name}.ipynb").exists()])
def test_its_exercises_take_the_time_that_it_says(name):
    lesson = Lesson(name)
    prose, solved = (" ".join(each.prose().split()) for each in (lesson, lesson.solved))
    asked = list(map(int, re.findall(r"^\*\w+, (\d+) minutes", lesson.solved.prose(), re.M)))
    assert re.search(rf"exercises\]\([^)]*\)(?: of|,) {sum(asked)} minutes|minutes, and {sum(asked)} (?:of|for the) \[?exercises", prose)
    assert name[:2] == "02" or re.search(rf"{NUMBERS[len(asked)]} exercises[^.]*, {sum(asked)} minutes", solved)
    end = list(map(int, re.findall(r"\((\d+)(?: minutes)?\)", prose.split("## Exercises")[-1])))
    assert end == asked or len(end) < len(asked) and set(end) <= set(asked), "those that name their minutes at the end"


@pytest.mark.parametrize("name", LESSONS)
def test_a_third_of_its_predictions_are_choices(name):
    """Or of a change that the reader makes: not every guess is a number."""
    cells = [(cell, Lesson(name).source(cell)) for cell in Lesson(name).cells]
    asked = [names for cell, text in cells if cell.startswith("guess") for names in re.findall(r"^(\w+(?:, \w+)*) *= ", text, re.M)]
    number = sum(len(names.split(", ")) for names in asked)
    choices = sum(text.count("options=") for _, text in cells) + sum(
        bool(re.search(r'= "\w+"', text)) for cell, text in cells if cell == "guess-litmus")  # never, sometimes or always
    assert asked and 3 * choices >= number, f"{choices} of {number} predictions are choices"


@pytest.mark.parametrize("name", LESSONS)
def test_options_stand_where_the_reader_chooses(name):
    """"A: ...; B: ..." beside the guess, and the same words in what is answered."""
    lesson = Lesson(name)
    text = "".join(map(lesson.source, lesson.cells))
    for cell in lesson.cells:
        for options in re.findall(r"# (A: .*)$", lesson.source(cell), re.M) if cell.startswith("guess") else ():
            for choice in (option.split(": ", 1)[1] for option in options.split("; ")):
                assert text.count(choice) >= 2, f"{cell}: {choice!r} is not among the options below"


@pytest.mark.parametrize("name", LESSONS)
def test_commands_and_mutations_that_it_names_exist(name):
    prose = Lesson(name).prose()
    assert set(re.findall(r"`[^`\n]*a2a (\w+)", prose)) <= set(cli.COMMANDS)
    for rung, mutation in re.findall(r"([\w/]+) --variant ([\w-]+)", prose):
        assert mutation in {variant.name for variant in families.find(rung).variants}
