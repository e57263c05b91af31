"""Compiles the kernels of a measurement before it begins, side by side, in one process of the machine."""
import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ...kernels import families
from ...machine import toolchain
from ...machine.node import Node
from ...machine.node.torchrun import launched

KERNELS = Path(__file__).with_name("bench.hip")
STREAM = Path(__file__).parents[1] / "calibrate" / "stream.hip"
TOOLS = (KERNELS, STREAM)


def sources(rungs: Iterable[str]) -> list[Path]:
    """Kernel files of these rungs, of the rungs that they take kernels from, and of the measurement itself."""
    files = dict.fromkeys(TOOLS)
    for name in rungs:
        files |= dict.fromkeys(file for file in families.find(name).files() if file.suffix == ".hip")
    return list(files)


def compile_all(node: Node, files: Iterable[Path]) -> None:
    """Collective: one process compiles into the cache, where the others then find it."""
    if launched().local_rank == 0:
        with ThreadPoolExecutor(max(1, min(16, os.cpu_count() or 1))) as pool:
            list(pool.map(lambda file: toolchain.compile(file, target=node.target), files))
    node.gather({rank.index: None for rank in node.ranks})
