"""The processes of a measurement under torchrun."""
import os

from ...machine.node.torchrun import join, launched


class Group:
    """Under torchrun: torch.distributed for CPUs, and for GPUs if peers need it. Without torchrun it does nothing. A single
    process joins for its peers alone. After the loss of a rank, the others end within two minutes. Raises A2AError with the
    reason if the processes do not find each other."""

    def __init__(self, target: str, peers=()):
        joins = launched().world_size > 1 or peers and "MASTER_ADDR" in os.environ
        self._backend = ("cpu:gloo,cuda:nccl" if peers else "gloo") if joins and target != "sim" else None

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
