"""`a2a` refuses bad arguments and unwritable outputs, in one line and before any work.
"""
import json
import os
import socket
import subprocess
import sys

import pytest
from cli_tools import ROOT, a2a

from a2a_lib import cli
from a2a_lib.progress_bar import Progress

# ---- what is refused: one line, exit status 2, before any work

def one_line(done):
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    lines = done.stderr.splitlines()
    assert len(lines) == 1 and lines[0].startswith("a2a"), done.stderr
    return lines[0]


class InProcess:
    """Runs `a2a` in this process where a test needs no other, because starting one takes two seconds."""

    def __init__(self, capsys):
        self.capsys = capsys

    def __call__(self, *words):
        self.capsys.readouterr()
        try:
            self.returncode = cli.main(list(words))
        except SystemExit as status:
            self.returncode = status.code
        self.stdout, self.stderr = self.capsys.readouterr()
        return self


@pytest.fixture
def here(capsys):
    return InProcess(capsys)


def test_bad_usage_is_one_line_of_a_process():
    assert "no rung is called" in one_line(a2a("run", "nope"))


@pytest.mark.parametrize(("words", "said"), [
    (["nope"], "invalid choice: 'nope'"),
    (["run"], "the following arguments are required: RUNG"),
    (["run", "nope"], "no rung is called 'nope'; there are reference"),
    (["run", "sorted", "--seed", "1.5"], "1.5 is no seed"),
    (["run", "sorted", "--seed", str(1 << 64)], "is no seed"),
    (["explore", "nope"], "no rung is called 'nope'"),
    (["explore", "token_flags", "--picture", "/dev/null/none/x.png"], "there is no folder /dev/null/none"),
    (["explore", "token_flags", "--memory", "weak"], "invalid choice: 'weak'"),
    (["ladder", "--picture", "x.docx"], "a picture ends in .png: not 'x.docx'"),
    (["ladder", "--world-size", "abc"], "abc is not a whole number of at least 1"),
    (["bench", "varlen", "--out", "/dev/null/x"], "/dev/null is not a folder"),
    (["diff", "sorted", "p2p", "--context", "-1"], "-1 is not 0 or more"),
    (["room", "--serve", "--host", "203.0.113.1"], "cannot listen at 203.0.113.1, port 0: "),
    (["--print-completion", "fish"], "invalid choice: 'fish'"),
])
def test_bad_usage_is_one_line(words, said, here):
    assert said in one_line(here(*words))


@pytest.mark.parametrize(("variables", "said"), [
    ({"WORLD_SIZE": "abc"}, "WORLD_SIZE is 'abc', not a whole number of at least 1"),
    ({"WORLD_SIZE": "2"}, "RANK is not set: start the processes with torchrun"),
    ({"WORLD_SIZE": "2", "RANK": "2"}, "RANK is 2, but WORLD_SIZE is 2"),
    ({"WORLD_SIZE": "2", "RANK": "0"}, "MASTER_ADDR is not set"),
])
@pytest.mark.parametrize("words", [["run", "sorted"], ["bench", "varlen", "--target", "hip"]])
def test_an_environment_that_torchrun_did_not_make(variables, said, words, here, monkeypatch):
    for name in ("WORLD_SIZE", "RANK", "LOCAL_RANK", "MASTER_ADDR", "MASTER_PORT"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert said in one_line(here(*words))


def test_a_port_that_is_taken(here, monkeypatch):

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for name, value in {"WORLD_SIZE": "2", "RANK": "0", "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": port}.items():
            monkeypatch.setenv(name, value)
        done = here("run", "sorted")
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert f"a2a run: port 127.0.0.1:{port} is in use" in done.stderr.splitlines()[-1]


def test_python_dev_mode_has_the_traceback():
    done = subprocess.run([sys.executable, "-X", "dev", "-W", "ignore", "-m", "a2a_lib", "run", "nope"], cwd=ROOT,
                          capture_output=True, text=True)
    assert "Traceback" in done.stderr


# ---- where the output cannot go

# `a2a shapes` with more to say than a buffer holds: a write fails before the last one.
LONG = """
import sys
from a2a_lib import cli
from a2a_lib.cli import shapes
shapes.run = lambda args: print("many shapes " * 10_000)
sys.exit(cli.main())
"""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")
@pytest.mark.parametrize(("command", "unbuffered"), [("-m a2a_lib shapes", ""), ("-m a2a_lib shapes", "1"),
                                                     (f"-c '{LONG}' shapes", "")])
def test_a_full_disk_behind_stdout(command, unbuffered):
    done = subprocess.run(f"exec {sys.executable} {command} > /dev/full", shell=True, cwd=ROOT,
                          stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": unbuffered})
    done.stdout = ""
    assert "No space left on device (writing to stdout)" in one_line(done)


def test_stdout_closed():
    done = subprocess.run(f"exec {sys.executable} -m a2a_lib shapes >&-", shell=True, cwd=ROOT,
                          stderr=subprocess.PIPE, text=True)
    done.stdout = ""
    assert "stdout is closed" in one_line(done)


def test_stderr_closed_leaves_stdout_alone():
    done = subprocess.run(f"exec {sys.executable} -m a2a_lib shapes --json 2>&-", shell=True, cwd=ROOT,
                          stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0 and json.loads(done.stdout)
    done = subprocess.run(f"exec {sys.executable} -m a2a_lib run nope 2>&-", shell=True, cwd=ROOT,
                          stdout=subprocess.PIPE, text=True)
    assert done.returncode == 2 and done.stdout == ""


def test_a_reader_that_leaves_early():
    done = subprocess.run(f"{sys.executable} -c '{LONG}' shapes | head -c 10", shell=True, cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, "PYTHONUNBUFFERED": ""})
    assert done.stdout == "many shape" and done.stderr == ""


def test_progress_is_silent_off_a_terminal_and_shown_on_one():
    class Stream:
        def __init__(self, terminal):
            self.terminal, self.text = terminal, ""

        def isatty(self):
            return self.terminal

        def write(self, text):
            self.text += text

        def flush(self):
            pass

    for terminal in (False, True):
        stream = Stream(terminal)
        bar = Progress(2, stream)
        bar.step("first")
        bar.step("second")
        bar.close()
        assert ("second" in stream.text) is terminal
