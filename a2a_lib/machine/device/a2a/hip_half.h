// Half precision, the machine's own type, and bfloat16, for the simulator; ROCm and CUDA have their own.
#pragma once

typedef _Float16 __half;
typedef _Float16 half;
#define A2A_HALF(result, name, parameters, value) \
  __host__ __device__ __forceinline__ result name parameters { return value; }
struct alignas(4) __half2 {
  typedef _Float16 Both __attribute__((ext_vector_type(2)));
  union { Both data; struct { __half x, y; }; };
  __half2() = default;
  __host__ __device__ __forceinline__ __half2(Both both) : data(both) {}
  __host__ __device__ __forceinline__ __half2(__half x, __half y) : data{x, y} {}
  __host__ __device__ __forceinline__ operator Both() const { return data; }
};
typedef __half2 half2;
#define A2A_HALF_OPERATOR(op)                                                      \
  A2A_HALF(__half2, operator op, (__half2 a, __half2 b), a.data op b.data)    \
  __host__ __device__ __forceinline__ __half2& operator op##=(__half2& a, __half2 b) { return a = a op b; }
A2A_HALF_OPERATOR(+)
A2A_HALF_OPERATOR(-)
A2A_HALF_OPERATOR(*)
A2A_HALF_OPERATOR(/)
#undef A2A_HALF_OPERATOR
A2A_HALF(__half2, operator-, (__half2 a), -a.data)
A2A_HALF(bool, operator==, (__half2 a, __half2 b), a.x == b.x && a.y == b.y)
A2A_HALF(bool, operator!=, (__half2 a, __half2 b), a.x != b.x || a.y != b.y)
A2A_HALF(float, __half2float, (__half a), a)
A2A_HALF(__half, __float2half, (float a), (__half)a)
A2A_HALF(__half, __float2half_rn, (float a), (__half)a)
A2A_HALF(__half, __double2half, (double a), (__half)a)
A2A_HALF(int, __half2int_rz, (__half a), (int)a)
A2A_HALF(int, __half2int_rn, (__half a), (int)__builtin_rintf(a))
A2A_HALF(__half, __int2half_rn, (int a), (__half)a)
A2A_HALF(__half, __hadd, (__half a, __half b), a + b)
A2A_HALF(__half, __hsub, (__half a, __half b), a - b)
A2A_HALF(__half, __hmul, (__half a, __half b), a * b)
A2A_HALF(__half, __hdiv, (__half a, __half b), a / b)
A2A_HALF(__half, __hneg, (__half a), -a)
A2A_HALF(__half, __habs, (__half a), __builtin_fabsf16(a))
A2A_HALF(__half, __hfma, (__half a, __half b, __half c), __builtin_fmaf16(a, b, c))
A2A_HALF(__half, __hmax, (__half a, __half b), __builtin_fmaxf16(a, b))
A2A_HALF(__half, __hmin, (__half a, __half b), __builtin_fminf16(a, b))
A2A_HALF(bool, __heq, (__half a, __half b), a == b)
A2A_HALF(bool, __hne, (__half a, __half b), a != b)
A2A_HALF(bool, __hlt, (__half a, __half b), a < b)
A2A_HALF(bool, __hle, (__half a, __half b), a <= b)
A2A_HALF(bool, __hgt, (__half a, __half b), a > b)
A2A_HALF(bool, __hge, (__half a, __half b), a >= b)
A2A_HALF(bool, __hisnan, (__half a), a != a)
A2A_HALF(__half, hsqrt, (__half a), (__half)__builtin_sqrtf(a))
A2A_HALF(__half, hexp, (__half a), (__half)__builtin_expf(a))
A2A_HALF(__half, hlog, (__half a), (__half)__builtin_logf(a))
A2A_HALF(__half, hrcp, (__half a), (__half)(1.0f / (float)a))
A2A_HALF(__half2, __halves2half2, (__half a, __half b), (__half2{a, b}))
A2A_HALF(__half2, make_half2, (__half a, __half b), (__half2{a, b}))
A2A_HALF(__half2, __half2half2, (__half a), (__half2{a, a}))
A2A_HALF(__half2, __float2half2_rn, (float a), (__half2{(__half)a, (__half)a}))
A2A_HALF(__half2, __floats2half2_rn, (float a, float b), (__half2{(__half)a, (__half)b}))
A2A_HALF(__half2, __float22half2_rn, (float2 a), (__half2{(__half)a.x, (__half)a.y}))
A2A_HALF(float2, __half22float2, (__half2 a), (float2{(float)a.x, (float)a.y}))
A2A_HALF(__half, __low2half, (__half2 a), a.x)
A2A_HALF(__half, __high2half, (__half2 a), a.y)
A2A_HALF(float, __low2float, (__half2 a), a.x)
A2A_HALF(float, __high2float, (__half2 a), a.y)
A2A_HALF(__half2, __hadd2, (__half2 a, __half2 b), a + b)
A2A_HALF(__half2, __hsub2, (__half2 a, __half2 b), a - b)
A2A_HALF(__half2, __hmul2, (__half2 a, __half2 b), a * b)
A2A_HALF(__half2, __h2div, (__half2 a, __half2 b), a / b)
A2A_HALF(__half2, __hneg2, (__half2 a), -a)
A2A_HALF(__half2, __hfma2, (__half2 a, __half2 b, __half2 c), __builtin_elementwise_fma(a.data, b.data, c.data))
A2A_HALF(__half2, __hmax2, (__half2 a, __half2 b), __builtin_elementwise_max(a.data, b.data))
A2A_HALF(__half2, __hmin2, (__half2 a, __half2 b), __builtin_elementwise_min(a.data, b.data))

