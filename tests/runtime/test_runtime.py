"""Packing of arguments (no library needed), buffers, pools and structs on a simulated node, and nodes that close."""
import ctypes
import gc
import struct
import threading
from types import SimpleNamespace

import numpy as np
import pytest
import torch
from node_tools import node_fixture

import a2a_lib as a2a
from a2a_lib import Draw, toolchain
from a2a_lib.errors import A2AError, ConfigError, FreedError, HeapError, HipError, LaunchError
from a2a_lib.kernels.all_to_all import TokenFlags
from a2a_lib.kernels.moe import Problem, Shape, shapes
from a2a_lib.machine.node import Node
from a2a_lib.machine.runtime import cuda, load_runtime, sim
from a2a_lib.machine.runtime.arguments import KernelShape, World, encode, extent, pack, threads_of
from a2a_lib.machine.runtime.buffer import Buffer, element_bytes, size_text
from a2a_lib.machine.runtime.context import Allocation
from a2a_lib.machine.runtime.hip import GRAPH_SIGNATURES, SIGNATURES
from a2a_lib.machine.toolchain import Arg


def fake_buffer(rank, address=0x7F00_0000_1000, shape=(4, 8), dtype=torch.float16, name="tokens"):
    memory = SimpleNamespace(address=address, nbytes=4096)
    return Buffer(SimpleNamespace(), rank, Allocation(memory, name), 0, shape, dtype, name)


POINTER = Arg(0, 8, "pointer", "dst")
INT = Arg(8, 4, "int", "n")
DOUBLE = Arg(16, 8, "float", "scale")


def test_packing_encodings_grids_and_blocks():
    packed = pack("copy", [POINTER, INT, DOUBLE], [fake_buffer(0), -5, 2.5], rank=0)
    assert bytes(packed.storage)[:24] == struct.pack("<Qi4xd", 0x7F00_0000_1000, -5, 2.5)
    base = ctypes.addressof(packed.storage)
    assert list(packed.pointers) == [base, base + 8, base + 16]
    assert len(packed.memories) == 1
    class Pair(ctypes.Structure):
        _fields_ = [("a", ctypes.c_int), ("b", ctypes.c_float)]

    assert encode(0xFFFFFFFF, 4, "int", "", 0) == encode(-1, 4, "int", "", 0) == b"\xff" * 4
    assert encode(True, 1, "int", "", 0) == b"\x01"
    assert encode(1.5, 4, "float", "", 0) == struct.pack("<f", 1.5)
    assert encode(3, 8, "float", "", 0) == struct.pack("<d", 3)  # an int for a float argument is converted
    assert encode(float("inf"), 4, "float", "", 0) == struct.pack("<f", float("inf"))
    assert encode(Pair(1, 2.0), 8, "struct", "", 0) == struct.pack("<if", 1, 2.0)
    assert encode(None, 8, "pointer", "", 0) == bytes(8)
    assert encode(ctypes.c_void_p(16), 8, "pointer", "", 0) == (16).to_bytes(8, "little")
    assert encode(np.float32(1.5), 4, "float", "", 0) == struct.pack("<f", 1.5)
    assert encode(np.int64(7), 4, "int", "", 0) == struct.pack("<i", 7)
    pytest.raises(LaunchError, encode, 1e300, 4, "float", "", 0).match("1e[+]300 does not fit a float of 4 bytes")
    pytest.raises(LaunchError, encode, 1.0, 2, "float", "", 0).match("several formats")
    with pytest.raises(LaunchError, match="struct of 12 bytes: pass bytes"):
        encode(1, 12, "struct", "copy, argument 1", 0)
    assert extent("grid", 4) == (4, 1, 1) and extent("grid", (2, 3)) == (2, 3, 1)
    for bad in (0, -1, (1, 2, 3, 4), (), 1.5, "8"):
        pytest.raises(LaunchError, extent, "grid", bad).match("grid is one to three")
    assert threads_of("k", (16, 16, 1), 1024) == 256
    pytest.raises(LaunchError, threads_of, "k", (2048, 1, 1), 4096).match("at most 1024 threads, not 2048")
    pytest.raises(LaunchError, threads_of, "k", (512, 1, 1), 256).match("__launch_bounds__")


