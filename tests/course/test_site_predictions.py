"""Fields for predictions on the site: one for each prediction of the course, answered by what the notebook has stored."""
import json
import re
from pathlib import Path

import pytest
from browser_tools import chromium  # noqa: F401  a fixture

from a2a_lib.course.site import predictions

ROOT = Path(__file__).resolve().parents[2]
LESSONS = sorted((ROOT / "notebooks").glob("[0-9]*.ipynb"))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:2])
def test_each_guess_has_a_field_and_its_stored_outcome(path):
    book = json.loads(path.read_text(encoding="utf-8"))
    every = [guess for guesses in predictions.guesses(book).values() for guess in guesses]
    stored = re.findall(r"; (it is [^\\\n]*)\.\\n", path.read_text(encoding="utf-8"))
    assert every and [guess.outcome for guess in every] == [json.loads(f'"{outcome}"') for outcome in stored]
    for guess in every:
        letter = re.match(r"it is ([A-Z])\b", guess.outcome)
        assert bool(guess.options) == bool(letter) and (not letter or letter[1] in guess.options and len(guess.options) > 1), guess


def test_the_page_answers_what_is_chosen_and_typed(chromium):  # noqa: F811
    guesses = [{"name": "waves", "outcome": "it is 40 waves (simulated)", "options": {}},
               {"name": "why", "outcome": "it is B", "options": {"A": "one", "B": "<two>"}}]
    page = chromium.new_page()
    script = (ROOT / "a2a_lib" / "course" / "site" / "static" / "predictions.js").read_text(encoding="utf-8")
    page.set_content(f"<div class='a2a-guess' data-guess='{json.dumps(guesses)}'></div><script>{script}</script>")
    page.get_by_role("button").click()
    assert page.get_by_role("status").inner_text() == "You predicted nothing; it is 40 waves (simulated).\nYou predicted nothing; it is B."
    page.get_by_role("textbox").fill(" 32 ")
    page.get_by_label("B: <two>").check()
    page.get_by_role("button").click()
    assert page.get_by_role("status").inner_text() == "Predicted 32; it is 40 waves (simulated).\nPredicted B (<two>); it is B."
    page.close()
