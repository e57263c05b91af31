"""HIP's own C API over the simulated node: memory, IPC, streams, events, modules, occupancy; and many nodes at once."""
import ctypes
import gc
import re
from pathlib import Path

import numpy as np
import pytest
import torch
from node_tools import node_fixture

from a2a_lib.errors import A2AError, ConfigError, DeadlockError, FaultError, HipError
from a2a_lib.machine.node import Node
from a2a_lib.machine.runtime import hip, sim
from a2a_lib.machine.toolchain import Module, compile

SOURCE = """
#include "a2a/a2a.h"
using namespace a2a;

__device__ int counter = 5;
__device__ float table[3] = {1.5f, -2.0f, 8.0f};
__constant__ int limits[2] = {3, 9};

extern "C" __global__ void fill(int* dst, int n, int value) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) dst[i] = value;
}
extern "C" __global__ void count(int* out) {
  if (threadIdx.x == 0) { counter += limits[1]; *out = counter; table[1] += table[0]; }
}
extern "C" __global__ void slow(int* dst, int sleeps, int value) {
  for (int i = 0; i < sleeps; ++i) __builtin_amdgcn_s_sleep(127);
  *dst = value;
}
extern "C" __global__ void add(int* dst, int value) { *dst += value; }
extern "C" __global__ void times(int* dst, int value) { *dst *= value; }
extern "C" __global__ void wait_for(const unsigned* flag, int* dst) {
  if (threadIdx.x) return;
  wait_equal<Order::acquire, Scope::system>(flag, 7u);
  *dst = 1;
}
struct Mixed { char a; double b; short c; };
extern "C" __global__ void arguments(double* out, char a, double b, short c, float d, Mixed m, uint64_t e) {
  out[0] = a; out[1] = b; out[2] = c; out[3] = d; out[4] = m.a; out[5] = m.b; out[6] = m.c; out[7] = (double)e;
}
"""
node = node_fixture(3, name="small")


@pytest.fixture
def module(node):
    return node.load(SOURCE, name="api.hip")


@pytest.fixture
def call(node):
    """call(rank, function, ...): one function of the C API; HipError if it fails."""
    def call(rank, name, *arguments):
        with node.runtime.on(rank):
            node.runtime.library.call(name, *arguments)
    return call


def address_of(call, rank, nbytes, function="hipMalloc", *flags):
    pointer = ctypes.c_void_p()
    call(rank, function, ctypes.byref(pointer), nbytes, *flags)
    return pointer.value


def memory_info(call, rank):
    """(free, total) bytes of a rank's memory."""
    free, total = ctypes.c_size_t(), ctypes.c_size_t()
    call(rank, "hipMemGetInfo", ctypes.byref(free), ctypes.byref(total))
    return free.value, total.value


def resident(field="VmRSS"):
    """MiB of this process."""
    return int(re.search(rf"{field}:\s+(\d+) kB", Path("/proc/self/status").read_text())[1]) / 1024


# ---- copies ----------------------------------------------------------------------------------------------------------

def test_copies_and_sets_at_any_offset(call):
    """Compares with numpy, in order, on one stream. Sizes are around a page and around the size that memset fills by pages."""
    rng, size = np.random.default_rng(0), 3 << 20
    device = address_of(call, 0, size)
    host = rng.integers(0, 256, size, dtype=np.uint8)
    call(0, "hipMemcpy", device, host.ctypes.data, size, hip.COPY_HOST_TO_DEVICE)
    for step in range(60):
        length = int(rng.choice([1, 3, 4096, 5000, 1 << 20, (1 << 20) + 77, 2 << 20]))
        at, to = (int(rng.integers(0, size - length + 1)) for _ in range(2))
        if step % 3 == 0:
            at = at // 4096 * 4096
        value = int(rng.integers(0, 256)) * (step % 4 != 0)
        if step % 2:
            call(0, "hipMemsetAsync", device + at, value, length, None)
            host[at:at + length] = value
        else:
            call(0, "hipMemcpyAsync", device + to, device + at, length, hip.COPY_DEVICE_TO_DEVICE, None)
            host[to:to + length] = host[at:at + length].copy()
    back = np.zeros(size, dtype=np.uint8)
    call(0, "hipMemcpy", back.ctypes.data, device, size, hip.COPY_DEVICE_TO_HOST)
    assert (back == host).all()


