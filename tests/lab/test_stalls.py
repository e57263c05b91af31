"""Paused waves reveal what a protocol assumes only because no wave is usually that late. The case is an LL all-reduce: words
hold 4 bytes of data and 4 of the call's number. Calls alternate between two buffers, or all use one."""
import re

import pytest
import torch

from a2a_lib import Draw, families
from a2a_lib.errors import ConfigError
from a2a_lib.lab import explore as explorer
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap

RANKS, N, CALLS = 3, 256, 6
LL = """#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void all_reduce(World world, const int* x, uint64_t* inbox, int* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  uint64_t* place = inbox + world.epoch % PLACES * world.world_size * n;
  for (int peer = 0; peer < world.world_size; ++peer)
    store_relaxed<Scope::system>(world.at(place + world.rank * n + i, peer), (uint64_t)world.epoch << 32 | (uint32_t)x[i]);
  int sum = 0;
  for (int source = 0; source < world.world_size; ++source)
    sum += (int)(uint32_t)wait_until<Order::relaxed, Scope::system>(
        place + source * n + i, [=](uint64_t seen) { return seen >> 32 CONDITION world.epoch; });
  out[i] = sum;
}
"""


def all_reduce(node, places, condition=">="):
    """A function that reduces CALLS times in a row, no host waiting in between, and its right answer."""
    text = LL.replace("PLACES", str(places)).replace("CONDITION", condition)
    module, heap = node.load(text, name="ll.hip"), SymmetricHeap(node, places * RANKS * N * 8 + 256)
    heap.alloc("inbox", (places, RANKS, N), torch.int64)
    given = Draw(5).integers(-1000, 1000, CALLS, RANKS, N, dtype=torch.int32)
    x = [[rank.from_torch(given[call, rank.index], "x") for rank in node.ranks] for call in range(CALLS)]
    out = [[rank.zeros((N,), torch.int32, "out") for rank in node.ranks] for _ in range(CALLS)]

    def run():
        heap.zero_()
        node.synchronize()
        for call in range(CALLS):
            for rank in node.ranks:
                rank.launch(module.all_reduce, N // 64, 64, heap.world(rank, call + 1), x[call][rank.index],
                            heap["inbox"][rank.index], out[call][rank.index], N)
        node.synchronize()
        return torch.stack([torch.stack([each.to_torch() for each in of_call]) for of_call in out])

    right = given.sum(1, keepdim=True, dtype=torch.int32).expand(CALLS, RANKS, N)
    return run, lambda result: bool((result == right).all())


def explore(memory, places, condition=">=", **options):
    with Node(RANKS, name="small", memory=memory, max_instructions=2_000_000) as node:
        run, right = all_reduce(node, places, condition)
        return node.explore(run, check=right, **options)


@pytest.mark.parametrize("memory", ["ideal", "strict"])
@pytest.mark.parametrize("condition", [">=", "=="])
def test_ll_without_parity(memory, condition):
    """Without stalls, no schedule shows the error. With stalls, one of the first 20 schedules does."""
    assert explore(memory, 1, condition, seeds=4, stalls=False).ok
    exploration = explore(memory, 1, condition, seeds=20, stalls=True)
    assert exploration.failing and {outcome.kind for outcome in exploration.outcomes if outcome.failed} <= {"wrong", "DeadlockError"}
    text = "\n".join(outcome.text for outcome in exploration.outcomes if outcome.failed)
    lines = {mark: number for number, line in enumerate(LL.splitlines(), 1) for mark in ("store_", "wait_") if mark in line}
    of, put = "kernel all_reduce, block", rf"wave 0, ll.hip:{lines['store_']}, \d+ << 32 .*"
    assert re.search(rf"lost word: inbox\[\d+\] of rank \d was overwritten before anybody read it\n"
                     rf"  written by rank (\d), {of} (\d), {put}\n  overwritten by rank \1, {of} \2, {put}\n"
                     rf"  then read by rank \d, {of} \2, wave 0, ll.hip:({lines['wait_']}|{lines['wait_'] + 1}),", text), text


@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_ll_with_parity(memory):
    assert explore(memory, 2, seeds=6, stalls=True).ok


