"""Waves at a block's barrier behind one that waits for a flag wait for that flag: in records, tables and pictures."""
import numpy as np
import pytest
import torch
from trace_tools import called

from a2a_lib import show
from a2a_lib.machine.node import Node, SymmetricHeap
from a2a_lib.machine.trace.analysis import intervals
from a2a_lib.machine.trace.analysis.kernel_runs import waiting
from a2a_lib.machine.trace.records import BARRIER, PS_PER_US, WAIT, WAVE

KERNELS = """
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
LINE = next(i for i, line in enumerate(KERNELS.split("\n"), 1) if "__syncthreads" in line)


def run(kernel, *arguments, turns=(20,), threads=256, memory="ideal"):
    """The trace of `kernel` on rank 0, which waits for flags that rank 1 sets after `turns` times 3.9 us."""
    with Node(2, name="small", memory=memory) as node:
        module, heap = node.load(KERNELS, name="behind.hip"), SymmetricHeap(node, 1 << 12)
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
    trace = run("together", looks, 0, 0, memory=memory)
    obeys(trace)
    span, wait, = trace.span_us, trace.select("wait", rank=0).records[0]["duration"] / PS_PER_US
    assert 76 < wait < span < 90
    stays = trace.select("barrier").records
    assert sorted(stays["wave"]) == [wave for wave in range(4) if wave != looks] and set(stays["index"]) == {looks}
    assert set(stays["line"]) == {LINE} and set(trace.select("barrier").names("file")) == {"behind.hip"}
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
    trace = run("together", 0, 10, 0)
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


def test_who_waits_less_than_the_others_work_holds_nobody_up():
    """The flag comes after 12 us, the other three waves reach the barrier after 39. So no wave waited because of the flag."""
    trace = run("together", 0, 10, 0, turns=(3,))
    obeys(trace)
    assert not len(trace.select("barrier"))
    assert us_of(trace.critical_path(), "work") > 38


def test_the_path_goes_from_a_wave_that_worked_after_the_barrier_to_the_one_it_stood_behind():
    path = run("together", 0, 0, 5).critical_path()  # wave 3 works 20 us when the flag is seen
    waves = [(s.rank, s.wave) for s in path.segments if s.what == "work"]
    assert waves == [(0, 3), (0, 0), (1, 0)]
    assert path.segments[1].us == pytest.approx(19.5, abs=1)


def test_behind_a_wave_that_ends():
    trace = run("ends")
    obeys(trace)
    stays = trace.select("barrier").records
    assert sorted(stays["wave"]) == [1, 2, 3] and set(stays["index"]) == {0}
    assert trace.balance()["wait_share"][1 if trace.balance()["stage"][1] == "ends" else 0] > 0.9


def test_two_waits_before_one_barrier():
    """The second flag comes 39 us after the first. What the wave does in between is work, and so is the others' time."""
    trace = run("twice", turns=(10, 20))
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
