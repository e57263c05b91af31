"""Sources as other projects write them, unchanged: C++20, HIP's host names, CUDA's and PyTorch's headers. They load, and compute what
PyTorch does. What could change a kernel is never left out; what cannot be read is refused with its cause."""
import struct
from pathlib import Path

import pytest
import torch

import a2a_lib as a2a
from a2a_lib import CompileError, Node
from a2a_lib.course.magic import UsageError, compile_cell
from a2a_lib.machine.toolchain import cache, includes, left_out, standard

KERNEL = "__global__ void k(int* x) { x[threadIdx.x] = 1; }\n"
HIP = "#include <hip/hip_runtime.h>\n"


NAMES = [
    "void f(void* p) { void* q; hipPointerGetAttribute(&q, HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR, p); }",
    "template <class K> void f(K* kernel) { hipFunction_t g; hipGetFuncBySymbol(&g, (const void*)kernel); }",
    "int f() { int id; return hipDeviceGetAttribute(&id, hipDeviceAttributePciChipId, 0) + id; }",
    "hipError_t f() { return hipGetLastError(); }",
    "void f(hipStream_t s, hipGraph_t g) { hipStreamCaptureStatus c; unsigned long long id; hipStreamGetCaptureInfo(s, &c, &id); "
    "hipGraphDebugDotPrint(g, \"x\", hipGraphDebugDotFlagsVerbose); }",
    "void f(hipLaunchConfig_t* c, void** a) { hipLaunchKernelExC(c, (const void*)k, a); }",
    "void f(hipDevice_t d) { hipCtx_t c; hipDevicePrimaryCtxRetain(&c, d); hipCtxPushCurrent(c); }",
    "#include <hip/hip_version.h>\n#if HIP_VERSION < 60000000\n#error old\n#endif",
    "#include <hipblas/hipblas.h>\nvoid f(hipblasHandle_t h, float* a) { float one = 1; "
    "hipblasSgemm(h, HIPBLAS_OP_N, HIPBLAS_OP_T, 4, 4, 4, &one, a, 4, a, 4, &one, a, 4); }",
    "__device__ bool f(int x) { return std::is_same<int, decltype(x)>::value && std::numeric_limits<int>::max() > x; }",
    "std::string f() { return std::to_string(7); }",
    "std::ostream& f(std::ostream& o) { return o << 7; }",
    "__device__ half2 f(half2 a) { return half2(a.y, a.x) * a + half2(1.0f, 2.0f); }",
    "#include <hip_bf16.h>\n#include <hip_fp16.h>\n#include <hip_fp8.h>\n__device__ float f(__hip_fp8_e4m3 x) { return x; }",
    "__device__ char* f(char* p) { return p ? p : NULL; }",
    "static_assert(float4(2.0f).w == 2 && int2{7}.y == 7);\n__device__ uint3 f(uint3 a) { return ++a; }",
    "__device__ half2 f(half2 a) { return __hsub2_sat(a, a); }\n"
    "__device__ __hip_bfloat162 f(__hip_bfloat162 a) { return __lows2bfloat162(__high2bfloat162(a), a); }",
    "void f(int* x) { hipLaunchKernel(HIP_KERNEL_NAME(k), dim3(1), dim3(64), 0, 0, x); }",
    "#include <complex>\nint f(hipError_t e) { return e == HIP_SUCCESS ? hipHostAllocMapped | hipEventWaitDefault : "
    "hipHostMallocUncached; }\n__device__ std::complex<float> g(std::complex<float> a) { return a * a + a * 2.f; }\n"
    "__host__ __device__ double h(int n) { return sqrt(n) + std::log(n) + pow(n, 2) + fmax(n, 3); }\n"
    "void m(hip_Memcpy2D* c, hipFunction_t f) { hipMemcpyParam2D(c); hipExtModuleLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, "
    "nullptr, nullptr); }",
    "#include <hip/channel_descriptor.h>\n#include <hip/amd_detail/amd_device_functions.h>\n#include \"cstdlib\"\n"
    "#if !__HIP_ARCH_HAS_DOUBLES__ || !__HIP_ARCH_HAS_WARP_SHUFFLE__\n#error abilities\n#endif\n"
    "__device__ int f(hipLaunchParm, int x) { return x; }",
]
# Those without lines for the preprocessor in one compilation, each in a namespace of its own: a compilation takes 1.5 s.
TOGETHER = "\n".join(f"namespace n{number} {{ {text} }}" for number, text in enumerate(NAMES) if "#" not in text)


