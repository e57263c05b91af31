"""Device memory shared with PyTorch: a Buffer of a real GPU as a CUDA tensor, without a copy.

PyTorch's calls run in a rung's streams on real NVIDIA GPUs, also while the streams are captured into a graph."""
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch

from ...errors import A2AError
from .buffer import Buffer
from .stream import Stream


class _Array:
    """Device memory in the form that other libraries take. A tensor made of it keeps it alive, and so the memory."""

    def __init__(self, buffer: Buffer):
        self.memory = buffer.allocation.memory
        self.__cuda_array_interface__ = {"shape": (buffer.nbytes,), "typestr": "|u1", "data": (buffer.address, False),
                                         "version": 3}


def as_tensor(buffer: Buffer) -> torch.Tensor:
    """A Buffer of a real GPU as a CUDA tensor of its shape and dtype on the same memory. Raises A2AError on the
    simulated node, whose memory no CUDA kernel can read; use `Buffer.host()` there."""
    if buffer.context.runtime.simulated:
        raise A2AError(f"{buffer!r} is simulated memory: take buffer.host()")
    device = torch.device("cuda", buffer.context.devices[buffer.rank])
    if not buffer.nbytes:
        return torch.empty(buffer.shape, dtype=buffer.dtype, device=device)
    return torch.as_tensor(_Array(buffer), device=device).view(buffer.dtype).reshape(buffer.shape)


class TorchCalls:
    """Runs PyTorch calls in a node's streams. Their memory comes from a pool of its own: a graph's replays write it, so nothing else may
    get it. Results of one stream's calls may take each other's places, because they run one after the other."""

    def __init__(self, node: Any):
        self.devices = [torch.device("cuda", rank.device) for rank in node.ranks]
        self._pools = []
        for device in self.devices:
            with torch.cuda.device(device):
                self._pools.append(torch.cuda.MemPool())
        self._streams: dict[int, torch.cuda.ExternalStream] = {}
        self._views: dict[tuple, torch.Tensor] = {}

    def view(self, buffer: Buffer) -> torch.Tensor:
        """The buffer as a tensor on the same memory; kept, because making one takes the host 10 us."""
        key = buffer.rank, buffer.address, buffer.shape, buffer.dtype
        if key not in self._views:
            self._views[key] = as_tensor(buffer)
        return self._views[key]

    @contextmanager
    def on(self, i: int, stream: Stream) -> Iterator[None]:
        """Calls in the block run on a stream of the i-th driven rank."""
        if stream.handle not in self._streams:
            self._streams[stream.handle] = torch.cuda.ExternalStream(stream.handle, device=self.devices[i])
        with torch.cuda.device(self.devices[i]), torch.cuda.use_mem_pool(self._pools[i], self.devices[i]), \
                torch.cuda.stream(self._streams[stream.handle]):
            yield
