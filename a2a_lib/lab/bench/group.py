"""The processes of a measurement under torchrun."""
from __future__ import annotations

from ...node.torchrun import join, launched


class Group:
    """Under torchrun: torch.distributed for CPUs, and for GPUs if peers need it. Without torchrun it does nothing.
    After the loss of a rank, the others end within two minutes. Raises A2AError with the reason if the processes do not
    find each other."""

    def __init__(self, target: str, peers=()):
        several = launched().world_size > 1 and target != "sim"
        self._backend = ("cpu:gloo,cuda:nccl" if peers else "gloo") if several else None

    def __enter__(self):
        if self._backend:
            if "nccl" in self._backend:
                import torch

                torch.cuda.set_device(launched().local_rank)
            join(self._backend)
        return self

    def __exit__(self, kind, *_):
        if self._backend and kind is None:
            import torch.distributed as dist

            dist.destroy_process_group()
