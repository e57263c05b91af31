"""Several nodes: the messages of NICs, their times, and accesses that fault because they would leave a node."""
import re

import numpy as np
import pytest
import torch
from sample_tools import sample, stored_samples  # noqa: F401

import a2a_lib as a2a
from a2a_lib.errors import ConfigError, DeadlockError, FaultError, HeapError, HipError
from a2a_lib.machine.trace.records import FLAG_SEEN, FLAG_SET, TRANSFER

SOURCE = """#include "a2a/a2a.h"
using namespace a2a;
// One block: n numbers made here go to the peer, `times` times, each with a flag of its own.
extern "C" __global__ void send(World w, uint64_t* nic, int* inbox, int* row, uint32_t* flags, int peer, int n, int times) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) row[i] = 1000 * w.rank + i;
  __syncthreads();
  if (threadIdx.x == 0)
    for (int k = 0; k < times; ++k) put_signal(nic, w.at(inbox, peer), row, 4ull * n, w.at(flags + k, peer), w.epoch);
}
extern "C" __global__ void receive(World w, int* inbox, uint32_t* flags, int* out, int n, int times) {
  if (threadIdx.x == 0)
    for (int k = 0; k < times; ++k) wait_equal<Order::acquire, Scope::system>(flags + k, w.epoch);
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) out[i] = inbox[i];
}
extern "C" __global__ void load_across(World w, int* inbox, int* out, int peer) { *out = *w.at(inbox, peer); }
extern "C" __global__ void store_across(World w, int* inbox, int* out, int peer) { *w.at(inbox, peer) = *out; }
"""
POST, WIRE, GBPS, GAP = 1_300_000, 2_000_000, 50, 5_000  # ps, ps, bytes per ns, ps: the preset's


class Pair:
    """Rank 0 and the first rank of the second node, with room for n numbers and some flags."""

    def __init__(self, n=1000, flags=512, nodes=2, gpus=2, **options):
        self.cluster = a2a.Cluster(nodes=nodes, gpus=gpus, **options)
        self.module, self.n, self.there = self.cluster.load(SOURCE, name="across.hip"), n, gpus
        self.heap = a2a.SymmetricHeap(self.cluster, 4 * n + 4 * flags + 4096)
        self.inbox, self.flags = self.heap.alloc("inbox", (n,), torch.int32), self.heap.alloc("flags", (flags,), torch.int32)
        self.heap.zero_()
        self.rows = [rank.zeros(n, torch.int32, "row") for rank in self.cluster.ranks]
        self.outs = [rank.zeros(n, torch.int32, "out") for rank in self.cluster.ranks]

    def send(self, rank=0, times=1, epoch=1, peer=None):
        self.cluster.ranks[rank].launch(self.module.send, 1, 256, self.heap.world(rank, epoch), self.cluster.nics[rank],
                                        self.inbox[rank], self.rows[rank], self.flags[rank],
                                        self.there if peer is None else peer, self.n, times)

    def receive(self, times=1, epoch=1):
        self.cluster.ranks[self.there].launch(self.module.receive, 1, 256, self.heap.world(self.there, epoch),
                                              self.inbox[self.there], self.flags[self.there], self.outs[self.there], self.n,
                                              times)

    def out(self):
        return self.outs[self.there].to_torch()

    def passed(self, times=1, epoch=1):
        """This pair after messages whose row came right."""
        self.receive(times, epoch)
        self.send(times=times, epoch=epoch)
        assert torch.equal(self.out(), torch.arange(self.n, dtype=torch.int32))
        return self

    def across(self):
        """The records of what the NICs carried."""
        records = self.cluster.trace.records
        return np.sort(records[(records["kind"] == TRANSFER) & (records["src"] != records["dst"])], order="time")


@pytest.mark.parametrize("memory", ["ideal", "strict", "hw-spx", "cpx"])
def test_data_is_there_before_its_flag(memory):
    for seed in range(8):
        pair = Pair(memory=memory, seed=seed)
        for epoch in (1, 2):
            pair.passed(epoch=epoch)
            pair.inbox[pair.there].zero_()


def test_the_same_bits_for_any_number_of_threads():
    seen = []
    for threads in (1, 2, 4):
        pair = Pair(gpus=4, threads=threads)
        pair.receive(times=40)
        for rank in range(4):
            pair.send(rank, times=10 if rank else 40)
        pair.cluster.synchronize()
        seen.append((pair.out().tolist(), pair.cluster.trace.digest()))
    assert seen[0] == seen[1] == seen[2]


def test_more_messages_than_the_queue_holds():
    assert len(Pair(n=16).passed(times=400).across()) == 400


@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_triton_kernels_put_and_signal(memory):
    pair = Pair(memory=memory)
    kernel = sample(pair.cluster, "across")
    for rank in (0, pair.there):
        kernel.launch(pair.cluster.ranks[rank], 1, pair.cluster.nics[rank], pair.inbox[rank], pair.flags[rank],
                      pair.rows[rank], pair.outs[rank], pair.heap.bases[rank], rank, pair.there - rank, pair.n, 1)
    for rank in (0, pair.there):
        assert torch.equal(pair.outs[rank].to_torch(), torch.arange(1000, dtype=torch.int32) + pair.there - rank)