@pytest.mark.parametrize("text", [TOGETHER, *(text for text in NAMES if "#" in text)])
def test_names_of_hip(text):
    assert list(a2a.compile(HIP + KERNEL + text + "\n").kernels) == ["_Z1kPi"]


def test_device_code_before_any_include_and_a_byte_order_mark(tmp_path):
    before = "__device__ int seven() { return 7; }\n__host__ __device__ int eight() { return 8; }\n"
    assert a2a.compile(before + HIP + "__global__ void k(int* x) { *x = seven() + eight(); }\n").kernels
    (tmp_path / "k.hip").write_bytes(b"\xef\xbb\xbf" + (HIP + KERNEL).encode())
    assert a2a.compile(tmp_path / "k.hip").kernels


CONCEPT = HIP + """template <class T> concept Small = sizeof(T) <= 4;
template <Small T> __global__ void k(T* x) { x[0] = T(1); }
template __global__ void k<int>(int*);
"""


def test_cpp_20_is_noticed(tmp_path):
    for text in (CONCEPT, "#include <span>\n" + HIP + "void f(std::span<int> s);\n" + KERNEL,
                 "#include <ranges>\n#include <vector>\n" + HIP + "int f(std::vector<int> v) { return *std::ranges::begin(v); }\n" + KERNEL,
                 HIP + "#include <bit>\n__global__ void k(int* x) { x[0] = std::bit_cast<int>(1.5f); }\n",
                 HIP + "#include <concepts>\ntemplate <class F> concept Of = requires(F f) { { f(1) } -> std::convertible_to<int>; };\n"
                 "template <Of F> __global__ void k(int* x, F f) { *x = f(*x); }\n"
                 "void run(int* x) { k<<<1, 1>>>(x, [] __device__(int a) { return -a; }); }\n",
                 HIP + "consteval int seven() { return 7; }\n__global__ void k(int* x) { x[0] = seven(); }\n"):
        assert standard.of(text, []) == "c++20"
        assert a2a.compile(text).kernels
    (tmp_path / "own.h").write_text("template <class T> concept Any = true;\n")
    (tmp_path / "k.hip").write_text(HIP + '#include "own.h"\n' + KERNEL)
    assert a2a.compile(tmp_path / "k.hip").kernels


def test_other_sources_stay_cpp_17():
    for text in (HIP + KERNEL, "// a concept = an idea, which requires (nothing)\n" + KERNEL, "int requires = 1; auto f = [](auto x) {};"):
        assert standard.of(text, []) == "c++17"
    asks = HIP + "__global__ void k(long* x) { x[0] = __cplusplus; }\n"
    for std, value in ((None, 201703), ("c++17", 201703), ("c++20", 202002)):
        assert f"{value:#x}" in a2a.compile(asks, std=std).asm
    with pytest.raises(ValueError, match=r"std 'c\+\+14': not one of c\+\+17, c\+\+20, c\+\+23"):
        a2a.compile(asks, std="c++14")
    assert "0x31512" in compile_cell("m -std=c++20", asks)[1].asm
    with pytest.raises(UsageError, match=r"%%hip: std 'c\+\+3'"):
        compile_cell("m -std=c++3", asks)
    # So nothing depends on which standard a kernel of the course gets.
    for file in ("all_to_all/dedup.hip", "all_reduce/lamport.hip", "layer/expert_parallel.hip"):
        path = Path(a2a.__file__).parent / "kernels" / file
        assert len({a2a.compile(path, std=std, defines={"WORLD": 8}).asm for std in ("c++17", "c++20")}) == 1


