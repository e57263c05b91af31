"""The CUDA of `hopper` and `backward_hopper`: what can be said of it without a Hopper GPU."""
import re
import shutil
from pathlib import Path

import pytest
import torch

from a2a_lib.errors import A2AError
from a2a_lib.kernels.layer import fp8, hopper_e4m3
from a2a_lib.kernels.layer.hopper_e4m3 import HopperE4M3, answer, in_turn
from a2a_lib.kernels.moe import MismatchError
from a2a_lib.kernels.moe_backward import hopper_rung as backward
from a2a_lib.kernels.moe_backward.rungs import FEW, MANY
from a2a_lib.kernels.moe_layer import LayerProblem, LayerShape, hopper_rung, names
from a2a_lib.kernels.moe_layer.hopper_rung import (
    FOLDER,
    Hopper,
    check_shape,
    compile_cuda,
    compile_layer,
    shared_bytes,
    wgmma,
)
from a2a_lib.lab.bench import on_gpu
from a2a_lib.machine.node import Node


def constants(element: int = 2, file: Path = FOLDER / "names.cuh") -> dict[str, int]:
    """The whole numbers of a file, computed from its text. element: bytes of a value."""
    text = re.sub(r"//[^\n]*", "", file.read_text())
    numbers = {name: int(value) for name, value in re.findall(r"#define (\w+) (\d+)", text)} | {"ELEMENT": element}
    numbers |= {name: eval(value, {}, numbers) for name, value in re.findall(r"#define (\w+) (\(.+\))", text)}
    for line in re.findall(r"constexpr int ([^;]+);", text):
        for name, value in re.findall(r"(\w+) = ([^,]+)", line):
            numbers[name] = eval(value.replace("/", "//"), {}, numbers)
    return numbers


@pytest.mark.parametrize("element", [1, 2])
def test_host_and_kernel_agree_on_sizes(element):
    known = constants(element)
    for name in ("MAX_N", "FEATURES", "BLOCK_UP", "STAGES", "THREADS", "MOST_EXPERTS", "MOST_BLOCKS"):
        assert known[name] == getattr(hopper_rung, name), name
    assert known["DEPTH"] * element == 128 and known["BIAS"] == hopper_e4m3.BIAS and known["LEAST"] == fp8.LEAST
    assert shared_bytes(element) == known["SHARED_BYTES"] <= 227 * 1024
    assert known["STAGE_BYTES"] % 1024 == 0 and known["FULL"] % 8 == known["ENTRIES"] % 16 == known["COPIES"] % 128 == 0
    assert known["SCALES"] % 16 == known["BLOCKS"] % 16 == 0
    assert 2 * known["CONSUMER_REGISTERS"] + known["PRODUCER_REGISTERS"] == 504  # 64 512 registers of a block, 128 threads a warpgroup


def test_host_and_backward_kernel_agree_on_sizes():
    known = constants(file=backward.SOURCE)
    for name in ("WIDTH", "BOX", "DEPTH", "STAGES", "THREADS", "SHARED_BYTES"):
        assert known[name] == getattr(backward, name), name
    assert known["STORED"] % 1024 == known["BOX_BYTES"] % 1024 == known["STORED_BYTES"] % 1024 == 0, "where swizzled rows begin"
    assert known["THREADS"] == 2 * 128 + 32 and known["HEIGHT"] == 2 * known["BOX"] and known["DEPTH"] == 32
    assert "for (int i = 0; i < pieces / 2; ++i) step(2)" in backward.SOURCE.read_text(), "two instructions are DEPTH rows"
    for tiles in (FEW, MANY):
        assert tiles.BM % known["DEPTH"] == 0, "a step's rows end where an expert's tiles end, or before"