def test_a_schedule_with_stalls_is_drawn_by_its_seed():
    with Node(RANKS, name="small") as node:
        run, right = all_reduce(node, 2)

        def time_of(stalls):
            node.reseed(3)
            node.stall(stalls)
            before = node.time_us
            assert right(run())
            return round(node.time_us - before, 6)

        time_of(0)  # the first calls of a node find everything new
        usual, late = time_of(0), time_of(50)
        assert late > usual + 10 and time_of(50) == late and time_of(True) not in (usual, late) and time_of(0) == usual
        assert node.explore(run, check=right, seeds=2, stalls=5).ok and node.stalls == 0
        for wrong in (-1, 1e6, "long"):
            pytest.raises(ConfigError, node.stall, wrong)


SOME = ("inline_flags", "token_flags", "gemm_rs/slots")


@pytest.mark.usefixtures("stored_assembly")
@pytest.mark.parametrize("rung", SOME)
def test_right_rungs_stay_right(rung):
    exploration = explorer.rung(rung, seeds=4, races=False, stalls=True)
    assert exploration.ok, exploration


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["ideal", "strict"])
@pytest.mark.parametrize("rung", [name for name in families.names() if families.find(name).files()])
def test_all_right_rungs_stay_right(rung, mode):
    exploration = explorer.rung(rung, mode=mode, seeds=40, first=4, stalls=True)
    assert exploration.ok, exploration


def test_a_block_without_tokens_counts_when_all_its_waves_know_the_call():
    """In this schedule, the block's second wave read the number of the next call and waited for ever."""
    exploration = explorer.rung("align/reserve", seeds=1, first=22, stalls=True)
    assert exploration.ok, exploration


def test_a_wave_that_ends_before_a_held_store_of_its_own_waits_for_it():
    """The wave's last store was due after the time at which its memory operations are complete. The wave then checked that
    time again and again, for ever."""
    assert explorer.rung("flat", stalls=True, seeds=1, first=8, races=False).ok


IN_FLIGHT = """#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ __launch_bounds__(64) void pass(int* row, int* flag, int* out, int role) {
  if (role == 0) {
    for (int i = 0; i < 4; ++i) STORE(row + 64 * i + threadIdx.x, 7 + i);
    ORDER
    if (threadIdx.x == 0) store_relaxed<Scope::system>(flag, 1);
    for (int i = 0; i < 30; ++i) __builtin_amdgcn_s_sleep(100);
  } else {
    wait_equal<Order::relaxed, Scope::system>(flag, 1);
    for (int i = 0; i < 4; ++i) out[64 * i + threadIdx.x] = load_relaxed<Scope::system>(row + 64 * i + threadIdx.x);
  }
}
extern "C" __global__ __launch_bounds__(64) void same_place(int* row, int* flag, int* out, int role) {
  if (role == 0) for (int i = 1; i <= 64; ++i) store_relaxed<Scope::system>(row, i);
  else for (int i = 0, last = 0, seen; last < 64; last = seen) {
    seen = load_relaxed<Scope::system>(row);
    if (seen < last) out[0] = 1;
  }
}"""


def wrong_schedules(kernel, store="store_relaxed<Scope::system>", order="", stalls=True, memory="strict", seeds=30):
    """Number of schedules with a wrong value: rank 0 stores rows and then a flag in rank 1's memory."""
    with Node(2, name="small", memory=memory) as node:
        module = node.load(IN_FLIGHT.replace("STORE", store).replace("ORDER", order), name="in_flight.hip")
        row, flag, out = (node.ranks[1].zeros((256,), torch.int32, name) for name in ("row", "flag", "out"))
        peers = [node.ranks[0].open(b.ipc_handle(), b.shape, b.dtype, b.name) for b in (row, flag, out)]

        def run():
            row.zero_(), flag.zero_(), out.zero_(), node.synchronize()
            node.ranks[0].launch(module[kernel], 1, 64, *peers, 0)
            node.ranks[1].launch(module[kernel], 1, 64, row, flag, out, 1)
            node.synchronize()
            return out.to_torch()

        right = torch.arange(7, 11, dtype=torch.int32).repeat_interleave(64) if kernel == "pass" else torch.zeros(256, dtype=torch.int32)
        return len(node.explore(run, seeds=seeds, stalls=stalls, check=lambda seen: torch.equal(seen, right)).failing)


@pytest.mark.parametrize("memory", ["strict", "hw-spx"])
def test_relaxed_stores_to_different_places_overtake_each_other(memory):
    """Rows and flag are relaxed atomics of one wave: nothing orders them, and some schedules with stalls show it."""
    assert 0 < wrong_schedules("pass", memory=memory) < 30
    assert wrong_schedules("pass", order="fence<Order::release, Scope::system>();", memory=memory) == 0
    assert wrong_schedules("same_place", memory=memory) == 0