@pytest.mark.parametrize("text, cause", [
    ("void f() { cudaDeviceSynchronize(); }", r"k\.hip:3:\d+: error: cudaDeviceSynchronize is CUDA's, and not among "),
    ("__device__ __nv_bfloat16 f();", r"k\.hip:3:\d+: error: __nv_bfloat16 is CUDA's"),
    ("__device__ unsigned f(unsigned short h) { unsigned x; asm volatile(\"cvt.f32.f16 %0, %1;\" : \"=r\"(x) : \"h\"(h)); return x; }",
     r"k\.hip:3:\d+: error: inline assembly of NVIDIA GPUs \(PTX's cvt\)"),
    ("void f() { hipFrobnicate(); }", r"k\.hip:3:\d+: error: hipFrobnicate is not among HIP's names that are declared here"),
    ("void f(torch::Tensor x);", r"k\.hip:3:\d+: error: torch:: is PyTorch's C\+\+ library"),
    ("__device__ int f(int a) { return __builtin_amdgcn_permlane32_swap(a, a, false, false)[0]; }",
     r"k\.hip:3:\d+: error: an instruction of another GPU \(permlane32-swap\): MI300X \(gfx942\) does not have it"),
    ("__managed__ int shared;", r"k\.hip:3:\d+: error: __managed__: memory that the host and all GPUs share is not simulated"),
    ('#include "own/thing.h"', r"k\.hip:3:\d+: error: own/thing\.h: no file of this name beside the source, in include_dirs"),
    ("__device__ void* f() { return malloc(8); }", r"k\.hip:3:\d+: error: malloc in device code: there is no allocator on the GPU"),
    ('extern "C" __device__ float expf(float);', r"k\.hip:3:\d+: error: expf is a function of HIP's headers"),
    ("__global__ void f(float* x) { *x = __builtin_tanhf(*x); }", r"k\.hip:3"),
    ("__device__ half operator+(half a, half b) { return __hadd(a, b); }", r"k\.hip:3:\d+: error: half is the machine's own type here, "
     r"with this operator\+"),
    ("#include <atomic>\n__device__ int f(std::atomic<int>* a) { return a->fetch_add(1); }",
     r"k\.hip:4:\d+: error: fetch_add is host code"),
    ("#include <curand_kernel.h>\n__device__ curandStateMtgp32 s;",
     r"k\.hip:4:\d+: error: curandStateMtgp32 is CUDA's, and not among its names"),
])
def test_causes_are_named(text, cause):
    with pytest.raises(CompileError, match=cause) as caught:
        a2a.compile(HIP + KERNEL + text + "\n", name="k.hip")
    assert (caught.value.file, caught.value.line) == ("k.hip", 3 + text.startswith("#include <"))


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
void check(torch::Tensor x) { TORCH_CHECK(x.is_cuda(), at::toString(x.scalar_type()), x.scalar_type()) } template <typename T, int STEP>
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


@pytest.mark.parametrize("name", ["k.cu", pytest.param("k.hip", marks=pytest.mark.soak)])
def test_each_type_of_a_dispatch_is_there(node, name):
    """Half and BFloat16 too, whose sums are added with compare-and-swap. What the launch's function cannot read is left out of it."""
    module, rank = node.load(TORCH, name=name), node.ranks[0]
    warning = a2a.compile(TORCH, name=name).warnings
    assert "<own_library/launcher.h>" in warning and "macro" not in warning and f"left out: {name}:11 to 27, {name}:28\n" in warning + "\n"
    assert ("compiled as CUDA, with warps of 32 lanes" in warning) == (name == "k.cu")
    for of, dtype in (("double", torch.float64), ("float", torch.float32), ("c10::Half", torch.float16), ("c10::BFloat16", torch.bfloat16)):
        x = a2a.Draw(2).integers(-3, 4, (6, 100)).to(dtype)
        on_rank, out = rank.from_torch(x), rank.zeros(6, dtype=dtype)
        rank.launch(module[f"rows<{of}, 64>"], 6, 64, struct.pack("<Q4i", on_rank.address, *x.shape, *x.stride()), out)
        assert torch.equal(out.to_torch(), x.double().sum(1).to(dtype)), of


