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
needs_nvcc = pytest.mark.skipif(not shutil.which("nvcc"), reason="no nvcc here")


def ptx_of(source, folder):
    """PTX that nvcc makes of a file or of a text, without a warning. folder: for what it writes."""
    if isinstance(source, str):
        (folder / "k.hip").write_text(source)
        source = folder / "k.hip"
    done = subprocess.run(["nvcc", "-arch=sm_90", "-std=c++17", "-x", "cu", "-ptx", "-Werror=all-warnings", "-DWORLD=4", "-I",
                           str(INCLUDE), str(source), "-o", str(folder / "out.ptx")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return (folder / "out.ptx").read_text()


@needs_nvcc
@pytest.mark.sample(5)
@pytest.mark.parametrize("source", [ALL, *sorted(KERNELS.glob("*.hip")), *BALANCE],
                         ids=lambda s: s.name if isinstance(s, Path) else "all")
def test_nvcc_compiles_the_same_source(source, tmp_path):
    text, name = ptx_of(source, tmp_path), "" if source is ALL else source.name
    if name != "copy.hip":
        if not name.startswith(("inline_flags", "low_latency")):  # which release and acquire nothing
            assert "st.release.sys.b32" in text
            assert "ld.acquire.sys.b32" in text or "wait" not in source.read_text()
        assert source is ALL or "membar" not in text  # of the rungs' kernels none needs sequential consistency
    if source is not ALL and source not in BALANCE and name != "rank_flags.hip":  # these count blocks, or have a grid_barrier
        assert "fence" not in text, "a wait or a signal pays for a fence"


@needs_nvcc
def test_nvcc_compiles_the_helpers(tmp_path):
    """peers.h, words.h, channel.h and bf16.h: a word of 8 bytes is one access, a wide one is one of 16."""
    text = ptx_of((SAMPLES / "helpers.hip").read_text() + """#include "a2a/bf16.h"
extern "C" __global__ void pack(const float* x, Bytes16* out) {
  float sum[8] = {};
  add_bf16(sum, out[threadIdx.x]);
  for (int j = 0; j < 8; ++j) sum[j] += x[j];
  out[threadIdx.x] = pack_bf16(sum);
}
""", tmp_path)
    words = text[text.index(".entry words("):text.index(".entry wide(")]
    assert "st.relaxed.sys.b64" in words and "fence" not in words and "release" not in words
    assert "st.relaxed.sys.global.b128" in text and "ld.relaxed.sys.global.b128" in text


@needs_nvcc
def test_nvcc_compiles_events_of_kernels(tmp_path):
    assert "%globaltimer" in ptx_of(SAMPLES / "profiled.hip", tmp_path)


READS = {"token_flags.hip": "timed_out", "profiled.hip": ".globl\ta2a_profile"}  # bounded waits, events: they read the clock


@pytest.mark.sample(3)
@pytest.mark.parametrize("path", [SAMPLES / "helpers.hip", KERNELS / "token_flags.hip", SAMPLES / "bounded.hip", SAMPLES / "profiled.hip",
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
    looked_at = path.name in READS
    wanted = ["-O3", "-S", "-o", str(tmp_path / "out.s")] if looked_at else ["-fsyntax-only"]
    done = subprocess.run([toolchain.compilers.zig(), "clang", "-x", "hip", "--offload-arch=gfx942", "--cuda-device-only",
                           "-nogpuinc", "-nogpulib", "-nostdinc", "-std=c++17", "-Wall", "-Werror", *wanted,
                           "-DWORLD=4", "-I", str(tmp_path), "-I", str(INCLUDE), str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    if looked_at:
        asm = (tmp_path / "out.s").read_text()
        assert asm.count("s_memrealtime") >= (6 if path.name == "profiled.hip" else 1) and READS[path.name] in asm


# ---- NVIDIA: what the statements above become in PTX

PTX_SCOPE = {"workgroup": "cta", "agent": "gpu", "system": "sys"}
SC_FENCE = {"workgroup": "membar.cta", "agent": "membar.gl", "system": "membar.sys"}


@pytest.fixture(scope="module")
def ptx(tmp_path_factory):
    """Statement -> its synchronising instructions, in order."""
    if not shutil.which("nvcc"):
        pytest.skip("no nvcc here")
    names = {f"k{i}": key for i, key in enumerate(STATEMENTS)}
    source = HEAD + "".join(kernel(name, STATEMENTS[key]) for name, key in names.items())
    found = {}
    for name, body in re.findall(r"\.entry (k\d+)\((.*?)\n}", ptx_of(source, tmp_path_factory.mktemp("ptx")), re.S):
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
