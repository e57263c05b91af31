"""The race detector on what is not a wave: copy engines, memsets, stream writes, and the NICs of a cluster."""
import pytest
import torch

import a2a_lib as a2a
from a2a_lib.kernels.ag_gemm import AG_GEMM, AG_GEMM_NODES
from a2a_lib.kernels.gemm import GemmProblem, GemmShape

KERNELS = """#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void read(const int* data, const uint32_t* flag, int* out, int wait) {
  if (wait) wait_at_least<Order::acquire, Scope::system>(flag, 1u);
  __syncthreads();
  out[threadIdx.x] = data[threadIdx.x];
}
extern "C" __global__ void write(int* data) { data[threadIdx.x] = threadIdx.x; }
"""
N = 128


class Copies:
    """Rank 0 copies to rank 1, whose kernel reads in a stream of its own."""

    def __init__(self, node):
        self.node, (self.first, self.second) = node, node.ranks
        self.module = node.load(KERNELS, name="copies.hip")
        self.source = self.first.from_torch(torch.arange(N, dtype=torch.int32), "source")
        self.one = self.first.from_torch(torch.ones(1, dtype=torch.int32), "one")
        heap = a2a.SymmetricHeap(node, 1 << 14)
        self.data, self.flag = heap.alloc("data", (N,), torch.int32), heap.alloc("flag", (1,), torch.int32)
        self.flag[1].zero_()
        self.there = [heap.translate(buffer[0], 1) for buffer in (self.data, self.flag)]
        self.out = self.second.zeros(N, torch.int32, "out")
        self.sending, self.reading = self.first.stream(), self.second.stream()
        node.synchronize()

    def send(self, flag_first=False):
        parts = [(self.there[0], self.source), (self.there[1], self.one)]
        for to, what in reversed(parts) if flag_first else parts:
            self.first.copy(to, what, self.sending)

    def read(self, wait=1):
        self.second.launch(self.module.read, 1, N, self.data[1], self.flag[1], self.out, wait, stream=self.reading)


@pytest.mark.parametrize("wait, flag_first", [(1, False), (0, False), (1, True)])
def test_a_wait_for_the_flag_behind_a_copy(wait, flag_first):
    with a2a.Node(2, name="small", races=True) as node:
        copies = Copies(node)
        copies.read(wait)
        copies.send(flag_first)
        races = node.races
        if wait and not flag_first:
            assert not races and torch.equal(copies.out.to_torch(), torch.arange(N, dtype=torch.int32)), races
            return
        assert races and {race.symbol for race in races} == {"data[0] of rank 1"}
        sides = {(side.kernel.split(",")[0], side.file, side.write) for side in (races[0].first, races[0].second)}
        assert sides == {("copy engine", "", True), ("read", "copies.hip", False)}
        assert "write by rank 0, copy engine, stream" in repr(races)


def test_streams_events_and_hosts_order_copies():
    with a2a.Node(2, name="small", races=True) as node:
        copies = Copies(node)
        copies.first.launch(copies.module.write, 1, N, copies.source, stream=copies.sending)
        copies.send()  # the same stream
        copies.reading.wait(copies.first.event().record(copies.sending))
        copies.read(wait=0)  # an event
        copies.reading.synchronize()
        copies.data[1].fill_(5)  # the host has waited
        assert not node.races, node.races


def test_a_copy_that_nothing_orders_behind_a_kernel():
    with a2a.Node(2, name="small", races=True) as node:
        copies = Copies(node)
        copies.first.launch(copies.module.write, 1, N, copies.source, stream=copies.first.stream())
        copies.send()
        races = node.races
        assert [race.symbol for race in races] == ["source[0] of rank 0"] and "copy engine" in repr(races)


GEMM = GemmShape(m=256, n=128, k=64)


def raced(rung, node, problem, calls=2):
    made = rung(node)
    made.write(problem)  # waits for what it fills: an engine fills `out` on another stream than the calls'
    for _ in range(calls):
        made.launch()
    made.read()
    return node.races


