"""The other side of `Processes`: one process, one rank. Imported by the server that all of them are forked from."""

import io
import linecache
import os
import pickle
import signal
import sys
import threading
import traceback
from contextlib import redirect_stdout
from datetime import timedelta
from multiprocessing import connection, parent_process
from pathlib import Path

import torch
import torch.distributed as dist

from ...kernels.all_to_all import by_sorting, reference  # noqa: F401  imported here, so that no process has to
from .jobs import use_loopback
from .report import failure

BEFORE_THE_FIRST_CELL = "import torch, torch.distributed as dist, a2a_lib as a2a"


def main(rank: int, world_size: int, backend: str, timeout: float, folder: str, end) -> None:
    """Joins the group, then answers messages until the other end closes."""
    _write_to(Path(folder) / f"rank{rank}.log")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the notebook, which then ends its processes
    threading.Thread(target=_die_with_parent, daemon=True).start()
    torch.set_num_threads(1)
    device = torch.device("cpu")
    if backend == "nccl":
        device = torch.device("cuda", rank)
        torch.cuda.set_device(device)
    else:
        use_loopback()
    names = {"__name__": "__ranks__", "rank": rank, "world_size": world_size, "device": device}
    exec(BEFORE_THE_FIRST_CELL, names)
    try:
        dist.init_process_group(backend, init_method=f"file://{folder}/store", rank=rank, world_size=world_size,
                                timeout=timedelta(seconds=max(timeout, 30)))
        dist.barrier()
        dist.distributed_c10d._set_pg_timeout(timedelta(seconds=timeout))  # of later collectives: starting up may take longer
    except Exception as error:
        _answer(end, failure(error, ("at the start of the group",)))
        return
    _answer(end, None)
    cell = 0
    while True:
        try:
            kind, body = pickle.loads(end.recv_bytes())
        except (EOFError, OSError):
            os._exit(0)  # without closing connections to peers that may be gone
        cell += kind == "code"
        try:
            if kind == "code":
                result = _execute(body, names, f"<cell {cell}>")
            elif kind == "get":
                result = names[body]
            else:
                function, args = body
                result = function(*args)
            _answer(end, result)
        except Exception as error:
            _answer(end, failure(error, _where(error, f"<cell {cell}>")))


def _execute(code: str, names: dict, name: str) -> str:
    linecache.cache[name] = (len(code), None, code.splitlines(keepends=True), name)
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(code, name, "exec"), names)
    return out.getvalue()


def _where(error: Exception, cell: str) -> tuple[str, ...]:
    """The line of the cell in which it was raised and, if that called a function of another cell, the line there."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename.startswith("<cell ")]
    if isinstance(error, SyntaxError) and not frames:
        return (f"in line {error.lineno}",)
    lines = [f"in line {frame.lineno}: {frame.line}" for frame in frames if frame.filename == cell][-1:]
    if frames and frames[-1].filename != cell:
        lines.append(f"in an earlier cell, line {frames[-1].lineno}: {frames[-1].line}")
    return tuple(lines)


def _answer(end, value) -> None:
    try:
        message = pickle.dumps(value)
    except Exception as error:
        message = pickle.dumps(failure(error, ("in sending the value",)))
    try:
        end.send_bytes(message)
    except OSError:
        os._exit(0)


def _write_to(log: Path) -> None:
    """Redirects all output that bypasses Python's print, C++ included."""
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(file, 1)
    os.dup2(file, 2)
    sys.stderr = sys.stdout = open(2, "w", buffering=1, closefd=False)  # for good  # noqa: SIM115


def _die_with_parent() -> None:
    connection.wait([parent_process().sentinel])
    os._exit(1)
