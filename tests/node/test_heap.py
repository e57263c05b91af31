"""The symmetric heap: its arithmetic, and on a simulated node what ranks see through it."""
import random

import pytest
import torch
from node_tools import node_fixture

from a2a_lib.errors import FreedError, HeapError
from a2a_lib.machine.node.heap import HeapLayout, SymmetricHeap


def test_places_are_aligned_and_disjoint():
    draw = random.Random(1)
    for _ in range(50):
        layout = HeapLayout(1 << 20)
        for number in range(20):
            shape = [draw.randrange(5) for _ in range(draw.randrange(4))]
            dtype = draw.choice([torch.uint8, torch.float16, torch.float32, torch.int64])
            align = draw.choice([8, 16, 128, 4096])
            place = layout.place(f"n{number}", shape, dtype, align)
            assert place.offset % align == 0
        places = sorted(layout.places.values(), key=lambda place: (place.offset, place.nbytes))
        assert all(a.offset + a.nbytes <= b.offset for a, b in zip(places, places[1:]))
        assert layout.used <= layout.nbytes


def test_a_full_heap_says_how_much_it_needs_and_bad_allocations_are_refused():
    layout = HeapLayout(1000)
    layout.place("counts", (10,), torch.int32)
    error = pytest.raises(HeapError, layout.place, "tokens", (256, 7168), torch.float16)
    text = str(error.value)
    assert "'tokens' ([256, 7168] float16) needs 3670016 bytes (3.5 MiB)" in text
    assert f"SymmetricHeap(node, {128 + 3670016}) would hold it" in text
    exact = HeapLayout(128 + 3670016)
    exact.place("counts", (10,), torch.int32)
    exact.place("tokens", (256, 7168), torch.float16)
    assert layout.used == 40  # the refused allocation left no trace
    layout = HeapLayout(1000)
    layout.place("a", (4,), torch.int32)
    pytest.raises(HeapError, layout.place, "a", (4,), torch.int32).match("already holds 'a' .*\\[4\\] int32")
    pytest.raises(HeapError, layout.place, "b", (4,), torch.int32, align=96).match("power of two")
    pytest.raises(HeapError, layout.place, "b", (-1,), torch.int32).match("negative")
    pytest.raises(HeapError, HeapLayout, 0).match("at least one byte")


node = node_fixture(4, name="small")


def test_every_rank_sees_every_heap_at_its_own_address(node):
    heap = SymmetricHeap(node, 1 << 16)
    x = heap.alloc("x", (16,), torch.int32)
    bases = [buffer.to_torch().tolist() for buffer in heap.bases]
    assert len({tuple(row) for row in bases}) == 4  # no address is shared knowledge
    for rank, row in enumerate(bases):
        assert len(set(row)) == 4 and row[rank] == x[rank].address - heap.layout.places["x"].offset
    for rank in range(4):
        x[rank].copy_from(torch.full((16,), rank, dtype=torch.int32))
    for rank in range(4):
        for peer in range(4):
            seen = heap.translate(x[rank], peer)
            assert (seen.rank, seen.home) == (rank, peer)
            assert seen.to_torch().tolist() == [peer] * 16
            assert seen.address == bases[rank][peer] + heap.layout.places["x"].offset


def test_refusals_names_and_close(node):
    heap = SymmetricHeap(node, 4096)
    same = dict.fromkeys(range(4), ((8,), torch.float32))
    with pytest.raises(HeapError, match=r"rank 0 asks for \[8\] float32, rank 3 for \[9\] float32"):
        heap.alloc_per_rank("x", same | {3: ((9,), torch.float32)})
    with pytest.raises(HeapError, match=r"rank 1 for \[8\] int32"):
        heap.alloc_per_rank("x", same | {1: ((8,), torch.int32)})
    pytest.raises(HeapError, heap.alloc_per_rank, "x", {rank: same[rank] for rank in range(3)}).match("rank 3")
    heap.alloc_per_rank("x", same)
    assert [buffer.rank for buffer in heap["x"]] == [0, 1, 2, 3] and "x" in heap
    pytest.raises(KeyError, heap.buffer, "y").match("no 'y'; it holds x")
    pytest.raises(HeapError, heap.translate, node.ranks[0].empty(8), 1).match("not in this heap")
    assert "x  [8] float32, 32 B" in repr(heap)
    with SymmetricHeap(node, 4096) as heap:
        x = heap.alloc("x", (8,))
        kept = x[0].host()
    pytest.raises(FreedError, x[0].host).match("'heap' was freed")
    pytest.raises(HeapError, heap.alloc, "y", (8,)).match("closed")
    kept.fill_(1)  # the host tensor keeps the memory
    heap.close()
