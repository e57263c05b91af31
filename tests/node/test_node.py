"""Nodes, ranks and launches on a simulated node."""
import ctypes

import pytest
import torch
from node_tools import SOURCE, module, node  # noqa: F401

from a2a_lib import Draw
from a2a_lib.errors import BudgetError, DeadlockError, FaultError, HipError, LaunchError
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap


def test_a_kernel_from_source_to_a_checked_tensor(node, module):
    rank = node.ranks[1]
    x = Draw(0).normal(1000)
    src, dst = rank.from_torch(x, "src"), rank.empty((1000,), torch.float32, "dst")
    rank.launch(module.scale, 4, 256, dst, src, 1000, 2.5)
    assert torch.equal(dst.host(), x * 2.5)
    rank.launch(module.scale, 4, 256, dst, src, 1000, 2)  # an int for a float argument
    assert torch.equal(dst.host(), x * 2)


def test_structs_and_bytes(node, module):
    class Range(ctypes.Structure):
        _fields_ = [("first", ctypes.c_int), ("count", ctypes.c_int)]

    rank = node.ranks[0]
    dst = rank.zeros((8,), torch.int32, "dst")
    rank.launch(module.fill_range, 1, 64, dst, Range(2, 3), 7)
    assert dst.host().tolist() == [0, 0, 7, 7, 7, 0, 0, 0]
    rank.launch(module.fill_range, 1, 64, dst, bytes(Range(0, 1)), -1)
    assert dst.host()[0] == -1
    with pytest.raises(LaunchError, match=r"argument 1 .*8 bytes"):
        rank.launch(module.fill_range, 1, 64, dst, b"short", 7)


def test_slices_are_arguments(node, module):
    rank = node.ranks[0]
    dst = rank.zeros((4, 4), torch.float32, "dst")
    src = rank.from_torch(torch.ones(4), "src")
    rank.launch(module.scale, 1, 64, dst[2], src, 4, 3.0)
    assert dst.host().sum(1).tolist() == [0, 0, 12, 0]


def test_refused_launches_say_why(node, module):
    here, there = node.ranks
    mine, theirs = here.zeros((64,), torch.float32, "mine"), there.zeros((64,), torch.float32, "theirs")
    with pytest.raises(LaunchError, match="buffer theirs lives on rank 1, the kernel runs on rank 0"):
        here.launch(module.scale, 1, 64, mine, theirs, 64, 1.0)
    with pytest.raises(LaunchError, match="scale takes 4 arguments .*factor.*; 3 were given"):
        here.launch(module.scale, 1, 64, mine, mine, 64)
    with pytest.raises(LaunchError, match="at most 1024 threads"):
        here.launch(module.scale, 1, 2048, mine, mine, 64, 1.0)
    with pytest.raises(LaunchError, match="grid"):
        here.launch(module.scale, 0, 64, mine, mine, 64, 1.0)
    with pytest.raises(LaunchError, match="65540 of dynamic LDS"):
        here.launch(module.reverse, 1, 64, here.zeros((64,), torch.int32), dynamic_lds=65540)
    with pytest.raises(LaunchError, match="stream is one of rank 1"):
        here.launch(module.scale, 1, 64, mine, mine, 64, 1.0, stream=there.stream())
    with pytest.raises(LaunchError, match="a kernel of a module"):
        here.launch("scale", 1, 64, mine, mine, 64, 1.0)
    with pytest.raises(AttributeError, match="no kernel 'scael'.*scale"):
        module.scael
    with Node(1, name="small") as other, pytest.raises(LaunchError, match="another node"):
        other.ranks[0].launch(module.scale, 1, 64, None, None, 0, 1.0)
    node.synchronize()  # none of these reached the node
    assert node.trace.select("launch").records.size == 0


