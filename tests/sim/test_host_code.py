"""Whole HIP files, host code and all (kernels/layers.cu, codec.hip, program.hip): they load unchanged, and their kernels
compute what numpy does. What cannot be read is refused in words."""
import re
from pathlib import Path

import numpy as np
import pytest
import test_fp8_types
import torch

import a2a_lib as a2a
from a2a_lib import CompileError, FaultError, Node
from a2a_lib.machine.toolchain import host_code

HERE = Path(__file__).parent / "kernels"


@pytest.fixture(scope="module")
def node():
    with Node(1, name="small", preset="ideal") as node:
        yield node


@pytest.fixture(scope="module")
def layers(node):
    return node.load(HERE / "layers.cu")


def test_normalised_rows(node, layers):
    rank, (rows, width) = node.ranks[0], (3, 512)
    x, w = a2a.Draw(1).normal(rows, width, dtype=torch.bfloat16), a2a.Draw(2).normal(width, dtype=torch.bfloat16)
    y = rank.zeros((rows, width), dtype=torch.bfloat16)
    rank.launch(layers["norm_rows"], rows, 256, rank.from_torch(w), rank.from_torch(x), y, width, 1e-5)
    scale = (x.float().square().mean(1, keepdim=True) + 1e-5).rsqrt()
    expected = x.float() * scale * (w.float() + 1)
    assert torch.allclose(y.to_torch().float(), expected, rtol=2**-7, atol=1e-6)


def test_matrix_times_vector(node, layers):
    rank, (rows, k) = node.ranks[0], (5, 700)
    w, x = a2a.Draw(1).normal(rows, k, dtype=torch.float16), a2a.Draw(2).normal(k, dtype=torch.float16)
    y = rank.zeros(rows, dtype=torch.float16)
    rank.launch(layers["gemv<256>"], rows, 256, rank.from_torch(w), rank.from_torch(x), y, k)
    assert torch.allclose(y.to_torch().double(), w.double() @ x.double(), rtol=2**-9, atol=1e-2)


def test_rotation_and_reciprocals(node, layers):
    rank, n = node.ranks[0], 300
    draw = a2a.Draw(3)
    angles, x = draw.normal(n), draw.normal(n, 2, dtype=torch.float16)
    y = rank.zeros((n, 2), dtype=torch.float16)
    rank.launch(layers["rotate"], 2, 256, rank.from_torch(angles), rank.from_torch(x), y, n)
    turned = torch.view_as_complex(x.double()) * torch.exp(1j * angles.double())
    assert torch.allclose(y.to_torch().double(), torch.view_as_real(turned), atol=2e-3)
    some, out = draw.uniform(64, 2).half() + 0.1, rank.zeros((64, 2), dtype=torch.float16)
    rank.launch(layers["reciprocals"], 1, 64, rank.from_torch(some), out)
    assert torch.allclose(out.to_torch().double(), 1 / some.double(), rtol=2**-10)


def fp8(value):
    """The nearest number of e4m3 FNUZ, by test_fp8_types."""
    kind = "__hip_fp8_e4m3_fnuz"
    codes = test_fp8_types.nearest(value.astype(np.float64), kind)
    return test_fp8_types.numbers(*test_fp8_types.KINDS[kind][:3], True)[codes & 0x7f] * np.where(codes & 0x80, -1, 1)


def test_codecs(node):
    """Under FP16_OVFL a conversion to fp8 saturates, and so does a sum in f16; afterwards a sum may overflow."""
    rank, n = node.ranks[0], 2048
    module = node.load(HERE / "codec.hip")
    a = (a2a.Draw(4).normal(n) * 100).half()
    a[:4] = torch.tensor([240.0, 250.0, -300.0, 60000.0])
    wide = a.numpy().astype(np.float64)
    for codec, expected in (("Plain", wide), ("Float8", fp8(wide))):
        b = rank.zeros(n, dtype=torch.float16)
        rank.launch(module[f"twice<{codec}>"], 1, (64, 4, 1), rank.from_torch(a), b, n)
        with np.errstate(over="ignore"):
            assert (b.to_torch().numpy() == (2 * expected).astype(np.float16)).all(), codec


