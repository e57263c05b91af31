#include "a2a/a2a.h"
using namespace a2a;
// Only reads: what nobody can do without.
extern "C" __global__ void read(int* total, const int* x, int n) {
  int sum = 0;
  for (int i = (blockIdx.x * blockDim.x + threadIdx.x) * 4; i + 4 <= n; i += gridDim.x * blockDim.x * 4) {
    const Bytes16 four = *(const Bytes16*)(x + i);
    sum += four.x ^ four.y ^ four.z ^ four.w;
  }
  if (sum == 0x7fffffff) *total = 1;  // never; but the compiler must not drop the loop
}
