"""Exercises are what their solutions give; every stub runs and compiles, and fails its check; every solution passes."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from lesson_tools import cells

from a2a_lib import toolchain
from a2a_lib.course import check, notebooks
from a2a_lib.course import generate as exercises

ROOT = Path(__file__).resolve().parents[2]
SOLUTIONS, EXERCISES = ROOT / "solutions", ROOT / "exercises"
BOOKS = sorted(path.name for path in SOLUTIONS.glob("*.ipynb"))
WITHOUT_HIP = {"03_expert_parallelism_in_pytorch.ipynb"}  # the lesson before the first kernel that talks to a peer
KERNELS = sorted(path.name for path in SOLUTIONS.glob("*.hip"))


def tags(cell):
    return cell["metadata"].get("tags", [])


def test_exercises_are_in_step():
    assert exercises.differences(SOLUTIONS, EXERCISES) == [], "run `make exercises`"


@pytest.mark.parametrize("name", KERNELS)
@pytest.mark.parametrize("folder", [SOLUTIONS, EXERCISES], ids=["solution", "exercise"])
def test_every_source_compiles(folder, name):
    assert toolchain.compile(folder / name).warnings == ""


# What a notebook does when its cells are run from top to bottom.

def run(path, monkeypatch):
    """{cell id: the exception it raised, or None} of the code cells."""
    from IPython.core.interactiveshell import InteractiveShell
    monkeypatch.chdir(path.parent)
    shell = InteractiveShell()
    shell.showtraceback = lambda *args, **kwargs: None  # the errors are looked at below
    try:
        results = {c["id"]: shell.run_cell(c["source"]) for c in cells(path) if c["cell_type"] == "code"}
    finally:
        shell.history_manager.end_session() if shell.history_manager else None
    return {cell: result.error_before_exec or result.error_in_exec for cell, result in results.items()}


@pytest.mark.parametrize("name", BOOKS)
def test_the_solution_passes_every_check(name):
    """The stored outputs show each pass. `make test` runs the notebooks of solutions/ and compares. tests/course/check runs each answer."""
    for cell in cells(SOLUTIONS / name):
        if "check" in tags(cell):
            exercise = re.match(r"check\.(\w+)\(", cell["source"])[1]
            (output,) = cell["outputs"]
            assert "".join(output["data"]["text/plain"]).startswith(f"{exercise}: passed ("), f"{name}: {cell['id']}"


@pytest.mark.parametrize("name", BOOKS)
def test_the_exercise_runs_and_fails_every_check(name, monkeypatch):
    path = EXERCISES / name
    due = {c["id"] for c in cells(path) if "check" in tags(c)}
    errors = {cell: error for cell, error in run(path, monkeypatch).items() if error}
    assert set(errors) == due, errors
    for cell, error in errors.items():
        assert isinstance(error, check.CheckFailed), (cell, error)
        assert error.cause, f"{cell}: the stub's message names no cause"


# What every lesson's exercises look like.

@pytest.mark.parametrize("name", BOOKS)
def test_form_of_the_exercises(name):
    book = cells(SOLUTIONS / name)
    blocks = [number for number, c in enumerate(book) if c["cell_type"] == "markdown" and "## Exercise" in c["source"]]
    closed = [begin for begin in blocks if ", open" not in book[begin]["source"].splitlines()[0]]
    assert 2 <= len(closed) <= 4 and len(blocks) - len(closed) <= 1, "two to four exercises per lesson, and an open one"
    for begin, end in zip(blocks, [*blocks[1:], len(book)]):
        task, part = book[begin]["source"], book[begin:end]
        assert re.search(r"\*(HIP|Python|PyTorch|Triton), \d+ minutes, about \d+ line", task), \
            f"{task[:40]}: language, time, size"
        assert task.count("<details>") == task.count("</details>") == 2, f"{task[:40]}: two folded hints"
        checks = [number for number, c in enumerate(part) if "check" in tags(c)]
        assert checks and checks[0] <= 3, f"{task[:40]}: the check is right below, but for a first look"
    kernels = [c for c in book if "BEGIN SOLUTION" in c["source"] and c["source"].startswith(("%%hip", "@jit"))]
    assert kernels or name in WITHOUT_HIP or any(file.startswith(name[:3]) for file in KERNELS), "at least one is a kernel"
    assert (ROOT / "notebooks" / name).exists(), "the lesson has the same name"


def holes(source):
    """The numbers of lines that the holes of an exercise name."""
    return [int(lines) for lines in re.findall(r"your code here \(about (\d+) lines?\)", source)]


@pytest.mark.parametrize("name", BOOKS)
def test_texts_and_holes_agree_on_the_number_of_lines(name):
    """"about 5 lines" and "about 4 lines to add to 10" in a text agree with the holes of the cell or file."""
    announced, counted = [], []
    for cell in cells(EXERCISES / name):
        if cell["cell_type"] == "markdown" and "## Exercise" in cell["source"]:
            task = cell["source"].split("<details>")[0]
            numbers = re.search(r"about (\d+) lines?(?: to add to (\d+))?", task)
            file = re.search(r"\]\((\d\d_\w+\.hip)\)", task)
            announced.append(sum(int(number) for number in numbers.groups() if number))
            counted.append(sum(holes((EXERCISES / file[1]).read_text(encoding="utf-8"))) if file else 0)
        elif cell["cell_type"] == "code" and announced:
            counted[-1] += sum(holes(cell["source"]))
    assert announced == counted


# The generator.

PYTHON = """\
def f(x):
    y = x
    # BEGIN SOLUTION
    # a remark, which is not counted
    y = y + 1

    return y
    # END SOLUTION
