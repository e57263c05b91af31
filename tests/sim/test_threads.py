"""GPUs are simulated side by side: values, times, records and failures are the same for any number of threads."""
import os
import signal
import subprocess
import sys

import pytest
import torch

from a2a_lib.errors import A2AError, ConfigError
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.moe import Problem, Shape
from a2a_lib.lab.litmus import MODES, run, suite
from a2a_lib.machine.node import Node, SymmetricHeap

SHAPE = Shape("threads", 8, 2, 136, 8, 3)
COUNTS = (1, 2, 4, 8)
CACHED = [mode for mode in MODES if mode != "ideal"]
LITMUS = ("MP+norel+gpu", "MP+noacq+cached+push", "MP+system+remote-flag")
# Each rank's block 0 sends to its peer, block 1 reads from it, and both count in its memory.
PEERS = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void chat(World world, uint32_t* flags, uint32_t* counts, float* data, float* out, int n) {
  const int peer = (world.rank + 1) % world.world_size;
  if (blockIdx.x == 0) {
    for (int i = threadIdx.x; i < n; i += blockDim.x) world.at(data, peer)[i] = world.rank * 1000.f + i;
    __syncthreads();
    if (threadIdx.x == 0) signal<Order::release, Scope::system>(world.at(flags, peer), 1u);
  } else {
    if (threadIdx.x == 0) wait_equal<Order::acquire, Scope::system>(world.at(flags, peer), 1u);  // looks at the peer's
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x) out[i] = world.at(data, peer)[i] * 2;
    out[n + threadIdx.x] = float(atomicAdd(world.at(counts, peer), 1u));
    atomicAdd(world.at(counts, peer) + 1, 2u);
  }
}
"""
HANG = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void stuck(World world, uint32_t* flags, int hazard) {
  if (threadIdx.x) return;
  const int peer = (world.rank + 1) % world.world_size;
  if (hazard == 0) wait_equal<Order::acquire, Scope::system>(flags, 7u);
  if (hazard == 1) wait_equal<Order::acquire, Scope::system>(world.at(flags, peer), 7u);
  if (hazard == 2) for (int n = 1; n;) { __builtin_amdgcn_s_sleep(1); asm volatile("" : "+v"(n)); }  // clang sees a way out
  if (hazard == 3 && world.rank >= 2) *(volatile uint32_t*)(uintptr_t)(64 * world.rank) = 1;
}
"""


def rung(threads, name, mode, ranks=8, **options):
    with Node(ranks, name="small", memory=mode, seed=3, threads=threads, **options) as node:
        comm = rungs[name](node, SHAPE, **({} if name == "p2p" else {"blocks": 16}))
        outputs = [out.tolist() for call in range(2) for out in comm(Problem.random(SHAPE, ranks, call))]
        detail = len(node.detail) if options.get("detail") else None
        return (outputs, node.trace.records.tobytes(), node.trace.digest(), node.time_us, node.counters(),
                repr(node.races) if options.get("races") else None, detail)


@pytest.mark.parametrize("name, mode, counts", [("token_flags", "ideal", COUNTS[1:]), ("rank_flags", "ideal", (4,)), ("p2p", "ideal", (4,)),
                                                ("varlen", "ideal", (4,)), *(("token_flags", mode, (4,)) for mode in CACHED)])
def test_rungs(name, mode, counts):
    first = rung(1, name, mode)
    assert [threads for threads in counts if rung(threads, name, mode) != first] == []


@pytest.mark.parametrize("option", ["races", "detail"])
def test_what_looks_at_all_gpus(option):
    """The race detector and the detail record need one order of events. They change nothing else."""
    first = rung(1, "token_flags", "ideal", 2, **{option: True})
    assert rung(2, "token_flags", "ideal", 2, **{option: True}) == first
    without = rung(1, "token_flags", "ideal", 2)
    assert (first[0], first[2]) == (without[0], without[2])  # outputs, digest


def chatting(node, n):
    """(a function that runs `chat` on every rank and returns what they have read, their counters)"""
    kernel, heap = node.load(PEERS, name="peers.hip").chat, SymmetricHeap(node, 1 << 16)
    flags, counts = heap.alloc("flags", (1,), torch.uint32), heap.alloc("counts", (2,), torch.uint32)
    data, outs = heap.alloc("data", (n,)), [rank.empty((n + 64,), torch.float32, "out") for rank in node.ranks]

    def chatter():
        heap.zero_()
        for r, rank in enumerate(node.ranks):
            rank.launch(kernel, 2, 64, heap.world(r, 1), flags[r], counts[r], data[r], outs[r], n)
        node.synchronize()
        return [out.to_torch() for out in outs]

    return chatter, counts


def chat(threads, mode="ideal", ranks=4):
    with Node(ranks, name="small", memory=mode, seed=7, threads=threads) as node:
        chatter, counts = chatting(node, 200)
        contents = [out.tolist() for out in chatter()], [count.to_torch().tolist() for count in counts]
        return *contents, node.trace.records.tobytes(), node.time_us