def test_kernel_and_plan_agree_on_places():
    known, value = constants(), lambda name: int(getattr(getattr(names, name), "value", getattr(names, name)))
    for name in ("SLOT", "ORDER", "OFFSET", "ROWS", "SENDS", "ENDED", "DRAWS", "LEFT"):
        assert known[name] == value(name), name
    after = constants(file=backward.SOURCE)
    assert [after[name] for name in ("OFFSET", "ROWS", "ENDED", "DRAWS", "LEAVING")] == [
        value(name) for name in ("OFFSET", "ROWS", "ENDED", "DRAWS", "LEFT")]
    used = {value(name) for name in ("LEFT", "COUNTED", "PLACED")} | set(range(len(names.KINDS)))
    own = {known[name] for name in ("DRAW", "SEND", "SUM", "TURN")}
    assert len(own) == 4 and not used & own and max(own) < known["DRAWS"]


def test_arguments_are_in_the_kernels_order():
    for file, host in ((FOLDER / "names.cuh", hopper_rung), (backward.SOURCE, backward)):
        text = re.sub(r"//[^\n]*", "", file.read_text())
        fields = re.search(r"struct Args \{(.*?)\};", text, re.DOTALL)[1]
        assert re.findall(r"\* ?(\w+);", fields) == list(host.POINTERS)
        assert re.search(r"int (\w+, [^;]+);", fields)[1].split(", ") == list(host.NUMBERS)


def test_every_number_of_rows_has_its_instruction():
    text = wgmma()
    assert [int(n) for n in re.findall(r"struct Wgmma<(\d+)>", text)] == list(range(8, 145, 8))
    for n in range(8, 145, 8):
        instruction = text.split(f"struct Wgmma<{n}>")[1].split("struct")[0]
        assert f"m64n{n}k16" in instruction and instruction.count('"+f"') == n // 2 and f'"%{n // 2}, %{n // 2 + 1}, 1' in instruction
    cases = [int(i) for i in re.findall(r"CASE\((\d+)\)", (FOLDER / "multiply.cuh").read_text())]
    assert cases == [*range(1, 10), *range(1, 19)]  # in e4m3 a warpgroup has half of the rows


def test_instructions_of_e4m3_begin_their_sums():
    text = wgmma(1)
    for n in range(8, 145, 8):
        run, start = (part.split("struct")[0] for part in text.split(f"struct Wgmma<{n}>")[1].split("void ")[1:3])
        assert run.count(f"m64n{n}k32.f32.e4m3.e4m3") == start.count(f"m64n{n}k32.f32.e4m3.e4m3") == 1
        assert run.count('"+f"') == start.count('"=f"') == n // 2
        assert f'%{n // 2 + 1}, 1, 1, 1;"' in run and f'%{n // 2 + 1}, 0, 1, 1;"' in start


@pytest.mark.parametrize("shape, message", [
    (LayerShape(8, 2, 64, 128, 12), "multiple of 256"), (LayerShape(8, 2, 256, 64, 12), "one of 128"),
    (LayerShape(8, 2, 256, 128, 12, torch.float16), "bfloat16"), (LayerShape(4096, 2, 256, 128, 12), "1023 experts")])
def test_what_does_not_fit_is_refused(shape, message):
    pytest.raises(A2AError, check_shape, shape, 2).match(message)


@pytest.mark.parametrize("shape, message", [
    (LayerShape(8, 2, 256, 128, 12), "multiples of 256; they are 256 and 128"), (LayerShape(8, 2, 384, 256, 12), "multiples of 256"),
    (LayerShape(8, 2, 256, 256, 12, torch.float16), "bfloat16")])
def test_what_backward_cannot_do_is_refused(shape, message):
    pytest.raises(A2AError, backward.check_shape, shape).match(message)


