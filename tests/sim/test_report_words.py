"""What reports say of waits, launches, wrapped offsets, races and barriers, is true."""
import re

import pytest
import torch

import a2a_lib as a2a
from a2a_lib.errors import DeadlockError, FaultError
from a2a_lib.machine.node import Node


def deadlock(node, source, name, launches, **module):
    """The text of the deadlock of a kernel. launches: (rank, blocks, threads, arguments)."""
    kernel = node.load(source, **module)[name]
    with pytest.raises(DeadlockError) as error:
        for rank, blocks, threads, *arguments in launches:
            node.ranks[rank].launch(kernel, blocks, threads, *arguments)
        node.synchronize()
    return str(error.value)


LOCK = '''#include "a2a/a2a.h"
extern "C" __global__ void take(int* lock, int* out) {
  while (atomicCAS(lock, 0, 1) != 0) {}
  out[threadIdx.x] = 1;
}'''


def test_words_that_a_lane_of_the_waiting_wave_holds_and_of_floating_point_numbers():
    with a2a.Node(1, name="small", memory="strict") as node:
        rank = node.ranks[0]
        text = deadlock(node, LOCK, "take", [(0, 1, 64, rank.zeros(1, torch.int32, "lock"), rank.zeros(64, torch.int32, "out"))])
    assert "lock[0] = 1 (last set by rank 0" in text and "by a lane of this very wave)" in text, text
    with a2a.Node(1, name="small") as node:
        box = node.ranks[0].from_torch(torch.full((4,), -0.0), "box")
        text = deadlock(node, POLL_FLOAT, "poll", [(0, 1, 1, box)])
    assert "box[0] = -0.0 (0x80000000) (no rank has set it)" in text, text


POLL_FLOAT = '''#include "a2a/a2a.h"
extern "C" __global__ void poll(const volatile float* box) { while (__float_as_uint(*box) != 0x3f800000u) {} }'''


MEET = '''#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void meet(World world, uint32_t* flags) {
  for (int peer = 0; peer < world.world_size; ++peer)
    signal<Order::release, Scope::system>(world.at(flags, peer) + blockIdx.x * world.world_size + world.rank, 1u);
  for (int peer = 0; peer < world.world_size; ++peer)
    wait_equal<Order::acquire, Scope::system>(flags + blockIdx.x * world.world_size + peer, 1u);
}'''


@pytest.mark.parametrize("launched, sentence", [({0: 2}, "nothing is launched on rank 1"),
                                                ({0: 2, 1: 1}, "meet, blocks of the latest: 1 on rank 1, 2 on rank 0")])
def test_a_peer_without_a_launch_or_with_fewer_blocks(launched, sentence):
    with a2a.Node(2, name="small") as node:
        heap = a2a.SymmetricHeap(node, 1 << 16)
        flags = heap.alloc("flags", (4, 2), torch.int32)
        for buffer in flags:
            buffer.memset_(0)
        node.synchronize()
        text = deadlock(node, MEET, "meet", [(rank, blocks, 64, heap.world(rank, 1), flags[rank]) for rank, blocks in launched.items()])
    assert sentence in text, text


KEPT = '''#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void post(World world, uint32_t* mailbox) { __builtin_nontemporal_store(7u, world.at(mailbox, 1)); for (;;) {
  if (load_relaxed<Scope::system>(mailbox + 1)) break; } }
extern "C" __global__ void hear(uint32_t* mailbox) { while (load_relaxed<Scope::system>(mailbox) != 7u) {} }'''


def test_a_word_that_is_still_in_a_peers_l2():
    with a2a.Node(2, name="small", memory="strict") as node:
        heap = a2a.SymmetricHeap(node, 1 << 16, memory="finegrained")
        mailbox = heap.alloc("mailbox", (4,), torch.int32)
        for buffer in mailbox:
            buffer.memset_(0)
        node.synchronize()
        module = node.load(KEPT)
        with pytest.raises(DeadlockError) as error:
            node.ranks[0].launch(module["post"], 1, 1, heap.world(0, 1), mailbox[0])
            node.ranks[1].launch(module["hear"], 1, 1, mailbox[1])
            node.synchronize()
    assert "mailbox[0] = 0 (rank 0 wrote another value, which is still in its L2" in str(error.value)


WRAPPED = '''#include "a2a/a2a.h"
extern "C" __global__ void fill(half_t* big, int row, int stride) { big[row * stride] = half_t(1); }'''


def test_an_offset_that_wrapped():
    with a2a.Node(1, name="small") as node:
        big = node.ranks[0].empty(((1 << 31) + (1 << 20),), torch.float16, "big")
        with pytest.raises(FaultError, match=r"8.0 GiB before big\[2147516416\]: as if an offset or a product of 32 bits had wrapped"):
            node.ranks[0].launch(node.load(WRAPPED)["fill"], 1, 1, big, 65537, 32768)
            node.synchronize()


