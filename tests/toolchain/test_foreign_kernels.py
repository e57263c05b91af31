"""Kernels of sources with CUDA's or PyTorch's headers, unchanged: they load, and compute what PyTorch does. What could change a
kernel is never left out."""
import struct

import pytest
import torch

import a2a_lib as a2a
from a2a_lib import CompileError, Node
from a2a_lib.machine.toolchain import includes


@pytest.fixture(scope="module")
def node():
    with Node(1, name="small", preset="ideal") as node:
        yield node


WARPS = """#include <cooperative_groups.h>
#include <cub/cub.cuh>
namespace cg = cooperative_groups;
__device__ int sum(int v) {
  for (int by = warpSize / 2; by; by /= 2) v += __shfl_down_sync(0xffffffff, v, by);
  return __shfl_sync(0xffffffff, v, 0);
}
__global__ void warps(const int* x, int* out) {
  const int i = threadIdx.x, v = x[i], n = blockDim.x;
  __shared__ cub::WarpReduce<int>::TempStorage room[4];
  out[i] = sum(v);
  out[n + i] = __popc(__ballot_sync(0xffffffff, v > 0));
  out[2 * n + i] = __any_sync(0xffffffff, v == 99) + 2 * __all_sync(0xffffffff, v < 99);
  out[3 * n + i] = __ffs(__match_any_sync(0xffffffff, v)) - 1;
  out[4 * n + i] = v > 0 ? __reduce_max_sync(__activemask(), v) : 0;
  out[5 * n + i] = cub::WarpReduce<int>(room[i / 32]).Reduce(v, cub::Max());
  const auto same = cg::labeled_partition(cg::tiled_partition<32>(cg::this_thread_block()), v % 3);
  out[6 * n + i] = cg::reduce(same, v, cg::plus<int>());
  out[7 * n + i] = __dp4a(v * 0x01020304, 0x7f80ff01, v);
  out[8 * n + i] = __vsubss4(v * 0x01020304, 0x7f80ff01);
}
void launch(const int* x, int* out, cudaStream_t stream) {
  warps<<<1, 128, 0, stream>>>(x, out);
  if (cudaGetLastError() != cudaSuccess) exit(1);
}
static_assert(__CUDA_ARCH__ == 700 && warpSize == 32);
#if defined(__HIP_PLATFORM_AMD__) || !defined(__CUDACC__)
#error "not CUDA"
#endif
"""


def test_warps_of_cuda_have_32_lanes(node):
    x = a2a.Draw(1).integers(-9, 9, 128, dtype=torch.int32)
    x[100] = 99
    module, rank = node.load(WARPS, name="k.cu"), node.ranks[0]
    out = rank.zeros((9, 4, 32), dtype=torch.int32)
    rank.launch(module["warps"], 1, 128, rank.from_torch(x), out)
    warps, got = x.reshape(4, 32), out.to_torch()
    each = torch.ones(4, 32, dtype=torch.int32)
    assert torch.equal(got[0], warps.sum(1, True).int() * each) and torch.equal(got[1], (warps > 0).sum(1, True).int() * each)
    assert torch.equal(got[2], torch.tensor([2, 2, 2, 1]).int()[:, None] * each)
    assert torch.equal(got[3], (warps[:, :, None] == warps[:, None, :]).int().argmax(2).int())
    assert torch.equal(got[4], torch.where(warps > 0, warps.max(1, True).values, 0))
    assert torch.equal(got[5][:, 0], warps.max(1).values)
    labels = torch.fmod(warps, 3)
    assert torch.equal(got[6], ((labels[:, :, None] == labels[:, None, :]) * warps[:, None, :]).sum(2).int())
    a = torch.stack([((x.long() * 0x01020304 >> by) + 128) % 256 - 128 for by in (0, 8, 16, 24)])
    b = torch.tensor([1, -1, -128, 127])[:, None]
    assert torch.equal(got[7].flatten().long(), x + (a * b).sum(0))
    bytes_ = got[8].flatten().view(torch.int8).reshape(128, 4).T
    assert torch.equal(bytes_.long(), (a - b).clamp(-128, 127))


