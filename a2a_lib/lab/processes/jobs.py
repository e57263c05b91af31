"""Work for processes: one verified run of a rung made of PyTorch calls. The module also sets the interface over which gloo
finds its peers.
"""

import os
import sys

import torch.distributed as dist


def run_rung(rung: str, shape: str, seed: int, calls: int = 1, drop: float = 0.0, num_tokens=None) -> dict:
    """Makes `calls` calls of this rung, of any family, in a process of an initialised group. Each is checked on this rank.

    Call n draws seed + n. Returns {"calls": n, "bytes": {what: [world_size] int}}, the bytes that this rank sent to
    each rank in the last call. Raises MismatchError if a result is wrong.
    """
    from ...kernels import families

    world, kind, device = dist.get_world_size(), families.find(rung), "cuda" if dist.get_backend() == "nccl" else "cpu"
    comm = kind(None, shape, world_size=world)
    how = ({"drop": drop} if drop else {}) | ({} if num_tokens is None else {"num_tokens": num_tokens})
    for call in range(calls):
        problem = kind.family.problem(comm.shape, world, seed + call, **how)
        comm.check(problem, comm(problem.to(device)))
    sent = {exchange: moved[dist.get_rank()].tolist() for exchange, moved in comm.bytes_moved.items()}
    return {"calls": calls, "bytes": sent}


def use_loopback() -> None:
    """Makes gloo use the loopback interface, because all ranks are on this machine. It would look up the host's name,
    which on laptops often leads nowhere."""
    os.environ.setdefault("GLOO_SOCKET_IFNAME", "lo0" if sys.platform == "darwin" else "lo")