def test_bad_copies_are_refused_and_good_ones_take_what_was_there_at_the_call(node, call):
    buffer, host = node.ranks[0].zeros((10, 10), torch.int32, "grid"), (ctypes.c_char * 4096)()
    host = ctypes.addressof(host)
    for arguments, message in (
            ((buffer.address, host, 404, 1), r"hipMemcpy destination: accesses .* past the end of `grid`"),
            ((host, buffer.address + 396, 8, 2), r"hipMemcpy source: .* 4 bytes past the end of `grid` \(last element "
             r"grid\[9, 9\]\)"),
            ((None, host, 4, 1), "hipMemcpy destination: accesses 4 bytes at 0x0: a null pointer"),
            ((buffer.address - 8, host, 4, 1), "8 bytes before the start of `grid`")):
        with pytest.raises(HipError, match=message) as raised:
            call(0, "hipMemcpy", *arguments)
        assert raised.value.name == "hipErrorInvalidValue"
    with pytest.raises(HipError, match="hipMemset: .* past the end of `grid`"):
        call(0, "hipMemset", buffer.address, 0, 401)
    theirs = node.ranks[1].zeros((1000,), torch.int32, "theirs")
    with pytest.raises(HipError, match=r"this is theirs\[0\] at an address of rank 1"):
        call(0, "hipMemcpy", buffer.address, theirs.address, 400, hip.COPY_DEFAULT)
    call(0, "hipMemcpy", None, None, 0, 4)  # nothing to copy
    call(0, "hipMemset", None, 0, 0)
    assert buffer.to_torch().sum() == 0
    source = torch.arange(8, dtype=torch.int32)
    buffer = node.ranks[0].zeros((8,), torch.int32)
    call(0, "hipMemcpyAsync", buffer.address, source.data_ptr(), 32, hip.COPY_DEFAULT, None)
    source.zero_()
    assert buffer.to_torch().tolist() == list(range(8))


# ---- memory ----------------------------------------------------------------------------------------------------------

@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")
def test_memory_costs_nothing_until_it_is_written():
    with Node(2) as node:
        before = resident()
        buffers = [rank.empty((20 << 30,), torch.uint8, "big") for rank in node.ranks]
        assert resident() - before < 100
        for fill in (0, float("nan"), 0):
            for buffer in buffers:
                buffer.view(torch.float32).fill_(fill)
            node.synchronize()
            assert resident() - before < 100
        for buffer in buffers:
            end = buffer[-4096:].view(torch.int32)
            assert end.to_torch().sum() == 0
            end.fill_(3)
            assert buffer[-4100:].view(torch.int32).to_torch().tolist() == [0] + [3] * 1024
        assert resident() - before < 100
        some = buffers[0][:256 << 20]
        some.view(torch.int32).copy_from(torch.ones(64 << 20, dtype=torch.int32))
        assert 250 < resident("RssAnon") < before + 700
        some.zero_()
        node.synchronize()
        assert resident() - before < 400  # given back, but for torch's own copy


