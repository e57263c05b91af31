"""Triton's `at_each`, `signal_each`, `wait_each`, `put_words` and `get_words`: they work, and tests notice if one is omitted."""
import pytest
import torch
from sample_tools import sample, stored_samples  # noqa: F401

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
