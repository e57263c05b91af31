// The C and C++ libraries of a file with host code, read before its first line, as ROCm's compiler does. libc++ and glibc
// declare host functions; a2a/hip.h then declares the device's, and overload resolution takes the caller's side.
#pragma once
#pragma clang force_cuda_host_device begin  // templates of kernels ask with it whether types fit
#include <__utility/declval.h>
#pragma clang force_cuda_host_device end
namespace std { inline namespace __1 {  // array::at
[[noreturn]] __attribute__((device)) inline void __throw_out_of_range(const char*) { __builtin_trap(); }
} }
#include <algorithm>
#include <cassert>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <sstream>
#include <type_traits>
#include <utility>
#pragma clang force_cuda_host_device begin  // complex numbers are the device's, too
#include <complex>
#pragma clang force_cuda_host_device end

#if __cplusplus < 202002L  // C++17's are not constexpr, so they are the host's alone; kernels use them.
namespace std {
template <class T> __attribute__((device)) inline void swap(T& a, T& b) {
  T c = std::move(a);
  a = std::move(b);
  b = std::move(c);
}
template <class T, size_t n> __attribute__((device)) inline void swap(T (&a)[n], T (&b)[n]) {
  for (size_t i = 0; i < n; ++i) swap(a[i], b[i]);
}
template <class T, class U = T> __attribute__((device)) inline T exchange(T& a, U&& b) {
  T old = std::move(a);
  a = std::forward<U>(b);
  return old;
}
}  // namespace std
#endif

// In place of code that cannot be read (toolchain/left_out.py), which refuses each kernel that reaches it.
__attribute__((host, device, noinline)) inline bool a2a_left_out() {
  int x;
  asm volatile("; left out" : "=v"(x));
  return x;
}
template <class T> T a2a_value();  // in place of a host variable's value
