"""Stores to peers wait for the CU's earlier stores, its GPU's links, and other GPUs' stores there. Times are worked out by hand."""
import pytest
import torch

from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap
from a2a_lib.machine.sim import presets

SOURCE = """
#include "a2a/a2a.h"
using namespace a2a;

// Reads and writes one word `times` times, one after the other: in ticks of 10 ns.
extern "C" __global__ void again(volatile int* word, int64_t* ticks, int times) {
  int next = 0;
  const int64_t begun = wall_clock64();
  for (int i = 0; i < times; ++i) next = word[next];
  ticks[0] = wall_clock64() - begun;
  ticks[1] = next;
}
extern "C" __global__ void write(Bytes16* dst, int64_t count) {
  for (int64_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += int64_t(gridDim.x) * blockDim.x) dst[i] = Bytes16{1, 2, 3, 4};
}
// Every block writes `count` pieces of 16 bytes to one of `peers` peers.
extern "C" __global__ void spread(World world, Bytes16* data, int peers, int64_t count) {
  Bytes16* dst = world.at(data, 1 + blockIdx.x % peers) + blockIdx.x * count;
  for (int64_t i = threadIdx.x; i < count; i += blockDim.x) dst[i] = Bytes16{1, 2, 3, 4};
}
// All blocks but the first write to rank 1. The first tells it 4 us later, and how long that took: in ticks of 10 ns.
extern "C" __global__ void flood(World world, Bytes16* data, int* flag, int64_t* ticks, int add, int64_t count) {
  if (blockIdx.x) {
    Bytes16* dst = world.at(data, 1) + blockIdx.x * count;
    for (int64_t i = threadIdx.x; i < count; i += blockDim.x) dst[i] = Bytes16{1, 2, 3, 4};
  } else if (threadIdx.x == 0) {
    const int64_t begun = wall_clock64();
    while (wall_clock64() < begun + 400) {}
    const int64_t before = wall_clock64();
    if (add) atomicAdd(world.at(flag, 1), 1);
    else store_relaxed<Scope::system>(world.at(flag, 1), 1);
    fence<Order::release, Scope::system>();
    *ticks = wall_clock64() - before;
  }
}
"""
LINE, COUNT = 128, 1 << 17  # 2 MiB in pieces of 16 bytes


def timed(node, launch):
    """Duration of the kernels `launch` starts, us."""
    mark = node.mark()
    launch()
    node.synchronize()
    return node.trace_since(mark).stages()["total"][0]


def least(known, rate="link_gbps"):
    return COUNT * 16 / known[rate] / 1e3


def test_a_link_is_as_fast_as_a_link():
    with Node(2, xcds=2, cus=4) as node:
        module, known, heap = node.load(SOURCE), presets.constants(node.preset), SymmetricHeap(node, 4 << 20)
        data = heap.alloc("data", (COUNT * 4,), torch.int32)
        a, b = node.ranks
        took = timed(node, lambda: a.launch(module.write, 8, 256, heap.translate(data[0], 1), COUNT))
        assert least(known) < took < least(known) + 3
        both = timed(node, lambda: (a.launch(module.write, 8, 256, heap.translate(data[0], 1), COUNT),
                                    b.launch(module.write, 8, 256, heap.translate(data[1], 0), COUNT)))
        assert both == pytest.approx(took, rel=0.1)  # each direction has its own wires


@pytest.mark.parametrize("lines", [None, 44])
def test_one_cu_fills_a_link_by_storing(lines):
    """A CU has 188 lines in flight to a peer, each for 520 ns: 46 GB/s; a link passes 45. With 44 lines, the CU stores a quarter."""
    constants = {"cu_remote_stores": lines} if lines else {}
    with Node(2, xcds=2, cus=4, constants=constants) as node:
        module, known, heap = node.load(SOURCE), presets.constants(node.preset) | constants, SymmetricHeap(node, 4 << 20)
        data = heap.alloc("data", (COUNT * 4,), torch.int32)
        took = timed(node, lambda: node.ranks[0].launch(module.write, 1, 1024, heap.translate(data[0], 1), COUNT))
        rate = known["cu_remote_stores"] * LINE / known["remote_store"] * 1e3  # GB/s
        assert COUNT * 16 / took / 1e3 == pytest.approx(min(rate, known["link_gbps"]), rel=0.1)
        assert rate > known["link_gbps"] if lines is None else rate < known["link_gbps"] / 3


