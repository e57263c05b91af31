"""The clock: which level answers, what queues where, what is limited. Counts and times worked out by hand."""
import pytest
import torch
from node_tools import node_fixture

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
extern "C" __global__ void add_at(World world, uint32_t* word, int home, int times) {
  uint32_t old = 0;
  if (lane_id() == 0)
    for (int i = 0; i < times; ++i) old += atomicAdd(world.at(word, home) + (old >> 31), 1u);  // one after the other
}
extern "C" __global__ void fill(World world, int* words, int lines) {
  for (int i = threadIdx.x; i < lines * 32; i += blockDim.x) world.at(words, 1)[i] = 0;
}
extern "C" __global__ void chase_stored(const int* words, int lines, int* out) {
  int sum = 0;
  for (int i = 0; i < lines; ++i) sum += __builtin_nontemporal_load(words + i * 32 + sum);
  *out = sum;
}
// Reads and writes one word `times` times, one after the other: in ticks of 10 ns.
extern "C" __global__ void again(volatile int* word, int64_t* ticks, int times) {
  int next = 0;
  const int64_t begun = wall_clock64();
  for (int i = 0; i < times; ++i) next = word[next];
  ticks[0] = wall_clock64() - begun;
  ticks[1] = next;
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
// Each thread stores a line of its own, 8 bytes a round, as tiles of matrix products do.
extern "C" __global__ void pieces(uint64_t* lines, int rounds) {
  const int line = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 0; i < rounds; ++i) __builtin_nontemporal_store(uint64_t(i), lines + line * 16 + i);
}
// Eight waves store 1024 bytes each, which begin within a line.
extern "C" __global__ void shifted(Bytes16* lines) { lines[threadIdx.x + 4] = Bytes16{1, 2, 3, 4}; }
// As pieces, 2 us between two rounds.
extern "C" __global__ void slowly(uint64_t* lines, int rounds) {
  for (int i = 0; i < rounds; ++i) {
    __builtin_nontemporal_store(uint64_t(i), lines + threadIdx.x * 16 + i);
    for (const int64_t begun = wall_clock64(); wall_clock64() < begun + 200;) {}
  }
}
// The same, and a release in each round: of its own block, or of the next one, which lies in another XCD.
extern "C" __global__ void released(uint64_t* lines, int rounds, int by) {
  for (int i = 0; i < rounds; ++i) {
    if (blockIdx.x == 0) __builtin_nontemporal_store(uint64_t(i), lines + threadIdx.x % 64 * 16 + i);
    if ((int)blockIdx.x == by) fence<Order::release, Scope::system>();
    for (const int64_t begun = wall_clock64(); wall_clock64() < begun + 200;) {}
  }
}
// Wave w stores a quarter of each line, 32 bytes, as neighbouring waves of a tile do.
extern "C" __global__ void quarters(Bytes16* lines) {
  const int lane = threadIdx.x % 64, wave = threadIdx.x / 64;
  lines[lane / 2 * 8 + wave * 2 + lane % 2] = Bytes16{1, 2, 3, 4};
}
// Blocks store the halves of lines: the two of an XCD those of the same ones.
extern "C" __global__ void halves(Bytes16* lines, int xcds) {
  const int lane = threadIdx.x % 64, half = blockIdx.x / xcds;
  lines[(blockIdx.x % xcds * 16 + lane / 4) * 8 + half * 4 + lane % 4] = Bytes16{1, 2, 3, 4};
}
extern "C" __global__ void flags(uint32_t* words) { signal<Order::relaxed, Scope::system>(words + threadIdx.x, 1u); }
"""
LINE = 128
node = node_fixture(2, xcds=2, cus=4)


@pytest.fixture
def module(node):
    return node.load(SOURCE)


def timed(node, launch):
    """Duration (us) of the kernels that `launch` starts."""
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


def test_l1_is_too_small_or_empty_after_a_kernel_and_l2_is_full(node, module):
    rank = node.ranks[0]
    lines = constants(node)["l1_bytes"] / LINE + 64
    src, out = rank.zeros((int(lines) * 16,), torch.int64, "src"), rank.zeros((64,), torch.int64, "out")
    seen = counted(node, lambda: rank.launch(module.read, 1, 64, src, out, int(lines), 2, 0))
    assert seen["l1_hits"] < lines / 2
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


def test_releases_of_an_xcd_and_adds_to_one_word_take_turns(node, module):
    """Compares one wave that releases again and again with eight such waves in one XCD."""
    def run(blocks):
        with Node(1, xcds=1, cus=8, constants={"release_turn": 400_000}) as node:
            kernels, rank = node.load(SOURCE), node.ranks[0]
            dst = rank.empty((8 * 1024 * 16,), torch.int64, "dst")
            return timed(node, lambda: rank.launch(kernels.release, blocks, 64, dst, 0, 20))
    assert run(8) - run(1) == pytest.approx(0.4 * (8 - 1) * 20, rel=0.2)
    # A wave's adds wait for each other. Those of two XCDs fetch the word from each other; those of one XCD share it.
    rank, known = node.ranks[0], constants(node)
    counters = rank.zeros((8 * 32 + 1,), torch.int32, "counters")
    run = lambda blocks, apart: (node.reseed(1), timed(node, lambda: rank.launch(module.add, blocks, 64, counters, 100, apart)))[1]
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
    one_round = run(8, 65536)
    assert run(16, 65536) == pytest.approx(2 * one_round, rel=0.1)
    assert run(16, 8192) == pytest.approx(one_round, rel=0.1)


def test_in_preset_ideal_memory_takes_a_cycle_and_constants_may_have_other_values():
    with Node(2, preset="ideal", xcds=2, cus=4) as node:
        module, rank = node.load(SOURCE), node.ranks[0]
        src, out = rank.zeros((4096 * 16,), torch.int64, "src"), rank.zeros((64,), torch.int64, "out")
        assert timed(node, lambda: rank.launch(module.read, 1, 64, src, out, 4096, 1, 0)) < 4096 / 32 * 40 * 0.476e-3 + 1
    with Node(1, constants={"l2": 1e6}) as node:
        assert node.constants == {"l2": 1e6}


def test_an_acquire_behind_a_look_and_a_release_beside_stores():
    """The constants describe GPUs whose acquiring load is no fence, and whose fence starts while stores are in flight."""
    def run(kernel, **constants):
        with Node(2, name="small", constants=constants) as node:
            kernels, rank, heap = node.load(SOURCE), node.ranks[0], SymmetricHeap(node, 1 << 20)
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


# ---- a line's home

BLOCKS, WAVES, TIMES, LINES = 8, 4, 16, 64
ADDS = BLOCKS * WAVES * TIMES


def adds(senders, memory="uncached", **constants):
    """us until the last of ADDS adds of each sender at rank 0's word is done; checks the sum."""
    with Node(4, name="small", constants=constants) as node:
        kernel, heap = node.load(SOURCE).add_at, SymmetricHeap(node, 1 << 20, memory=memory)
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


