"""Triton kernels that forget a wait, set a flag too early or wait on the wrong one: what finds them, and on which line."""
import linecache
from pathlib import Path

import pytest
import torch
import triton_samples as samples

from a2a_lib import Node, SymmetricHeap
from a2a_lib.machine.node.triton import load
from a2a_lib.machine.toolchain.triton import stored

GPUS, N = 4, 200
WRITES, READS = "put(at(inbox", "total += tl.load(inbox"


@pytest.fixture(autouse=True)
def _samples(monkeypatch):
    monkeypatch.setattr(stored, "FOLDER", Path(__file__).parent / "stored")


def prepared(node, mistake, late=None):
    """A function that runs the exchange of a node's ranks once, and gives the outputs. late: a rank that has something
    else to do first."""
    signature, constants = samples.SIGNATURES[f"exchange {mistake}"]
    kernel, heap = load(node, samples.exchange, signature, **constants), SymmetricHeap(node, 1 << 14)
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


def right(outs):
    return torch.equal(outs, (10 * torch.arange(N, dtype=torch.int32)).expand(GPUS, N))


@pytest.mark.parametrize("mistake", ["", *samples.MISTAKES])
def test_the_race_detector_names_the_lines_of_python(mistake):
    with Node(GPUS, name="small", memory="strict", races=True, seed=1) as node:
        outs = prepared(node, mistake)()
        if not mistake:
            assert right(outs) and not node.races, node.races
            return
        found = {tuple(linecache.getline(samples.__file__, end.line).strip()
                       for end in sorted((race.first, race.second), key=lambda end: not end.write)) for race in node.races}
        assert any(write.startswith(WRITES) and read.startswith(READS) for write, read in found), node.races
        assert {race.first.file for race in node.races} == {"triton_samples.py"}


@pytest.mark.parametrize("mistake", ["", *samples.MISTAKES])
def test_the_explorer_sees_the_damage(mistake):
    with Node(GPUS, name="small", memory="strict") as node:
        run = prepared(node, mistake, late=2)  # at one pace, waiting for the wrong rank is right by luck
        found = node.explore(run, seeds=8, check=right)
        assert found.ok == (not mistake), found