def test_launch_bounds_are_kept(node):
    module = node.load("""#include "a2a/a2a.h"
        extern "C" __global__ __launch_bounds__(128) void narrow(int* dst) { dst[threadIdx.x] = blockDim.x; }""")
    rank = node.ranks[0]
    dst = rank.zeros((256,), torch.int32)
    rank.launch(module.narrow, 1, 128, dst)
    with pytest.raises(LaunchError, match="at most 128 threads, not 256"):
        rank.launch(module.narrow, 1, 256, dst)
    assert dst.host().sum() == 128 * 128


def test_flags_across_ranks(node, module):
    heap = SymmetricHeap(node, 4096)
    values, flags = heap.alloc("values", (2,), torch.int32), heap.alloc("flags", (2,), torch.uint32)
    heap.zero_()
    sums = [rank.zeros((1,), torch.int32, "sum") for rank in node.ranks]
    for r, rank in enumerate(node.ranks):
        rank.launch(module.tell_all, 1, 64, values[r], flags[r], heap.bases[r], r, 2)
        rank.launch(module.hear_all, 1, 64, sums[r], values[r], flags[r], 2)
    node.synchronize()
    assert [total.host().item() for total in sums] == [201, 201]
    trace = node.trace
    stages = trace.stages()
    assert stages.columns == ["rank", "tell_all", "hear_all", "total"] and len(stages) == 2
    assert (stages["total"] > 0).all()
    assert trace.link_bytes()[0, 1] > 0 and trace.link_bytes()[0, 0] == 0
    told = {(row[0], row[1], row[3], row[4]) for row in trace.flags().rows()}
    assert {("flags", 0, 0, 1), ("flags", 1, 1, 0)} <= told
    assert trace.label == "simulated (preset mi300x, memory ideal)"


def run_once(seed):
    with Node(2, name="small", seed=seed) as node:
        module = node.load(SOURCE, name="test.hip")
        x = torch.arange(5000, dtype=torch.float32)
        for rank in node.ranks:
            src, dst = rank.from_torch(x, "src"), rank.empty((5000,), torch.float32, "dst")
            rank.launch(module.scale, 20, 256, dst, src, 5000, 0.5)
        return dst.to_torch(), node.trace.digest(), node.time_us


def test_same_seed_same_bytes_and_times():
    (first, digest, time), (again, digest_again, time_again) = run_once(1), run_once(1)
    assert torch.equal(first, again) and digest == digest_again and time == time_again
    assert torch.equal(first, run_once(2)[0])


def test_a_deadlock_is_reported_and_the_node_goes_on(node, module):
    rank = node.ranks[0]
    flags, values = rank.zeros((2,), torch.uint32, "my_flags"), rank.zeros((2,), torch.int32, "values")
    total = rank.zeros((1,), torch.int32, "sum")
    rank.launch(module.hear_all, 1, 64, total, values, flags, 2)
    with pytest.raises(DeadlockError) as error:
        rank.synchronize()
    assert "my_flags[0]" in str(error.value) and "hear_all" in str(error.value)
    assert error.value.report["kind"] == "deadlock"
    flags.fill_(1)
    values.copy_from(torch.tensor([3, 4], dtype=torch.int32))
    rank.launch(module.hear_all, 1, 64, total, values, flags, 2)
    assert total.host().item() == 7


def test_a_peers_raw_address_faults(node, module):
    here, there = node.ranks
    theirs, mine = there.zeros((64,), torch.float32, "theirs"), here.zeros((64,), torch.float32, "mine")
    here.launch(module.scale, 1, 64, ctypes.c_void_p(theirs.address), mine, 64, 1.0)
    with pytest.raises(FaultError) as error:
        node.synchronize()
    assert "rank 0" in str(error.value) and "scale" in str(error.value) and "test.hip" in str(error.value)
    assert mine.host().sum() == 0


