"""`a2a grade`, tested in a process of its own: it forks, and a copy of a process that has used a simulated node has none of the
node's memory. The command itself is such a process."""
import os
import subprocess
import sys
from pathlib import Path

import pytest

CASES = Path(__file__).with_name("grade_cases.py")


@pytest.mark.parametrize("which", ["not soak", pytest.param("soak", marks=pytest.mark.soak)])
def test_grades(which):
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", which, str(CASES)],
                          capture_output=True, text=True, env=env, cwd=CASES.parents[2])
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