@pytest.mark.parametrize("condition, lanes", [("defined(__HIP_PLATFORM_AMD__)", 64), ("defined(USE_ROCM)", 64), ("defined(ELSEWHERE)", 0)])
def test_a_port_to_amd_is_compiled_as_one(node, condition, lanes):
    """CUDA's part has NVIDIA's assembly; the other one is for waves of 64 lanes. It is preferred to a part of CUDA's kernels."""
    text = f"""#include <cuda_runtime.h>
    #if {condition}
    __device__ int lanes() {{ return warpSize; }}
    #else
    __device__ int lanes() {{ long x; asm("mov.u64 %0, 32;" : "=l"(x)); return x; }}
    #endif
    __global__ void k(int* x) {{ *x = lanes(); }}
    __global__ void other(int* x) {{}}\n"""
    if lanes:
        x = node.ranks[0].zeros(1, dtype=torch.int32)
        node.ranks[0].launch(node.load(text, name="k.cu")["k"], 1, 1, x)
        assert int(x.to_torch()[0]) == 64
    else:
        with pytest.raises(CompileError, match=r"k\.cu:5:\d+: error: inline assembly of NVIDIA GPUs"):
            node.load(text.replace("__global__ void other(int* x) {}", ""), name="k.cu")


HIDDEN = """#include <cuda_runtime.h>
#include <own_library/thing.h>
#define FUNCTION __device__ inline
template <class T> struct Scale { static constexpr int value = 1; };
template <> struct Scale<float> { static constexpr int value = 2; };
template <class T> FUNCTION T twice(T x) { return x + x; }
template <> FUNCTION float twice(float x) { x *= 2; return x; }
__global__ void k(float* x) { *x = twice(*x) * Scale<float>::value; }
"""


@pytest.mark.parametrize("old, new, message", [
    ("x *= 2;", "x *= own::two();", r"k\.cu:7:\d+: error: .*'own'.*never left out.*<own_library/thing\.h>"),
    pytest.param("value = 2", "value = own::two()", r"k\.cu:8:\d+: error: .*'Scale<float>'", marks=pytest.mark.soak),
    ("twice(float x) {", "twice(float x, own::Thing* y = nullptr) {", r"k\.cu:7:\d+: error: ")])
def test_device_code_behind_a_macro_is_never_left_out(node, old, new, message):
    warnings = node.load(HIDDEN, name="k.cu").module.warnings
    assert warnings == "k.cu: warning: compiled as CUDA, with warps of 32 lanes. not here, or in part: <own_library/thing.h>"
    with pytest.raises(CompileError, match=message):
        node.load(HIDDEN.replace(old, new), name="k.cu")
    if "Thing" not in new:  # a macro of the command line: what takes a statement's place is no code of the GPU
        text = HIDDEN.replace(old, new).replace("#define FUNCTION", "#define OTHER")
        with pytest.raises(CompileError, match=message):
            a2a.compile(text, name="k.cu", defines={"FUNCTION": "__device__"})


