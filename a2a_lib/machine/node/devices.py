"""Which real GPUs a process drives: all of its machine, the one that torchrun gave it, or its own in a ProcessGroup."""
import platform
from pathlib import Path
from typing import Any

import torch
import torch.distributed as distributed

from ...errors import A2AError
from ...plurals import quantity
from .torchrun import join, launched, processes

BOOT = Path("/proc/sys/kernel/random/boot_id")  # one for each start of a machine; containers on it share it


def find(runtime, gpus: int | None, group=None) -> tuple[dict[int, int], int, Any]:
    """{rank: device} of this process, the number of ranks, and what gathers objects from all processes (None: there is
    one process). group: a torch.distributed ProcessGroup with one process per GPU. Raises A2AError, ValueError."""
    if group is not None:
        return in_group(runtime, gpus, group)
    available = runtime.device_count()
    count, rank, device = launched()
    if count > 1:
        if gpus not in (None, count):
            raise ValueError(f"{quantity(gpus, 'GPU was', 'GPUs were')} asked for, but "
                             f"{quantity(count, 'process was', 'processes were')} started")
        if device >= available:
            raise A2AError(f"rank {rank} needs GPU {device}; this machine has {available}")
        return {rank: device}, count, _default_group()
    gpus = available if gpus is None else gpus
    if not 1 <= gpus <= available:
        raise A2AError(f"{quantity(gpus, 'GPU was', 'GPUs were')} asked for; target {runtime.target!r} has {available} on this machine")
    return {rank: rank for rank in range(gpus)}, gpus, None


def in_group(runtime, gpus: int | None, group) -> "tuple[dict[int, int], int, GroupOfProcesses]":
    """`find` for a ProcessGroup: the rank is this process's in the group, its GPU is torch's current one."""
    members = GroupOfProcesses(group)
    if gpus not in (None, members.world_size):
        raise ValueError(f"{quantity(gpus, 'GPU was', 'GPUs were')} asked for, but the group has "
                         f"{quantity(members.world_size, 'process', 'processes')}")
    device, name = _current_device(members.rank)
    available = runtime.device_count()
    places: list[Any] = [None] * members.world_size
    members.all_gather_object(places, (BOOT.read_text() if BOOT.exists() else platform.node(), name, device, available))
    for rank, (machine, gpu, number, there) in enumerate(places):  # the same verdict in every process
        if number >= there:
            raise A2AError(f"rank {rank} needs GPU {number}; its machine has {there}")
        if machine != places[0][0]:
            raise A2AError(f"rank {rank} of the group runs on another machine than rank 0: ranks reach one another by peer memory, "
                           "so a group has the processes of one machine")
        other = next(first for first, place in enumerate(places) if place[:2] == (machine, gpu))
        if other != rank:
            raise A2AError(f"ranks {other} and {rank} of the group use the same GPU ({gpu}): call torch.cuda.set_device with another one "
                           "in each process first")
    return {members.rank: device}, members.world_size, members


class GroupOfProcesses:
    """A ProcessGroup as `Node` uses it. Raises A2AError for one without this process."""

    def __init__(self, group):
        default_group()
        self.group, self.world_size, self.rank = group, distributed.get_world_size(group), distributed.get_rank(group)
        if self.rank < 0:
            raise A2AError("this process is not in the group")

    def all_gather_object(self, parts: list, own: Any) -> None:
        """Fills `parts` with every process's object. Collective."""
        distributed.all_gather_object(parts, own, group=self.group)


def target_of() -> str:
    """The target of PyTorch's GPUs; "sim" without any."""
    if torch.cuda.is_available():
        return "hip" if torch.version.hip else "cuda"
    return "sim"


def default_group():
    """torch.distributed's default group. Raises A2AError if there is none."""
    if not distributed.is_initialized():
        raise A2AError("torch.distributed is not initialised: call init_process_group first, in one process per GPU")
    return distributed.group.WORLD


def require_one_process(group=None) -> None:
    """Raises A2AError if a simulated node would have several processes."""
    count = processes() if group is None else GroupOfProcesses(group).world_size
    if count > 1:
        raise A2AError("a simulated node lives in one process: run without torchrun, or use target 'hip' or 'cuda'" if group is None else
                       f"a simulated node lives in one process, and the group has {count}. One process drives all of its ranks: "
                       f"Node({count}) in place of a group. On real GPUs use target 'hip' or 'cuda'")


def _current_device(rank: int) -> tuple[int, str]:
    """The number of this process's GPU, and a name that no other GPU has. Without torch's GPUs: LOCAL_RANK."""
    if not torch.cuda.is_available():
        count, _, local = launched()
        device = local if count > 1 else rank
        return device, f"GPU {device}"
    device = torch.cuda.current_device()
    return device, str(getattr(torch.cuda.get_device_properties(device), "uuid", f"GPU {device}"))


def _default_group():
    """torch.distributed, initialised over CPUs (gloo) unless the caller did."""
    if not distributed.is_initialized():
        join("gloo")
    return distributed
