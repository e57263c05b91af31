"""Events from inside kernels: what a wave records, what the host makes of it, and that nothing is left without it."""
import re
import subprocess

import numpy as np
import pytest
from profile_tools import (
    ROWS,
    SAMPLE,
    TAGS,
    Ring,
    profiled,
    ring,  # noqa: F401
    user,
)

import a2a_lib as a2a
from a2a_lib import toolchain
from a2a_lib.machine.node import profile as profiles
from a2a_lib.machine.runtime import load_runtime
from a2a_lib.machine.trace import USER

CUDA_NAMES = """#pragma once
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __CUDACC__ 1
typedef unsigned char uint8_t; typedef int int32_t; typedef unsigned uint32_t; typedef long int64_t;
typedef unsigned long uint64_t;
struct __half { unsigned short bits; __device__ operator float() const { return bits; } };
struct alignas(16) uint4 { unsigned x, y, z, w; };
struct Three { unsigned x, y, z; };
extern const __device__ __attribute__((weak)) Three threadIdx, blockIdx, blockDim, gridDim;
template <class T> __device__ T __shfl_sync(unsigned, T value, int) { return value; }
template <class T> __device__ T __shfl_xor_sync(unsigned, T value, int) { return value; }
template <class T> __device__ T __shfl_up_sync(unsigned, T value, int) { return value; }
template <class T> __device__ T atomicAdd(T* p, T value) { return *p += value; }
template <class T> __device__ T atomicAdd_block(T* p, T value) { return *p += value; }
template <class T> __device__ T atomicAdd_system(T* p, T value) { return *p += value; }
template <class T> __device__ T __ldcs(const T* p) { return *p; }
__device__ inline void __syncwarp() {}
__device__ inline unsigned __ballot_sync(unsigned, bool vote) { return vote; }
__device__ inline int __ffsll(long long bits) { return __builtin_ffsll(bits); }
__device__ inline void __threadfence() {}
__device__ inline void __threadfence_block() {}
__device__ inline void __threadfence_system() {}
__device__ inline void __nanosleep(int) {}
__device__ inline void __trap() {}
extern "C" __device__ int printf(const char*, ...);
"""


def test_the_cuda_branch_compiles_to_ptx(tmp_path):
    """clang compiles it with replacements of CUDA's headers that declare the same names. So nvcc is not needed."""
    (tmp_path / "cuda_fp16.h").write_text(CUDA_NAMES)
    for header in ("cstdint", "cstdio"):
        (tmp_path / header).write_text("")
    for name, source in (("sample", SAMPLE.read_text()), ("clock", profiles.CLOCK)):
        file = tmp_path / f"{name}.cu"
        file.write_text('#include "cuda_fp16.h"\n' + source)
        done = subprocess.run([toolchain.compilers.zig(), "clang", "-x", "cuda", "--target=x86_64-unknown-linux-gnu",
                               "--cuda-gpu-arch=sm_90", "--cuda-device-only", "-nocudainc", "-nocudalib", "-nostdinc",
                               "--cuda-feature=+ptx80", "-std=c++17", "-Wall", "-Wno-unknown-cuda-version", "-O3", "-S",
                               "-I", str(tmp_path), "-I", str(toolchain.INCLUDE), str(file), "-o", "-"],
                              capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        ptx = done.stdout
        assert "%globaltimer" in ptx
        if name == "sample":
            assert re.search(r"\.visible \.global .* a2a_profile\[40\]", ptx), "cuModuleGetGlobal finds it by this name"
            assert len(re.findall(r"%globaltimer", ptx)) >= 6 and re.search(r"st\.\w*\.?v4\.\w32", ptx)


def real_target():
    """"cuda" or "hip" where this machine has such a GPU and its compiler, else None."""
    for target, compiler in (("cuda", "nvcc"), ("hip", "hipcc")):
        try:
            if load_runtime(target).device_count():
                toolchain.compilers.native(target)
                return target
        except Exception:  # noqa: BLE001  no library, no driver, no GPU, no compiler
            continue
    return None


def test_events_on_real_gpus():
    """Runs the sample on the GPUs of this machine, if it has any. Every event is there, within its launch."""
    target = real_target()
    if target is None:
        pytest.skip("no real GPU with its compiler here")
    with a2a.Node(target=target) as node:
        ring = Ring(node)
        profile = profiled(ring)
        ring.run(1)
        profile.clear()
        trace = profile.trace(ring.run(2))
        found = user(trace)
        ranks = range(node.world_size)
        assert set(found) == {(rank, tag, row) for rank in ranks for tag in TAGS for row in range(ROWS)}
        launches = {int(r["rank"]): r for r in trace.select("launch").records}
        for (rank, tag, row), r in found.items():
            launch = launches[rank]
            assert launch["time"] - 10_000_000 <= r["time"]
            assert r["time"] + r["duration"] <= launch["time"] + launch["duration"] + 10_000_000
            receive, wait = found[rank, "receive", row], found[rank, "wait", row]
            assert receive["time"] <= wait["time"]
            assert wait["time"] + wait["duration"] <= receive["time"] + receive["duration"]
        print(f"{trace.label}: {len(found)} events, ticks seen: "
              f"{sorted({int(r['duration']) for r in found.values()})[:8]} ps")


def test_ticks_are_never_negative(ring):
    profile = profiled(ring)
    trace = profile.trace(ring.run(11))
    records = trace.records[trace.records["kind"] == USER]
    assert (records["duration"] >= 0).all() and np.all(np.diff(records["time"]) >= 0)
