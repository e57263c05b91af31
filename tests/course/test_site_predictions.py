"""Fields for predictions on the site answer as the notebook does: all stored predictions, and typed ones of every kind."""
import contextlib
import io
import json
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from a2a_lib import check
from a2a_lib.course.site import predictions

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "a2a_lib" / "course" / "site" / "static"
LESSONS = sorted((ROOT / "notebooks").glob("[0-9]*.ipynb"))
TYPED = ["", "...", "no idea", "30 %", "2 us", "0.04 ms", "3 GiB", "rank 3", "3.0", "1e-320", "a", "C", "(b)", "-3", "0", "1", "1.0", "2",
         "1e3", "1_000", "12.25",
         "1e16", "3,4", "x" * 60, "0.00004"]


def of_course():
    """[(lesson and cell, guess)]"""
    return [(f"{path.stem[:2]} {cell}", guess) for path in LESSONS
            for cell, asked in predictions.guesses(json.loads(path.read_text(encoding="utf-8"))).items() for guess in asked]


def on_page(tmp_path, asked):
    """The answers of the page's script: [(guess, typed)] -> [text]."""
    if shutil.which("node") is None:
        pytest.skip("node is not on this machine")
    (tmp_path / "predictions.js").write_text(predictions.script(STATIC), encoding="utf-8")
    program = ("const {answered} = require(process.argv[1]); let all = ''; process.stdin.on('data', (part) => all += part)"
               ".on('end', () => console.log(JSON.stringify(JSON.parse(all).map(([guess, typed]) => answered(guess, typed)))))")
    done = subprocess.run(["node", "-e", program, str(tmp_path / "predictions.js")], capture_output=True, text=True, timeout=60,
                          input=json.dumps([(vars(guess), typed) for guess, typed in asked]))
    assert not done.returncode, done.stderr[-2000:]
    return json.loads(done.stdout)


def in_notebook(guess, typed):
    """The text that `check.prediction` prints for that value."""
    unit = "" if guess.kind in ("choice", "name") else guess.unit
    with contextlib.redirect_stdout(io.StringIO()) as said:
        check.prediction(typed, guess.right, unit, options=guess.options or None, hint=guess.hint)
    return said.getvalue().rstrip("\n")


def test_each_guess_of_the_course_has_a_field_and_its_stored_answer(tmp_path):
    every = of_course()
    asked = [(guess, guess.typed.replace(" ", "_") if guess.kind == "count" and guess.typed[0].isdigit() and not guess.unit else
              guess.typed.removesuffix(guess.unit).strip().replace(" ", "_")) for _, guess in every]
    assert {place[:2] for place, _ in every} == {path.stem[:2] for path in LESSONS}
    for (place, guess), answer in zip(every, on_page(tmp_path, asked), strict=True):
        assert answer == f"Predicted {guess.typed}; {guess.outcome}.\n{guess.remark}", place


def test_what_is_typed_is_answered_as_in_the_notebook(tmp_path):
    draw, every = random.Random(3), of_course()
    kinds = {kind: [guess for _, guess in every if guess.kind == kind] for kind in predictions.KINDS}
    asked = [(guess, typed) for kind in predictions.KINDS for guess in draw.sample(kinds[kind], 4) for typed in TYPED]
    asked += [(guess, str(round(guess.right * factor, 2))) for kind in ("count", "share", "amount") for guess in kinds[kind]
              for factor in (0.5, 0.9, 1, 1.05, 1.75, 20, 20_000)]
    for (guess, typed), answer in zip(asked, on_page(tmp_path, asked), strict=True):
        value = int(typed) if typed.lstrip("-").replace("_", "").isdigit() and guess.kind in ("count", "share", "amount") else typed
        outcome = in_notebook(guess, ...).split("; ", 1)[1].split(".\n")[0]  # without the label, and an option's quantity
        assert answer.replace(guess.outcome, outcome) == in_notebook(guess, value), (guess.name, typed)
