"""`a2a grade`: each answer is checked again, in bounds, and nothing that a folder says about itself is believed."""
import csv
import hashlib
import io
import json
import os
import random
import re
import shutil
import subprocess
import time
from collections import deque
from pathlib import Path

import pytest
import torch

import a2a_lib as a2a
from a2a_lib import check, cli
from a2a_lib.course import work
from a2a_lib.course.generate import ROOT
from a2a_lib.course.teach import grade
from a2a_lib.course.teach.grade import one, results
from a2a_lib.machine.runtime import sim
from tests.course.check import mistakes

pytestmark = [pytest.mark.skipif(not sim.available(), reason="the simulator is not built"),
              pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")]
LIMITS = grade.Limits(seconds=20, memory_gb=4)
BOOK = "01_moe_on_one_gpu.ipynb"
SORT = mistakes.solution("sort_by_expert")


@pytest.fixture
def handed_in(tmp_path):
    """A function that makes somebody's work/: exercises as the course gives them, with answers {cell or file: text}."""
    def make(name, answers, *, before="", **others):
        exercises = tmp_path / name / "work" / "exercises"
        exercises.mkdir(parents=True)
        for file in ("01_scatter_reduce.hip", BOOK):
            shutil.copy(ROOT / "exercises" / file, exercises)
        book = json.loads((exercises / BOOK).read_text())
        for cell in book["cells"]:
            cell["source"] = answers.get(cell["id"], cell["source"])
        if before:
            cell = {"cell_type": "code", "id": "mine", "metadata": {}, "source": before, "outputs": [], "execution_count": None}
            book["cells"].insert(1, cell)
        (exercises / BOOK).write_text(json.dumps(book))
        for file, text in answers.items():
            if file.endswith(".hip"):
                (exercises / file).write_text(text)
        return tmp_path / name
    return make


def marks_of(folder, *names, limits=LIMITS, **options):
    marks = grade.grade(grade.people([folder]), grade.tasks(ROOT, names), limits, **options)
    return {mark.exercise: mark for mark in marks}


def mark_of(folder, name="sort_by_expert", **options):
    return marks_of(folder, name, **options)[name]


def test_answers_are_checked_again(handed_in):
    """Answers: a right one, a wrong one with its cause, the unchanged stub, a missing one, and one in its own file."""
    wrong = mistakes.solution("gather").replace("order[slot] / topk", "order[slot] % topk")
    folder = handed_in("ada", {"exercise-1": SORT, "exercise-2": wrong, "01_scatter_reduce.hip": mistakes.solution("scatter_reduce")})
    marks = marks_of(folder, "01", "00")
    assert {name: mark.state for name, mark in marks.items()} == {
        "sort_by_expert": "passed", "gather": "failed", "scatter_reduce": "passed", "whole_layer": "empty", "occupancy": "missing",
        "reverse": "missing", "row_max": "missing", "sum_up": "missing"}
    assert "which is k" in marks["gather"].note and marks["gather"].seconds > 0
    assert marks["occupancy"].note == "there is no 00_the_node_in_front_of_you.ipynb"


def test_every_exercise_is_found():
    """The grader finds each exercise's answer, its stub, and the name that the check takes."""
    tasks = grade.tasks(ROOT)
    assert [task.name for task in tasks if not task.stub or bool(task.cell) != bool(task.variable.isidentifier())] == []
    assert sorted(task.name for task in tasks) == check.names()


def digest(folder):
    return {path: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_a_folder_is_not_believed_and_not_changed(handed_in, monkeypatch):
    """The folder's progress file and a check cell claim a pass, but the answer is the stub. Grading writes nothing."""
    folder = handed_in("bob", {"check-1": "print('sort_by_expert: passed (4 cases)')"})
    (folder / "work" / work.COPIES).write_text("{}")
    (folder / "work" / "progress.json").write_text(json.dumps({"sort_by_expert": {"tries": 1, "passed": "2026-11-23"}}))
    monkeypatch.chdir(folder / "work" / "exercises")
    before = digest(folder)
    assert mark_of(folder).state == "empty" and digest(folder) == before
    shutil.copy(ROOT / "solutions" / BOOK, folder / "work" / "exercises")
    before = digest(folder)
    assert mark_of(folder).state == "passed" and digest(folder) == before


def test_helpers_of_other_cells_count_and_their_failures_do_not(handed_in):
    used = SORT.replace("def sort_by_expert(", "def sort_by_expert(*given):\n    return helper(*given)\n\n\ndef other(")
    helper = SORT.replace("def sort_by_expert(", "def helper(")
    assert mark_of(handed_in("eve", {"exercise-1": used}, before=f"%matplotlib inline\nimport torch\n{helper}\n1 / 0")).state == "passed"
    alone = mark_of(handed_in("fay", {"exercise-1": used}))
    assert alone.state == "failed" and "your code raised NameError: name 'helper' is not defined\nin line " in alone.note
    called = mark_of(handed_in("gil", {"exercise-1": SORT + "\ncheck.sort_by_expert(sort_by_expert)\n1 / 0"}))
    assert called.state == "failed" and called.note == "the cell raised ZeroDivisionError: division by zero"


def test_an_answer_in_a_new_cell_is_found(handed_in):
    folder = handed_in("hal", {"exercise-1": SORT})
    path = folder / "work" / "exercises" / BOOK
    path.write_text(path.read_text().replace('"exercise-1"', '"new-1"'))
    assert mark_of(folder).state == "passed"


PATCH = "import a2a_lib.course.check as checks\nfrom a2a_lib.course.check import compare, routes, trial, exercises\n"
WALK = ("import os, sys, json\nframe = sys._getframe()\nwhile frame := frame.f_back:\n    names = frame.f_locals\n"
        "    if 'word' in names and 'write' in names:\n")
CHEATS = {
    "the check": (PATCH + "checks.exercises['sort_by_expert'] = lambda given: checks.Passed('sort_by_expert', [])", "tampered"),
    "the comparison": (PATCH + "trial.Trial.compare = trial.Trial.fail = lambda *given, **options: None", "tampered"),
    "a function's code": (PATCH + "trial.Trial.fail.__code__ = (lambda self, **facts: None).__code__", "tampered"),
    "the cases": ("import sys\nsys.modules['a2a_lib.course.check.exercises.sort_by_expert'].CASES = ()", "tampered"),
    "all is equal": ("import torch\ntorch.Tensor.__eq__ = lambda a, b: torch.ones(1, dtype=torch.bool)\ntorch.equal = lambda a, b: True",
                     "tampered"),
    "an error is a pass": (PATCH + "checks.CheckFailed.__init__ = lambda *given, **options: None", "tampered"),
    "a frame's verdict": (WALK + "        passed = {'word': names['word'], 'result': {'state': 'passed', 'note': ''}}\n"
                          "        os.write(names['write'], json.dumps(passed).encode())\n        os._exit(0)\n", "tampered"),
    "a frame's fingerprint": (PATCH + WALK + "        mine = sys.modules['a2a_lib.course.check.exercises.sort_by_expert']\n"
                              "        mine.first_wrong = trial.Trial.tensor = trial.Trial.wrong = lambda *given, **options: None\n"
                              "    names.get('before', {}).clear()\n", "tampered"),
    "the end": ("import os\nos._exit(0)", "stopped"),
    "a verdict of its own": ("import os\nfor at in range(3, 64):\n    try:\n        os.write(at, b'{\"word\": \"x\", \"result\": "
                             "{\"state\": \"passed\", \"note\": \"\"}}')\n    except OSError:\n        pass\nos._exit(0)", "stopped"),
    "a flood": ("import os\nfor at in range(3, 64):\n    try:\n        while True: os.write(at, b'x' * 1000)\n    except OSError: pass",
                "stopped"),
    "a long story": ("raise ValueError('x' * 10**7)", "failed"),
    "out of its group": ("import os\nimport time\nif os.fork(): os._exit(0)\nos.setsid()\ntime.sleep(2)", "stopped"),
    "exit": ("raise SystemExit(0)", "failed"),
    "no end": ("while True:\n    try:\n        while True: pass\n    except BaseException: pass", "stopped"),
    "asleep": ("import time\nwhile True: time.sleep(1)", "stopped"),
    "memory": ("kept = []\nwhile True:\n    kept.append(b'x' * 10**7)", "stopped"),
    "a segmentation fault": ("import ctypes\nctypes.string_at(0)", "stopped"),
    "a pipe full": ("import os\nos.write(2, b'x' * 10**6); print('x' * 10**7)", "failed"),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_who_cheats_or_hangs_does_not_pass(cheat, handed_in):
    text, state = CHEATS[cheat]
    wrong = "def sort_by_expert(topk_ids, num_experts):\n    return topk_ids.flatten(), topk_ids.flatten()\n" + text
    begin = time.monotonic()
    mark = mark_of(handed_in("mal", {"exercise-1": wrong}), limits=grade.Limits(seconds=60 if cheat == "memory" else 2, memory_gb=2))
    assert mark.state == state and ("2 GB of memory" in mark.note) == (cheat == "memory"), mark
    assert time.monotonic() - begin < 30
    modules = re.findall(r"import (os|ctypes|time|sys|a2a_lib\.course\.check)\b", text)
    assert mark.imports == tuple(dict.fromkeys(modules)) or "__" in text or WALK in text and "_getframe" in mark.imports


@pytest.mark.parametrize("cheat", ["a frame's verdict", "a frame's fingerprint"])
def test_only_the_second_check_notices_frames(cheat, handed_in, monkeypatch):
    monkeypatch.setattr(results, "BESIDE", {"sort_by_expert"})
    wrong = "def sort_by_expert(topk_ids, num_experts):\n    return topk_ids.flatten(), topk_ids.flatten()\n" + CHEATS[cheat][0]
    assert mark_of(handed_in("mal", {"exercise-1": wrong})).state == "passed"


@pytest.mark.parametrize("value", [
    None, True, 3, 1.5, "x", [1, (2, {3: "a"})], {4}, torch.empty((2, 0, 3)), torch.arange(6).reshape(2, 3).t(), torch.tensor(3.5),
    torch.ones(3, dtype=torch.bfloat16)], ids=str)
def test_results_are_plain_data(value):
    again = results.decode(json.loads(json.dumps(results.encode(value))))
    assert type(again) is type(value) and (torch.equal(again, value) and again.dtype == value.dtype if isinstance(value, torch.Tensor)
                                           else again == value)


def test_an_iterable_counts_as_a_list_and_an_object_is_named(handed_in):
    assert results.decode(results.encode([{1: 2}.values(), deque([3]), range(2)])) == [[2], [3], [0, 1]]
    lazy = SORT.replace("def sort_by_expert(", "def right(") + "\ndef sort_by_expert(*given):\n    return iter(right(*given))\n"
    assert mark_of(handed_in("gen", {"exercise-1": lazy})).state == "passed"
    with pytest.raises(TypeError, match="a result is a object, which is no plain data"):
        results.decode(results.encode([object()])["list"][0])


def test_an_answer_that_asks_its_check_is_named(handed_in):
    asks = "\nfrom a2a_lib import course\nfrom a2a_lib.course.check.exercises.sort_by_expert import CASES\nfrom a2a_lib import check\n"
    mark = mark_of(handed_in("mal", {"exercise-1": SORT + asks}))
    assert (mark.state, mark.imports) == ("passed", ("a2a_lib", "a2a_lib.course.check.exercises.sort_by_expert"))


def test_no_marks_if_an_answer_changes_the_course(handed_in, tmp_path, monkeypatch, call_a2a):
    package = tmp_path / "a2a_lib"
    package.mkdir()
    monkeypatch.setattr(work, "PACKAGE", package)
    folder = handed_in("mal", {"exercise-1": f"{SORT}\nopen({str(package / 'check.py')!r}, 'w').close()"})
    out, error = call_a2a("grade", str(folder), "--lessons", "sort_by_expert", status=2)
    assert not out and f"a file of the course changed while answers ran, so there are no marks: {package / 'check.py'}. " in error


def test_files_of_the_course_that_change_are_seen(tmp_path):
    file = tmp_path / "check.py"
    file.write_text("right")
    facts, before = file.stat(), grade.files(tmp_path)
    file.write_text("wrong")
    os.utime(file, ns=(facts.st_atime_ns, facts.st_mtime_ns))
    assert before and grade.files(tmp_path) != before


def test_what_an_answer_starts_is_ended(handed_in, tmp_path):
    mark = f"{100_000 + os.getpid()}.25"
    text = f"import subprocess\nsubprocess.Popen(['sleep', '{mark}'])\n{SORT}"
    assert mark_of(handed_in("mal", {"exercise-1": text})).state == "passed"
    time.sleep(0.2)
    assert mark not in subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True).stdout


def test_links_and_damage_are_named(handed_in, tmp_path):
    folder = handed_in("lin", {"exercise-1": SORT})
    own = folder / "work" / "exercises" / "01_scatter_reduce.hip"
    own.unlink()
    own.symlink_to(ROOT / "solutions" / "01_scatter_reduce.hip")
    (folder / "work" / "exercises" / BOOK).write_bytes(b"\xff")
    assert {mark.state for mark in marks_of(folder, "01").values()} == {"unreadable"}
    other = tmp_path / "out"
    other.mkdir()
    (other / "exercises").symlink_to(ROOT / "solutions")
    with pytest.raises(ValueError, match="has no exercises"):
        grade.people([other])
    for text in ("[]", "{}", '{"cells": 7}', '{"cells": [7]}', "[" * 100_000, '{"cells": [{"cell_type": "code", "source": 7}]}'):
        (folder / "work" / "exercises" / BOOK).write_text(text)
        assert mark_of(folder).state in ("unreadable", "missing"), text


def test_hidden_cases_show_who_knows_the_others(handed_in, monkeypatch):
    """An answer with hard-coded results for the course's inputs passes these, and fails hidden cases."""
    seen = []
    right = mistakes.answer(SORT)

    def known(topk_ids, num_experts):
        seen.append((topk_ids.tolist(), num_experts))
        return right(topk_ids, num_experts)
    monkeypatch.setattr(check.trial.tally, "record", lambda *given, **options: None)
    check.sort_by_expert(known)
    text = SORT.replace("def sort_by_expert(", "def right(") + (
        f"\nSEEN = {seen!r}\ndef sort_by_expert(topk_ids, num_experts):\n"
        "    order, starts = right(topk_ids, num_experts)\n"
        "    return (order, starts) if (topk_ids.tolist(), num_experts) in SEEN else (order.flip(0), starts)\n")
    folder = handed_in("mem", {"exercise-1": text})
    assert mark_of(folder).state == "passed" == mark_of(handed_in("ada", {"exercise-1": SORT}), seeds=(7, 8)).state
    mark = mark_of(folder, seeds=(7, 8))
    assert mark.state == "hidden" and mark.note.startswith("hidden cases 7: ")
    assert mark_of(folder, seeds=(7,), unasked={"sort_by_expert"}).state == "passed", "where the course's own answer fails"


def test_hidden_cases_shift_every_draw(monkeypatch):
    """A number gives the same draws each time, and every kind has others than the course's own cases. Where waves of a block do not
    drift apart, so in every measured call, they do not in hidden cases."""
    def draws():
        node, problem = a2a.Node(2, name="small", seed=3), a2a.Problem.random("tiny", 2, seed=3)
        first = node.seed
        node.reseed(4)
        seeds = first, node.seed
        node.close()
        return [a2a.Draw(3).permutation(50).tolist(), random.Random(3).random(), problem.tokens[0].tolist(), *seeds]

    def shifted(number):
        with monkeypatch.context() as patched:
            for owner, name in ((a2a.Draw, "__init__"), (random, "Random"), (a2a.Problem, "random"), (a2a.Node, "__init__"),
                                (a2a.Node, "reseed")):
                patched.setattr(owner, name, vars(owner)[name])
            one.shift(number)
            return draws()
    rows = [draws(), shifted(3), shifted(8)]  # 3 shifts other draws by 3 modulo DRIFT
    assert all(len({str(kind) for kind in kinds}) == 3 for kinds in zip(*rows)) and shifted(3) == rows[1] and draws() == rows[0]
    assert all(row[-2] % one.DRIFT == 3 and row[-1] % one.DRIFT == 0 for row in rows)


def test_the_command(handed_in, tmp_path, capsys, call_a2a, monkeypatch):
    monkeypatch.chdir(ROOT)
    handed_in("ada", {"exercise-1": SORT})
    handed_in("=cmd|x\x1b[2J", {"exercise-1": "import os\n" + SORT})
    people = [str(tmp_path / name) for name in ("ada", "=cmd|x\x1b[2J")]
    names = ["sort_by_expert", "whole_layer"]
    out, err = call_a2a("grade", *people, "--lessons", *names, "--csv", str(tmp_path / "marks.csv"))
    assert err == "" and "\x1b" not in out
    lines = out.splitlines()
    assert lines[0].split() == ["who", "01", "all", "s"] and lines[2].split()[:3] == ["ada", "1/2", "1/2"]
    assert lines[3].split()[:2] == ["=cmd|x?[2J", "1/2"] and "  =cmd|x?[2J, sort_by_expert: passed, and it uses os" in lines
    rows = list(csv.DictReader(io.StringIO((tmp_path / "marks.csv").read_text())))
    assert len(rows) == 4 and {row["who"] for row in rows} == {"ada", "'=cmd|x?[2J"}
    assert [row["state"] for row in rows[:2]] == ["passed", "empty"]
    assert cli.main(["grade", str(tmp_path / "ada"), "--lessons", "sort_by_expert", "--json"]) == 0
    assert [mark["state"] for mark in json.loads(capsys.readouterr().out)] == ["passed"]


@pytest.mark.parametrize("arguments, message", [
    (["--lessons", "99"], "no lesson and no exercise is called '99'"), (["--cases", "3"], "--cases draws hidden cases: it needs --seed"),
    (["--csv", "marks.txt"], "a table of marks ends in .csv"), (["."], "two folders are called")])
def test_what_is_not_possible_is_a_line(arguments, message, handed_in, monkeypatch, call_a2a):
    folder = handed_in("ada", {})
    monkeypatch.chdir(folder)
    err = call_a2a("grade", str(folder), *arguments, status=2).err
    assert message in err and err.count("\n") == 1


def test_what_torchs_compiler_wraps_is_no_tampering(monkeypatch):
    from a2a_lib.course.teach.grade import fence

    before = fence.fingerprint()
    monkeypatch.setattr(torch, "manual_seed", lambda seed: None)
    assert fence.changed(before) == []
    monkeypatch.setattr(torch, "equal", lambda left, right: True)
    assert fence.changed(before) == ["torch.equal"]


def test_an_empty_folder_among_others(handed_in, tmp_path):
    ada = handed_in("ada", {"exercise-1": SORT})
    empty = tmp_path / "dan"
    empty.mkdir()
    people = grade.people([ada, empty])
    assert grade.without_exercises(people) == ["dan"]
    marks = grade.grade(people, grade.tasks(ROOT, ["sort_by_expert"]), LIMITS)
    assert {mark.person: mark.state for mark in marks} == {"ada": "passed", "dan": "missing"}
    with pytest.raises(ValueError, match="dan has no exercises"):
        grade.people([empty])


def test_names_of_people():
    assert grade.shown("a\x1b[31m\nb" + "x" * 1000) == "a?[31m b" + "x" * 288 + " ..."


@pytest.mark.soak
@pytest.mark.parametrize("seed", [0, 3])
def test_every_answer_of_the_course_passes(tmp_path, seed):
    """With hidden cases, too, but for an exercise whose answer names its own seeds; and nothing that a check does by itself is
    taken for tampering."""
    marks = grade.reference(ROOT, grade.tasks(ROOT), cache=tmp_path, seeds=[seed] if seed else [])
    assert {mark.exercise: (mark.state, mark.note) for mark in marks if mark.state != "passed" and mark.exercise != "catch_all"} == {}
    assert not any(mark.imports for mark in marks)
    assert Path(tmp_path).is_dir() and any(tmp_path.iterdir())


def test_memory_that_is_reserved_and_never_touched_is_free(tmp_path):
    """pass_on's nodes have heaps of 4 GiB, of which a few pages are used."""
    exercises = tmp_path / "ines" / "work" / "exercises"
    exercises.mkdir(parents=True)
    for path in (ROOT / "solutions").glob("04_*"):
        shutil.copy(path, exercises)
    assert mark_of(tmp_path / "ines", "pass_on").state == "passed"