def us_a_line(share):
    """us a line that rank 1 reads after rank 0 has stored it."""
    with Node(2, name="small", constants={"mall_stores": share}) as node:
        kernels, heap = node.load(SOURCE), SymmetricHeap(node, 1 << 20, memory="uncached")
        lines, out = heap.alloc("lines", (LINES * 32,), torch.int32), node.ranks[1].zeros((1,), torch.int32, "out")
        node.reseed(1)
        node.ranks[0].launch(kernels.fill, 1, 256, heap.world(0, 1), lines[0], LINES)
        node.synchronize()
        mark = node.mark()
        node.ranks[1].launch(kernels.chase_stored, 1, 1, lines[1], LINES, out)
        return node.trace_since(mark).select("launch").records["duration"].sum() / 1e6 / LINES


def test_a_share_of_what_is_stored_stays_in_the_infinity_cache():
    kept, none, half = us_a_line(1), us_a_line(0), us_a_line(0.5)
    assert none - kept == pytest.approx(0.110, rel=0.1)  # 350 ns by memory less 240
    assert half - kept == pytest.approx((none - kept) / 2, rel=0.35)  # the lines are drawn


# ---- links

COUNT = 1 << 17  # 2 MiB in pieces of 16 bytes


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


# ---- pieces of lines

