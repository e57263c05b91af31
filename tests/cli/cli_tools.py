"""`a2a` in a process of its own."""
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def a2a(*arguments, **more):
    return subprocess.run([sys.executable, "-m", "a2a_lib", *arguments], cwd=ROOT, capture_output=True, text=True,
                          **more)
