"""Executes the notebooks of the course again, and lists what makes a notebook unfit to be committed.

    python -m a2a_lib.course.notebooks execute notebooks/*.ipynb     run, store the outputs, tidy
    python -m a2a_lib.course.notebooks check   notebooks/*.ipynb     list what is wrong; exit status 1 if anything is

Continuous integration compares every output of every notebook. A committed notebook must therefore be complete, because
a cell that was never executed is not compared. It must say in text what its figures show, because images are not
compared. And nothing in it may change from one execution to the next, such as ids of widgets and times of execution.
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
IMAGES = ("image/png", "image/jpeg", "image/svg+xml")
METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
ALT = re.compile(r"\balt\s*=\s*[\"'][^\"']*\w")
LOCAL_PATH = re.compile(r"/(?:home|root|tmp|Users|work)/[\w.-]+")
# The texts that matplotlib and a widget leave by themselves. They say nothing about the picture.
EMPTY_TEXT = re.compile(r"\s*(<Figure size [\d.]+x[\d.]+ with \d+ Axes>|<IPython\.core\.display\.\w+ object>)?\s*")


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
    if "widgets" in notebook["metadata"]:
        problems_found.append("the metadata contain the state of widgets: it changes with every execution")
    ids = [cell.get("id") for cell in notebook["cells"]]
    if len(set(ids)) != len(ids):
        problems_found.append("two cells have the same id")
    executed = 0
    for number, cell in enumerate(notebook["cells"]):
        where = f"cell {number}"
        if cell["cell_type"] == "markdown":
            problems_found += [f"{where}: {problem}" for problem in problems_of_markdown(text_of(cell["source"]))]
        elif cell["cell_type"] == "code" and text_of(cell["source"]).strip():
            executed += 1
            problems_found += [f"{where}: {problem}" for problem in problems_of_code(cell, executed)]
    return problems_found


def problems_of_markdown(text):
    problems_found = []
    text = re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL)
    if re.search(r"!\[\s*\]\(", text):
        problems_found.append("an image has no alt text: ![what it shows](file)")
    for tag in re.findall(r"<img\b[^>]*>", text):
        if not ALT.search(tag):
            problems_found.append("an <img> has no alt text")
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
    images, has_text = 0, False
    for output in cell.get("outputs", []):
        kind = output["output_type"]
        if kind == "error" and "raises-exception" not in tags:
            problems_found.append(f"ended with {output['ename']}, and is not tagged raises-exception")
        data = output.get("data", {})
        if WIDGET_VIEW in data:
            problems_found.append("contains a widget's id, which changes with every execution")
        images += any(image in data for image in IMAGES)
        texts = [text_of(output.get("text", ""))] if kind == "stream" else []
        texts += [text_of(data[mime]) for mime in ("text/plain", "text/markdown") if mime in data]
        html = text_of(data.get("text/html", ""))
        has_text |= any(not EMPTY_TEXT.fullmatch(text) for text in texts) or bool(ALT.search(html))
        for text in [*texts, html]:
            local = LOCAL_PATH.search(text)
            if local and "nbval-ignore-output" not in tags:
                problems_found.append(f"prints a path of this machine: {local.group()}")
    if images and not has_text:
        problems_found.append("shows a figure, but no text that says what is in it: figures are not compared, and not "
                              "everyone sees them")
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
