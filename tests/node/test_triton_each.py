"""Triton's `at_each`, `signal_each`, `wait_each`, `put_words` and `get_words`: they work, and tests notice if one is omitted. Kernels
that forget a wait, set a flag too early or wait on the wrong one: what finds them, and on which line."""
import linecache

import pytest
import sample_tools
import torch
import triton_samples as samples
from sample_tools import GPUS, exchange, sample, stored_samples  # noqa: F401

from a2a_lib import Node, SymmetricHeap

N = 200  # more than a wave, fewer than a block: some lanes have no word


def epoch(rank, call):
    return call


def gathered(node, name, calls):
    """Outputs after `calls` calls without a pause, and what they must be."""
    heap, world = SymmetricHeap(node, 1 << 12), node.world_size
    inbox, flags = heap.alloc("inbox", (2, world), torch.int32), heap.alloc("flags", (world,), torch.int32)
    heap.zero_()
    x = [rank.from_torch(torch.tensor([rank.index + 5], dtype=torch.int32), "x") for rank in node.ranks]
    out = [rank.zeros(world, torch.int32, "out") for rank in node.ranks]
    return node.measure(sample(node, name), 1, x, inbox, flags, out, heap, node.ranks, epoch, warm=0, calls=calls).outputs


@pytest.mark.parametrize("memory", ["strict", "hw-spx", "cpx"])
@pytest.mark.parametrize("world", [1, 2, 8])
def test_flags_of_all_peers_at_once(world, memory):
    with Node(world, name="small", memory=memory, races=True, seed=3) as node:
        for out in gathered(node, f"gather_each {world}", 3):
            assert out.tolist() == list(range(5, 5 + world))
        assert not node.races


@pytest.mark.parametrize("mistake", ["early", "one flag"])
def test_waits_for_the_wrong_flags_are_races(mistake):
    with Node(2, name="small", memory="strict", races=True, seed=1) as node:
        gathered(node, f"gather_each 2 {mistake}", 3)
        assert node.races


@pytest.mark.parametrize("memory", ["strict", "hw-spx", "cpx"])
@pytest.mark.parametrize("world", [1, 2, 8])
def test_words_with_flags(world, memory):
    if world == 8 and memory != "strict":
        pytest.skip("one mode is enough at this size")
    with Node(world, name="small", memory=memory, races=True, seed=2) as node:
        heap = SymmetricHeap(node, 1 << 16)
        box = heap.alloc("box", (2, world, N), torch.int64)
        heap.zero_()
        rows = [(torch.arange(N) - 100).to(torch.int32) * (rank + 1) for rank in range(world)]
        x = [rank.from_torch(rows[rank.index], "x") for rank in node.ranks]
        out = [rank.zeros(N, torch.int32, "out") for rank in node.ranks]
        node.measure(sample(node, f"sum_words {world}"), 1, x, box, out, heap, node.ranks, epoch, N, warm=0, calls=3,
                     check=sum(rows).to(torch.int32))
        assert not node.races


WRITES, READS = "put(at(inbox", "total += tl.load(inbox"


def right(outs):
    return torch.equal(outs, (10 * torch.arange(sample_tools.N, dtype=torch.int32)).expand(GPUS, sample_tools.N))


@pytest.mark.parametrize("mistake", ["", *samples.MISTAKES])
def test_the_race_detector_names_the_lines_of_python(mistake):
    with Node(GPUS, name="small", memory="strict", races=True, seed=1) as node:
        outs = exchange(node, mistake)()
        if not mistake:
            assert right(outs) and not node.races, node.races
            return
        racing_lines = {tuple(linecache.getline(samples.__file__, end.line).strip()
                              for end in sorted((race.first, race.second), key=lambda end: not end.write)) for race in node.races}
        assert any(write.startswith(WRITES) and read.startswith(READS) for write, read in racing_lines), node.races
        assert {race.first.file for race in node.races} == {"triton_samples.py"}


@pytest.mark.parametrize("mistake", ["", *samples.MISTAKES])
def test_the_explorer_sees_the_damage(mistake):
    with Node(GPUS, name="small", memory="strict") as node:
        run = exchange(node, mistake, late=2)  # at one pace, waiting for the wrong rank is right by luck
        exploration = node.explore(run, seeds=8, check=right)
        assert exploration.ok == (not mistake), exploration