REACHED = """#include <cuda_runtime.h>
#include <cutlass/array.h>
__device__ int other(const int* p) { int x; asm("ld.global.nc.s32 %0, [%1];" : "=r"(x) : "l"(p)); return x; }
template <class T> struct Both { cutlass::pair<T, T> pair; __device__ T sum() const { return pair.first; } };
template <class T> __device__ T first(T x) { auto p = cutlass::make_pair(x, x); return p.first; }
__device__ int pick(int x) { switch (x) { case 2: return 5; case 3: return cutlass::get<0>(x); default: return 7; } }
__device__ int part(int x) {
  #pragma unroll
  for (int i = 0; i < cutlass::size(x); ++i)
    #pragma unroll
    for (int j = 0; j < 2; ++j) x += cutlass::size(i);
  #pragma unroll
  for (int i = 0; i < 2; ++i) x += i;
  return x;
}
constexpr int later(int x) { return cutlass::get<0>(x); }
__global__ void two(int* x) { *x = pick(2); }
__global__ void any(int* x) { *x = pick(*x); }
__global__ void parts(int* x) { *x = part(*x); }
__global__ void pointer(int* x) { int (*f[2])(int) = {pick, part}; *x = f[*x](3); }
template <bool B> __global__ void either(int* x) { if constexpr (B) *x = other(x); else *x = 3; }
template <class T> __global__ void grids(T* x) { *x = 4; asm volatile("; mov.u32 as a comment"); }
__global__ void lane(unsigned* x) { asm volatile("// PTX\\n\\tmov.u32 %0, %%laneid;" : "=v"(*x)); }
template <class T> __global__ void __launch_bounds__(64) setup(curandStateMRG32k3a* s, T x) { if (x) { grids<float>(s); } }
template __global__ void setup<int>(curandStateMRG32k3a* s, int x);
void launch(int* x) {
  either<true><<<1, 1>>>(x);
  setup<int><<<1, 64>>>(nullptr, 3);
  either<false><<<1, 1>>>(x);
  grids<<<own::grid(own::tile<2>(3)), 64, 0, own::stream()>>>(x);
  const double* seen = own::seen(x);
  grids<<<1, own::threads>>>(const_cast<double*>(seen) + 1);
}
"""


@pytest.mark.parametrize("opt", [pytest.param("-O0", marks=pytest.mark.soak), "-O3"])
def test_a_kernel_loads_if_it_reaches_nothing_that_is_left_out(node, opt):
    """NVIDIA's assembly and CUTLASS in functions refuse the kernels that call them, with the place, and no other kernel."""
    text = REACHED.replace("constexpr int later(int x) { return cutlass::get<0>(x); }\n", "\n")
    module, rank = node.load(text, name="k.cu", opt=opt), node.ranks[0]
    values = {"either<false>": 3, "grids<int>": 4, **({"two": 5} if opt == "-O3" else {})}
    assert len(module.kernels) == len({*values, "grids<double>"}) and module["grids<double>"]
    for name, value in values.items():
        x = rank.zeros(1, dtype=torch.int32)
        rank.launch(module[name], 1, 1, x)
        assert int(x.to_torch()[0]) == value, name
    cutlass = "cutlass:: is a library of CUDA's"
    for name, cause in (("any", rf"6:\d+: error: {cutlass}"), ("parts", rf"11:\d+: error: {cutlass}"),
                        ("pointer", rf"6:\d+: error: {cutlass}"),
                        ("lane", r"23:\d+: error: inline assembly of NVIDIA GPUs \(PTX's mov\)"),
                        ("setup", r"24:\d+: error: curandStateMRG32k3a is CUDA's"),
                        ("either<true>", r"3:\d+: error: inline assembly of NVIDIA GPUs \(PTX's ld\)")):
        with pytest.raises(KeyError, match=rf"Kernel {name} is refused: k\.cu:{cause}"):
            module[name]
    with pytest.raises(CompileError, match=r"k\.cu:16:\d+: error: cutlass:: is a library"):  # its value may choose code
        node.load(REACHED, name="k.cu", opt=opt)


@pytest.mark.parametrize("text, cause", [
    ("#define FAST\n#undef FAST\n#ifdef FAST\n__global__ void k(int* x) { *x = 1; }\n#endif\n", "`#ifdef FAST` leaves out k: give"),
    ("#if SM > 90\n#else\n__global__ void k(int* x) { *x = 1; }\n#endif\n", ""),
    ("#ifdef A\n#else\n#if B > 1\n__global__ void k() {}\n#endif\n#endif\n", "`#if B > 1` leaves out k"),
    ("template <class T> __global__ void k(T* x) {}\n", "No launch that could be read chooses template arguments of k")])