THREADS, LEAST = 512, 64  # threads, and bytes of a packet


def moved(node, kernel, *arguments, memory="finegrained", blocks=1, threads=THREADS, dtype=torch.int64):
    """Bytes that rank 0's link to rank 1 carried for one launch."""
    module, heap = node.load(SOURCE), SymmetricHeap(node, 1 << 20, memory=memory)
    data = heap.translate(heap.alloc("data", (1 << 14,), dtype)[0], 1)
    mark = node.mark()
    word_types = {"pieces": torch.uint64, "slowly": torch.uint64, "released": torch.uint64, "flags": torch.uint32}
    node.ranks[0].launch(module[kernel], blocks, threads, data.view(word_types.get(kernel, dtype)), *arguments)
    node.synchronize()
    carried = int(node.trace_since(mark).links().moved[0, 1])
    heap.close()
    return carried


def test_pieces_of_a_line_meet_in_the_l2(node):
    """16 rounds fill 512 lines. Pieces that do not meet take one packet each."""
    alone, full = 16 * THREADS * LEAST, THREADS * 128
    for kernel in ("pieces", "slowly"):
        assert moved(node, kernel, 1) == moved(node, kernel, 8) == THREADS * LEAST
        assert moved(node, kernel, 9) == THREADS * (LEAST + 8)  # only what the packets lack
        assert moved(node, kernel, 16) == moved(node, kernel, 16, memory="default") == full
        assert moved(node, kernel, 16, memory="uncached") == alone, "no cache holds them"


def test_a_release_writes_the_pieces_back_and_a_preset_says_whether_they_meet(node):
    """A release ends each of 16 rounds, so the next round's stores find no line to join. A release of another XCD writes none back."""
    assert moved(node, "released", 16, 0, threads=64) == 16 * 64 * LEAST
    assert moved(node, "released", 16, 1, blocks=2, threads=64) == 64 * 128
    with Node(2, xcds=2, cus=4, constants={"merge_stores": 0}) as node:
        assert moved(node, "pieces", 16) == 16 * THREADS * LEAST
    assert presets.constants("h200")["merge_stores"] == 0


def test_waves_of_an_xcd_share_packets_other_xcds_and_flags_do_not(node):
    assert moved(node, "quarters", threads=256) == 32 * 128  # 32 lines, a quarter by each of four waves
    assert moved(node, "quarters", threads=256, memory="uncached") == 4 * 32 * LEAST
    assert moved(node, "halves", 2, blocks=2, threads=64) == 2 * 16 * LEAST  # blocks 0 and 1: half of each of their XCD's 16 lines
    assert moved(node, "halves", 2, blocks=4, threads=64) == 2 * 16 * 128  # and the other half by a neighbour, never of less than 64
    assert moved(node, "halves", 1, blocks=2, threads=64) == 2 * 16 * LEAST
    # 64 words in two lines, by stores at system scope: one instruction, so two packets; a second one two more.
    assert moved(node, "flags", dtype=torch.int32, threads=64) == 4 * 64
    assert moved(node, "flags", dtype=torch.int32, threads=128) == 2 * 4 * 64


@pytest.mark.parametrize("memory", ["finegrained", "uncached"])
def test_what_fills_most_of_its_lines_takes_its_bytes(node, memory):
    assert moved(node, "shifted", memory=memory) == THREADS * 16


def test_bytes_that_share_packets_take_less_time():
    """64 blocks store 16384 lines in 16 pieces each: eight times the bytes where each piece takes a packet."""
    took = {}
    for merge in (0, 1):
        with Node(2, constants={"merge_stores": merge}) as node:
            module, heap = node.load(SOURCE), SymmetricHeap(node, 16 << 20)
            data = heap.translate(heap.alloc("data", (1 << 20,), torch.int64)[0], 1).view(torch.uint64)
            mark = node.mark()
            node.ranks[0].launch(module.pieces, 64, 256, data, 16)
            took[merge] = node.trace_since(mark).stages()["total"][0]
    assert took[0] > 5 * took[1]