@pytest.mark.parametrize("value, message", [
    ([fake_buffer(0)], r"copy takes 2 arguments \(0 \(dst\), 1 \(n\)\); 1 were given"),
    ([fake_buffer(3), 1], "buffer tokens lives on rank 3, the kernel runs on rank 0.*heap.bases and translate.*IPC"),
    ([0x7F0000001000, 1], r"argument 0 \(dst\) is a pointer: pass a Buffer, not int"),
    ([torch.zeros(4), 1], "take Buffers, not torch tensors"),
    ([fake_buffer(0), fake_buffer(0)], r"argument 1 \(n\) is an int of 4 bytes: a Buffer is a pointer"),
    ([fake_buffer(0), 1 << 32], "4294967296 does not fit 4 bytes"),
    ([fake_buffer(0), -(1 << 31) - 1], "does not fit 4 bytes"),
    ([fake_buffer(0), 1.0], r"argument 1 \(n\) is an int, not float 1.0"),
    ([fake_buffer(0), b"123"], "4 bytes are needed, bytes has 3"),
    ([fake_buffer(0), None], "is an int, not NoneType"),
    ([fake_buffer(0), "5"], "is an int, not str '5'"),
])
def test_wrong_arguments_are_refused_by_name(value, message):
    pytest.raises(LaunchError, pack, "copy", [POINTER, INT], value, rank=0).match(message)


def test_slices_views_and_reprs():
    buffer = fake_buffer(0)
    assert buffer[1].shape == (8,) and buffer[1].address == buffer.address + 16 and buffer[1].name == "tokens[1]"
    assert buffer[-1].name == "tokens[3]"
    part = buffer[1:3]
    assert part.shape == (2, 8) and part.nbytes == 32 and part.address == buffer.address + 16
    assert part[0, 2:4].address == buffer.address + 16 + 4 and part[0, 2:4].shape == (2,)
    assert buffer[3, 7].shape == () and buffer[3, 7].nbytes == 2
    assert buffer[5:].shape == (0, 8) and buffer[3:1].nbytes == 0
    assert buffer.view(torch.uint8).shape == (4, 16) and buffer.view(torch.float32).shape == (4, 4)
    assert buffer.view(2, -1).shape == (2, 16) and buffer.view((32,)).shape == (32,)
    assert buffer.view(torch.int64, (8,)).shape == (8,)
    assert [row.name for row in buffer] == [f"tokens[{row}]" for row in range(4)]
    for bad in (4, -5):
        with pytest.raises(IndexError, match="out of range"):
            buffer[bad]
    with pytest.raises(IndexError, match="step 1"):
        buffer[::2]
    with pytest.raises(IndexError, match="only the last"):
        buffer[1:2, 0]
    with pytest.raises(IndexError, match="3 indices"):
        buffer[0, 0, 0]
    pytest.raises(ValueError, buffer.view, 5).match(r"64 bytes: not \[5\] float16")
    pytest.raises(ValueError, buffer[0, 1:5].view, torch.int64).match("not aligned")
    pytest.raises(ValueError, buffer[0, 0:3].view, torch.float32).match("last dimension has 6 bytes")
    buffer = fake_buffer(3)
    assert repr(buffer) == "Buffer('tokens', rank 3, [4, 8] float16, 64 B)"
    row = buffer[1]
    buffer.free()
    assert "freed" in repr(row)
    with pytest.raises(FreedError, match="'tokens' was freed"):
        row.address
    pytest.raises(FreedError, pack, "copy", [POINTER], [buffer], rank=3)


def test_nan_is_one_repeated_byte_in_every_format_and_sizes_for_people():
    formats = [torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.float8_e4m3fn, torch.float8_e5m2,
               torch.float8_e4m3fnuz, torch.float8_e5m2fnuz]
    for dtype in formats:
        data = element_bytes(float("nan"), dtype)
        assert len(set(data)) == 1 and len(data) == dtype.itemsize
        value = torch.frombuffer(bytearray(data), dtype=torch.uint8).view(dtype)
        assert torch.isnan(value.float()).all(), dtype
    assert element_bytes(-1, torch.int32) == b"\xff" * 4 and element_bytes(1, torch.int32) == b"\1\0\0\0"
    assert [size_text(n) for n in (0, 512, 3670016, 5 << 30)] == ["0 B", "512 B", "3.5 MiB", "5 GiB"]


def test_every_library_has_every_function_and_no_other_is_a_target(node):
    assert set(cuda.RUNTIME) | set(cuda.DRIVER) | {"hipExtMallocWithFlags"} == set(SIGNATURES)
    assert set(cuda.GRAPH) == set(GRAPH_SIGNATURES) | {"hipDriverGetVersion", "hipRuntimeGetVersion"}
    assert not set(cuda.RUNTIME) & set(cuda.DRIVER) | set(cuda.GRAPH) & (set(cuda.RUNTIME) | set(cuda.DRIVER))
    library = ctypes.CDLL(sim.library_path())
    assert [name for name in (*SIGNATURES, *sim._SIGNATURES) if not hasattr(library, name)] == []
    pytest.raises(ValueError, load_runtime, "vulkan").match("unknown target 'vulkan': one of sim, hip, cuda")


