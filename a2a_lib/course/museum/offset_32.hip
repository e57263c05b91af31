#include "a2a/a2a.h"
using namespace a2a;

// cache [rows, stride] bytes, more than 2 GiB. Copies 64 bytes of row first + blockIdx.x. out [gridDim.x, 64].
extern "C" __global__ void take_rows(const uint8_t* cache, int first, int stride, uint8_t* out) {
  const int row = first + blockIdx.x;
#if MENDED
  const uint8_t* from = cache + (int64_t)row * stride;
#else
  const uint8_t* from = cache + row * stride;
#endif
  out[blockIdx.x * 64 + threadIdx.x] = from[threadIdx.x];
}

// Fills the 64 bytes that the kernel above reads.
extern "C" __global__ void put_rows(uint8_t* cache, int first, int stride) {
  const int64_t row = first + blockIdx.x;
  cache[row * stride + threadIdx.x] = (uint8_t)(3 * row + threadIdx.x);
}