def test_memory_is_limited_freed_once_and_comes_back(node, call):
    free, total = memory_info(call, 0)
    assert total == 192 << 30
    big = address_of(call, 0, 150 << 30)
    assert memory_info(call, 0) == (free - (150 << 30), total)
    assert memory_info(call, 1)[0] == 192 << 30
    with pytest.raises(HipError, match="hipErrorOutOfMemory.*rank 0: .* bytes asked for, .* of 192 GiB are free"):
        address_of(call, 0, 50 << 30)
    address_of(call, 1, 50 << 30)
    call(0, "hipFree", big)
    assert memory_info(call, 0) == (free, total)
    address_of(call, 0, 50 << 30)
    address = address_of(call, 0, 4096)
    for wrong in (address + 4, 1 << 20):
        pytest.raises(HipError, call, 0, "hipFree", wrong).match("not the start of an allocation of rank 0")
    pytest.raises(HipError, call, 1, "hipFree", address).match("not the start of an allocation of rank 1")
    call(0, "hipFree", address)
    call(0, "hipFree", None)
    pytest.raises(HipError, call, 0, "hipFree", address).match("not the start")
    pytest.raises(HipError, call, 0, "hipMemset", address, 0, 4).match("was freed")
    assert address_of(call, 0, 4096) != address  # addresses are not given out twice: stale ones are noticed
    assert address_of(call, 0, 0) is None


@pytest.mark.parametrize("flags", (hip.MALLOC_DEFAULT, hip.MALLOC_FINEGRAINED, hip.MALLOC_UNCACHED))
def test_kinds_of_memory(node, module, call, flags):
    address = address_of(call, 0, 256, "hipExtMallocWithFlags", flags)
    assert address % 256 == 0
    node.ranks[0].launch(module.fill, 1, 64, ctypes.c_void_p(address), 64, 3)
    node.synchronize()
    assert torch.equal(torch.from_numpy(view(node, 0, address, 256)), torch.full((64,), 3, dtype=torch.int32))


def view(node, rank, address, nbytes):
    """Device memory as a numpy array of int32, without a copy."""
    pointer = node.runtime.library.host_pointer(rank, address, nbytes)
    return np.frombuffer((ctypes.c_char * nbytes).from_address(pointer), dtype=np.int32)


def test_host_memory_that_kernels_can_use_and_pointers_of_ranges(node, module, call):
    address = address_of(call, 0, 4096, "hipHostMalloc", 0)
    node.ranks[0].launch(module.fill, 1, 64, ctypes.c_void_p(address), 64, 4)
    node.synchronize()
    assert view(node, 0, address, 256).tolist() == [4] * 64
    assert memory_info(call, 0)[0] == 192 << 30
    call(0, "hipHostFree", address)
    a, b = (node.ranks[0].zeros((1024,), torch.int32) for _ in range(2))
    library = node.runtime.library
    assert library.host_pointer(0, a.address + 8, 4088)
    for rank, address, nbytes in ((0, a.address, 4097), (0, a.address, b.address - a.address + 4), (1, a.address, 4),
                                  (0, 0, 4), (7, a.address, 4)):
        assert not library._a2aSimHostPointer(rank, address, nbytes)


# ---- IPC -------------------------------------------------------------------------------------------------------------

def test_handles_that_cannot_be_opened_and_peers(node, call):
    owner, opener = node.ranks[:2]
    owned = owner.zeros((64,), torch.int32, "owned")
    handle = owned.ipc_handle()
    pytest.raises(HipError, owner.open, handle, (64,), torch.int32).match("rank 0 opens its own IPC handle")
    pytest.raises(HipError, opener.open, bytes(64), (64,), torch.int32).match("not an IPC handle of this node")
    taken = hip.IpcHandle()
    with pytest.raises(HipError, match="takes the start of an allocation of this rank"):
        call(0, "hipIpcGetMemHandle", ctypes.byref(taken), owned.address + 256)
    with pytest.raises(HipError, match="takes the start of an allocation of this rank"):
        call(1, "hipIpcGetMemHandle", ctypes.byref(taken), owned.address)
    address = owned.address
    del owned
    node.synchronize()
    node.synchronize()
    with pytest.raises(HipError, match="the memory behind this IPC handle of rank 0 was freed"):
        opener.open(handle, (64,), torch.int32)
    assert address
    yes = ctypes.c_int(7)
    call(0, "hipDeviceCanAccessPeer", ctypes.byref(yes), 0, 1)
    assert yes.value == 1
    call(0, "hipDeviceCanAccessPeer", ctypes.byref(yes), 1, 1)
    assert yes.value == 0
    call(0, "hipDeviceEnablePeerAccess", 1, 0)