node = node_fixture(2, name="small")


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.int32, torch.int64, torch.uint8,
                                   torch.float8_e4m3fn, torch.float8_e4m3fnuz, torch.bool])
def test_a_tensor_there_and_back(node, dtype):
    tensor = Draw(0).integers(0, 2, 5, 7).to(dtype)
    buffer = node.ranks[1].from_torch(tensor, "x")
    for back in (buffer.host(), buffer.to_torch()):
        assert back.dtype == dtype and torch.equal(back.view(torch.uint8), tensor.view(torch.uint8))
    assert torch.equal(buffer[2:4].to_torch().view(torch.uint8), tensor[2:4].view(torch.uint8))


def test_host_is_the_memory_itself_and_fills(node):
    buffer = node.ranks[0].zeros((4, 4), torch.int32, "x")
    view = buffer.host()
    view[1, 2] = 7
    assert buffer.to_torch()[1, 2] == 7
    buffer[3].fill_(5)
    node.synchronize()
    assert view[3].tolist() == [5] * 4
    buffer.free()
    gc.collect()
    node.ranks[0].zeros((4, 4), torch.int32)  # the memory of `view` must not be given to anyone
    assert view[3].tolist() == [5] * 4
    pytest.raises(FreedError, buffer.host)
    buffer = node.ranks[0].empty((3, 5), torch.float16)
    assert torch.isnan(buffer.fill_(float("nan")).to_torch()).all()
    assert (buffer.fill_(2.5).to_torch() == 2.5).all()
    assert (buffer.zero_().to_torch() == 0).all()
    assert (buffer.view(torch.uint8).memset_(0xAB).to_torch() == 0xAB).all()
    pytest.raises(ValueError, buffer.memset_, 256).match("0..255")


def test_copies_check_shape_and_dtype_and_go_between_ranks(node):
    buffer = node.ranks[0].empty((3, 5), torch.float16, "x")
    refused = r"cannot copy \[5, 3\] float16 into buffer 'x' \(\[3, 5\] float16 on rank 0\)"
    pytest.raises(ValueError, buffer.copy_from, torch.zeros(5, 3, dtype=torch.float16)).match(refused)
    pytest.raises(ValueError, buffer.copy_from, torch.zeros(3, 5)).match("float32")
    buffer.copy_from(torch.arange(15, dtype=torch.float16).reshape(5, 3).t())  # not contiguous
    assert buffer.to_torch()[1].tolist() == [1, 4, 7, 10, 13]
    buffer = node.ranks[0].empty((0, 7), torch.float16)
    assert buffer.host().shape == (0, 7) and buffer.fill_(1).to_torch().shape == (0, 7)
    assert buffer.copy_from(torch.empty(0, 7, dtype=torch.float16)).nbytes == 0
    source = node.ranks[0].from_torch(torch.arange(6))
    same = node.ranks[0].empty((6,), torch.int64).copy_from(source)
    seen = node.ranks[1].open(source.ipc_handle(), (6,), torch.int64)
    other = node.ranks[1].empty((6,), torch.int64).copy_from(seen)
    assert same.host().tolist() == other.host().tolist() == list(range(6))
    with pytest.raises(ValueError, match="rank 1 cannot copy .* valid on rank 0 only; open the memory through IPC"):
        node.ranks[1].copy(other, source)


def test_ipc_and_errors_that_name_the_function(node):
    buffer = node.ranks[0].from_torch(torch.arange(6), "x")
    opened = node.ranks[1].open(buffer.ipc_handle(), (6,), torch.int64, "x", home=0)
    assert opened.address != buffer.address and opened.to_torch().tolist() == list(range(6))
    opened.host()[2] = 77
    assert buffer.to_torch()[2] == 77 and "rank 1, memory of rank 0" in repr(opened)
    pytest.raises(ValueError, buffer[1:].ipc_handle).match("whole allocations")
    source = node.ranks[0].from_torch(torch.arange(6))
    handle = source.ipc_handle()
    assert node.ranks[1].open(handle, (2, 3), torch.int64).to_torch().flatten().tolist() == list(range(6))
    with pytest.raises(ValueError, match=r"`far` of shape \[7\] needs 56 bytes; the allocation of this handle has 48"):
        node.ranks[1].open(handle, 7, torch.int64, "far")
    with pytest.raises(ValueError, match="an IPC handle has 64 bytes .* this one 10"):
        node.ranks[1].open(b"0123456789", 1)
    with pytest.raises(HipError) as error:
        node.runtime.ipc_open(0, bytes(64))
    assert error.value.function == "hipIpcOpenMemHandle" and error.value.code != 0
    pytest.raises(ConfigError, Node, 2, preset="mi9000")
    pytest.raises(ValueError, node.ranks[0].event().elapsed_us, node.ranks[1].event()).match("no common clock")


