"""Waiting waves: every change of the memory that one polls wakes it and nothing else does; each flag that it saw is on record, with its
value and moment; and waves at a barrier behind it wait for its flag, in records, tables and pictures."""
from collections import Counter
from pathlib import Path

import numpy
import numpy as np
import pytest
import torch
from trace_tools import called

from a2a_lib import show
from a2a_lib.errors import DeadlockError
from a2a_lib.kernels.gemm import GemmProblem, GemmShape
from a2a_lib.kernels.gemm_rs import GEMM_RS
from a2a_lib.lab.litmus import MODES as CACHED
from a2a_lib.machine.node import Node, SymmetricHeap
from a2a_lib.machine.trace.analysis import intervals
from a2a_lib.machine.trace.analysis.kernel_runs import waiting
from a2a_lib.machine.trace.match import counts, strides
from a2a_lib.machine.trace.records import BARRIER, FLAG_SEEN, FLAG_SET, PS_PER_US, WAIT, WAVE

MODES = ["ideal", *CACHED]
KERNELS = """
#include "a2a/a2a.h"
using namespace a2a;
__device__ void pause(int turns) {
  for (int i = 0; i < turns; ++i) __builtin_amdgcn_s_sleep(127);  // 3.9 us
}
// Blocks 1 and up wait for flags[0] to become `last`. Block 0 sets flags[at] so often before: to 1, 1 + step, 1 + 2 step, ...
extern "C" __global__ void crowd(uint32_t* flags, uint32_t* theirs, int at, int times, int step, uint32_t last) {
  if (threadIdx.x) return;
  if (blockIdx.x) {
    wait_equal<Order::relaxed, Scope::system>(theirs, last);
  } else {
    for (int i = 0; i < times; ++i) {
      pause(3);
      signal<Order::relaxed, Scope::system>(flags + at, uint32_t(1 + i * step));
    }
    pause(3);
    signal<Order::relaxed, Scope::system>(flags, last);
  }
}
// Wave 0 of block 0 looks with a scope that lets the L1 answer, while block 1 sets the flag at home. Wave 1, on the same
// CU, then drops the copy: it writes another word of the line, or acquires.
extern "C" __global__ void stale(uint32_t* line, int other) {
  if (threadIdx.x % 64) return;
  const int wave = threadIdx.x / 64;
  if (blockIdx.x == 1 && wave == 0) {
    pause(5);
    signal<Order::relaxed, Scope::system>(line, 1u);
  } else if (blockIdx.x == 0 && wave == 0) {
    wait_equal<Order::relaxed, Scope::workgroup>(line, 1u);
  } else if (blockIdx.x == 0 && wave == 1) {
    pause(15);
    if (other) line[other] = 7;
    else detail::fence<Order::acquire, Scope::agent>();
  }
}
// Two ranks answer each other, each after a time of its own.
extern "C" __global__ void answer(const uint32_t* look, uint32_t* set, int first, int turns, uint32_t delays) {
  if (threadIdx.x) return;
  for (int i = 1; i <= turns; ++i) {
    if (!first) wait_equal<Order::relaxed, Scope::system>(look, (uint32_t)i);
    delays = delays * 1664525u + 1013904223u;
    for (uint32_t n = delays >> 23; n; --n) __builtin_amdgcn_s_sleep(0);  // 0 to 511 turns of a loop
    signal<Order::relaxed, Scope::system>(set, (uint32_t)i);
    if (first) wait_equal<Order::relaxed, Scope::system>(look, (uint32_t)i);
  }
}
// Each block looks for a flag that never comes, and gives up: one of its lanes counts, and knows when.
extern "C" __global__ void patience(const uint32_t* never, int* looks, int most) {
  const int step = threadIdx.x == blockIdx.x;
  int mine = 0;
  while (!detail::wait_load<Order::relaxed, Scope::system>(never) && !__any(mine == most)) mine += step;
  if (step) looks[blockIdx.x] = mine;
}
// Two ranks again, by blocks of two waves: one looks, the other learns of it through the LDS.
extern "C" __global__ void answer_together(const uint32_t* look, uint32_t* set, int first, int turns, uint32_t delays) {
  __shared__ uint32_t seen;
  auto together = [&](uint32_t i) {
    do {
      __syncthreads();
      if (threadIdx.x == 0) seen = detail::wait_load<Order::relaxed, Scope::system>(look);
      __syncthreads();
    } while (seen != i);
  };
  for (int i = 1; i <= turns; ++i) {
    if (!first) together(i);
    delays = delays * 1664525u + 1013904223u;
    for (uint32_t n = delays >> 23; n; --n) __builtin_amdgcn_s_sleep(0);
    if (threadIdx.x == 0) signal<Order::relaxed, Scope::system>(set, (uint32_t)i);
    if (first) together(i);
  }
}
"""


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("afar", [False, True])
def test_what_wakes_and_what_it_costs(mode, afar):
    """A write to a neighbour in the same cache line wakes no wave. A write of another value costs one round of the poll."""
    waiting = 12
    with Node(2, name="small", memory=mode) as node:
        heap, crowd = SymmetricHeap(node, 1 << 16), node.load(KERNELS, name="wake.hip").crowd
        flags = heap.alloc("flags", (4096,), torch.uint32)
        look = heap.translate(flags[1], 0) if afar else flags[0]  # at rank 0's memory, which rank 0 writes

        def instructions(at, times=10, step=0, waiting=waiting):
            heap.zero_()
            node.reseed(0)
            before = node.counters()["instructions"]
            if afar:
                node.ranks[1].launch(crowd, 1 + waiting, 64, flags[1], look, 1, 0, 0, 1000)
            node.ranks[0].launch(crowd, 1 if afar else 1 + waiting, 64, flags[0], flags[0], at, times, step, 1000)
            node.synchronize()
            return node.counters()["instructions"] - before

        alone = instructions(2048)  # the other flag lies far away
        assert instructions(1) == instructions(15) == alone
        assert alone - instructions(2048, waiting=waiting - 1) < 60  # all of a wave: asleep after a few rounds, once woken

        def each(step):
            """Instructions that a change costs each waiting wave."""
            of_flag, of_neighbour = (instructions(at, 30, step) - instructions(at, 10, step) for at in (0, 2048))
            return (of_flag - of_neighbour) / (20 * waiting)

        loop = 7  # s_sleep, the look, s_waitcnt, a comparison, two for the mask of lanes, a branch
        assert each(step=0) == loop + 1  # once round, and the look at which it is parked
        assert each(step=1) == 2 * loop + 1  # another value in its register: is it the same the next time?


