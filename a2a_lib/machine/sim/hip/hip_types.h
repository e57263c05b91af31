// Types and error numbers of the HIP runtime API (ROCm 6) that the simulator has.
#pragma once
#include <cstddef>
#include <cstdint>

// clang-format off: a table, a line each
#define A2A_HIP_ERRORS(X) \
  X(hipSuccess, 0) \
  X(hipErrorInvalidValue, 1) \
  X(hipErrorOutOfMemory, 2) \
  X(hipErrorInvalidDevice, 101) \
  X(hipErrorInvalidImage, 200) \
  X(hipErrorInvalidContext, 201) \
  X(hipErrorInvalidHandle, 400) \
  X(hipErrorIllegalState, 401) \
  X(hipErrorNotFound, 500) \
  X(hipErrorNotReady, 600) \
  X(hipErrorIllegalAddress, 700) \
  X(hipErrorLaunchOutOfResources, 701) \
  X(hipErrorLaunchTimeOut, 702) \
  X(hipErrorLaunchFailure, 719) \
  X(hipErrorCooperativeLaunchTooLarge, 720) \
  X(hipErrorNotSupported, 801) \
  X(hipErrorStreamCaptureUnsupported, 900) \
  X(hipErrorStreamCaptureInvalidated, 901) \
  X(hipErrorStreamCaptureMerge, 902) \
  X(hipErrorStreamCaptureUnmatched, 903) \
  X(hipErrorStreamCaptureUnjoined, 904) \
  X(hipErrorStreamCaptureIsolation, 905) \
  X(hipErrorStreamCaptureImplicit, 906) \
  X(hipErrorCapturedEvent, 907) \
  X(hipErrorGraphExecUpdateFailure, 910)
// clang-format on
extern "C" {
enum hipError_t {
#define X(name, number) name = number,
  A2A_HIP_ERRORS(X)
#undef X
};
enum hipMemcpyKind {
  hipMemcpyHostToHost,
  hipMemcpyHostToDevice,
  hipMemcpyDeviceToHost,
  hipMemcpyDeviceToDevice,
  hipMemcpyDefault
};
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
