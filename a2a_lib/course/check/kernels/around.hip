#include "a2a/a2a.h"
extern "C" __global__ void next_row(a2a::World world, int* call, int* x, int* out, int n) {
  const int number = ++*call;
  for (int i = 0; world.rank == 0 && i < number % 2 * 60; ++i) __builtin_amdgcn_s_sleep(127);  // this rank is late
  for (int i = 0; i < n; ++i) x[i] = number * 100000 + world.rank * 10000 + i, out[i] = -1;
}
extern "C" __global__ void keep(const int* call, const int* out, int* kept, int n) {
  for (int i = 0; i < n; ++i) kept[(*call - 1) * n + i] = out[i];
}
