"""The device headers on other targets: nvcc takes the same source, and so does clang with ROCm's names.
"""
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from header_tools import (
    ALL,
    HEAD,
    INCLUDE,
    KERNELS,
    SAMPLES,
    SCOPES,
    STATEMENTS,
    kernel,
)

from a2a_lib import toolchain

# ---- the other targets

BALANCE = sorted((KERNELS.parent / "balance").glob("*.hip"))


@pytest.mark.skipif(not shutil.which("nvcc"), reason="no nvcc here")
@pytest.mark.sample(5)
@pytest.mark.parametrize("source", [ALL, *sorted(KERNELS.glob("*.hip")), *BALANCE],
                         ids=lambda s: s.name if isinstance(s, Path) else "all")
def test_nvcc_compiles_the_same_source(source, tmp_path):
    file = source
    if isinstance(source, str):
        file = tmp_path / "all.hip"
        file.write_text(source)
    ptx = tmp_path / "out.ptx"
    done = subprocess.run(["nvcc", "-arch=sm_90", "-std=c++17", "-x", "cu", "-ptx", "-Werror=all-warnings", "-I",
                           str(INCLUDE), str(file), "-o", str(ptx)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    text = ptx.read_text()
    if file.name != "copy.hip":
        if not file.name.startswith(("inline_flags", "low_latency")):  # which release and acquire nothing
            assert "st.release.sys.b32" in text
            assert "ld.acquire.sys.b32" in text or "wait" not in file.read_text()
        assert file is not source or "membar" not in text  # of the rungs' kernels none needs sequential consistency
    if file is source and file not in BALANCE and file.name != "rank_flags.hip":  # these count blocks, or have a grid_barrier
        assert "fence" not in text, "a wait or a signal pays for a fence"


@pytest.mark.skipif(not shutil.which("nvcc"), reason="no nvcc here")
def test_nvcc_compiles_the_helpers(tmp_path):
    """peers.h, words.h, channel.h and bf16.h: a word of 8 bytes is one access, a wide one is one of 16."""
    source = (SAMPLES / "helpers.hip").read_text() + """#include "a2a/bf16.h"
extern "C" __global__ void pack(const float* x, Bytes16* out) {
  float sum[8] = {};
  add_bf16(sum, out[threadIdx.x]);
  for (int j = 0; j < 8; ++j) sum[j] += x[j];
  out[threadIdx.x] = pack_bf16(sum);
}
"""
    (tmp_path / "helpers.hip").write_text(source)
    ptx = tmp_path / "out.ptx"
    done = subprocess.run(["nvcc", "-arch=sm_90", "-std=c++17", "-x", "cu", "-ptx", "-Werror=all-warnings", "-DWORLD=4", "-I",
                           str(INCLUDE), str(tmp_path / "helpers.hip"), "-o", str(ptx)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    text = ptx.read_text()
    words = text[text.index(".entry words("):text.index(".entry wide(")]
    assert "st.relaxed.sys.b64" in words and "fence" not in words and "release" not in words
    assert "st.relaxed.sys.global.b128" in text and "ld.relaxed.sys.global.b128" in text


@pytest.mark.sample(3)
@pytest.mark.parametrize("path", [SAMPLES / "helpers.hip", KERNELS / "token_flags.hip", SAMPLES / "bounded.hip",
                                  *sorted({*KERNELS.glob("*.hip")} - {KERNELS / "token_flags.hip"}), *BALANCE],
                         ids=lambda p: p.name)
def test_rocm_branch_parses(path, tmp_path):
    """The ROCm branches, with ROCm's header replaced by one that declares the same names."""
    names = (INCLUDE / "a2a/hip.h").read_text()
    names = names[names.index("#ifdef A2A_SIM\n#ifndef __HIPCC__"):]
    (tmp_path / "hip").mkdir()
    (tmp_path / "hip/hip_runtime.h").write_text("#define A2A_SIM\n" + names + """#undef A2A_SIM
extern "C" __device__ int printf(const char*, ...);
""")
    for header in ("cstdint", "cstdio"):
        (tmp_path / header).write_text("")
    looked_at = "token_flags" in path.name
    wanted = ["-O3", "-S", "-o", str(tmp_path / "out.s")] if looked_at else ["-fsyntax-only"]
    done = subprocess.run([toolchain.compilers.zig(), "clang", "-x", "hip", "--offload-arch=gfx942", "--cuda-device-only",
                           "-nogpuinc", "-nogpulib", "-nostdinc", "-std=c++17", "-Wall", "-Werror", *wanted,
                           "-DWORLD=4", "-I", str(tmp_path), "-I", str(INCLUDE), str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    if looked_at:
        asm = (tmp_path / "out.s").read_text()
        assert "s_memrealtime" in asm and "timed_out" in asm  # the bounded wait


# ---- NVIDIA: what the statements above become in PTX

PTX_SCOPE = {"workgroup": "cta", "agent": "gpu", "system": "sys"}
SC_FENCE = {"workgroup": "membar.cta", "agent": "membar.gl", "system": "membar.sys"}


@pytest.fixture(scope="module")
def ptx(tmp_path_factory):
    """Statement -> its synchronising instructions, in order."""
    if not shutil.which("nvcc"):
        pytest.skip("no nvcc here")
    folder = tmp_path_factory.mktemp("ptx")
    names = {f"k{i}": key for i, key in enumerate(STATEMENTS)}
    source = HEAD + "".join(kernel(name, STATEMENTS[key]) for name, key in names.items())
    (folder / "k.hip").write_text(source)
    command = ["nvcc", "-arch=sm_90", "-std=c++17", "-x", "cu", "-ptx", "-Werror=all-warnings", "-I", str(INCLUDE)]
    done = subprocess.run([*command, str(folder / "k.hip"), "-o", str(folder / "k.ptx")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = {}
    for name, body in re.findall(r"\.entry (k\d+)\((.*?)\n}", (folder / "k.ptx").read_text(), re.S):
        found[names[name]] = re.findall(r"\b(fence\.[\w.]+|membar\.\w+|ld\.(?:relaxed|acquire)\.\w+|"
                                        r"st\.(?:relaxed|release)\.\w+|atom\.[\w.]*add)", body)
    return found


@pytest.mark.parametrize("scope", SCOPES)
def test_nvidia_flags(ptx, scope):
    s = PTX_SCOPE[scope]
    assert ptx["store", "relaxed", scope] == [f"st.relaxed.{s}"]
    assert ptx["store", "release", scope] == [f"st.release.{s}"]
    assert SC_FENCE[scope] in ptx["store", "seq_cst", scope] or "membar.sys" in ptx["store", "seq_cst", scope]
    for order, before, after in (("relaxed", 0, 0), ("acquire", 0, 1), ("release", 1, 0), ("acq_rel", 1, 1)):
        fence = [f"fence.acq_rel.{s}"]
        found = ptx["add", order, scope]
        assert found[:before] == fence * before and found[before + 1:] == fence * after and "add" in found[before]


@pytest.mark.parametrize("scope", SCOPES)
def test_nvidia_waits_acquire_by_their_polls(ptx, scope):
    """A fence would wait for the wave's own stores too."""
    s = PTX_SCOPE[scope]
    assert set(ptx["wait", "relaxed", scope]) == {f"ld.relaxed.{s}"}
    acquire = ptx["wait", "acquire", scope]
    assert set(acquire) == {f"ld.acquire.{s}"}
