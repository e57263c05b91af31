"""`Cluster`: several simulated nodes, with a network card (NIC) for every rank."""
import torch

from ...errors import ConfigError
from ...plurals import quantity
from .node import Node

NIC_SLOTS = 256  # descriptors in a queue, as in a2a/nic.h and triton_functions.py


class Cluster(Node):
    """Nodes of `gpus` GPUs each, with ranks 0, 1, ... node after node: rank r is GPU r % gpus of node r // gpus.

        cluster = a2a.Cluster(nodes=2, gpus=4)
        heap = a2a.SymmetricHeap(cluster, 1 << 20)

    Within a node everything is as on a `Node`. Loads, stores and copies to another node fault. `put_signal` reaches
    other nodes: a kernel (HIP: a2a/nic.h; Triton: a2a.triton.put_signal) hands its rank's NIC a descriptor. The NIC
    writes the data, then sets the flag. `world.at` and `at` give the addresses.

    nodes    their number; nodes * gpus is at most 16
    gpus     of each node
    options  those of a simulated `Node`

    Attributes, besides a Node's: nodes, gpus_per_node, nics (a queue for each rank, int64 [1 + 256, 8], an argument of
    kernels). Bandwidth (GB/s), latency and message rate of a NIC are constants of the preset: nic_gbps, nic_post, nic,
    nic_message (CALIBRATION.md). Simulated only. Raises ConfigError for numbers out of range.
    """

    def __init__(self, nodes: int = 2, gpus: int = 8, **options):
        if options.get("target", "sim") != "sim":
            raise ConfigError("a Cluster is simulated; on real machines the rungs of lesson 03 run on torch.distributed")
        if not (isinstance(nodes, int) and isinstance(gpus, int) and nodes >= 1 and gpus >= 1 and nodes * gpus <= 16):
            raise ConfigError(f"{quantity(nodes, 'node')} of {quantity(gpus, 'GPU')}: from 1 to 16 ranks together")
        self.nodes, self.gpus_per_node = nodes, gpus
        super().__init__(nodes * gpus, **{"target": "sim", **options})
        self.nics = [rank.zeros((1 + NIC_SLOTS, 8), torch.int64, "nic") for rank in self.ranks]
        self.synchronize()
        for rank, nic in zip(self.ranks, self.nics):
            self.runtime.library.attach_nic(rank.index, nic.address, NIC_SLOTS)

    @property
    def size(self) -> tuple[int, ...]:
        """(nodes, GPUs of each)."""
        return self.nodes, self.gpus_per_node

    def __repr__(self) -> str:
        return f"Cluster({quantity(self.nodes, 'node')}: {super().__repr__()})"
