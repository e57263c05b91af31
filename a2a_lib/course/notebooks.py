"""Executes the notebooks of the course again, and lists what makes a notebook unfit to be committed.

    python -m a2a_lib.course.notebooks execute notebooks/*.ipynb     run, store the outputs, tidy
    python -m a2a_lib.course.notebooks check   notebooks/*.ipynb     list what is wrong; exit status 1 if anything is

Continuous integration compares every output of every notebook. A committed notebook must therefore be complete, because
a cell that was never executed is not compared. And nothing in it may change from one execution to the next, such as ids of
widgets and times of execution: `execute` removes those.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from ..files import write_whole

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
LOCAL_PATH = re.compile(r"/(?:home|root|tmp|Users|work)/[\w.-]+")


def text_of(value):
    """A field of a notebook that is a string or a list of strings, as one string."""
    return "".join(value) if isinstance(value, list) else str(value)


def new_cell(kind: str, name: str, source: str, **metadata) -> dict:
    """A cell without outputs. kind: "code" or "markdown"; name: its id."""
    cell = {"cell_type": kind, "id": name, "metadata": metadata, "source": source.splitlines(keepends=True)}
    return cell | {"execution_count": None, "outputs": []} if kind == "code" else cell


def new_notebook(cells: list[dict]) -> dict:
    """A notebook of these cells."""
    return {"cells": cells, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}


def tidy(notebook):
    """Removes from `notebook` (a dict), in place, the fields that differ between two executions with the same
    outputs."""
    notebook["metadata"] = json.loads(json.dumps(METADATA))
    for cell in notebook["cells"]:
        kept = {key: cell["metadata"][key] for key in ("tags", "jupyter") if cell["metadata"].get(key)}
        cell["metadata"] = kept
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(WIDGET_VIEW, None)
    return notebook


def problems(notebook):
    """Sentences that say why `notebook` (a dict, nbformat 4) is unfit to be committed. Empty if it is fit."""
    problems_found = []
    if (notebook.get("nbformat"), notebook.get("nbformat_minor")) < (4, 5):
        problems_found.append("the format is older than nbformat 4.5 (cells have no ids)")
    ids = [cell.get("id") for cell in notebook["cells"]]
    if len(set(ids)) != len(ids):
        problems_found.append("two cells have the same id")
    executed = 0
    for number, cell in enumerate(notebook["cells"]):
        if cell["cell_type"] == "code" and text_of(cell["source"]).strip():
            executed += 1
            problems_found += [f"cell {number}: {problem}" for problem in problems_of_code(cell, executed)]
    return problems_found


def problems_of_code(cell, expected_count):
    problems_found = []
    tags = cell["metadata"].get("tags", [])
    count = cell.get("execution_count")
    if count is None:
        problems_found.append("was not executed, so nothing of it would be compared")
    elif count != expected_count:
        problems_found.append(f"has execution count {count}, not {expected_count}: "
                              "execute the notebook from top to bottom")
    for output in cell.get("outputs", []):
        if output["output_type"] == "error" and "raises-exception" not in tags:
            problems_found.append(f"ended with {output['ename']}, and is not tagged raises-exception")
        data = output.get("data", {})
        for text in (output.get("text", ""), *(data.get(mime, "") for mime in ("text/plain", "text/markdown", "text/html"))):
            local = LOCAL_PATH.search(text_of(text))
            if local and "nbval-ignore-output" not in tags:
                problems_found.append(f"prints a path of this machine: {local.group()}")
    return problems_found


def execute_one(path, cell_timeout):
    """Executes the notebook at `path` with this Python and writes it back. Writes nothing if nbclient raises."""
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(notebook, kernel_name="python3", timeout=cell_timeout, coalesce_streams=True, store_widget_state=False,
                            record_timing=False, resources={"metadata": {"path": str(path.parent)}})
    client.execute()
    write_whole(path, text_of_notebook(tidy(notebook)).encode())


def text_of_notebook(notebook):
    """The file's text, as Jupyter writes it: strings of several lines as lists of lines."""
    import nbformat

    return nbformat.writes(nbformat.from_dict(notebook)) + "\n"


def execute(paths, cell_timeout, timeout):
    """Executes each notebook in a process of its own, so that one that hangs or crashes is ended and named."""
    failed = []
    for path in paths:
        start = time.monotonic()
        print(f"{path} ...", end=" ", flush=True)
        command = [sys.executable, "-m", "a2a_lib.course.notebooks", "execute-one", str(path)]
        process = subprocess.Popen(command + ["--cell-timeout", str(cell_timeout)], start_new_session=True,
                                   # no progress line, which would be part of the output; always the same scored inputs
                                   env=os.environ | {"A2A_PROGRESS": "0", "A2A_DRAW": "1"})
        try:
            problem = "" if process.wait(timeout) == 0 else "failed"
        except subprocess.TimeoutExpired:
            problem = f"not done after {timeout:g} s"
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        print(problem or f"{time.monotonic() - start:.1f} s", flush=True)
        if problem:
            failed.append(path)
    return failed + check([path for path in paths if path not in failed])


def check(paths):
    """Prints the problems of each notebook. Returns the notebooks that have any."""
    bad = []
    for path in paths:
        problems_found = problems(json.loads(path.read_text(encoding="utf-8")))
        for problem in problems_found:
            print(f"{path}: {problem}")
        if problems_found:
            bad.append(path)
    return bad


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m a2a_lib.course.notebooks", description=__doc__.split("\n")[0])
    parser.add_argument("action", choices=("execute", "check", "execute-one"))
    parser.add_argument("notebooks", nargs="*", type=Path)
    parser.add_argument("--cell-timeout", type=float, default=120, help="seconds for one cell (default 120)")
    parser.add_argument("--timeout", type=float, default=900, help="seconds for one notebook (default 900)")
    args = parser.parse_args(argv)
    if args.action == "execute-one":
        for path in args.notebooks:
            execute_one(path, args.cell_timeout)
        return 0
    bad = check(args.notebooks) if args.action == "check" else execute(args.notebooks, args.cell_timeout, args.timeout)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
