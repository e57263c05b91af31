"""The exercises as assignments of nbgrader: roles of cells, no answer in what students get, and nbgrader's own validator."""
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from a2a_lib import cli
from a2a_lib.course import check, work
from a2a_lib.course.teach import nbgrader

ROOT = Path(__file__).resolve().parents[2]
LESSONS = [path.stem for path in sorted((ROOT / "solutions").glob("[0-9]*.ipynb"))]


@pytest.fixture(scope="module")
def assignments(tmp_path_factory):
    """{name of an assignment: its cells}, all exported."""
    folder = tmp_path_factory.mktemp("nbgrader")
    return {path.stem: json.loads(path.read_text(encoding="utf-8"))["cells"] for path in nbgrader.export(ROOT, folder)}


def roles(cells, role):
    return [cell for cell in cells if cell["metadata"].get("nbgrader", {}).get(role)]


def test_every_exercise_is_a_test_cell_behind_a_solution_cell(assignments):
    assert sorted(assignments) == LESSONS
    tested = []
    for name, cells in assignments.items():
        names = [cell["metadata"]["nbgrader"]["grade_id"] for cell in cells if "nbgrader" in cell["metadata"]]
        assert len(set(names)) == len(names), name
        seen = 0
        for cell in cells:
            data = cell["metadata"].get("nbgrader", {})
            source = "".join(cell["source"])
            assert bool(data.get("solution")) == ("BEGIN SOLUTION" in source), (name, cell["id"])
            seen += bool(data.get("solution"))
            if data.get("grade"):
                assert data["locked"] and not data["solution"] and data["points"] >= 5
                assert seen, f"{name}: nothing to solve before {cell['id']}"
                assert source.startswith("print(check."), "a value would be read as partial points"
                tested.append(source.split("check.")[1].split("(")[0])
                seen = 0
        assert seen == 0, f"{name}: a hole that no check tests"
    assert sorted(tested) == check.names()


def test_points_are_minutes(assignments):
    points = {cell["id"]: cell["metadata"]["nbgrader"]["points"] for cell in roles(assignments["07_one_flag_per_token"], "grade")}
    assert points == {"check-1": 15, "check-2": 15, "check-3": 15, "check-4": 20, "check-5": 25}


def test_a_file_becomes_a_cell_that_writes_it(assignments):
    source = next("".join(cell["source"]) for cell in assignments["07_one_flag_per_token"] if cell["id"] == "file-1")
    first, _, rest = source.partition("\n")
    assert first == "%%writefile 07_dispatch_send.hip"
    assert rest + "\n" == (ROOT / "solutions" / "07_dispatch_send.hip").read_text()


def test_nothing_is_overwritten_and_lessons_are_chosen(tmp_path, call_a2a):
    (place,) = json.loads(call_a2a("nbgrader", str(tmp_path), "--lessons", "01", "--json").out)
    Path(place).write_text("mine")
    assert "is there already" in call_a2a("nbgrader", str(tmp_path), "--lessons", "00", "01", status=2).err
    assert Path(place).read_text() == "mine" and len(list(tmp_path.glob("source/*"))) == 1
    assert "no lesson '99' has exercises" in call_a2a("nbgrader", str(tmp_path), "--lessons", "99", status=2).err


def nbgrader_command(*arguments, folder):
    pytest.importorskip("nbgrader", reason="nbgrader is not installed: the export does not need it (pip install nbgrader)")
    environment = dict(os.environ, A2A_PROGRESS="0", A2A_TRITON="stored", PYTHONPATH=str(ROOT))
    environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run([sys.executable, "-m", "nbgrader", *arguments], cwd=folder, env=environment, capture_output=True, text=True)
    return done.stdout + done.stderr


def test_what_students_get_has_stubs_and_fails(tmp_path):
    (place,) = nbgrader.export(ROOT, tmp_path, ["01"])
    log = nbgrader_command("generate_assignment", place.stem, "--create", folder=tmp_path)
    released = tmp_path / "release" / place.stem / place.name
    assert released.is_file(), log
    cells = json.loads(released.read_text(encoding="utf-8"))["cells"]
    exercises = {cell["id"]: cell for cell in
                 json.loads((ROOT / "exercises" / place.name).read_text(encoding="utf-8"))["cells"]}
    for cell in cells:
        if cell["id"].startswith("exercise") and cell["cell_type"] == "code":
            assert "".join(cell["source"]) == "".join(exercises[cell["id"]]["source"]), "the stub that readers get"
        assert "SOLUTION" not in "".join(cell["source"])
    (file,) = [cell for cell in cells if "".join(cell["source"]).startswith("%%writefile")]
    assert "".join(file["source"]).partition("\n")[2] + "\n" == (ROOT / "exercises" / "01_scatter_reduce.hip").read_text()


