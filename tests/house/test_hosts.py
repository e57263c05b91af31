"""The same bytes on every machine: what is drawn, printed and stored does not depend on the host's vector instructions, on its
libraries' kernels or on the number of threads."""

import subprocess
import sys

import hosts
import pytest
import torch


def test_draws_problems_and_lessons_are_those_of_another_host():
    """That the row arrives shows in PyTorch's own name of its kernels."""
    here, there = hosts.digests(), hosts.elsewhere("plain")
    assert there.pop("cpu") == "DEFAULT" or not here["cpu"].startswith("AVX")
    del here["cpu"]
    assert len(here) > 30 and here == there


def test_a_digest_is_of_every_bit():
    x = torch.ones(3, 2)
    other = x.clone()
    other[2, 1] += 2.0**-23
    assert hosts.digest([x]) != hosts.digest([other]) and hosts.digest({"x": x}) == hosts.digest({"x": x.clone()})
    assert len({hosts.digest(part) for part in (x, x.T, x.bool(), x.tolist(), [x], 1.0, "1.0", 1)}) == 8


def test_a_row_replaces_the_variables_of_another(monkeypatch):
    monkeypatch.setenv("MKL_CBWR", "AVX2")
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    assert "MKL_CBWR" not in hosts.environment("best") and hosts.environment("best")["OMP_NUM_THREADS"] == "1"


@pytest.mark.soak
@pytest.mark.parametrize("row", hosts.ROWS)
def test_every_notebook_and_every_check_on_other_hosts(row):
    """Outputs are those that are stored, and exercises recognise their mistakes."""
    books = sorted(str(path) for folder in ("notebooks", "solutions") for path in (hosts.ROOT / folder).glob("*.ipynb"))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--nbval", "--nbval-current-env", "--nbval-cell-timeout",
               "900", "--nbval-sanitize-with", "notebooks/sanitize.cfg", "-m", "soak or not soak", *books, "tests/course/check"]
    env = {name: value for name, value in hosts.environment(row).items() if not name.startswith("PYTEST_")}
    done = subprocess.run(command, cwd=hosts.ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
