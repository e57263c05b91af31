"""Kernels of notebooks as copies of one process that has imported PyTorch already.

Starting a kernel costs 3 s of processor time for imports, and there are 34 notebooks. `launch_kernel` stands in for
jupyter_client's: it asks a server (this file, run as a program, one per process of pytest) for a copy of itself, made
by fork before anything has run in it, which then is an ipykernel as any other: with its own arguments, environment,
folder and process group. Requests and answers are lines of JSON: {"argv", "env", "cwd"} -> its pid; {"pid"} -> how that
process ended, or null.
"""

import atexit
import functools
import gc
import importlib.metadata
import json
import os
import runpy
import signal
import subprocess
import sys
import time

IMPORTED = ("torch", "numpy", "ipykernel.kernelapp", "ipykernel.ipkernel", "IPython.core.completer", "matplotlib.pyplot",
            "matplotlib.backends.backend_agg", "matplotlib_inline.backend_inline", "a2a_lib.kernels.all_to_all",
            "a2a_lib.course.check", "a2a_lib.course.magic", "a2a_lib.lab.once", "a2a_lib.kernels.layer", "a2a_lib.kernels.moe",
            "a2a_lib.machine.node", "a2a_lib.machine.show", "a2a_lib.machine.toolchain", "a2a_lib.machine.trace")

# A notebook's kernel holds no more, from top to bottom: TEACHING.md promises it. PyTorch with CUDA holds 0.3 GiB more as soon as
# it is imported (measured, x86-64 Linux, torch 2.13.0, 2026-11-24).
MOST_MIB, CUDA_MIB = 1536, 384


@functools.cache
def most_mib():
    """The most MiB that a notebook's kernel may hold here. Asks the package's metadata, without an import of PyTorch."""
    try:
        needed = importlib.metadata.requires("torch") or ()
    except importlib.metadata.PackageNotFoundError:
        needed = ()
    return MOST_MIB + CUDA_MIB * any(line.startswith(("cuda-", "nvidia-")) for line in needed)


class Kernel:
    """The part of Popen's interface that jupyter_client uses."""

    stdin = stdout = stderr = None

    def __init__(self, pid):
        self.pid, self.returncode = pid, None

    def poll(self):
        if self.returncode is None:
            self.returncode = ask(pid=self.pid)
        return self.returncode

    def wait(self, timeout=None):
        deadline = None if timeout is None else time.monotonic() + timeout
        while self.poll() is None:
            if deadline is not None and time.monotonic() > deadline:
                raise subprocess.TimeoutExpired("kernel", timeout)
            time.sleep(0.02)
        return self.returncode

    def send_signal(self, number):
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self):
        self.send_signal(signal.SIGTERM)

    def kill(self):
        self.send_signal(signal.SIGKILL)


def launch_kernel(cmd, env=None, cwd=None, **_):
    """A started kernel. cmd: [python, "-m", "ipykernel_launcher", ...], with options of Python's before "-m"."""
    return Kernel(ask(argv=cmd[cmd.index("-m") + 1:], env=dict(env or os.environ), cwd=str(cwd or os.getcwd())))


def ask(**request):
    process = server()
    process.stdin.write(json.dumps(request) + "\n")
    process.stdin.flush()
    return json.loads(process.stdout.readline())


@functools.cache
def server():
    process = subprocess.Popen([sys.executable, __file__], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, start_new_session=True)
    atexit.register(process.kill)
    return process


def serve():
    os.environ["JPY_PARENT_PID"] = str(os.getpid())  # ipykernel reads it when imported: a kernel ends with its parent
    os.environ["MPLBACKEND"] = "module://matplotlib_inline.backend_inline"  # what ipykernel says
    gc.disable()
    for name in IMPORTED:
        importlib.import_module(name)
    draw_once()
    gc.collect()
    gc.freeze()  # what is imported stays in every copy: its garbage collector need not look through it
    gc.enable()
    ended = {}
    for line in sys.stdin:
        request = json.loads(line)
        if "argv" in request:
            if not (pid := os.fork()):
                return be_kernel(**request)
            os.setpgid(pid, pid)  # a signal for the kernel's group must not reach this process
            answer = pid
        else:
            pid = request["pid"]
            if pid not in ended:
                done, status = os.waitpid(pid, os.WNOHANG)
                if done:
                    ended[pid] = os.waitstatus_to_exitcode(status)
            answer = ended.get(pid)
        print(json.dumps(answer), flush=True)


def draw_once():
    """The first picture of a process costs a second: fonts are looked up, and text is laid out for the first time."""
    from a2a_lib import show

    assert show.ladder([{"rung": "one", "us": 3.0, "label": "published (here)"}]).png


def be_kernel(argv, env, cwd):
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in range(3):
        os.dup2(nothing, descriptor)
    os.environ.clear()
    os.environ.update(env, JPY_PARENT_PID=str(os.getppid()))
    os.chdir(cwd)
    sys.path[0] = ""  # where this file lies
    sys.argv = argv
    runpy.run_module(argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    serve()
