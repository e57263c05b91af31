"""The clock: which level answers, what queues where, what is limited. Counts and times worked out by hand."""
import pytest
import torch

from a2a_lib.errors import ConfigError
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap
from a2a_lib.machine.sim import presets

SOURCE = """
#include "a2a/a2a.h"
using namespace a2a;

// One wave reads `lines` lines of 128 bytes, two lanes to a line, `passes` times.
extern "C" __global__ void read(const int64_t* src, int64_t* out, int lines, int passes, int acquire_between) {
  int64_t sum = 0;
  for (int pass = 0; pass < passes; pass++) {
    for (int line = threadIdx.x / 2; line < lines; line += 32) sum += src[line * 16 + threadIdx.x % 2];
    if (acquire_between) fence<Order::acquire, Scope::agent>();
  }
  out[threadIdx.x] = sum;
}
// One block writes `lines` lines, then one wave releases, `times` times.
extern "C" __global__ void release(int64_t* dst, int lines, int times) {
  for (int i = threadIdx.x; i < lines * 16; i += blockDim.x) dst[i] = i;
  __syncthreads();
  if (threadIdx.x < 64)
    for (int i = 0; i < times; i++) fence<Order::release, Scope::agent>();
}
// `steps` loads, each of which needs the one before.
extern "C" __global__ void chase(const int* next, int* out, int steps) {
  int at = 0;
  for (int i = 0; i < steps; i++) at = next[at];
  *out = at;
}
extern "C" __global__ void write(Bytes16* dst, int64_t count) {
  for (int64_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += int64_t(gridDim.x) * blockDim.x) dst[i] = Bytes16{1, 2, 3, 4};
}
extern "C" __global__ void sum(const Bytes16* src, int* out, int64_t count) {
  int total = 0;
  for (int64_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += int64_t(gridDim.x) * blockDim.x) total += src[i].x;
  out[blockIdx.x * blockDim.x + threadIdx.x] = total;
}
extern "C" __global__ void add(unsigned* words, int times, int apart) {
  unsigned old = 0;
  if (threadIdx.x == 0)
    for (int i = 0; i < times; i++) old = atomicAdd(words + blockIdx.x * apart, old + 1);
  words[256] = old;
}
extern __shared__ int room[];
extern "C" __global__ void busy(int* out, int steps) {
  float x = threadIdx.x;
  for (int i = 0; i < steps; i++) x = x * 1.5f + 1.0f;
  room[threadIdx.x] = int(x);
  out[threadIdx.x] = room[threadIdx.x];
}
"""
LINE = 128


@pytest.fixture
def node():
    with Node(2, xcds=2, cus=4) as node:
        yield node


@pytest.fixture
def module(node):
    return node.load(SOURCE)


def timed(node, launch):
    """Duration (us) of the one kernel that `launch` starts, with cold caches."""
    mark = node.mark()
    launch()
    node.synchronize()
    return node.trace_since(mark).stages()["total"][0]


def counted(node, launch, rank=0):
    """The increase of each counter of `rank`."""
    before = node.counters()["caches"][rank]
    launch()
    node.synchronize()
    after = node.counters()["caches"][rank]
    return {name: after[name] - before[name] for name in after}


def constants(node):
    return presets.constants(node.preset)


# ---- which level answers

def test_a_second_pass_hits_in_l1_and_after_an_acquire_in_l2(node, module):
    rank = node.ranks[0]
    src, out = rank.zeros((100 * 16,), torch.int64, "src"), rank.zeros((64,), torch.int64, "out")
    node.reseed(1)
    seen = counted(node, lambda: rank.launch(module.read, 1, 64, src, out, 100, 2, 0))
    assert (seen["l1_misses"], seen["l1_hits"]) == (100, 100)
    assert seen["hbm_bytes"] >= 100 * LINE
    node.reseed(1)
    seen = counted(node, lambda: rank.launch(module.read, 1, 64, src, out, 100, 2, 1))
    assert (seen["l1_misses"], seen["l1_hits"]) == (200, 0)
    assert seen["l2_hits"] >= 100