def test_program(node, capfd):
    rank, n = node.ranks[0], 200
    module = node.load(HERE / "program.hip")
    x = torch.arange(1024, dtype=torch.int32)
    sums = rank.zeros(4, dtype=torch.int32)
    rank.launch(module["tile_sums"], 1, 64, rank.from_torch(x), sums)
    assert sums.to_torch().tolist() == [int(x[16 * k:16 * k + 16].sum()) for k in range(4)]
    numbers = rank.from_torch(torch.tensor([1.0, 1.06, 300.0, -0.3] * 16))
    rank.launch(module["through_fp8"], 1, 64, numbers)
    assert np.allclose(numbers.to_torch().numpy(), fp8(np.float32([1.0, 1.06, 300.0, -0.3] * 16)))
    source = a2a.Draw(5).uniform(n)
    out = rank.zeros(n)
    rank.launch(module["smooth"], 2, 128, out, rank.from_torch(source), n)  # `weights` are zeros: nobody set them
    left = np.concatenate([source[:1], source[:-1]])
    right = np.concatenate([source[1:], source[-1:]])
    assert np.allclose(out.to_torch().numpy(), np.maximum(0.5, np.minimum(left, right)) + 1)
    assert "smooth 200" in capfd.readouterr().out


def test_scans_and_copies_of_groups(node):
    """Scans of a tile and of the lanes that came; a copy by the block, completed by a barrier in two halves."""
    module, rank, n = node.load(HERE / "groups.hip"), node.ranks[0], 256
    x = a2a.Draw(6).integers(-50, 50, n, dtype=torch.int32)
    names = ("up_to", "below", "most", "some")
    out = {name: rank.zeros(n, dtype=torch.int32) for name in names}
    rank.launch(module["scans<16>"], 1, n, rank.from_torch(x), *out.values())
    found = {name: out[name].to_torch().numpy() for name in names}
    tiles = x.numpy().reshape(-1, 16)
    assert (found["up_to"].reshape(-1, 16) == np.cumsum(tiles, 1)).all()
    assert (found["below"].reshape(-1, 16) == np.cumsum(tiles, 1) - tiles).all()
    assert (found["most"].reshape(-1, 16) == np.maximum.accumulate(tiles, 1)).all()
    waves = np.where(np.arange(n) % 3 == 1, x.numpy(), 0).reshape(-1, 64)
    assert (found["some"].reshape(-1, 64) == np.where(np.arange(n).reshape(-1, 64) % 3 == 1, np.cumsum(waves, 1), 0)).all()
    y = rank.zeros(n, dtype=torch.int32)
    rank.launch(module["mirrored"], 1, 64, rank.from_torch(x), y, n)
    assert (y.to_torch().numpy() == x.numpy()[::-1]).all()


EXTENSION = """#include <torch/extension.h>
#include <hip/hip_runtime.h>
#include <mpi.h>
namespace mine {
template <class T, int BLOCK> __global__ void add(const T* a, T* out, int n) {
  const int i = blockIdx.x * BLOCK + threadIdx.x;
  if (i < n) out[i] = a[i] + T(1);
}
}
__global__ void twice(float* x) { x[threadIdx.x] *= 2; }
__global__ void halves(const at::Half* x, at::Half* y, c10::BFloat16* z) {
  const at::Half v = x[threadIdx.x], w = v.operator __half();
  y[threadIdx.x] = (v + w - 1) * v;
  z[threadIdx.x] = v > 0.5f ? v * 3.0f : (float)(c10::BFloat16(v) / 3);
}
torch::Tensor forward(torch::Tensor a) {
  TORCH_CHECK(a.is_cuda(), "on the GPU: { ");
  auto out = torch::empty_like(a);
  AT_DISPATCH_FLOATING_TYPES(a.scalar_type(), "add", [&] {
    mine::add<scalar_t, 64><<<1, 64>>>(a.data_ptr<scalar_t>(), out.data_ptr<scalar_t>(), a.numel());
  });
  return out;
}
int fits(int n) { return n < 64; }
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("forward", &forward); }
"""