@pytest.mark.parametrize("mode", CACHED)
@pytest.mark.parametrize("other", [0, 1, 15, 16, 31])  # of the 128 bytes that a cache holds; 0: acquires
def test_who_looks_at_an_old_copy_is_woken_by_what_drops_it(mode, other):
    """The polled bytes do not change any more. If the wave slept on, the simulator would report a deadlock that no GPU has."""
    with Node(1, name="small", memory=mode) as node:
        line = node.ranks[0].zeros((32,), torch.uint32, "line")
        node.ranks[0].launch(node.load(KERNELS, name="wake.hip").stale, 2, 128, line, other)
        node.synchronize()
        assert line.to_torch().tolist() == [1 if i == 0 else 7 if i == other else 0 for i in range(32)]
        assert node.counters()["stale_reads"] > 0


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("afar", [False, True])
@pytest.mark.parametrize("kernel, threads", [("answer", 64), ("answer_together", 128)])
def test_no_change_is_lost(mode, afar, kernel, threads):
    """Flags arrive at every moment of a poll round: while a wave polls, watches, is parked, is woken. A missed flag would be
    a deadlock. A flag seen late shows in the time from its arrival to the wait's end."""
    turns = 150
    with Node(2, name="small", memory=mode) as node:
        heap, kernel = SymmetricHeap(node, 1 << 12), getattr(node.load(KERNELS, name="wake.hip"), kernel)
        flags = heap.alloc("flags", (1,), torch.uint32)
        for seed in range(3):
            node.reseed(seed)
            heap.zero_()
            mark = node.mark()
            for rank in (0, 1):
                here, there = flags[rank], heap.translate(flags[rank], 1 - rank)
                look, of = (there, here) if afar else (here, there)
                node.ranks[rank].launch(kernel, 1, threads, look, of, int(rank == 0), turns, 977 * seed + rank)
            records = node.trace_since(mark).records
            waits = records[records["kind"] == WAIT]
            sets = records[records["kind"] == FLAG_SET]
            assert len(waits) == 2 * turns == len(sets)
            for rank in (0, 1):  # the i-th wait is for the i-th flag of the other one
                ends, there = (sorted(some["time"] + some["duration"]) for some in
                               (waits[waits["rank"] == rank], sets[sets["src"] == 1 - rank]))
                late = numpy.subtract(ends, there)
                assert 0 < late.min() and late.max() < 5_000_000  # ps


