// What collections of samples show of the language: templates, function pointers, 16-bit floats, classes, lambdas, divisions.
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>
#include <utility>

#if !defined(__HIP_DEVICE_COMPILE__) || !defined(__HIP_PLATFORM_AMD__) || !defined(__HIPCC__)
#error "one of HIP's own macros is missing"
#endif

enum class Operation : int { add, multiply, divide };
using Function = float (*)(float, float);
__device__ float add(float a, float b) { return a + b; }
__device__ float multiply(float a, float b) { return a * b; }
__device__ float divide(float a, float b) { return a / b; }
__device__ Function table[] = {add, multiply, divide};

struct Shape {
  __device__ virtual float area() const = 0;
};
struct Square : Shape {
  float side;
  __device__ Square(float s) : side(s) {}
  __device__ float area() const override { return side * side; }
};
struct Circle : Shape {
  float radius;
  __device__ Circle(float r) : radius(r) {}
  __device__ float area() const override { return 3.0f * radius * radius; }
};

template <class T, class Op> __device__ T fold(const T* values, int n, T start, Op op) {
  for (int i = 0; i < n; ++i) start = op(start, values[i]);
  return start;
}
template <class T> __device__ std::enable_if_t<std::is_integral<T>::value, T> half_of(T x) { return x >> 1; }
template <class T> __device__ std::enable_if_t<std::is_floating_point<T>::value, T> half_of(T x) { return x * T(0.5); }
template <class First, class... Rest> __device__ float sum_all(First first, Rest... rest) {
  if constexpr (sizeof...(rest) == 0) return float(first);
  else return float(first) + sum_all(rest...);
}

extern "C" {
__global__ void through_pointers(const float* a, const float* b, const int* which, float* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Function f = table[which[i]];
  out[i] = f(a[i], b[i]);
  switch (static_cast<Operation>(which[i])) {
    case Operation::add: out[n + i] = 1; break;
    case Operation::multiply: out[n + i] = 2; break;
    default: out[n + i] = 3;
  }
}

__global__ void shapes(const float* sizes, float* out) {
  const int i = threadIdx.x;
  Square square(sizes[i]);
  Circle circle(sizes[i]);
  const Shape* of = i % 2 ? static_cast<const Shape*>(&square) : &circle;
  out[i] = of->area();
}

__global__ void lambdas(const int* in, int* out, float* halves, int n) {
  const int i = threadIdx.x;
  const int offset = 3;
  auto more = [=](int a, int b) { return a + b * offset; };
  out[i] = fold(in + i * n, n, 1, more);
  out[64 + i] = fold(in + i * n, n, in[i * n], [](int a, int b) { return max(a, b); });
  halves[i] = half_of(in[i]) + half_of((float)in[i]) + sum_all(1, 2.5f, i, (short)4);
  int a = i, b = 2 * i;
  std::swap(a, b);
  out[128 + i] = a * 1000 + b;
}

__global__ void half_saxpy(__half* y, const __half* x, const __half a, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  __half2* y2 = reinterpret_cast<__half2*>(y);
  const __half2* x2 = reinterpret_cast<const __half2*>(x);
  if (i < n / 2) y2[i] = __hfma2(__half2half2(a), x2[i], y2[i]);
}

__global__ void bfloat_dot(const __hip_bfloat16* a, const __hip_bfloat16* b, float* out, __hip_bfloat16* product, int n) {
  float sum = 0;
  for (int i = threadIdx.x; i < n; i += warpSize) {
    sum += __bfloat162float(a[i]) * __bfloat162float(b[i]);
    product[i] = __hmul(a[i], b[i]);
  }
  for (int mask = 32; mask; mask >>= 1) sum += __shfl_xor(sum, mask);
  if (threadIdx.x == 0) *out = sum;
}

__global__ void half_shuffles(const __half* in, __half* out, const short* s, short* t) {
  out[threadIdx.x] = __shfl_xor(in[threadIdx.x], 1);
  t[threadIdx.x] = __shfl(s[threadIdx.x], 63 - threadIdx.x);
}

__global__ void half2_sums(__half2* sums, const __half2* in) { atomicAdd(&sums[threadIdx.x % 4], in[threadIdx.x]); }

__global__ void by_value(std::array<int, 4> few, int* out) {
  int sum = 0;
  for (int v : few) sum += std::max(v, 2);
  out[threadIdx.x] = sum * few[threadIdx.x % few.size()];
}

__global__ void mixed_numbers(const int* in, float* out, unsigned long long* whole) {
  const int i = threadIdx.x;
  out[i] = max(in[i], 2.5f) + min(0.5, (float)in[i]) + fmaxf(fabsf((float)in[i]), 1.0f);
  out[64 + i] = __fdividef(1.0f, 4.0f) + rsqrtf(4.0f) + norm3df(2.0f, 3.0f, 6.0f) + __saturatef((float)in[i]);
  whole[i] = max((unsigned long long)in[i] + 7, 9ull) + __double2ull_rz(2.9) + (unsigned)__float2int_ru(1.1f);
  float whole_part;
  out[128 + i] = modff(in[i] * 0.25f, &whole_part) + 100 * whole_part + ldexpf(1.0f, in[i] & 3) + float(abs(in[i]));
}

__global__ void local_memory(int* out, int n) {
  int stack[64];
  for (int k = 0; k < n; ++k) stack[(k * 7 + threadIdx.x) % 64] = k * (threadIdx.x + 1);
  int sum = 0;
  for (int k = 0; k < n; ++k) sum += stack[(k * 5) % 64] * (k + 1);
  out[threadIdx.x] = sum;
}
}

// Divisions, which clang expands.
#define DIVIDE(bits)                                                                                                  \
  extern "C" __global__ void divide_i##bits(int##bits##_t* out, const int##bits##_t* a, const int##bits##_t* b, int n) { \
    const int i = blockIdx.x * blockDim.x + threadIdx.x;                                                              \
    typedef uint##bits##_t U;                                                                                         \
    if (i >= n) return;                                                                                               \
    out[i] = a[i] / b[i], out[n + i] = a[i] % b[i], out[2 * n + i] = U(a[i]) / U(b[i]), out[3 * n + i] = U(a[i]) % U(b[i]); \
    out[4 * n + i] = a[i] / 7, out[5 * n + i] = a[i] % 1000, out[6 * n + i] = U(a[i]) / 10u, out[7 * n + i] = a[i] / 16; \
  }
DIVIDE(32)
DIVIDE(64)
extern "C" __global__ void divide_f32(float* q, const float* a, const float* b) { q[threadIdx.x] = a[threadIdx.x] / b[threadIdx.x]; }
extern "C" __global__ void divide_f64(double* q, const double* a, const double* b) { q[threadIdx.x] = a[threadIdx.x] / b[threadIdx.x]; }

// A pointer to memory, LDS or scratch, lane by lane.
__device__ __noinline__ int load_any(const int* p) { return *p; }
extern "C" __global__ void generic_pointers(int* out, const int* from) {
  __shared__ int shared[64];
  int own[4];
  const int i = threadIdx.x;
  shared[i] = i * 100;
  for (int k = 0; k < 4; ++k) own[k] = i + k * 1000;
  __syncthreads();
  out[i] = load_any(i % 3 == 0 ? &from[i] : i % 3 == 1 ? &shared[63 - i] : &own[i % 4]);
}