def test_latency_and_message_rate_are_the_presets():
    pair = Pair(n=1).passed()
    moved, = pair.across()
    records = pair.cluster.trace.records
    assert moved["duration"] == WIRE + 4 * 1000 // GBPS and moved["bytes"] == 4 and (moved["src"], moved["dst"]) == (0, 2)
    descriptor, = records[(records["kind"] == FLAG_SET) & (records["dst"] == 0) & (records["bytes"] == 1) & (records["line"] > 0)
                          & (records["index"] == 15)]
    assert moved["time"] == descriptor["time"] + descriptor["duration"] + POST
    seen, = records[(records["kind"] == FLAG_SEEN) & (records["rank"] == 2)]
    assert 0 < seen["time"] - moved["time"] - moved["duration"] < 2_000_000 and seen["src"] == 0
    starts = Pair(n=2).passed(times=200).across()["time"]
    assert len(starts) == 200 and np.diff(starts).min() >= GAP


def test_bandwidth_is_the_presets_and_shared_by_those_who_send_to_one_rank():
    n = 1 << 16
    alone = Pair(n=n)
    alone.send()
    alone.cluster.synchronize()
    alone.receive()
    alone.cluster.synchronize()
    assert alone.across()[0]["duration"] == WIRE + 4 * n * 1000 // GBPS
    both = Pair(n=n)
    both.receive(times=1)
    both.send(0)
    both.send(1)
    both.cluster.synchronize()
    both.receive()
    both.cluster.synchronize()
    big = both.across()
    big = big[big["bytes"] == 4 * n]
    end = big["time"] + big["duration"]
    assert len(big) == 2 and abs(int(end.max() - end.min()) - 4 * n * 1000 // GBPS) < 1000


@pytest.mark.parametrize("kernel, what", [("load_across", "reads"), ("store_across", "writes")])
def test_loads_and_stores_do_not_leave_a_node(kernel, what):
    pair = Pair()
    pair.cluster.ranks[1].launch(pair.module[kernel], 1, 64, pair.heap.world(1), pair.inbox[1], pair.outs[1], 3)
    with pytest.raises(FaultError, match=rf"{what} 4 bytes at .*: this is inbox\[0\] of rank 3, on node 1 of the cluster; rank 1 "
                                         r"is on node 0\. Loads, stores and copies do not leave a node: give the NIC a "
                                         r"descriptor, with put_signal") as raised:
        pair.cluster.synchronize()
    assert re.search(rf"rank 1, kernel {kernel}, block 0, wave 0, across.hip:\d+", str(raised.value))
    pair.passed()  # and the cluster goes on


def test_within_a_node_all_is_as_ever_and_what_a_cluster_can_be():
    pair = Pair()
    pair.cluster.ranks[1].launch(pair.module.store_across, 1, 64, pair.heap.world(1), pair.inbox[1], pair.outs[1], 0)
    pair.heap.translate(pair.inbox[1], 0)
    pair.send(peer=1)  # a NIC reaches its own node, too
    pair.cluster.synchronize()
    with pytest.raises(HeapError, match="rank 2 is on another node than rank 0"):
        pair.heap.translate(pair.inbox[0], 2)
    with pytest.raises(HipError, match="IPC handles do not leave a node"):
        pair.cluster.ranks[0].open_memory(pair.outs[2].ipc_handle(), 4000)
    pytest.raises(ConfigError, a2a.Cluster, nodes=3, gpus=8).match("from 1 to 16 ranks")
    cluster = a2a.Cluster(nodes=3, gpus=2)
    assert [cluster.node_of(rank) for rank in cluster.ranks] == [0, 0, 1, 1, 2, 2]
    assert "3 nodes" in repr(cluster)


def test_a_message_that_does_not_fit_names_its_descriptor_and_one_that_is_missing_its_wait():
    pair = Pair(n=1000, flags=8)
    pair.n = 3000
    pair.rows[0] = pair.cluster.ranks[0].zeros(3000, torch.int32, "row")
    pair.send()
    pair.receive()
    with pytest.raises(FaultError, match=r"put_signal by rank 0 to rank 2 \(descriptor 0\): writes 12000 bytes at .* past the end of"):
        pair.cluster.synchronize()
    pair.n = 1000
    pair.passed()
    pair = Pair()
    pair.receive(times=2)
    pair.send(times=1)
    with pytest.raises(DeadlockError, match=r"rank 2, kernel receive, block 0, wave 0, across.hip:\d+ .*\n.* on flags\[1\] = 0 "
                                            r"\(no rank has set it\)"):
        pair.cluster.synchronize()


def test_tables_and_trace_files_have_the_messages(tmp_path):
    trace = Pair().passed().cluster.trace
    moved = trace.select("transfer")
    assert ("NIC", "inbox", 4000) in set(zip(moved.names("kernel"), moved.names("symbol"), moved.records["bytes"]))
    assert trace.link_bytes()[0, 2] == 4000
    file = trace.save(tmp_path / "trace.pftrace").read_bytes()
    assert b"inbox" in file and b"link 0 -> 2" in file