def test_a_wave_in_which_one_lane_counts_is_never_parked_and_a_parked_program_looks_without_a_queue():
    """The wave's next instructions have changed, though the value it polls has not."""
    with Node(1, name="small") as node:
        never = node.ranks[0].zeros((1,), torch.uint32, "never")
        looks = node.ranks[0].zeros((64,), torch.int32, "looks")
        node.ranks[0].launch(node.load(KERNELS, name="wake.hip").patience, 64, 64, never, looks, 200)
        node.synchronize()
        assert looks.to_torch().tolist() == [200] * 64
    # 32 Triton programs of a rank poll one line of flags by adding 0, and queue for it. A round took 8 us when programs
    # were parked. Then they saw a change up to a round later than the first poll after it.
    shape = GemmShape(m=1024, n=512, k=128)
    with Node(4, xcds=8, cus=8) as node:
        rung = GEMM_RS["fused_sum"](node, shape, programs=128)
        rung(GemmProblem.random("gemm_rs", shape, world_size=4, seed=1))
        records = rung.trace.records
    came = {(record["dst"], record["index"]): record["time"] + record["duration"]
            for record in records[records["kind"] == FLAG_SET]}
    waits = records[(records["kind"] == WAIT) & (records["duration"] > 3_000_000)]  # ps
    late = [wait["time"] + wait["duration"] - came[wait["rank"], wait["index"]] for wait in waits]
    # simulated: 8.1 us; it was 11.2. What is woken together queues once
    assert len(late) > 100 and max(late) < 9_000_000


# ---- behind a barrier

BEHIND = """
#include "a2a/a2a.h"
using namespace a2a;
__device__ void pause(int turns) {
  for (int i = 0; i < turns; ++i) __builtin_amdgcn_s_sleep(127);  // 3.9 us
}
extern "C" __global__ void late(uint32_t* flag, int turns) {
  pause(turns);
  if (threadIdx.x == 0) signal<Order::release, Scope::system>(flag, 1u);
}
// Wave `looks` waits for its block. The others come to the barrier at once, or work `busy` turns before.
extern "C" __global__ void together(const uint32_t* flag, uint32_t* out, unsigned looks, int busy, int after) {
  if (threadIdx.x == 64 * looks) wait_equal<Order::acquire, Scope::system>(flag, 1u);
  else if (threadIdx.x / 64 != looks) pause(busy);
  __syncthreads();
  if (threadIdx.x / 64 == 3) pause(after);
  out[threadIdx.x] = 7;
}
// The wave that waits ends without coming to the barrier.
extern "C" __global__ void ends(const uint32_t* flag, uint32_t* out) {
  if (threadIdx.x < 64) {
    if (threadIdx.x == 0) wait_equal<Order::acquire, Scope::system>(flag, 1u);
    return;
  }
  __builtin_amdgcn_s_barrier();
  out[threadIdx.x] = 7;
}
// Waits for the first flag, then for the second, and the block meets once.
extern "C" __global__ void twice(const uint32_t* flags, uint32_t* out) {
  if (threadIdx.x == 0) {
    wait_equal<Order::acquire, Scope::system>(flags, 1u);
    pause(2);
    wait_equal<Order::acquire, Scope::system>(flags + 1, 1u);
  }
  __syncthreads();
  out[threadIdx.x] = 7;
}
"""
MEETING = next(i for i, line in enumerate(BEHIND.split("\n"), 1) if "__syncthreads" in line)


