// Kernels of sources with headers of Thrust or libcu++ call these names (toolchain/left_out.py). Algorithms are left out: the host calls them.
#pragma once
#include <hip/hip_runtime.h>
#include <tuple>
#include <utility>

namespace thrust {
using std::complex, std::tuple, std::make_tuple, std::get, std::swap, std::min, std::max;
template <class A, class B> struct pair {  // the C++ library's is the host's, as far as it is assigned
  A first{};
  B second{};
};
template <class A, class B> __host__ __device__ constexpr pair<A, B> make_pair(A a, B b) { return {a, b}; }
}  // namespace thrust
namespace cuda::std { using namespace ::std; }
