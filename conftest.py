"""How pytest runs here: on this folder's package alone, files spread over worker processes, and three repairs of nbval 0.11
for every notebook.

Spreading (`make test` gives pytest-xdist's options): a file is a unit, so that what its tests share is made once and a
notebook keeps its kernel. Tests marked xdist_group("machine") are one unit: what needs a browser, processes that talk
to each other, or ports of this machine never runs twice at once. The longest units start first. Of a table marked
sample(n) every n-th row runs, with `make soak` all; A2A_SHARD=3/12 is the third of twelve parts of them.

A notebook's kernel is a copy of a process that has imported PyTorch (tests/kernels.py): a start costs 0.3 s, not 3.
A kernel whose notebook held more than 1.5 GiB at its peak is an error (`kernels.MOST_MIB`): readers have 4 GB.

Repairs (tests/course/test_notebooks_hygiene.py tests them):
1. ipykernel does not capture what C code and child processes print where PYTEST_CURRENT_TEST is set: drop it.
2. nbval executes with store_history=False, which makes IPython print a result that a trailing `;` should hide.
3. nbval waits for the reply of a dead kernel until the cell's timeout: look every second whether it lives.
"""

import collections
import functools
import gc
import importlib.util
import os
import queue
import re
import signal
import sys
import time
import zlib
from pathlib import Path

import pytest

from tests import kernels

# PyTorch's threads wait for one another in busy loops: with several processes on the cores they cost more than they
# do. Kernels of notebooks and processes of tests inherit it.
os.environ.setdefault("OMP_NUM_THREADS", "1")
# Every core has a worker process: a second thread of the simulator would only take turns with another's first.
os.environ.setdefault("A2A_THREADS", "1")
# Cells that take long on a busy machine say nothing of it.
os.environ["A2A_PROGRESS"] = "0"

try:
    import nbval.kernel as nbval_kernel
    from jupyter_client.provisioning import local_provisioner
except ImportError:  # a plain `pytest tests` needs no notebooks
    nbval_kernel = None
try:
    from xdist.scheduler import LoadGroupScheduling
except ImportError:  # nor several processes
    LoadGroupScheduling = None

# Units that take long, the longest first: none of them may start last. Seconds, about, with two at a time on 2 cores
# (2026-11-23, a cache without kernels).
LONGEST = (
    "tests/rung/test_mutations.py",  # 200
    "machine",  # 80
    "tests/toolchain/test_foreign_sources.py",  # 43
    "tests/sim/isa/test_families.py",  # 65
    "notebooks/08_less_work_better_shaped.ipynb",  # 60
    "tests/course/check/test_tables.py",  # 50
    "notebooks/11_uneven_work.ipynb",  # 43
    "tests/lab/test_litmus.py",  # 28
    "notebooks/07_one_flag_per_token.ipynb",  # 24
    "notebooks/09_overheads.ipynb",  # 23
    "tests/device/test_headers.py",  # 20
    "notebooks/13_past_the_published_kernels.ipynb",  # 17
    "notebooks/06_dispatch_and_combine_one_flag_per_pair.ipynb",  # 17
    "notebooks/10_seeing_inside_a_kernel.ipynb",  # 15
    "notebooks/16_expert_parallel_megakernel.ipynb",  # 15
)


def pytest_configure():
    """Ends the run if Python imports another folder's package: an editable install goes before PYTHONPATH and this folder."""
    beside = Path(__file__).resolve().parent / "a2a_lib"
    spec = importlib.util.find_spec("a2a_lib")
    imported = Path(spec.origin).resolve().parent if spec else None
    if beside.exists() and imported != beside:  # tests of this file copy it alone
        raise pytest.UsageError(f"these tests are of {beside}, but Python imports {imported}: `make test` sets up this folder")


@pytest.fixture(scope="session", autouse=True)
def skip_without_simulator():
    """Where the simulator is not built, a test that asks for it is skipped: pytest's Skipped passes every `except` and `raises`."""
    from a2a_lib.machine.sim import library

    library.A2AError = pytest.skip.Exception


@pytest.fixture
def stored_assembly(monkeypatch):
    """Kernels of Triton as machines without Triton run them. Compiling them takes seconds each; `check_stored` compares both."""
    monkeypatch.setenv("A2A_TRITON", "stored")


@pytest.fixture
def call_a2a(capsys):
    """call_a2a(*arguments, status=0): runs `a2a` in this process, which has to end with that status; its (stdout, stderr)."""
    def call(*arguments, status=0):
        from a2a_lib import cli

        assert cli.main(list(arguments)) == status
        return capsys.readouterr()
    return call


collected = collections.Counter()  # test function -> rows of its table so far


@functools.cache
def starts_processes(path):
    return path.suffix == ".ipynb" and "Processes(" in path.read_text(encoding="utf-8")