def traced(kernel, *arguments, turns=(20,), threads=256, memory="ideal"):
    """The trace of `kernel` on rank 0, which waits for flags that rank 1 sets after `turns` times 3.9 us."""
    with Node(2, name="small", memory=memory) as node:
        module, heap = node.load(BEHIND, name="behind.hip"), SymmetricHeap(node, 1 << 12)
        flags, out = heap.alloc("flags", (2,), torch.uint32), node.ranks[0].empty((threads,), torch.uint32, "out")
        heap.zero_()
        mark = node.mark()
        for i, n in enumerate(turns):
            stream = node.ranks[1].stream()
            node.ranks[1].launch(module.late, 1, 64, heap.translate(flags[1][i:], 0), n, stream=stream)
        node.ranks[0].launch(module[kernel], 1, threads, flags[0], out, *arguments)
        node.synchronize()
        assert out.to_torch()[64:].eq(7).all()
        return node.trace_since(mark)


def obeys(trace):
    """Checks the invariants of every run."""
    records = trace.records
    waves = {key: (int(w["time"]), int(w["time"] + w["duration"])) for w, key in _of(records, WAVE)}
    waits: dict = {}
    for wait, key in _of(records, WAIT):
        waits.setdefault(key, []).append((int(wait["time"]), int(wait["time"] + wait["duration"])))
    for stay, key in _of(records, BARRIER):
        last, begin, end = (*key[:3], int(stay["index"])), int(stay["time"]), int(stay["time"] + stay["duration"])
        assert last != key and last in waves, "another wave of the block comes last"
        assert waves[key][0] <= begin < end <= waves[key][1]
        assert any(start < end and stop > begin for start, stop in waits[last]), "and it has waited meanwhile"
    spans: dict = {}
    for wait, key in _of(waiting(records), WAIT):
        spans.setdefault(key, []).append((int(wait["time"]), int(wait["time"] + wait["duration"])))
    for key, own in spans.items():
        own = sorted(span for span in own if span[1] > span[0])
        assert all(before[1] <= after[0] for before, after in zip(own, own[1:])), "no moment is waited twice"
        assert not own or waves[key][0] <= own[0][0] and own[-1][1] <= waves[key][1]
    every = np.concatenate([records[records["kind"] == WAVE], waiting(records)])
    per_wave = intervals.PerWave(every)
    free = intervals.difference(per_wave.of(every["kind"] == WAVE), per_wave.of(every["kind"] == WAIT))
    total = sum(end - start for start, end in waves.values())
    assert intervals.measure(free) == total - waiting(records)["duration"].sum()
    path = trace.critical_path()
    assert path.span_ps == int((trace.select("launch").records["time"] + trace.select("launch").records["duration"]).max()
                               - trace.select("launch").records["time"].min())


def _of(records, kind):
    return [(record, tuple(int(record[field]) for field in ("rank", "launch", "block", "wave")))
            for record in records[records["kind"] == kind]]


def us_of(path, what):
    kinds = dict(zip(path.kinds["what"], path.kinds["us"]))
    return kinds.get(what, 0.0)


