"""The Chromium of this machine, where there is one."""

import os
import shutil

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def browser_path():
    named = os.environ.get("A2A_CHROMIUM")
    return named or next((path for path in map(shutil.which, BROWSERS) if path), None)