def test_several_links_that_stores_queue_at_are_slower():
    """64 blocks to one peer pass its link's rate. To each of two they queue longer than `link_crowd`, and both pass less;
    not to uncached memory, and not where the other link has no queue."""
    kinds = ("default", "finegrained", "uncached")
    with Node(3) as node:
        module, known = node.load(SOURCE), presets.constants(node.preset)
        heaps = {memory: SymmetricHeap(node, 8 << 20, memory=memory) for memory in kinds}
        data = {memory: heap.alloc("data", (2 * COUNT * 4,), torch.int32)[0] for memory, heap in heaps.items()}

        def run(peers, memory="finegrained", blocks=64):  # each peer gets 2 MiB
            return timed(node, lambda: node.ranks[0].launch(module.spread, blocks * peers, 256, heaps[memory].world(0, 1),
                                                            data[memory], peers, COUNT // blocks))
        free, crowded = least(known), least(known, "link_crowded_gbps")
        assert free < run(1) < free + 3 and free < run(1, "default") < free + 3
        assert 0.9 * crowded < run(2) < crowded + 3 and 0.9 * crowded < run(2, "default") < crowded + 3
        assert free < run(2, "uncached") < free + 3
    with Node(3, constants={"link_crowd": 1e9}) as node:  # no queue is as long
        module, heap = node.load(SOURCE), SymmetricHeap(node, 8 << 20)
        data = heap.alloc("data", (2 * COUNT * 4,), torch.int32)[0]
        took = timed(node, lambda: node.ranks[0].launch(module.spread, 128, 256, heap.world(0, 1), data, 2, COUNT // 64))
        assert free < took < free + 3


@pytest.mark.parametrize("add", [0, 1])
def test_a_flag_does_not_wait_behind_all_that_other_cus_have_queued(add):
    """Seven CUs keep 188 lines each at a link, 3.7 us of it. The eighth's flag goes after one line of each of eight CUs; a
    second of its own flags would go after two."""
    with Node(2, xcds=2, cus=4) as node:
        module, known = node.load(SOURCE), presets.constants(node.preset)
        heap, rank = SymmetricHeap(node, 4 << 20), node.ranks[0]
        data, flag = heap.alloc("data", (8 * 1024 * 64,), torch.int32)[0], heap.alloc("flag", (32,), torch.int32)[0]
        ticks = rank.zeros((1,), torch.int64, "ticks")

        def waits(blocks):
            rank.launch(module.flood, blocks, 1024, heap.world(0, 1), data, flag, ticks, add, 16 * 1024)
            node.synchronize()
            return ticks.to_torch().item() * 10e3  # ps
        queued = 7 * known["cu_remote_stores"] * LINE * 1e3 / known["link_gbps"]
        turn = 8 * LINE * 1e3 / known["link_gbps"]
        assert queued > 3.5e6 and waits(8) < waits(1) + turn + 100e3


@pytest.mark.parametrize("preset", ["mi300x", "h200"])
def test_uncached_memory_is_read_where_it_lies(preset):
    """A word that is read again comes from the L1 or the L2, of uncached memory from the Infinity Cache. NVIDIA has no such
    memory."""
    times, took, waves = 400, {}, {}
    with Node(1, xcds=2, cus=4, preset=preset, constants={"jitter": 32}) as node:
        module, known, rank = node.load(SOURCE), presets.constants(preset), node.ranks[0]
        for kind in ("default", "finegrained", "uncached"):
            word = rank.empty((32,), torch.int32, "word", memory=kind).zero_()
            ticks = rank.zeros((2,), torch.int64, "ticks")
            mark = node.mark()
            rank.launch(module.again, 1, 1, word, ticks, times)
            took[kind] = ticks.to_torch()[0].item() * 10e3 / times
            waves[kind] = int(node.trace_since(mark).select("wave").records["duration"][0])  # ps
    unit = 1024  # ps: moments at which lines arrive are rounded to such (fabric/timing.h)
    assert abs(waves["default"] - waves["finegrained"]) <= unit
    if preset == "mi300x":
        assert took["default"] < known["l2"] + 0.1e6 and known["mall"] < took["uncached"] < known["mall"] + 0.1e6
    else:
        assert abs(waves["uncached"] - waves["default"]) <= unit
