"""Nodes, ranks and launches on a simulated node."""
import ctypes
import gc
import pickle
import re
import weakref

import numpy as np
import pytest
import torch
from node_tools import node_fixture

from a2a_lib.errors import A2AError, ConfigError, FaultError, HipError, LaunchError
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap

SOURCE = """
#include "a2a/a2a.h"

extern "C" __global__ void scale(float* dst, const float* src, int n, float factor) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) dst[i] = src[i] * factor;
}

extern __shared__ int dynamic[];
extern "C" __global__ void reverse(int* dst) {
  dynamic[threadIdx.x] = dst[threadIdx.x];
  __syncthreads();
  dst[threadIdx.x] = dynamic[blockDim.x - 1 - threadIdx.x];
}
"""
node = node_fixture(2, name="small")


@pytest.fixture
def module(node):
    return node.load(SOURCE, name="test.hip")


def test_refused_launches_say_why(node, module):
    here, there = node.ranks
    mine = here.zeros((64,), torch.float32, "mine")
    with pytest.raises(LaunchError, match="65540 of dynamic LDS"):
        here.launch(module.reverse, 1, 64, here.zeros((64,), torch.int32), dynamic_lds=65540)
    with pytest.raises(LaunchError, match="stream is one of rank 1"):
        here.launch(module.scale, 1, 64, mine, mine, 64, 1.0, stream=there.stream())
    pytest.raises(LaunchError, here.launch, "scale", 1, 64, mine, mine, 64, 1.0).match("a kernel of a module")
    with pytest.raises(AttributeError, match="no kernel 'scael'.*scale"):
        module.scael
    with Node(1, name="small") as other, pytest.raises(LaunchError, match="another node"):
        other.ranks[0].launch(module.scale, 1, 64, None, None, 0, 1.0)
    node.synchronize()  # none of these reached the node
    assert node.trace.select("launch").records.size == 0
    module = node.load("""#include "a2a/a2a.h"
        extern "C" __global__ __launch_bounds__(128) void narrow(int* dst) { dst[threadIdx.x] = blockDim.x; }""")
    rank = node.ranks[0]
    dst = rank.zeros((256,), torch.int32)
    rank.launch(module.narrow, 1, 128, dst)
    pytest.raises(LaunchError, rank.launch, module.narrow, 1, 256, dst).match("at most 128 threads, not 256")
    assert dst.host().sum() == 128 * 128


def test_a_node_goes_when_its_last_user_does_and_a_buffer_when_its_kernel_is_done(node, module):
    gone = Node(1, name="small")
    library = weakref.ref(gone.runtime.library)
    buffer = gone.ranks[0].from_torch(torch.arange(10))
    loaded = gone.load(SOURCE, name="test.hip")
    gc.disable()
    try:
        del gone, loaded
        assert buffer.host().sum() == 45  # the buffer alone keeps it
        del buffer
        assert library() is None  # no cycle: gone at once
    finally:
        gc.enable()
    rank = node.ranks[0]
    dst = rank.empty((1000,))
    rank.launch(module.scale, 4, 256, dst, rank.from_torch(torch.full((1000,), 2.0)), 1000, 2.0)
    rank.from_torch(torch.full((1000,), 9.0))  # would be given the same memory
    assert (dst.host() == 4).all()


@pytest.mark.parametrize(("options", "message"), [
    ({"seed": 2**64}, "a schedule seed is from 0 to 18446744073709551615"),
    ({"seed": -1}, "seed=-1"), ({"seed": 1.5}, "seed=1.5: a schedule seed is a whole number"),
    ({"seed": "7"}, "seed='7'"), ({"gpus": 2.0}, "gpus=2.0"), ({"gpus": 17}, "from 1 to 16"),
    ({"xcds": 0}, "xcds=0: a number of XCDs per GPU is from 1 to 16"), ({"cus": 0}, "cus=0"),
    ({"max_instructions": -1}, "max_instructions=-1"), ({"max_instructions": 0}, "max_instructions=0"),
    ({"max_events": -1}, "max_events=-1"), ({"max_wait_us": float("nan")}, "max_wait_us=nan"),
    ({"max_wait_us": -5}, "max_wait_us=-5"), ({"alignment": "loose"}, "alignment='loose': one of hardware, strict"),
    *(({"max_seconds": bad}, "max_seconds=") for bad in (0, -1, float("nan"), "3", True, 1e10)),
    ({"constants": {"l3": 1}}, "no constant `l3`"), ({"constants": {"l2": -1}}, "from 0 to"),
    ({"constants": {"link_gbps": 0}}, "from 0.001"), ({"constants": {"l2": float("nan")}}, "l2 is from"),
    ({"constants": {"jitter": 64}}, "from 2 to 32"),
    *(({"constants": {"link_latency": bad}}, "link_latency") for bad in ("20", True, None)),
    ({"constants": {"link_gbps": 10**400}}, "constant link_gbps is a number of 1329 bits: too large"),
    ({"max_wait_us": 10**400}, "max_wait_us=a number of 1329 bits: the bound of a wait is above 0"),
    ({"max_seconds": 10**5000}, "max_seconds=a number of 16610 bits: a budget"),
    ({"seed": 10**5000}, "seed=a number of 16610 bits: a schedule seed"),
])
def test_numbers_that_a_node_cannot_have(options, message):
    pytest.raises(ConfigError, Node, **{"gpus": 1} | options).match(re.escape(message))