def pytest_itemcollected(item):
    if starts_processes(item.path):
        item.add_marker(pytest.mark.xdist_group("machine"))
    if every := item.get_closest_marker("sample"):  # rows of a table that are much alike: all of them with `soak`
        row = collected[item.nodeid.partition("[")[0]]
        collected[item.nodeid.partition("[")[0]] += 1
        if row % every.args[0]:
            item.add_marker(pytest.mark.soak)


def unit(nodeid):
    """Tests with the same key stay together: their group, which xdist writes after the name, or their file."""
    file, _, test = nodeid.partition("::")
    return test.rpartition("@")[2] if "@" in test.rpartition("]")[2] else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config):
    """A process per core that this container or machine gives us (`make test` says `logical`)."""
    from a2a_lib.machine.sim.limits import limits

    return limits().processes


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    if config.getvalue("dist") != "loadgroup":
        return None

    class Scheduling(LoadGroupScheduling):
        def _split_scope(self, nodeid):
            return unit(nodeid)

    return Scheduling(config, log)


def shard(text):
    """(part, parts) of A2A_SHARD, "3/12". Raises UsageError for another text."""
    numbers = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", text)
    if not numbers or int(numbers[1]) > int(numbers[2]):
        raise pytest.UsageError(f"SHARD is {text!r}: a part and the number of parts, such as 3/12")
    return int(numbers[1]), int(numbers[2])


def in_shard(item, part, parts):
    """Whether a test is in this part, the same on every machine. A notebook, and a group that shares the machine, stay whole."""
    whole = item.path.suffix == ".ipynb" or item.get_closest_marker("xdist_group")
    return zlib.crc32((unit(item.nodeid) if whole else item.nodeid).encode()) % parts == part - 1


@pytest.hookimpl(trylast=True)  # xdist has written the groups by then
def pytest_collection_modifyitems(config, items):
    part, parts = shard(os.environ.get("A2A_SHARD") or "1/1")
    others = [item for item in items if not in_shard(item, part, parts)]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if in_shard(item, part, parts)]
    place = {name: number for number, name in enumerate(LONGEST)}
    items.sort(key=lambda item: place.get(unit(item.nodeid), len(LONGEST)))


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Thousands of tests and PyTorch's modules stay: Python's garbage collector looks through them neither now nor later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


def start_new_kernel_as_outside_pytest(original):
    def start_new_kernel(*args, **kwargs):
        env = dict(kwargs.pop("env", None) or os.environ)
        env.pop("PYTEST_CURRENT_TEST", None)
        env.setdefault("A2A_TRITON", "stored")  # what a machine without Triton runs
        env.setdefault("A2A_DRAW", "1")  # the scored inputs of the stored outputs
        return original(*args, env=env, **kwargs)

    return start_new_kernel


def execute_cell_input(self, cell_input, allow_stdin=None):
    return self.kc.execute(cell_input, store_history=True, allow_stdin=allow_stdin, stop_on_error=False)


def await_reply(self, msg_id, timeout=None):
    deadline = None if timeout is None else time.monotonic() + timeout
    while True:
        try:
            message = self.get_message(stream="shell", timeout=1)
        except queue.Empty:
            if not self.is_alive():
                raise RuntimeError(f"the kernel process died while it ran this cell ({exit_reason(self.km)})") from None
            if deadline is not None and time.monotonic() > deadline:
                raise
            continue
        if message["parent_header"].get("msg_id") == msg_id:
            if message["content"]["status"] == "aborted":
                raise RuntimeError("Kernel aborted execution request")
            return


def exit_reason(kernel_manager):
    """How the kernel's process ended: "SIGSEGV", "exit code 3" or "unknown"."""
    process = getattr(kernel_manager.provisioner, "process", None)
    code = None if process is None else process.poll()
    if code is None:
        return "unknown"
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"


def peak_mib(pid):
    """A process's peak memory; 0 where there is no /proc."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    return int(re.search(r"^VmHWM:\s+(\d+) kB", status, re.M)[1]) // 1024


def stop_and_weigh(original):
    def stop(self):
        process = getattr(self.km.provisioner, "process", None)
        peak = 0 if process is None else peak_mib(process.pid)
        original(self)
        most = kernels.most_mib()
        assert peak <= most, f"the notebook's kernel held {peak} MiB at its peak; lessons stay under {most}"

    return stop


if nbval_kernel is not None:
    if sys.platform == "linux":  # macOS's own libraries may not run in a process that forked
        local_provisioner.launch_kernel = kernels.launch_kernel
    nbval_kernel.start_new_kernel = start_new_kernel_as_outside_pytest(nbval_kernel.start_new_kernel)
    nbval_kernel.RunningKernel.execute_cell_input = execute_cell_input
    nbval_kernel.RunningKernel.await_reply = await_reply
    nbval_kernel.RunningKernel.stop = stop_and_weigh(nbval_kernel.RunningKernel.stop)
