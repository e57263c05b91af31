"""Lesson 07 in a real browser: JupyterLab opens it, its cells up to the player run, and the player moves.

It needs Chromium or Chrome on the machine (Debian, Ubuntu: apt install chromium); A2A_CHROMIUM names another one.
"""
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from browser_tools import chromium  # noqa: F401

from a2a_lib.course.notebooks import METADATA

ROOT = Path(__file__).resolve().parents[2]
LESSON = "07_one_flag_per_token.ipynb"
pytestmark = pytest.mark.xdist_group("machine")
START, RUN, REACT = 300, 900, 300  # seconds at most, for hangs: until JupyterLab is up, all cells, a changed picture
# Errors in the console that say nothing about the lesson.
HARMLESS = ("favicon.ico",)
# The course's extension turns off the toast that asks for news; a look for newer versions asks the internet: not in a test.
QUIET = {"checkForUpdates": False}


HIP = '%%hip code -O3\n// a note of several words\nextern "C" __global__ void k(int* p) {}'
COLOURS = {"cells": [{"cell_type": "code", "id": name, "metadata": {}, "source": source, "execution_count": None,
                      "outputs": [{"output_type": "stream", "name": "stdout", "text": "many words " * 60}]}
                     for name, source in (("hip", HIP), ("python", "x = 7 // 2  # a note"))],
           "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}


@pytest.fixture(scope="module")
def lab(chromium, tmp_path_factory):
    """Address of a JupyterLab over a folder with a copy of the lesson, without outputs and at a smaller shape; ends with
    the module."""
    pytest.importorskip("jupyterlab", reason="the browser test needs JupyterLab: make setup")
    folder = tmp_path_factory.mktemp("lab")
    book = json.loads((ROOT / "notebooks" / LESSON).read_text(encoding="utf-8"))
    last = next(number for number, cell in enumerate(book["cells"]) if cell["id"] == "play")
    book["cells"] = book["cells"][:last + 1]  # nbval runs the rest as well
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            small = [line.replace('a2a.shapes["dsv3"]', 'a2a.shapes["bench2"]') for line in cell["source"]]
            cell |= {"outputs": [], "execution_count": None, "source": small}
    (folder / LESSON).write_text(json.dumps(book), encoding="utf-8")
    (folder / "colours.ipynb").write_text(json.dumps(COLOURS), encoding="utf-8")
    (folder / "kernel.hip").write_text("// a note of a file\nint x;\n", encoding="utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    own = {f"JUPYTER_{kind}_DIR": str(tmp_path_factory.mktemp(kind.lower())) for kind in ("CONFIG", "DATA", "RUNTIME")}
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "JUPYTER"))}
    environment |= own | {"PYTHONPATH": str(ROOT)}
    extensions = tmp_path_factory.mktemp("share") / "labextensions"
    shutil.copytree(ROOT / "a2a_lib" / "course" / "labextension", extensions / "a2a-lab")
    environment["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(extensions.parent), os.environ.get("JUPYTER_PATH")]))
    settings = Path(own["JUPYTER_CONFIG_DIR"]) / "settings" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    (settings / "notification.jupyterlab-settings").write_text(json.dumps(QUIET))
    log = folder.parent / "lab.log"
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}",
               "--ServerApp.port_retries=0", "--ServerApp.token=", "--ServerApp.ip=127.0.0.1",
               "--LabApp.expose_app_in_browser=True", f"--ServerApp.root_dir={folder}",
               f"--LabApp.workspaces_dir={own['JUPYTER_CONFIG_DIR']}/workspaces",
               f"--LabApp.user_settings_dir={own['JUPYTER_CONFIG_DIR']}/settings"]
    with log.open("w") as output:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=output, stderr=output,
                                   start_new_session=True)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_until_up(address, process, log)
        yield address
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def wait_until_up(address, process, log):
    deadline = time.monotonic() + START
    while time.monotonic() < deadline and process.poll() is None:
        try:
            urllib.request.urlopen(f"{address}/api/status", timeout=2)
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    pytest.fail(f"JupyterLab did not start within {START} s:\n{log.read_text()[-3000:]}")