HAND_OVER = '''#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void over(uint32_t* flag, int* data, int* out) {
  if (blockIdx.x == 0) { *data = 1; signal<Order::release, Scope::workgroup>(flag, 1u); }
  else { wait_equal<Order::acquire, Scope::agent>(flag, 1u); *out = *data; }
}'''


def test_a_race_names_scopes_and_comes_once():
    with a2a.Node(1, name="small", races=True) as node:
        rank = node.ranks[0]
        flag, data, out = (rank.zeros(1, torch.int32, name) for name in ("flag", "data", "out"))
        rank.synchronize()
        rank.launch(node.load(HAND_OVER)["over"], 2, 64, flag, data, out)
        node.synchronize()
        races = list(node.races)
    pairs = [frozenset((race.first.place, race.second.place)) for race in races if race.symbol.startswith("flag")]
    assert len(pairs) == len(set(pairs)) and pairs
    assert any("atomic write of workgroup scope" in str(race) and "atomic read of agent scope" in str(race) for race in races), races


def test_a_number_that_was_there_before():
    with a2a.Node(2, name="small") as node:
        heap = a2a.SymmetricHeap(node, 1 << 16)
        flags = heap.alloc("flags", (4, 2), torch.int32)
        module = node.load(MEET.replace("1u", "world.epoch"))
        node.call(module["meet"], 1, 64, heap, flags)
        with pytest.warns(UserWarning, match="epoch 1, and calls with this heap have had numbers up to 1"):
            node.call(module["meet"], 1, 64, heap, flags, epoch=1)


COUNT = '''#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void count(World world, int leave, uint32_t* arrived, uint32_t* flag) {
  const uint32_t before = atomicAdd(arrived, 1u);
  if (before == 0) signal<Order::release, Scope::system>(world.at(flag, 1 - world.rank), world.epoch);
  wait_at_least<Order::acquire, Scope::system>(flag, world.epoch);
  if (!leave) atomicExch(arrived, 0u);
  if (leave == 2) signal<Order::release, Scope::system>(flag, 0u);
}'''


@pytest.mark.parametrize("leave, sentence", [
    (1, r"  rank 0, kernel count: .*:4 found 1 in arrived\[0\], which an earlier launch had left there"),
    (2, r":8 stored it over 1, which rank 1 had set, .*:5\)")])
def test_what_an_earlier_call_left_and_what_a_reset_replaced(leave, sentence):
    with a2a.Node(2, name="small") as node:
        heap = a2a.SymmetricHeap(node, 1 << 16)
        flag, arrived = heap.alloc("flag", (1,), torch.int32), [rank.zeros(1, torch.int32, "arrived") for rank in node.ranks]
        heap.zero_()
        text = deadlock(node, COUNT, "count", [(rank, 1, 1, heap.world(node.ranks[rank], call), leave, arrived[rank], flag[rank])
                                               for call in (1, 2) for rank in (0, 1)])
    assert re.search(sentence, text), text


# ---- a __syncthreads() that not all threads of a block reach alike; what the documents allow is not reported

BARRIERS = """#include "a2a/a2a.h"
#define KERNEL extern "C" __global__ void
KERNEL rounds(int* p, const int* trips) {
  for (int i = 0; i < trips[threadIdx.x / 64]; ++i) {
    p[threadIdx.x] += i;
    __syncthreads();                                   // @loop
  }
}
KERNEL then_another(int* p, const int* trips) {
  for (int i = 0; i < trips[threadIdx.x / 64]; ++i) {
    p[threadIdx.x] += i;
    __syncthreads();                                   // @inner
  }
  p[threadIdx.x] += 1;
  __syncthreads();                                     // @after
}
KERNEL branches(int* p, const int* trips) {
  if (threadIdx.x < 64) {
    p[0] = 1;
    __syncthreads();                                   // @then
    p[1] = 2;
  } else {
    p[2] = 1;
    __syncthreads();                                   // @else
    p[3] = 2;
  }
}
KERNEL some_lanes(int* p, const int* trips) {
  if (threadIdx.x % 64 < 16 || threadIdx.x % 64 == 40) {
    p[threadIdx.x] = 1;
    __syncthreads();                                   // @some
  }
  p[threadIdx.x + 1] = 3;                              // @go_on
}
KERNEL lanes_of_a_loop(int* p, const int* trips) {
  for (int i = threadIdx.x; i < 72; i += 64) {
    p[i] = i;
    __syncthreads();                                   // @strided
  }
  p[threadIdx.x] += 1;                                 // @behind
}
// From here on all is fine.
KERNEL returned(int* p, const int* trips) {            // lanes 16 to 63 of wave 1, and waves 2 and 3
  if (threadIdx.x >= 80) return;
  p[threadIdx.x] += 1;
  __syncthreads();
  for (int i = 0; i < trips[0]; ++i) {
    p[threadIdx.x] += i;
    __syncthreads();
  }
  if (threadIdx.x >= 64) return;
  p[threadIdx.x] += 1;
  __syncthreads();
  p[threadIdx.x] += p[63 - threadIdx.x];
}
KERNEL alike(int* p, const int* trips) {
  for (int i = 0; i < trips[0]; ++i) {
    if (trips[i] % 2) __syncthreads();
    else {
      p[threadIdx.x] += 1;
      __syncthreads();
    }
    if (threadIdx.x % 3) p[threadIdx.x] += 2;
    __syncthreads();
  }
}
KERNEL counted(int* p, const int* trips) {             // s_barrier counts waves: those may take turns
  if (threadIdx.x < 64) __builtin_amdgcn_s_barrier();
  for (int i = 0; i < 4; ++i) {
    p[threadIdx.x] += i;
    __builtin_amdgcn_s_barrier();
  }
  if (threadIdx.x >= 64) __builtin_amdgcn_s_barrier();
}
KERNEL one_lane(int* p, const int* trips) {
  if (threadIdx.x == 0) __builtin_amdgcn_s_barrier();
  p[threadIdx.x] += 1;
}
"""
LINES = {mark: number for number, text in enumerate(BARRIERS.splitlines(), 1) for mark in [text.partition("// @")[2]] if mark}


