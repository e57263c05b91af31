"""HIP's own C API over the simulated node: memory, IPC, streams, events, modules, occupancy; and many nodes at once."""
import ctypes
import re
from pathlib import Path

import numpy as np
import pytest
import torch
from hip_api_tools import call, module, node  # noqa: F401

from a2a_lib.errors import FaultError, HipError
from a2a_lib.machine.node import Node
from a2a_lib.machine.runtime import hip


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


def test_copies_from_the_host_take_what_was_there_at_the_call(node, call):
    source = torch.arange(8, dtype=torch.int32)
    buffer = node.ranks[0].zeros((8,), torch.int32)
    call(0, "hipMemcpyAsync", buffer.address, source.data_ptr(), 32, hip.COPY_DEFAULT, None)
    source.zero_()
    assert buffer.to_torch().tolist() == list(range(8))


def test_bad_copies_are_refused(node, call):
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


def test_memory_is_limited_and_comes_back(node, call):
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


def test_free(node, call):
    address = address_of(call, 0, 4096)
    for wrong in (address + 4, 1 << 20):
        with pytest.raises(HipError, match="not the start of an allocation of rank 0"):
            call(0, "hipFree", wrong)
    with pytest.raises(HipError, match="not the start of an allocation of rank 1"):
        call(1, "hipFree", address)
    call(0, "hipFree", address)
    call(0, "hipFree", None)
    with pytest.raises(HipError, match="not the start"):
        call(0, "hipFree", address)
    with pytest.raises(HipError, match="was freed"):
        call(0, "hipMemset", address, 0, 4)
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


def test_host_memory_that_kernels_can_use(node, module, call):
    address = address_of(call, 0, 4096, "hipHostMalloc", 0)
    node.ranks[0].launch(module.fill, 1, 64, ctypes.c_void_p(address), 64, 4)
    node.synchronize()
    assert view(node, 0, address, 256).tolist() == [4] * 64
    assert memory_info(call, 0)[0] == 192 << 30
    call(0, "hipHostFree", address)


def test_host_pointers_of_ranges_that_are_not_one(node):
    a, b = (node.ranks[0].zeros((1024,), torch.int32) for _ in range(2))
    library = node.runtime.library
    assert library.host_pointer(0, a.address + 8, 4088)
    for rank, address, nbytes in ((0, a.address, 4097), (0, a.address, b.address - a.address + 4), (1, a.address, 4),
                                  (0, 0, 4), (7, a.address, 4)):
        assert not library._a2aSimHostPointer(rank, address, nbytes)


# ---- IPC -------------------------------------------------------------------------------------------------------------

def test_handles_that_cannot_be_opened(node, call):
    owner, one = node.ranks[:2]
    owned = owner.zeros((64,), torch.int32, "owned")
    handle = owned.ipc_handle()
    with pytest.raises(HipError, match="rank 0 opens its own IPC handle"):
        owner.open(handle, (64,), torch.int32)
    with pytest.raises(HipError, match="not an IPC handle of this node"):
        one.open(bytes(64), (64,), torch.int32)
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
        one.open(handle, (64,), torch.int32)
    assert address


def test_closed_and_freed_mappings_fault(node, module, call):
    owner, one = node.ranks[:2]
    owned = address_of(call, 0, 4096)
    handle = node.runtime.ipc_handle(0, owned)
    first, second = (node.runtime.ipc_open(1, handle) for _ in range(2))
    assert first != second  # every opening is a mapping of its own
    call(1, "hipIpcCloseMemHandle", first)
    with pytest.raises(HipError, match="not memory opened through IPC"):
        call(1, "hipIpcCloseMemHandle", first)
    one.launch(module.fill, 1, 64, ctypes.c_void_p(first), 64, 1)
    with pytest.raises(FaultError, match="was freed"):
        node.synchronize()
    one.launch(module.fill, 1, 64, ctypes.c_void_p(second), 64, 1)
    node.synchronize()
    assert view(node, 0, owned, 256).tolist() == [1] * 64
    call(0, "hipFree", owned)
    one.launch(module.fill, 1, 64, ctypes.c_void_p(second), 64, 1)
    with pytest.raises(FaultError, match="was freed"):
        node.synchronize()


def test_peers(node, call):
    yes = ctypes.c_int(7)
    call(0, "hipDeviceCanAccessPeer", ctypes.byref(yes), 0, 1)
    assert yes.value == 1
    call(0, "hipDeviceCanAccessPeer", ctypes.byref(yes), 1, 1)
    assert yes.value == 0
    call(0, "hipDeviceEnablePeerAccess", 1, 0)
