"""The cores and the memory that this process may use: those of the machine, within the limits of its cgroup.

A container sees the whole machine in /proc, but the kernel enforces its cgroup's limits. Both versions of cgroups are
read, each from the process's own group up to the root, because every level may set a limit.
"""
import functools
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """cores, memory and free: for this process. machine_cores and machine_memory: of the machine. Memory in bytes."""

    cores: float
    machine_cores: int
    memory: int
    machine_memory: int
    free: int

    @property
    def processes(self) -> int:
        """Number of processes that can compute at once: whole cores, at least 1."""
        return max(1, int(self.cores))


def limits(root: str | Path = "/") -> Limits:
    """The limits of this process. root: parent folder of proc/ and sys/."""
    root = Path(root)
    machine_cores = os.cpu_count() or 1
    cores = min([machine_cores, _affinity(), *_cpu_limits(root)])
    machine_memory, free = _machine_memory(root)
    memory = machine_memory
    for limit, used in _memory_limits(root):
        memory, free = min(memory, limit), min(free, max(0, limit - used))
    return Limits(cores, machine_cores, memory, machine_memory, free)


def whole_cores() -> int:
    """`Limits.processes`, for whoever asks often: the groups' quotas are read once."""
    return max(1, int(min([os.cpu_count() or 1, _affinity(), *_own_cpu_limits()])))


def _affinity() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@functools.cache
def _own_cpu_limits() -> list[float]:
    return _cpu_limits(Path("/"))


def _machine_memory(root: Path) -> tuple[int, int]:
    """(total, free) in bytes; without /proc free is the total."""
    try:
        rows = dict(row.split(":", 1) for row in (root / "proc/meminfo").read_text().splitlines())
        return tuple(int(rows[name].split()[0]) * 1024 for name in ("MemTotal", "MemAvailable"))
    except (OSError, KeyError, ValueError):
        total = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        return total, total


def _groups(root: Path, controller: str) -> Iterator[Path]:
    """Folders of this process's cgroups that may limit `controller`, of version 1 and 2, up to their roots."""
    try:
        lines = (root / "proc/self/cgroup").read_text().splitlines()
    except OSError:
        return
    top = root / "sys/fs/cgroup"
    for line in lines:
        _, controllers, path = line.split(":", 2)
        if controllers and controller not in controllers.split(","):
            continue
        mount = top / controller if controllers else top
        # in a container it may be the host's path, which is not mounted; its parents are
        folder = mount / path.strip("/")
        for group in (folder, *folder.parents):
            if group.is_dir():
                yield group
            if group == mount:
                break


def _number(file: Path) -> int | None:
    """The number in a file; None if there is no file, or if it says "max"."""
    try:
        return int(file.read_text().split()[0])
    except (OSError, ValueError, IndexError):
        return None


def _cpu_limits(root: Path) -> list[float]:
    cores = []
    for group in _groups(root, "cpu"):
        quota, period = _number(group / "cpu.cfs_quota_us"), _number(group / "cpu.cfs_period_us")
        try:
            quota, period = map(int, (group / "cpu.max").read_text().split())
        except (OSError, ValueError):  # version 1, or "max 100000"
            pass
        if quota and period and quota > 0:
            cores.append(quota / period)
    return cores


def _memory_limits(root: Path) -> list[tuple[int, int]]:
    """(limit, used) in bytes of each group that has a limit. Cached files count as unused."""
    limits_found = []
    for group in _groups(root, "memory"):
        limit, used = _number(group / "memory.max"), _number(group / "memory.current")
        if limit is None:
            limit, used = _number(group / "memory.limit_in_bytes"), _number(group / "memory.usage_in_bytes")
        if limit is None:
            continue
        try:
            rows = dict(row.split() for row in (group / "memory.stat").read_text().splitlines())
        except (OSError, ValueError):
            rows = {}
        cached = int(rows.get("total_inactive_file", rows.get("inactive_file", 0)))
        limits_found.append((limit, max(0, (used or 0) - cached)))
    return limits_found
