"""`World` and `Shape` by value: packing (no library needed), and what kernels on simulated nodes see of them."""
import ctypes
import struct
from types import SimpleNamespace

import pytest
import torch

import a2a_lib as a2a
from a2a_lib import toolchain
from a2a_lib.errors import HeapError, LaunchError
from a2a_lib.kernels.moe import Shape
from a2a_lib.machine.runtime.arguments import KernelShape, World, pack
from a2a_lib.machine.runtime.buffer import Buffer
from a2a_lib.machine.runtime.context import Allocation
from a2a_lib.machine.toolchain import Arg

WORLD, SHAPE = Arg(0, 24, "struct", "world", "a2a::World"), Arg(24, 24, "struct", "shape", "a2a::Shape")
NUMBER, POINTER = Arg(48, 4, "int", "n"), Arg(56, 8, "pointer", "p")


def bases(rank):
    memory = SimpleNamespace(address=0x7F00_0000_1000, nbytes=64)
    return Buffer(SimpleNamespace(), rank, Allocation(memory, "heap.bases"), 0, (8,), torch.int64, "heap.bases")


def test_structs_are_packed_as_world_h_declares_them():
    shape = Shape("odd", 16, 4, 136, 12).for_kernel(7, 2)
    packed = pack("k", [WORLD, SHAPE], [World(bases(1), 1, 8, 0xFFFFFFFF), shape], rank=1)
    assert bytes(packed.storage)[:48] == struct.pack("<QiiI4x6i", 0x7F00_0000_1000, 1, 8, 0xFFFFFFFF,
                                                     7, 12, 4, 136, 8, 24)
    base = ctypes.addressof(packed.storage)
    assert list(packed.pointers) == [base, base + 24]
    assert packed.memories == (bases(1).allocation.memory,)  # stays allocated while the kernel may run


@pytest.mark.parametrize("args, values, message", [
    ([WORLD], [KernelShape(0, 1, 1, 8, 1, 1)], r"argument 0 \(world\) is a struct a2a::World of 24 bytes: "
                                               r"pass heap.world\(rank, epoch\), not a struct a2a::Shape"),
    ([SHAPE], [World(None, 0, 1)],
     r"0 \(shape\).*pass shape.for_kernel\(num_tokens, world_size\), not a struct a2a::World"),
    ([SHAPE], [Shape("odd", 16, 4, 136, 12)], r"is a struct a2a::Shape of 24 bytes: pass shape.for_kernel.*not Shape"),
    ([WORLD], [bases(0)], r"argument 0 \(world\) is a struct of 24 bytes: a Buffer is a pointer"),
    ([NUMBER], [World(None, 0, 1)], r"argument 0 \(n\) is an int of 4 bytes: pass one, not a struct a2a::World"),
    ([POINTER], [World(None, 0, 1)], r"argument 0 \(p\) is a pointer of 8 bytes: pass one"),
    ([Arg(0, 24, "struct", "mine", "Mine")], [World(None, 0, 1)],
     r"struct Mine of 24 bytes: pass bytes or a ctypes.Structure"),
    ([WORLD], [World(bases(3), 0, 8)],
     r"\(world\): bases of World: buffer heap.bases lives on rank 3, the kernel runs"),
    ([WORLD], [World(0x1000, 0, 8)], r"\(world\): bases of World is a pointer: pass a Buffer, not int 4096"),
    ([WORLD], [World(None, 0, 8, -1)], r"\(world\): epoch of World is an unsigned int of 32 bits, not -1"),
    ([WORLD], [World(None, 0, 1.0)], r"\(world\): world_size of World is an int of 32 bits, not 1.0"),
    ([SHAPE], [KernelShape(1 << 31, 1, 1, 8, 1, 1)],
     r"\(shape\): num_tokens of Shape is an int of 32 bits, not 2147483648"),
])
def test_wrong_structs_are_refused_by_name(args, values, message):
    with pytest.raises(LaunchError, match=message):
        pack("k", args, values, rank=0)


