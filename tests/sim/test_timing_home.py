"""Times at a line's home: read-modify-writes of uncached memory go one after another. The Infinity Cache keeps stores."""
import pytest
import torch

from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap

SOURCE = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void add(World world, uint32_t* word, int home, int times) {
  uint32_t old = 0;
  if (lane_id() == 0)
    for (int i = 0; i < times; ++i) old += atomicAdd(world.at(word, home) + (old >> 31), 1u);  // one after the other
}
extern "C" __global__ void fill(World world, int* words, int lines) {
  for (int i = threadIdx.x; i < lines * 32; i += blockDim.x) world.at(words, 1)[i] = 0;
}
extern "C" __global__ void chase(const int* words, int lines, int* out) {
  int sum = 0;
  for (int i = 0; i < lines; ++i) sum += __builtin_nontemporal_load(words + i * 32 + sum);
  *out = sum;
}
"""
BLOCKS, WAVES, TIMES, LINES = 8, 4, 16, 64
ADDS = BLOCKS * WAVES * TIMES


def adds(senders, memory="uncached", **constants):
    """us until the last of ADDS adds of each sender at rank 0's word is done; checks the sum."""
    with Node(4, name="small", constants=constants) as node:
        kernel, heap = node.load(SOURCE).add, SymmetricHeap(node, 1 << 20, memory=memory)
        word = heap.alloc("word", (64,), torch.int32)
        heap.zero_()
        mark = node.mark()
        for r in senders:
            node.ranks[r].launch(kernel, BLOCKS, 64 * WAVES, heap.world(r, 1), word[r], 0, TIMES)
        launches = node.trace_since(mark).select("launch").records
        assert int(word[0].to_torch()[0]) == len(senders) * ADDS
        return float((launches["time"] + launches["duration"]).max() - launches["time"].min()) / 1e6


@pytest.mark.parametrize("senders", [[0], [1], [1, 2, 3], [0, 1, 2, 3]])
def test_adds_to_uncached_memory_take_turns_whoever_sends_them(senders):
    turns = len(senders) * ADDS * 0.1
    us = adds(senders, atomic_home=100e3)
    assert 0.95 * turns < us < 1.1 * turns + 5
    assert us - adds(senders, atomic_home=50e3) == pytest.approx(turns / 2, rel=0.15)


def test_cached_memory_has_other_turns():
    assert adds([1, 2, 3], "finegrained", atomic_home=1e6) == adds([1, 2, 3], "finegrained")


def chase(share):
    """us a line that rank 1 reads after rank 0 has stored it."""
    with Node(2, name="small", constants={"mall_stores": share}) as node:
        kernels, heap = node.load(SOURCE), SymmetricHeap(node, 1 << 20, memory="uncached")
        words, out = heap.alloc("words", (LINES * 32,), torch.int32), node.ranks[1].zeros((1,), torch.int32, "out")
        node.reseed(1)
        node.ranks[0].launch(kernels.fill, 1, 256, heap.world(0, 1), words[0], LINES)
        node.synchronize()
        mark = node.mark()
        node.ranks[1].launch(kernels.chase, 1, 1, words[1], LINES, out)
        return node.trace_since(mark).select("launch").records["duration"].sum() / 1e6 / LINES


def test_a_share_of_what_is_stored_stays_in_the_infinity_cache():
    kept, none, half = chase(1), chase(0), chase(0.5)
    assert none - kept == pytest.approx(0.110, rel=0.1)  # 350 ns by memory less 240
    assert half - kept == pytest.approx((none - kept) / 2, rel=0.35)  # the lines are drawn
