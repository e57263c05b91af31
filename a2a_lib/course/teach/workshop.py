"""Checks that a machine is ready for a workshop: tries all that a lesson needs, and makes one line for the teacher."""
import os
import platform
import shutil
from collections.abc import Callable
from importlib import metadata
from pathlib import Path

from ...errors import A2AError
from ...machine.sim.limits import limits
from ...plurals import quantity

# Free memory for the largest lesson and its notebook; free disk for copies, traces and 500 MB of compiled kernels.
MEMORY_GB, DISK_GB = 3.0, 1.0


def examine() -> list[tuple[str, bool, str]]:
    """Tests the whole setup: (item, whether it works, what was seen) per item. Never raises."""
    tries: dict[str, Callable[[], tuple[bool, str]]] = {
        "python": lambda: (True, platform.python_version()), "memory": _memory, "disk": _disk, "compile": _compile, "run": _run,
        "jupyterlab": _jupyterlab, "work": _work}
    results = []
    for item, attempt in tries.items():
        try:
            results.append((item, *attempt()))
        except (A2AError, ValueError, ImportError, OSError, AssertionError) as error:
            results.append((item, False, (str(error) or type(error).__name__).splitlines()[0][:80]))
    return results


def line(results: list[tuple[str, bool, str]]) -> str:
    """The examination in one line, to send to the teacher."""
    ready = all(ok for _, ok, _ in results)
    parts = [f"{item} {observed}" + ("" if ok else " (!)") for item, ok, observed in results]
    return f"a2a workshop: {'ready' if ready else 'NOT ready'}; {platform.system()} {platform.machine()}; " + "; ".join(parts)


def _memory() -> tuple[bool, str]:
    free = limits().free
    return free >= MEMORY_GB * 1e9, f"{free / 1e9:.1f} GB free"


def _disk() -> tuple[bool, str]:
    free = shutil.disk_usage(Path.cwd()).free
    return free >= DISK_GB * 1e9, f"{free / 1e9:.0f} GB free"


def _compile() -> tuple[bool, str]:
    from ...machine.toolchain import compile as compile_source

    # A text that no cache knows, so that the compiler itself has to run.
    source = f'#include "a2a/a2a.h"\n// {os.urandom(8).hex()}\nextern "C" __global__ void k(int* p) {{ p[threadIdx.x] = 7; }}\n'
    return bool(compile_source(source, name="workshop.hip").kernels), "ok"


def _run() -> tuple[bool, str]:
    from ...kernels.moe import Problem
    from ...lab.once import once

    span = once("token_flags", Problem.random("tiny", world_size=8, seed=7)).trace.span_us
    return True, f"8 simulated GPUs, {span:.2f} us"


def _jupyterlab() -> tuple[bool, str]:
    import matplotlib  # noqa: F401

    return True, metadata.version("jupyterlab")


def _work() -> tuple[bool, str]:
    from .. import work

    root = work.root_of()
    number = sum(copy.state != "old" for copy in work.update(root))
    return number > 0, f"{quantity(number, 'copy', 'copies')}"