def test_closed_and_freed_mappings_fault(node, module, call):
    owner, opener = node.ranks[:2]
    owned = address_of(call, 0, 4096)
    handle = node.runtime.ipc_handle(0, owned)
    first, second = (node.runtime.ipc_open(1, handle) for _ in range(2))
    assert first != second  # every opening is a mapping of its own
    call(1, "hipIpcCloseMemHandle", first)
    pytest.raises(HipError, call, 1, "hipIpcCloseMemHandle", first).match("not memory opened through IPC")
    opener.launch(module.fill, 1, 64, ctypes.c_void_p(first), 64, 1)
    pytest.raises(FaultError, node.synchronize).match("was freed")
    opener.launch(module.fill, 1, 64, ctypes.c_void_p(second), 64, 1)
    node.synchronize()
    assert view(node, 0, owned, 256).tolist() == [1] * 64
    call(0, "hipFree", owned)
    opener.launch(module.fill, 1, 64, ctypes.c_void_p(second), 64, 1)
    pytest.raises(FaultError, node.synchronize).match("was freed")


# ---- streams and events ----------------------------------------------------------------------------------------------

def test_a_stream_keeps_its_order_beside_others_and_a_query_does_not_wait(node, module):
    rank = node.ranks[0]
    numbers = rank.zeros((2,), torch.int32)
    streams = [rank.stream() for _ in range(2)]
    node.clear_trace()
    for i, stream in enumerate(streams):
        rank.launch(module.slow, 1, 1, numbers[i:i + 1], 50, i + 1, stream=stream)
    for stream in streams:
        stream.synchronize()
    first, second = sorted(node.trace.select("launch").records, key=lambda record: record["time"])
    assert second["time"] < first["time"] + first["duration"]  # they overlap
    assert {int(first["stream"]), int(second["stream"])} == {1, 2}
    assert numbers.host().tolist() == [1, 2]
    number, stream = rank.zeros((1,), torch.int32), rank.stream()
    runtime = node.runtime
    assert runtime.stream_done(0, stream.handle)
    rank.launch(module.slow, 1, 1, number, 50, 9, stream=stream)
    assert not runtime.stream_done(0, stream.handle)
    stream.synchronize()
    assert runtime.stream_done(0, stream.handle)
    rank = node.ranks[0]
    number, stream = rank.zeros((1,), torch.int32), rank.stream()
    rank.synchronize()
    want = 0
    for i in range(40):
        kernel, by = (module.add, i) if i % 3 else (module.times, 3)
        rank.launch(kernel, 1, 1, number, by, stream=stream)
        want = (want + by if i % 3 else want * 3) & 0xFFFFFFFF
        if i == 20:
            number.memset_(0, stream)
            want = 0
    stream.synchronize()
    assert number.view(torch.uint32).host().item() == want


def test_the_host_clock_and_elapsed_time(node, module, call):
    rank = node.ranks[0]
    number = rank.zeros((1,), torch.int32)
    rank.synchronize()
    start = rank.time_us
    rank.launch(module.slow, 1, 1, number, 100, 9)
    launched = rank.time_us
    assert 0 < launched - start < 5  # a launch returns at once
    rank.synchronize()
    slept = 100 * 127 * 64 / 2100
    assert slept < rank.time_us - launched < slept + 40
    assert node.ranks[1].time_us < rank.time_us  # each rank's host has its own clock
    number, stream = rank.zeros((1,), torch.int32), rank.stream()
    rank.synchronize()
    start, stop = rank.event(), rank.event()
    start.record(stream)
    rank.launch(module.slow, 1, 1, number, 100, 9, stream=stream)
    stop.record(stream)
    milliseconds = ctypes.c_float()
    with pytest.raises(HipError, match="hipErrorNotReady"):
        call(0, "hipEventElapsedTime", ctypes.byref(milliseconds), start.handle, stop.handle)
    stop.synchronize()
    assert number.to_torch().item() == 9
    launch = node.trace.select("launch").records[-1]
    elapsed = stop.elapsed_us(start)
    assert launch["duration"] / 1e6 <= elapsed <= launch["duration"] / 1e6 + 20
    assert start.elapsed_us(stop) == -elapsed
    with pytest.raises(HipError, match="hipErrorInvalidHandle"):
        call(0, "hipEventElapsedTime", ctypes.byref(milliseconds), start.handle, rank.event().handle)  # never recorded


