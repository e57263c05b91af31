// hipBLAS's commonest functions, declared for host code beside kernels: it is parsed and never run. Seen by the simulator only.
#pragma once
#include "a2a/hip_rocm.h"
#ifdef A2A_HOSTED
typedef void* hipblasHandle_t;
typedef enum {
  HIPBLAS_STATUS_SUCCESS, HIPBLAS_STATUS_NOT_INITIALIZED, HIPBLAS_STATUS_ALLOC_FAILED, HIPBLAS_STATUS_INVALID_VALUE,
  HIPBLAS_STATUS_MAPPING_ERROR, HIPBLAS_STATUS_EXECUTION_FAILED, HIPBLAS_STATUS_INTERNAL_ERROR,
  HIPBLAS_STATUS_NOT_SUPPORTED, HIPBLAS_STATUS_ARCH_MISMATCH, HIPBLAS_STATUS_HANDLE_IS_NULLPTR,
  HIPBLAS_STATUS_INVALID_ENUM, HIPBLAS_STATUS_UNKNOWN
} hipblasStatus_t;
typedef enum { HIPBLAS_OP_N = 111, HIPBLAS_OP_T, HIPBLAS_OP_C } hipblasOperation_t;
typedef enum { HIPBLAS_FILL_MODE_UPPER = 121, HIPBLAS_FILL_MODE_LOWER, HIPBLAS_FILL_MODE_FULL } hipblasFillMode_t;
typedef enum { HIPBLAS_DIAG_NON_UNIT = 131, HIPBLAS_DIAG_UNIT } hipblasDiagType_t;
typedef enum { HIPBLAS_SIDE_LEFT = 141, HIPBLAS_SIDE_RIGHT, HIPBLAS_SIDE_BOTH } hipblasSideMode_t;
typedef enum { HIPBLAS_POINTER_MODE_HOST, HIPBLAS_POINTER_MODE_DEVICE } hipblasPointerMode_t;
typedef enum { HIPBLAS_GEMM_DEFAULT = 160 } hipblasGemmAlgo_t;
typedef enum { HIPBLAS_ATOMICS_NOT_ALLOWED, HIPBLAS_ATOMICS_ALLOWED } hipblasAtomicsMode_t;
typedef enum { HIPBLAS_DEFAULT_MATH, HIPBLAS_XF32_XDL_MATH, HIPBLAS_TF32_TENSOR_OP_MATH } hipblasMath_t;
typedef enum {
  HIPBLAS_COMPUTE_16F, HIPBLAS_COMPUTE_16F_PEDANTIC, HIPBLAS_COMPUTE_32F, HIPBLAS_COMPUTE_32F_PEDANTIC,
  HIPBLAS_COMPUTE_32F_FAST_16F, HIPBLAS_COMPUTE_32F_FAST_16BF, HIPBLAS_COMPUTE_32F_FAST_TF32, HIPBLAS_COMPUTE_64F,
  HIPBLAS_COMPUTE_64F_PEDANTIC, HIPBLAS_COMPUTE_32I, HIPBLAS_COMPUTE_32I_PEDANTIC
} hipblasComputeType_t;
typedef hipDataType hipblasDatatype_t;
#define HIPBLAS_R_16F HIP_R_16F
#define HIPBLAS_R_32F HIP_R_32F
#define HIPBLAS_R_64F HIP_R_64F
#define HIPBLAS_R_16B HIP_R_16BF
#define HIPBLAS_R_8I HIP_R_8I
#define HIPBLAS_R_32I HIP_R_32I
typedef uint16_t hipblasHalf;
extern "C" {
const char* hipblasStatusToString(hipblasStatus_t);
hipblasStatus_t hipblasCreate(hipblasHandle_t*);
hipblasStatus_t hipblasDestroy(hipblasHandle_t);
hipblasStatus_t hipblasSetStream(hipblasHandle_t, hipStream_t);
hipblasStatus_t hipblasGetStream(hipblasHandle_t, hipStream_t*);
hipblasStatus_t hipblasSetPointerMode(hipblasHandle_t, hipblasPointerMode_t);
hipblasStatus_t hipblasSetAtomicsMode(hipblasHandle_t, hipblasAtomicsMode_t);
hipblasStatus_t hipblasSetMathMode(hipblasHandle_t, hipblasMath_t);
hipblasStatus_t hipblasSetWorkspace(hipblasHandle_t, void*, size_t);
#define A2A_BLAS(s, T)                                                                                                    \
  hipblasStatus_t hipblas##s##gemm(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const T*,      \
                                   const T*, int, const T*, int, const T*, T*, int);                                      \
  hipblasStatus_t hipblas##s##gemmBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int,         \
                                          const T*, const T* const*, int, const T* const*, int, const T*, T* const*, int, \
                                          int);                                                                           \
  hipblasStatus_t hipblas##s##gemmStridedBatched(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int,  \
                                                 const T*, const T*, int, long long, const T*, int, long long, const T*,  \
                                                 T*, int, long long, int);
#define A2A_BLAS_MORE(s, T)                                                                                               \
  hipblasStatus_t hipblas##s##axpy(hipblasHandle_t, int, const T*, const T*, int, T*, int);                               \
  hipblasStatus_t hipblas##s##copy(hipblasHandle_t, int, const T*, int, T*, int);                                         \
  hipblasStatus_t hipblas##s##dot(hipblasHandle_t, int, const T*, int, const T*, int, T*);                                \
  hipblasStatus_t hipblas##s##nrm2(hipblasHandle_t, int, const T*, int, T*);                                              \
  hipblasStatus_t hipblas##s##scal(hipblasHandle_t, int, const T*, T*, int);                                              \
  hipblasStatus_t hipblas##s##gemv(hipblasHandle_t, hipblasOperation_t, int, int, const T*, const T*, int, const T*, int, \
                                   const T*, T*, int);                                                                    \
  hipblasStatus_t hipblas##s##geam(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, const T*, const T*, \
                                   int, const T*, const T*, int, T*, int);                                                \
  hipblasStatus_t hipblas##s##trsm(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,             \
                                   hipblasDiagType_t, int, int, const T*, const T*, int, T*, int);                        \
  hipblasStatus_t hipblas##s##trsmBatched(hipblasHandle_t, hipblasSideMode_t, hipblasFillMode_t, hipblasOperation_t,      \
                                          hipblasDiagType_t, int, int, const T*, const T* const*, int, T* const*, int, int);
A2A_BLAS(S, float)
A2A_BLAS(D, double)
A2A_BLAS(H, hipblasHalf)
A2A_BLAS_MORE(S, float)
A2A_BLAS_MORE(D, double)
#undef A2A_BLAS_MORE
#undef A2A_BLAS
}
// The type of computation has a type of its own in hipBLAS's second interface, and is a data type in the first.
template <class C> hipblasStatus_t hipblasGemmEx(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int, const void*,
    const void*, hipDataType, int, const void*, hipDataType, int, const void*, void*, hipDataType, int, C, hipblasGemmAlgo_t);
template <class C> hipblasStatus_t hipblasGemmBatchedEx(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int, int,
    const void*, const void* const*, hipDataType, int, const void* const*, hipDataType, int, const void*, void* const*,
    hipDataType, int, int, C, hipblasGemmAlgo_t);
template <class C> hipblasStatus_t hipblasGemmStridedBatchedEx(hipblasHandle_t, hipblasOperation_t, hipblasOperation_t, int, int,
    int, const void*, const void*, hipDataType, int, long long, const void*, hipDataType, int, long long, const void*, void*,
    hipDataType, int, long long, int, C, hipblasGemmAlgo_t);
#endif
