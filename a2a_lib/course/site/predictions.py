"""Fields for a lesson's predictions: each guess cell gets one for every number or choice, answered by the stored outcome. The remark on
a guess is the notebook's."""
import json
import re
from dataclasses import asdict, dataclass

from ... import markup
from ..notebooks import text_of
from ..work import is_guess

STORED = re.compile(r"^Predicted .*; (it is ([-+]?\w+).*)\.$", re.M)
NAMES = re.compile(r"^(\w+(?:, \w+)*) *= .*?(?:# (.*))?$", re.M)
OPTION = re.compile(r"([A-Z]): ([^;]+)")
LISTED = re.compile(r"\*\*([A-Z])\*\*:? ([^;.*\n]+)")


@dataclass
class Guess:
    """A variable of a guess cell. outcome: "it is 40 waves (simulated)". options: {"A": what A says}, of a choice."""

    name: str
    outcome: str
    options: dict[str, str]


def fields(book: dict) -> dict[str, str]:
    """{id of a guess cell: the HTML that stands below it}"""
    boxes = {}
    for cell, variables in guesses(book).items():
        data = json.dumps([asdict(guess) for guess in variables], ensure_ascii=False)
        boxes[cell] = f'<div class="a2a-guess" data-guess="{markup.text(data)}"></div>'
    return boxes


def guesses(book: dict) -> dict[str, list[Guess]]:
    """{id of a guess cell: its guesses} of a lesson. ValueError for a guess that the stored outputs do not answer."""
    cells, variables = book["cells"], {}
    at = [number for number, cell in enumerate(cells) if cell["cell_type"] == "code" and is_guess(cell)]
    for number, end in zip(at, [*at[1:], len(cells)]):
        cell, before = cells[number], text_of(cells[number - 1]["source"])
        names = [(name, comment or "") for line, comment in NAMES.findall(text_of(cell["source"])) for name in line.split(", ")]
        answers = [answer for after in cells[number + 1:end] if after["cell_type"] == "code"
                   for answer in STORED.findall("".join(text_of(out.get("text", "")) for out in after["outputs"]))]
        if len(answers) != len(names):
            raise ValueError(f"{cell['id']} asks for {len(names)} predictions, and the stored outputs answer {len(answers)}")
        variables[cell["id"]] = guessed = []
        for (name, comment), (outcome, right) in zip(names, answers):
            options = {key: text.strip(" ,") for key, text in OPTION.findall(comment) or LISTED.findall(before)}
            guessed.append(Guess(name, outcome, options if right in options else {}))
    return variables
