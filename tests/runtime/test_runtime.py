"""Packing of arguments (no library needed), and buffers on a simulated node."""
import ctypes
import gc
import struct
from types import SimpleNamespace

import numpy as np
import pytest
import torch

from a2a_lib import Draw
from a2a_lib.errors import ConfigError, FreedError, HipError, LaunchError
from a2a_lib.machine.node import Node
from a2a_lib.machine.runtime import load_runtime, sim
from a2a_lib.machine.runtime.arguments import encode, extent, pack, threads_of
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


def test_pack_puts_every_argument_at_its_offset():
    packed = pack("copy", [POINTER, INT, DOUBLE], [fake_buffer(0), -5, 2.5], rank=0)
    assert bytes(packed.storage)[:24] == struct.pack("<Qi4xd", 0x7F00_0000_1000, -5, 2.5)
    base = ctypes.addressof(packed.storage)
    assert list(packed.pointers) == [base, base + 8, base + 16]
    assert len(packed.memories) == 1


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
    with pytest.raises(LaunchError, match=message):
        pack("copy", [POINTER, INT], value, rank=0)


def test_encodings():
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
    with pytest.raises(LaunchError, match="1e[+]300 does not fit a float of 4 bytes"):
        encode(1e300, 4, "float", "", 0)
    with pytest.raises(LaunchError, match="several formats"):
        encode(1.0, 2, "float", "", 0)
    with pytest.raises(LaunchError, match="struct of 12 bytes: pass bytes"):
        encode(1, 12, "struct", "copy, argument 1", 0)


def test_grids_and_blocks():
    assert extent("grid", 4) == (4, 1, 1) and extent("grid", (2, 3)) == (2, 3, 1)
    for bad in (0, -1, (1, 2, 3, 4), (), 1.5, "8"):
        with pytest.raises(LaunchError, match="grid is one to three"):
            extent("grid", bad)
    assert threads_of("k", (16, 16, 1), 1024) == 256
    with pytest.raises(LaunchError, match="at most 1024 threads, not 2048"):
        threads_of("k", (2048, 1, 1), 4096)
    with pytest.raises(LaunchError, match="__launch_bounds__"):
        threads_of("k", (512, 1, 1), 256)


def test_slices_and_views():
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
    with pytest.raises(ValueError, match=r"64 bytes: not \[5\] float16"):
        buffer.view(5)
    with pytest.raises(ValueError, match="not aligned"):
        buffer[0, 1:5].view(torch.int64)
    with pytest.raises(ValueError, match="last dimension has 6 bytes"):
        buffer[0, 0:3].view(torch.float32)


def test_repr_has_no_address_and_freed_is_an_error():
    buffer = fake_buffer(3)
    assert repr(buffer) == "Buffer('tokens', rank 3, [4, 8] float16, 64 B)"
    row = buffer[1]
    buffer.free()
    assert "freed" in repr(row)
    with pytest.raises(FreedError, match="'tokens' was freed"):
        row.address
    with pytest.raises(FreedError):
        pack("copy", [POINTER], [buffer], rank=3)


def test_nan_is_one_repeated_byte_in_every_format():
    formats = [torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.float8_e4m3fn, torch.float8_e5m2,
               torch.float8_e4m3fnuz, torch.float8_e5m2fnuz]
    for dtype in formats:
        data = element_bytes(float("nan"), dtype)
        assert len(set(data)) == 1 and len(data) == dtype.itemsize
        value = torch.frombuffer(bytearray(data), dtype=torch.uint8).view(dtype)
        assert torch.isnan(value.float()).all(), dtype
    assert element_bytes(-1, torch.int32) == b"\xff" * 4 and element_bytes(1, torch.int32) == b"\1\0\0\0"


def test_sizes_for_people():
    assert [size_text(n) for n in (0, 512, 3670016, 5 << 30)] == ["0 B", "512 B", "3.5 MiB", "5 GiB"]


def test_unknown_target():
    with pytest.raises(ValueError, match="unknown target 'vulkan': one of sim, hip, cuda"):
        load_runtime("vulkan")


def test_cuda_names_cover_every_function():
    from a2a_lib.machine.runtime import cuda
    assert set(cuda.RUNTIME) | set(cuda.DRIVER) | {"hipExtMallocWithFlags"} == set(SIGNATURES)
    assert set(cuda.GRAPH) == set(GRAPH_SIGNATURES) | {"hipDriverGetVersion", "hipRuntimeGetVersion"}
    assert not set(cuda.RUNTIME) & set(cuda.DRIVER) | set(cuda.GRAPH) & (set(cuda.RUNTIME) | set(cuda.DRIVER))


# On the simulated node.

@pytest.fixture
def node():
    with Node(2, name="small") as node:
        yield node


