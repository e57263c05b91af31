"""The Chromium of this machine, where there is one, and axe-core, which finds what WCAG forbids."""

import os
import shutil
import threading
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def browser_path():
    named = os.environ.get("A2A_CHROMIUM")
    return named or next((path for path in map(shutil.which, BROWSERS) if path), None)


@pytest.fixture(scope="module")
def chromium():
    """A running Chromium. Skips the test where there is none."""
    playwright = pytest.importorskip("playwright.sync_api", reason="the browser test needs playwright: make tools")
    if (path := browser_path()) is None:
        pytest.skip("the browser test needs Chromium, which is not on this machine (Debian: apt install chromium)")
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


def opened(chromium, path, width):
    """A page of a file. page.errors: of its scripts."""
    page = chromium.new_page(viewport={"width": width, "height": 700})
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.goto(path.as_uri())
    return page


@contextmanager
def serving(server):
    """The address of a web server, which answers inside."""
    with server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def axe_path():
    """axe.min.js: A2A_AXE, or that of the package axe-core-python. None: there is none."""
    if named := os.environ.get("A2A_AXE"):
        return Path(named)
    package = find_spec("axe_core_python")
    return Path(package.origin).with_name("axe.min.js") if package else None


def grave(page, path):
    """[(rule, impact, element)]: what axe finds serious or critical on the page, all its parts opened. path: of axe.min.js."""
    # A part that is closed keeps the colours of the theme before: they would be false alarms.
    page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(path.read_text(encoding="utf-8"))
    violations = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [(rule["id"], rule["impact"], node["html"][:120]) for rule in violations if rule["impact"] in ("serious", "critical")
            for node in rule["nodes"]]
