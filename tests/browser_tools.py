"""The Chromium of this machine, where there is one, and axe-core, which finds what WCAG forbids."""

import os
import shutil
from importlib.util import find_spec
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def browser_path():
    named = os.environ.get("A2A_CHROMIUM")
    return named or next((path for path in map(shutil.which, BROWSERS) if path), None)


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
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [(rule["id"], rule["impact"], node["html"][:120]) for rule in found if rule["impact"] in ("serious", "critical")
            for node in rule["nodes"]]
