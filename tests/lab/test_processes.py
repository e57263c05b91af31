"""Processes: real ranks from a notebook, errors in plain words, nobody left behind; the PyTorch rungs between them."""

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch
import torch.distributed as dist

from a2a_lib import A2AError, cli
from a2a_lib.course import magic
from a2a_lib.kernels.moe import Problem
from a2a_lib.lab import processes
from a2a_lib.lab.processes import ProcessError, Processes, jobs
from a2a_lib.lab.processes.jobs import run_rung
from a2a_lib.lab.processes.report import GLOO_TOO_LONG, Died, Failure, Run, failure, last_words, worded

pytestmark = [pytest.mark.xdist_group("machine"),
              pytest.mark.skipif(not (dist.is_available() and dist.is_gloo_available()), reason="torch has no gloo")]
EXCHANGE = """
x = torch.arange(world_size) + 10 * rank
out = torch.full((sum(recvs),), -1)
dist.all_to_all_single(out, x, recvs, [1] * world_size)
print(out.tolist())
"""


@pytest.fixture
def group():
    with Processes(3, timeout=2, limit=20) as group:  # the limit shows a time-out that is not kept
        yield group


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2] if Path("/proc").is_dir() else True


def gone(pids) -> bool:
    deadline = time.monotonic() + 20
    while any(alive(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not any(alive(pid) for pid in pids)


@pytest.mark.parametrize("world_size", (1, 2, 4, 8))
def test_the_rungs_between_real_processes(world_size):
    uneven = [(3 * rank) % 4 for rank in range(world_size)]
    cases = [dict(), dict(drop=0.4), dict(num_tokens=0), dict(num_tokens=uneven)]
    with Processes(world_size) as group:
        for rung in ("reference", "sorted"):
            for seed, case in enumerate(cases):
                answers = group.call(run_rung, rung, "tiny", seed, 2, case.get("drop", 0.0), case.get("num_tokens"))
                rows = Problem.random("tiny", world_size, seed + 1, **case).traffic()
                assert torch.equal(torch.tensor([answer["bytes"]["rows"] for answer in answers]), rows)
                assert torch.equal(torch.tensor([answer["bytes"]["replies"] for answer in answers]), rows.t())


def test_a_wrong_rung_is_noticed_between_processes():
    with Processes(2) as group:
        group.run("from a2a_lib.kernels.all_to_all import Sorted\n"
                  "real = Sorted.combine\n"
                  "Sorted.combine = lambda self, problem, replies: real(self, problem, [r.flip(0) for r in replies])")
        with pytest.raises(ProcessError, match="MismatchError: rank 0, token"):
            group.call(run_rung, "sorted", "tiny", 1)


def test_cells_keep_their_variables_and_print_by_rank(group):
    assert group.run("mine = rank * 10") == ["", "", ""]
    assert repr(group.run("print(mine)\nprint(world_size)")) == (
        "rank 0: 0\nrank 0: 3\nrank 1: 10\nrank 1: 3\nrank 2: 20\nrank 2: 3")
    assert repr(group.run("print('same')")) == "ranks 0 to 2: same"
    assert group["mine"] == [0, 10, 20]
    group.run("x = torch.full((2,), float(rank))")
    assert torch.equal(torch.stack(group["x"]), torch.tensor([[0.0, 0], [1, 1], [2, 2]]))


def test_right_splits_and_wrong_ones(group):
    group.run("recvs = [1] * world_size")
    assert group.run(EXCHANGE) == ["[0, 10, 20]\n", "[1, 11, 21]\n", "[2, 12, 22]\n"]
    group.run("recvs = [1 + (rank == 1), 1, 1]")
    assert group.run(EXCHANGE)[1] == "[1, -1, 11, 21]\n", "one row too many: never written, nobody says so"
    group.run("recvs = [1 - (rank == 1), 1, 1]")
    died = pytest.raises(ProcessError, group.run, EXCHANGE)
    assert str(died.value) == ("rank 1 died: SIGABRT, its last words: 8 bytes came from a peer where 0 were expected\n"
                               "ranks 0 and 2: ended")


def test_errors_of_the_cell_name_rank_and_line(group):
    failed = pytest.raises(ProcessError, group.run, "y = 1\nif rank:\n    y = nonsense")
    assert str(failed.value) == ("ranks 1 and 2: NameError: name 'nonsense' is not defined\n  in line 3: y = nonsense\n"
                                 "rank 0: done")
    assert set(failed.value.failures) == {1, 2} and not group.broken
    assert group["y"] == [1, 1, 1], "an error outside of a collective leaves the group as it was"
    group.run("def f(x):\n    return 1 / x")
    failed = pytest.raises(ProcessError, group.run, "if rank == 0:\n    f(0)")
    assert str(failed.value) == ("rank 0: ZeroDivisionError: division by zero\n  in line 2: f(0)\n"
                                 "  in an earlier cell, line 2: return 1 / x\nranks 1 and 2: done")
    pytest.raises(ProcessError, group.run, "if rank").match("SyntaxError")
    with pytest.raises(ProcessError, match="KeyError"):
        group["nonsense"]
    with pytest.raises(ProcessError, match="in sending the value"):
        group.run("f = lambda: 0")
        group["f"]


def test_an_absent_rank_is_waited_for_no_longer_than_said(group):
    group.run("recvs, kept = [1] * world_size, 7")
    failed = pytest.raises(ProcessError, group.run, "if rank != 1:\n    dist.barrier()")
    assert str(failed.value) == ("ranks 0 and 2 got no answer from a peer within 2 s, or it is gone\n"
                                 "  in line 2: dist.barrier()\nrank 1: done")
    pytest.raises(ProcessError, group.run, "1").match("unusable .a collective failed.: restart")
    group.restart()
    assert group["kept"] == [7, 7, 7] and group.run(EXCHANGE)[0] == "[0, 10, 20]\n"


@pytest.mark.parametrize("fatal_line, message", [("os.kill(os.getpid(), signal.SIGKILL)", "rank 2 died: SIGKILL\n"),
                                                 ("os._exit(3)", "rank 2 died: exit code 3\n"),
                                                 ("os.write(2, b'out of memory\\n'); os.abort()",
                                                  "rank 2 died: SIGABRT, its last words: out of memory\n")])
def test_a_process_that_dies_is_named(group, fatal_line, message):
    pids = [process.pid for process in group._processes]
    with pytest.raises(ProcessError) as died:
        group.run(f"import os, signal\nif rank == 2:\n    {fatal_line}\ndist.barrier()")
    assert str(died.value) == message + "ranks 0 and 1: ended"
    assert died.value.failures[2].how in message and gone(pids)


def test_an_interrupted_cell_leaves_no_answers_for_the_next(group, monkeypatch):
    """The answer to a request before the interrupt must not be returned for the next request."""
    def interrupt(*args, **options):
        raise KeyboardInterrupt
    pids = [process.pid for process in group._processes]
    group.run("x = rank")
    with monkeypatch.context() as patched:
        patched.setattr(processes, "wait", interrupt)
        pytest.raises(KeyboardInterrupt, group.run, "print('of the cell before')")
    assert gone(pids)
    pytest.raises(ProcessError, group.run, "print(x)").match("interrupted in the middle of a cell")
    group.restart()
    assert group.run("print(x)") == ["0\n", "1\n", "2\n"]


def test_the_interrupt_itself_is_not_for_the_processes(group):
    assert group.run("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\nprint('still here')")[2] == "still here\n"


def test_a_process_whose_exit_code_is_late_is_named_all_the_same(group, monkeypatch):
    monkeypatch.setattr(processes, "EXIT_LIMIT", 0.0)
    monkeypatch.setattr(processes, "GRACE", 0.0)
    monkeypatch.setattr(type(group._processes[0]), "exitcode", property(lambda process: None))
    with pytest.raises(ProcessError, match="died: no exit code yet"):
        group.run("import os\nif rank == 2:\n    os._exit(3)\ndist.barrier()")


def test_an_endless_loop_is_ended():
    with Processes(2, limit=1) as group:
        pids = [process.pid for process in group._processes]
        with pytest.raises(ProcessError, match="^rank 1 did not finish within 1 s; all 2 were ended"):
            group.run("while rank == 1: pass")
        assert gone(pids)


def test_no_process_outlives_its_owner():
    """The owner is killed without a chance to clean up, while one of its processes is in an endless loop."""
    read, write = os.pipe()
    if not (owner := os.fork()):
        try:
            os.waitpid = lambda *which: (0, 0)  # multiprocessing's server runs, though it is not this process's child
            group = Processes(2)
            os.write(write, " ".join(str(process.pid) for process in group._processes).encode())
            threading.Thread(target=group.run, args=("while rank == 1: pass",), daemon=True).start()
            time.sleep(0.5)
        finally:
            os.kill(os.getpid(), signal.SIGKILL)
    os.close(write)
    with open(read) as end:
        pids = [int(pid) for pid in end.read().split()]
    assert os.waitpid(owner, 0)[1] == signal.SIGKILL and len(pids) == 2
    assert gone(pids)


def test_closing_ends_them_and_a_bad_number_is_refused():
    group = Processes(2)
    pids, folder = [process.pid for process in group._processes], group._folder
    assert repr(group) == "Processes(2, gloo; a collective waits at most 20 s)"
    group.close()
    assert gone(pids) and not folder.exists() and "unusable: closed" in repr(group)
    pytest.raises(ValueError, Processes, 0).match("at least 1")
    pytest.raises(A2AError, Processes, 1000, backend="nccl").match("NCCL needs a GPU for each of 1000 processes")


def test_a_problem_moves_to_a_device_and_stays_itself():
    problem = Problem.random("tiny", 2, 3, exact=True)
    moved = problem.to("cpu")
    assert moved is not problem and moved.exact and moved.seed == 3
    moved.check(problem.expected())


# ---- words

def test_words():
    late, lost = failure(RuntimeError("[x.cc:1] Timed out waiting 2000ms"), ("in line 2: f()",)), failure(
        RuntimeError("gloo: Connection closed by peer [127.0.0.1]:1234"), ("in line 2: f()",))
    assert late == lost, "which of the two a rank meets is a race, and not said"
    message = worded({0: late, 1: lost, 3: Failure("ValueError", "bad", (), False)}, 4, 5)
    assert message == ("ranks 0 and 1 got no answer from a peer within 5 s, or it is gone\n  in line 2: f()\n"
                       "rank 3: ValueError: bad\nrank 2: done")
    assert worded({1: Died("SIGKILL", "")}, 2, 5) == "rank 1 died: SIGKILL\nrank 0: ended"
    assert repr(Run(["a\n", "b\n", "a\n"])) == "ranks 0 and 2: a\nrank 1: b"


def test_last_words(tmp_path):
    log = tmp_path / "log"
    assert last_words(log) == ""
    log.write_text("one\ntwo\n\n")
    assert last_words(log) == "two"
    log.write_text("terminate called\n what(): [enforce fail at pair.cc:456] op.preamble.length <= op.nbytes. 8 vs 4.")
    assert GLOO_TOO_LONG.search(log.read_text()) and last_words(log).startswith("8 bytes came")


# ---- %%ranks and the command

class Shell:
    def __init__(self, **names):
        self.user_ns, self.ran = names, []

    def run_cell(self, cell):
        self.ran.append(cell)
        return SimpleNamespace(raise_error=lambda: None)


def test_ranks_magic(group, capsys):
    shell = Shell(group=group, other=3)
    magic.run_in_ranks("group", "kept = rank\nprint(rank)", shell)
    assert capsys.readouterr().out == "rank 0: 0\nrank 1: 1\nrank 2: 2\n"
    magic.run_in_ranks("group --here", "z = 1", shell)
    assert shell.ran == ["z = 1"] and capsys.readouterr().out == ""
    with pytest.raises(ProcessError, match="in line 3: y = nonsense"):  # the magic's own line is line 1
        magic.run_in_ranks("group", "y = 1\ny = nonsense", shell)
    magic.run_in_ranks("group --fails", "if rank:\n    dist.barrier()", shell)
    assert capsys.readouterr().out.startswith("ProcessError: ranks 1 and 2 got no answer from a peer within 2 s")
    assert not group.broken and group["kept"] == [0, 1, 2], "started again, with what it had"
    pytest.raises(ProcessError, magic.run_in_ranks, "group --fails", "pass", shell).match("meant to fail")
    for line in ("", "other", "group more", "group --nonsense", "absent"):
        pytest.raises(magic.UsageError, magic.run_in_ranks, line, "1", shell).match("usage: %%ranks GROUP")


def test_the_command(call_a2a):
    out = call_a2a("run", "sorted", "--processes", "2", "--calls", "2").out
    assert out.startswith("sorted between 2 processes (gloo), shape tiny, seed 7, 2 calls\n") and "verified" in out
    report = json.loads(call_a2a("run", "reference", "--processes", "4", "--json").out)
    traffic = Problem.random("tiny", 4, 7).traffic().fill_diagonal_(0)
    assert report["correct"] and report["backend"] == "gloo" and report["bytes"]["rows"] == int(traffic.sum())


def test_the_command_says_what_failed(call_a2a, monkeypatch):
    monkeypatch.setattr(jobs, "run_rung", dist.get_rank)  # takes no such arguments: a TypeError in every process
    report = json.loads(call_a2a("run", "sorted", "--processes", "2", "--json", status=1).out)
    assert not report["correct"] and report["error"]["text"].startswith("ranks 0 and 1: TypeError")


def test_processes_that_torchrun_started(tmp_path):
    """Two processes with torchrun's variables and its store. tests/runtime/test_standin.py starts torchrun itself."""
    store, children = dist.TCPStore("127.0.0.1", 0, is_master=True, wait_for_workers=False), []
    for rank in range(2):
        if not (child := os.fork()):
            try:
                os.environ |= {"WORLD_SIZE": "2", "RANK": str(rank), "LOCAL_RANK": str(rank), "MASTER_ADDR": "127.0.0.1",
                               "MASTER_PORT": str(store.port), "TORCHELASTIC_USE_AGENT_STORE": "True"}
                with open(tmp_path / f"rank{rank}", "w") as sys.stdout:
                    status = cli.main(["run", "reference"])
                os._exit(status)
            finally:
                os._exit(99)
        children.append(child)
    assert [os.waitpid(child, 0)[1] for child in children] == [0, 0]
    out, nothing = ((tmp_path / f"rank{rank}").read_text() for rank in range(2))
    assert out.startswith("reference between 2 processes (gloo)") and "verified: every output is right" in out and nothing == ""