"""
HIP = """\
void f() {
  // BEGIN SOLUTION
  one();
  // END SOLUTION
  last();
}
"""


def test_a_python_block_raises():
    assert exercises.stub(PYTHON) == ("def f(x):\n    y = x\n    # your code here (about 2 lines)\n"
                                      "    raise NotImplementedError\n")


def test_a_hip_block_is_a_comment():
    assert exercises.stub(HIP) == "void f() {\n  // your code here (about 1 line)\n  last();\n}\n"


def test_a_stub_may_start_from_other_code():
    given = HIP.replace("  one();\n", "  one();\n  // STUB: wrong();\n")
    assert exercises.stub(given) == "void f() {\n  // your code here (about 1 line)\n  wrong();\n  last();\n}\n"


@pytest.mark.parametrize("text, message", [
    ("a\n# END SOLUTION", "line 2: END SOLUTION without BEGIN"),
    ("  # BEGIN SOLUTION\n  x", "line 1: BEGIN SOLUTION without END"),
    ("  # BEGIN SOLUTION\n  x\n  # BEGIN SOLUTION", "line 3: BEGIN SOLUTION, but the one of line 1 has no END"),
    ("  # BEGIN SOLUTION\n  x\n  // END SOLUTION", "line 3: `// END SOLUTION` ends a block that line 1 began with `#`"),
    ("  // BEGIN SOLUTION\n  // END SOLUTION", "line 1: the solution is empty"),
    ("# BEGIN SOLUTION\nx\n# END SOLUTION", "line 1: a Python block stands inside a function"),
    ("x = 1  # BEGIN SOLUTION", "line 1: a marker stands alone on its line"),
    ("  # begin solution\n", "line 1: a marker stands alone on its line"),
])
def test_bad_markers_are_refused(text, message):
    pytest.raises(exercises.MarkerError, exercises.stub, text).match(re.escape(message))


def book(*given):
    numbered_cells = []
    for number, (kind, source, *tagged) in enumerate(given):
        cell = {"cell_type": kind, "id": f"c{number}", "metadata": {"tags": tagged}, "source": source}
        numbered_cells.append(cell | ({"execution_count": 3, "outputs": [{"output_type": "stream"}]} if kind == "code" else {}))
    return {"cells": numbered_cells, "metadata": {"widgets": {}}, "nbformat": 4, "nbformat_minor": 5}


def test_a_notebook_keeps_ids_and_loses_outputs_and_answers():
    exercise = exercises.exercise_notebook(book(("markdown", "# Title"), ("code", PYTHON), ("code", "check.f(f)", "check"),
                                                ("markdown", "the answer", "solution"), ("code", "answer", "solution")))
    assert [cell["id"] for cell in exercise["cells"]] == ["c0", "c1", "c2"]
    assert [cell["metadata"].get("tags") for cell in exercise["cells"]] == [None, None, ["check", "raises-exception"]]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in exercise["cells"][1:])
    assert exercise["metadata"] == notebooks.METADATA


def test_an_error_in_a_notebook_names_file_cell_and_line():
    with pytest.raises(exercises.MarkerError, match=r"lesson.ipynb, cell 1 \(c1\), line 2: END SOLUTION without"):
        exercises.exercise_notebook(book(("markdown", "#"), ("code", "x\n# END SOLUTION")), "lesson.ipynb")


def test_the_command(tmp_path):
    solutions, stubs = tmp_path / "solutions", tmp_path / "exercises"
    solutions.mkdir()
    (solutions / "00_a.hip").write_text(HIP)
    (solutions / "00_a.ipynb").write_text(json.dumps(book(("code", PYTHON))))

    def command(*flags):
        done = subprocess.run([sys.executable, "-m", "a2a_lib.course.generate", "--solutions", solutions, "--exercises", stubs,
                               *flags], capture_output=True, text=True, cwd=ROOT)
        return done.returncode, done.stdout + done.stderr

    code, output = command("--check")
    assert code == 1 and "00_a.hip is missing" in output and not stubs.exists()
    assert command()[0] == 0 and command("--check") == (0, "")
    assert command() == (0, "written: nothing, all in step\n")
    (stubs / "00_a.hip").write_text("// mine")
    (stubs / "01_b.ipynb").write_text("{}")
    code, output = command("--check")
    assert code == 1 and "00_a.hip differs" in output and "01_b.ipynb has no solution" in output
    assert command()[0] == 0 and (stubs / "01_b.ipynb").exists(), "nothing is deleted"
    (solutions / "00_a.hip").write_text(HIP.replace("END", "end"))
    code, output = command()
    assert code == 1 and "exercises: 00_a.hip, line 4: a marker stands alone" in output and "Traceback" not in output


WITHOUT_CHALLENGE = {"18_attention_over_ranks.ipynb", "19_the_way_back.ipynb"}  # theirs were puzzles that no kernel uses


@pytest.mark.parametrize("name", [name for name in BOOKS if name not in WITHOUT_CHALLENGE])
def test_every_lesson_has_an_open_challenge_with_a_target(name):
    """Scored: its check shows what was reached beside the target, or `a2a submit` does."""
    challenges = [cell["source"] for cell in cells(SOLUTIONS / name) if re.match(r"## (Exercise \d, open|Open)", cell["source"])]
    assert len(challenges) == 1 and "Target: " in challenges[0] and ("check" in challenges[0] or "core" in challenges[0])