def test_the_instruction_budget():
    with Node(1, name="small", max_instructions=100_000) as node:
        rank = node.ranks[0]
        dst = rank.zeros((1,), torch.int32, "dst")
        rank.launch(node.load(SOURCE).forever, 1, 64, dst)
        with pytest.raises(BudgetError):
            rank.synchronize()


def test_device_variables_and_a_kernel_without_arguments(node):
    module = node.load("""#include "a2a/a2a.h"
        __device__ int counter = 5;
        extern "C" __global__ void count() { if (threadIdx.x == 0) counter += 1; }""")
    rank = node.ranks[1]
    rank.launch(module.count, 1, 64)
    counter = module.symbol(rank, "counter", torch.int32)
    assert counter.host().tolist() == [6]
    counter.copy_from(torch.tensor([40], dtype=torch.int32))
    rank.launch(module.count, 1, 64)
    assert counter.to_torch().item() == 41
    assert module.symbol(node.ranks[0], "counter", torch.int32).host().tolist() == [5]
    with pytest.raises(HipError, match="hipModuleGetGlobal"):
        module.symbol(rank, "no_such_variable")


def test_dynamic_lds(node, module):
    rank = node.ranks[0]
    dst = rank.from_torch(torch.arange(128, dtype=torch.int32), "dst")
    rank.launch(module.reverse, 1, 128, dst, dynamic_lds=512)
    assert dst.host().tolist() == list(range(127, -1, -1))


def test_cooperative_launches_fit_or_are_refused(node, module):
    rank = node.ranks[0]
    fit = rank.resident_blocks(module.scale, 1024)
    assert rank.compute_units == 8 and fit == rank.blocks_per_cu(module.scale, 1024) * 8 > 0
    assert fit == module.scale.kernel.occupancy_blocks(1024) * 8
    x = rank.from_torch(torch.ones(fit * 1024))
    y = rank.empty(x.shape)
    rank.launch(module.scale, fit, 1024, y, x, fit * 1024, 3.0, cooperative=True)
    assert (y.host() == 3).all()
    with pytest.raises(LaunchError, match=f"{fit + 1} blocks of 1024 threads, but only {fit} fit at once"):
        rank.launch(module.scale, fit + 1, 1024, y, x, 5, 3.0, cooperative=True)


def test_streams_run_beside_each_other_and_events_order_them(node, module):
    rank = node.ranks[0]
    one, two = rank.stream(), rank.stream()
    x = rank.from_torch(torch.ones(1000))
    y, z = rank.empty((1000,)), rank.empty((1000,))
    before, after = rank.event().record(one), rank.event()
    rank.launch(module.scale, 4, 256, y, x, 1000, 2.0, stream=one)
    after.record(one)
    two.wait(after)
    rank.launch(module.scale, 4, 256, z, y, 1000, 2.0, stream=two)
    two.synchronize()
    assert (z.host() == 4).all()
    assert after.elapsed_us(before) > 0


def test_a_dropped_buffer_lives_until_its_kernel_is_done(node, module):
    rank = node.ranks[0]
    dst = rank.empty((1000,))
    rank.launch(module.scale, 4, 256, dst, rank.from_torch(torch.full((1000,), 2.0)), 1000, 2.0)
    rank.from_torch(torch.full((1000,), 9.0))  # would be given the same memory
    assert (dst.host() == 4).all()


def test_the_trace_in_parts(node, module):
    rank = node.ranks[0]
    x = rank.zeros((64,))
    rank.launch(module.scale, 1, 64, x, x, 64, 2.0)
    mark = node.mark()
    rank.launch(module.scale, 1, 64, x, x, 64, 2.0)
    rank.launch(module.scale, 1, 64, x, x, 64, 2.0)
    assert len(node.trace.select("launch")) == 3
    assert len(node.trace_since(mark).select("launch")) == 2
    node.clear_trace()
    assert len(node.trace.select("launch")) == 0
    assert node.counters()["instructions"] > 0 and node.time_us > 0 and rank.time_us > 0
