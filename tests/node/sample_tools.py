"""Runs of the Triton kernels of the tests, out of their stored assembly. `python tests/node/sample_tools.py` writes stored/ anew, with
the Triton that is installed."""
from pathlib import Path

import pytest
import torch
import triton_samples as samples

from a2a_lib import SymmetricHeap
from a2a_lib.machine.node.triton import load
from a2a_lib.machine.toolchain.triton import store_function, stored

STORED = Path(__file__).parent / "stored"
GPUS, N = 4, 200  # of `exchange`


@pytest.fixture(autouse=True)
def stored_samples(monkeypatch):
    """Triton kernels come out of the tests' own stored assembly."""
    monkeypatch.setattr(stored, "FOLDER", STORED)


def sample(node, name):
    """A kernel of `triton_samples.SIGNATURES`, loaded."""
    signature, constants = samples.SIGNATURES[name]
    return load(node, getattr(samples, name.split()[0]), signature, **constants)


def exchange(node, mistake, late=None):
    """A function that runs the exchange of a node's ranks once, and gives the outputs. late: a rank that has something
    else to do first."""
    kernel, heap = sample(node, f"exchange {mistake}"), SymmetricHeap(node, 1 << 14)
    inbox, flags = heap.alloc("inbox", (GPUS, N), torch.int32), heap.alloc("flags", (GPUS,), torch.int32)
    rows = [rank.from_torch(torch.arange(N, dtype=torch.int32) * (rank.index + 1), "row") for rank in node.ranks]
    outs = [rank.zeros(N, torch.int32, "out") for rank in node.ranks]

    def run():
        for box, flag in zip(inbox, flags):
            box.zero_(), flag.zero_()
        node.synchronize()
        if late is not None:
            node.ranks[late].zeros(1 << 20, torch.int8, "something else")
        for i, rank in enumerate(node.ranks):
            kernel.launch(rank, 1, inbox[i], flags[i], rows[i], outs[i], heap.bases[i], rank.index, GPUS, N, 1)
        return torch.stack([out.to_torch() for out in outs])

    return run


if __name__ == "__main__":
    stored.FOLDER = STORED
    for name, (signature, constants) in samples.SIGNATURES.items():
        store_function(getattr(samples, name.split()[0]), signature, **constants)
    names = {file.name for file in STORED.glob("*.s")}
    print(*stored.pack(lambda name, text: name not in names), sep="\n")
