"""Nodes, ranks and launches on a simulated node."""
import pytest
import torch
from node_tools import module, node  # noqa: F401

from a2a_lib.errors import LaunchError
from a2a_lib.machine.node import Node


def test_refused_launches_say_why(node, module):
    here, there = node.ranks
    mine = here.zeros((64,), torch.float32, "mine")
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


def test_a_dropped_buffer_lives_until_its_kernel_is_done(node, module):
    rank = node.ranks[0]
    dst = rank.empty((1000,))
    rank.launch(module.scale, 4, 256, dst, rank.from_torch(torch.full((1000,), 2.0)), 1000, 2.0)
    rank.from_torch(torch.full((1000,), 9.0))  # would be given the same memory
    assert (dst.host() == 4).all()