def test_waits_for_events_mean_the_recording_before_them(node, module):
    rank, peer = node.ranks[:2]
    number = rank.zeros((1,), torch.int32)
    a, b = rank.stream(), rank.stream()
    node.synchronize()
    done = rank.event()
    pytest.raises(A2AError, b.wait, done).match("this event was never recorded")
    rank.launch(module.slow, 1, 1, number, 100, 5, stream=a)
    done.record(a)
    b.wait(done)
    rank.launch(module.times, 1, 1, number, 7, stream=b)
    b.synchronize()
    assert number.host().item() == 35
    # Across ranks: an event orders streams of two GPUs.
    theirs = peer.zeros((1,), torch.int32)
    peer.synchronize()
    rank.launch(module.slow, 1, 1, number, 100, 1, stream=a)
    done.record(a)
    there = peer.stream()
    there.wait(done)
    peer.launch(module.add, 1, 1, theirs, 1, stream=there)
    there.synchronize()
    slow, add = sorted(node.trace.select("launch").records[-2:], key=lambda record: record["time"])
    assert add["time"] >= slow["time"] + slow["duration"]
    # Recording the event again, later, does not concern a stream that waits already. (If it did, these two streams
    # would wait for each other.)
    number = rank.zeros((2,), torch.int32)
    rank.synchronize()
    a, b, first, second = rank.stream(), rank.stream(), rank.event(), rank.event()
    rank.launch(module.slow, 1, 1, number[:1], 50, 1, stream=a)
    first.record(b)
    a.wait(first)
    second.record(a)
    b.wait(second)
    first.record(b)
    rank.launch(module.add, 1, 1, number[:1], 1, stream=b)
    node.synchronize()
    assert number.host()[0] == 2


def test_events_of_dropped_work_and_a_stream_of_another_rank(node, module, call):
    """A failure ends everything that was queued: nothing waits for it for ever."""
    rank = node.ranks[0]
    stream, event = rank.stream(), rank.event()
    number = rank.zeros((1,), torch.int32)
    flag = rank.zeros((1,), torch.uint32, "flag")
    rank.launch(module.wait_for, 1, 64, flag, number, stream=stream)
    event.record(stream)
    pytest.raises(DeadlockError, event.synchronize)
    event.synchronize()
    other = rank.stream()
    other.wait(event)
    rank.launch(module.add, 1, 1, number, 1, stream=other)
    node.synchronize()
    event.record(stream).synchronize()
    assert number.host().item() == 1
    handle = node.ranks[1].stream().handle
    value = ctypes.c_uint64(node.ranks[0].zeros((1,), torch.int32).address)
    pointers = (ctypes.c_void_p * 2)(ctypes.addressof(value), ctypes.addressof(ctypes.c_int(1)))
    with pytest.raises(HipError, match="the stream belongs to another rank"):
        node.runtime.launch(0, module.add.function(node.ranks[0].context, node.ranks[0].index), (1, 1, 1), (1, 1, 1), 0, handle, pointers)
    pytest.raises(HipError, call, 0, "hipStreamSynchronize", 12345).match("hipErrorInvalidHandle")


# ---- modules and launches --------------------------------------------------------------------------------------------