# ---- arguments that are hard to pack

KERNEL = """#include "a2a/hip.h"
extern "C" __global__ void k(int* out, bool first, char number, bool second) {
  out[0] = first ? 1 : 0;
  out[1] = number;
  out[2] = second ? 1 : 0;
}
"""
small_node = node_fixture(1, name="small", scope="module")


@pytest.fixture(scope="module")
def odd(small_node):
    return small_node.load(KERNEL, name="odd.hip")


@pytest.mark.parametrize("value", [True, False, 0, 1, 2, 4, -2, 256, 2**40, -2**63, ctypes.c_bool(True), b"\1"], ids=repr)
def test_every_number_but_0_is_true(small_node, odd, value):
    """Numbers convert to bool as in C++. The kernel tests the lowest bit alone."""
    rank = small_node.ranks[0]
    out = rank.zeros(3, torch.int32)
    rank.launch(odd.k, 1, 1, out, value, 4, not isinstance(value, (bytes, ctypes.c_bool)) and value)
    first, number, second = out.to_torch().tolist()
    right = bool(getattr(value, "value", value))
    assert (first, number) == (right, 4)
    assert second == right or isinstance(value, (bytes, ctypes.c_bool))


def test_triton_has_bools_too():
    from a2a_lib.machine.toolchain.triton.signature import Parameter
    assert Parameter("flag", "i1").arg_type == "bool" and Parameter("flag", "i8").arg_type == ""


@pytest.mark.parametrize("value", ["yes", None, 0.5, [1]], ids=repr)
def test_what_is_no_bool(small_node, odd, value):
    with pytest.raises(LaunchError, match=r"k, argument 1 \(first\) is a bool, not "):
        small_node.ranks[0].launch(odd.k, 1, 1, None, value, 0, False)


@pytest.mark.parametrize("size, kind", [(4, "float"), (8, "float"), (4, "int"), (8, "int"), (8, "pointer"), (16, "struct")])
@pytest.mark.parametrize("value", [10**400, -10**400, 10**5000], ids=["400", "-400", "5000"])
def test_a_number_of_hundreds_of_digits(value, size, kind):
    """Python itself refuses to print the largest."""
    pytest.raises(LaunchError, encode, value, size, kind, "here", 0).match(r"^here.*a number of \d+ bits")


# ---- structs

WORLD, SHAPE = Arg(0, 24, "struct", "world", "a2a::World"), Arg(24, 24, "struct", "shape", "a2a::Shape")
NUMBER, AN_ADDRESS = Arg(48, 4, "int", "n"), Arg(56, 8, "pointer", "p")


def bases(rank):
    return fake_buffer(rank, shape=(8,), dtype=torch.int64, name="heap.bases")


def test_structs_are_packed_as_world_h_declares_them():
    shape = Shape("odd", 16, 4, 136, 12).for_kernel(7, 2)
    packed = pack("k", [WORLD, SHAPE], [World(bases(1), 1, 8, 0xFFFFFFFF), shape], rank=1)
    assert bytes(packed.storage)[:48] == struct.pack("<QiiI4x6i", 0x7F00_0000_1000, 1, 8, 0xFFFFFFFF,
                                                     7, 12, 4, 136, 8, 24)
    base = ctypes.addressof(packed.storage)
    assert list(packed.pointers) == [base, base + 24]
    assert packed.memories == (bases(1).allocation.memory,)  # stays allocated while the kernel may run
    assert bytes(pack("k", [SHAPE], [bytes(24)], rank=0).storage)[24:48] == bytes(24)
    with pytest.raises(LaunchError, match="24 bytes are needed, bytes has 20"):
        pack("k", [SHAPE], [bytes(20)], rank=0)
    for tokens in (-1, 13):
        with pytest.raises(ValueError, match=r"num_tokens is .*, must lie in \[0, 12\]"):
            Shape("odd", 16, 4, 136, 12).for_kernel(tokens, 2)