@pytest.fixture(scope="module", params=["-O3", "-O0"])
def module_of(request):
    with Node(1, name="small", max_instructions=200_000) as node:
        yield node, node.load(BARRIERS, name="meet.hip", opt=request.param)


def run(module_of, kernel, block, trips=(3, 3, 3, 3)):
    node, module = module_of
    rank = node.ranks[0]
    p = rank.zeros((512,), torch.int32, "p")
    rank.launch(module[kernel], 2, block, p, rank.from_torch(torch.tensor(trips, dtype=torch.int32), "trips"))
    node.synchronize()


def fault(*arguments):
    raised = pytest.raises(FaultError, run, *arguments)
    report = raised.value.report
    assert (report["cause"], report["file"], report["mnemonic"]) == ("divergent_barrier", "meet.hip", "s_barrier")
    assert report["kernel"] == arguments[1] and report["block"][0] in (0, 1) and report["lane"] is None
    return report


def test_waves_at_different_barriers_or_differently_often(module_of):
    report = fault(module_of, "rounds", 256, (3, 3, 4, 3))
    assert (report["how"], report["wave"], report["line"], report["times"]) == ("left", 2, LINES["loop"], 4)
    assert report["left"] == [{"wave": wave, "times": 3} for wave in (0, 1, 3)]
    assert f"wave 2 is at meet.hip:{LINES['loop']} for the 4th time, waves 0, 1, 3 left the kernel after 3" in report["text"]
    report = fault(module_of, "rounds", 256, (5, 2, 5, 1))
    assert report["left"] == [{"wave": 3, "times": 1}] and report["times"] == 2
    run(module_of, "rounds", 256)
    run(module_of, "rounds", 256, (0, 2, 0, 2))  # those without work never came to it
    report = fault(module_of, "then_another", 256, (3, 3, 4, 3))
    places = {place["line"]: place["waves"] for place in report["places"]}
    assert report["how"] == "places" and set(places) == {LINES["inner"], LINES["after"]}
    assert places[LINES["inner"]] == [2] and set(places[LINES["after"]]) <= {0, 1, 3}
    report = fault(module_of, "branches", 128)
    assert {place["line"]: place["waves"] for place in report["places"]} == {LINES["then"]: [0], LINES["else"]: [1]}
    assert f"wave 1 of the block is at meet.hip:{LINES['else']}" in report["text"]


def test_lanes_that_go_around_also_beside_lanes_that_returned(module_of):
    report = fault(module_of, "some_lanes", 128)
    assert report["how"] == "lanes" and report["lanes"] == [*range(16, 40), *range(41, 64)]
    assert (report["line"], report["go_on"]["line"]) == (LINES["some"], LINES["go_on"])
    assert "lanes 16 to 39, 41 to 63 of wave" in report["text"] and "are switched off" in report["text"]
    report = fault(module_of, "lanes_of_a_loop", 64)
    assert (report["lanes"], report["line"]) == ([*range(8, 64)], LINES["strided"])
    assert report["go_on"]["line"] == LINES["behind"]
    node, _ = module_of
    module = node.load("""#include "a2a/a2a.h"
    extern "C" __global__ void both(int* p, const int* trips) {
      if (threadIdx.x >= 32) return;
      p[threadIdx.x] = 1;
      __syncthreads();
      if (threadIdx.x < 8) { p[threadIdx.x] = 2; __syncthreads(); }
      p[threadIdx.x + 1] = 3;
    }""", name="meet.hip")
    report = fault((node, module), "both", 64)
    assert report["lanes"] == list(range(8, 32)) and report["line"] == 6 and report["go_on"]["line"] == 7


@pytest.mark.parametrize("kernel, block", [("returned", 256), ("returned", 200), ("alike", 256), ("alike", 100),
                                           ("counted", 128), ("one_lane", 128), ("branches", 64)])
def test_what_is_fine(module_of, kernel, block):
    run(module_of, kernel, block)