def test_an_l1_that_is_too_small_does_not_help(node, module):
    rank = node.ranks[0]
    lines = constants(node)["l1_bytes"] / LINE + 64
    src, out = rank.zeros((int(lines) * 16,), torch.int64, "src"), rank.zeros((64,), torch.int64, "out")
    seen = counted(node, lambda: rank.launch(module.read, 1, 64, src, out, int(lines), 2, 0))
    assert seen["l1_hits"] < lines / 2


def test_the_next_kernel_finds_l1_empty_and_l2_full(node, module):
    rank = node.ranks[0]
    src, out = rank.zeros((100 * 16,), torch.int64, "src"), rank.zeros((64,), torch.int64, "out")
    read = lambda: rank.launch(module.read, 1, 64, src, out, 100, 1, 0)
    node.reseed(1)
    counted(node, read)
    seen = counted(node, lambda: (read(), read()))  # blocks go round the XCDs: one of the two runs where the first did
    assert seen["l1_hits"] == 0 and 100 <= seen["l2_hits"] < 200


def test_what_a_peer_wrote_is_no_longer_in_the_own_l2(node, module):
    owner, peer = node.ranks
    heap = SymmetricHeap(node, 1 << 20)
    data = heap.alloc("data", (100 * 16,), torch.int64)
    out = owner.zeros((64,), torch.int64, "out")
    data[0].zero_()
    read = lambda: owner.launch(module.read, 1, 64, data[0], out, 100, 1, 0)
    for _ in range(2):  # both XCDs
        counted(node, read)
    assert counted(node, read)["l2_misses"] < 10
    peer.launch(module.write, 1, 256, heap.translate(data[1], 0), 800)
    node.synchronize()
    assert counted(node, read)["l2_misses"] >= 100


def test_a_chase_takes_the_latency_of_the_level_that_answers(node, module):
    """The address is the same in all lanes, so clang chases through the scalar cache."""
    rank, known = node.ranks[0], constants(node)

    def per_step(lines):
        ring = torch.zeros(lines * 32, dtype=torch.int32)
        ring[torch.arange(lines) * 32] = ((torch.arange(lines) + 1) % lines * 32).int()
        data, out = rank.from_torch(ring, "ring"), rank.zeros((1,), torch.int32, "out")

        def run(steps):  # the first round warms up
            node.reseed(3)
            return timed(node, lambda: rank.launch(module.chase, 1, 64, data, out, steps))

        return (run(12 * lines) - run(2 * lines)) / (10 * lines) * 1e6  # ps

    loop = 20 * known["cycle"]  # five instructions from one load to the next
    assert per_step(64) == pytest.approx(known["scalar"] + loop, rel=0.05)
    assert per_step(1024) == pytest.approx(known["l2"] + loop, rel=0.05)


# ---- what queues where

def test_hbm_is_shared_by_all_cus():
    with Node(1) as node:
        module, rank, known = node.load(SOURCE), node.ranks[0], constants(node)
        count = 1 << 20  # of 16 bytes: 16 MiB
        src, out = rank.zeros((count * 4,), torch.int32, "src"), rank.empty((304 * 1024,), torch.int32, "out")
        run = lambda blocks: (node.reseed(1), timed(node, lambda: rank.launch(module.sum, blocks, 1024, src, out, count)))[1]
        least = count * 16 / known["hbm_gbps"] / 1e3
        assert least < run(304) < 1.6 * least + 2
        assert run(8) > 4 * least  # the loads that eight CUs have under way do not fill it


def test_dirty_bytes_are_written_back_once(node, module):
    rank, known, lines = node.ranks[0], constants(node), 16384  # 2 MiB
    dst = rank.empty((lines * 16,), torch.int64, "dst")
    run = lambda lines, times: (node.reseed(1), timed(node, lambda: rank.launch(module.release, 1, 1024, dst, lines, times)))[1]
    stores, home = (lines * LINE / known[way] / 1e3 for way in ("cu_gbps", "mall_gbps"))
    assert run(lines, 0) - run(0, 0) == pytest.approx(stores + home, rel=0.03), "the kernel's end waits for them"
    assert run(lines, 1) - run(0, 1) == pytest.approx(stores + home, rel=0.03), "a release waits for its own stores first"
    assert run(lines, 2) - run(lines, 1) == pytest.approx(known["release"] / 1e6, rel=0.2), "a second release has none"


