"""HIP's own C API over the simulated node: memory, IPC, streams, events, modules, occupancy; and many nodes at once."""
import ctypes
import gc
import re

import numpy as np
import pytest
import torch
from hip_api_tools import SOURCE, call, module, node  # noqa: F401

from a2a_lib.errors import ConfigError, HipError
from a2a_lib.machine.node import Node
from a2a_lib.machine.runtime import hip, sim

# ---- modules and launches --------------------------------------------------------------------------------------------

def test_device_variables(node, module):
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


def test_kernels_by_name(node, call, module):
    handle, function = ctypes.c_void_p(), ctypes.c_void_p()
    call(0, "hipModuleLoadData", ctypes.byref(handle), ctypes.c_char_p(module.module.asm.encode()))
    call(0, "hipModuleGetFunction", ctypes.byref(function), handle, b"fill")
    with pytest.raises(HipError, match="the module has no kernel `nothing`"):
        call(0, "hipModuleGetFunction", ctypes.byref(function), handle, b"nothing")
    call(0, "hipModuleUnload", handle)
    with pytest.raises(HipError, match="hipErrorInvalidHandle"):
        call(0, "hipModuleGetFunction", ctypes.byref(function), handle, b"fill")


def test_arguments_of_every_size(node, module):
    class Mixed(ctypes.Structure):
        _fields_ = [("a", ctypes.c_char), ("b", ctypes.c_double), ("c", ctypes.c_short)]

    out = node.ranks[0].zeros((8,), torch.float64)
    node.ranks[0].launch(module.arguments, 1, 1, out, -3, 2.5, -300, 0.25, Mixed(b"\x05", 1e300, 7), 1 << 40)
    assert out.host().tolist() == [-3, 2.5, -300, 0.25, 5, 1e300, 7, 2**40]


def test_arguments_as_one_buffer(node, module, call):
    """Launches with the `extra` form of hipModuleLaunchKernel."""
    rank = node.ranks[0]
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
    said = {name: int(re.search(r"; Occupancy: (\d+)", text)[1])
            for name, text in zip(parts[1::2], parts[2::2], strict=True)}
    assert len(said) == len(USED) and set(said.values()) == {1, 2, 3, 4, 5, 6, 7, 8}
    rank = node.ranks[0]
    for name, waves in said.items():
        kernel = module[name]
        assert kernel.kernel.occupancy == waves
        assert rank.blocks_per_cu(kernel, 256) == waves, (name, kernel.kernel.vgprs)
        for block in (64, 100, 128, 192, 256):
            of_block = -(-block // 64)
            assert rank.blocks_per_cu(kernel, block) == kernel.kernel.occupancy_blocks(block)
            assert waves * 4 // of_block - 1 <= rank.blocks_per_cu(kernel, block) <= waves * 4 // of_block
        assert rank.blocks_per_cu(kernel, 256, 65536) == 1 and rank.blocks_per_cu(kernel, 256, 20000) == min(waves, 3)


def test_attributes(node, module, call):
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


def test_names_of_errors(node):
    library = node.runtime.library
    for code, name in ((0, "hipSuccess"), (1, "hipErrorInvalidValue"), (2, "hipErrorOutOfMemory"),
                       (101, "hipErrorInvalidDevice"), (200, "hipErrorInvalidImage"), (400, "hipErrorInvalidHandle"),
                       (500, "hipErrorNotFound"), (600, "hipErrorNotReady"), (700, "hipErrorIllegalAddress"),
                       (702, "hipErrorLaunchTimeOut"), (719, "hipErrorLaunchFailure"),
                       (720, "hipErrorCooperativeLaunchTooLarge"), (801, "hipErrorNotSupported")):
        assert library._text("hipGetErrorName", code) == name