def test_numbers_that_it_can_have_and_its_repr(node):
    with Node(1, seed=2**64 - 1, xcds=np.int64(2), cus=4) as other:
        assert (other.xcds, other.cus) == (2, 4)
    assert repr(node) == "Node(2 GPUs of 2 XCDs x 4 CUs, simulated: preset mi300x, memory ideal, seed 0)"
    assert repr(node.ranks[1]) == "Rank(1 of 2, sim)"


@pytest.mark.parametrize("seed", [1.5, None, 2**64, -1])
def test_seeds_that_a_node_cannot_be_given_later(seed):
    with Node(1, name="small", seed=3) as node:
        pytest.raises(ConfigError, node.reseed, seed).match("schedule seed")
        assert node.seed == 3


def test_shapes_types_sizes_and_nodes_that_are_none(monkeypatch):
    with Node(1, xcds=1, cus=1) as node:
        rank = node.ranks[0]
        for shape in ((1.5,), "abc", None, (None,)):
            with pytest.raises(ValueError, match="a shape is a whole number or a sequence of them"):
                rank.empty(shape)
        with pytest.raises(TypeError, match=r"dtype is a torch.dtype, such as torch.int32, not 'int'"):
            rank.empty((4,), "int")
        assert rank.empty((np.int64(2), 3)).shape == (2, 3)
    # The buffer's size in bytes, modulo 2^64, would be small or 0.
        for shape in ((2**70,), (2**62,), (2**32, 2**32)):
            pytest.raises(ValueError, node.ranks[0].empty, shape).match("addresses of a GPU have 48 bits")
    pytest.raises(TypeError, Node, 1, max_event=3).match("no option max_event")
    pytest.raises(A2AError, Node, 1, memory="perfect")
    pytest.raises(A2AError, Node, 0)
    pytest.raises(ValueError, Node, 1, target="vulkan").match("unknown target")
    monkeypatch.setenv("WORLD_SIZE", "2")
    pytest.raises(A2AError, Node, 1).match("one process")


KERNEL = '#include "a2a/a2a.h"\nextern "C" __global__ void k(int* p) { p[threadIdx.x] = 1; }'


@pytest.mark.parametrize("before, after", [(True, False), (False, True), (True, True)])
def test_freed_memory_faults(before, after):
    """The first use after `free` faults if the rank was idle, or if the host has waited for it since."""
    with Node(1, name="small") as node:
        rank, module = node.ranks[0], node.load(KERNEL)
        buffer = rank.zeros((64,), torch.int32, "gone")
        address = buffer.address
        if before:
            node.synchronize()
        buffer.free()
        if after:
            node.synchronize()
        rank.launch(module.k, 1, 64, ctypes.c_void_p(address))
        pytest.raises(FaultError, node.synchronize).match("this memory .`gone`. was freed")


def _errors(kind=A2AError):
    return [kind, *(error for sub in kind.__subclasses__() for error in _errors(sub))]


@pytest.mark.parametrize("kind", _errors(), ids=lambda kind: kind.__name__)
def test_errors_cross_between_processes(kind):
    """A pickled error keeps its class, text and attributes."""
    error = (HipError("hipMalloc", 2, "hipErrorOutOfMemory", "full") if kind is HipError
             else kind.__new__(kind, "rank 3 waits"))
    error.__dict__.setdefault("report", {"kind": "deadlock", "wave": 3})
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind and str(again) == str(error) and again.args == error.args
    assert again.__dict__ == error.__dict__


def test_memory_of_another_node_is_refused():
    """Simulated nodes give the same addresses to different memory: a cell with `node = Node()` run again must not leave
    old buffers in use."""
    before, node = Node(2, name="small"), Node(2, name="small")
    module = node.load(SOURCE)
    mine, old = (owner.ranks[0].zeros((4,), torch.float32, "numbers") for owner in (node, before))
    assert mine.address == old.address
    with pytest.raises(LaunchError, match="buffer numbers is memory of another node"):
        node.ranks[0].launch(module.scale, 1, 64, mine, old, 4, 1.0)
    heap = SymmetricHeap(before, 4096)
    world = node.load("""#include "a2a/a2a.h"
extern "C" __global__ void where(a2a::World world, int* out) { *out = world.rank; }
""")
    with pytest.raises(LaunchError, match="heap.bases is memory of another node"):
        node.ranks[0].launch(world.where, 1, 64, heap.world(0), node.ranks[0].zeros((1,), torch.int32))
    pytest.raises(ValueError, mine.copy_from, old).match("memory of two nodes")
    pytest.raises(ValueError, node.ranks[0].copy, mine, old).match("memory of two nodes")