def test_bytes_and_ctypes_pass_for_any_struct():
    assert bytes(pack("k", [SHAPE], [bytes(24)], rank=0).storage)[24:48] == bytes(24)
    with pytest.raises(LaunchError, match="24 bytes are needed, bytes has 20"):
        pack("k", [SHAPE], [bytes(20)], rank=0)


@pytest.mark.parametrize("tokens", [-1, 13])
def test_a_shape_has_no_more_tokens_than_it_may(tokens):
    with pytest.raises(ValueError, match=r"num_tokens is .*, must lie in \[0, 12\]"):
        Shape("odd", 16, 4, 136, 12).for_kernel(tokens, 2)


SOURCE = """
#include "a2a/a2a.h"
using namespace a2a;
struct Mine { float factor; short steps[3]; };
extern "C" __global__ void tell(World world, Shape shape, Mine mine, int64_t* told, int64_t* members) {
  for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x)
    *world.at(told + world.rank, peer) = 100 * (int64_t)world.epoch + world.rank;
  if (threadIdx.x == 0) {
    const int64_t all[] = {shape.num_tokens, shape.max_tokens, shape.topk, shape.dim, shape.experts, shape.capacity,
                           (int64_t)(mine.factor * mine.steps[2])};
    for (int i = 0; i < 7; ++i) members[i] = all[i];
  }
}
"""


class Mine(ctypes.Structure):
    _fields_ = [("factor", ctypes.c_float), ("steps", ctypes.c_short * 3)]


@pytest.mark.parametrize("opt", ["-O0", "-O3"])
def test_a_kernel_sees_what_the_host_passed(opt):
    compiled = toolchain.compile(SOURCE, opt=opt)
    assert [(arg.name, arg.kind, arg.size, arg.type) for arg in compiled.kernels["tell"].args] == [
        ("world", "struct", 24, "a2a::World"), ("shape", "struct", 24, "a2a::Shape"), ("mine", "struct", 12, "Mine"),
        ("told", "pointer", 8, ""), ("members", "pointer", 8, "")]
    if opt == "-O3":
        assert compiled.kernels["tell"].scratch == 0
    with a2a.Node(3, name="small", target="sim") as node, a2a.SymmetricHeap(node, 4096) as heap:
        module, told = node.load(compiled), heap.alloc("told", (3,), torch.int64)
        members = [rank.zeros(7, torch.int64, "members") for rank in node.ranks]
        shape = a2a.Shape("odd", 18, 4, 136, 12)
        for i, rank in enumerate(node.ranks):
            rank.launch(module.tell, 1, 64, heap.world(rank, 4_000_000_000), shape.for_kernel(i, 3),
                        Mine(0.5, (1, 2, 8)), told[i], members[i])
        node.synchronize()
        for i in range(3):
            assert told[i].to_torch().tolist() == [400_000_000_000 + rank for rank in range(3)]
            assert members[i].to_torch().tolist() == [i, 12, 4, 136, 6, 36, 4]


def test_a_heap_makes_worlds_for_driven_ranks_alone():
    with a2a.Node(2, name="small", target="sim") as node, a2a.SymmetricHeap(node, 4096) as heap:
        assert heap.world(1, 7) == heap.world(node.ranks[1], 7) == World(heap.bases[1], 1, 2, 7)
        assert heap.world(0).epoch == 0
        with pytest.raises(HeapError, match="rank 2 is none of the ranks that this process drives: 0, 1"):
            heap.world(2)
        module, sizes = node.load(SOURCE), a2a.shapes["tiny"].for_kernel(0, 2)
        buffers = [node.ranks[1].zeros(7, torch.int64) for _ in range(2)]
        with pytest.raises(LaunchError, match="lives on rank 0, the kernel runs on rank 1"):
            node.ranks[1].launch(module.tell, 1, 64, heap.world(0), sizes, Mine(), *buffers)
