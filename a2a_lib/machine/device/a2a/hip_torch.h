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

// Classes of two bytes, as there: sums and products are rounded to the class, those with a float or a double are of its type.
#define A2A_OPERATOR(Name, op)                                                                                        \
  inline __host__ __device__ Name operator op(Name a, Name b) { return Name((float)a op (float)b); }                 \
  inline __host__ __device__ Name& operator op##=(Name& a, Name b) { return a = a op b; }                            \
  template <class T> requires_number<T, Name> __host__ __device__ operator op(Name a, T b) { return (float)a op b; } \
  template <class T> requires_number<T, Name> __host__ __device__ operator op(T a, Name b) { return a op (float)b; }
#define A2A_SMALL(Name, Machine)                                                                                      \
  struct alignas(2) Name {                                                                                            \
    unsigned short x;                                                                                                 \
    Name() = default;                                                                                                 \
    __host__ __device__ Name(float v) : x(__builtin_bit_cast(unsigned short, (Machine)v)) {}                         \
    template <class M, class = same_as<M, Machine>> __host__ __device__ Name(M v)                                 \
        : x(__builtin_bit_cast(unsigned short, v)) {}                                                                 \
    __host__ __device__ explicit operator Machine() const { return __builtin_bit_cast(Machine, x); }                 \
    __host__ __device__ operator float() const { return (float)__builtin_bit_cast(Machine, x); }                     \
  };                                                                                                                  \
  A2A_OPERATOR(Name, +)                                                                                               \
  A2A_OPERATOR(Name, -)                                                                                               \
  A2A_OPERATOR(Name, *)                                                                                               \
  A2A_OPERATOR(Name, /)

namespace c10 {
template <class T, class Name> struct number {};
template <class Name> struct number<float, Name> { typedef float type; };
template <class Name> struct number<double, Name> { typedef double type; };
template <class Name> struct number<int, Name> { typedef Name type; };
template <class Name> struct number<long, Name> { typedef Name type; };
template <class T, class Name> using requires_number = typename number<T, Name>::type;
template <class A, class B> struct same {};
template <class A> struct same<A, A> { typedef A type; };
template <class A, class B> using same_as = typename same<A, B>::type;
A2A_SMALL(Half, _Float16)
A2A_SMALL(BFloat16, __bf16)
}  // namespace c10
#undef A2A_SMALL
#undef A2A_OPERATOR
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