@pytest.mark.parametrize("memory", ["ideal", "strict"])
@pytest.mark.parametrize("looks", [0, 2])
def test_a_block_waits_where_one_of_its_threads_does(memory, looks):
    """Rank 1 pauses for 78 us. Rank 0's four waves have nothing to do but to wait for its flag."""
    trace = traced("together", looks, 0, 0, memory=memory)
    obeys(trace)
    span, wait, = trace.span_us, trace.select("wait", rank=0).records[0]["duration"] / PS_PER_US
    assert 76 < wait < span < 90
    stays = trace.select("barrier").records
    assert sorted(stays["wave"]) == [wave for wave in range(4) if wave != looks] and set(stays["index"]) == {looks}
    assert set(stays["line"]) == {MEETING} and set(trace.select("barrier").names("file")) == {"behind.hip"}
    path = trace.critical_path()
    setter = sum(s.us for s in path.segments if s.what == "work" and s.rank == 1)
    assert us_of(path, "work") - setter < 4 and setter > 76, "rank 0 does not work: rank 1's wave decides the end"
    assert any(s.what == "flag in flight" and s.note == "flags[0] to rank 0" for s in path.segments)
    assert "it waited for flags[0], set by rank 1" in path.summary
    balance = trace.balance()
    share, = balance["wait_share"][balance["stage"] == "together"]
    assert share > 0.9
    own = trace.overlap()
    assert own["working_us"][0] < 6
    drawn = show.waves(trace, kernel="together").table
    assert drawn["waves that waited"][0] == 4 and drawn["wait share"][0] > 0.9
    assert "(98%)" in show.timeline(trace).table["together"][0]


def test_work_before_the_barrier_is_work():
    """Three waves work 39 us while the fourth waits for 78: half of their time is waiting."""
    trace = traced("together", 0, 10, 0)
    obeys(trace)
    stays, wait = trace.select("barrier").records, trace.select("wait", rank=0).records[0]
    launch, = trace.select("launch", rank=0).records
    assert len(stays) == 3
    begins = (stays["time"] - launch["time"]) / PS_PER_US
    assert (begins > 38).all() and (begins < 43).all()
    shares = waiting(trace.records)
    for record in shares[shares["wave"] > 0]:
        assert record["time"] + record["duration"] == wait["time"] + wait["duration"]
        assert (record["index"], record["symbol"], record["bytes"]) == (wait["index"], wait["symbol"], wait["bytes"])
    # The flag comes after 12 us, the other three waves reach the barrier after 39. So no wave waited because of the flag.
    trace = traced("together", 0, 10, 0, turns=(3,))
    obeys(trace)
    assert not len(trace.select("barrier"))
    assert us_of(trace.critical_path(), "work") > 38


def test_the_path_goes_to_the_wave_one_stood_behind_which_may_end():
    path = traced("together", 0, 0, 5).critical_path()  # wave 3 works 20 us when the flag is seen
    waves = [(s.rank, s.wave) for s in path.segments if s.what == "work"]
    assert waves == [(0, 3), (0, 0), (1, 0)]
    assert path.segments[1].us == pytest.approx(19.5, abs=1)
    trace = traced("ends")
    obeys(trace)
    stays = trace.select("barrier").records
    assert sorted(stays["wave"]) == [1, 2, 3] and set(stays["index"]) == {0}
    assert trace.balance()["wait_share"][1 if trace.balance()["stage"][1] == "ends" else 0] > 0.9


def test_two_waits_before_one_barrier():
    """The second flag comes 39 us after the first. What the wave does in between is work, and so is the others' time."""
    trace = traced("twice", turns=(10, 20))
    obeys(trace)
    waits = trace.select("wait", rank=0).records
    assert len(waits) == 2 and len(trace.select("barrier")) == 3
    pause = waits["time"][1] - waits["time"][0] - waits["duration"][0]
    behind = waiting(trace.select(rank=0).records)
    assert len(behind) == 2 * 4 and 7 < pause / PS_PER_US < 9
    per_wave = np.bincount(behind["wave"], behind["duration"])
    assert per_wave[1:] == pytest.approx(waits["duration"].sum(), rel=0.01)


@pytest.mark.parametrize("name", ["rank_flags", "varlen", "gemm_rs/fused_sum", "ag_gemm/pull_by_waves", "megakernel"])
def test_every_run_obeys(name):
    trace = called(name)
    obeys(trace)
    if "/" in name or name == "megakernel":
        assert len(trace.select("barrier")), "programs of four waves wait together"


# ---- each lane waits for its own flag

