"""torchrun's variables for its processes (WORLD_SIZE, RANK, LOCAL_RANK), and the process group of those processes."""
import datetime
import os
from typing import NamedTuple

from ...errors import A2AError

TIMEOUT = datetime.timedelta(seconds=120)  # after the loss of a rank, the others end after this time


class Launched(NamedTuple):
    """world_size: processes, 1 without torchrun. rank: this process's number. local_rank: its number on this
    machine."""

    world_size: int
    rank: int
    local_rank: int


def processes() -> int:
    """Number of processes that torchrun started, 1 without it. Raises A2AError if WORLD_SIZE is no number."""
    return _number("WORLD_SIZE", 1, 1)


def launched() -> Launched:
    """This process as torchrun started it. Raises A2AError unless the variables are consistent numbers."""
    world_size = processes()
    if world_size == 1:
        return Launched(1, 0, _number("LOCAL_RANK", 0, 0))
    if "RANK" not in os.environ:
        raise A2AError(f"WORLD_SIZE is {world_size}, but RANK is not set: start the processes with torchrun")
    rank = _number("RANK", 0, 0)
    if rank >= world_size:
        raise A2AError(f"RANK is {rank}, but WORLD_SIZE is {world_size}")
    return Launched(world_size, rank, _number("LOCAL_RANK", rank, 0))


def join(backend: str) -> None:
    """Joins torch.distributed's process group of these processes. Raises A2AError with the reason if it cannot be
    formed, for example because a port is taken."""
    import torch.distributed as dist

    for name in ("MASTER_ADDR", "MASTER_PORT"):
        if name not in os.environ:
            raise A2AError(f"WORLD_SIZE is {launched().world_size}, but {name} is not set: start the processes with "
                           "torchrun")
    _number("MASTER_PORT", 0, 0)
    try:
        dist.init_process_group(backend, timeout=TIMEOUT)
    except (RuntimeError, ValueError, OSError) as error:
        place = f"{os.environ['MASTER_ADDR']}:{os.environ['MASTER_PORT']}"
        if "EADDRINUSE" in str(error) or "address already in use" in str(error).lower():
            raise A2AError(f"port {place} is in use: another run may still be there (torchrun --master-port N takes "
                           "another)") from error
        lines = str(error).strip().splitlines() or [type(error).__name__]
        raise A2AError(f"the {launched().world_size} processes found no way to each other at {place}: "
                       f"{lines[0][:300]}") from error


def _number(name: str, default: int, least: int) -> int:
    text = os.environ.get(name, str(default))
    if not (text.isascii() and text.isdecimal()) or int(text) < least:
        raise A2AError(f"the environment variable {name} is {text!r}, not a whole number of at least {least}")
    return int(text)
