"""Every exercise's check, and every command, in the made-up language: no word of what they print stands outside of the catalogue."""
import json
import os
import re
import subprocess
import sys
import tokenize
from io import BytesIO
from pathlib import Path

import catalogue
import pytest
from test_language import words_outside

from a2a_lib import cli
from a2a_lib.course.check import mistakes

pytestmark = pytest.mark.xdist_group("language")  # one process collects the texts once
HERE = Path(__file__).parent
EXERCISES = sorted(path.stem for path in Path(mistakes.__file__).with_name("exercises").glob("*.py") if hasattr(
    mistakes.table(path.stem), "MISTAKES"))
SOME = ["count_rows", "pair_up"]  # a kernel, and a challenge
NAMES = {"sim", "hip", "cuda", "nccl", "deepep", "tiny", "small", "topk", "dim", "experts", "mori", "cpx", "phases"}  # typed, or keys


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    folder = tmp_path_factory.mktemp("locale")
    catalogue.write(folder)
    return os.environ | {"A2A_LANGUAGE": "xx", "A2A_LOCALE": str(folder), "PYTHONPATH": str(HERE.parents[1]), "A2A_PROGRESS": "0",
                         "A2A_CACHE_DIR": str(folder / "cache"), "COLUMNS": "100"}


def names_of(answer: str) -> set[str]:
    """Words of an answer's code: what a check names is no text."""
    if "__global__" in answer:
        return set(re.findall(r"[A-Za-z]+", re.sub(r"//[^\n]*", "", answer)))
    tokens = tokenize.tokenize(BytesIO(answer.encode()).readline)
    code = [token.string for token in tokens if token.type == tokenize.NAME or token.type == tokenize.STRING and "\n" not in token.string]
    return set(re.findall(r"[A-Za-z]+", " ".join(code)))


def words_of_checks(names, environment):
    """{exercise and answer: words outside of the catalogue}"""
    answers = {}
    for name in names:
        right = mistakes.solution(name)
        changes = next(iter(mistakes.table(name).MISTAKES.values()))
        answers[name] = [right, mistakes.changed(right, *changes[:-1])]
    done = subprocess.run([sys.executable, str(HERE / "foreign_checks.py")], env=environment, input=json.dumps(answers),
                          capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stderr[-2000:]
    printed = json.loads(done.stdout)
    assert all(catalogue.OPEN in text for texts in printed.values() for text in texts)
    return {f"{name} {number}": words for name, texts in printed.items() for number, text in enumerate(texts)
            if (words := words_outside(text) - {name} - names_of(answers[name][0]) - names_of(answers[name][1]))}


def test_checks_of_some_exercises(environment):
    assert words_of_checks(SOME, environment) == {}


@pytest.mark.soak
@pytest.mark.parametrize("begin", range(0, len(EXERCISES), 20))
def test_checks_of_every_exercise(environment, begin):
    assert words_of_checks(EXERCISES[begin:begin + 20], environment) == {}


def words_of_command(command, environment):
    done = subprocess.run([sys.executable, "-m", "a2a_lib", *command.split()], env=environment, capture_output=True, text=True, timeout=600)
    assert catalogue.OPEN in done.stdout + done.stderr
    return words_outside(done.stdout + done.stderr) - NAMES - set(command.split())


@pytest.mark.parametrize("command", ["leaderboard"])
def test_a_command(environment, command):
    assert words_of_command(command, environment) == set()


@pytest.mark.soak
@pytest.mark.parametrize("command", [
    *(f"{name} --help" for name in cli.COMMANDS), "exam --seed 7 --answers", "shapes", "run token_flags --shape tiny", "layer",
    "megakernel", "ladder --shape tiny rank_flags token_flags", "calibrate fma-f32", "layer --gradients 2"])
def test_every_command(environment, command):
    assert words_of_command(command, environment) == set()
