// An ordinary HIP file: ROCm's headers, names and idioms, nothing of the course.
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <assert.h>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <limits>

enum Colour { Red = 3 };
struct Pair { int a; float b; };

extern "C" __global__ void prints(const char* text, int n) {
  if (threadIdx.x % 32 == 5)
    printf("%d %i %u %x %X %o|%5d|%-5d|%05d|%+d|%c|%%|%s|%.3s\n", -7, Red, 7u, 255, 255u, 8, 42, 42, 42, 42, 'z', text, text);
  if (threadIdx.x == 0 && blockIdx.x == 1) {
    printf("%lld %llu %lx %hhd %hu %zu %p\n", -5000000000ll, 1ull << 63, 1ul << 40, 300, 70000, sizeof(Pair), (void*)4096);
    printf("%f %.2f %10.3e %g %s %*d %.*f\n", 1.5f, 2.25, 12345.678, 0.1f, (const char*)nullptr, 4, 7, 1, 3.14159);
    printf("%d %s %f\n", 1.5, 3, 2);
    printf("%d %d", 1);
    printf("half %.1f, %d%d\n", __half2float(__float2half(0.5f)), true, (short)-1);
    printf("two\nlines\n");
  }
}
extern "C" __global__ void prints_much(int n) {
  for (int i = 0; i < n; ++i) printf("thread %d prints line %d of a text that nobody will read to its end\n", threadIdx.x, i);
}
extern "C" __global__ void asserts(const int* x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  assert(x[i] < n && "small");
}
extern "C" __global__ void limits_and_classes(double* out, float nan, float inf) {
  const double of[] = {FLT_MAX, FLT_EPSILON, DBL_MAX, INT_MAX, (double)LLONG_MIN, std::numeric_limits<float>::lowest(),
                       std::numeric_limits<int>::min(), (double)std::numeric_limits<uint64_t>::max(), INFINITY,
                       double(isnan(nan)), double(isinf(inf)), double(isfinite(inf)), double(isnan(NAN)),
                       double(signbit(-1.0f)), std::numeric_limits<double>::infinity()};
  for (int k = 0; k < (int)(sizeof of / 8); ++k) out[k] = of[k];
}
extern "C" __global__ void vectors(float4* out, const float4* x, int2* pairs, double3 d) {
  const int i = threadIdx.x;
  float4 v = x[i] * 2.0f + make_float4(1, 2, 3, 4);
  v += x[i];
  v.w = float(d.x + d.y + d.z);
  out[i] = v;
  atomicAdd(&pairs[0].y, 1);
  const uchar4 bytes = make_uchar4(1, 2, 3, 250);
  static_assert(sizeof(float3) == 12 && alignof(float4) == 16 && sizeof(uchar4) == 4 && sizeof(double2) == 16);
  if (i == 0) pairs[0].x = bytes.w + __ldg(&pairs[1].x) + int3{1, 2, 3}.z;
}
extern "C" __global__ void halves(float* out, const __half* x, const __hip_bfloat16* b) {
  const int i = threadIdx.x;
  half2 pair = __halves2half2(x[i], __float2half(2.0f));
  pair = __hfma2(pair, __float2half2_rn(3.0f), __hadd2(pair, pair));
  const float2 f = __half22float2(pair);
  out[i] = f.x + __high2float(pair) + __bfloat162float(b[i]) + (__hgt(x[i], __float2half(0.5f)) ? 100.0f : 0.0f);
}