def test_a_file_without_kernels_says_why(text, cause):
    module = a2a.compile(f"#include <hip/hip_runtime.h>\n{text}", name="k.hip")
    assert bool(module.kernels) != bool(cause) and (f"k.hip: warning: no kernel. {cause}" in module.warnings) == bool(cause)
    if cause:
        with pytest.raises(CompileError, match=rf"^k\.cu: error: no kernel\. {cause}"):
            a2a.compile(f"#include <cuda_runtime.h>\n{text}", name="k.cu")


HABITS = """#include <functional>
#include <curand_kernel.h>
#include <cub/cub.cuh>
struct Twice : std::unary_function<int, int> { __device__ int operator()(int x) const { return 2 * x; } };
struct Before { int all; __device__ int operator()(int sum) { const int old = all; all += sum; return old; } };
__global__ void k(const int* x, int* out, half* h, const __grid_constant__ int n, curandState_t* unused, _Bool = false) {
  typedef mine::cub::BlockScan<int, 64> Scan;
  __shared__ typename Scan::TempStorage room;
  Before before{100};
  for (int i = threadIdx.x; i < n; i += 64) {
    Scan(room).InclusiveSum(x[i], out[i], before);
    __syncthreads();
  }
  Before other{7};
  Scan(room).ExclusiveSum(x[threadIdx.x], out[n + threadIdx.x], other);
  __half_raw raw;
  raw.x = 0x3c00;
  if (threadIdx.x == 0) *h = __hadd(raw, (half)Twice()(1));
}
#if !defined(__CUDA__) || !defined(__CUDACC__)
#error "not clang's CUDA"
#endif
"""


def test_habits_of_cuda_sources(node, tmp_path):
    """A CUB of the project's own, in its namespace, whose file is NVIDIA's assembly; a prefix over tiles; names of C++14."""
    (tmp_path / "cub").mkdir()
    (tmp_path / "cub" / "cub.cuh").write_text('__device__ void f(int* p) { asm("" :: "l"(p)); }\n#error "not read"\n')
    source = tmp_path / "k.cu"
    source.write_text("#define CUB_NS_PREFIX namespace mine {\n#define CUB_NS_POSTFIX }\n" + HABITS)
    module, rank = node.load(source, include_dirs=[tmp_path]), node.ranks[0]
    x = a2a.Draw(3).integers(-9, 9, 192, dtype=torch.int32)
    out, h = rank.zeros(256, dtype=torch.int32), rank.zeros(1, dtype=torch.float16)
    rank.launch(module["k"], 1, 64, rank.from_torch(x), out, h, 192, out, False)
    left = x[:64].cumsum(0) - x[:64] + 7
    assert torch.equal(out.to_torch(), torch.cat([x.cumsum(0) + 100, left]).int()) and float(h.to_torch()[0]) == 3


RANDOM = """#include <cuda_runtime.h>
#include <curand_kernel.h>
#include <thrust/complex.h>
#include <cuda/std/limits>
template <class S> __global__ void draws(const unsigned long long* in, unsigned* out, double* real) {
  S s;
  curand_init(in[0], in[1], in[2], &s);
  out[0] = curand(&s), out[1] = curand(&s);
  real[0] = curand_uniform(&s), real[1] = curand_uniform_double(&s), real[2] = curand_normal(&s), real[3] = curand_normal(&s);
}
template __global__ void draws<curandState>(const unsigned long long*, unsigned*, double*);
template __global__ void draws<curandStatePhilox4_32_10_t>(const unsigned long long*, unsigned*, double*);
__device__ thrust::pair<int, float> both(int a) { return {a, 2.f * a}; }
__global__ void pairs(float* x) {
  auto p = both(x[0]);
  p = thrust::make_pair(p.first + 1, p.second);
  thrust::complex<float> c(p.first, p.second);
  c *= c;
  x[0] = c.real(), x[1] = c.imag(), x[2] = cuda::std::numeric_limits<char>::max(), x[3] = thrust::get<1>(thrust::make_tuple(1, 5.f));
}
"""
# cuRAND 10.3.10's numbers, whole and real, for this seed, subsequence and offset.
START = [[(1 << 40) + 7, 1 << 33, (1 << 35) + 9]]
DRAWN = {"Xorwow": ([1939017272, 2943811331], [0.13657152652740479, 0.59927816423554781, -1.692211, -0.8727434]),
         "Philox": ([1295002348, 1535456348], [0.90376269817352295, 0.07616764516569674, 0.4270607, -1.233875])}


