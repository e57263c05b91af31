// Complex numbers as ROCm names them. Seen by the simulator only.
#pragma once
#include "a2a/hip_rocm.h"

#define A2A_COMPLEX(result, name, parameters, value) \
  __host__ __device__ __forceinline__ result name parameters { return value; }
#define A2A_COMPLEX_OF(C, T, s)                                                                                  \
  typedef T##2 C;                                                                                                \
  A2A_COMPLEX(C, make_##C, (T x, T y), (C{x, y}))                                                                \
  A2A_COMPLEX(T, hipCreal##s, (C z), z.x)                                                                        \
  A2A_COMPLEX(T, hipCimag##s, (C z), z.y)                                                                        \
  A2A_COMPLEX(C, hipConj##s, (C z), (C{z.x, -z.y}))                                                              \
  A2A_COMPLEX(C, hipCadd##s, (C a, C b), (C{a.x + b.x, a.y + b.y}))                                              \
  A2A_COMPLEX(C, hipCsub##s, (C a, C b), (C{a.x - b.x, a.y - b.y}))                                              \
  A2A_COMPLEX(C, hipCmul##s, (C a, C b), (C{a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x}))                      \
  A2A_COMPLEX(C, hipCfma##s, (C a, C b, C c), (C{a.x * b.x - a.y * b.y + c.x, a.x * b.y + a.y * b.x + c.y}))     \
  A2A_COMPLEX(T, hipCsqabs##s, (C z), z.x * z.x + z.y * z.y)                                                     \
  __host__ __device__ inline C hipCdiv##s(C a, C b) {                                                            \
    const T q = b.x * b.x + b.y * b.y;                                                                           \
    return {(a.x * b.x + a.y * b.y) / q, (a.y * b.x - a.x * b.y) / q};                                           \
  }
A2A_COMPLEX_OF(hipFloatComplex, float, f)
A2A_COMPLEX_OF(hipDoubleComplex, double, )
typedef hipFloatComplex hipComplex;
A2A_COMPLEX(hipComplex, make_hipComplex, (float x, float y), (hipComplex{x, y}))
__host__ __device__ inline float hipCabsf(hipFloatComplex z) { return hypotf(z.x, z.y); }
__host__ __device__ inline double hipCabs(hipDoubleComplex z) { return hypot(z.x, z.y); }
#undef A2A_COMPLEX_OF
#undef A2A_COMPLEX
