"""Times of acquires and releases with a preset whose polls are no fences and whose fences begin before stores arrive."""
import pytest
import torch

from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap
from a2a_lib.machine.sim import presets

FENCES = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void fences(const uint32_t* word, uint32_t* out, int times) {
  uint32_t sum = 0;
  for (int i = 0; i < times; i++) sum += load_relaxed<Scope::system>(word), fence<Order::acquire, Scope::system>();
  *out = sum;
}
extern "C" __global__ void looks(const uint32_t* flag, int times) {
  for (int i = 0; i < times; i++) wait_equal<Order::acquire, Scope::system>(flag, 0u);
}
extern "C" __global__ void tells(World world, int* word, int times) {
  for (int i = 0; i < times; i++) *world.at(word, 1) = i, fence<Order::release, Scope::system>();
}
"""


def test_an_acquire_behind_a_look_and_a_release_beside_stores():
    """The constants describe GPUs whose acquiring load is no fence, and whose fence starts while stores are in flight."""
    def run(kernel, **constants):
        with Node(2, name="small", constants=constants) as node:
            kernels, rank, heap = node.load(FENCES), node.ranks[0], SymmetricHeap(node, 1 << 20)
            word, flag = heap.alloc("word", (64,), torch.int32), rank.zeros((64,), torch.int32, "flag")
            args = {"fences": (flag, flag, 20), "looks": (flag, 20), "tells": (heap.world(0, 1), word[0], 20)}[kernel]
            rank.launch(kernels[kernel], 1, 64, *args)
            return node.trace.select("launch").records["duration"].sum() / 1e6
    assert run("fences", acquire_fence_system=1e6) - run("fences") == pytest.approx(20, rel=0.1)
    assert run("looks", acquire_fence_system=1e6) == run("looks") and run("looks", acquire_fence=1e6) == run("looks")
    late = run("tells", release_system=400e3)
    assert late - run("tells", release_system=400e3, release_beside=300e3) == pytest.approx(20 * 0.3, rel=0.1)
    alone = run("tells", release_system=400e3, release_beside=400e3)  # as soon as the stores are
    assert late - alone == pytest.approx(20 * 0.4, rel=0.1) and alone > 20 * presets.constants("mi300x")["remote_store"] / 1e6
