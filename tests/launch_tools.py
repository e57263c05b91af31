"""A program in several processes of one machine, with the variables that torchrun sets."""
import multiprocessing
import os
import runpy
import socket
import subprocess
import sys

from a2a_lib.lab.processes import worker  # what the server imports once: PyTorch


def run(script, count, *arguments, by_torchrun=False):
    """Runs a Python file `count` times at once. Raises AssertionError with the errors of those that failed. by_torchrun: torchrun
    starts them, and each imports PyTorch (3 s of processor time); else they are copies of a process that has."""
    if by_torchrun:
        done = subprocess.run([sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", str(count), "--master-port", "0",
                               "--rdzv-backend", "c10d", "--rdzv-endpoint", "localhost:0", str(script), *map(str, arguments)],
                              capture_output=True, text=True, timeout=900)
        assert done.returncode == 0, done.stderr[-3000:]
        return
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([worker.__name__])
    processes = []
    for rank in range(count):
        variables = {"RANK": rank, "LOCAL_RANK": rank, "WORLD_SIZE": count, "LOCAL_WORLD_SIZE": count, "MASTER_ADDR": "127.0.0.1",
                     "MASTER_PORT": port}
        processes.append(context.Process(target=_be, args=(str(script), list(map(str, arguments)), variables), daemon=True))
        processes[-1].start()
    for process in processes:
        process.join(600)
    errors = [file.read_text()[-3000:] for rank in range(count) if (file := script.with_suffix(f".{rank}")).exists()]
    assert [process.exitcode for process in processes] == [0] * count, "\n".join(errors)


def _be(script, arguments, variables):
    file = os.open(f"{script.removesuffix('.py')}.{variables['RANK']}", os.O_WRONLY | os.O_CREAT)
    os.dup2(file, 2)
    os.environ |= {name: str(value) for name, value in variables.items()}
    sys.argv = [script, *arguments]
    runpy.run_path(script, run_name="__main__")
