"""Compiled modules on the ranks of a node, and the kernels in them."""
from __future__ import annotations

from operator import index
from typing import SupportsIndex

import torch

from ...errors import LaunchError
from ..toolchain import Kernel, Module, names
from .buffer import Buffer
from .context import Allocation, Context, Memory


class _Image:
    """The code of a module on each rank of a node. It stays loaded until the node is closed, because queued kernels
    need it."""

    def __init__(self, context: Context, module: Module):
        self.context, self.module = context, module
        self._image = module.asm.encode() + b"\0" if context.runtime.simulated else module.image
        self._handles: dict[int, int] = {}

    def handle(self, rank: int) -> int:
        if rank not in self._handles:
            self._handles[rank] = self.context.runtime.load(self.context.devices[rank], self._image)
        return self._handles[rank]


class LoadedModule:
    """A module on every rank of a node; made by `Node.load`. Kernels are attributes: `module.copy`, `module["copy"]`.

    A rank loads the module at its first use. The node's first rank loads it at once, so that errors in it appear where
    it was loaded (LoadError). `module` is the toolchain's Module.
    """

    def __init__(self, context: Context, module: Module):
        target = context.runtime.target
        if getattr(module, "target", target) != target:
            raise LaunchError(f"the module was compiled for {module.target!r}, the node is {target!r}")
        self.module, self.profile = module, None  # profile: the `Profile` its kernels record into
        self._image = _Image(context, module)
        called = names.source_names(module.kernels)
        self._kernels = {symbol: LoadedKernel(self._image, called[symbol], kernel) for symbol, kernel in module.kernels.items()}
        self._image.handle(next(iter(context.devices)))

    @property
    def kernels(self) -> dict[str, LoadedKernel]:
        """{symbol: kernel}"""
        return dict(self._kernels)

    def __getattr__(self, name: str) -> LoadedKernel:
        kernels = self.__dict__.get("_kernels", {})
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            return kernels[names.find(name, kernels)]
        except KeyError as error:
            raise AttributeError(error.args[0]) from None

    def __getitem__(self, name: str) -> LoadedKernel:
        """The kernel of that name, even if an attribute of the module has the same name.

        A kernel of C++ without `extern "C"` has its symbol's name (`_Z4copyIfEvPT_`) and that of its source:
        `module["copy"]`, or if several share it `module["copy<float>"]`, `module["mine::copy"]`. Raises KeyError with
        the reason for none or more than one.
        """
        try:
            return self._kernels[names.find(name, self._kernels)]
        except KeyError as error:
            why = [f". Kernel {kernel} is refused: {cause}" for kernel, cause in getattr(self.module, "refused", {}).items()
                   if name in (kernel, names.plain(kernel))]
            raise KeyError(error.args[0] + "".join(why)) from None

    def __dir__(self):
        return [*super().__dir__(), *self._kernels]

    def symbol(self, rank: SupportsIndex, name: str, dtype: torch.dtype = torch.uint8) -> Buffer:
        """A `__device__` variable of this module on a rank, as a one-dimensional Buffer of `dtype`."""
        context, rank = self._image.context, index(rank)
        device = context.devices[rank]
        address, nbytes = context.runtime.symbol(device, self._image.handle(rank), name)
        memory = Memory(context.runtime, device, address, nbytes, release=None)
        return Buffer(context, rank, Allocation(memory, name), 0, (nbytes,), torch.uint8, name).view(dtype)

    def __repr__(self) -> str:
        return f"LoadedModule({', '.join(kernel.name for kernel in self._kernels.values()) or 'no kernels'})"


class LoadedKernel:
    """A kernel that can be launched: `rank.launch(module.copy, grid, block, ...)`. `name` is its name in the source,
    `symbol` that of its code. `kernel` has the compiler's facts (registers, LDS, occupancy). `module` is the
    toolchain's Module that contains it."""

    def __init__(self, image: _Image, name: str, kernel: Kernel):
        self.name, self.symbol, self.kernel = name, kernel.name, kernel
        self.module, self._image = image.module, image
        self._functions: dict[int, int] = {}

    def function(self, context: Context, rank: int) -> int:
        """The runtime's handle of this kernel on a rank of a node. Raises LaunchError if it was loaded on another
        node."""
        if self._image.context is not context:
            raise LaunchError(f"{self.name} was loaded on another node")
        if rank not in self._functions:
            self._functions[rank] = context.runtime.function(context.devices[rank], self._image.handle(rank), self.symbol)
        return self._functions[rank]

    @property
    def max_threads(self) -> int:
        """Largest number of threads of a block, as the kernel was compiled."""
        return self.kernel.max_block_size

    def __repr__(self) -> str:
        return f"LoadedKernel({self.name!r})"