@pytest.mark.parametrize("args, values, message", [
    ([WORLD], [KernelShape(0, 1, 1, 8, 1, 1)], r"argument 0 \(world\) is a struct a2a::World of 24 bytes: "
                                               r"pass heap.world\(rank, epoch\), not a struct a2a::Shape"),
    ([SHAPE], [World(None, 0, 1)],
     r"0 \(shape\).*pass shape.for_kernel\(num_tokens, world_size\), not a struct a2a::World"),
    ([SHAPE], [Shape("odd", 16, 4, 136, 12)], r"is a struct a2a::Shape of 24 bytes: pass shape.for_kernel.*not Shape"),
    ([WORLD], [bases(0)], r"argument 0 \(world\) is a struct of 24 bytes: a Buffer is a pointer"),
    ([NUMBER], [World(None, 0, 1)], r"argument 0 \(n\) is an int of 4 bytes: pass one, not a struct a2a::World"),
    ([AN_ADDRESS], [World(None, 0, 1)], r"argument 0 \(p\) is a pointer of 8 bytes: pass one"),
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
    pytest.raises(LaunchError, pack, "k", args, values, rank=0).match(message)


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


def test_a_freed_place_or_piece_without_references_goes_to_the_next_request(recwarn):
    with a2a.Node(1, name="small") as node:
        pool = node.ranks[0].pool(2048)
        x, y = pool.empty(4, torch.int32, "x"), pool.empty(200, torch.int32, "y")
        assert y.address == x.address + 512
        first = x.address
        x.fill_(7)
        x.free()
        x.free()  # once is enough
        pytest.raises(FreedError, x.to_torch)
        z = pool.empty((2, 2), torch.float32, "z")
        assert z.address == first and z.zero_().to_torch().tolist() == [[0, 0], [0, 0]]
        with pytest.raises(A2AError, match="the pool 'pool' is full: 'w' needs 1024 bytes, and 1536 of 2048"):
            pool.empty(256, torch.int32, "w")
        assert y.address == first + 512 and pool.empty(1, name="v").address == first + 1536
    with a2a.Node(1, name="small") as node:
        pool = node.ranks[0].pool(1024)
        for step in range(4):
            x = pool.empty(4, torch.int32, "x").fill_(step)
            part = x[1:]
            del x
            y = pool.empty(4, torch.int32, "y").fill_(9)
            assert part.to_torch().tolist() == [step] * 3  # the part holds its piece
            pytest.raises(A2AError, pool.empty, 4, torch.int32, "z").match("is full")
            del part, y
        last = pool.empty(4, torch.int32, "last")
        last.free()
        z = pool.empty(4, torch.int32, "z")
        del last  # it was free already
        assert pool.empty(4).address != z.address
    del z  # after the node
    assert not recwarn.list


# ---- a closed node frees its memory at once, except memory that the host still views

def alive(node):
    """The simulator's node, told from the outside: whether its library still has it."""
    return node.context.runtime.library._destroy


def test_the_node_goes_though_rungs_and_streams_stay_and_not_before_the_host_looks_away():
    node = Node(2, name="small")
    comm = TokenFlags(node, shapes["tiny"])
    comm(Problem.random(shapes["tiny"], 2, 1))
    stream, there = node.ranks[0].stream(), alive(node)
    assert there.alive
    node.close()
    assert not there.alive
    pytest.raises(A2AError, stream.synchronize).match("the node is closed")
    pytest.raises(A2AError, comm, Problem.random(shapes["tiny"], 2, 1)).match("the node is closed")
    node.close()  # again: nothing
    node = Node(2, name="small")
    seen, gone = node.ranks[0].from_torch(torch.arange(8)), node.ranks[1].zeros((1 << 20,))
    window, there = seen.host(), alive(node)
    node.close()
    assert there.alive and window.tolist() == list(range(8))
    window[3] = 30
    assert window[3] == 30
    del window, seen, gone, node
    gc.collect()
    assert not there.alive


def test_other_nodes_and_their_threads_go_on():
    node, other = Node(2, name="small"), Node(2, name="small")
    kept, late = other.ranks[1].from_torch(torch.arange(4)), node.ranks[0].zeros((4,))
    node.close()
    assert kept.to_torch().tolist() == [0, 1, 2, 3]
    del late  # its release has nothing to do, and does not disturb the other node
    gc.collect()
    assert kept.to_torch().tolist() == [0, 1, 2, 3]
    other.close()
    # Switching to one of its GPUs fails, and gives the simulator's lock back.
    with Node(1, name="closed") as closed:
        runtime = closed.runtime
    with pytest.raises(A2AError, match="closed"), runtime.on(0):
        pass
    with Node(1, name="other") as other:
        thread = threading.Thread(target=other.synchronize, daemon=True)
        thread.start()
        thread.join(timeout=20)
        assert not thread.is_alive()