def test_it_needs_hopper_gpus(call_a2a):
    check_shape(LayerShape(256, 8, 7168, 2048, 4096), 2)
    with Node(2) as node, pytest.raises(A2AError, match="Hopper GPUs alone"):
        Hopper(node, LayerShape(8, 2, 256, 128, 12))
    with Node(2) as node, pytest.raises(A2AError, match="1 or 2 blocks, not 3"):
        Hopper(node, LayerShape(8, 2, 256, 128, 12), cluster=3)
    family, rungs, _ = on_gpu.check(["hopper", "phases"], None, {})
    assert rungs == ["hopper", "phases"] and family.kind_of("hopper") is Hopper
    assert family.kind_of("hopper_e4m3") is HopperE4M3 and on_gpu.check(["hopper_e4m3"], None, {})[1] == ["hopper_e4m3"]
    family, rungs, _ = on_gpu.check(["backward_hopper"], None, {})
    assert family.name == "moe_backward" and family.kind_of(*rungs) is backward.BackwardHopper
    assert "library" in on_gpu.check(["gemm_rs"], None, {})[1], "a rung without a simulated time is measured, too"
    assert "hopper" in call_a2a("run", "moe_layer/hopper", status=2).err
    with Node(2) as node:
        for shape, options, message in (((8, 2, 256, 128, 12), {"cluster": 1}, "clusters of 2"),
                                        ((8, 2, 256, 16512, 1), {}, "up to 16384"), ((8, 2, 256, 128, 12), {}, "Hopper GPUs alone")):
            pytest.raises(A2AError, HopperE4M3, node, LayerShape(*shape), **options).match(message)
        with pytest.raises(A2AError, match="backward_hopper runs on NVIDIA's Hopper GPUs alone"):
            backward.BackwardHopper(node, LayerShape(8, 2, 256, 256, 12))


def test_matrices_of_e4m3_are_in_the_threads_order():
    """Thread i of a matrix of 8 x 8 has rows i and 8 + i of each 16: neighbours in `hidden`. Its gate and up are 128 rows apart."""
    rows = in_turn(torch.arange(512).view(512, 1)).flatten()
    for block in (0, 1):
        gate, up = rows[256 * block:256 * block + 128], rows[256 * block + 128:256 * block + 256]
        assert torch.equal(up, gate + 256) and torch.equal(gate.sort().values, torch.arange(128 * block, 128 * block + 128))
        pairs = gate.view(8, 2, 8)
        assert torch.equal(pairs[:, 1], pairs[:, 0] + 1) and torch.equal(pairs[:, 0], 128 * block + torch.arange(0, 128, 2).view(8, 8))


def test_answers_in_8_bits_are_checked():
    problem = LayerProblem.random(LayerShape(8, 2, 256, 128, 12), 2, 1)
    outputs = [answer(problem, rank).bfloat16() for rank in range(2)]
    exact = problem.answer(0)[0]
    assert 0.03 < float((outputs[0].double() - exact).norm() / exact.norm()) < 0.1  # three roundings to e4m3
    assert hopper_e4m3.check(problem, outputs, [0, 1]) < 0.01
    for change in (lambda out: out[1, 8:16].neg_(), lambda out: out[1].copy_(out[0]), lambda out: out[1, :1].fill_(float("nan")),
                   lambda out: out.mul_(1.05)):
        wrong = [out.clone() for out in outputs]
        change(wrong[0])
        pytest.raises(MismatchError, hopper_e4m3.check, problem, wrong, [0, 1]).match("rank 0")


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not installed")
def test_backward_compiles_with_parallel_matrix_instructions():
    image, report = compile_cuda(backward.SOURCE, wgmma(2, (backward.WIDTH,), 1))
    assert image[:4] == b"\x7fELF" and report.count("0 bytes spill stores, 0 bytes spill loads") == 3 and "C75" not in report


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not installed")
def test_e4m3_compiles_with_parallel_matrix_instructions():
    image, report = compile_layer("-DCLUSTER=2", element=1)
    assert image[:4] == b"\x7fELF" and "C75" not in report


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not installed")
@pytest.mark.parametrize("cluster", [1, 2])
def test_it_compiles_without_spills(cluster):
    """Nor does ptxas run the matrix instructions one after the other (C7510 to C7514), or ignore setmaxnreg (C7508)."""
    image, report = compile_layer(f"-DCLUSTER={cluster}")
    assert image[:4] == b"\x7fELF" and "0 bytes spill stores, 0 bytes spill loads" in report and "C75" not in report
