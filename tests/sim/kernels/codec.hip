// In the style of quantised all-reduces: template kernels over codecs, buffer instructions, MODE by s_setreg.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>

#include <endian.h>
#include <optional>
#include <stdexcept>
#include <vector>

#define DEVICE __device__ __forceinline__
#define HIP_CHECK(call)                                                          \
  do {                                                                           \
    const hipError_t e_ = (call);                                                \
    if (e_ != hipSuccess) {                                                      \
      std::printf("%s at %s:%d\n", hipGetErrorString(e_), __FILE__, __LINE__);   \
      throw std::runtime_error("HIP");                                           \
    }                                                                            \
  } while (0)

using words = __attribute__((__vector_size__(4 * sizeof(int)))) int;
static dim3 constexpr kBlock = {64, 4, 1};
static int constexpr kStreaming = 2;  // cache policy: nt

union Resource {
  DEVICE constexpr Resource(void* p, uint32_t bytes) : address(p), range(bytes), config(0x00020000u) {}
  words descriptor;
  struct {
    void* address;
    uint32_t range, config;
  };
};
DEVICE static words load16(words resource, int32_t at, int32_t base, int32_t policy) __asm("llvm.amdgcn.raw.buffer.load.v4i32");
DEVICE static void store16(words data, words resource, int32_t at, int32_t base,
                           int32_t policy) __asm("llvm.amdgcn.raw.buffer.store.v4i32");

template <bool on> DEVICE void saturating() {
  if (on) asm volatile("s_setreg_imm32_b32 0xdc1, 1;" ::);
  else asm volatile("s_setreg_imm32_b32 0xdc1, 0;" ::);
}
struct Plain {
  DEVICE static words through(words w) { return w; }
};
struct Float8 {  // each f16 to fp8 and back, saturating
  DEVICE static words through(words w) {
    saturating<true>();
    for (int i = 0; i < 4; ++i) {
      const float2 v = __half22float2(__builtin_bit_cast(half2, (int)w[i]));
      const int q = __builtin_amdgcn_cvt_pk_fp8_f32(v.x, v.y, 0, 0);
      const auto f = __builtin_amdgcn_cvt_pk_f32_fp8(q, 0);
      int r;
      asm volatile("v_cvt_pkrtz_f16_f32 %0, %1, %2" : "=v"(r) : "v"(f[0]), "v"(f[1]));
      w[i] = r;
    }
    saturating<false>();
    return w;
  }
};
template <class Codec> __global__ __launch_bounds__(256, 4) static void twice(half* a, half* b, uint32_t n) {
  const int thread = threadIdx.x + threadIdx.y * 64, at = (blockIdx.x * 256 + thread) * 16;
  Resource in(a, n * sizeof(half)), out(b, n * sizeof(half));
  words w = Codec::through(load16(in.descriptor, at, 0, kStreaming));
  for (int i = 0; i < 4; ++i) {
    int r;
    asm volatile("v_pk_add_f16 %0, %1, %2" : "=v"(r) : "v"((int)w[i]), "v"((int)w[i]));
    w[i] = r;
  }
  store16(w, out.descriptor, at, 0, 0);
}

void run(half* a, half* b, uint32_t n, int level, hipStream_t stream, std::optional<int64_t> most = std::nullopt) {
  std::vector<hipIpcMemHandle_t> handles(8);
  uint8_t* buffer = nullptr;
  HIP_CHECK(hipExtMallocWithFlags((void**)&buffer, 1 << 20, hipDeviceMallocUncached));
  HIP_CHECK(hipIpcGetMemHandle(&handles[htole32(0)], buffer));
  const uint32_t blocks = min(304u, (n + 2047) / 2048);
  if (level) hipLaunchKernelGGL((twice<Float8>), dim3(blocks), dim3(kBlock), 0, stream, a, b, n);
  else twice<Plain><<<blocks, kBlock, 0, stream>>>(a, b, n);
  HIP_CHECK(hipGetLastError());
}
