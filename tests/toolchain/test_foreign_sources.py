"""Sources as other projects write them: C++20, HIP's host names, their habits of including. What cannot be read is refused
with its cause."""
from pathlib import Path

import pytest

import a2a_lib as a2a
from a2a_lib import CompileError
from a2a_lib.course.magic import UsageError, compile_cell
from a2a_lib.machine.toolchain import standard

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


def test_device_code_before_any_include():
    before = "__device__ int seven() { return 7; }\n__host__ __device__ int eight() { return 8; }\n"
    assert a2a.compile(before + HIP + "__global__ void k(int* x) { *x = seven() + eight(); }\n").kernels


def test_a_byte_order_mark(tmp_path):
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


def test_the_cell_magic_takes_a_standard():
    asks = HIP + "__global__ void k(long* x) { x[0] = __cplusplus; }\n"
    assert "0x31512" in compile_cell("m -std=c++20", asks)[1].asm
    with pytest.raises(UsageError, match=r"%%hip: std 'c\+\+3'"):
        compile_cell("m -std=c++3", asks)


def test_the_course_is_the_same_in_both():
    """So nothing depends on which standard a kernel of the course gets."""
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
    ("#include <atomic>\n__device__ int f(std::atomic<int>* a) { return a->fetch_add(1); }",
     r"k\.hip:4:\d+: error: fetch_add is host code"),
    ("#include <curand_kernel.h>\n__device__ curandState s;", r"k\.hip:4:\d+: error: curandState is CUDA's, and not among its names"),
])
def test_causes_are_named(text, cause):
    with pytest.raises(CompileError, match=cause) as caught:
        a2a.compile(HIP + KERNEL + text + "\n", name="k.hip")
    assert (caught.value.file, caught.value.line) == ("k.hip", 3 + text.startswith("#include <"))
