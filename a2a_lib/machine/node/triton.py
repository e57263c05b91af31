"""Triton kernels on a node: simulated, AMD or NVIDIA.

    from a2a_lib.machine.node.triton import at, jit, load, signal, tl, wait

    @jit
    def double(x, n, BLOCK: tl.constexpr):
        i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
        tl.store(x + i, 2 * tl.load(x + i, mask=i < n), mask=i < n)

    kernel = load(node, double, "*fp32:16, i32", BLOCK=256)
    kernel.launch(rank, grid, buffer, n)
"""
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch

from ...errors import LaunchError
from ..device.triton_functions import (
    at,
    get_words,
    nic_wait,
    put,
    put_signal,
    put_words,
    release,
    signal,
    signal_add,
    signal_each,
    wait,
    wait_at_least,
    wait_each,
)
from ..device.triton_functions import at_each as at_each
from ..device.triton_functions import signal_add_each as signal_add_each
from ..device.triton_names import jit, tl
from ..runtime.buffer import Buffer
from ..runtime.module import LoadedKernel, LoadedModule
from ..runtime.rank import Rank
from ..runtime.stream import Stream
from ..toolchain.triton import compile_function
from ..toolchain.triton.stored import changed, from_text
from .node import Node

__all__ = ["TritonKernel", "at", "changed", "compile_function", "from_text", "get_words", "jit", "load", "nic_wait",
           "put", "put_signal", "put_words", "release", "signal", "signal_add", "signal_each", "tl", "wait",
           "wait_at_least", "wait_each"]


class TritonKernel:
    """A Triton function on every rank of a node. Made by `load`.

    module, kernel: the compiled code (`Module`, `Kernel`: registers, LDS, source lines).
    """

    def __init__(self, loaded: LoadedModule):
        self._loaded: LoadedKernel = next(iter(loaded.kernels.values()))
        self.module, self.kernel = loaded.module, self._loaded.kernel

    @property
    def name(self) -> str:
        """The function's name."""
        return self.kernel.name

    def launch(self, rank: Rank, grid: int | Sequence[int], *args: Any, cooperative: bool = False,
               stream: Stream | None = None, scratch: Buffer | None = None) -> None:
        """Starts `grid` programs (an int or up to three) on a rank and returns at once.

        args: one per argument of the signature, as in `Rank.launch`; those with the hint `:1` may be left out, all
        together. scratch: memory for `kernel.scratch_per_program` bytes per program, for kernels that make descriptors
        on NVIDIA GPUs (default: new memory). Raises LaunchError before the launch.
        """
        args = self._without_ones(args)
        for arg, value in zip(self.kernel.args[:-2], args):
            self._check_multiple(arg.name, value)
        if scratch is None and self.kernel.scratch_per_program:
            programs = math.prod((grid,) if isinstance(grid, int) else grid)
            scratch = rank.empty(programs * self.kernel.scratch_per_program, torch.uint8, "scratch")
        rank.launch(self._loaded, grid, self.kernel.block, *args, scratch, None, dynamic_lds=self.kernel.dynamic_lds,
                    cooperative=cooperative, stream=stream)

    def resident_blocks(self, rank: Rank) -> int:
        """Number of programs that run at once on the whole GPU: the largest grid whose programs may wait for one
        another."""
        return rank.resident_blocks(self._loaded, self.kernel.block, self.kernel.dynamic_lds)

    def _without_ones(self, args: Sequence[Any]) -> Sequence[Any]:
        """The arguments of the machine code. Raises LaunchError for another number of arguments, or one that should be
        1."""
        names, optional_ones = self.kernel.parameters, self.kernel.ones
        if len(args) == len(names) - len(optional_ones):
            return args
        if len(args) != len(names):
            optional = ", ".join(name for name in names if name in optional_ones)
            optional = f"; {optional}: 1, may be left out" if optional else ""
            raise LaunchError(f"{self.name} takes {len(names)} argument{'s' * (len(names) != 1)} ({', '.join(names)}{optional}); "
                              f"{len(args)} {'was' if len(args) == 1 else 'were'} given")
        for name, value in zip(names, args):
            if name in optional_ones and not (isinstance(value, int) and value == 1):
                raise LaunchError(f"{self.name}, argument {name}: {value!r} is not 1, which the signature promised with :1")
        return [value for name, value in zip(names, args) if name not in optional_ones]

    def _check_multiple(self, name: str, value: Any) -> None:
        if name not in self.multiples:
            return
        number = value if isinstance(value, int) else getattr(value, "address", 0)
        if number % 16:
            raise LaunchError(f"{self.name}, argument {name}: {number} is no multiple of 16, which the signature "
                              "promised with :16")

    @property
    def multiples(self) -> frozenset[str]:
        """Arguments whose hint in the signature says that they are multiples of 16."""
        return self.kernel.multiples

    def __repr__(self) -> str:
        return f"TritonKernel({self.kernel!r})"


def load(node: Node, fn: Callable, signature: str | Mapping[str, str], *, num_warps: int = 4,
         **constants: Any) -> TritonKernel:
    """Compiles a `@jit` function for a node's target and loads it on its ranks. Arguments and errors:
    `toolchain.triton.compile_function`. On the simulated node num_warps counts waves of 64 lanes."""
    module = compile_function(fn, signature, target=node.target, num_warps=num_warps, **constants)
    return TritonKernel(LoadedModule(node.context, module))