@pytest.mark.parametrize("name", AG_GEMM)
def test_gemms_fed_by_copies_and_by_waves_have_no_races(name):
    with a2a.Node(2, name="small", races=True) as node:
        races = raced(lambda node: AG_GEMM[name](node, GEMM, programs=2), node, GemmProblem.random("ag_gemm", GEMM, 2, seed=1))
        assert not races, races


class NoWait(AG_GEMM["copy_engine"]):
    def multiply(self, i, epoch):
        super().multiply(i, 0)  # every flag is past it


def test_a_gemm_that_does_not_wait_for_its_copies():
    with a2a.Node(2, name="small", races=True) as node:
        races = raced(lambda node: NoWait(node, GEMM, programs=2), node, GemmProblem.random("ag_gemm", GEMM, 2, seed=1), calls=1)
        assert races and all(race.symbol.startswith("gathered") for race in races), races
        assert "copy engine" in repr(races) and "kernels.py:" in repr(races)


@pytest.mark.parametrize("name", AG_GEMM_NODES)
def test_two_nodes_have_no_races(name):
    with a2a.Cluster(2, 2, name="small", races=True) as cluster:
        problem = GemmProblem.random("ag_gemm", GEMM, 4, seed=1)
        races = raced(lambda node: AG_GEMM_NODES[name](node, GEMM, programs=3, senders=1), cluster, problem, calls=3)
        assert not races, races


ACROSS = """#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void send(World w, uint64_t* nic, int* inbox, int* row, uint32_t* flags, int n) {
  row[threadIdx.x] = threadIdx.x;
  BARRIER
  if (threadIdx.x == 0) {
    const uint64_t number = put_signal(nic, w.at(inbox, 1), row, 4ull * n, w.at(flags, 1), w.epoch);
    DONE
  }
  __syncthreads();
  row[threadIdx.x] = 7;
}
extern "C" __global__ void receive(World w, int* inbox, uint32_t* flags, int* out) {
  if (threadIdx.x == 0) WAIT;
  __syncthreads();
  out[threadIdx.x] = inbox[threadIdx.x];
}
"""
RIGHT = {"BARRIER": "__syncthreads();", "DONE": "nic_wait(nic, number);",
         "WAIT": "wait_at_least<Order::acquire, Scope::system>(flags, w.epoch)"}


@pytest.mark.parametrize("memory", ("ideal", "strict"))
@pytest.mark.parametrize("broken, symbol, who", [
    ({}, None, None),
    ({"WAIT": ";"}, "inbox", "receive"),
    ({"WAIT": "wait_at_least<Order::relaxed, Scope::system>(flags, w.epoch)"}, "inbox", "receive"),
    ({"DONE": ""}, "row", "send"),  # the row changes while the NIC reads it
    ({"BARRIER": ""}, "row", "send"),  # other waves' part of the row may not be there
], ids=["right", "no wait", "no acquire", "row reused too early", "no barrier"])
def test_messages_of_a_nic(broken, symbol, who, memory):
    text = ACROSS
    for place, what in (RIGHT | broken).items():
        text = text.replace(place, what)
    with a2a.Cluster(2, 1, name="small", races=True, memory=memory) as cluster:
        module, heap = cluster.load(text, name="across.hip"), a2a.SymmetricHeap(cluster, 1 << 14)
        inbox, flags = heap.alloc("inbox", (N,), torch.int32), heap.alloc("flags", (1,), torch.int32)
        heap.zero_()
        rows, outs = ([rank.zeros(N, torch.int32, name) for rank in cluster.ranks] for name in ("row", "out"))
        cluster.synchronize()
        cluster.ranks[1].launch(module.receive, 1, N, heap.world(1, 1), inbox[1], flags[1], outs[1])
        cluster.ranks[0].launch(module.send, 1, N, heap.world(0, 1), cluster.nics[0], inbox[0], rows[0], flags[0], N)
        races = cluster.races
        if not broken:
            assert not races and torch.equal(outs[1].to_torch(), torch.arange(N, dtype=torch.int32)), races
            return
        assert races and all(race.symbol.startswith(symbol) for race in races), races
        assert "NIC, descriptor 0" in repr(races) and f"kernel {who}" in repr(races)
