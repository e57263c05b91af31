"""Fields for a lesson's predictions: each guess cell gets one for every number or choice, answered as in the notebook.

The right answers come from the stored outputs, and unit, hint and options from the cells. Each is tried on
`check.prediction`'s own texts: only what repeats the stored remark is taken.
"""
import ast
import json
import math
import re
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ... import markup
from ..check import remarks
from ..notebooks import text_of
from ..work import is_guess

STORED = re.compile(r"^Predicted (?P<typed>.*); (?P<outcome>it is .*)\.\n(?P<remark>.*)$", re.M)
NAMES = re.compile(r"^(\w+(?:, \w+)*) *= .*?(?:# (.*))?$", re.M)
OPTION = re.compile(r"([A-Z]): ([^;]+)")
LISTED = re.compile(r"\*\*([A-Z])\*\* ([^,.*]+)")
VALUE = re.compile(r"it is ([-+]?\d[\d ]*(?:\.\d+)?(?:e[-+]?\d+)?|\w+)")
TYPED = re.compile(r"[-+]?\d[\d ]*(?:\.\d+)?(?:e[-+]?\d+)?")
KINDS = ("choice", "name", "count", "share", "amount")


@dataclass
class Guess:
    """A variable of a guess cell.

    name     of the variable
    kind     of the right answer, one of KINDS
    right    the right answer: an option, a name, or a number
    outcome  "it is 40 waves (simulated)"
    remark   on the stored guess
    typed    the stored guess, as the notebook shows it
    """

    name: str
    kind: str
    right: Any
    outcome: str
    remark: str
    typed: str
    unit: str = ""
    one: str = ""  # the unit of 1
    hint: str = ""
    options: dict[str, str] = field(default_factory=dict)


def script(static: Path) -> str:
    """The page's script: the texts of `check.prediction`, and what fills them in."""
    texts = json.dumps(remarks.TEXTS, ensure_ascii=False)
    head = f"const TEXTS = {texts}, TIMES = {json.dumps(sorted(remarks.TIMES))}, UNITS = {json.dumps(remarks.UNITS)};"
    return "(() => {\n" + head + "\n" + (static / "predictions.js").read_text(encoding="utf-8") + "})();\n"


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
        cell, source = cells[number], text_of(cells[number]["source"])
        before = text_of(cells[number - 1]["source"])
        names = [(name, comment or "") for line, comment in NAMES.findall(source) for name in line.split(", ")]
        answers = [(match, text_of(after["source"])) for after in cells[number + 1:end] if after["cell_type"] == "code"
                   for match in STORED.finditer("".join(text_of(out.get("text", "")) for out in after["outputs"]))]
        if len(answers) != len(names):
            raise ValueError(f"{cell['id']} asks for {len(names)} predictions, and the stored outputs answer {len(answers)}")
        listed = dict(LISTED.findall(before.split("**Predict**")[-1]))
        variables[cell["id"]] = [_guess(name, dict(OPTION.findall(comment)) or listed, match, _calls(code))
                                 for (name, comment), (match, code) in zip(names, answers)]
    return variables


@dataclass
class Call:
    """The literal arguments of a call of `check.prediction`."""

    named: bool
    unit: str
    hint: str
    options: dict[str, str]
    chosen: bool


def _calls(source: str) -> list[Call]:
    tree = ast.parse(re.sub(r"^%.*$", "", source, flags=re.M))
    calls = []
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "prediction"):
            continue
        given = {keyword.arg: keyword.value for keyword in node.keywords}
        unit = node.args[2] if len(node.args) > 2 else given.get("unit")
        calls.append(Call(isinstance(node.args[1], ast.JoinedStr), _literal(unit, ""), _literal(given.get("hint"), ""),
                          _literal(given.get("options"), {}), "options" in given))
    return calls


def _literal(node: ast.expr | None, other: Any) -> Any:
    try:
        return other if node is None else ast.literal_eval(node)
    except ValueError:
        return other


def _guess(name: str, options: dict[str, str], match: re.Match, calls: list[Call]) -> Guess:
    """The first reading of a stored answer that gives the stored remark."""
    typed, outcome, remark = match["typed"], match["outcome"], match["remark"]
    value = VALUE.match(outcome)[1].strip()
    shown = re.sub(r" \(.*\)$", "", outcome.removeprefix("it is ").removeprefix(value)).strip()
    for call in calls:
        labels = {key: text.strip() for key, text in (call.options or options).items()}
        unit = call.unit if shown in (call.unit, remarks.with_blank(1, call.unit, True).strip()) else shown
        for kind in ["choice"] if call.chosen else ["name"] if call.named else KINDS[1:]:
            for right in [value] if kind in KINDS[:2] else _numbers(value, kind):
                guess = Guess(name, kind, right, outcome, remark, typed)
                if kind == "choice":
                    guess.options = labels
                elif kind != "name":
                    guess.unit, guess.one, guess.hint = unit, remarks.with_blank(1, unit, True).strip(), call.hint
                if _remark(guess) == remark:
                    return guess
    raise ValueError(f"{name}: no call of check.prediction says {match[0]!r}")


def _numbers(value: str, kind: str) -> list:
    """Numbers of that kind that are shown as `value`: an amount has three digits, and its remark came from all of them."""
    digits = value.replace(" ", "")
    try:
        if kind == "count":
            return [int(digits)]
        shown = float(digits)
    except ValueError:
        return []
    step = 10.0 ** (math.floor(math.log10(abs(shown))) - 2) if shown else 0.0
    near = [shown, *(shown + part * step for part in (-0.3, 0.3, -0.49, 0.49))]
    return [number for number in near if f"{number:.3g}" == digits]


def _remark(guess: Guess) -> str | None:
    """The remark of `check.prediction` on the stored guess. None: the guess cannot be of this kind."""
    if guess.kind == "choice":
        return remarks.of_name(guess.typed, guess.right, guess.options) if {guess.typed, guess.right} <= set(guess.options) else None
    if guess.kind == "name":
        return remarks.of_name(guess.typed, guess.right, None)
    digits = TYPED.match(guess.typed)
    if not digits or (guess.kind == "share") != (guess.kind != "count" and guess.unit in remarks.SHARES):
        return None
    return remarks.of_number(float(digits[0].replace(" ", "")), guess.right, guess.unit, guess.hint, guess.kind == "count")
