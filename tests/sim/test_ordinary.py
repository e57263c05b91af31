"""Ordinary HIP files on the simulated node: ROCm's headers and names as they are, printf, assert, mathematics."""
from pathlib import Path

import numpy as np
import pytest
import torch

from a2a_lib import FaultError, Node
from a2a_lib.machine.toolchain import CompileError
from a2a_lib.machine.toolchain import compile as compile_source

SOURCE = Path(__file__).parent / "kernels" / "ordinary.hip"


@pytest.fixture(scope="module", params=["-O0", "-O3"])
def module(request):
    with Node(1, name="small", memory="strict", preset="ideal") as node:
        module = node.load(SOURCE, opt=request.param)
        module.node, module.rank = node, node.ranks[0]
        yield module


def text(rank, content):
    return rank.from_torch(torch.tensor([*content.encode(), 0], dtype=torch.uint8), "text")


def test_printf_prints_what_c_does(module, capsys):
    module.node.clear_trace()
    module.rank.launch(module.prints, 2, 64, text(module.rank, "größe"), 3)
    printed = module.node.printed
    everybody = "-7 3 7 ff FF 10|   42|42   |00042|+42|z|%|größe|gr\ufffd\n"
    once = ["-5000000000 9223372036854775808 10000000000 44 4464 8 0x1000\n",
            "1.500000 2.25  1.235e+04 0.1 (null)    7 3.1\n",
            "(a floating-point number for %d) (an integer for %s) (an integer for %f)\n",
            "1 (no argument for %d)", "half 0.5, 1-1\n", "two\nlines\n"]
    assert sorted((p.block, p.thread) for p in printed if p.text == everybody) == [(0, 5), (0, 37), (1, 5), (1, 37)]
    assert [p.text for p in printed if p.text != everybody] == once
    assert {p.rank for p in printed} == {0} and {p.kernel for p in printed} == {"prints"}
    assert {p.place.split(":")[0] for p in printed} == {"ordinary.hip"} and len({p.place for p in printed}) == 7
    shown = capsys.readouterr().out
    assert "[rank 0, block 0, thread 37] -7 3 7" in shown
    assert "[rank 0, block 1, thread 0] two\n[rank 0, block 1, thread 0] lines\n" in shown
    module.node.clear_trace()
    assert module.node.printed == []


def test_printf_is_bounded(module, capsys):
    module.rank.launch(module.prints_much, 1, 64, 400)
    assert 5000 < len(module.node.printed) < 25600
    assert "more texts of printf: more than 1 MiB since the host last waited]" in capsys.readouterr().out
    module.node.clear_trace()


def test_assert_names_place_and_thread(module):
    x = torch.zeros(256, dtype=torch.int32)
    module.rank.launch(module.asserts, 2, 128, module.rank.from_torch(x), 5)
    module.node.synchronize()
    x[200] = 5
    module.rank.launch(module.asserts, 2, 128, module.rank.from_torch(x), 5)
    with pytest.raises(FaultError) as failed:
        module.node.synchronize()
    line = SOURCE.read_text().split("assert(x[i]")[0].count("\n") + 1
    said = str(failed.value)
    assert f'assertion failed: x[i] < n && "small", ordinary.hip:{line}' in said
    assert "rank 0, kernel asserts, block 1, wave 1" in said and "(thread 72 of the block)" in said


def test_limits_and_classes(module):
    out = module.rank.zeros(15, dtype=torch.float64)
    module.rank.launch(module.limits_and_classes, 1, 1, out, float("nan"), float("inf"))
    f32, f64 = np.finfo(np.float32), np.finfo(np.float64)
    assert out.to_torch().tolist() == [float(f32.max), float(f32.eps), float(f64.max), 2**31 - 1, -2**63, float(f32.min),
                                       -2**31, 2**64, float("inf"), 1, 1, 0, 1, 1, float("inf")]


def test_vector_types(module):
    import ctypes

    class Double3(ctypes.Structure):
        _fields_ = [("x", ctypes.c_double), ("y", ctypes.c_double), ("z", ctypes.c_double)]
    rank, x = module.rank, torch.arange(256.0).reshape(64, 4)
    out, pairs = rank.zeros((64, 4)), rank.from_torch(torch.tensor([[0, 0], [40, 0]], dtype=torch.int32))
    rank.launch(module.vectors, 1, 64, out, rank.from_torch(x), pairs, Double3(1, 2, 3))
    expected = x * 3 + torch.tensor([1, 2, 3, 4])
    expected[:, 3] = 6
    assert torch.equal(out.to_torch(), expected) and pairs.to_torch().tolist() == [[293, 64], [40, 0]]


def test_halves_and_bfloat16(module):
    rank, x = module.rank, torch.linspace(0, 1, 64).half()
    b, out = torch.linspace(-4, 4, 64).bfloat16(), rank.zeros(64)
    rank.launch(module.halves, 1, 64, out, rank.from_torch(x), rank.from_torch(b))
    expected = (x.float() * 5).half().float() + 10 + b.float() + 100 * (x > 0.5)
    assert torch.allclose(out.to_torch(), expected, atol=2e-3)


def test_cooperative_groups(module):
    rank = module.rank
    out, sums = rank.zeros((3, 4 * 96), dtype=torch.int32), rank.zeros(3, dtype=torch.int32)
    rank.launch(module.groups, 4, 96, out, sums, cooperative=True)
    assert (out.to_torch() == 4 * 136).all()  # 1 + ... + 16, of the first tile of each block


@pytest.mark.parametrize("body, said", [
    ("p[0] = *new int(3);", "error: new in device code"),
    ("((float*)p)[0] = __builtin_tanhf(p[1]);", r"k\.hip:3"),
])
def test_what_there_is_not_is_said_with_a_line(body, said):
    with Node(1, name="small") as node, pytest.raises(CompileError, match=said):
        node.load(f'#include <hip/hip_runtime.h>\nextern "C" __global__ void k(int* p) {{\n  {body}\n}}', name="k.hip")


@pytest.mark.parametrize("opt", ("-O0", "-O3"))
def test_a_fence_of_hip_waits_for_its_write_back(opt):
    """One wave runs `__syncthreads(); __threadfence();` after another wave's stores. clang 22.1.8 assumes that no store is in flight
    and omits the wait. So the counter after it could overtake the data."""
    for fence, scope in (("__threadfence", "sc1"), ("__threadfence_system", "sc0 sc1")):
        asm = compile_source(f"""#include <hip/hip_runtime.h>
            extern "C" __global__ void k(int* y) {{ __syncthreads(); {fence}(); if (threadIdx.x == 0) atomicAdd(y, 1); }}""",
                             opt=opt).asm
        code = [line.split(";")[0].strip() for line in asm.splitlines() if line.startswith("\t") and not line.startswith("\t.")]
        fenced = code[code.index(f"buffer_wbl2 {scope}"):]
        assert fenced.index("s_waitcnt vmcnt(0)") < next(i for i, line in enumerate(fenced) if "atomic_add" in line)
