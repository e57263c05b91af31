"""A third of a lesson's predictions, or more, are choices, or of a change that the reader makes: not every guess is a number."""
import json
import re
from pathlib import Path

import pytest

LESSONS = sorted((Path(__file__).resolve().parents[2] / "notebooks").glob("[0-9]*.ipynb"))
NAMES = re.compile(r"^(\w+(?:, \w+)*) *= ", re.M)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:2])
def test_a_third_are_choices(path):
    cells = [(cell["id"], "".join(cell["source"])) for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]]
    guesses = {name for cell, text in cells if cell.startswith("guess") for names in NAMES.findall(text) for name in names.split(", ")}
    asked = [found for cell, text in cells if cell.startswith("guess") for found in NAMES.findall(text)]
    number = sum(len(names.split(", ")) for names in asked)
    choices = sum(text.count("options=") for _, text in cells) + sum(
        bool(re.search(r'= "\w+"', text)) for cell, text in cells if cell == "guess-litmus")  # never, sometimes or always
    assert guesses and 3 * choices >= number, f"{choices} of {number} predictions are choices"


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:2])
def test_options_stand_where_the_reader_chooses(path):
    """"A: ...; B: ..." beside the guess, and the same words in what is answered."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    text = "".join("".join(cell["source"]) for cell in cells)
    for number, cell in enumerate(cells):
        source = "".join(cell["source"])
        if cell["cell_type"] != "code" or not cell["id"].startswith("guess"):
            continue
        for said in re.findall(r"# (A: .*)$", source, re.M):
            for option in said.split("; "):
                words = option.split(": ", 1)[1]
                assert text.count(words) >= 2, f"{cell['id']}: {words!r} is not among the options below"