LANES = """
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
        module, heap = node.load(LANES), SymmetricHeap(node, 4096)
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


def test_lanes_that_wait_for_two_values_or_for_flags_that_have_not_come():
    with Node(1, name="small") as node:
        flag = node.ranks[0].zeros((1,), torch.int32, "flag")
        node.ranks[0].launch(node.load(LANES).two_values, 2, 64, flag)
        node.synchronize()
        records = node.trace.records
    sets, seen, waits = (records[records["kind"] == kind] for kind in (FLAG_SET, FLAG_SEEN, WAIT))
    assert seen["bytes"].tolist() == [1, 2] and len(waits) == 1
    assert all(look["time"] >= end for look, end in zip(seen, (sets["time"] + sets["duration"]).tolist()))
    assert seen["time"][0] < sets["time"][1], "the first value was seen before the second was set"
    with Node(1, name="small") as node:
        flags = node.ranks[0].zeros((4,), torch.int32, "flags")
        node.ranks[0].launch(node.load(LANES).two_of_four, 2, 64, flags)
        hang = pytest.raises(DeadlockError, node.synchronize)
    waiting, = hang.value.report["waiting"]
    assert [word["index"] for word in waiting["words"]] == [1, 3]


# ---- flags in the data (LL): one record for a row of words

LL = Path(__file__).parent / "kernels" / "ll_all_reduce.hip"
FLAG_LOW = """
#include "a2a/a2a.h"
using namespace a2a;
// The flag in the low half of a word, data in the high one. Wave 1 waits for what wave 0 sends.
extern "C" __global__ void send(uint64_t* words, uint32_t flag) {
  if (blockIdx.x == 0) signal<Order::relaxed, Scope::system>(words + threadIdx.x, (uint64_t)(threadIdx.x * 977) << 32 | flag);
  else wait_until<Order::relaxed, Scope::system>(words + threadIdx.x, [=](uint64_t seen) { return (uint32_t)seen == flag; });
}
// A byte, a half and two words in one allocation, side by side, then the word anew.
extern "C" __global__ void sizes(uint8_t* bytes) {
  if (threadIdx.x) return;
  __hip_atomic_store(bytes + 1, 7, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  signal<Order::relaxed, Scope::system>((uint32_t*)(bytes + 4), 8u);
  signal<Order::relaxed, Scope::system>((uint64_t*)(bytes + 8), (uint64_t)9);
  signal<Order::relaxed, Scope::system>((uint32_t*)(bytes + 4), 10u);
  wait_equal<Order::relaxed, Scope::system>((uint32_t*)(bytes + 4), 10u);
  wait_equal<Order::relaxed, Scope::system>((uint64_t*)(bytes + 8), (uint64_t)9);
}
"""


def all_reduce(n, ranks, stride=1, calls=2, memory="ideal", threads=128, values=None, **options):
    """The trace of each call of an LL all-reduce of n floats, [calls]."""
    traces = []
    with Node(ranks, memory=memory, **options) as node:
        module = node.load(LL)
        heap = SymmetricHeap(node, 2 * ranks * n * stride * 8 + (1 << 16))
        box = heap.alloc("box", (2, ranks, n * stride), torch.int64)
        heap.zero_()
        given = values or [torch.arange(n) * (r + 1.0) for r in range(ranks)]
        x = [rank.from_torch(value, "x") for rank, value in zip(node.ranks, given)]
        out = [rank.zeros((n,), torch.float32, "out") for rank in node.ranks]
        for epoch in range(1, calls + 1):
            mark = node.mark()
            for rank, source, result in zip(node.ranks, x, out):
                rank.launch(module.ll_all_reduce, 4, threads, heap.world(rank, epoch), source, box[rank.index], result, n, stride)
            node.synchronize()
            traces.append(node.trace_since(mark))
            assert all(torch.equal(result.to_torch(), sum(given)) for result in out)
    return traces


def recorded_words(records):
    """(rank, memory's rank, index, value) of every word that the records stand for."""
    return Counter((int(r["rank"]), int(r["dst"]), int(r["index"]) + k * int(step), int(r["bytes"]))
                   for r, many, step in zip(records, counts(records), strides(records)) for k in range(many))


def of(trace, kind):
    return trace.records[trace.records["kind"] == kind]


@pytest.mark.parametrize(("n", "ranks", "stride", "memory"), [
    (1024, 4, 1, "ideal"), (1024, 2, 1, "strict"), (1000, 3, 2, "ideal"), (520, 2, 1, "hw-spx")])
def test_every_word_is_on_record_once(n, ranks, stride, memory):
    """By the protocol: rank r puts n words into each peer's box, at half epoch % 2, row r. The receiver sees each word."""
    values = [torch.arange(n).float() * (r + 1) for r in range(ranks)]
    for epoch, trace in enumerate(all_reduce(n, ranks, stride, memory=memory, values=values), 1):
        sets, seen = of(trace, FLAG_SET), of(trace, FLAG_SEEN)

        def value(sender, i, partial):  # a few words alone keep data and flag in the record
            bits = int(values[sender][i].view(torch.int32))
            return epoch << 32 | bits if partial else epoch
        alone = n // 64 * 64 if n % 64 < 16 else n  # from there on
        wanted = Counter((r, peer, ((epoch % 2 * ranks + r) * n + i) * stride, value(r, i, i >= alone))
                         for r in range(ranks) for peer in range(ranks) if peer != r for i in range(n))
        assert recorded_words(sets) == wanted
        assert recorded_words(seen) == Counter({(peer, peer, index, value): 1 for r, peer, index, value in wanted})
        per_row = -(-n // 64) if alone == n else n // 64 + n - alone
        assert len(sets) == per_row * ranks * (ranks - 1)
        assert trace.select("flag_set").flag_counts.sum() == n * ranks * (ranks - 1)
        assert {int(s) for s in strides(sets)[counts(sets) > 1]} == {stride}
        if memory == "ideal":
            flags = trace.flags()
            assert sum(flags["words"]) == n * ranks * (ranks - 1) and min(flags["latency_us"]) > 0
            assert (flags["src"] != flags["dst"]).all()
        assert "unknown" not in trace.critical_path().kinds["what"]


def test_data_that_is_equal_everywhere_and_a_large_trace_are_complete():
    """The flag is the half that is not zero. Records of setting and of seeing agree for any data."""
    for data in (0.0, 1.0):
        for trace in all_reduce(256, 2, values=[torch.full((256,), data)] * 2):
            sets, seen = of(trace, FLAG_SET), of(trace, FLAG_SEEN)
            assert set(counts(sets)) == set(counts(seen)) == {64}
            assert set(sets["bytes"]) == set(seen["bytes"]) and len(trace.flags()["symbol"]) == len(seen)
    # 256 KiB on 8 ranks: 3.7 million words set and as many seen, of which a node keeps 4 million records.
    trace, = all_reduce(65536, 8, calls=1, threads=256)
    assert trace.meta["dropped"] == 0 and len(trace) < 250_000
    for kind in ("flag_set", "flag_seen"):
        assert trace.select(kind).flag_counts.sum() == 65536 * 8 * 7
    assert np.unique(counts(of(trace, FLAG_SEEN))).tolist() == [64]


def test_flags_in_the_low_half_and_of_all_sizes_have_their_own_setters():
    with Node(1, name="small") as node:
        box = node.ranks[0].zeros((64,), torch.int64, "box")
        node.ranks[0].launch(node.load(FLAG_LOW).send, 2, 64, box, 5)
        node.synchronize()
        trace = node.trace
    for kind in (FLAG_SET, FLAG_SEEN, WAIT):
        record, = of(trace, kind)
        assert record["bytes"] == 5
    assert trace.select(["flag_set", "flag_seen"]).flag_counts.tolist() == [64, 64]
    with Node(1, name="small") as node:
        memory = node.ranks[0].zeros((64,), torch.uint8, "memory")
        node.ranks[0].launch(node.load(FLAG_LOW).sizes, 1, 64, memory)
        node.synchronize()
        trace = node.trace
    assert sorted((int(r["index"]), int(r["bytes"])) for r in of(trace, FLAG_SET)) == [(1, 7), (4, 8), (4, 10), (8, 9)]
    assert [(int(r["index"]), int(r["bytes"]), int(r["src"])) for r in of(trace, FLAG_SEEN)] == [(4, 10, 0), (8, 9, 0)]