def test_a_line_on_its_way_is_there_when_it_arrives(node, module):
    """Two waves of a block follow one chain of cold lines. A line that one wave requested reaches the other no sooner."""
    rank, known, steps = node.ranks[0], constants(node), 16
    chain = rank.from_torch((torch.arange(32 * steps, dtype=torch.int32) // 32 + 1) * 32)  # each line names the next
    out = rank.empty((1,), torch.int32)
    node.reseed(1)
    mark = node.mark()
    rank.launch(module.chase, 1, 128, chain, out, steps)
    waves = node.trace_since(mark).select("wave").records["duration"]
    assert len(waves) == 2 and min(waves) > steps * known["memory"] * 15 / 16


def test_releases_of_an_xcd_take_turns():
    """Compares one wave that releases again and again with eight such waves in one XCD."""
    def run(blocks):
        with Node(1, xcds=1, cus=8, constants={"release_turn": 400_000}) as node:
            kernels, rank = node.load(SOURCE), node.ranks[0]
            dst = rank.empty((8 * 1024 * 16,), torch.int64, "dst")
            return timed(node, lambda: rank.launch(kernels.release, blocks, 64, dst, 0, 20))
    assert run(8) - run(1) == pytest.approx(0.4 * (8 - 1) * 20, rel=0.2)


def test_other_values_of_constants():
    with Node(1, constants={"l2": 1e6}) as node:
        assert node.constants == {"l2": 1e6}
    for wrong, said in (({"l3": 1}, "no constant `l3`"), ({"l2": -1}, "from 0 to"), ({"link_gbps": 0}, "from 0.001"),
                        ({"l2": float("nan")}, "l2 is from"), ({"jitter": 64}, "from 2 to 32")):
        with pytest.raises(ConfigError, match=said):
            Node(1, constants=wrong)


def test_adds_to_one_word_take_turns(node, module):
    """A wave's adds wait for each other. Those of two XCDs fetch the word from each other; those of one XCD share it."""
    rank, known = node.ranks[0], constants(node)
    words = rank.zeros((8 * 32 + 1,), torch.int32, "words")
    run = lambda blocks, apart: (node.reseed(1), timed(node, lambda: rank.launch(module.add, blocks, 64, words, 100, apart)))[1]
    alone = run(1, 0)
    assert run(8, 32) == pytest.approx(alone, rel=0.1)
    two, eight = run(2, 0), run(8, 0)  # blocks go round the two XCDs
    assert two - alone == pytest.approx((known["atomic_far"] - known["atomic"]) * 100 / 1e6, rel=0.2)
    assert eight == pytest.approx(two, rel=0.1)


def test_blocks_that_do_not_fit_wait_for_those_that_do(node, module):
    """On each of 8 CUs, one block with 64 KiB of LDS runs at once, or eight blocks with 8 KiB."""
    rank = node.ranks[0]
    out = rank.empty((64,), torch.int32, "out")
    run = lambda blocks, lds: timed(node, lambda: rank.launch(module.busy, blocks, 64, out, 4000, dynamic_lds=lds))
    one = run(8, 65536)
    assert run(16, 65536) == pytest.approx(2 * one, rel=0.1)
    assert run(16, 8192) == pytest.approx(one, rel=0.1)


# ---- the constants

@pytest.mark.parametrize("name", presets.NAMES)
def test_every_constant_has_a_unit_and_a_source(name):
    table = presets.table(name)
    assert len(set(table["name"])) == len(table["name"]) > 30
    assert all(table["unit"]) and all(len(source) > 5 for source in table["source"])


def test_in_preset_ideal_memory_takes_a_cycle():
    with Node(2, preset="ideal", xcds=2, cus=4) as node:
        module, rank = node.load(SOURCE), node.ranks[0]
        src, out = rank.zeros((4096 * 16,), torch.int64, "src"), rank.zeros((64,), torch.int64, "out")
        assert timed(node, lambda: rank.launch(module.read, 1, 64, src, out, 4096, 1, 0)) < 4096 / 32 * 40 * 0.476e-3 + 1