IDLE = "window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
# Not the return value of the command, a promise that would not settle while cells run.
RUN_ALL = "() => { window.ran = false; jupyterapp.commands.execute('notebook:run-all-cells').then(() => ran = true); }"
CELLS = """() => jupyterapp.shell.currentWidget.content.model.sharedModel.cells
    .filter(cell => cell.cell_type === 'code').map(cell => cell.toJSON())
    .map(cell => [cell.id, cell.execution_count,
                  cell.outputs.filter(o => o.output_type === 'error').map(o => `${o.ename}: ${o.evalue}`)])
"""
def show_cell(page, name):
    """Scroll to the cell of that id: JupyterLab draws only what is near the screen."""
    page.evaluate("""(name) => { const book = jupyterapp.shell.currentWidget.content;
        const at = book.widgets.findIndex(cell => cell.model.id === name);
        book.activeCellIndex = at; book.scrollToItem(at, 'start'); }""", name)


def test_lesson_07_runs_and_its_player_moves(chromium, lab):
    page = chromium.new_page(viewport={"width": 1400, "height": 1000})
    errors = []
    page.on("console", lambda message: errors.append(f"{message.text} ({message.location.get('url')})")
            if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{lab}/lab/tree/{LESSON}?reset")
    page.wait_for_function(IDLE, timeout=START * 1000)
    page.evaluate(RUN_ALL)
    page.wait_for_function("() => window.ran", timeout=RUN * 1000)
    cells = page.evaluate(CELLS)
    assert [cell for cell in cells if cell[2]] == []
    assert [count for _, count, _ in cells] == list(range(1, len(cells) + 1)), "not every cell ran, once and in order"

    show_cell(page, "play")
    film = page.locator(".a2a-film").filter(has=page.get_by_role("combobox", name="traffic of")).first
    film.wait_for(timeout=REACT * 1000)
    sentence, slider = film.locator(".a2a-said"), film.get_by_role("slider")
    first = sentence.inner_text()
    slider.focus()
    page.keyboard.press("PageDown")  # not JupyterLab's to take
    assert sentence.inner_text() != first
    film.get_by_role("combobox", name="traffic of").select_option(label="rank 3")
    film.get_by_role("button", name="Play").click()
    page.wait_for_function("() => [...document.querySelectorAll('.a2a-film')].some((film) => film.a2aFrames > 30)", timeout=REACT * 1000)
    assert [error for error in errors if not any(word in error for word in HARMLESS)] == []
    assert page.get_by_text("official Jupyter news").count() == 0, "a toast asks for news"
    if os.environ.get("A2A_SCREENSHOT"):
        page.screenshot(path=os.environ["A2A_SCREENSHOT"])
    page.close()


SPANS = """(where) => [...document.querySelectorAll(where + ' .cm-line')].map(
    line => [...line.querySelectorAll('span')].map(span => span.textContent))"""


def spans_of(page, where, note):
    """Coloured pieces of each line, once there is one that is the whole note: the language loads late."""
    page.wait_for_function(f"(note) => ({SPANS})('{where}').flat().includes(note)", arg=note, timeout=REACT * 1000)
    return page.evaluate(SPANS, where)


def test_hip_has_the_colours_of_cpp_and_long_lines_scroll(chromium, lab):
    page = chromium.new_page(viewport={"width": 1024, "height": 800})
    page.goto(f"{lab}/lab/tree/colours.ipynb?reset")
    lines = spans_of(page, ".jp-CodeCell", "// a note of several words")
    assert ["extern", '"C"'] == lines[2][:2], "C++ below %%hip"
    assert "//" in lines[3] and "# a note" in lines[3], "the other cells stay Python"
    wide = page.evaluate("""() => [...document.querySelectorAll('.jp-RenderedText pre')].map(
        pre => [getComputedStyle(pre).whiteSpace, pre.scrollWidth > pre.clientWidth])""")
    assert wide and all(element == ["pre", True] for element in wide), "no word is broken"
    page.goto(f"{lab}/lab/tree/kernel.hip?reset")
    assert ["// a note of a file"] in spans_of(page, ".jp-FileEditor", "// a note of a file")
    page.close()