def test_kernels_beside_host_code_of_a_library_that_is_not_here(node):
    """That host code is left out, and the warning says where it was. Kernels that it alone instantiates are there."""
    module, rank = node.load(EXTENSION, name="k.hip"), node.ranks[0]
    assert a2a.compile(EXTENSION, name="k.hip").warnings.splitlines()[0] == (
        "k.hip: warning: not here, or in part: <torch/extension.h>, <mpi.h>. The host code that needs it is left out: k.hip:25")
    x, y = rank.from_torch(torch.arange(64.0)), rank.zeros(64)
    rank.launch(module["twice"], 1, 64, x)
    rank.launch(module["mine::add<float, 64>"], 1, 64, x, y, 64)
    assert torch.equal(y.to_torch(), 2 * torch.arange(64.0) + 1)
    v = a2a.Draw(8).normal(64, dtype=torch.float16)
    y, z = rank.zeros(64, dtype=torch.float16), rank.zeros(64, dtype=torch.bfloat16)
    rank.launch(module["halves"], 1, 64, rank.from_torch(v), y, z)
    assert torch.equal(y.to_torch(), (v + v - 1) * v)
    assert torch.equal(z.to_torch(), torch.where(v > 0.5, v.float() * 3, v.bfloat16() / 3).bfloat16())


CUB = """#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>
struct First { template <class T> __device__ T operator()(T a, T) const { return a; } };
__global__ void block(const int* x, int* sums, int* out, int n) {
  using Load = hipcub::BlockLoad<int, 128, 2, hipcub::BLOCK_LOAD_WARP_TRANSPOSE>;
  using Reduce = hipcub::BlockReduce<int, 128>;
  using Scan = hipcub::BlockScan<int, 128, hipcub::BLOCK_SCAN_WARP_SCANS>;
  __shared__ union { typename Load::TempStorage load; typename Reduce::TempStorage reduce; typename Scan::TempStorage scan; } room;
  int pair[2], all, below;
  Load(room.load).Load(x, pair, n, -1);
  const int sum = Reduce(room.reduce).Sum(pair[0] + pair[1]);
  __syncthreads();
  const int first = Reduce(room.reduce).Reduce(pair[1], First(), 100);
  __syncthreads();
  if (threadIdx.x == 0) sums[0] = sum, sums[1] = first;
  Scan(room.scan).ExclusiveSum(pair[0], below, all);
  __syncthreads();
  if (threadIdx.x == 0) sums[2] = all;
  out[256 + threadIdx.x] = below;
  Scan(room.scan).InclusiveScan(pair, pair, hipcub::Max());
  hipcub::BlockStore<int, 128, 2, hipcub::BLOCK_STORE_STRIPED>::TempStorage nothing;
  hipcub::BlockStore<int, 128, 2, hipcub::BLOCK_STORE_STRIPED>(nothing).Store(out, pair);
  hipcub::WarpReduce<int, 32>::TempStorage none;
  const int most = hipcub::WarpReduce<int, 32>(none).Reduce((int)threadIdx.x, hipcub::Max(), 7);
  if (threadIdx.x == 96) sums[3] = most;
}
void sort(int* x, int n) { size_t bytes; hipcub::DeviceRadixSort::SortKeys(nullptr, bytes, x, x, n); }
"""