def test_random_numbers_are_curands_and_pairs_thrusts(node):
    module, rank = node.load(RANDOM, name="k.cu"), node.ranks[0]
    assert module.module.warnings == "k.cu: warning: compiled as CUDA, with warps of 32 lanes"  # the part that is here is enough
    for name, (whole, reals) in DRAWN.items():
        out, real = rank.zeros(2, dtype=torch.int32), rank.zeros(4, dtype=torch.float64)
        rank.launch(module[f"draws<a2a::random::{name}>"], 1, 1, rank.from_torch(torch.tensor(START)), out, real)
        assert (out.to_torch().long() & 0xffffffff).tolist() == whole and real.to_torch()[:2].tolist() == reals[:2], name
        torch.testing.assert_close(real.to_torch(), torch.tensor(reals, dtype=torch.float64), rtol=1e-6, atol=1e-6)
    x = rank.from_torch(torch.tensor([3.0, 0, 0, 0]))
    rank.launch(module["pairs"], 1, 1, x)
    assert x.to_torch().tolist() == [4 * 4 - 6 * 6, 2 * 4 * 6, 127, 5]
    read = cache.read(a2a.compile(RANDOM, name="k.cu").key)["missed"]  # another text of these headers is another kernel
    assert {"hip_curand.h", "hip_thrust.h"} <= {Path(file).name for file in read}


def test_names_that_a_build_defines_and_headers_named_as_the_systems(node, tmp_path):
    """All kernels under one name: it is 1, unless its value is used. <string.h> stays the C library's; "string.h" is the project's."""
    (tmp_path / "string.h").write_text("#pragma once\n#include <map>\n#include <string>\ninline constexpr int seven = 7;\n")
    text = """#include <string.h>
    #include "string.h"
    #if defined(WITH_CUDA)  // a build's
    #include <cuda_runtime.h>
    #ifdef FAST
    __global__ void k(int* x) { *x = seven; }  // WITH_CUDA
    #endif
    int main() { k<<<1, 1>>>(nullptr); return strlen("x"); }
    #endif\n"""
    (tmp_path / "k.cu").write_text(text)
    module = a2a.compile(tmp_path / "k.cu")
    assert all(f"compiled with {name} = 1, a guess, without" in module.warnings for name in ("FAST", "WITH_CUDA"))
    x = node.ranks[0].zeros(1, dtype=torch.int32)
    node.ranks[0].launch(node.load(module)["k"], 1, 1, x)
    assert int(x.to_torch()[0]) == 7
    for used in ("#define N FAST\n", "#if FAST == 2\n#endif\n"):
        assert left_out.assumed(text.replace("    int main", used + "    int main"), (), {}) == ["WITH_CUDA"]
    (tmp_path / "k.cu").write_text(text.replace("seven;", "seven + FAST;"))
    with pytest.raises(CompileError, match=r"no kernel\. `#ifdef FAST` leaves out k: .*\(-D NAME=VALUE\)"):
        node.load(tmp_path / "k.cu")
    assert "FAST" not in node.load(tmp_path / "k.cu", defines={"FAST": 2}).module.warnings


def test_headers_that_include_each_other_from_above_end(tmp_path):
    for folder, other in (("a", "b"), ("b", "a")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "h.h").write_text(f'#pragma once\n#include "../{other}/h.h"\n')
    assert len(includes.all_included(b'#include "a/h.h"\n', str(tmp_path), [])) == 2
