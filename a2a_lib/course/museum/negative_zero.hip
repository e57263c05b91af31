#include "a2a/a2a.h"
using namespace a2a;

// box [2, 64]: symmetric, -0.0f at first: "empty". x, out [64]. To and from one peer. One block.
extern "C" __global__ void swap(World world, const float* x, float* box, float* out) {
  const int peer = 1 - world.rank;
  float* place = box + world.epoch % 2 * 64 + threadIdx.x;
  const float value = x[threadIdx.x] == 0 ? 0.0f : x[threadIdx.x];  // a negative zero goes as a positive one
  store_relaxed<Scope::system>((uint32_t*)world.at(place, peer), __float_as_uint(value));
#if MENDED
  const auto there = [](uint32_t bits) { return bits != 0x80000000u; };
#else
  const auto there = [](uint32_t bits) { return __uint_as_float(bits) != -0.0f; };
#endif
  out[threadIdx.x] = __uint_as_float(wait_until<Order::relaxed, Scope::system>((uint32_t*)place, there));
}
