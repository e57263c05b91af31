"""Each lane of a wave waits for its own flag. The trace records each flag with the value that its lane saw and the time."""
from collections import Counter

import pytest
import torch

from a2a_lib.errors import DeadlockError
from a2a_lib.machine.node import Node, SymmetricHeap
from a2a_lib.machine.trace.records import FLAG_SEEN, FLAG_SET, WAIT

KERNELS = """
#include "a2a/a2a.h"
using namespace a2a;
// Every rank tells every rank, `epochs` times, each after a pause of its own. flags: symmetric T [W].
template <class T> __device__ void meet(World world, T* flags, int epochs) {
  const int lane = threadIdx.x;
  for (int e = world.epoch; e < (int)world.epoch + epochs; ++e) {
    for (int i = (world.rank * 5 + e * 3) % world.world_size * 2; i; --i) __builtin_amdgcn_s_sleep(127);
    if (lane < world.world_size) {
      signal<Order::release, Scope::system>(world.at(flags + world.rank, lane), (T)e);
      wait_at_least<Order::acquire, Scope::system>(flags + lane, (T)e);
    }
  }
}
extern "C" __global__ void meet_4(World world, uint32_t* flags, int epochs) { meet(world, flags, epochs); }
extern "C" __global__ void meet_8(World world, uint64_t* flags, int epochs) { meet(world, flags, epochs); }
// Half of the lanes wait for 1, half for 2, at one flag.
extern "C" __global__ void two_values(uint32_t* flag) {
  if (blockIdx.x) {
    for (uint32_t value = 1; value <= 2; ++value) {
      for (int i = 0; i < 5; ++i) __builtin_amdgcn_s_sleep(127);
      if (threadIdx.x == 0) signal<Order::relaxed, Scope::system>(flag, value);
    }
  } else {
    wait_at_least<Order::relaxed, Scope::system>(flag, threadIdx.x < 32 ? 1u : 2u);
  }
}
// Of four flags that a wave's lanes wait for, two come.
extern "C" __global__ void two_of_four(uint32_t* flags) {
  if (threadIdx.x >= 4) return;
  if (blockIdx.x) {
    for (int i = 0; i < 5; ++i) __builtin_amdgcn_s_sleep(127);
    if (threadIdx.x % 2 == 0) signal<Order::relaxed, Scope::system>(flags + threadIdx.x, 1u);
  } else {
    wait_equal<Order::relaxed, Scope::system>(flags + threadIdx.x, 1u);
  }
}
"""
EPOCHS = 3


def arrived(sets, rank, index, time):
    """The value that the flag held at a moment: what arrived last, by the records of flags set."""
    there = [(int(s["time"] + s["duration"]), int(s["bytes"])) for s in sets
             if s["dst"] == rank and s["index"] == index and s["time"] + s["duration"] <= time]
    return max(there, default=(0, 0))[1]


@pytest.mark.parametrize("memory", ["ideal", "strict"])
@pytest.mark.parametrize(("world_size", "kernel"), [(2, "meet_4"), (5, "meet_8"), (8, "meet_4"), (8, "meet_8")])
@pytest.mark.parametrize("launches", [1, EPOCHS])
def test_each_lane_s_flag_is_seen_with_its_value(world_size, kernel, launches, memory):
    with Node(world_size, name="small", memory=memory, seed=1) as node:
        module, heap = node.load(KERNELS), SymmetricHeap(node, 4096)
        flags = heap.alloc("flags", (world_size,), torch.int32 if kernel == "meet_4" else torch.int64)
        heap.zero_()
        mark = node.mark()
        for epoch in range(1, EPOCHS + 1, EPOCHS // launches):
            for rank in node.ranks:
                rank.launch(getattr(module, kernel), 1, 64, heap.world(rank, epoch), flags[rank.index], EPOCHS // launches)
        node.synchronize()
        trace = node.trace_since(mark)
    sets, seen, waits = (trace.records[trace.records["kind"] == kind] for kind in (FLAG_SET, FLAG_SEEN, WAIT))
    assert Counter(map(tuple, sets[["rank", "dst", "index", "bytes"]].tolist())) == Counter(
        (rank, peer, rank, epoch) for rank in range(world_size) for peer in range(world_size) for epoch in range(1, EPOCHS + 1))
    assert len(waits) == world_size * EPOCHS and len(seen) == world_size * world_size * EPOCHS
    for record in seen:
        assert record["bytes"] == arrived(sets, record["rank"], record["index"], record["time"])
        assert record["src"] == record["index"], "flag p is set by rank p"
    for rank in range(world_size):
        own = waits[waits["rank"] == rank]
        for epoch, wait in enumerate(own, 1):
            last = wait["time"] + wait["duration"]
            told = seen[(seen["rank"] == rank) & (seen["time"] >= wait["time"]) & (seen["time"] <= last)]
            assert sorted(told["index"].tolist()) == list(range(world_size))
            assert set(told["bytes"].tolist()) <= {epoch, epoch + 1}, "a peer may be one epoch ahead"
            assert told["time"].max() == last
    assert len(trace.flags()["symbol"]) == len(seen)
    assert "unknown" not in trace.critical_path().kinds["what"]


def test_lanes_that_wait_for_two_values_of_one_flag():
    with Node(1, name="small") as node:
        flag = node.ranks[0].zeros((1,), torch.int32, "flag")
        node.ranks[0].launch(node.load(KERNELS).two_values, 2, 64, flag)
        node.synchronize()
        records = node.trace.records
    sets, seen, waits = (records[records["kind"] == kind] for kind in (FLAG_SET, FLAG_SEEN, WAIT))
    assert seen["bytes"].tolist() == [1, 2] and len(waits) == 1
    assert all(look["time"] >= end for look, end in zip(seen, (sets["time"] + sets["duration"]).tolist()))
    assert seen["time"][0] < sets["time"][1], "the first value was seen before the second was set"


def test_a_hang_names_the_flags_that_have_not_come():
    with Node(1, name="small") as node:
        flags = node.ranks[0].zeros((4,), torch.int32, "flags")
        node.ranks[0].launch(node.load(KERNELS).two_of_four, 2, 64, flags)
        with pytest.raises(DeadlockError) as hang:
            node.synchronize()
    waiting, = hang.value.report["waiting"]
    assert [word["index"] for word in waiting["words"]] == [1, 3]
