"""Assembly as a source: `Module.from_assembly`, on texts that the course's own clang made and on edited ones."""
import ctypes
import json
import re
import struct
import subprocess
from pathlib import Path

import pytest
import torch

import a2a_lib as a2a
from a2a_lib import cli
from a2a_lib.errors import LoadError
from a2a_lib.machine.toolchain import CompileError, compile, compilers, metadata

SAMPLES = Path(__file__).parents[1] / "samples"
SAXPY = """#include "a2a/hip.h"
struct Pair { int a; double b; };
extern "C" __global__ __launch_bounds__(256) void saxpy(float* y, const float* x, float a, int n, Pair p, double d) {
  __shared__ float tile[256];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[255 - threadIdx.x] = i < n ? x[i] : 0;
  __syncthreads();
  if (i < n) y[i] = a * tile[255 - threadIdx.x] + p.a + float(p.b) + float(d);
}
extern "C" __global__ void fill(int* a, int value) { a[threadIdx.x] = value; }
"""


class Pair(ctypes.Structure):
    _fields_ = [("a", ctypes.c_int), ("b", ctypes.c_double)]


def assembly(source=SAXPY, *flags):
    """The output of a reader's own clang, not tidied."""
    done = subprocess.run([compilers.zig(), "clang", "-x", "hip", "--target=x86_64-unknown-linux-gnu",
                           "--offload-arch=gfx942", "--cuda-device-only", "-nogpuinc", "-nogpulib", "-nostdinc",
                           "-std=c++17", "-S", "-DA2A_SIM=1", "-I", str(compilers.INCLUDE), *(flags or ["-O3"]), "-",
                           "-o", "-"], input=source.encode(), capture_output=True, check=True)
    return done.stdout.decode()


TEXT = assembly()


# ---- what it says

@pytest.mark.parametrize("sample", sorted(SAMPLES.glob("*.hip")), ids=lambda path: path.stem)
def test_facts_are_those_of_the_compiled_module(sample):
    """The text alone gives the same registers, LDS, offsets and sizes as `compile`, which also has the IR."""
    module = compile(sample)
    again = a2a.Module.from_assembly(module.asm)
    assert list(again.kernels) == list(module.kernels)
    for name, kernel in module.kernels.items():
        other = again.kernels[name]
        for fact in ("vgprs", "agprs", "sgprs", "lds", "scratch", "max_block_size", "occupancy", "first_line",
                     "last_line"):
            assert getattr(other, fact) == getattr(kernel, fact), (name, fact)
        assert [(arg.offset, arg.size) for arg in other.args] == [(arg.offset, arg.size) for arg in kernel.args]
        for arg, same in zip(kernel.args, other.args):
            assert same.kind == (arg.kind if arg.kind in ("pointer", "struct") and arg.size not in (1, 2, 4, 8) or
                                 arg.kind == "pointer" else "value"), (name, arg)


def test_arguments_of_every_kind():
    module = a2a.Module.from_assembly(TEXT, name="mine.s")
    assert [(arg.name, arg.kind, arg.offset, arg.size) for arg in module.kernels["saxpy"].args] == [
        ("arg0", "pointer", 0, 8), ("arg1", "pointer", 8, 8), ("arg2", "value", 16, 4), ("arg3", "value", 20, 4),
        ("arg4", "struct", 24, 16), ("arg5", "value", 40, 8)]
    assert module.kernels["saxpy"].lds == 1024 and module.kernels["saxpy"].max_block_size == 256
    assert module.kernels["fill"].max_block_size == 1024 and module.asm == TEXT and module.name == "mine.s"
    assert repr(module).startswith("Module mine.s (sim, from assembly)\n")


def test_names_that_the_metadata_has():
    text = re.sub(r"(\n +- )(\.address_space:  global\n +)(\.offset: +0\n)", r"\1.name: out\n        \2\3", TEXT)
    assert text != TEXT and a2a.Module.from_assembly(text).kernels["saxpy"].args[0].name == "out"


def test_lines_of_the_source_where_the_text_has_them(tmp_path):
    (tmp_path / "k.hip").write_text(SAXPY)
    module = a2a.Module.from_assembly(assembly(SAXPY, "-O1", "-g"))
    source = SAXPY.splitlines()
    stores = [module.source_of(number) for number, text in enumerate(module.asm.splitlines(), 1)
              if "global_store" in text]
    assert stores and all(source[line - 1].lstrip().startswith(("if (i < n) y[i]", 'extern "C"')) for _, line in stores)
    listing = module.listing("fill")
    assert "global_store" in listing and "s_endpgm" in listing and ".Ltmp" not in listing


# ---- it runs

@pytest.mark.parametrize("flags", [["-O0"], ["-O1", "-g"], ["-Os"], ["-O3"]], ids=" ".join)
def test_it_runs_as_it_would_compiled(flags):
    with a2a.Node(1, xcds=1, cus=2) as node:
        module = node.load(a2a.Module.from_assembly(assembly(SAXPY, *flags)))
        rank, n = node.ranks[0], 300
        x, y = (rank.empty(512, name=name) for name in "xy")
        x.host()[:] = torch.arange(512)
        y.zero_()
        rank.launch(module.saxpy, 2, 256, y, x, 0.5, n, Pair(3, 0.25), 8.0)
        rank.synchronize()
        assert y.host()[:n].tolist() == [0.5 * i + 3 + 0.25 + 8 for i in range(n)] and not y.host()[n:].any()


