"""The CUDA of `hopper`: what can be said of it without a Hopper GPU."""
import re
import shutil

import pytest
import torch

from a2a_lib.cli import main
from a2a_lib.errors import A2AError
from a2a_lib.kernels.moe_layer import LayerShape, hopper_rung, names
from a2a_lib.kernels.moe_layer.hopper_rung import FOLDER, Hopper, check_shape, compile_layer, shared_bytes, wgmma
from a2a_lib.lab.bench import on_gpu
from a2a_lib.machine.node import Node


def constants() -> dict[str, int]:
    """The whole numbers of names.cuh, computed from its text."""
    text = re.sub(r"//[^\n]*", "", (FOLDER / "names.cuh").read_text())
    numbers = {name: int(value) for name, value in re.findall(r"#define (\w+) (\d+)", text)}
    for line in re.findall(r"constexpr int ([^;]+);", text):
        for name, value in re.findall(r"(\w+) = ([^,]+)", line):
            numbers[name] = eval(value.replace("/", "//"), {}, numbers)
    return numbers


def test_host_and_kernel_agree_on_sizes():
    known = constants()
    for name in ("MAX_N", "FEATURES", "BLOCK_UP", "DEPTH", "STAGES", "THREADS", "MOST_EXPERTS"):
        assert known[name] == getattr(hopper_rung, name), name
    assert shared_bytes() == known["SHARED_BYTES"] <= 227 * 1024
    assert known["STAGE_BYTES"] % 1024 == 0 and known["FULL"] % 8 == known["ENTRIES"] % 16 == known["COPIES"] % 128 == 0


def test_kernel_and_plan_agree_on_places():
    known, value = constants(), lambda name: int(getattr(getattr(names, name), "value", getattr(names, name)))
    for name in ("SLOT", "ORDER", "OFFSET", "ROWS", "SENDS", "ENDED", "DRAWS", "LEFT"):
        assert known[name] == value(name), name
    used = {value(name) for name in ("LEFT", "COUNTED", "PLACED")} | set(range(len(names.KINDS)))
    own = {known[name] for name in ("DRAW", "SEND", "SUM")}
    assert len(own) == 3 and not used & own and max(own) < known["DRAWS"]


def test_arguments_are_in_the_kernels_order():
    text = re.sub(r"//[^\n]*", "", (FOLDER / "names.cuh").read_text())
    fields = re.search(r"struct Args \{(.*?)\};", text, re.DOTALL)[1]
    assert re.findall(r"\* ?(\w+);", fields) == list(hopper_rung.POINTERS)
    assert re.search(r"int (rank, [^;]+);", fields)[1].split(", ") == list(hopper_rung.NUMBERS)


def test_every_number_of_rows_has_its_instruction():
    text = wgmma()
    assert [int(n) for n in re.findall(r"struct Wgmma<(\d+)>", text)] == list(range(8, 145, 8))
    for n in range(8, 145, 8):
        instruction = text.split(f"struct Wgmma<{n}>")[1].split("struct")[0]
        assert f"m64n{n}k16" in instruction and instruction.count('"+f"') == n // 2 and f'"%{n // 2}, %{n // 2 + 1}, 1' in instruction
    cases = re.findall(r"CASE\((\d+)\)", (FOLDER / "multiply.cuh").read_text())
    assert [int(i) for i in cases] == list(range(1, 19))


@pytest.mark.parametrize("shape, said", [
    (LayerShape(8, 2, 64, 128, 12), "multiple of 256"), (LayerShape(8, 2, 256, 64, 12), "one of 128"),
    (LayerShape(8, 2, 256, 128, 12, torch.float16), "bfloat16"), (LayerShape(4096, 2, 256, 128, 12), "1023 experts")])
def test_what_does_not_fit_is_refused(shape, said):
    with pytest.raises(A2AError, match=said):
        check_shape(shape, 2)


def test_it_needs_hopper_gpus(capsys):
    check_shape(LayerShape(256, 8, 7168, 2048, 4096), 2)
    with Node(2) as node, pytest.raises(A2AError, match="Hopper GPUs alone"):
        Hopper(node, LayerShape(8, 2, 256, 128, 12))
    with Node(2) as node, pytest.raises(A2AError, match="1 or 2 blocks, not 3"):
        Hopper(node, LayerShape(8, 2, 256, 128, 12), cluster=3)
    family, rungs, _ = on_gpu.check(["hopper", "phases"], None, {})
    assert rungs == ["hopper", "phases"] and on_gpu.case_of(family).kind_of(family, "hopper") is Hopper
    assert "library" in on_gpu.check(["gemm_rs"], None, {})[1], "a rung without a simulated time is measured, too"
    assert main(["run", "moe_layer/hopper"]) == 2 and "hopper" in capsys.readouterr().err


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not installed")
@pytest.mark.parametrize("cluster", [1, 2])
def test_it_compiles_without_spills(cluster):
    """Nor does ptxas run the matrix instructions one after the other (C7510 to C7514), or ignore setmaxnreg (C7508)."""
    image, report = compile_layer(f"-DCLUSTER={cluster}")
    assert image[:4] == b"\x7fELF" and "0 bytes spill stores, 0 bytes spill loads" in report and "C75" not in report
