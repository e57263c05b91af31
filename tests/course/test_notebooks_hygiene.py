"""The notebooks as committed are fit to be compared; the tools that keep them so work; nbval's traps stay closed."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from a2a_lib.course import notebooks

ROOT = Path(__file__).resolve().parents[2]
COMMITTED = sorted([*ROOT.glob("notebooks/*.ipynb"), *ROOT.glob("solutions/*.ipynb")])


@pytest.mark.parametrize("path", COMMITTED, ids=lambda path: path.name)
def test_committed_notebook_is_fit(path):
    assert notebooks.problems(json.loads(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("path", COMMITTED, ids=lambda path: path.name)
def test_committed_notebook_is_tidy(path):
    text = path.read_text(encoding="utf-8")
    assert notebooks.text_of_notebook(notebooks.tidy(json.loads(text))) == text, "run `make notebooks`"


# A notebook made of cells, and what is wrong with it.

def code(source, outputs=(), count=1, tags=()):
    metadata = {"tags": list(tags)} if tags else {}
    return {"cell_type": "code", "source": source, "outputs": list(outputs), "execution_count": count,
            "metadata": metadata}


def markdown(source):
    return {"cell_type": "markdown", "source": source, "metadata": {}}


def notebook(*cells, **metadata):
    cells = [cell | {"id": f"cell-{number}"} for number, cell in enumerate(cells)]
    return {"cells": cells, "metadata": notebooks.METADATA | metadata, "nbformat": 4, "nbformat_minor": 5}


def stream(text, name="stdout"):
    return {"output_type": "stream", "name": name, "text": text}


WIDGET = {"output_type": "display_data", "metadata": {},
          "data": {notebooks.WIDGET_VIEW: {"model_id": "12ab"}, "text/plain": "IntSlider(value=3)"}}
ERROR = {"output_type": "error", "ename": "DeadlockError", "evalue": "", "traceback": []}

BAD = {
    "not executed": (notebook(code("1", count=None)), "was not executed"),
    "out of order": (notebook(code("1", count=2), code("2", count=1)), "from top to bottom"),
    "error": (notebook(code("boom", [ERROR])), "ended with DeadlockError"),
    "local path": (notebook(code("p", [stream("wrote /home/me/x.json\n")])), "path of this machine: /home/me"),
    "old format": (notebook(code("1")) | {"nbformat_minor": 4}, "older than nbformat 4.5"),
}
GOOD = {
    "plain": notebook(markdown("# Title"), code("1 + 1", [stream("2\n")]), code("2", count=2)),
    "empty cell": notebook(code(""), code("1", count=1)),
    "expected error": notebook(code("boom", [ERROR], tags=["raises-exception"])),
}


@pytest.mark.parametrize("case", BAD)
def test_unfit_notebook_is_found(case):
    unfit, message = BAD[case]
    assert message in " | ".join(notebooks.problems(unfit))


@pytest.mark.parametrize("case", GOOD)
def test_fit_notebook_passes(case):
    assert notebooks.problems(GOOD[case]) == []


def test_tidy_removes_what_changes_and_keeps_the_rest():
    messy = notebook(code("w", [WIDGET], tags=["nbval-skip"]), widgets={"state": {"12ab": {}}})
    messy["cells"][0]["metadata"]["execution"] = {"iopub.status.busy": "2026-11-21T03:00:00Z"}
    tidied = notebooks.tidy(messy)
    assert tidied["metadata"] == notebooks.METADATA and tidied["cells"][0]["metadata"] == {"tags": ["nbval-skip"]}
    assert tidied["cells"][0]["outputs"][0]["data"] == {"text/plain": "IntSlider(value=3)"}


# `make notebooks`

def run_tool(*arguments, **options):
    environment = dict(os.environ, PYTHONPATH=str(ROOT))
    return subprocess.run([sys.executable, "-m", "a2a_lib.course.notebooks", *map(str, arguments)], env=environment,
                          capture_output=True, text=True, timeout=1800, **options)


def write(path, book):
    path.write_text(json.dumps(book))
    return path


def test_execute_stores_outputs_and_is_repeatable(tmp_path):
    path = write(tmp_path / "fresh.ipynb", notebook(markdown("# Title"), code("print(6 * 7)", count=None)))
    done = run_tool("execute", path, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    first = path.read_text()
    assert json.loads(first)["cells"][1]["outputs"] == [stream("42\n") | {"text": ["42\n"]}]
    assert run_tool("execute", path, cwd=tmp_path).returncode == 0
    assert path.read_text() == first


def test_execute_ends_a_notebook_that_hangs_and_leaves_it_unchanged(tmp_path):
    path = write(tmp_path / "hang.ipynb", notebook(code("import time; time.sleep(3600)", count=None)))
    before, start = path.read_text(), time.monotonic()
    done = run_tool("execute", path, "--timeout", "4", cwd=tmp_path)
    assert done.returncode == 1 and "not done after 4 s" in done.stdout
    assert time.monotonic() - start < 1800 and path.read_text() == before


# nbval, with the repairs of conftest.py and without them.

SEGFAULT = "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)"
# ipykernel reads what C prints in a thread of its own, and a cell's end does not wait for it.
C_STDOUT = ("import ctypes, time; libc = ctypes.CDLL(None); _ = libc.puts(b'from C'); _ = libc.fflush(None); "
            "time.sleep(1)")


def nbval_run(folder, repaired):
    """(output, seconds) of nbval over cells with a trap each; one that kills the kernel has a notebook of its own."""
    if repaired:
        shutil.copy(ROOT / "conftest.py", folder)
    traps = [("6 * 7;", []), ("print('after')", ["after\n"]), (C_STDOUT, ["from C\n"]), ("print('2.50 us')", ["2.49 us\n"])]
    write(folder / "traps.ipynb", notebook(*(code(source, [stream(text) for text in printed], number)
                                             for number, (source, printed) in enumerate(traps, 1))))
    write(folder / "dead.ipynb", notebook(code(SEGFAULT)))
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rA", "--color=no", "--rootdir", folder,
               "--nbval", "--nbval-current-env", "--nbval-cell-timeout", "3600" if repaired else "5",
               "--nbval-sanitize-with", ROOT / "notebooks" / "sanitize.cfg", "."]
    start = time.monotonic()
    done = subprocess.run(list(map(str, command)), cwd=folder, capture_output=True, text=True, timeout=3600)
    return done.stdout, time.monotonic() - start


@pytest.fixture(scope="module")
def nbval_repaired(tmp_path_factory):
    return nbval_run(tmp_path_factory.mktemp("repaired"), True)


def test_semicolon_and_c_stdout_pass(nbval_repaired):
    output, _ = nbval_repaired
    for cell in (0, 1, 2):
        assert f"PASSED traps.ipynb::Cell {cell}" in output, output


def test_a_dead_kernel_is_reported_at_once(nbval_repaired):
    output, seconds = nbval_repaired
    assert "the kernel process died while it ran this cell (SIGSEGV)" in output, output
    assert "FAILED dead.ipynb::Cell 0" in output
    assert seconds < 1800, "no faster than waiting for the cell's time-out of 3600 s"


def test_a_different_number_fails(nbval_repaired):
    assert "FAILED traps.ipynb::Cell 3" in nbval_repaired[0]


@pytest.mark.soak
def test_the_repairs_are_still_needed(tmp_path):
    """When this fails, nbval or ipykernel has changed: a repair in conftest.py may go."""
    output, _ = nbval_run(tmp_path, False)
    for cell in ("traps.ipynb::Cell 0", "traps.ipynb::Cell 2", "dead.ipynb::Cell 0"):
        assert f"FAILED {cell}" in output, output