def test_ints_floats_and_bytes_for_a_value():
    with a2a.Node(1, xcds=1, cus=1) as node:
        module, rank = node.load(a2a.Module.from_assembly(TEXT)), node.ranks[0]
        out = rank.empty(64, torch.int32, "out")
        for value, bits in ((-5, -5), (1.5, struct.unpack("<i", struct.pack("<f", 1.5))[0]),
                            (ctypes.c_float(2), 0x40000000), (b"\1\0\0\0", 1), (torch.tensor(7).item(), 7)):
            rank.launch(module.fill, 1, 64, out, value)
            rank.synchronize()
            assert out.host().tolist() == [bits] * 64, value
        for wrong, said in (("x", "is a float, not str"), (2**40, "does not fit 4 bytes"),
                            (b"12", "4 bytes are needed")):
            with pytest.raises(a2a.LaunchError, match=said):
                rank.launch(module.fill, 1, 64, out, wrong)


def test_for_real_gpus_it_is_linked():
    assert a2a.Module.from_assembly(TEXT, target="hip").image[:4] == b"\x7fELF"
    with pytest.raises(ValueError, match="runs on 'sim' or 'hip'"):
        a2a.Module.from_assembly(TEXT, target="cuda")


# ---- what is refused

@pytest.mark.parametrize(("text", "said"), [
    ("", "no kernels: there is no .amdgpu_metadata"), ("\ts_endpgm\n", "no kernels: there is no .amdgpu_metadata"),
    (TEXT.replace("gfx942\"", "gfx90a\""), "made for gfx90a; this node runs gfx942"),
    (TEXT.replace("--gfx942\"", "-unknown-gfx1100:sramecc+\""), "made for gfx1100; this node runs gfx942"),
    (TEXT.replace(".wavefront_size: 64", ".wavefront_size: 32"), "made for waves of 32 lanes"),
    (re.sub(r"^saxpy:", "other:", TEXT, flags=re.M), "kernel 'saxpy' of the metadata has no code"),
    (re.sub(r" +\.size: +16\n", "", TEXT), "kernel saxpy: the metadata lacks 'size'"),
    (TEXT.replace("amdhsa.kernels:", "amdhsa.kernels: ["), "the metadata cannot be read"),
    (re.sub(r"(\.amdgpu_metadata\n).*(\t\.end_amdgpu)", r"\1amdhsa.kernels: []\n\2", TEXT, flags=re.S), "is empty"),
])
def test_texts_that_are_no_module(text, said):
    assert text != TEXT
    with pytest.raises(LoadError, match="^kernel.s") as caught:
        a2a.Module.from_assembly(text)
    assert said in str(caught.value) and len(str(caught.value).splitlines()) == 1


def test_what_is_no_text(tmp_path):
    for wrong in (b"x", None, "kernel.s"):
        with pytest.raises(CompileError, match="^kernel.s: error: "):
            a2a.Module.from_assembly(wrong)
    with pytest.raises(FileNotFoundError):
        a2a.Module.from_assembly(tmp_path / "none.s")


@pytest.mark.parametrize("edit", [
    lambda text: re.sub(r"(?m)^( +)(- )?(\.\w+): +", r"\1\2\3: ", text),        # one blank behind the colon
    lambda text: re.sub(r"(?m)^(\s*(?:- )?)(\.\w+):", r"\1'\2':", text),        # keys in quotes
    lambda text: "# a comment\n\n" + text,
    lambda text: re.sub(r"(?m)^(?!---|amdhsa|\.\.\.)", "  ", text),               # what is in a list further in
])
def test_metadata_in_other_clothes(edit):
    """YAML has many forms; the facts stay the same."""
    block = re.search(r"\.amdgpu_metadata\n(.*?)\t\.end_amdgpu_metadata", TEXT, re.S)[1]
    other = TEXT.replace(block, edit(block))
    assert metadata.kernels(other, "x") == metadata.kernels(TEXT, "x") != []


# ---- a2a asm

def test_the_command(tmp_path, capsys):
    file = tmp_path / "mine.s"
    file.write_text(TEXT)
    assert cli.main(["asm", str(file)]) == 0
    out = capsys.readouterr().out
    assert re.search(r"^saxpy: lines \d+ to \d+, \d+ VGPRs, \d+ SGPRs, 1024 B LDS, 0 B scratch, 8 waves per SIMD", out)
    assert "  arg2  value      4 bytes at 16" in out and out.endswith("the simulated node can run it\n")
    assert cli.main(["asm", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["runs"] and [kernel["name"] for kernel in found["kernels"]] == ["saxpy", "fill"]
    assert found["kernels"][0]["args"][4]["kind"] == "struct"
    file.write_text(TEXT.replace("\ts_endpgm\n", "\ts_nonsense 1\n\ts_endpgm\n", 1))
    assert cli.main(["asm", str(file)]) == 1
    assert "the simulated node cannot run it: assembly line" in capsys.readouterr().out


@pytest.mark.parametrize(("content", "said"), [
    (None, "No such file or directory: "), (b"\xff", "byte 0xff is not UTF-8"), (b"nothing", "no kernels")])
def test_the_command_refuses(tmp_path, capsys, content, said):
    file = tmp_path / "mine.s"
    if content is not None:
        file.write_bytes(content)
    assert cli.main(["asm", str(file)]) == 2
    err = capsys.readouterr().err
    assert err.startswith("a2a asm: ") and said in err and err.count("\n") == 1