@pytest.mark.parametrize("mode", ["ideal", *CACHED])
def test_loads_stores_and_read_modify_writes_of_a_peers_memory(mode):
    outs, counts, _, _ = first = chat(1, mode)
    for rank, out in enumerate(outs):  # what the rank before the peer sent it: this one
        assert out[:200] == [2 * (rank * 1000 + i) for i in range(200)]
        assert sorted(out[200:]) == list(range(64))
    assert counts == [[64, 128]] * 4
    for threads in COUNTS[1:]:
        assert chat(threads, mode) == first


CHASE = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void chase(World world, uint32_t* next, uint32_t* out) {
  const uint32_t* there = world.at(next, (world.rank + 1) % world.world_size);
  uint32_t at = threadIdx.x;
  for (int i = 0; i < 100; ++i) at = there[at];
  out[threadIdx.x] = at;
}
"""


@pytest.mark.parametrize("mode", ["ideal", *CACHED])
def test_what_a_peer_answers_is_there_when_the_wave_goes_on(mode):
    """Each load of a peer's memory gets its address from the load before. An answer due at the same moment comes first."""
    with Node(2, name="small", memory=mode) as node:
        heap, kernel = SymmetricHeap(node, 1 << 12), node.load(CHASE, name="chase.hip").chase
        buffers, outs = heap.alloc("next", (64,), torch.uint32), []
        for rank, buffer in zip(node.ranks, buffers):
            buffer.copy_from(((torch.arange(64) * 5 + 3 + rank.index) % 64).to(torch.uint32))
            outs.append(rank.empty((64,), torch.uint32, "out"))
            rank.launch(kernel, 1, 64, heap.world(rank, 1), buffer, outs[-1])
        for rank, out in enumerate(outs):
            at = torch.arange(64)
            for _ in range(100):
                at = (at * 5 + 3 + 1 - rank) % 64
            assert out.to_torch().tolist() == at.tolist()


@pytest.mark.parametrize("mode", MODES)  # those that litmus tests have verdicts for
def test_litmus_outcomes(mode, monkeypatch):
    """The states, their counts and their first seeds agree for 1 and 4 threads. (Small programs use threads only on request.)"""
    states = []
    for threads in ("1", "4"):
        monkeypatch.setenv("A2A_THREADS", threads)
        states.append([run(suite[name], mode, seeds=16).states for name in LITMUS])
    assert states[0] == states[1] and sum(map(len, states[0])) > len(LITMUS)  # some test shows more than one outcome


def test_explored_schedules():
    """The racy reader of a peer's memory: outcomes, the seeds that find them, and a seed's times."""
    explorations = []
    for threads in COUNTS:
        with Node(4, name="small", threads=threads) as node:
            explorations.append((repr(node.explore(chatting(node, 8)[0], seeds=12)), node.trace.digest(), node.time_us))
    assert explorations[1:] == explorations[:-1]


def failure(threads, hazard, **limits):
    with Node(4, name="small", seed=1, threads=threads, **limits) as node:
        module = node.load(HANG, name="hang.hip")
        heap = SymmetricHeap(node, 1 << 12).zero_()
        flags = heap.alloc("flags", (1,), torch.uint32)
        for rank in node.ranks:
            rank.launch(module.stuck, 2, 64, heap.world(rank.index, 1), flags[rank.index], hazard)
        error = pytest.raises(A2AError, node.synchronize)
        return type(error.value).__name__, str(error.value)


@pytest.mark.parametrize("hazard, kind, limits", [(0, "DeadlockError", {}), (1, "DeadlockError", {}),
                                                  (2, "BudgetError", {"max_instructions": 300_000}),
                                                  (3, "FaultError", {})])
def test_failures_read_the_same(hazard, kind, limits):
    first = failure(1, hazard, **limits)
    assert kind in first[0] or kind == "BudgetError" and "no end in sight" in first[1], first
    for threads in COUNTS[1:]:
        assert failure(threads, hazard, **limits) == first
    if hazard == 3:
        assert "a null pointer plus 192" in first[1]  # of both that fault the first in time: rank 3


def test_the_variable_and_its_mistakes(monkeypatch):
    monkeypatch.setenv("A2A_THREADS", "3")
    assert chat(None) == chat(1)
    for bad in ("two", "-1", "1.5"):
        monkeypatch.setenv("A2A_THREADS", bad)
        pytest.raises(ConfigError, Node, 2).match("A2A_THREADS")
    pytest.raises(ConfigError, Node, 2, threads=1000).match("number of threads")


def test_control_c_with_threads():
    code = ("import sys; sys.path.insert(0, sys.argv[1])\nimport test_threads as t\n"
            "wait = t.Node.synchronize\n"
            "t.Node.synchronize = lambda node: (print('ready', flush=True), wait(node))[1]\n"
            "print(t.failure(4, 2, max_instructions=10**12))")
    here = os.path.dirname(__file__)
    path = os.pathsep.join([os.path.dirname(here), os.environ.get("PYTHONPATH", "")])
    run = subprocess.Popen([sys.executable, "-c", code, here], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                           env=os.environ | {"PYTHONPATH": path})
    run.stdout.readline()
    try:
        pytest.raises(subprocess.TimeoutExpired, run.wait, 0.2)
        run.send_signal(signal.SIGINT)
        output, error = run.communicate(timeout=120)
    finally:
        run.kill()
    assert "interrupt" in (output + error).lower()  # KeyboardInterrupt, or an error that says so