@pytest.mark.xdist_group("machine")
@pytest.mark.parametrize("name", [pytest.param(name, marks=[] if name.startswith("01") else [pytest.mark.soak]) for name in LESSONS])
def test_nbgraders_validator_accepts_it(tmp_path, name):
    (place,) = nbgrader.export(ROOT, tmp_path, [name[:2]])
    log = nbgrader_command("validate", place.name, folder=place.parent)
    assert "Success! Your notebook passes all the tests." in log, log[-3000:]
    assert "cannot be converted" not in log, log[-3000:]


def test_nbgraders_validator_refuses_a_wrong_answer(tmp_path):
    (place,) = nbgrader.export(ROOT, tmp_path, ["01"])
    book = json.loads(place.read_text(encoding="utf-8"))
    cell = next(cell for cell in book["cells"] if cell["id"] == "exercise-1")
    cell["source"] = [line.replace("stable=True", "stable=True, descending=True") for line in cell["source"]]
    place.write_text(json.dumps(book), encoding="utf-8")
    log = nbgrader_command("validate", place.name, folder=place.parent)
    assert "VALIDATION FAILED ON 1 CELL" in log and "check.sort_by_expert" in log, log[-3000:]


def test_a_wheel_exports_from_its_materials(tmp_path, monkeypatch, capsys):
    for folder in ("notebooks", "exercises", "solutions"):
        shutil.copytree(ROOT / folder, tmp_path / "materials" / folder)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    monkeypatch.setattr(work, "MATERIALS", tmp_path / "materials")
    monkeypatch.setattr(work, "PACKAGE", tmp_path / "site-packages" / "a2a_lib")
    assert cli.main(["nbgrader", "assignments", "--lessons", "00"]) == 0
    assert (tmp_path / "elsewhere/assignments/source/00_the_node_in_front_of_you").is_dir()


CHEAT = ("def sort_by_expert(topk_ids, num_experts):\n    return None\n"
         "import a2a_lib.course.check as checks\nchecks.sort_by_expert = lambda given: checks.Passed('sort_by_expert', [])\n")


def test_a_verdict_that_an_answer_writes_into_the_notebook_is_refused(tmp_path):
    """The notebook as nbgrader has executed it: every test passed. Its answers are checked again."""
    (place,) = nbgrader.export(ROOT, tmp_path, ["01"])
    book = json.loads(place.read_text(encoding="utf-8"))
    tests = {cell["id"]: cell for cell in roles(book["cells"], "grade")}
    cell, file = (next(cell for cell in book["cells"] if cell["id"] == name) for name in ("exercise-1", "file-3"))
    cell["source"] = [CHEAT]
    file["source"] = ["%%writefile 01_scatter_reduce.hip\n", (ROOT / "exercises" / "01_scatter_reduce.hip").read_text()]
    nbgrader.refuse(book)
    refused = {name: cell["outputs"][0]["evalue"] for name, cell in tests.items() if cell["outputs"]}
    assert sorted(refused) == ["check-1", "check-3"] and refused["check-3"] == "checked again, outside of this notebook: empty"
    assert "outside of this notebook: failed: " in refused["check-1"] and "the function returned nothing" in refused["check-1"]


def test_autograde_gives_no_points_for_such_a_verdict(tmp_path):
    (place,) = nbgrader.export(ROOT, tmp_path, ["01"])
    nbgrader_command("generate_assignment", place.stem, "--create", folder=tmp_path)
    book = json.loads(place.read_text(encoding="utf-8"))
    next(cell for cell in book["cells"] if cell["id"] == "exercise-1")["source"] = [CHEAT]
    mine = tmp_path / "submitted" / "mal" / place.stem / place.name
    mine.parent.mkdir(parents=True)
    mine.write_text(json.dumps(book))
    log = nbgrader_command("autograde", place.stem, "--create", folder=tmp_path)
    graded = tmp_path / "autograded" / "mal" / place.stem / place.name
    assert graded.is_file(), log
    tests = roles(json.loads(graded.read_text())["cells"], "grade")
    errors = {cell["id"]: [output["evalue"] for output in cell["outputs"] if output["output_type"] == "error"] for cell in tests}
    assert "the function returned nothing" in errors.pop("check-1")[0] and not any(errors.values()), errors