TORCH = """#include <torch/extension.h>
#include <ATen/cuda/CUDAContext.h>
#include <own_library/launcher.h>
template <typename T, int STEP>
__global__ void rows(torch::PackedTensorAccessor32<T, 2, torch::RestrictPtrTraits> x, T* sums) {
  using acc_t = at::acc_type<T, true>;
  acc_t sum = 0;
  for (int i = threadIdx.x; i < x.size(1); i += STEP) sum += static_cast<acc_t>(x[blockIdx.x][i]);
  gpuAtomicAdd(sums + blockIdx.x, static_cast<T>(sum));
}
torch::Tensor sums(torch::Tensor x, c10::optional<torch::Tensor> weight) {
  constexpr int step = 64;
  auto out = torch::zeros({x.size(0)}, x.options());
  const auto plan = own_library::plan_of(x);
  if (plan.blocks() > 3) { out = own_library::wider(out); }
  else for (auto part : plan) out += part;
  AT_DISPATCH_FLOATING_TYPES_AND2(at::ScalarType::Half, at::kBFloat16, x.scalar_type(), "sums", ([&] {
    rows<scalar_t, step><<<x.size(0), step, plan.lds(), at::cuda::getCurrentCUDAStream()>>>(
        x.packed_accessor32<scalar_t, 2, torch::RestrictPtrTraits>(),
#ifdef USE_ROCM
        out.data_ptr<scalar_t>());
#else
        out.data_ptr<scalar_t>());
#endif
  }));
  return out;
}
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("sums", &sums); }
"""


@pytest.mark.parametrize("name", ["k.cu", "k.hip"])
def test_each_type_of_a_dispatch_is_there(node, name):
    """Half and BFloat16 too, whose sums are added with compare-and-swap. What the launch's function cannot read is left out of it."""
    module, rank = node.load(TORCH, name=name), node.ranks[0]
    warning = a2a.compile(TORCH, name=name).warnings
    assert "<own_library/launcher.h>" in warning and f"left out: {name}:11 to 27, {name}:28\n" in warning + "\n"
    assert ("compiled as CUDA, with warps of 32 lanes" in warning) == (name == "k.cu")
    for of, dtype in (("double", torch.float64), ("float", torch.float32), ("c10::Half", torch.float16), ("c10::BFloat16", torch.bfloat16)):
        x = a2a.Draw(2).integers(-3, 4, (6, 100)).to(dtype)
        on_rank, out = rank.from_torch(x), rank.zeros(6, dtype=dtype)
        rank.launch(module[f"rows<{of}, 64>"], 6, 64, struct.pack("<Q4i", on_rank.address, *x.shape, *x.stride()), out)
        assert torch.equal(out.to_torch(), x.double().sum(1).to(dtype)), of


def test_a_port_to_amd_is_compiled_as_one(node):
    """CUDA's part has NVIDIA's assembly; the other one is for waves of 64 lanes."""
    text = """#include <cuda_runtime.h>
    #ifdef __HIP_PLATFORM_AMD__
    __device__ int lanes() { return warpSize; }
    #else
    __device__ int lanes() { long x; asm("mov.u64 %0, 32;" : "=l"(x)); return x; }
    #endif
    __global__ void k(int* x) { *x = lanes(); }\n"""
    x = node.ranks[0].zeros(1, dtype=torch.int32)
    node.ranks[0].launch(node.load(text, name="k.cu")["k"], 1, 1, x)
    assert int(x.to_torch()[0]) == 64
    with pytest.raises(CompileError, match=r"k\.cu:5:\d+: error: inline assembly of NVIDIA GPUs"):
        node.load(text.replace("__HIP_PLATFORM_AMD__", "ELSEWHERE"), name="k.cu")


HIDDEN = """#include <cuda_runtime.h>
#include <own_library/thing.h>
#define FUNCTION __device__ inline
template <class T> struct Scale { static constexpr int value = 1; };
template <> struct Scale<float> { static constexpr int value = 2; };
template <class T> FUNCTION T twice(T x) { return x + x; }
template <> FUNCTION float twice(float x) { x *= 2; return x; }
__global__ void k(float* x) { *x = twice(*x) * Scale<float>::value; }
"""


@pytest.mark.parametrize("old, new, said", [
    ("x *= 2;", "x *= own::two();", r"k\.cu:7:\d+: error: .*'own'.*never left out.*<own_library/thing\.h>"),
    ("value = 2", "value = own::two()", r"k\.cu:8:\d+: error: .*'Scale<float>'"),
    ("twice(float x) {", "twice(float x, own::Thing* y = nullptr) {", r"k\.cu:7:\d+: error: ")])
def test_device_code_behind_a_macro_is_never_left_out(node, old, new, said):
    assert node.load(HIDDEN, name="k.cu").kernels
    with pytest.raises(CompileError, match=said):
        node.load(HIDDEN.replace(old, new), name="k.cu")
    if "Thing" not in new:  # a macro of the command line: what takes a statement's place is no code of the GPU
        text = HIDDEN.replace(old, new).replace("#define FUNCTION", "#define OTHER")
        with pytest.raises(CompileError, match=said):
            a2a.compile(text, name="k.cu", defines={"FUNCTION": "__device__"})


def test_headers_that_include_each_other_from_above_end(tmp_path):
    for folder, other in (("a", "b"), ("b", "a")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "h.h").write_text(f'#pragma once\n#include "../{other}/h.h"\n')
    assert len(includes.all_included(b'#include "a/h.h"\n', str(tmp_path), [])) == 2
