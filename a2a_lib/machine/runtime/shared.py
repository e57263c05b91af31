"""Device memory shared with PyTorch: a Buffer of a real GPU as a CUDA tensor, without a copy."""
import torch

from ...errors import A2AError
from .buffer import Buffer


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
