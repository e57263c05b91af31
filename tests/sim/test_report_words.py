"""What reports say of the words that are waited for, of launches, of wrapped offsets and of races, is true."""
import re

import pytest
import torch

import a2a_lib as a2a
from a2a_lib.errors import DeadlockError, FaultError


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


def test_a_lock_that_a_lane_of_the_waiting_wave_holds():
    with a2a.Node(1, name="small", memory="strict") as node:
        rank = node.ranks[0]
        text = deadlock(node, LOCK, "take", [(0, 1, 64, rank.zeros(1, torch.int32, "lock"), rank.zeros(64, torch.int32, "out"))])
    assert "lock[0] = 1 (last set by rank 0" in text and "by a lane of this very wave)" in text, text


POLL_FLOAT = '''#include "a2a/a2a.h"
extern "C" __global__ void poll(const volatile float* box) { while (__float_as_uint(*box) != 0x3f800000u) {} }'''


def test_a_word_of_floating_point_numbers_is_shown_as_one_with_its_bits():
    with a2a.Node(1, name="small") as node:
        box = node.ranks[0].from_torch(torch.full((4,), -0.0), "box")
        text = deadlock(node, POLL_FLOAT, "poll", [(0, 1, 1, box)])
    assert "box[0] = -0.0 (0x80000000) (no rank has set it)" in text, text


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
extern "C" __global__ void post(World world, uint32_t* words) { __builtin_nontemporal_store(7u, world.at(words, 1)); for (;;) {
  if (load_relaxed<Scope::system>(words + 1)) break; } }
extern "C" __global__ void hear(uint32_t* words) { while (load_relaxed<Scope::system>(words) != 7u) {} }'''


def test_a_word_that_is_still_in_a_peers_l2():
    with a2a.Node(2, name="small", memory="strict") as node:
        heap = a2a.SymmetricHeap(node, 1 << 16, memory="finegrained")
        words = heap.alloc("words", (4,), torch.int32)
        for buffer in words:
            buffer.memset_(0)
        node.synchronize()
        module = node.load(KEPT)
        with pytest.raises(DeadlockError) as error:
            node.ranks[0].launch(module["post"], 1, 1, heap.world(0, 1), words[0])
            node.ranks[1].launch(module["hear"], 1, 1, words[1])
            node.synchronize()
    assert "words[0] = 0 (rank 0 wrote another value, which is still in its L2" in str(error.value)


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