def test_the_part_of_hipcub_that_is_here(node):
    module, rank = node.load(CUB, name="k.hip"), node.ranks[0]
    x = a2a.Draw(7).integers(-1000, 1000, 256, dtype=torch.int32)
    sums, out = rank.zeros(4, dtype=torch.int32), rank.zeros(384, dtype=torch.int32)
    rank.launch(module["block"], 1, 128, rank.from_torch(x), sums, out, 250)
    x[250:] = -1
    pairs = x.reshape(128, 2)
    assert sums.to_torch().tolist() == [int(x.sum()), int(x[1]), int(pairs[:, 0].sum()), 102]
    most, below = x.cummax(0).values.reshape(128, 2), pairs[:, 0].cumsum(0) - pairs[:, 0]
    assert torch.equal(out.to_torch(), torch.cat([most[:, 0], most[:, 1], below]).int())


@pytest.mark.parametrize("old, new, said", [
    ("x[threadIdx.x] *= 2", "x[threadIdx.x] = at::opmath(x[threadIdx.x])", r":10:\d+: error: no member named 'opmath' in namespace 'at'"),
    ("*= 2; }", "*= 2; }\n__device__ at::Tensor h;", r":11:\d+: error: dynamic initialization is not supported"),
    ("mine::add<scalar_t, 64><<<1, 64>>>", "launch", ": error: each kernel here is a template, and no launch that could be read"),
    ("*= 2", "*= fits(3)", r":10:\d+: error: use of undeclared identifier 'fits'")])
def test_code_of_the_gpu_is_never_left_out(old, new, said):
    text = EXTENSION.replace(old, new)
    if new == "launch":  # then the kernel that stays is a template
        text = re.sub("__global__ void (twice|halves)", r"__device__ void \1", text)
    with pytest.raises(CompileError, match=rf"k\.hip{said}.*; not here, or in part: <torch/extension\.h>, <mpi\.h>"):
        a2a.compile(text, name="k.hip")


@pytest.mark.parametrize("text, said", [
    ("#include <torch/torch.h>\n__global__ void k(at::Accessor x) {}\n",
     r"k\.hip:3:\d+: error: no type named 'Accessor' in namespace 'at' .*; not here, or in part: <torch/torch\.h>"),
    ("#include <hipcub/hipcub.hpp>\n__global__ void k(int* x) { *x = hipcub::ThreadLoad<hipcub::LOAD_CG>(x); }\n",
     r"k\.hip:3:\d+: error: no member named 'ThreadLoad' in namespace 'hipcub' .*; not here, or in part: <hipcub/hipcub\.hpp>"),
    ("#include <cub/cub.cuh>\n", r"k\.hip:2:\d+: error: <cub/cub\.cuh>: this is CUDA's"),
    ("__global__ void k(hipTextureObject_t t, float* x) { *x = tex2D<float>(t, 0.5f, *x); }\n",
     r"k\.hip:2:\d+: error: 'tex2D<float>' is unavailable: MI300X \(gfx942\) has no image instructions")])
def test_headers_of_others_are_refused_in_words(text, said):
    with pytest.raises(CompileError, match=said) as caught:
        a2a.compile(f"#include <hip/hip_runtime.h>\n{text}int main() {{}}\n", name="k.hip")
    assert (caught.value.file, caught.value.line) == ("k.hip", 3 if "in part" in said else 2)


def test_kernels_alone_read_no_library():
    """Calls and includes identify host code. Kernels and the names of old HIP are not host code."""
    path = [str(host_code.compilers.ROCM), str(host_code.compilers.STANDARD)]
    for text, hosted in [(b"#include <hip/hip_runtime.h>\n#include <cmath>\n__global__ void k() {}", False),
                         (b"int i = hipThreadIdx_x + hipBlockIdx_x * hipBlockDim_x;", False),
                         (b"#include <vector>\n", True), (b"#include <no_such>\n", False),
                         (b"void f(hipStream_t s);", True), (b"k<<<1, 64>>>();", True), (b"int main() {}", True)]:
        assert host_code.has(text, [], path) == hosted, text