def test_device_variables_and_kernels_by_name(node, module, call):
    addresses = set()
    for rank in node.ranks[:2]:
        counter, table = module.symbol(rank, "counter", torch.int32), module.symbol(rank, "table", torch.float32)
        addresses.add(counter.address)
        assert counter.shape == (1,) and table.shape == (3,)
        assert counter.to_torch().item() == 5 and table.to_torch().tolist() == [1.5, -2.0, 8.0]
    assert len(addresses) == 2
    rank = node.ranks[0]
    out = rank.zeros((1,), torch.int32)
    for expected in (14, 23):
        rank.launch(module.count, 1, 64, out)
        assert out.to_torch().item() == expected
    assert module.symbol(rank, "counter", torch.int32).to_torch().item() == 23
    assert module.symbol(rank, "table", torch.float32).to_torch().tolist() == [1.5, 1.0, 8.0]
    assert module.symbol(node.ranks[1], "counter", torch.int32).to_torch().item() == 5
    module.symbol(rank, "limits", torch.int32).copy_from(torch.tensor([0, 100], dtype=torch.int32))
    rank.launch(module.count, 1, 64, out)
    assert out.to_torch().item() == 123
    with pytest.raises(HipError, match="hipErrorNotFound.*the module has no global `nothing`"):
        module.symbol(rank, "nothing")
    handle, function = ctypes.c_void_p(), ctypes.c_void_p()
    call(0, "hipModuleLoadData", ctypes.byref(handle), ctypes.c_char_p(module.module.asm.encode()))
    call(0, "hipModuleGetFunction", ctypes.byref(function), handle, b"fill")
    with pytest.raises(HipError, match="the module has no kernel `nothing`"):
        call(0, "hipModuleGetFunction", ctypes.byref(function), handle, b"nothing")
    call(0, "hipModuleUnload", handle)
    with pytest.raises(HipError, match="hipErrorInvalidHandle"):
        call(0, "hipModuleGetFunction", ctypes.byref(function), handle, b"fill")


def test_arguments_of_every_size_and_as_one_buffer(node, module, call):
    class Mixed(ctypes.Structure):
        _fields_ = [("a", ctypes.c_char), ("b", ctypes.c_double), ("c", ctypes.c_short)]

    out = node.ranks[0].zeros((8,), torch.float64)
    node.ranks[0].launch(module.arguments, 1, 1, out, -3, 2.5, -300, 0.25, Mixed(b"\x05", 1e300, 7), 1 << 40)
    assert out.host().tolist() == [-3, 2.5, -300, 0.25, 5, 1e300, 7, 2**40]
    rank = node.ranks[0]  # launches with the `extra` form of hipModuleLaunchKernel
    dst = rank.zeros((64,), torch.int32)
    packed = np.zeros(1, dtype=np.dtype([("dst", "<u8"), ("n", "<i4"), ("value", "<i4")]))
    packed[0] = (dst.address, 64, 6)
    size = ctypes.c_size_t(packed.nbytes)
    extra = (ctypes.c_void_p * 5)(1, packed.ctypes.data, 2, ctypes.addressof(size), 3)
    call(0, "hipModuleLaunchKernel", module.fill.function(rank.context, rank.index), 1, 1, 1, 64, 1, 1, 0, None, None, extra)
    assert dst.host().tolist() == [6] * 64


# ---- occupancy -------------------------------------------------------------------------------------------------------

USED = (("v5",), ("v63",), ("v64",), ("v72",), ("v79",), ("v80",), ("v95",), ("v96",), ("v127",), ("v128",), ("v167",),
        ("v168",), ("v255",), ("v9", "a40"), ("v63", "a63"), ("v100", "a100"), ("v255", "a255"), ("s80",), ("s89",), ("s95",),
        ("v72", "s95"))


