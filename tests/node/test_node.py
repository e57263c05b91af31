"""Nodes, ranks and launches on a simulated node."""
import pytest
import torch
from node_tools import module, node  # noqa: F401

from a2a_lib import Draw
from a2a_lib.errors import LaunchError
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