def test_the_same_kernel_with_and_without_host_code():
    """The libraries change nothing in the machine code of a kernel."""
    kernel = """#include <hip/hip_runtime.h>
    #include <algorithm>
    #include <cmath>
    extern "C" __global__ void k(float* x, int n) {
      const int i = blockIdx.x * blockDim.x + threadIdx.x;
      if (i < n) x[i] = std::sqrt(std::max(x[i], 1.0f)) + expf(x[i]) + (float)min(i, 7);
    }\n"""
    def instructions(asm):
        return [line.split(";")[0].strip() for line in asm.splitlines() if line.startswith("\t") and line[1] not in "."]
    alone, hosted = a2a.compile(kernel), a2a.compile(kernel + "int main() { k<<<1, 64>>>(nullptr, 3); }\n")
    assert instructions(alone.asm) == instructions(hosted.asm)


def test_a_stack_of_unknown_depth_is_rocms(node):
    """hipLimitStackSize: 1024 bytes a lane. Within them each call keeps its own array."""
    module = node.load("""#include <hip/hip_runtime.h>
    __device__ __attribute__((noinline)) int down(int n, int seed) {
      volatile int mine[8];
      for (int i = 0; i < 8; ++i) mine[i] = seed + i;
      const int below = n ? down(n - 1, seed * 3 + 1) : 0;
      int sum = below;
      for (int i = 0; i < 8; ++i) sum += mine[i];
      return sum;
    }
    extern "C" __global__ void k(int* out, int n) { out[threadIdx.x] = down(n, threadIdx.x); }
    """)
    rank = node.ranks[0]
    out = rank.zeros(64, dtype=torch.int32)
    rank.launch(module.k, 1, 64, out, 4)
    def down(n, seed):
        return 8 * seed + 28 + (down(n - 1, seed * 3 + 1) if n else 0)
    assert out.to_torch().tolist() == [down(4, lane) for lane in range(64)]
    rank.launch(module.k, 1, 64, out, 100)
    with pytest.raises(FaultError, match="of a wave with 1024 bytes"):
        node.synchronize()


def test_words_of_scratch_at_any_byte(node):
    """Each lane writes and reads words at bytes of its own: across pages of scratch, in pages that it never wrote."""
    module = node.load("""#include <hip/hip_runtime.h>
    extern "C" __global__ void k(unsigned long long* out, int* bytes, int at, int step) {
      char space[1600];
      for (int i = 0; i < 1600; i += 7) ((volatile char*)space)[i] = i + threadIdx.x;
      const unsigned long long word = 0x1122334455667788ull * (threadIdx.x + 1);
      const int mine = at + step * threadIdx.x;
      __builtin_memcpy(space + mine, &word, 8);
      asm volatile("" : : "r"(space) : "memory");
      unsigned long long read;
      __builtin_memcpy(&read, space + mine, 8);
      out[threadIdx.x] = read;
      bytes[threadIdx.x] = ((volatile char*)space)[1106];
    }
    """)
    rank = node.ranks[0]
    words, bytes_ = rank.zeros(64, dtype=torch.int64), rank.zeros(64, dtype=torch.int32)
    lanes = np.arange(64, dtype=np.uint64)
    for at, step in ((60, 0), (1, 3), (57, 24), (1592, -25)):
        rank.launch(module.k, 1, 64, words, bytes_, at, step)
        with np.errstate(over="ignore"):
            expected = np.uint64(0x1122334455667788) * (lanes + np.uint64(1))
        assert (words.to_torch().numpy().view(np.uint64) == expected).all(), (at, step)
        covered = (at + step * np.arange(64) <= 1106) & (1106 < at + step * np.arange(64) + 8)
        plain = (1106 + np.arange(64)).astype(np.uint8).view(np.int8)
        assert (bytes_.to_torch().numpy() == plain)[~covered].all(), (at, step)