def test_occupancy_is_what_clang_says(node):
    """`; Occupancy` counts waves per SIMD; a block of 256 threads has one wave on each of the four SIMDs."""
    module = node.load('#include "a2a/a2a.h"\n' + "".join(
        'extern "C" __global__ __launch_bounds__(256) void uses_%s(float* p) { asm volatile("" ::: %s); *p = 1; }\n'
        % ("_".join(used), ", ".join(f'"{register}"' for register in used)) for used in USED))
    parts = re.split(r"^(uses_\w+):", module.module.asm, flags=re.M)
    occupancies = {name: int(re.search(r"; Occupancy: (\d+)", text)[1])
                   for name, text in zip(parts[1::2], parts[2::2], strict=True)}
    assert len(occupancies) == len(USED) and set(occupancies.values()) == {1, 2, 3, 4, 5, 6, 7, 8}
    rank = node.ranks[0]
    for name, waves in occupancies.items():
        kernel = module[name]
        assert kernel.kernel.occupancy == waves
        assert rank.blocks_per_cu(kernel, 256) == waves, (name, kernel.kernel.vgprs)
        for block in (64, 100, 128, 192, 256):
            of_block = -(-block // 64)
            assert rank.blocks_per_cu(kernel, block) == kernel.kernel.occupancy_blocks(block)
            assert waves * 4 // of_block - 1 <= rank.blocks_per_cu(kernel, block) <= waves * 4 // of_block
        assert rank.blocks_per_cu(kernel, 256, 65536) == 1 and rank.blocks_per_cu(kernel, 256, 20000) == min(waves, 3)


def test_attributes_and_names_of_errors(node, module, call):
    runtime = node.runtime
    assert runtime.device_count() == 3 and "simulated" in runtime.device_name(0)
    assert runtime.attribute("compute_units", 0) == 8 and runtime.attribute("wave_size", 0) == 64
    assert runtime.attribute("max_threads_per_block", 0) == 1024 and runtime.attribute("lds_per_block", 0) == 65536
    value = ctypes.c_int()
    with pytest.raises(HipError, match="attribute 999 is not simulated"):
        call(0, "hipDeviceGetAttribute", ctypes.byref(value), 999, 0)
    for device in (-1, 3):
        with pytest.raises(HipError, match=f"hipErrorInvalidDevice.*there is no device {device}"):
            call(device, "hipInit", 0)
    function = module.fill.function(node.ranks[0].context, node.ranks[0].index)
    for attribute, expected in ((0, 1024), (1, 0), (3, 0), (4, module.fill.kernel.vgprs)):
        call(0, "hipFuncGetAttribute", ctypes.byref(value), attribute, function)
        assert value.value == expected
    library = node.runtime.library
    for code, name in ((0, "hipSuccess"), (1, "hipErrorInvalidValue"), (2, "hipErrorOutOfMemory"),
                       (101, "hipErrorInvalidDevice"), (200, "hipErrorInvalidImage"), (400, "hipErrorInvalidHandle"),
                       (500, "hipErrorNotFound"), (600, "hipErrorNotReady"), (700, "hipErrorIllegalAddress"),
                       (702, "hipErrorLaunchTimeOut"), (719, "hipErrorLaunchFailure"),
                       (720, "hipErrorCooperativeLaunchTooLarge"), (801, "hipErrorNotSupported")):
        assert library._text("hipGetErrorName", code) == name


# ---- nodes -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("config, message", (
    (dict(gpus=0), "gpus must be from 1 to 16, not 0"), (dict(gpus=17), "gpus must be"),
    (dict(xcds=99), "xcds must be"), (dict(cus=-1), "cus must be"),
    (dict(preset="mi400"), "no preset `mi400` .mi300x, h200, ideal."),
    (dict(memory="perfect"), "no memory mode `perfect`|memory mode `perfect`"), (dict(colour=3), "unknown key colour"),
    (dict(gpus="many"), "gpus"),
))
def test_nodes_that_cannot_be(config, message):
    with pytest.raises(ConfigError, match=message) as raised:
        sim.SimLibrary(config)
    assert raised.value.report["kind"] == "config"


def test_a_node_that_goes_between_two_calls_of_another(monkeypatch):
    """Python may collect a node at any moment, also after another was chosen for a call and before the call itself."""
    node, going = Node(2, name="small"), [Node(2, name="small")]
    node.load(SOURCE)
    kept = going[0].ranks[1].zeros((64,), torch.int32)  # it has something to release
    original = hip.HipLibrary.call

    def call(self, *arguments):
        nonlocal kept
        kept = None
        going.clear()
        gc.collect()
        return original(self, *arguments)

    buffer = node.ranks[1].zeros((64,), torch.int32, "mine")
    module = node.load(SOURCE, name="again.hip")
    monkeypatch.setattr(hip.HipLibrary, "call", call)
    node.ranks[1].launch(module.fill, 1, 64, buffer, 64, 8)
    monkeypatch.undo()
    assert buffer.host().tolist() == [8] * 64