// ---- bfloat16
typedef __bf16 __hip_bfloat16;
typedef __bf16 hip_bfloat16;
struct alignas(4) __hip_bfloat162 {
  __hip_bfloat16 x, y;
  __hip_bfloat162() = default;
  __host__ __device__ constexpr __hip_bfloat162(__hip_bfloat16 x, __hip_bfloat16 y) : x(x), y(y) {}
};
A2A_HALF(__half2, __low2half2, (__half2 a), (__half2{a.x, a.x}))
A2A_HALF(__half2, __high2half2, (__half2 a), (__half2{a.y, a.y}))
A2A_HALF(__half2, __lowhigh2highlow, (__half2 a), (__half2{a.y, a.x}))
A2A_HALF(__half2, __lows2half2, (__half2 a, __half2 b), (__half2{a.x, b.x}))
A2A_HALF(__half2, __highs2half2, (__half2 a, __half2 b), (__half2{a.y, b.y}))
A2A_HALF(short, __half_as_short, (__half a), __builtin_bit_cast(short, a))
A2A_HALF(unsigned short, __half_as_ushort, (__half a), __builtin_bit_cast(unsigned short, a))
A2A_HALF(__half, __short_as_half, (short a), __builtin_bit_cast(__half, a))
A2A_HALF(__half, __ushort_as_half, (unsigned short a), __builtin_bit_cast(__half, a))
A2A_HALF(__half, __float2half_rz, (float a), (__half)__builtin_amdgcn_cvt_pkrtz(a, 0.0f)[0])
A2A_HALF(unsigned, __half2uint_rz, (__half a), (unsigned)a)
A2A_HALF(short, __half2short_rn, (__half a), (short)__builtin_rintf(a))
A2A_HALF(unsigned short, __half2ushort_rn, (__half a), (unsigned short)__builtin_rintf(a))
A2A_HALF(__half, __uint2half_rn, (unsigned a), (__half)a)
A2A_HALF(__half, __short2half_rn, (short a), (__half)a)
A2A_HALF(__half, __ushort2half_rn, (unsigned short a), (__half)a)
A2A_HALF(bool, __hisinf, (__half a), __builtin_isinf((float)a))
A2A_HALF(__half, hrsqrt, (__half a), (__half)(1.0f / __builtin_sqrtf(a)))
A2A_HALF(__half, hexp2, (__half a), (__half)__builtin_exp2f(a))
A2A_HALF(__half, hexp10, (__half a), (__half)exp10f(a))
A2A_HALF(__half, hlog2, (__half a), (__half)log2f(a))
A2A_HALF(__half, hlog10, (__half a), (__half)log10f(a))
A2A_HALF(__half, hsin, (__half a), (__half)sinf(a))
A2A_HALF(__half, hcos, (__half a), (__half)cosf(a))
A2A_HALF(__half, hceil, (__half a), (__half)__builtin_ceilf(a))
A2A_HALF(__half, hfloor, (__half a), (__half)__builtin_floorf(a))
A2A_HALF(__half, htrunc, (__half a), (__half)__builtin_truncf(a))
A2A_HALF(__half, hrint, (__half a), (__half)__builtin_rintf(a))
#define A2A_COMPARE(name, op)                                                           \
  A2A_HALF(__half2, __h##name##2, (__half2 a, __half2 b), (__half2{(__half)(a.x op b.x), (__half)(a.y op b.y)})) \
  A2A_HALF(bool, __hb##name##2, (__half2 a, __half2 b), a.x op b.x&& a.y op b.y)
A2A_COMPARE(eq, ==)
A2A_COMPARE(ne, !=)
A2A_COMPARE(lt, <)
A2A_COMPARE(le, <=)
A2A_COMPARE(gt, >)
A2A_COMPARE(ge, >=)
#undef A2A_COMPARE
A2A_HALF(float, __bfloat162float, (__hip_bfloat16 a), (float)a)
A2A_HALF(__hip_bfloat16, __float2bfloat16, (float a), (__hip_bfloat16)a)
A2A_HALF(__hip_bfloat16, __float2bfloat16_rn, (float a), (__hip_bfloat16)a)
A2A_HALF(__hip_bfloat16, __double2bfloat16, (double a), (__hip_bfloat16)(float)a)
A2A_HALF(__hip_bfloat16, __hadd, (__hip_bfloat16 a, __hip_bfloat16 b), (__hip_bfloat16)((float)a + (float)b))
A2A_HALF(__hip_bfloat16, __hsub, (__hip_bfloat16 a, __hip_bfloat16 b), (__hip_bfloat16)((float)a - (float)b))
A2A_HALF(__hip_bfloat16, __hmul, (__hip_bfloat16 a, __hip_bfloat16 b), (__hip_bfloat16)((float)a * (float)b))
A2A_HALF(__hip_bfloat16, __hdiv, (__hip_bfloat16 a, __hip_bfloat16 b), (__hip_bfloat16)((float)a / (float)b))
A2A_HALF(__hip_bfloat16, __hfma, (__hip_bfloat16 a, __hip_bfloat16 b, __hip_bfloat16 c),
         (__hip_bfloat16)__builtin_fmaf(a, b, c))
A2A_HALF(__hip_bfloat16, __hneg, (__hip_bfloat16 a), (__hip_bfloat16)-(float)a)
A2A_HALF(__hip_bfloat16, __habs, (__hip_bfloat16 a), (__hip_bfloat16)__builtin_fabsf(a))
A2A_HALF(__hip_bfloat16, __hmax, (__hip_bfloat16 a, __hip_bfloat16 b), (__hip_bfloat16)__builtin_fmaxf(a, b))
A2A_HALF(__hip_bfloat16, __hmin, (__hip_bfloat16 a, __hip_bfloat16 b), (__hip_bfloat16)__builtin_fminf(a, b))
A2A_HALF(bool, __hlt, (__hip_bfloat16 a, __hip_bfloat16 b), (float)a < (float)b)
A2A_HALF(bool, __hgt, (__hip_bfloat16 a, __hip_bfloat16 b), (float)a > (float)b)
A2A_HALF(bool, __heq, (__hip_bfloat16 a, __hip_bfloat16 b), (float)a == (float)b)
A2A_HALF(unsigned short, __bfloat16_as_ushort, (__hip_bfloat16 a), __builtin_bit_cast(unsigned short, a))
A2A_HALF(__hip_bfloat16, __ushort_as_bfloat16, (unsigned short a), __builtin_bit_cast(__hip_bfloat16, a))
A2A_HALF(__hip_bfloat162, __halves2bfloat162, (__hip_bfloat16 a, __hip_bfloat16 b), (__hip_bfloat162{a, b}))
A2A_HALF(__hip_bfloat162, __float22bfloat162_rn, (float2 a),
         (__hip_bfloat162{(__hip_bfloat16)a.x, (__hip_bfloat16)a.y}))
A2A_HALF(float2, __bfloat1622float2, (__hip_bfloat162 a), (float2{(float)a.x, (float)a.y}))
A2A_HALF(float, __low2float, (__hip_bfloat162 a), (float)a.x)
A2A_HALF(float, __high2float, (__hip_bfloat162 a), (float)a.y)
#undef A2A_HALF

// Two at once, each of them atomically: memory of a GPU, not LDS.
__device__ __forceinline__ __half2 unsafeAtomicAdd(__half2* address, __half2 value) {
  return __builtin_amdgcn_global_atomic_fadd_v2f16((__attribute__((address_space(1))) __half2::Both*)address, value.data);
}
__device__ __forceinline__ __half2 atomicAdd(__half2* address, __half2 value) { return unsafeAtomicAdd(address, value); }