def test_library_has_every_function(node):
    library = ctypes.CDLL(sim.library_path())
    assert [name for name in (*SIGNATURES, *sim._SIGNATURES) if not hasattr(library, name)] == []


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.int32, torch.int64, torch.uint8,
                                   torch.float8_e4m3fn, torch.float8_e4m3fnuz, torch.bool])
def test_a_tensor_there_and_back(node, dtype):
    tensor = Draw(0).integers(0, 2, 5, 7).to(dtype)
    buffer = node.ranks[1].from_torch(tensor, "x")
    for back in (buffer.host(), buffer.to_torch()):
        assert back.dtype == dtype and torch.equal(back.view(torch.uint8), tensor.view(torch.uint8))
    assert torch.equal(buffer[2:4].to_torch().view(torch.uint8), tensor[2:4].view(torch.uint8))


def test_host_is_the_memory_itself(node):
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
    with pytest.raises(FreedError):
        buffer.host()


def test_fill(node):
    buffer = node.ranks[0].empty((3, 5), torch.float16)
    assert torch.isnan(buffer.fill_(float("nan")).to_torch()).all()
    assert (buffer.fill_(2.5).to_torch() == 2.5).all()
    assert (buffer.zero_().to_torch() == 0).all()
    assert (buffer.view(torch.uint8).memset_(0xAB).to_torch() == 0xAB).all()
    with pytest.raises(ValueError, match="0..255"):
        buffer.memset_(256)


def test_empty_shapes(node):
    buffer = node.ranks[0].empty((0, 7), torch.float16)
    assert buffer.host().shape == (0, 7) and buffer.fill_(1).to_torch().shape == (0, 7)
    assert buffer.copy_from(torch.empty(0, 7, dtype=torch.float16)).nbytes == 0


def test_copy_from_checks_shape_and_dtype(node):
    buffer = node.ranks[0].empty((3, 5), torch.float16, "x")
    refused = r"cannot copy \[5, 3\] float16 into buffer 'x' \(\[3, 5\] float16 on rank 0\)"
    with pytest.raises(ValueError, match=refused):
        buffer.copy_from(torch.zeros(5, 3, dtype=torch.float16))
    with pytest.raises(ValueError, match="float32"):
        buffer.copy_from(torch.zeros(3, 5))
    buffer.copy_from(torch.arange(15, dtype=torch.float16).reshape(5, 3).t())  # not contiguous
    assert buffer.to_torch()[1].tolist() == [1, 4, 7, 10, 13]


def test_copies_between_buffers_and_ranks(node):
    source = node.ranks[0].from_torch(torch.arange(6))
    same = node.ranks[0].empty((6,), torch.int64).copy_from(source)
    seen = node.ranks[1].open(source.ipc_handle(), (6,), torch.int64)
    other = node.ranks[1].empty((6,), torch.int64).copy_from(seen)
    assert same.host().tolist() == other.host().tolist() == list(range(6))
    with pytest.raises(ValueError, match="rank 1 cannot copy .* valid on rank 0 only; open the memory through IPC"):
        node.ranks[1].copy(other, source)


def test_ipc(node):
    buffer = node.ranks[0].from_torch(torch.arange(6), "x")
    opened = node.ranks[1].open(buffer.ipc_handle(), (6,), torch.int64, "x", home=0)
    assert opened.address != buffer.address and opened.to_torch().tolist() == list(range(6))
    opened.host()[2] = 77
    assert buffer.to_torch()[2] == 77 and "rank 1, memory of rank 0" in repr(opened)
    with pytest.raises(ValueError, match="whole allocations"):
        buffer[1:].ipc_handle()


def test_events_of_two_ranks_have_no_common_clock(node):
    with pytest.raises(ValueError, match="no common clock"):
        node.ranks[0].event().elapsed_us(node.ranks[1].event())


def test_errors_name_the_function(node):
    with pytest.raises(HipError) as error:
        node.runtime.ipc_open(0, bytes(64))
    assert error.value.function == "hipIpcOpenMemHandle" and error.value.code != 0
    with pytest.raises(ConfigError):
        Node(2, preset="mi9000")


def test_a_handle_gives_no_more_than_its_allocation(node):
    source = node.ranks[0].from_torch(torch.arange(6))
    handle = source.ipc_handle()
    assert node.ranks[1].open(handle, (2, 3), torch.int64).to_torch().flatten().tolist() == list(range(6))
    with pytest.raises(ValueError, match=r"`far` of shape \[7\] needs 56 bytes; the allocation of this handle has 48"):
        node.ranks[1].open(handle, 7, torch.int64, "far")
    with pytest.raises(ValueError, match="an IPC handle has 64 bytes .* this one 10"):
        node.ranks[1].open(b"0123456789", 1)