# ---- programs, which are read once for all ranks and nodes that load the same text

PLAIN = """
#include "a2a/a2a.h"
extern "C" __global__ void add(int* dst, int value) { dst[threadIdx.x] += value; }
extern "C" __global__ void fault(int* dst) { dst[1 << 20] = 1; }
"""
GLOBALS = """
#include "a2a/a2a.h"
__device__ int counter = 5;
extern "C" __global__ void count(int* out, int by) { if (threadIdx.x == 0) *out = counter += by; }
"""
KEPT = 16  # programs that the library keeps


@pytest.fixture(scope="module")
def plain():
    return compile(PLAIN, name="plain.hip")


def other(module, number):
    """The module's code with another text, so that it is compiled again."""
    return Module.from_assembly(module.asm + f"\n; number {number}\n", name="other.s")


def added(node, module, value, ranks=None):
    for rank in ranks or node.ranks:
        dst = rank.from_torch(torch.ones(64, dtype=torch.int32), "dst")
        rank.launch(module.add, 1, 64, dst, value)
        yield (dst.to_torch() - 1).tolist()


def test_nodes_that_live_and_that_are_gone_and_everyones_own_globals(plain):
    """Names of files are numbers of a node's own record; a program outlives the node that loaded it first."""
    def fault_of(node, module):
        with pytest.raises(FaultError) as raised:
            node.ranks[1].launch(module.fault, 1, 64, node.ranks[1].zeros((64,), torch.int32, "dst"))
            node.synchronize()
        return str(raised.value).splitlines()[1]

    first = Node(2, name="small")
    module = first.load(plain)
    second = Node(2, name="small")
    second.load(GLOBALS, name="globals.hip")  # its first file is another one
    again = second.load(plain)
    assert list(added(first, module, 3)) == list(added(second, again, 3)) == [[3] * 64] * 2
    assert "plain.hip:4" in fault_of(second, again)
    first.close()
    del first, module
    gc.collect()
    assert list(added(second, again, 4)) == [[4] * 64] * 2 and "plain.hip:4" in fault_of(second, again)
    with Node(1, name="small") as third:
        assert list(added(third, third.load(plain), 5)) == [[5] * 64]
    second.close()
    with Node(2, name="small") as first, Node(2, name="small") as second:
        outs = []
        for by, node in enumerate((first, second), 1):
            module = node.load(GLOBALS, name="globals.hip")
            for rank in node.ranks:
                out = rank.zeros((1,), torch.int32, "out")
                for _ in range(1 + rank.index):
                    rank.launch(module.count, 1, 64, out, by)
                outs.append(out.to_torch().item())
        assert outs == [5 + 1, 5 + 2, 5 + 2, 5 + 4]


def test_a_program_that_is_no_longer_kept_still_runs(plain):
    with Node(2, name="small") as node, Node(1, name="small") as other_node:
        module = node.load(plain)
        for number in range(KEPT + 3):
            values = list(added(other_node, other_node.load(other(plain, number)), number))
            assert values == [[number] * 64]
        assert list(added(node, module, 7)) == [[7] * 64] * 2  # loaded before all those
        assert list(added(node, node.load(plain), 8)) == [[8] * 64] * 2
    before, after = "v_add_u32_e32", "v_sub_u32_e32"
    assert plain.asm.count(before) >= 1
    with Node(1, name="small") as node:
        here = node.load(plain)
        there = node.load(Module.from_assembly(plain.asm.replace(before, after), name="other.s"))
        assert list(added(node, here, 3)) == [[3] * 64]
        assert list(added(node, there, 3)) != [[3] * 64]
        assert list(added(node, here, 3)) == [[3] * 64]
