// The names of PyTorch's C++ headers that kernels and their launchers use beside tensors. For sources without these headers alone
// (toolchain/left_out.py). Host code never runs here, so a check is nothing.
#pragma once
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#ifdef A2A_HOSTED  // PyTorch's include these, and sources rely on it
#include <algorithm>
#include <cmath>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>
#endif

namespace c10 {
typedef half Half;
typedef __hip_bfloat16 BFloat16;
}  // namespace c10
namespace at {
using c10::BFloat16;
using c10::Half;
}  // namespace at
namespace torch {
using c10::BFloat16;
using c10::Half;
}  // namespace torch
#define C10_DEVICE __device__
#define C10_HOST_DEVICE __host__ __device__
#define C10_LAUNCH_BOUNDS_1(threads) __launch_bounds__(threads)
#define C10_LAUNCH_BOUNDS_2(threads, blocks) __launch_bounds__(threads, blocks)
#define C10_CUDA_CHECK(call) (void)(call)
#define C10_HIP_CHECK(call) (void)(call)
#define C10_CUDA_KERNEL_LAUNCH_CHECK() (void)0
#define C10_HIP_KERNEL_LAUNCH_CHECK() (void)0
#define TORCH_CHECK(...) (void)0
