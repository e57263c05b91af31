// Types, error numbers and addresses of the HIP runtime API (ROCm 6) that the simulator has.
#pragma once
#include <cstdint>

#include "memory/common.h"

// clang-format off: entries in rows
#define A2A_HIP_ERRORS(X) \
  X(hipSuccess, 0) X(hipErrorInvalidValue, 1) X(hipErrorOutOfMemory, 2) X(hipErrorInvalidDevice, 101) \
  X(hipErrorInvalidImage, 200) X(hipErrorInvalidContext, 201) X(hipErrorInvalidHandle, 400) \
  X(hipErrorIllegalState, 401) X(hipErrorNotFound, 500) X(hipErrorNotReady, 600) X(hipErrorIllegalAddress, 700) \
  X(hipErrorLaunchOutOfResources, 701) X(hipErrorLaunchTimeOut, 702) X(hipErrorLaunchFailure, 719) \
  X(hipErrorCooperativeLaunchTooLarge, 720) X(hipErrorNotSupported, 801) X(hipErrorStreamCaptureUnsupported, 900) \
  X(hipErrorStreamCaptureInvalidated, 901) X(hipErrorStreamCaptureMerge, 902) \
  X(hipErrorStreamCaptureUnmatched, 903) X(hipErrorStreamCaptureUnjoined, 904) \
  X(hipErrorStreamCaptureIsolation, 905) X(hipErrorStreamCaptureImplicit, 906) X(hipErrorCapturedEvent, 907) \
  X(hipErrorGraphExecUpdateFailure, 910)
// clang-format on
extern "C" {
enum hipError_t {
#define X(name, number) name = number,
  A2A_HIP_ERRORS(X)
#undef X
};
typedef int hipMemcpyKind;
typedef struct ihipStream_t* hipStream_t;
typedef struct ihipEvent_t* hipEvent_t;
typedef struct ihipGraph* hipGraph_t;
typedef struct hipGraphExec* hipGraphExec_t;
typedef struct ihipModule_t* hipModule_t;
typedef struct ihipModuleSymbol_t* hipFunction_t;
typedef void* hipDeviceptr_t;
struct hipIpcMemHandle_t { char reserved[64]; };
}
#define A2A_API extern "C" __attribute__((visibility("default")))

// Addresses of simulated GPUs have 64 bits, and HIP's API takes them as pointers.
namespace a2a::api {
#if UINTPTR_MAX > 0xffff'ffff
inline u64 address_of(const void* p) { return u64(reinterpret_cast<uintptr_t>(p)); }
inline void* pointer_to(u64 address) { return reinterpret_cast<void*>(address); }
#else  // wasm/address.cpp: a pointer of 32 bits stands for an address
u64 address_of(const void* p);
void* pointer_to(u64 address);
#endif
}  // namespace a2a::api
